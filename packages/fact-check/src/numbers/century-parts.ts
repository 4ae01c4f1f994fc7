import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';

const HALF = /^(?:half|halfte|moitie|mitad|meta|metade)$/;
const FIRST = /^(?:first|erste[nrms]?|premiere|primera|prima|primeira)$/;
const SECOND = /^(?:second|latter|zweite[nrms]?|deuxieme|seconde|segunda|seconda)$/;
const EARLY =
  /^(?:early|beginning|start|anfang|beginn|fruhe[nmrs]?|debut|principios|comienzos|inicios?|inizio|inizi|comeco)$/;
const LATE = /^(?:late|end|ende|spate[nmrs]?|fin|finales|fines|fine|final|fim|tardo)$/;
const MAX_LEAD = 5;
/** First and last year, from 1 to 100, of the parts of a century. They overlap, since usage differs. */
const PARTS = { first: [1, 51], second: [50, 100], early: [1, 40], late: [60, 100] } as const;

/** Part of a century that a text states. */
interface CenturyPart {
  century: number;
  range: readonly [number, number];
  /** Positions of the words for it. */
  start: number;
  end: number;
}

/** Finds parts of centuries: "the second half of the 16th century", "early in the 18th century". */
function findCenturyParts({ tokens, quantities }: Reading): CenturyPart[] {
  return quantities
    .filter(({ dimension, value }) => dimension === 'century' && value > 0)
    .flatMap(({ first, value }) => {
      const start = Math.max(0, first - MAX_LEAD);
      const lead = tokens.slice(start, first);
      const has = (pattern: RegExp) => lead.some(({ word }) => pattern.test(word));
      const name = has(HALF)
        ? has(SECOND)
          ? 'second'
          : has(FIRST)
            ? 'first'
            : null
        : has(EARLY)
          ? 'early'
          : has(LATE)
            ? 'late'
            : null;
      return name === null ? [] : [{ century: value, range: PARTS[name], start, end: first }];
    });
}

const MIN_YEAR = 100;
const isWithinCentury = (century: number, { dimension, value }: Quantity): boolean =>
  dimension === 'bare' && value > MIN_YEAR && Math.ceil(value / 100) === century;

/**
 * Returns the cited years of a century, from 1 to 100, if possible only those beside a verb of the sentence. Returns
 * null if a fact states only the century.
 */
function findYears(century: number, reading: Reading, cited: readonly FactEvidence[]): number[] | null {
  const known = cited.flatMap(({ readings }) =>
    readings.flatMap((fact) => fact.quantities.map((quantity) => ({ quantity, fact }))),
  );
  if (known.some(({ quantity: { dimension, value } }) => dimension === 'century' && value === century)) return null;
  const within = known.filter(({ quantity }) => isWithinCentury(century, quantity));
  const ofVerb = within.filter(({ quantity, fact }) => sharesVerb(quantity, fact, reading));
  return (ofVerb.length > 0 ? ofVerb : within).map(({ quantity: { value } }) => ((value - 1) % 100) + 1);
}

/** Whether the clause of a year has a verb of the sentence. */
function sharesVerb({ first }: Quantity, fact: Reading, { tokens, language }: Reading): boolean {
  const clause = fact.clauses.find(({ positions }) => positions.includes(first));
  const verbs = tokens.filter((token) => token.isVerb === true);
  return (
    clause?.positions.some((position) =>
      verbs.some((verb) => isSameWord(verb, language, fact.tokens[position]!, fact.language)),
    ) ?? false
  );
}

const isWithin = (year: number, [first, last]: readonly [number, number]): boolean => year >= first && year <= last;

/** Checks that a cited year is in the part of the century that a sentence states. */
export function checkCenturyParts(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  for (const { century, range, start, end } of findCenturyParts(reading)) {
    const years = findYears(century, reading, cited);
    if (years === null || years.length === 0 || years.some((year) => isWithin(year, range))) continue;
    const { tokens, text } = reading;
    return { reason: 'number', detail: text.slice(tokens[start]!.start, tokens[end]!.end) };
  }
  return null;
}

/** Returns whether a word is the "half" of a time: "the second half of the 16th century", "half past seven". */
export const isPartOfTime = (reading: Reading, position: number): boolean => {
  const { tokens, numberPositions } = reading;
  if (!HALF.test(tokens[position]!.word)) return false;
  if (tokens[position + 1]?.word === 'past' && numberPositions.has(position + 2)) return true;
  return findCenturyParts(reading).some(({ start, end }) => position >= start && position < end);
};
