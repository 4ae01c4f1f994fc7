import { isSameWord } from '../checks/words/word-match.js';
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

/** Start and end of a route: "from Lake Ontario to Lake Erie". */
interface Way {
  from: readonly Token[];
  to: readonly Token[];
}

/** Finds a route that is reversed in a fact, or that joins the start of one route to the end of another. */
export function checkWaysOfFacts(reading: Reading, known: readonly Reading[]): Finding | null {
  if (!reading.tokens.some((token) => isLead(token, FROM[reading.language]))) return null;
  const stated = findWays(reading).filter(({ from, to }) => from.length > 0 && to.length > 0);
  if (stated.length === 0) return null;
  for (const fact of known) {
    const ways = findWays(fact);
    for (const way of stated) {
      const isIn = (token: Token, others: readonly Token[]) =>
        others.some((other) => isSameWord(token, reading.language, other, fact.language));
      const starts = (other: Way) => way.from.some((token) => isIn(token, other.from));
      const ends = (other: Way) => way.to.some((token) => isIn(token, other.to));
      if (ways.some((other) => starts(other) && ends(other))) continue;
      const findReversed = (other: Way) =>
        way.to.some((token) => isIn(token, fact.tokens) && !isIn(token, other.to))
          ? way.from.find((token) => isIn(token, other.to) && !isIn(token, other.from))
          : undefined;
      const isJoined = reading.quantities.length > 0 && ways.some(starts) && ways.some(ends);
      const reversed = isJoined ? way.from[0] : ways.map(findReversed).find((token) => token !== undefined);
      if (reversed !== undefined) return { reason: 'role', detail: reversed.text };
    }
  }
  return null;
}

const READ = new WeakMap<Reading, readonly Way[]>();
const MAX_NOUN_DISTANCE = 4;
/** Longer words are no prepositions and need no lookup. */
const MAX_LEAD_LENGTH = 7;
const isLead = ({ text }: Token, prepositions: ReadonlySet<string> | undefined): boolean =>
  text.length <= MAX_LEAD_LENGTH && prepositions?.has(text.toLowerCase()) === true;
const RELATIVE = /^(?:que|qui|quien|cual|che|cui|quem|which|whom)$/;

/** Pairs each "from" with the "to" after it, or with the one before it: "to X from Y". */
function findWays(reading: Reading): readonly Way[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { language } = reading;
  const from = findEnds(reading, FROM[language], language !== 'en' && language !== 'de');
  const to = findEnds(reading, TO[language], false);
  const ways = (from.length === 0 ? [{ position: -1, tokens: [] }] : from).map(({ position, tokens }, index): Way => {
    const next = from[index + 1]?.position ?? Number.POSITIVE_INFINITY;
    const after = to.filter((end) => end.position > position && end.position < next);
    const start = from[index - 1]?.position ?? -1;
    const before = to.filter((end) => end.position > start && end.position < position);
    return { from: tokens, to: (after.length > 0 ? after : before).flatMap((end) => end.tokens) };
  });
  READ.set(reading, ways);
  return ways;
}

/** Words before a "to" or "from" that is no direction: "relating to", "thanks to". */
const NO_WAY =
  /^(?:relat\w+|dedicat\w+|accord\w+|belong\w*|thanks?|due|owing|next|close|similar|refer\w*|attribut\w+|known|prior|compared|gracias|gracia|grace|grazie|debido|gracas|dank)$/;

/** Periods are no routes: "from October to May". `checkHours` compares them. */
const isTime = ({ concepts }: Token): boolean => concepts.some((concept) => /^(?:month|weekday)-/.test(concept));

/** A preposition with the words after it. */
interface End {
  position: number;
  tokens: readonly Token[];
}

/**
 * Returns the words that follow each preposition up to the next one.
 * @param isLed whether a "to" must follow: the Romance "de" alone rarely means "from"
 */
function findEnds(
  { tokens, language, numberPositions }: Reading,
  prepositions: ReadonlySet<string> | undefined,
  isLed: boolean,
): End[] {
  if (prepositions === undefined) return [];
  return tokens.flatMap((lead, position) => {
    if (!isLead(lead, prepositions) || numberPositions.has(position + 1)) return [];
    if (RELATIVE.test(tokens[position + 1]?.text ?? '') || NO_WAY.test(tokens[position - 1]?.word ?? '')) return [];
    const found: Token[] = [];
    let isFollowed = false;
    for (const token of tokens.slice(position + 1, position + 1 + MAX_NOUN_DISTANCE)) {
      if (token.kind === 'sign' && !/^['’-]$/.test(token.text)) break;
      isFollowed = isLead(token, TO[language]);
      if (isFollowed || isLead(token, FROM[language])) break;
      if (token.kind === 'word' && !token.isFunction && !isTime(token)) found.push(token);
    }
    return found.length === 0 || (isLed && !isFollowed) ? [] : [{ position, tokens: found }];
  });
}
