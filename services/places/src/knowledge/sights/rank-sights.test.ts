import { expect, test } from '@jest/globals';
import { ratePopularity } from './rank-sights.js';

const sight = (sitelinks: number, views = 0, isHeritage = false) => ({ sitelinks, views, isHeritage });

test('ratePopularity: the most known of all gets the most, an unknown one the least', () => {
  expect(ratePopularity([sight(190, 500_000, true), sight(0)])).toEqual([10, 1]);
});

test('ratePopularity: more wikis, more views and heritage each count', () => {
  const [base, links, views, heritage] = ratePopularity([
    sight(5, 100),
    sight(20, 100),
    sight(5, 9_000),
    sight(5, 100, true),
  ]);
  for (const better of [links, views, heritage]) expect(better).toBeGreaterThan(base!);
});

test('ratePopularity: without any measure all are alike', () => {
  expect(ratePopularity([sight(0), sight(0)])).toEqual([1, 1]);
  expect(ratePopularity([])).toEqual([]);
});
