import { z } from 'zod';
import { holdsForeignSigns, PLACE_NAME_MOST } from './place-name.js';
import { choosablePlace, nearbyPlace, travelRecommendations } from './places.js';
import { type RateLimit, route } from './route.js';
import { text } from './text.js';

/** Metres around a place that are searched, when nobody says how many, and at most. */
export const NEARBY_RADIUS = { standard: 2_000, most: 10_000 } as const;
/** Places in one answer, when nobody says how many, and at most. */
export const NEARBY_LIMIT = { standard: 10, most: 50 } as const;

/** Query values arrive as text; empty counts as absent. */
const fromText = (value: unknown) =>
  typeof value === 'string' ? (value.trim() === '' ? undefined : Number(value)) : value;
const between = (least: number, most: number) => {
  const bounds = `must be between ${least} and ${most}`;
  return z
    .number({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a number') })
    .min(least, bounds)
    .max(most, bounds);
};
const number = (least: number, most: number) => z.preprocess(fromText, between(least, most));
const optionalNumber = (least: number, most: number) =>
  z.preprocess(fromText, between(least, most).optional()).optional();
const numberOr = (standard: number, least: number, most: number) =>
  z.preprocess(fromText, between(least, most).default(standard)).default(standard);
const wholeOr = (standard: number, least: number, most: number) =>
  z.preprocess(fromText, between(least, most).int('must be a whole number').default(standard)).default(standard);
const latitude = number(-90, 90);
const longitude = number(-180, 180);
const name = text(PLACE_NAME_MOST).refine(
  (value) => !holdsForeignSigns(value),
  'holds signs that no name of a place has',
);

/** `lat,lng` in degrees. */
const point = z
  .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be given once') })
  .regex(/^\s*-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/, 'must be "latitude,longitude" in degrees')
  .transform((value) => {
    const [lat = Number.NaN, lng = Number.NaN] = value.split(',').map(Number);
    return { latitude: lat, longitude: lng };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'must have a latitude between -90 and 90 and a longitude between -180 and 180',
  );

/** Which provider answered, and whether it stands in for a better one that failed or is over budget. */
export const answeredBy = {
  provider: z.string(),
  degraded: z.boolean(),
  attribution: z.string().nullable(),
};
/** The same for answers that are lists or images: response headers. */
export const PROVIDER_HEADER = 'x-provider';
export const DEGRADED_HEADER = 'x-provider-degraded';
export const ATTRIBUTION_HEADER = 'x-attribution';

const nearbyQuery = z.object({
  /** Where, as a name; needed without a position. */
  location: name.optional(),
  /** The sight one is at; it is not part of the answer. */
  mainSite: name.optional(),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  /** Names that were shown already, by comma; compared after normalisation. */
  excludeNames: text(4_000)
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .optional(),
  offset: wholeOr(0, 0, 1_000),
  /** Metres. */
  radius: numberOr(NEARBY_RADIUS.standard, 50, NEARBY_RADIUS.most),
  limit: wholeOr(NEARBY_LIMIT.standard, 1, NEARBY_LIMIT.most),
});
export type NearbyInput = z.output<typeof nearbyQuery>;

const lookups: RateLimit = { max: 240, windowSeconds: 60, by: 'visitor', maxOfAddress: 720 };

/** A place a name can mean. */
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
  ...answeredBy,
  /** What else the name can mean, likeliest first. */
  alternatives: z.array(geocodedPlace),
});
export type Geocoding = z.infer<typeof geocoding>;

export const address = z.object({
  city: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  countryCode: z.string().length(2).nullable(),
  ...answeredBy,
});
export type Address = z.infer<typeof address>;

export const routeStep = z.object({
  instruction: z.string(),
  distanceMetres: z.number().nonnegative(),
  durationSeconds: z.number().nonnegative(),
});

/** A way to walk. */
export const walkingRoute = z.object({
  /** Encoded with five decimals (Google's polyline algorithm). */
  polyline: z.string(),
  distanceMetres: z.number().nonnegative(),
  durationSeconds: z.number().nonnegative(),
  steps: z.array(routeStep),
  /** True for a straight line at 5 km/h: an estimate, not a way. */
  estimate: z.boolean(),
  ...answeredBy,
});
export type WalkingRoute = z.infer<typeof walkingRoute>;

/** Widest and highest static map, in pixels. */
export const STATIC_MAP_MAX = { width: 1280, height: 1280 } as const;

const mapSize = z
  .string()
  .regex(/^\d{2,4}x\d{2,4}$/, 'must be "width" x "height" in pixels, for example 600x300')
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
  /** Of Web Mercator; 15 exact, 13 geocoded, 10 otherwise. */
  zoom: wholeOr(13, 0, 20),
  size: mapSize,
  /** `lat,lng` of each marker, by `|`. */
  markers: text(2_000)
    .transform((value) => value.split('|').filter((entry) => entry.trim() !== ''))
    .pipe(z.array(point).max(50))
    .optional(),
  /** Where, as a name; needed without lat and lng. */
  location: name.optional(),
});
export type StaticMapInput = z.output<typeof staticMapQuery>;

const nearby = (what: 'attractions' | 'restaurants' | 'accommodations') =>
  route({
    id: `places.nearby${what[0]?.toUpperCase()}${what.slice(1)}`,
    service: 'places',
    method: 'GET',
    path: `/api/nearby-${what}`,
    access: 'public',
    summary: `Nearby ${what}; the order weighs nearness, popularity and variety. Who answered is in the headers x-provider, x-provider-degraded and x-attribution`,
    query: nearbyQuery,
    response: z.array(nearbyPlace),
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN'],
  });

export const places = {
  nearbyAttractions: nearby('attractions'),
  nearbyRestaurants: nearby('restaurants'),
  nearbyAccommodations: nearby('accommodations'),
  geocode: route({
    id: 'places.geocode',
    service: 'places',
    method: 'GET',
    path: '/api/geocode',
    access: 'public',
    summary: 'The position of a place by its name: the likeliest, and what else it can mean',
    query: z.object({ location: name.pipe(z.string().min(1, 'is required')) }),
    response: geocoding,
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN', 'PLACE_NOT_FOUND'],
  }),
  search: route({
    id: 'places.search',
    service: 'places',
    method: 'GET',
    path: '/api/places/search',
    access: 'public',
    summary: 'Up to six places of the guidebook and the gazetteer that a name can mean, likeliest first',
    query: z.object({ q: name.pipe(z.string().min(3, 'must have at least 3 characters')) }),
    response: z.array(choosablePlace),
    rateLimit: lookups,
    errors: ['INVALID_INPUT'],
  }),
  reverseGeocode: route({
    id: 'places.reverseGeocode',
    service: 'places',
    method: 'GET',
    path: '/api/reverse-geocode',
    access: 'public',
    summary: 'The city, region and country of a position; all null far out at sea',
    query: z.object({ latitude, longitude }),
    response: address,
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN'],
  }),
  directions: route({
    id: 'places.directions',
    service: 'places',
    method: 'GET',
    path: '/api/directions',
    access: 'public',
    summary: 'A way to walk, or the straight line at 5 km/h, marked as an estimate',
    query: z.object({ from: point, to: point }),
    response: walkingRoute,
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN'],
  }),
  staticMap: route({
    id: 'places.staticMap',
    service: 'places',
    method: 'GET',
    path: '/api/static-map',
    access: 'public',
    summary: 'A map as a picture, with markers',
    query: staticMapQuery,
    produces: 'image/png',
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN', 'PLACE_NOT_FOUND'],
  }),
  travelRecommendations: route({
    id: 'places.travelRecommendations',
    service: 'places',
    method: 'GET',
    path: '/api/travel-recommendations',
    access: 'public',
    summary: 'Tours, hotels and activities of a city, as links; no price or rating that no provider gave',
    query: z.object({
      location: name.pipe(z.string().min(1, 'is required')),
      category: text(60).default('general'),
    }),
    response: travelRecommendations,
    rateLimit: lookups,
    startsWork: true,
    errors: ['INVALID_INPUT', 'FOREIGN_ORIGIN', 'PLACE_NOT_FOUND'],
  }),
  outbound: route({
    id: 'places.outbound',
    service: 'places',
    method: 'POST',
    path: '/api/outbound',
    access: 'public',
    summary: 'Counts a click on a link to a provider: which provider, which place, nothing about the person',
    body: z.object({ provider: text(40).pipe(z.string().min(1)), place: text(200).pipe(z.string().min(1)) }),
    errors: ['INVALID_INPUT'],
  }),
  outboundCounts: route({
    id: 'places.outboundCounts',
    service: 'places',
    method: 'GET',
    path: '/api/admin/outbound',
    access: 'admin',
    summary: 'Clicks on links to providers, by provider and place',
    query: z.object({ days: wholeOr(30, 1, 366) }),
    response: z.array(z.object({ provider: z.string(), place: z.string(), clicks: z.number().int() })),
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED'],
  }),
} as const;
