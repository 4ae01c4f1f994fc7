import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import { type Claim, PROPERTIES, type Property, type Snak, type WikidataItem } from './wikidata-item.js';

const EARTH = /\/Q2$/;

const timeValue = z.object({ time: z.string(), precision: z.number().int(), calendarmodel: z.string().optional() });
const quantityValue = z.object({
  amount: z.string(),
  unit: z.string(),
  upperBound: z.string().optional(),
  lowerBound: z.string().optional(),
});
const itemValue = z.object({ id: z.string() });
const positionValue = z.object({ latitude: z.number(), longitude: z.number(), globe: z.string().nullish() });

export type TimeValue = z.infer<typeof timeValue>;
export type QuantityValue = z.infer<typeof quantityValue>;

/**
 * Returns the valid claims of a property: those that have a value and the best rank and are neither deprecated nor
 * ended. Claims about the whole place come before claims about a part, and those with a reference before others.
 */
export function getBestClaims({ claims }: Pick<WikidataItem, 'claims'>, property: Property, now = new Date()): Claim[] {
  const valid = (claims[property] ?? []).filter(
    ({ mainsnak, rank, qualifiers }) =>
      mainsnak.snaktype === 'value' &&
      rank !== 'deprecated' &&
      !qualifiers?.P582?.some((snak) => hasPassed(readTime(snak), now)),
  );
  const preferred = valid.filter(({ rank }) => rank === 'preferred');
  const ranked = preferred.length > 0 ? preferred : valid;
  const whole = preferFiltered(ranked, ({ qualifiers }) => !qualifiers?.P518);
  return preferFiltered(whole, ({ references }) => (references?.length ?? 0) > 0);
}

function preferFiltered(claims: Claim[], isBetter: (claim: Claim) => boolean): Claim[] {
  const better = claims.filter(isBetter);
  return better.length > 0 ? better : claims;
}

/** An end time without a readable year means that the claim ended at an unknown time. */
function hasPassed(time: TimeValue | null, now: Date): boolean {
  const year = Number(/^([+-]\d+)-/.exec(time?.time ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(year) || year < now.getUTCFullYear() || isBefore(time?.time ?? '', now);
}

/** Compares the day of a time in the current year; a month or day of 00 means the first. */
const isBefore = (time: string, now: Date) =>
  time.replace(/^\+/, '').replaceAll('-00', '-01').slice(0, 10) <= now.toISOString().slice(0, 10);

const readValue =
  <T>(type: string, schema: z.ZodType<T>) =>
  ({ snaktype, datavalue }: Snak): T | null =>
    snaktype === 'value' && datavalue?.type === type ? (schema.safeParse(datavalue.value).data ?? null) : null;

export const readTime = readValue('time', timeValue);
export const readQuantity = readValue('quantity', quantityValue);
export const readText = readValue('string', z.string());
const readItem = readValue('wikibase-entityid', itemValue);
const readPosition = readValue('globecoordinate', positionValue);

/** Returns the ids of the items that are values of a property. */
export const getItemIds = (item: Pick<WikidataItem, 'claims'>, property: Property): string[] => [
  ...new Set(getBestClaims(item, property).flatMap(({ mainsnak }) => readItem(mainsnak)?.id ?? [])),
];

/** Returns the texts or identifiers that are values of a property. */
export const getTexts = (item: Pick<WikidataItem, 'claims'>, property: Property): string[] => [
  ...new Set(getBestClaims(item, property).flatMap(({ mainsnak }) => readText(mainsnak) ?? [])),
];

/** Returns the position of an item on Earth; null without one. */
export function getItemPosition(item: Pick<WikidataItem, 'claims'>): Position | null {
  for (const { mainsnak } of getBestClaims(item, PROPERTIES.position)) {
    const value = readPosition(mainsnak);
    if (!value || !EARTH.test(value.globe ?? '/Q2')) continue;
    return { latitude: value.latitude, longitude: value.longitude };
  }
  return null;
}

/** Whether something has ended permanently, because it was demolished or closed. */
export const isGone = (item: Pick<WikidataItem, 'claims'>): boolean =>
  getBestClaims(item, PROPERTIES.demolished).length > 0;
