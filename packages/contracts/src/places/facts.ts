import { z } from 'zod';
import { license } from './licenses.js';

/** Subjects of facts. */
export const FACT_KINDS = [
  'summary',
  'significance',
  'anecdote',
  'orientation',
  'period',
  'detail',
  'description',
  'local name',
  'tip',
  'best time',
  'location',
  'population',
  'capital',
  'language',
  'area',
  'elevation',
  'height',
  'length',
  'inception',
  'opening',
  'architect',
  'style',
  'heritage',
  'inside',
  'nearby',
  'cuisine',
  'opening hours',
  'website',
  'extract',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Origins of facts. */
export const FACT_PROVIDERS = [
  'guidebook',
  'gazetteer',
  'countries',
  'wikidata',
  'wikipedia',
  'wikivoyage',
  'osm',
  'google',
] as const;
export type FactProvider = (typeof FACT_PROVIDERS)[number];

/** Web address that a page may link to. */
const webUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** Values of the guidebook that are compared with open sources. */
export const COMPARED_FIELDS = ['position', 'date', 'height'] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** A record of the guidebook by type and id. */
export const guidebookRecord = z.object({ type: z.enum(['landmark', 'city']), id: z.string().min(1).max(200) });
export type GuidebookRecord = z.infer<typeof guidebookRecord>;

/** A value of the guidebook that differs from Wikidata's by more than the tolerance, both as readable text. */
export const guidebookDifference = z.object({
  field: z.enum(COMPARED_FIELDS),
  ours: z.string().min(1).max(200),
  theirs: z.string().min(1).max(200),
});
export type GuidebookDifference = z.infer<typeof guidebookDifference>;

/** Comparison of a record with its Wikidata item. */
export const recordComparison = z.object({
  /** Page of the item; null if no item is certainly the place. */
  itemUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  /** Also empty if there is nothing to compare. */
  differences: z.array(guidebookDifference).max(COMPARED_FIELDS.length),
});
export type RecordComparison = z.infer<typeof recordComparison>;

/** A statement about a place that can be checked at its source. */
export const fact = z.object({
  /** `f1`, `f2`, …; unique among the facts of a place. */
  id: z.string().regex(/^f[1-9]\d{0,3}$/),
  /** One sentence; rarely two that belong together. */
  statement: z.string().min(1).max(2500),
  kind: z.enum(FACT_KINDS),
  /**
   * Value in the statement: a decimal number with a point and without separators; an ISO 8601 date, which may be only a
   * year or month (`1889`, `1889-03`; `-0447` for 447 BC); or a name. Null if the statement has no single value.
   */
  value: z.string().min(1).max(2000).nullable(),
  /**
   * Unit of a numeric value: `m`, `km`, `km²`, `min`, `people`. Null for numbers without a unit and for other values.
   */
  unit: z.string().min(1).max(20).nullable(),
  /** Language of the statement as BCP 47 tag. */
  language: z.string().min(2).max(35).default('en'),
  /** Day on which the statement was true, if the source states it. */
  asOf: z.iso.date().nullable(),
  /** Id of its {@link FactSource}. */
  sourceId: z.string().regex(/^s[1-9]\d{0,3}$/),
});
export type Fact = z.infer<typeof fact>;

/** Document or data set from which facts come, with the data for its credit. */
export const factSource = z.object({
  /** `s1`, `s2`, …; unique among the sources of a place. */
  id: z.string().regex(/^s[1-9]\d{0,3}$/),
  provider: z.enum(FACT_PROVIDERS),
  /** Name for display: "Placelore guidebook", "Wikipedia: Eiffel Tower". */
  name: z.string().min(1).max(300),
  /** Current page of the source; null when it has none. */
  url: webUrl.nullable(),
  /** Page of the revision that was read; null if the source has no revisions. */
  permalink: webUrl.nullable(),
  /** Revision or version that was read. */
  revision: z.string().min(1).max(100).nullable(),
  license,
  /** Authors to credit: "Wikipedia contributors". */
  authors: z.string().min(1).max(300).nullable(),
  retrievedAt: z.iso.datetime(),
});
export type FactSource = z.infer<typeof factSource>;

/** Facts about a place with their sources. Every fact has a source, and ids are unique. */
export const placeKnowledge = z
  .object({ facts: z.array(fact).max(2000), sources: z.array(factSource).max(100) })
  .refine(({ facts }) => new Set(facts.map(({ id }) => id)).size === facts.length, {
    error: 'must have different ids',
    path: ['facts'],
  })
  .refine(({ sources }) => new Set(sources.map(({ id }) => id)).size === sources.length, {
    error: 'must have different ids',
    path: ['sources'],
  })
  .refine(({ facts, sources }) => facts.every(({ sourceId }) => sources.some((source) => source.id === sourceId)), {
    error: 'must have a source in the list',
    path: ['facts'],
  });
export type PlaceKnowledge = z.infer<typeof placeKnowledge>;

/** Ways in which the Wikidata item of a place was found, the most certain first. */
export const IDENTITY_METHODS = ['osm wikidata', 'osm wikipedia', 'external id', 'search'] as const;

/** Wikidata item that is certainly a place. */
export const placeIdentity = z.object({
  wikidataId: z.string().regex(/^Q[1-9]\d{0,11}$/),
  foundBy: z.enum(IDENTITY_METHODS),
});
export type PlaceIdentity = z.infer<typeof placeIdentity>;
