import type { FactEvidence } from '../checks/evidence.js';
import { isFree, isSameWord } from '../checks/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Words about paying itself, which say nothing about who is free. */
const PAYING = new Set(
  'free-entry cost pay ticket enter k-ticket k-price visitor k-everyday all open visit see give'.split(' '),
);
const UNPAID =
  /(?<!\p{L})(?:(?:no(?:body|thing)?|not|n['’]t|without|never) .{0,12}(?:pay\w*|charge\w*|fee|cost\w*)|(?:nadie|no se|sin) (?:pag|cobra)\p{L}*|(?:nessuno|non si|senza) paga\p{L}*|(?:personne|sans|rien) .{0,10}pa(?:ie|y)\p{L}*|(?:niemand|nichts|ohne) .{0,10}(?:zahl|koste)\p{L}*|(?:ninguém|não se) paga\p{L}*)/iu;

/** "Legte die Gräber frei" has nothing to do with money. */
const GERMAN_FREE = /(?<!\p{L})(?:ist|sind|bleibt|bleiben|eintritt|zutritt|zugang)(?!\p{L})/iu;

/**
 * Checks what is said to be free: "the fortress free, museums charge" gives nobody the museums, and "Sundays free for
 * Mexicans" only Mexicans the Sundays.
 */
export function checkFreeEntry(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const isFreeWord = ({ concepts, word }: Token) =>
    concepts.includes('free-entry') && !(word === 'frei' && !GERMAN_FREE.test(reading.text));
  const clause = reading.clauses.find(({ positions }) => positions.some((each) => isFreeWord(reading.tokens[each]!)));
  if (clause === undefined && !UNPAID.test(reading.text)) return null;
  const stated =
    clause === undefined
      ? findPartAround(UNPAID, reading)
      : clause.positions.map((position) => reading.tokens[position]!);
  const known = cited.flatMap(({ readings, label }) =>
    readings.flatMap((fact) => findParts(fact, label?.text ?? '').map((words) => ({ words, fact }))),
  );
  const free = known.filter(({ words }) => words.some(isFreeWord));
  const finding: Finding = { reason: 'qualifier', detail: reading.text };
  if (free.length === 0) return clause === undefined ? null : finding;
  const isIn = (word: Token, tokens: readonly Token[], fact: Reading) =>
    tokens.some((token) => isSameWord(word, fact.language, token, reading.language));
  const isOfThem = free.some(({ words, fact }) => {
    const telling = words.filter(isTelling);
    const isAged = words.some(({ kind }) => kind === 'number');
    return telling.length === 0 || isAged || telling.some((word) => isIn(word, reading.tokens, fact));
  });
  const isOfOthers = known.some(
    ({ words, fact }) =>
      free.some((each) => each.fact === fact) &&
      !words.some(isFreeWord) &&
      words.some(
        (word) => isTelling(word) && isIn(word, stated, fact) && !free.some((each) => isIn(word, each.words, fact)),
      ),
  );
  return isOfThem && !isOfOthers ? null : finding;
}

/** Tokens between the commas around a match. */
function findPartAround(pattern: RegExp, { text, tokens }: Reading): readonly Token[] {
  const at = pattern.exec(text)?.index ?? 0;
  const start = text.lastIndexOf(',', at);
  const end = text.slice(at).search(/[,;]/);
  return tokens.filter((token) => token.start > start && (end === -1 || token.start < at + end));
}

const isTelling = (token: Token): boolean =>
  token.kind === 'word' &&
  !token.isFunction &&
  !isFree(token) &&
  !token.concepts.some(
    (concept) => PAYING.has(concept) || isOfClass(concept, 'h') || /^(?:weekday|month)-/.test(concept),
  );

/** Words of the parts of a value between its signs. */
function findParts({ tokens, text }: Reading, label: string): Token[][] {
  const start = label === '' ? 0 : text.indexOf(':');
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.start <= start) continue;
    if (/^[,;.]$/.test(token.text)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}
