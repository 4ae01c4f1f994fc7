import { expect, test } from '@jest/globals';
import { ratePopularity } from './rank-sights.js';

const sight = (sitelinks: number, views = 0, isHeritage = false) => ({ sitelinks, views, isHeritage });

test('ratePopularity: returns the highest rating for the best-known sight and the lowest for an unknown one', () => {
  expect(ratePopularity([sight(190, 500_000, true), sight(0)])).toEqual([10, 1]);
});

test('ratePopularity: counts wikis, views and heritage', () => {
  const [base, links, views, heritage] = ratePopularity([
    sight(5, 100),
    sight(20, 100),
    sight(5, 9_000),
    sight(5, 100, true),
  ]);
  for (const better of [links, views, heritage]) expect(better).toBeGreaterThan(base!);
});

test('ratePopularity: returns the same rating for all sights without any measure', () => {
  expect(ratePopularity([sight(0), sight(0)])).toEqual([1, 1]);
  expect(ratePopularity([])).toEqual([]);
});
