import { expect, test } from '@jest/globals';
import { Atlas } from '../atlas/atlas.js';
import { findAreasByBeginning, findMainNames } from './complete-name.js';

const atlas = Atlas.load();

test.each([
  ['wien', { Vienna: ['Vienna', 'Wien'] }],
  ['chad', {}],
  ['spai', { Spain: ['Spain'] }],
])('findMainNames: finds cities by their own names and countries with sights: %s', (beginning, expected) =>
  expect(Object.fromEntries(findMainNames(atlas, beginning))).toEqual(expected),
);

test('findAreasByBeginning: has one country even if regions are better known', () =>
  expect(findAreasByBeginning(atlas, 'gre', 2)[0]).toEqual({ kind: 'country', country: 'GR' }));
