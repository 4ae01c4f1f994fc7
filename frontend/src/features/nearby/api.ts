import { type Article, articles } from '@placelore/contracts/content/articles/articles.js';
import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import type { RouteArguments } from '@placelore/contracts/core/route.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/names/place-name.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { NEARBY_STRINGS } from './strings.js';

export const NEARBY_KINDS = ['attractions', 'restaurants', 'accommodations'] as const;
export type NearbyKind = (typeof NEARBY_KINDS)[number];

/** Area to search in: a name, a position in degrees, or both. */
export interface SearchArea {
  location?: string | undefined;
  /** Attraction at the center, which does not count as one of its own nearby places. */
  mainSite?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const ROUTES = {
  attractions: places.nearbyAttractions,
  restaurants: places.nearbyRestaurants,
  accommodations: places.nearbyAccommodations,
} as const;

/** Converts a title or location to a valid place name, because it may contain characters that names must not have. */
const toOptionalPlaceName = (text: string | undefined): string | undefined => toPlaceName(text ?? '') || undefined;

function toNearbyArguments(kind: NearbyKind, around: SearchArea): RouteArguments<typeof places.nearbyAttractions> {
  const { location, latitude, longitude } = around;
  const mainSite = kind === 'attractions' ? around.mainSite : undefined;
  return { location: toOptionalPlaceName(location), mainSite: toOptionalPlaceName(mainSite), latitude, longitude };
}

/** @throws Error with the message to show if the places cannot be read */
async function fetchNearby(
  kind: NearbyKind,
  args: RouteArguments<typeof places.nearbyAttractions>,
): Promise<NearbyPlace[]> {
  try {
    return await call(ROUTES[kind], args);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new Error(NEARBY_STRINGS.fetchFailed(kind, error.status), { cause: error });
  }
}

/** Returns the places of a kind around an area. @param isNeeded whether to read them */
export function useNearby(kind: NearbyKind, around: SearchArea, isNeeded = true): SWRResponse<NearbyPlace[], Error> {
  const args = toNearbyArguments(kind, around);
  return useSWR<NearbyPlace[], Error>(isNeeded ? toKey(ROUTES[kind], args) : null, () => fetchNearby(kind, args));
}

/**
 * Fetches places of the kind, except the excluded names.
 * @param radius meters; if absent, the service's default
 * @throws what reading the list throws
 */
export const fetchReplacements = (
  kind: NearbyKind,
  around: SearchArea,
  excludeNames: string,
  radius?: number,
): Promise<NearbyPlace[]> => fetchNearby(kind, { ...toNearbyArguments(kind, around), excludeNames, offset: 0, radius });

/** Place of which at least the name is known. */
export interface NamedPlace {
  name: string;
  coordinates: Coordinates | null;
  /** Distance, as displayed. */
  distance?: string | undefined;
}

/** Returns the details of a place, searched for around its own position. */
export function usePlaceDetails(
  place: NamedPlace,
  knownPlace: NearbyPlace | undefined,
): SWRResponse<NearbyPlace, Error> {
  const args = place.coordinates
    ? { latitude: place.coordinates.lat, longitude: place.coordinates.lng }
    : { location: toOptionalPlaceName(place.name) };
  const key = knownPlace ? null : ([...toKey(places.nearbyAttractions, args), place.name] as const);
  return useSWR<NearbyPlace, Error>(
    key,
    async () => {
      const around = await fetchNearby('attractions', args);
      const found = around.find(({ name }) => name.toLowerCase() === place.name.toLowerCase());
      if (!found) throw new Error(`${place.name} was not found at its position`);
      return { ...found, distance: place.distance ?? found.distance };
    },
    { shouldRetryOnError: false, ...(knownPlace && { fallbackData: knownPlace }) },
  );
}

const toGuideArguments = ({ name, coordinates }: NamedPlace, around: SearchArea) => ({
  q: name,
  source: 'nearby_attraction' as const,
  parentLocation: toOptionalPlaceName(around.location),
  parentTitle: toOptionalPlaceName(around.mainSite),
  parentLat: around.latitude,
  parentLng: around.longitude,
  lat: coordinates?.lat,
  lng: coordinates?.lng,
});

/** Returns the guide to a place. If there is none, it is written. */
export function usePlaceGuide(place: NamedPlace, around: SearchArea): SWRResponse<GuideResponse, Error> {
  const args = toGuideArguments(place, around);
  return useSWR<GuideResponse, Error>(toKey(guides.generate, args), () => call(guides.generate, args), {
    shouldRetryOnError: false,
  });
}

/** Returns the published guide of a local URL: `/articles/{slug}`. */
export function usePublishedGuide(url: string): Article | undefined {
  const args = { slug: url.replace(/^\/articles\//, '') };
  const { data } = useSWR(toKey(articles.bySlug, args), () => call(articles.bySlug, args));
  return data;
}

/** Requests the guide while its page loads. The page reports failures. */
export function generateGuideInBackground({ name, coordinates }: NamedPlace): void {
  const args = { q: name, lat: coordinates?.lat, lng: coordinates?.lng, source: 'nearby_attraction' as const };
  call(guides.generate, args).catch(() => undefined);
}
