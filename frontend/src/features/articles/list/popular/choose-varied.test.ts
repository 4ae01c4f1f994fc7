import { expect, test } from '@jest/globals';
import type { Category } from '@placelore/contracts/places/categories.js';
import { chooseVaried } from './choose-varied.js';

const guide = (title: string, location: string, category: Category) => ({ title, location, category, placeType: null });
const GUIDES = [
  guide('Eiffel Tower', 'Paris, France', 'Landmark'),
  guide('Louvre', 'Paris, France', 'Museum'),
  guide('Giza', 'Giza, Egypt', 'Historical Site'),
  guide('Colosseum', 'Rome, Italy', 'Historical Site'),
  guide('Machu Picchu', 'Aguas Calientes, Peru', 'Historical Site'),
  guide('Uffizi', 'Florence, Italy', 'Museum'),
  guide('Sydney Opera House', 'Sydney, Australia', 'Architecture'),
];
const choose = (count: number) => chooseVaried(GUIDES, count).map(({ title }) => title);

test('chooseVaried: takes one guide per country and at most two of a kind', () =>
  expect(choose(4)).toEqual(['Eiffel Tower', 'Giza', 'Colosseum', 'Sydney Opera House']));

test('chooseVaried: fills up with the best known others, one per town first', () => {
  expect(choose(6)).toEqual(['Eiffel Tower', 'Giza', 'Colosseum', 'Sydney Opera House', 'Machu Picchu', 'Uffizi']);
  expect(choose(7)).toContain('Louvre');
});
