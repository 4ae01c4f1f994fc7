import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { findUnlocatedNames, measureDistances } from './attraction-distances.js';

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const forum = { name: 'Forum', distance: '630 m', coordinates: { lat: 41.8925, lng: 12.4853 } };
const far = { name: 'Tivoli', distance: '', coordinates: { lat: 41.9634, lng: 12.7958 } };
const none = new Map();
const without = (coordinates: unknown) => ({ ...forum, coordinates }) as NearbyAttraction;

it('measureDistances: formats distances as the UI shows them, and counts the fixed ones', () => {
  const { attractions, fixed, unplaced } = measureDistances(ROME, [{ ...forum, distance: '1 mile' }, far], none);
  expect(attractions.map(({ distance }) => distance)).toEqual(['630 m', '26 km']);
  expect([fixed, unplaced]).toEqual([2, 0]);
});

it('measureDistances: leaves correct values unchanged', () => {
  expect(measureDistances(ROME, [forum], none)).toEqual({ attractions: [forum], fixed: 0, unplaced: 0 });
});

it('measureDistances: measures no distance to a place inside a region', () => {
  const inside = { ...forum, distance: '', note: 'Rome' };
  expect(measureDistances(ROME, [inside], none)).toEqual({ attractions: [inside], fixed: 0, unplaced: 0 });
});

it.each([undefined, null, {}, { lat: 1 }, { lat: 0, lng: 0 }, { lat: '41', lng: '12' }, { lat: 91, lng: 0 }])(
  'measureDistances: looks up coordinates %j, and counts an attraction it cannot place',
  (coordinates) => {
    const attraction = without(coordinates);
    expect(findUnlocatedNames([attraction, far])).toEqual(['Forum']);
    expect(measureDistances(ROME, [attraction], none)).toEqual({ attractions: [attraction], fixed: 0, unplaced: 1 });
    const found = new Map([['Forum', { latitude: 41.8925, longitude: 12.4853 }]]);
    expect(measureDistances(ROME, [attraction], found)).toEqual({ attractions: [forum], fixed: 1, unplaced: 0 });
  },
);
