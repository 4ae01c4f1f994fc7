import type { DestinationKind, DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { COUNTRY_CODES, getCountryName } from '@placelore/guidebook/countries/countries.js';
import { Destinations, getDestinationNames } from '@placelore/guidebook/destinations/destinations.js';
import { claim, type FakeItem, type FakeItems } from '../../support/wikimedia/fake-wikidata.js';

/** Wikidata classes by kind; other kinds use a class that the product does not list. */
const CLASSES: Partial<Record<DestinationKind, string>> = {
  region: 'Q82794',
  'historic-region': 'Q1620908',
  island: 'Q23442',
  archipelago: 'Q33837',
  lake: 'Q23397',
  river: 'Q4022',
  mountain: 'Q8502',
  range: 'Q46831',
  valley: 'Q39816',
  desert: 'Q8514',
  'national-park': 'Q46169',
};

/** What is different about a place with the same name, and how much Wikidata states about it. */
export const TWIN_KINDS = [
  'in another region of its country',
  'in another country',
  'in another country by its units alone',
  'at a distant position of its country',
  'without any statement where it is',
] as const;

const codes = [...COUNTRY_CODES];
const toCountryId = (code: string): string => `Q${1_000_000 + codes.indexOf(code)}`;
const { records } = Destinations.load();
const indexes = new Map(records.map(({ id }, index) => [id, index]));
export const toRegionId = ({ id }: DestinationRecord): string => `Q${2_000_000 + indexes.get(id)!}`;

export const createCountryItems = (): FakeItems =>
  Object.fromEntries(codes.map((code) => [toCountryId(code), { label: getCountryName(code), is: ['Q6256'] }]));

const toNames = (region: DestinationRecord): Pick<FakeItem, 'label' | 'aliases' | 'is'> => ({
  label: region.name,
  aliases: { en: getDestinationNames(region).slice(1) },
  is: [CLASSES[region.kind] ?? 'Q99999999'],
});

/** Returns a region's item. Some items lack countries, positions or units, as in Wikidata. */
export function createRegionItem(region: DestinationRecord, index: number): FakeItem {
  const { countries, within, extent } = region;
  const [west, south, east, north] = extent;
  const outer = within.find((id) => indexes.has(id));
  const units = outer ? [toRegionId({ ...region, id: outer })] : countries.map(toCountryId);
  return {
    ...toNames(region),
    // A different point of the region than in the atlas.
    ...(index % 7 !== 0 && {
      at: [
        region.latitude + (south + north - 2 * region.latitude) / 3,
        west > east ? region.longitude : region.longitude + (west + east - 2 * region.longitude) / 3,
      ],
    }),
    ...(index % 5 !== 0 && { country: countries.map(toCountryId) }),
    ...(index % 11 !== 0 && { claims: { P131: units.map((id) => claim.item(id)) } }),
  };
}

/**
 * Returns the item of another place with the name and class of a region.
 * @param units regions with an item, in which it may lie
 */
export function createTwin(region: DestinationRecord, index: number, units: readonly DestinationRecord[]): FakeItem {
  const [country = 'FR'] = region.countries;
  const names = toNames(region);
  const distant = findDistant(region, country, units);
  const abroad = codes.find((code, position) => position > index % 100 && !region.countries.includes(code))!;
  switch (TWIN_KINDS[index % TWIN_KINDS.length]) {
    case 'in another region of its country':
      if (distant === null) break;
      return {
        ...names,
        country: [toCountryId(country)],
        claims: { P131: [claim.item(toRegionId(distant))] },
      };
    case 'in another country by its units alone':
      return { ...names, claims: { P131: [claim.item(toCountryId(abroad))] } };
    case 'at a distant position of its country':
      if (distant === null) break;
      return { ...names, at: [distant.latitude, distant.longitude], country: [toCountryId(country)] };
    case 'without any statement where it is':
      return names;
  }
  return { ...names, country: [toCountryId(abroad)] };
}

/** Returns a region of a country that is far from another region; null without one. */
function findDistant(
  { id, extent, latitude, longitude }: DestinationRecord,
  country: string,
  units: readonly DestinationRecord[],
): DestinationRecord | null {
  const width = extent[2] - extent[0] + 3;
  const height = extent[3] - extent[1] + 3;
  return (
    units.find(
      (other) =>
        other.id !== id &&
        other.kind === 'region' &&
        other.countries.length === 1 &&
        other.countries[0] === country &&
        (Math.abs(other.longitude - longitude) > width + (other.extent[2] - other.extent[0]) ||
          Math.abs(other.latitude - latitude) > height + (other.extent[3] - other.extent[1])),
    ) ?? null
  );
}
