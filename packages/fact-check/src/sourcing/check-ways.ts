import { isSameWord } from '../checks/word-match.js';
import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const FROM: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set('from'.split(' ')),
  de: new Set('von vom aus'.split(' ')),
  fr: new Set('de du des d depuis'.split(' ')),
  es: new Set('de del desde'.split(' ')),
  it: new Set('da dal dallo dalla dall dai dalle'.split(' ')),
  pt: new Set('de do da desde'.split(' ')),
};
const TO: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set('to into onto toward towards'.split(' ')),
  de: new Set('nach zum zur bis in'.split(' ')),
  fr: new Set('à au aux vers jusqu'.split(' ')),
  es: new Set('a al hasta hacia'.split(' ')),
  it: new Set('a ad al allo alla all ai alle verso'.split(' ')),
  pt: new Set('ao à até para'.split(' ')),
};

/** Nouns that a text goes from and to: "from Lake Ontario to Lake Erie". */
interface Way {
  from: readonly Token[];
  to: readonly Token[];
}

/** Finds a way that leads in the other direction in a fact. */
export function checkWaysOfFacts(reading: Reading, known: readonly Reading[]): Finding | null {
  if (!reading.tokens.some((token) => isLead(token, FROM[reading.language]))) return null;
  const stated = findWay(reading);
  if (stated.from.length === 0 || stated.to.length === 0) return null;
  for (const fact of known) {
    const way = findWay(fact);
    const isIn = (token: Token, others: readonly Token[]) =>
      others.some((other) => isSameWord(token, reading.language, other, fact.language));
    const reversed = stated.from.find((token) => isIn(token, way.to) && !isIn(token, way.from));
    const isOtherEnd = stated.to.some((token) => isIn(token, fact.tokens) && !isIn(token, way.to));
    if (reversed !== undefined && isOtherEnd) return { reason: 'role', detail: reversed.text };
  }
  return null;
}

const READ = new WeakMap<Reading, Way>();
const MAX_NOUN_DISTANCE = 4;
/** Prepositions are short: longer words need no look-up. */
const MAX_LEAD_LENGTH = 7;
const isLead = ({ text }: Token, prepositions: ReadonlySet<string> | undefined): boolean =>
  text.length <= MAX_LEAD_LENGTH && prepositions?.has(text.toLowerCase()) === true;
const RELATIVE = /^(?:que|qui|quien|cual|che|cui|quem|which|whom)$/;

function findWay(reading: Reading): Way {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { language } = reading;
  const way = {
    from: findAfter(reading, FROM[language], language !== 'en' && language !== 'de'),
    to: findAfter(reading, TO[language], false),
  };
  READ.set(reading, way);
  return way;
}

/**
 * Returns the words that follow a preposition up to the next one.
 * @param isLed whether the other end has to follow: "de" alone is seldom "from"
 */
function findAfter(
  { tokens, language, numberPositions }: Reading,
  prepositions: ReadonlySet<string> | undefined,
  isLed: boolean,
): Token[] {
  if (prepositions === undefined) return [];
  return tokens.flatMap((lead, position) => {
    if (!isLead(lead, prepositions) || numberPositions.has(position + 1)) return [];
    if (RELATIVE.test(tokens[position + 1]?.text ?? '')) return [];
    const found: Token[] = [];
    let isFollowed = false;
    for (const token of tokens.slice(position + 1, position + 1 + MAX_NOUN_DISTANCE)) {
      if (token.kind === 'sign' && !/^['’-]$/.test(token.text)) break;
      isFollowed = isLead(token, TO[language]);
      if (isFollowed || isLead(token, FROM[language])) break;
      if (token.kind === 'word' && !token.isFunction) found.push(token);
    }
    return isLed && !isFollowed ? [] : found;
  });
}
