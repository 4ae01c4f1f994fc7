import { type GatewayConfig, gatewayVariables, getGoogleMapsKey } from './config.js';

const { shape } = gatewayVariables;
type Name = keyof typeof shape;
const read = (name: Name, value: unknown): unknown => {
  const { data, error } = shape[name].safeParse(value);
  return error ? `error: ${error.issues[0]?.message}` : data;
};

test.each<[Name, unknown, unknown]>([
  ['LANE_SIZES', undefined, {}],
  ['LANE_SIZES', 'search:8,signIn:4', { search: 8, signIn: 4 }],
  ['LANE_SIZES', 'search:many', 'error: must be classes with sizes, such as search:8,signIn:4'],
  ['COOKIE_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
  ['COOKIE_SECRET', 'x'.repeat(31), 'error: must be a random secret of at least 32 characters'],
  ['TRUSTED_PROXIES', undefined, 0],
  ['TRUSTED_PROXIES', '2', 2],
  ['QUEUE_DASHBOARD_DELETION', undefined, 'off'],
  // The keys themselves must not be in the memory of the process that answers the public.
  ['GOOGLE_MAPS_SERVER_KEY', 'secret', true],
  ['GOOGLE_MAPS_SERVER_KEY', undefined, false],
  ['OPEN_SERVICES_CONTACT', 'me@placelore.example', true],
  ['OPEN_SERVICES_CONTACT', undefined, false],
  ['GOOGLE_MAPS_MAP_ID', 'a"b', 'error: must be the id of a map at Google: letters, digits, dashes'],
  ['MAPS_REVERSE_GEOCODER_URL', 'ftp://x.example', 'error: must start with http:// or https://'],
])('gatewayVariables: %s=%j is %j', (name, value, expected) => {
  expect(read(name, value)).toEqual(expected);
});

test.each(['-1', '1.5', 'all'])('gatewayVariables: TRUSTED_PROXIES=%s is refused', (value) => {
  expect(read('TRUSTED_PROXIES', value)).toMatch(/^error: /);
});

test.each([
  ['google', false, 'key', 'key'],
  ['auto', true, 'key', 'key'],
  ['auto', false, 'key', null],
  ['osm', true, 'key', null],
  ['google', true, undefined, null],
])(
  'getGoogleMapsKey: with %s, a server key %j and the browser key %j, is %j',
  (provider, hasKey, browserKey, expected) => {
    const config = { GEO_PROVIDER: provider, GOOGLE_MAPS_SERVER_KEY: hasKey, GOOGLE_MAPS_BROWSER_KEY: browserKey };
    expect(getGoogleMapsKey(config as GatewayConfig)).toBe(expected);
  },
);
