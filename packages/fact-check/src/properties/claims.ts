import type { FactKind } from '@placelore/contracts/places/facts.js';
import { findSegments, type Segment } from '../bindings/segments.js';
import type { FactEvidence } from '../checks/evidence.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { findPropertyTokens } from './read-properties.js';

/** What a part of a text says of its values: "opened in 1889" claims the opening of 1889. */
export interface Claim {
  properties: ReadonlySet<string>;
  quantities: readonly Quantity[];
  names: readonly (readonly Token[])[];
  /** Those of the names that do it, or by whom it is done. */
  agents: readonly (readonly Token[])[];
  reading: Reading;
  words: readonly Token[];
  /** Of a fact of label and value, which tells nothing else of the value. */
  isTerse: boolean;
  /** The properties are those of a part beside it. */
  isShared: boolean;
}

const PROPERTIES_BY_KIND: Partial<Record<FactKind, readonly string[]>> = {
  height: ['m-height'],
  length: ['m-length'],
  elevation: ['m-elevation'],
  inception: ['found', 'build'],
  opening: ['open'],
  architect: ['design'],
  period: ['begin', 'build', 'finish'],
  population: ['c-population'],
};

/**
 * Returns the claims of a sentence. A part without a property has that of the parts beside it without a value.
 * @param isOfTerse whether a cited fact is a label with a value: then parts without a property tell something as well
 */
export function findStatedClaims(reading: Reading, isOfTerse: boolean): Claim[] {
  const isName = ({ isCapital, isFirst, isOwnName }: Token) => isCapital && !isFirst && !isOwnName;
  if (reading.quantities.length === 0 && !reading.tokens.some(isName)) return [];
  const terms = findPropertyTokens(reading);
  if (terms.size === 0 && !isOfTerse) return [];
  const { segments } = findSegments(reading);
  return segments.map((segment) => {
    const own = collect(segment.words, terms);
    // Of several values, it is not said whose a shared property is.
    const isShared = own.size === 0 && segment.quantities.length < 2;
    return { ...toClaim(reading, segment, isShared ? collectShared(segment, segments, terms) : own), isShared };
  });
}

const KNOWN = new WeakMap<FactEvidence, readonly Claim[]>();

/** Returns the claims of a fact: each part has its own properties, those told without a value, and those of the label. */
export function findKnownClaims(evidence: FactEvidence): readonly Claim[] {
  const known = KNOWN.get(evidence);
  if (known !== undefined) return known;
  const isTerse = evidence.label?.isTerse === true;
  const claims = evidence.readings.flatMap((reading) => {
    const { segments, label } = findSegments(reading);
    const terms = findPropertyTokens(reading);
    const labeled = [...collect(label, terms), ...(PROPERTIES_BY_KIND[evidence.fact.kind] ?? [])];
    return segments.map((segment, index) => {
      const next = segments[index + 1];
      const relative = next !== undefined && isRelative(next, reading) ? next.words : [];
      const own = collect([...segment.words, ...relative], terms);
      // "Restoration: given up by X in 1977, restored until 1990": the label is told of another part.
      const others = collect(
        segments.filter((other) => other !== segment).flatMap(({ words }) => words),
        terms,
      );
      const label = findOwnLabel(segment, segments, reading);
      const all = label === null ? labeled : [...collect(label.words, terms)];
      const named = own.size === 0 || label !== null ? all : all.filter((property) => !others.has(property));
      return toClaim(
        reading,
        segment,
        new Set([...named, ...own, ...collectShared(segment, segments, terms), ...(isTerse ? findEnds(segment) : [])]),
        isTerse,
      );
    });
  });
  KNOWN.set(evidence, claims);
  return claims;
}

/** "Restored: 1930–1981" tells when it began and ended; which is which is compared with the numbers. */
const findEnds = ({ quantities }: Segment): string[] =>
  quantities.flatMap(({ relation }) => (relation === 'start' ? ['begin'] : relation === 'end' ? ['finish'] : []));

/** "Architect: X; engineer: Y" has a label in each of its parts. */
const findOwnLabel = (segment: Segment, segments: readonly Segment[], { tokens }: Reading): Segment | null =>
  segments.find(
    (other) =>
      other !== segment &&
      other.sentence === segment.sentence &&
      other.words.length > 0 &&
      tokens[tokens.indexOf(other.words.at(-1)!) + 1]?.text === ':',
  ) ?? null;

const RELATIVE =
  /^(?:who|which|whose|that|where|der|die|das|dessen|deren|qui|que|dont|où|quien|cuyo|cuya|che|cui|quem|cujo|cuja)$/;
const MAX_LEAD = 2;

/** "X, who built it in 1865": what is said is told of the part before. */
function isRelative({ words }: Segment, { tokens }: Reading): boolean {
  const start = words.length === 0 ? -1 : tokens.indexOf(words[0]!);
  return tokens.slice(Math.max(0, start - MAX_LEAD), Math.max(0, start)).some(({ text }) => RELATIVE.test(text));
}

const collectShared = (
  { sentence }: Segment,
  segments: readonly Segment[],
  terms: ReadonlyMap<Token, readonly string[]>,
): Set<string> =>
  collect(
    segments
      .filter((other) => other.sentence === sentence && other.quantities.length === 0 && other.names.length === 0)
      .flatMap(({ words }) => words),
    terms,
  );

const collect = (words: readonly Token[], terms: ReadonlyMap<Token, readonly string[]>): Set<string> =>
  new Set(words.flatMap((word) => terms.get(word) ?? []));

const toClaim = (
  reading: Reading,
  { quantities, names, agents, words }: Segment,
  properties: ReadonlySet<string>,
  isTerse = false,
): Claim => ({
  properties,
  quantities,
  names,
  agents,
  reading,
  words,
  isTerse,
  isShared: false,
});
