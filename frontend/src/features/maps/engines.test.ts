import { getMapEngines } from './engines.js';

const names = (googleMapsApiKey: string | null, tileUrl: string | null) =>
  getMapEngines({ googleMapsApiKey, tileUrl, tileAttribution: null }).map(({ name }) => name);

test.each<[string, string | null, string | null, string[]]>([
  ['everything', 'key', 'https://t.example/{z}/{x}/{y}.png', ['google', 'tiles', 'coastline']],
  ['a key', 'key', null, ['google', 'coastline']],
  ['tiles', null, 'https://t.example/{z}/{x}/{y}.png', ['tiles', 'coastline']],
  ['nothing', null, null, ['coastline']],
])('getMapEngines: returns the engines for a configuration with %s', (_, key, tiles, expected) => {
  expect(names(key, tiles)).toEqual(expected);
});
