import { COLOSSEUM, COLOSSEUM_ID, metresBetween } from './google-rome.ts';
import type { Answer } from './scripted-server.ts';

type Query = Record<string, string>;

const told = (body: object): Answer => ({ status: 200, body });
const invalid = told({ status: 'INVALID_REQUEST', results: [], routes: [], error_message: 'Invalid request.' });

const place = (place_id: string, name: string, at: [number, number], types: string[], over: object = {}) => ({
  place_id,
  name,
  geometry: { location: { lat: at[0], lng: at[1] } },
  types: [...types, 'point_of_interest', 'establishment'],
  business_status: 'OPERATIONAL',
  ...over,
});

const ROME = [
  place(COLOSSEUM_ID, 'Colosseum', [41.8902, 12.4922], ['tourist_attraction'], {
    vicinity: 'Piazza del Colosseo, 1, Roma',
    rating: 4.8,
    user_ratings_total: 430_000,
    opening_hours: { open_now: true },
  }),
  place('capitoline', 'Capitoline Museums', [41.893, 12.4827], ['museum', 'tourist_attraction'], {
    rating: 4.7,
    user_ratings_total: 25_000,
  }),
  place('trattoria', 'Trattoria del Foro', [41.8917, 12.4945], ['restaurant'], { vicinity: 'Via Cavour, 10, Roma' }),
  place('dei-fori', 'Hotel dei Fori', [41.8925, 12.4968], ['lodging']),
];

const positionOf = (text = '') => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
};

/** Nearby Search (Legacy): one type a call, or a keyword. */
export function legacyNearby({ location, radius, type, keyword = '' }: Query): Answer {
  if (!location || !(Number(radius) > 0 && Number(radius) <= 50_000)) return invalid;
  const centre = positionOf(location);
  const results = ROME.filter(({ name, types, geometry: { location: at } }) => {
    const metres = metresBetween(centre, { latitude: at.lat, longitude: at.lng });
    const matches = name.toLowerCase().includes(keyword.toLowerCase());
    return metres <= Number(radius) && matches && (type === undefined || types.includes(type));
  });
  return told({ html_attributions: [], results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' });
}

const step = (metres: number, seconds: number, html_instructions: string) => ({
  distance: { value: metres, text: `${metres} m` },
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
        step(410, 340, 'Head <b>west</b> on <b>Via Sacra</b>'),
        step(245, 200, 'Turn <b>left</b> onto <b>Via dei Fori Imperiali</b><div>Pass by Foro &amp; Mercati</div>'),
      ],
    },
  ],
};

/** Directions (Legacy), on foot through Rome. */
export function legacyDirections({ origin, destination, mode }: Query): Answer {
  if (mode !== 'walking' || !origin || !destination) return invalid;
  const isRome = [origin, destination].every((end) => metresBetween(COLOSSEUM, positionOf(end)) < 10_000);
  return told({ geocoded_waypoints: [], routes: isRome ? [ROUTE] : [], status: isRome ? 'OK' : 'ZERO_RESULTS' });
}
