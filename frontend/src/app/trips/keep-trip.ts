import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import { type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import { listCellUrlsAround } from '../../features/maps/outline/cells-around.js';
import { getLegEnds, getRouteUrl } from '../../features/trips/legs/legs.js';
import { buildRequest } from '../../lib/api/api.js';
import {
  findArticleImages,
  getArticleCallPath,
  isCacheable,
  type OfflineArticleData,
} from '../../lib/cache/article-copies.js';
import { type KeptCopy, keepCopy, readKeptIds, removeCopy, updateCopy } from '../../lib/cache/kept-copies.js';
import { toStorable, toStorableTrip } from '../../lib/storable-positions.js';

/** Number of pictures that are kept for each stop. */
const IMAGES_PER_STOP = 3;
/** Provider whose routes may not be stored. */
const GOOGLE_PROVIDER = 'google';

/** Id of a kept trip, `trip/{user}/{trip}`. It names the owner even if keeping the trip was interrupted. */
const TRIP_COPY_ID = /^trip\/(\d+)/;

const getCopyId = (tripId: number, userId: number): string => `trip/${userId}/${tripId}`;

/** Returns the id and title under which a trip is kept. @param userId its owner */
export const toTripCopy = ({ id, title }: Pick<Trip, 'id' | 'title'>, userId: number): KeptCopy => ({
  id: getCopyId(id, userId),
  title,
  path: `/trips/${id}`,
});

/** Returns the id of the only user who may see a kept copy, or null if its content is public. */
export function getCopyOwner(copyId: string): number | null {
  const [, owner] = TRIP_COPY_ID.exec(copyId) ?? [];
  return owner === undefined ? null : Number(owner);
}

/** Deletes the kept trips of all other users from this device. */
export async function removeOtherUsersTrips(userId: number): Promise<void> {
  for (const id of await readKeptIds()) {
    const owner = getCopyOwner(id);
    if (owner !== null && owner !== userId) await removeCopy(id);
  }
}

const getTripUrl = ({ id }: Trip): string => buildRequest(trips.read, { id }).url;

/**
 * Keeps a trip: its list, the guides of its stops with some pictures, the walks between them, and the built-in map
 * around them. Throws what `keepCopy` throws.
 * @param userId owner of the trip
 */
export async function keepTrip(shownTrip: Trip, userId: number): Promise<void> {
  const trip = toStorableTrip(shownTrip);
  const responses = new Map<string, unknown>([[getTripUrl(trip), trip]]);
  const urls: string[] = trip.stops.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []);
  for (const { path } of trip.stops) {
    const slug = /^\/articles\/([a-z0-9-]+)$/.exec(path ?? '')?.[1];
    const query = /^\/dynamic\/([a-z0-9-]+)$/.exec(path ?? '')?.[1];
    if (slug !== undefined) urls.push(...(await addArticle(responses, slug)));
    if (query !== undefined) await addGuide(responses, query);
  }
  await addRoutes(responses, trip);
  urls.push(...listCellUrlsAround(trip.stops.flatMap(({ coordinates }) => coordinates ?? [])));
  await keepCopy(toTripCopy(trip, userId), { responses, urls: [...new Set(urls)] });
}

/** Replaces the list of a kept trip after a change. */
export const updateKeptTrip = (trip: Trip, userId: number): Promise<void> =>
  updateCopy(toTripCopy(trip, userId), getTripUrl(trip), toStorableTrip(trip));

/** Removes a trip from this device. */
export const removeKeptTrip = ({ id }: Pick<Trip, 'id'>, userId: number): Promise<void> =>
  removeCopy(getCopyId(id, userId));

/** Adds the text of an article as guests receive it. @returns the URLs of its pictures */
async function addArticle(responses: Map<string, unknown>, slug: string): Promise<string[]> {
  const path = getArticleCallPath(slug);
  const response = await fetch(path, { credentials: 'omit' });
  if (!isCacheable(response)) return [];
  const article = (await response.json()) as OfflineArticleData;
  responses.set(path, article);
  return findArticleImages(article, IMAGES_PER_STOP);
}

/** Adds an existing guide under the URL that its page reads. A missing guide is not requested. */
async function addGuide(responses: Map<string, unknown>, q: string): Promise<void> {
  const response = await fetch(buildRequest(guides.findCached, { q }).url);
  if (!response.ok) return;
  const found = (await response.json()) as GuideResponse;
  const kept = 'temporary' in found ? { ...found, article: toStorable(found.article) } : found;
  responses.set(buildRequest(guides.generate, { q }).url, kept);
}

async function addRoutes(responses: Map<string, unknown>, { stops }: Trip): Promise<void> {
  for (const ends of getLegEnds(stops)) {
    const url = ends && getRouteUrl(ends);
    const response = url ? await fetch(url) : null;
    if (!url || !response?.ok) continue;
    const route = (await response.json()) as { provider?: string };
    if (route.provider !== GOOGLE_PROVIDER) responses.set(url, route);
  }
}
