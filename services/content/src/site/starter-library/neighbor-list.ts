import { compassDirection } from '@placelore/contracts/places/great-circle.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { articleLink, formatDistance, ul } from './article-html-builder.js';
import { DAY_TRIP_RADIUS_METERS } from './nearby-records.js';

const CITY_NOTE = 'the guide to the city';

/** The surroundings of a sight. */
export interface Neighborhood {
  record: LandmarkRecord;
  /** Whether the page lists places within two kilometers next to the text. */
  hasNearbyPlaces: boolean;
  /** The nearest sights beyond two kilometers; the first however far, the others within a day trip. */
  farther: NearbyRecord<LandmarkRecord>[];
  city: CityRecord | null;
  /** Returns the slug of the article about a record, or null when there is none to link to. */
  findSlug: (id: string) => string | null;
}

/**
 * Renders the link to the article about the sight's city. The page itself lists what is nearby; only a sight without
 * such neighbors names those within a day trip, nearest first.
 */
export function renderNeighbors({ record, city, findSlug, hasNearbyPlaces, farther }: Neighborhood): string {
  const neighbors = hasNearbyPlaces ? [] : farther.filter(({ distance }) => distance <= DAY_TRIP_RADIUS_METERS);
  const citySlug = city && findSlug(city.id);
  const items = [
    ...neighbors.map((neighbor) => renderNeighbor(record, neighbor, findSlug)),
    ...(citySlug ? [`${articleLink(citySlug, city.name)}, ${CITY_NOTE}`] : []),
  ];
  return items.length > 0 ? ul(items) : '';
}

/** Renders the link to a sight with its distance and direction from a place. */
export function renderNeighbor(
  from: LandmarkRecord | CityRecord,
  { record, distance }: NearbyRecord<LandmarkRecord>,
  findSlug: Neighborhood['findSlug'],
): string {
  return `${articleLink(findSlug(record.id), record.name)}, ${formatDistance(distance)} ${compassDirection(from, record)}`;
}
