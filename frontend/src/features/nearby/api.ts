import { type Article, articles } from '@placelore/contracts/content/articles/articles.js';
import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import type { RouteArguments } from '@placelore/contracts/core/route.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/place-name.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { NEARBY_STRINGS } from './strings.js';

export const NEARBY_KINDS = ['attractions', 'restaurants', 'accommodations'] as const;
export type NearbyKind = (typeof NEARBY_KINDS)[number];

/** Around what places are looked for: a name, a position in degrees, or both. */
export interface SearchArea {
  location?: string | undefined;
  /** The sight one is at, which is not one of its own neighbours. */
  mainSite?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const ROUTES = {
  attractions: places.nearbyAttractions,
  restaurants: places.nearbyRestaurants,
  accommodations: places.nearbyAccommodations,
} as const;

/** Titles and locations may hold what no name of a place does. */
const toOptionalPlaceName = (text: string | undefined): string | undefined => toPlaceName(text ?? '') || undefined;

function toNearbyArguments(kind: NearbyKind, around: SearchArea): RouteArguments<typeof places.nearbyAttractions> {
  const { location, latitude, longitude } = around;
  const mainSite = kind === 'attractions' ? around.mainSite : undefined;
  return { location: toOptionalPlaceName(location), mainSite: toOptionalPlaceName(mainSite), latitude, longitude };
}

/** @throws Error as the documents word it, when the places cannot be read */
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

/** The places of a kind around something. */
export function useNearby(kind: NearbyKind, around: SearchArea): SWRResponse<NearbyPlace[], Error> {
  const args = toNearbyArguments(kind, around);
  return useSWR<NearbyPlace[], Error>(toKey(ROUTES[kind], args), () => fetchNearby(kind, args));
}

/**
 * Places of the kind that have none of the names.
 * @param radius meters; the service's own when it is left out
 * @throws as the reading of the list does
 */
export const fetchReplacements = (
  kind: NearbyKind,
  around: SearchArea,
  excludeNames: string,
  radius?: number,
): Promise<NearbyPlace[]> => fetchNearby(kind, { ...toNearbyArguments(kind, around), excludeNames, offset: 0, radius });

/** A place of which at least the name is known. */
export interface NamedPlace {
  name: string;
  coordinates: Coordinates | null;
  /** As it is shown. */
  distance?: string | undefined;
}

/** All that is known of a place, looked up around its own position. */
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
      if (!found) throw new Error(`${place.name} is not among the places at its position`);
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

/** A guide to the place, written now if there is none. */
export function usePlaceGuide(place: NamedPlace, around: SearchArea): SWRResponse<GuideResponse, Error> {
  const args = toGuideArguments(place, around);
  return useSWR<GuideResponse, Error>(toKey(guides.generate, args), () => call(guides.generate, args), {
    shouldRetryOnError: false,
  });
}

/** The published guide at an address of ours: `/articles/{slug}`. */
export function usePublishedGuide(url: string): Article | undefined {
  const args = { slug: url.replace(/^\/articles\//, '') };
  const { data } = useSWR(toKey(articles.bySlug, args), () => call(articles.bySlug, args));
  return data;
}

/** Has the guide written while its page is on the way. Whether it can be is the page's concern. */
export function generateGuideInBackground({ name, coordinates }: NamedPlace): void {
  const args = { q: name, lat: coordinates?.lat, lng: coordinates?.lng, source: 'nearby_attraction' as const };
  call(guides.generate, args).catch(() => undefined);
}
