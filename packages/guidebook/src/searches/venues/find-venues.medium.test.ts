import { expect, test } from '@jest/globals';
import { Atlas } from '../../atlas/atlas.js';
import { parseSearch } from '../parse-search.js';
import { findVenues } from './find-venues.js';

const atlas = Atlas.load();
const find = (text: string, here: { latitude: number; longitude: number } | null = null) => {
  const found = findVenues(atlas, parseSearch(atlas, text, 'exact'), text, here);
  return found && { ...found, venues: found.venues.map(({ venue, city }) => `${venue.name}, ${city.name}`) };
};

test.each([
  ['rome food', 'eat', 3],
  ['where to eat in Lisbon', 'eat', 3],
  ['hotels in havana', 'stay', 2],
  ['essen gehen in wien', 'eat', 3],
  ['dinner in florence', 'eat', 3],
  ['fish and chips london', 'eat', 2],
  ['auberge paris', 'stay', 2],
  ['dónde comer en Sevilla', 'eat', 3],
])('findVenues: lists what the guide of the city names: %s', (text, kind, count) => {
  const found = find(text);
  expect(found!.kind).toBe(kind);
  expect(found!.venues.length).toBeGreaterThanOrEqual(count);
});

test.each([
  ['vegetarian food singapore', ['Komala Vilas, Singapore']],
  ['ramen sapporo', ['Aji no Sanpei, Sapporo']],
  ['tapas in granada', ['Bodegas Castañeda, Granada']],
  ['rooftop bar fez', ['Riad Fès, Fez']],
])('findVenues: lists only what has the requested dish or feature, where anything has it: %s', (text, venues) =>
  expect(find(text)).toMatchObject({ missing: null, venues: expect.arrayContaining(venues) }),
);

test('findVenues: says which dish none has', () => {
  expect(find('ramen tokyo')).toMatchObject({ kind: 'eat', missing: 'ramen' });
  expect(find('東京 ラーメン')).toMatchObject({ kind: 'eat', missing: 'ramen' });
  expect(find('ramen rome')!.venues.length).toBeGreaterThan(2);
});

test('findVenues: lists the nearest first beside a sight, with distances, and around the reader', () => {
  const text = 'restaurants near the louvre';
  const { venues } = findVenues(atlas, parseSearch(atlas, text, 'exact'), text, null)!;
  const distances = venues.map(({ distance }) => distance!);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances[0]).toBeLessThan(2_500);
  expect(find('restaurants near me', { latitude: 48.86, longitude: 2.34 })!.venues[0]).toContain('Paris');
  expect(find('restaurants near me')).toBeNull();
});

test('findVenues: puts stalls and canteens first for little money', () =>
  expect(find('cheap food singapore')!.venues[0]).toBe('Tian Tian Hainanese Chicken Rice, Singapore'));

test('findVenues: lists those of several cities of a country', () => {
  const cities = find('restaurants in japan')!.venues.map((venue) => venue.split(', ').at(-1));
  expect(new Set(cities).size).toBeGreaterThan(3);
});

test.each([
  'museums in rome',
  'restaurants',
  'chocolate museum cologne',
  'fish market bergen',
  'restaurants in antarctica',
])('findVenues: finds none for %s', (text) => expect(find(text)).toBeNull());

test('findVenues: lists those of the whole world for a dish alone, those that are named after it first', () =>
  expect(find('pizza')!.venues.slice(0, 4).join()).toContain('Pizzeria da Michele, Naples'));
