import type { FakeResponse } from './fake-server.ts';
import { COLOSSEUM, COLOSSEUM_ID, distanceMeters } from './google-shared.ts';

type Query = Record<string, string>;

const okResponse = (body: object): FakeResponse => ({ status: 200, body });
const INVALID_REQUEST = okResponse({
  status: 'INVALID_REQUEST',
  results: [],
  routes: [],
  error_message: 'Invalid request.',
});

const createPlace = (
  place_id: string,
  name: string,
  position: [number, number],
  types: string[],
  overrides: object = {},
) => ({
  place_id,
  name,
  geometry: { location: { lat: position[0], lng: position[1] } },
  types: [...types, 'point_of_interest', 'establishment'],
  business_status: 'OPERATIONAL',
  ...overrides,
});

const PLACES = [
  createPlace(COLOSSEUM_ID, 'Colosseum', [41.8902, 12.4922], ['tourist_attraction'], {
    vicinity: 'Piazza del Colosseo, 1, Roma',
    rating: 4.8,
    user_ratings_total: 430_000,
    opening_hours: { open_now: true },
  }),
  createPlace('capitoline', 'Capitoline Museums', [41.893, 12.4827], ['museum', 'tourist_attraction'], {
    rating: 4.7,
    user_ratings_total: 25_000,
  }),
  createPlace('closed', 'Museum That Closed', [41.8905, 12.4925], ['museum', 'tourist_attraction'], {
    business_status: 'CLOSED_PERMANENTLY',
  }),
  // Squares and mountains have no business status.
  createPlace('piazza', 'Piazza del Campidoglio', [41.8933, 12.4828], ['tourist_attraction'], {
    business_status: undefined,
  }),
  createPlace('trattoria', 'Trattoria del Foro', [41.8917, 12.4945], ['restaurant'], {
    vicinity: 'Via Cavour, 10, Roma',
  }),
  createPlace('dei-fori', 'Hotel dei Fori', [41.8925, 12.4968], ['lodging']),
];

const parsePosition = (text = '') => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
};

/** Nearby Search (Legacy): one type per call, or a keyword. */
export function handleLegacyNearby({ location, radius, type, keyword = '' }: Query): FakeResponse {
  if (!location || !(Number(radius) > 0 && Number(radius) <= 50_000)) return INVALID_REQUEST;
  const center = parsePosition(location);
  const results = PLACES.filter(({ name, types, geometry: { location } }) => {
    const meters = distanceMeters(center, { latitude: location.lat, longitude: location.lng });
    const isMatch = name.toLowerCase().includes(keyword.toLowerCase());
    return meters <= Number(radius) && isMatch && (type === undefined || types.includes(type));
  });
  return okResponse({ html_attributions: [], results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' });
}

const createStep = (meters: number, seconds: number, html_instructions: string) => ({
  distance: { value: meters, text: `${meters} m` },
  duration: { value: seconds, text: `${seconds} s` },
  html_instructions,
  travel_mode: 'WALKING',
});

const ROUTE = {
  summary: 'Via Sacra',
  copyrights: 'Map data ©2026 Google',
  warnings: ['Walking directions are in beta. Use caution – This route may be missing sidewalks or pedestrian paths.'],
  overview_polyline: { points: 'yft~Fo}bkAvB~Bt@rD' },
  legs: [
    {
      distance: { value: 655, text: '0.7 km' },
      duration: { value: 540, text: '9 mins' },
      steps: [
        createStep(410, 340, 'Head <b>west</b> on <b>Via Sacra</b>'),
        createStep(
          245,
          200,
          'Turn <b>left</b> onto <b>Via dei Fori Imperiali</b><div>Pass by Foro &amp; Mercati</div>',
        ),
      ],
    },
  ],
};

/** Directions (Legacy): one walking route through Rome. */
export function handleLegacyDirections({ origin, destination, mode }: Query): FakeResponse {
  if (mode !== 'walking' || !origin || !destination) return INVALID_REQUEST;
  const isRome = [origin, destination].every((end) => distanceMeters(COLOSSEUM, parsePosition(end)) < 10_000);
  return okResponse({ geocoded_waypoints: [], routes: isRome ? [ROUTE] : [], status: isRome ? 'OK' : 'ZERO_RESULTS' });
}
