import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import {
  applyFieldMask,
  buildGoogleError,
  COLOSSEUM,
  COLOSSEUM_ID,
  distanceMeters,
  type ProjectErrorBehavior,
  ROME_ADDRESS,
  rejectUnauthorized,
  validateFieldMask,
} from './google-shared.ts';

/**
 * Fakes Places API (New): `POST /v1/places:searchNearby` and `POST /v1/places:searchText`. Like Google, it requires a
 * key and a field mask, rejects unknown types, and returns only the fields in the mask. Run it with
 * `node infra/fake-vendors/google-places.ts --port 9106`.
 */
export type GooglePlacesBehavior =
  | CommonBehavior
  | ProjectErrorBehavior
  /**
   * Responds to every query with the given places, or with the built-in data. Rejects `refusedTypes` and unknown
   * types.
   */
  | { kind: 'ok'; places?: GooglePlace[]; refusedTypes?: string[] };

export type FakeGooglePlaces = FakeServer<GooglePlacesBehavior>;

interface GooglePlace {
  id: string;
  displayName: { text: string; languageCode: string };
  location: typeof COLOSSEUM;
  types: string[];
  [field: string]: unknown;
}

/** Starts the fake. Set `GOOGLE_PLACES_ENDPOINT` to its `url`. */
export function startFakeGooglePlaces(port = 0): Promise<FakeGooglePlaces> {
  return startFakeServer<GooglePlacesBehavior>({ port, handleRequest, error: buildGoogleError });
}

/** Supported fields of a place, a subset of those in the reference. */
const FIELDS = [
  ...['id', 'location', 'types', 'primaryType', 'businessStatus', 'formattedAddress', 'shortFormattedAddress'],
  ...['displayName.text', 'displayName.languageCode', 'rating', 'userRatingCount', 'websiteUri', 'googleMapsUri'],
  ...['regularOpeningHours.weekdayDescriptions', 'currentOpeningHours.openNow', 'editorialSummary.text'],
  ...['accessibilityOptions.wheelchairAccessibleEntrance', 'attributions.provider', 'attributions.providerUri'],
  ...['addressComponents.longText', 'addressComponents.shortText', 'addressComponents.types'],
].map((field) => `places.${field}`);

/** Some of the types in Table A. Google rejects types that are not in that table. */
const TYPES = new Set([
  ...['tourist_attraction', 'museum', 'art_gallery', 'historical_landmark', 'historical_place', 'cultural_landmark'],
  ...['monument', 'sculpture', 'castle', 'plaza', 'park', 'national_park', 'botanical_garden', 'garden', 'zoo'],
  ...['aquarium', 'amusement_park', 'beach', 'observation_deck', 'restaurant', 'lodging', 'hotel'],
]);

const createPlace = (
  id: string,
  name: string,
  [latitude, longitude]: [number, number],
  types: string[],
  overrides: object = {},
) => ({
  id,
  displayName: { text: name, languageCode: 'en' },
  location: { latitude, longitude },
  types: [...types, 'point_of_interest', 'establishment'],
  primaryType: types[0],
  businessStatus: 'OPERATIONAL',
  addressComponents: ROME_ADDRESS.map(([longText, shortText, kinds]) => ({ longText, shortText, types: kinds })),
  ...overrides,
});

const PLACES: GooglePlace[] = [
  createPlace(COLOSSEUM_ID, 'Colosseum', [41.8902, 12.4922], ['historical_landmark', 'tourist_attraction'], {
    shortFormattedAddress: 'Piazza del Colosseo, 1, Roma',
    rating: 4.8,
    userRatingCount: 430_000,
    websiteUri: 'https://colosseo.it/',
    regularOpeningHours: { openNow: true, weekdayDescriptions: ['Monday: 8:30 AM – 7:15 PM', 'Tuesday: Closed'] },
    currentOpeningHours: { openNow: true, weekdayDescriptions: ['Monday: 8:30 AM – 7:15 PM'] },
    editorialSummary: { text: 'Monumental 3-tiered Roman amphitheater.', languageCode: 'en' },
    accessibilityOptions: { wheelchairAccessibleEntrance: true, wheelchairAccessibleParking: false },
  }),
  createPlace('arch', 'Arch of Constantine', [41.8898, 12.4907], ['monument', 'tourist_attraction'], {
    rating: 4.7,
    userRatingCount: 30_000,
  }),
  createPlace('capitoline', 'Capitoline Museums', [41.893, 12.4827], ['museum', 'tourist_attraction'], {
    shortFormattedAddress: 'Piazza del Campidoglio, 1, Roma',
    rating: 4.7,
    userRatingCount: 25_000,
  }),
  createPlace('closed', 'Museum That Closed', [41.8905, 12.4925], ['museum'], { businessStatus: 'CLOSED_PERMANENTLY' }),
  createPlace('trattoria', 'Trattoria del Foro', [41.8917, 12.4945], ['italian_restaurant', 'restaurant'], {
    shortFormattedAddress: 'Via Cavour, 10, Roma',
    rating: 4.2,
    userRatingCount: 800,
    websiteUri: 'javascript:alert(1)',
  }),
  createPlace('dei-fori', 'Hotel dei Fori', [41.8925, 12.4968], ['hotel', 'lodging'], {
    accessibilityOptions: { wheelchairAccessibleEntrance: false },
  }),
];

function handleRequest(request: RecordedRequest, behavior: GooglePlacesBehavior): FakeResponse {
  const rejection = rejectUnauthorized(request, behavior);
  if (rejection) return rejection;
  const [, method] = /^\/v1\/places:(searchNearby|searchText)$/.exec(request.path) ?? [];
  if (request.method !== 'POST' || !method) return { status: 404, body: buildGoogleError(404, 'Method not found.') };
  const errorResponse =
    (method === 'searchNearby' ? validateNearby(request, behavior) : validateTextSearch(request)) ??
    validateFieldMask(request, FIELDS);
  if (errorResponse) return errorResponse;
  const matches = method === 'searchNearby' ? searchNearby(request.body) : searchByText(request.body);
  const places = (behavior.kind === 'ok' && behavior.places) || matches;
  // An empty result is an empty object, not an empty list.
  return { status: 200, body: places.length === 0 ? {} : applyFieldMask(request, { places }) };
}

const createInvalidResponse = (message: string): FakeResponse => ({
  status: 400,
  body: buildGoogleError(400, message),
});

function validateNearby({ body }: RecordedRequest, behavior: GooglePlacesBehavior): FakeResponse | null {
  const { center, radius } = body?.locationRestriction?.circle ?? {};
  if (!center) return createInvalidResponse('Empty location_restriction.');
  if (!(radius > 0 && radius <= 50_000))
    return createInvalidResponse('Invalid circle.radius: must be in (0.0, 50000.0].');
  const types: string[] = body.includedTypes ?? [];
  if (types.length > 50) return createInvalidResponse('Too many included_types: at most 50.');
  const refused = behavior.kind === 'ok' ? (behavior.refusedTypes ?? []) : [];
  const unknown = types.filter((type) => !TYPES.has(type) || refused.includes(type));
  if (unknown.length > 0) return createInvalidResponse(`Unsupported types: ${unknown.join(', ')}.`);
  const maxResultCount = body.maxResultCount ?? 20;
  if (!(maxResultCount >= 1 && maxResultCount <= 20))
    return createInvalidResponse('max_result_count must be between 1 and 20 inclusively.');
  return parseRankPreference(body) === undefined ? createInvalidResponse('Invalid rank_preference.') : null;
}

/** An enum value can be given by its name or its number, as in proto3 JSON. */
const RANK_PREFERENCES: Record<string, 'POPULARITY' | 'DISTANCE'> = {
  ...{ 1: 'DISTANCE', 2: 'POPULARITY' },
  ...{ DISTANCE: 'DISTANCE', POPULARITY: 'POPULARITY' },
};
const parseRankPreference = ({ rankPreference = 'POPULARITY' }: { rankPreference?: string | number }) =>
  RANK_PREFERENCES[rankPreference];

function validateTextSearch({ body }: RecordedRequest): FakeResponse | null {
  if (!body?.textQuery) return createInvalidResponse('Empty text_query.');
  // Text searches are restricted to rectangles; circles are for nearby searches.
  const { locationRestriction: area } = body;
  return area && !(area.rectangle?.low && area.rectangle?.high)
    ? createInvalidResponse('Invalid location_restriction.')
    : null;
}

// biome-ignore lint/suspicious/noExplicitAny: the body of a call, checked above
function searchNearby({ locationRestriction, includedTypes = [], maxResultCount = 20, ...rest }: any): GooglePlace[] {
  const { center, radius } = locationRestriction.circle;
  const distanceTo = ({ location }: GooglePlace) => distanceMeters(center, location);
  const getPopularity = ({ userRatingCount = 0 }: GooglePlace) => Number(userRatingCount);
  return PLACES.filter(({ types }) => types.some((type) => includedTypes.includes(type)))
    .filter((found) => distanceTo(found) <= radius)
    .sort((a, b) =>
      parseRankPreference(rest) === 'DISTANCE' ? distanceTo(a) - distanceTo(b) : getPopularity(b) - getPopularity(a),
    )
    .slice(0, maxResultCount);
}

// biome-ignore lint/suspicious/noExplicitAny: the body of a call, checked above
function searchByText({ textQuery, locationRestriction }: any): GooglePlace[] {
  const { low, high } = locationRestriction?.rectangle ?? {};
  const isInside = ({ location: { latitude, longitude } }: GooglePlace) =>
    low === undefined ||
    (latitude >= low.latitude &&
      latitude <= high.latitude &&
      longitude >= low.longitude &&
      longitude <= high.longitude);
  return PLACES.filter(
    (place) => isInside(place) && textQuery.toLowerCase().includes(place.displayName.text.toLowerCase()),
  );
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('google-places.ts')) {
  startFakeGooglePlaces(parsePortArgument()).then(({ url }) =>
    console.log(`Fake Google Places: GOOGLE_PLACES_ENDPOINT=${url}`),
  );
}
