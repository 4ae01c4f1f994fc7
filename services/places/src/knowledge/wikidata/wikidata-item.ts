import { z } from 'zod';

/** Properties that are read; all others are dropped before caching. */
export const PROPERTIES = {
  instanceOf: 'P31',
  country: 'P17',
  admin: 'P131',
  capital: 'P36',
  language: 'P37',
  position: 'P625',
  geoNames: 'P1566',
  osmRelation: 'P402',
  osmWay: 'P10689',
  osmNode: 'P11693',
  isoCountry: 'P297',
  inception: 'P571',
  opening: 'P1619',
  architect: 'P84',
  style: 'P149',
  heritage: 'P1435',
  worldHeritageId: 'P757',
  elevation: 'P2044',
  height: 'P2048',
  length: 'P2043',
  area: 'P2046',
  population: 'P1082',
  website: 'P856',
  demolished: 'P576',
  closed: 'P3999',
  image: 'P18',
  location: 'P276',
  collection: 'P195',
} as const;

const snak = z.object({
  snaktype: z.string(),
  datavalue: z.object({ type: z.string(), value: z.unknown() }).optional(),
});
export type Snak = z.infer<typeof snak>;

/** Qualifiers that are read: time, end, part, certainty, and earliest and latest time. */
const qualifiers = z.object({
  P585: z.array(snak).optional(),
  P582: z.array(snak).optional(),
  P518: z.array(snak).optional(),
  P1319: z.array(snak).optional(),
  P1326: z.array(snak).optional(),
  P1480: z.array(snak).optional(),
});

const claim = z.object({
  mainsnak: snak,
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  qualifiers: qualifiers.optional(),
  /** Only their existence is read. */
  references: z.array(z.object({})).optional(),
});
export type Claim = z.infer<typeof claim>;

const claims = z.partialRecord(z.enum(Object.values(PROPERTIES)), z.array(claim).catch([])).catch({});

const term = z.object({ language: z.string(), value: z.string() });
/** The API writes an empty object of terms as an empty list. */
const terms = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema).catch({});

/** A Wikidata item, reduced to the parts that are read. */
export const wikidataItem = z.object({
  id: z.string().regex(/^Q[1-9]\d{0,11}$/),
  lastrevid: z.number().int().positive(),
  labels: terms(term),
  descriptions: terms(term),
  aliases: terms(z.array(term)),
  claims: z.preprocess(dropUnknownProperties, claims),
  sitelinks: terms(z.object({ title: z.string() })),
});
export type WikidataItem = z.infer<typeof wikidataItem>;
export type Property = (typeof PROPERTIES)[keyof typeof PROPERTIES];

function dropUnknownProperties(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return {};
  const known = new Set<string>(Object.values(PROPERTIES));
  return Object.fromEntries(Object.entries(value).filter(([property]) => known.has(property)));
}

/**
 * Returns the name of an item in one of the languages, as a proper name for all languages, or in English; null without
 * one.
 */
export function getLabel(labels: WikidataItem['labels'], ...languages: string[]): string | null {
  const found = [...languages, 'mul', 'en'].find((language) => Object.hasOwn(labels, language));
  return found === undefined ? null : labels[found]?.value.trim() || null;
}

/** Returns all names of an item in the languages that were read. */
export const getAllNames = ({ labels, aliases }: WikidataItem): string[] => [
  ...new Set([...Object.values(labels), ...Object.values(aliases).flat()].map(({ value }) => value)),
];
