import type { StreetMap } from '@placelore/contracts/places/tiles.js';
import { getMapEngines } from './engines.js';

const WORLD: StreetMap = { url: '/w', bounds: [-180, -90, 180, 90], maxZoom: 19, attribution: [] };
const ITALY: StreetMap = { ...WORLD, url: '/i', bounds: [6.6, 35.5, 18.6, 47.1] };
const ROME = { center: { lat: 41.9, lng: 12.5 }, zoom: 15 };

const names = (googleMapsApiKey: string | null, vector: StreetMap | null, raster: StreetMap | null, viewport = ROME) =>
  getMapEngines({ googleMapsApiKey, googleMapsMapId: 'map', streetMaps: { vector, raster } }, viewport).map(
    ({ name }) => name,
  );

test.each<[string, string | null, StreetMap | null, StreetMap | null, string[]]>([
  ['everything', 'key', WORLD, WORLD, ['google', 'vector', 'tiles', 'coastline']],
  ['a key', 'key', null, null, ['google', 'coastline']],
  ['tiles', null, null, WORLD, ['tiles', 'coastline']],
  ['an own map', null, ITALY, null, ['vector', 'coastline']],
  ['nothing', null, null, null, ['coastline']],
])('getMapEngines: returns the engines for a configuration with %s', (_, key, vector, tiles, expected) => {
  expect(names(key, vector, tiles)).toEqual(expected);
});

test.each([
  ['a place outside', { center: { lat: 48.86, lng: 2.29 }, zoom: 15 }],
  ['a place south of it', { center: { lat: 35.4, lng: 12.5 }, zoom: 15 }],
  ['a place north of it', { center: { lat: 47.2, lng: 12.5 }, zoom: 15 }],
  ['a place west of it', { center: { lat: 41.9, lng: 6.5 }, zoom: 15 }],
  ['a place east of it', { center: { lat: 41.9, lng: 18.7 }, zoom: 15 }],
  ['a view of more than twice its width', { center: ROME.center, zoom: 4.9 }],
  ['the whole world', { center: ROME.center, zoom: 2 }],
])('getMapEngines: does not use a map of Italy for %s', (_, viewport) => {
  expect(names(null, ITALY, WORLD, viewport)).toEqual(['tiles', 'coastline']);
  expect(names(null, WORLD, ITALY, viewport)).toEqual(['vector', 'coastline']);
});

test.each([
  ['its edges', { center: { lat: 35.5, lng: 18.6 }, zoom: 15 }],
  ['its other edges', { center: { lat: 47.1, lng: 6.6 }, zoom: 15 }],
  ['a view of less than twice its width', { center: ROME.center, zoom: 5 }],
])('getMapEngines: uses a map of Italy for %s', (_, viewport) => {
  expect(names(null, ITALY, null, viewport)).toEqual(['vector', 'coastline']);
});
