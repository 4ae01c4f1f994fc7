import { type Article, articles } from '@placelore/contracts/articles.js';
import type { Coordinates } from '@placelore/contracts/geography.js';
import { type GuideAnswer, guides } from '@placelore/contracts/guides.js';
import { places } from '@placelore/contracts/maps.js';
import { asPlaceName } from '@placelore/contracts/place-name.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import type { RouteArguments } from '@placelore/contracts/route.js';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../lib/api.js';
import { HttpError } from '../../lib/http-error.js';
import { keyOf } from '../../lib/server-state.js';
import { NEARBY_TEXTS } from './texts.js';

export const NEARBY_KINDS = ['attractions', 'restaurants', 'accommodations'] as const;
export type NearbyKind = (typeof NEARBY_KINDS)[number];

/** Around what places are looked for: a name, a position in degrees, or both. */
export interface Surrounded {
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
const named = (text: string | undefined): string | undefined => asPlaceName(text ?? '') || undefined;

function argumentsOf(kind: NearbyKind, around: Surrounded): RouteArguments<typeof places.nearbyAttractions> {
  const { location, latitude, longitude } = around;
  const mainSite = kind === 'attractions' ? around.mainSite : undefined;
  return { location: named(location), mainSite: named(mainSite), latitude, longitude };
}

/** @throws Error as the documents word it, when the places cannot be read */
async function read(kind: NearbyKind, args: RouteArguments<typeof places.nearbyAttractions>): Promise<NearbyPlace[]> {
  try {
    return await call(ROUTES[kind], args);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new Error(NEARBY_TEXTS.fetchFailed(kind, error.status), { cause: error });
  }
}

/** The places of a kind around something. */
export function useNearby(kind: NearbyKind, around: Surrounded): SWRResponse<NearbyPlace[], Error> {
  const args = argumentsOf(kind, around);
  return useSWR<NearbyPlace[], Error>(keyOf(ROUTES[kind], args), () => read(kind, args));
}

/**
 * Places of the kind that have none of the names.
 * @param radius meters; the service's own when it is left out
 * @throws as the reading of the list does
 */
export const readOthers = (
  kind: NearbyKind,
  around: Surrounded,
  excludeNames: string,
  radius?: number,
): Promise<NearbyPlace[]> => read(kind, { ...argumentsOf(kind, around), excludeNames, offset: 0, radius });

/** A place of which at least the name is known. */
export interface NamedPlace {
  name: string;
  coordinates: Coordinates | null;
  /** As it is shown. */
  distance?: string | undefined;
}

/** All that is known of a place, looked up around its own position. */
export function usePlaceDetails(place: NamedPlace, known: NearbyPlace | undefined): SWRResponse<NearbyPlace, Error> {
  const args = place.coordinates
    ? { latitude: place.coordinates.lat, longitude: place.coordinates.lng }
    : { location: named(place.name) };
  const key = known ? null : ([...keyOf(places.nearbyAttractions, args), place.name] as const);
  return useSWR<NearbyPlace, Error>(
    key,
    async () => {
      const around = await read('attractions', args);
      const found = around.find(({ name }) => name.toLowerCase() === place.name.toLowerCase());
      if (!found) throw new Error(`${place.name} is not among the places at its position`);
      return { ...found, distance: place.distance ?? found.distance };
    },
    { shouldRetryOnError: false, ...(known && { fallbackData: known }) },
  );
}

const guideArguments = ({ name, coordinates }: NamedPlace, around: Surrounded) => ({
  q: name,
  source: 'nearby_attraction' as const,
  parentLocation: named(around.location),
  parentTitle: named(around.mainSite),
  parentLat: around.latitude,
  parentLng: around.longitude,
  lat: coordinates?.lat,
  lng: coordinates?.lng,
});

/** A guide to the place, written now if there is none. */
export function usePlaceGuide(place: NamedPlace, around: Surrounded): SWRResponse<GuideAnswer, Error> {
  const args = guideArguments(place, around);
  return useSWR<GuideAnswer, Error>(keyOf(guides.generate, args), () => call(guides.generate, args), {
    shouldRetryOnError: false,
  });
}

/** The published guide at an address of ours: `/articles/{slug}`. */
export function usePublishedGuide(url: string): Article | undefined {
  const args = { slug: url.replace(/^\/articles\//, '') };
  const { data } = useSWR(keyOf(articles.bySlug, args), () => call(articles.bySlug, args));
  return data;
}

/** Has the guide written while its page is on the way. Whether it can be is the page's concern. */
export function prepareGuide({ name, coordinates }: NamedPlace): void {
  const args = { q: name, lat: coordinates?.lat, lng: coordinates?.lng, source: 'nearby_attraction' as const };
  call(guides.generate, args).catch(() => undefined);
}
