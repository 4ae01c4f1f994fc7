import type { FactEvidence } from '../checks/evidence.js';
import { isFree, isSameWord } from '../checks/words/word-match.js';
import { findDays } from '../hours/calendar.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Words about payment in general, which do not say what is free, or for whom. */
const PAYING = new Set(
  'free-entry cost pay ticket enter k-ticket k-price visitor k-everyday all open visit see give'.split(' '),
);
const UNPAID =
  /(?<!\p{L})(?:(?:no(?:body|thing)?|not|n['’]t|without|never) .{0,12}(?:pay\w*|charge\w*|fee|cost\w*)|(?:nadie|no se|sin) (?:pag|cobra)\p{L}*|(?:nessuno|non si|senza) paga\p{L}*|(?:personne|sans|rien) .{0,10}pa(?:ie|y)\p{L}*|(?:niemand|nichts|ohne) .{0,10}(?:zahl|koste)\p{L}*|(?:ninguém|não se) paga\p{L}*)/iu;

/** The German "frei" is about money only with these: not in "legte die Gräber frei". */
const GERMAN_FREE = /(?<!\p{L})(?:ist|sind|bleibt|bleiben|eintritt|zutritt|zugang)(?!\p{L})/iu;

/**
 * Checks what is free, and for whom: "the fortress free, museums charge" does not support free museums, and "Sundays
 * free for Mexicans" does not support free Sundays for everybody.
 */
export function checkFreeEntry(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const isFreeWord = (token: Token) => saysFree(token) && !(token.word === 'frei' && !GERMAN_FREE.test(reading.text));
  const clause = reading.clauses.find(({ positions }) => positions.some((each) => isFreeWord(reading.tokens[each]!)));
  if (clause === undefined && !UNPAID.test(reading.text)) return null;
  const stated =
    clause === undefined
      ? findPartAround(UNPAID, reading)
      : clause.positions.map((position) => reading.tokens[position]!);
  const known = cited.flatMap(({ readings, label }) =>
    readings.flatMap((fact) => findParts(fact, label?.text ?? '').map((words) => ({ words, fact }))),
  );
  const free = known.filter(({ words }) => words.some(saysFree));
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
      !words.some(saysFree) &&
      words.some(
        (word) => isTelling(word) && isIn(word, stated, fact) && !free.some((each) => isIn(word, each.words, fact)),
      ),
  );
  // "Children under five" for "under 5 free", where older children pay.
  const isOfAge = free.some(({ words }) =>
    words.some(
      ({ kind, text }) => kind === 'number' && reading.quantities.some(({ written }) => written === Number(text)),
    ),
  );
  return isOfThem && (isOfAge || !isOfOthers) ? null : finding;
}

const saysFree = ({ concepts }: Token): boolean => concepts.includes('free-entry');

const FOR_ALL =
  /(?<!\p{L})(?:every(?:one|body)|any(?:one|body)|all (?:visitors|guests|passengers)|jede[rmn]?|alle[nr]? Besucher\p{L}*|für alle|tout le monde|tous|todos|todo el mundo|tutti)(?!\p{L})/iu;
const GROUP = new Set(['inhabitant', 'local', 'live', 'under']);

/** Checks that free entry for a group, such as residents or children, does not become free entry for everybody. */
export function checkFreeForAll(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  if (!FOR_ALL.test(reading.text) || !reading.tokens.some(saysFree)) return null;
  const parts = cited
    .flatMap(({ readings, label }) => readings.flatMap((fact) => findParts(fact, label?.text ?? '')))
    .filter((words) => words.some(saysFree));
  const isOfGroup = ({ kind, concepts }: Token) =>
    kind === 'number' || concepts.some((concept) => isOfClass(concept, 'r') || GROUP.has(concept));
  const isOfSome = parts.length > 0 && parts.every((words) => words.some(isOfGroup));
  const isLimited = reading.quantities.length > 0 || reading.tokens.some(isOfGroup);
  return isOfSome && !isLimited ? { reason: 'qualifier', detail: reading.text } : null;
}

/** A price that is said to hold on a day as well: "5,000 pesos, Sundays included". */
const INCLUDED =
  /(?<!\p{L})(?:includ(?:ed|ing)|inclusive|(?:as|even) on|einschließlich|inklusive|y? ?compris\p{L}*|inclus\p{L}*|incluid\p{L}*|compres\p{L}*|incluíd\p{L}*)(?!\p{L})/iu;

/**
 * Checks the days of free entry: "free on Tuesdays" supports neither free Thursdays nor a price that holds on Tuesdays.
 */
export function checkFreeDays(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const days = findDays(reading.tokens, false);
  const isPaid = INCLUDED.test(reading.text) && reading.quantities.some(({ dimension }) => dimension === 'money');
  const isUnpaid = reading.tokens.some(saysFree) || UNPAID.test(reading.text);
  if (days === 0 || !(isUnpaid || isPaid)) return null;
  const free = cited
    .flatMap(({ readings, label }) => readings.flatMap((fact) => findParts(fact, label?.text ?? '')))
    .filter((words) => words.some(saysFree))
    .map((words) => findDays(words));
  const isOther = free.length > 0 && free.every((each) => each !== 0 && (each & days) === 0);
  const isFreeThen = !isUnpaid && free.some((each) => each !== 0 && (each & days) !== 0);
  return isOther || isFreeThen ? { reason: 'number-of-something-else', detail: reading.text } : null;
}

/** Returns the tokens between the commas around a match. */
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

/** Splits the value of a fact at its punctuation. */
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
