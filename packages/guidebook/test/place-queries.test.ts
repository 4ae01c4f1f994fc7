import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import { resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';

/** A query with the place that people mean by it, written by a person who did not know the data. */
interface JudgedQuery {
  q: string;
  /** `offer`: a place may be offered, but must not be used. */
  want: 'place' | 'ask' | 'offer' | 'none';
  name: string;
  country: string;
  lat: number;
  lon: number;
  tolerance_km: number;
}

const atlas = Atlas.load();
const readQueries = (file: string): readonly JudgedQuery[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JudgedQuery[];

/** Maximum distance in kilometers between the positions of one town in two sources. */
const MIN_TOLERANCE_KM = 30;

function isExpectedPlace(
  place: AtlasPlace,
  { name, country, lat, lon, tolerance_km: tolerance }: JudgedQuery,
): boolean {
  const position = getPosition(place);
  if (position === null) return getCountryCodes(place).includes(country) || getDisplayName(place) === name;
  const kilometers = getDistanceMeters(position, { latitude: lat, longitude: lon }) / 1_000;
  return kilometers <= Math.max(tolerance, MIN_TOLERANCE_KM);
}

function isRight(query: JudgedQuery): boolean {
  const { status, candidates } = resolveQuery(atlas, query.q);
  switch (query.want) {
    case 'place':
      return status === 'found' && isExpectedPlace(candidates[0]!.place, query);
    case 'ask':
      return status === 'ambiguous';
    case 'offer':
      return status !== 'found';
    case 'none':
      return status === 'unknown';
  }
}

test('resolves at least 95 % of 200 judged queries, and uses no place for one that names none', () => {
  const queries = readQueries('./place-queries.json');
  const wrong = queries.filter((query) => !isRight(query));
  const share = 1 - wrong.length / queries.length;
  process.stdout.write(
    `judged queries: ${(100 * share).toFixed(1)} % right; wrong: ${wrong.map(({ q }) => q).join(' | ')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
  expect(wrong.filter(({ want }) => want === 'none' || want === 'offer')).toEqual([]);
});

/** The gazetteer has no towns of fewer than 1,000 people; the last 30 queries were written from other lists. */
test('resolves at least 85 % of 70 judged queries for villages, resorts and beaches', () => {
  const queries = readQueries('./small-place-queries.json');
  const wrong = queries.filter((query) => !isRight(query));
  process.stdout.write(`queries for small places: wrong: ${wrong.map(({ q }) => q).join(' | ')}\n`);
  expect(1 - wrong.length / queries.length).toBeGreaterThanOrEqual(0.85);
});
