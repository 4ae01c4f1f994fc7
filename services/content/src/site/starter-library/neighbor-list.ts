import { compassDirection } from '@placelore/contracts/places/great-circle.js';
import type { NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { articleLink, formatDistance, ul } from './article-html-builder.js';

const CITY_NOTE = 'the guide to the city';

/** Returns the slug of the article about a record, or null when there is none to link to. */
export type FindSlug = (id: string) => string | null;

/** Renders the link to the article about a sight's city. The page itself shows the sights around. */
export function renderCityLink(city: CityRecord | null, findSlug: FindSlug): string {
  const slug = city && findSlug(city.id);
  return slug ? ul([`${articleLink(slug, city.name)}, ${CITY_NOTE}`]) : '';
}

/** Renders the link to a sight with its distance and direction from a place. */
export function renderNeighbor(
  from: LandmarkRecord | CityRecord,
  { record, distance }: NearbyRecord<LandmarkRecord>,
  findSlug: FindSlug,
): string {
  return `${articleLink(findSlug(record.id), record.name)}, ${formatDistance(distance)} ${compassDirection(from, record)}`;
}
