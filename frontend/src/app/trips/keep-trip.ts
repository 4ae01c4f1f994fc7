import { guides } from '@placelore/contracts/content/guides.js';
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
import { type KeptCopy, keepCopy, removeCopy, updateCopy } from '../../lib/cache/kept-copies.js';

/** Pictures that are kept of each stop. */
const IMAGES_PER_STOP = 3;
/** Provider whose routes may not be stored. */
const GOOGLE_PROVIDER = 'google';

/** Start of the ids of kept trips. */
const TRIP_COPY_PREFIX = 'trip/';

/** Returns how a trip is named among what is kept. */
export const toTripCopy = ({ id, title }: Pick<Trip, 'id' | 'title'>): KeptCopy => ({
  id: TRIP_COPY_PREFIX + id,
  title,
  path: `/trips/${id}`,
});

/** Returns whether a kept copy is of a trip, which is private. */
export const isTripCopy = ({ id }: Pick<KeptCopy, 'id'>): boolean => id.startsWith(TRIP_COPY_PREFIX);

const getTripUrl = ({ id }: Trip): string => buildRequest(trips.read, { id }).url;

/** Returns a trip without positions that may not be stored. */
const toStorableTrip = (trip: Trip): Trip => ({
  ...trip,
  stops: trip.stops.map((stop) => (stop.isPositionStorable ? stop : { ...stop, coordinates: null })),
});

/**
 * Keeps a trip: its list, the guides of its stops with some pictures, the ways between them, and the built-in map around
 * them. Throws as `keepCopy` does.
 */
export async function keepTrip(shownTrip: Trip): Promise<void> {
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
  await keepCopy(toTripCopy(trip), { responses, urls: [...new Set(urls)] });
}

/** Replaces the list of a kept trip after a change. */
export const updateKeptTrip = (trip: Trip): Promise<void> =>
  updateCopy(toTripCopy(trip), getTripUrl(trip), toStorableTrip(trip));

/** Removes a trip from this device. */
export const removeKeptTrip = (trip: Trip): Promise<void> => removeCopy(toTripCopy(trip).id);

/** Adds the text of an article as guests receive it. @returns the URLs of its pictures */
async function addArticle(responses: Map<string, unknown>, slug: string): Promise<string[]> {
  const path = getArticleCallPath(slug);
  const response = await fetch(path, { credentials: 'omit' });
  if (!isCacheable(response)) return [];
  const article = (await response.json()) as OfflineArticleData;
  responses.set(path, article);
  return findArticleImages(article, IMAGES_PER_STOP);
}

/** Adds an existing guide under the URL from which its page reads it; none is written for it. */
async function addGuide(responses: Map<string, unknown>, q: string): Promise<void> {
  const response = await fetch(buildRequest(guides.findCached, { q }).url);
  if (response.ok) responses.set(buildRequest(guides.generate, { q }).url, await response.json());
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
