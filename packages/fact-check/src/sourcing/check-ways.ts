import { isSameWord } from '../checks/word-match.js';
import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const FROM: Partial<Record<Language, RegExp>> = {
  en: /^from$/,
  de: /^(?:von|vom|aus)$/,
  fr: /^(?:de|du|des|d|depuis)$/,
  es: /^(?:de|del|desde)$/,
  it: /^(?:da|dal|dallo|dalla|dall|dai|dalle)$/,
  pt: /^(?:de|do|da|desde)$/,
};
const TO: Partial<Record<Language, RegExp>> = {
  en: /^(?:to|into|onto|towards?)$/,
  de: /^(?:nach|zum|zur|bis|in)$/,
  fr: /^(?:à|au|aux|vers|jusqu)$/,
  es: /^(?:a|al|hasta|hacia)$/,
  it: /^(?:a|ad|al|allo|alla|all|ai|alle|verso)$/,
  pt: /^(?:ao|à|até|para)$/,
};

/** Nouns that a text goes from and to: "from Lake Ontario to Lake Erie". */
interface Way {
  from: readonly Token[];
  to: readonly Token[];
}

/** Finds a way that leads in the other direction in a fact. */
export function checkWaysOfFacts(reading: Reading, known: readonly Reading[]): Finding | null {
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
const RELATIVE = /^(?:que|qui|quien|cual|che|cui|quem|which|whom)$/;

function findWay(reading: Reading): Way {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const way = {
    from: findAfter(reading, FROM[reading.language], /^(?:fr|es|it|pt)$/.test(reading.language)),
    to: findAfter(reading, TO[reading.language], false),
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
  preposition: RegExp | undefined,
  isLed: boolean,
): Token[] {
  if (preposition === undefined) return [];
  return tokens.flatMap((lead, position) => {
    if (!preposition.test(lead.text.toLowerCase()) || numberPositions.has(position + 1)) return [];
    if (RELATIVE.test(tokens[position + 1]?.text ?? '')) return [];
    const found: Token[] = [];
    let isFollowed = false;
    for (const token of tokens.slice(position + 1, position + 1 + MAX_NOUN_DISTANCE)) {
      if (token.kind === 'sign' && !/^['’-]$/.test(token.text)) break;
      const text = token.text.toLowerCase();
      isFollowed = TO[language]?.test(text) === true;
      if (isFollowed || FROM[language]?.test(text) === true) break;
      if (token.kind === 'word' && !token.isFunction) found.push(token);
    }
    return isLed && !isFollowed ? [] : found;
  });
}
