import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceKind } from '@placelore/contracts/places/places.js';

/** Tags of sights, restaurants and accommodations. Every filter also requires a name. */
const FILTERS_BY_KIND: Record<PlaceKind, readonly string[]> = {
  attraction: [
    '["tourism"~"^(attraction|museum|gallery|viewpoint|artwork|zoo|aquarium|theme_park)$"]',
    '["historic"~"^(aqueduct|archaeological_site|castle|cathedral|church|city_gate|fort|manor|memorial|monastery|monument|mosque|palace|ruins|ship|temple|tomb|tower)$"]',
    // Parks, peaks and places of worship are included only with an encyclopedia entry.
    '["amenity"="place_of_worship"]["wikidata"]',
    '["leisure"~"^(park|garden|nature_reserve)$"]["wikidata"]',
    '["natural"~"^(peak|beach|volcano|cave_entrance)$"]["wikidata"]',
  ],
  restaurant: ['["amenity"="restaurant"]'],
  accommodation: ['["tourism"~"^(hotel|guest_house|hostel|motel|apartment|chalet)$"]'],
};

/**
 * Maximum seconds of server time and bytes of memory for a query; more would be useless within this service's timeout.
 */
const SERVER_SECONDS = 10;
const SERVER_BYTES = 67_108_864;
/** Radius in meters of the part close by. */
const CLOSE_BY_METERS = 500;
/** Maximum number of elements of each part of the response. */
const MAX_ELEMENTS = { notable: 80, closeBy: 120, rest: 200 };

/**
 * Returns the query for places of some kinds within `radius` meters. Overpass cannot sort by distance, and an old town
 * has thousands of restaurants. Therefore one query requests three parts: places with an encyclopedia entry, places
 * close by, and as many others as are useful. An element may be in several parts.
 */
export function buildOverpassQuery(
  kinds: readonly PlaceKind[],
  { latitude, longitude }: Position,
  radius: number,
): string {
  const buildPart = (meters: number, extra: string, max: number) =>
    `(${kinds
      .flatMap((kind) => FILTERS_BY_KIND[kind])
      .map((filter) => `nwr["name"]${filter}${extra}(around:${meters},${latitude},${longitude});`)
      .join('')});out center ${max};`;
  return [
    `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`,
    buildPart(radius, '["wikidata"]', MAX_ELEMENTS.notable),
    buildPart(Math.min(radius, CLOSE_BY_METERS), '', MAX_ELEMENTS.closeBy),
    buildPart(radius, '', MAX_ELEMENTS.rest),
  ].join('\n');
}
