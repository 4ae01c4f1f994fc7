import { z } from 'zod';
import { type RateLimit, route } from '../core/route.js';
import { text } from '../core/text.js';
import { integerOr, number, numberOr, optionalNumber } from './map/query-numbers.js';
import { hasForbiddenCharacters, MAX_PLACE_NAME_LENGTH } from './names/place-name.js';
import { nearbyPlace, placeResolution, searchedPlace, travelRecommendations } from './places.js';

/** Search radius around a place in meters, and maximum number of places in one response. */
export const NEARBY_RADIUS = { default: 2_000, max: 10_000 } as const;
export const NEARBY_LIMIT = { default: 10, max: 50 } as const;

const latitude = number(-90, 90);
const longitude = number(-180, 180);
const name = text(MAX_PLACE_NAME_LENGTH).refine(
  (value) => !hasForbiddenCharacters(value),
  'contains characters that no place name has',
);

/** `lat,lng` in degrees. */
const point = z
  .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be sent once') })
  .regex(/^\s*-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/, 'must be "latitude,longitude" in degrees')
  .transform((value) => {
    const [lat = Number.NaN, lng = Number.NaN] = value.split(',').map(Number);
    return { latitude: lat, longitude: lng };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'must have a latitude between -90 and 90 and a longitude between -180 and 180',
  );

/** Provider that answered, and whether it replaces a preferred one that failed or exceeded its budget. */
export const providerInfo = {
  provider: z.string(),
  degraded: z.boolean(),
  attribution: z.string().nullable(),
};
/** Response headers with the same information, for lists and images. */
export const PROVIDER_HEADER = 'x-provider';
export const DEGRADED_HEADER = 'x-provider-degraded';
export const ATTRIBUTION_HEADER = 'x-attribution';

const nearbyQuery = z.object({
  /** Name of the location; required without a position. */
  location: name.optional(),
  /** Sight at the position itself, which is omitted from the response. */
  mainSite: name.optional(),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  /** Comma-separated names to omit because they were already shown; compared after normalization. */
  excludeNames: text(4_000)
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .optional(),
  offset: integerOr(0, 0, 1_000),
  /** Meters. */
  radius: numberOr(NEARBY_RADIUS.default, 50, NEARBY_RADIUS.max),
  limit: integerOr(NEARBY_LIMIT.default, 1, NEARBY_LIMIT.max),
});
export type NearbyInput = z.output<typeof nearbyQuery>;

const LOOKUP_RATE_LIMIT: RateLimit = { max: 240, windowSeconds: 60, by: 'visitor', maxPerAddress: 720 };

/** Place that matches a name. */
export const geocodedPlace = z.object({
  lat: z.number(),
  lng: z.number(),
  name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string().length(2),
});
export type GeocodedPlace = z.infer<typeof geocodedPlace>;

export const geocoding = geocodedPlace.extend({
  ...providerInfo,
  /** Other matches, most likely first. */
  alternatives: z.array(geocodedPlace),
});
export type Geocoding = z.infer<typeof geocoding>;

export const address = z.object({
  city: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  countryCode: z.string().length(2).nullable(),
  ...providerInfo,
});
export type Address = z.infer<typeof address>;

export const routeStep = z.object({
  instruction: z.string(),
  distanceMeters: z.number().nonnegative(),
  durationSeconds: z.number().nonnegative(),
});

/** Walking route. */
export const walkingRoute = z.object({
  /** Encoded with five decimals (Google's polyline algorithm). */
  polyline: z.string(),
  distanceMeters: z.number().nonnegative(),
  durationSeconds: z.number().nonnegative(),
  steps: z.array(routeStep),
  /** True for a straight line at 5 km/h, which is an estimate and not a route. */
  estimate: z.boolean(),
  ...providerInfo,
});
export type WalkingRoute = z.infer<typeof walkingRoute>;

/** Maximum size of a static map, in pixels. */
export const STATIC_MAP_MAX = { width: 1280, height: 1280 } as const;

const mapSize = z
  .string()
  .regex(/^\d{1,5}x\d{1,5}$/, 'must be "width" x "height" in pixels, for example 600x300')
  .default('600x300')
  .transform((value) => {
    const [width = 0, height = 0] = value.split('x').map(Number);
    return { width, height };
  })
  .refine(
    ({ width, height }) =>
      Math.min(width, height) >= 50 && width <= STATIC_MAP_MAX.width && height <= STATIC_MAP_MAX.height,
    `must be between 50x50 and ${STATIC_MAP_MAX.width}x${STATIC_MAP_MAX.height} pixels`,
  );

const staticMapQuery = z.object({
  lat: optionalNumber(-90, 90),
  lng: optionalNumber(-180, 180),
  /** Web Mercator zoom; default 15 for an exact position, 13 for a geocoded one, otherwise 10. */
  zoom: integerOr(13, 0, 20),
  size: mapSize,
  /** Positions of the markers as `lat,lng`, separated by `|`. */
  markers: text(2_000)
    .transform((value) => value.split('|').filter((entry) => entry.trim() !== ''))
    .pipe(z.array(point).max(50))
    .optional(),
  /** Name of the location; required without lat and lng. */
  location: name.optional(),
});
export type StaticMapInput = z.output<typeof staticMapQuery>;

const nearbyRoute = (kind: 'attractions' | 'restaurants' | 'accommodations') =>
  route({
    id: `places.nearby${kind[0]?.toUpperCase()}${kind.slice(1)}`,
    service: 'places',
    method: 'GET',
    path: `/api/nearby-${kind}`,
    access: 'public',
    summary: `Returns nearby ${kind}, ordered by distance, popularity and variety. The headers x-provider, x-provider-degraded and x-attribution name the provider`,
    query: nearbyQuery,
    response: z.array(nearbyPlace),
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED'],
  });

export const places = {
  nearbyAttractions: nearbyRoute('attractions'),
  nearbyRestaurants: nearbyRoute('restaurants'),
  nearbyAccommodations: nearbyRoute('accommodations'),
  geocode: route({
    id: 'places.geocode',
    service: 'places',
    method: 'GET',
    path: '/api/geocode',
    access: 'public',
    summary: 'Returns the likeliest position of a place name, with alternatives',
    query: z.object({ location: name.pipe(z.string().min(1, 'is required')) }),
    response: geocoding,
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED', 'PLACE_NOT_FOUND'],
  }),
  search: route({
    id: 'places.search',
    service: 'places',
    method: 'GET',
    path: '/api/places/search',
    access: 'public',
    summary: 'Returns up to six places of the bundled data that match a name, likeliest first, or the town it names',
    query: z.object({ q: name.pipe(z.string().min(3, 'must have at least 3 characters')) }),
    response: z.array(searchedPlace),
    rateLimit: LOOKUP_RATE_LIMIT,
    errors: ['INVALID_INPUT'],
  }),
  resolve: route({
    id: 'places.resolve',
    service: 'places',
    method: 'GET',
    path: '/api/places/resolve',
    access: 'public',
    summary: 'Returns what a query names: one place, several alike to choose from, similar names, or no place',
    query: z.object({ q: name.pipe(z.string().min(1, 'is required')) }),
    response: placeResolution,
    rateLimit: LOOKUP_RATE_LIMIT,
    errors: ['INVALID_INPUT'],
  }),
  reverseGeocode: route({
    id: 'places.reverseGeocode',
    service: 'places',
    method: 'GET',
    path: '/api/reverse-geocode',
    access: 'public',
    summary: 'Returns the city, region and country of a position; all are null far out at sea',
    query: z.object({ latitude, longitude }),
    response: address,
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED'],
  }),
  directions: route({
    id: 'places.directions',
    service: 'places',
    method: 'GET',
    path: '/api/directions',
    access: 'public',
    summary: 'Returns a walking route, or the straight line at 5 km/h, marked as an estimate',
    query: z.object({ from: point, to: point }),
    response: walkingRoute,
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED'],
  }),
  staticMap: route({
    id: 'places.staticMap',
    service: 'places',
    method: 'GET',
    path: '/api/static-map',
    access: 'public',
    summary: 'Returns a map image with markers',
    query: staticMapQuery,
    produces: 'image/png',
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED', 'PLACE_NOT_FOUND'],
  }),
  travelRecommendations: route({
    id: 'places.travelRecommendations',
    service: 'places',
    method: 'GET',
    path: '/api/travel-recommendations',
    access: 'public',
    summary:
      'Returns tours, hotels and activities of a city as links, with prices and ratings only as providers state them',
    query: z.object({
      location: name.pipe(z.string().min(1, 'is required')),
      category: text(60).default('general'),
    }),
    response: travelRecommendations,
    rateLimit: LOOKUP_RATE_LIMIT,
    startsWork: true,
    errors: ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED', 'PLACE_NOT_FOUND'],
  }),
  outbound: route({
    id: 'places.outbound',
    service: 'places',
    method: 'POST',
    path: '/api/outbound',
    access: 'public',
    summary: 'Counts a click on a provider link by provider and place, without personal data',
    body: z.object({ provider: text(40).pipe(z.string().min(1)), place: text(200).pipe(z.string().min(1)) }),
    errors: ['INVALID_INPUT'],
  }),
  outboundCounts: route({
    id: 'places.outboundCounts',
    service: 'places',
    method: 'GET',
    path: '/api/admin/outbound',
    access: 'admin',
    summary: 'Returns clicks on provider links, by provider and place',
    query: z.object({ days: integerOr(30, 1, 366) }),
    response: z.array(z.object({ provider: z.string(), place: z.string(), clicks: z.number().int() })),
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED'],
  }),
} as const;
