import { compassDirection } from '@placelore/contracts/places/great-circle.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import { articleLink, escapeText, formatDistance, joinList, p, strong, ul } from './article-html-builder.js';
import { DAY_TRIP_RADIUS_METERS } from './nearby-records.js';

const EAT_LABEL = 'Where to eat:';
const CITY_NOTE = 'the guide to the city';

/** What surrounds a sight. */
export interface Neighborhood {
  record: LandmarkRecord;
  /** Within two kilometers, nearest first. */
  nearbyLandmarks: NearbyRecord<LandmarkRecord>[];
  /** The nearest ones beyond two kilometers; the first however far, the others within a day trip. */
  farther: NearbyRecord<LandmarkRecord>[];
  /** Nearby places to eat, nearest first. */
  restaurants: NearbyRecord<RestaurantRecord>[];
  city: CityRecord | null;
  /** Returns the slug of the article about a record, or null when there is none to link to. */
  findSlug: (id: string) => string | null;
}

/** Renders the neighbors of a sight within a day trip, nearest first, its city, and where to eat. */
export function renderNeighbors(neighborhood: Neighborhood): string {
  const { record, city, findSlug, nearbyLandmarks, farther, restaurants } = neighborhood;
  const withinDayTrip = farther.filter(({ distance }) => distance <= DAY_TRIP_RADIUS_METERS);
  const neighbors = nearbyLandmarks.length > 0 ? nearbyLandmarks : withinDayTrip;
  const citySlug = city && findSlug(city.id);
  const items = [
    ...neighbors.map((neighbor) => renderNeighbor(record, neighbor, findSlug)),
    ...(citySlug ? [`${articleLink(citySlug, city.name)}, ${CITY_NOTE}`] : []),
  ];
  return (
    (items.length > 0 ? ul(items) : '') +
    (restaurants.length > 0 ? p(`${strong(EAT_LABEL)} ${nameRestaurants(restaurants)}.`) : '')
  );
}

/** Renders the link to a sight with its distance and direction from a place. */
export function renderNeighbor(
  from: LandmarkRecord | CityRecord,
  { record, distance }: NearbyRecord<LandmarkRecord>,
  findSlug: Neighborhood['findSlug'],
): string {
  return `${articleLink(findSlug(record.id), record.name)}, ${formatDistance(distance)} ${compassDirection(from, record)}`;
}

const nameRestaurants = (restaurants: Neighborhood['restaurants']): string =>
  joinList(
    restaurants.map(
      ({ record, distance }) =>
        `${strong(escapeText(record.name))} (${escapeText(record.cuisine)}, ${formatDistance(distance)})`,
    ),
  );
