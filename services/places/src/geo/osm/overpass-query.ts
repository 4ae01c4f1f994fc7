import type { Position } from '@placelore/contracts/geography.js';
import type { PlaceKind } from '@placelore/contracts/places.js';

/** Tags of what a traveller visits, eats at or sleeps in. Every line also demands a name. */
const FILTERS: Record<PlaceKind, readonly string[]> = {
  attraction: [
    '["tourism"~"^(attraction|museum|gallery|viewpoint|artwork|zoo|aquarium|theme_park)$"]',
    '["historic"~"^(aqueduct|archaeological_site|castle|cathedral|church|city_gate|fort|manor|memorial|monastery|monument|mosque|palace|ruins|ship|temple|tomb|tower)$"]',
    // Of parks, peaks and houses of prayer only those somebody wrote about.
    '["amenity"="place_of_worship"]["wikidata"]',
    '["leisure"~"^(park|garden|nature_reserve)$"]["wikidata"]',
    '["natural"~"^(peak|beach|volcano|cave_entrance)$"]["wikidata"]',
  ],
  restaurant: ['["amenity"="restaurant"]'],
  accommodation: ['["tourism"~"^(hotel|guest_house|hostel|motel|apartment|chalet)$"]'],
};

/** Seconds Overpass may work on a query, and bytes it may use: more is of no use within our time limit. */
const SERVER_SECONDS = 3;
const SERVER_BYTES = 67_108_864;
/** Metres that count as close by. */
const CLOSE_BY = 500;
/** Elements of each part of the answer. */
const MOST = { known: 80, closeBy: 120, others: 200 };

/**
 * The query for places of some kinds within `radius` metres. Overpass cannot sort by distance and a full old town has
 * thousands of restaurants; so three parts are asked at once: those with an encyclopedia entry, those close by, and as
 * many of the rest as are useful. An element may be in more than one.
 */
export function overpassQuery(kinds: readonly PlaceKind[], { latitude, longitude }: Position, radius: number): string {
  const part = (metres: number, extra: string, most: number) =>
    `(${kinds
      .flatMap((kind) => FILTERS[kind])
      .map((filter) => `nwr["name"]${filter}${extra}(around:${metres},${latitude},${longitude});`)
      .join('')});out center ${most};`;
  return [
    `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`,
    part(radius, '["wikidata"]', MOST.known),
    part(Math.min(radius, CLOSE_BY), '', MOST.closeBy),
    part(radius, '', MOST.others),
  ].join('\n');
}
