import type { FactKind } from '@placelore/contracts/places/facts.js';
import { findSegments, type Segment } from '../bindings/segments.js';
import type { FactEvidence } from '../checks/evidence.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { BUILDING_PROPERTIES, findPropertyTokens } from './read-properties.js';

/** What a part of a text states about its values: "opened in 1889" gives 1889 the property `open`. */
export interface Claim {
  properties: ReadonlySet<string>;
  quantities: readonly Quantity[];
  names: readonly (readonly Token[])[];
  /** Names that are the subject or follow "by". */
  agents: readonly (readonly Token[])[];
  reading: Reading;
  words: readonly Token[];
  /** Whether the fact is a label with a value, which states nothing more about the value. */
  isTerse: boolean;
  /** Whether the properties are those of another part of the sentence. */
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
 * Returns the claims of a sentence. A part without a property shares those of parts without a value.
 * @param isOfTerse whether a cited fact is a label with a value; then claims without a property matter as well
 */
export function findStatedClaims(reading: Reading, isOfTerse: boolean): Claim[] {
  const isName = ({ isCapital, isFirst, isOwnName }: Token) => isCapital && !isFirst && !isOwnName;
  if (reading.quantities.length === 0 && !reading.tokens.some(isName)) return [];
  const terms = findPropertyTokens(reading);
  if (terms.size === 0 && !isOfTerse) return [];
  const { segments } = findSegments(reading);
  return segments.map((segment) => {
    const own = collect(segment.words, terms);
    // With several values, it is unclear which one has the shared property.
    const isShared = own.size === 0 && segment.quantities.length < 2;
    return { ...toClaim(reading, segment, isShared ? collectShared(segment, segments, terms) : own), isShared };
  });
}

const KNOWN = new WeakMap<FactEvidence, readonly Claim[]>();

/** Returns the claims of a fact. Each part has its own properties, those of parts without a value, and the label's. */
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
      // "Restoration: given up by X in 1977, restored until 1990": the label belongs to the other part.
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
        new Set([
          ...named,
          ...own,
          ...collectShared(segment, segments, terms),
          ...(isTerse && all.some(isOfBuilding) ? findEnds(segment) : []),
        ]),
        isTerse,
      );
    });
  });
  KNOWN.set(evidence, claims);
  return claims;
}

/** The ends of a restoration or an ownership are not the beginning and completion of the place. */
const isOfBuilding = (property: string): boolean => BUILDING_PROPERTIES.has(property);

/** Adds beginning and completion for a period: "built: 1930–1981". `isRelationCompatible` compares which is which. */
const findEnds = ({ quantities }: Segment): string[] =>
  quantities.flatMap(({ relation }) => (relation === 'start' ? ['begin'] : relation === 'end' ? ['finish'] : []));

/** Returns the segment that is the label of another one: "architect: X; engineer: Y" has two labels. */
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

/** Whether a segment is a relative clause about the part before: "X, who built it in 1865". */
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
