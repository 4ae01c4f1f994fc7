import { describe, expect, test } from '@jest/globals';
import { getDoubts, getOutcome, isContradicted } from '@placelore/contracts/analysis/identification.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { locate } from '../locate.js';
import { IDENTIFICATION_CASES, type IdentificationCase } from './identification-cases.js';

const SEED = 15;
const HELD_OUT_SHARE = 1 / 3;
const atlas = Atlas.load();

/** Shuffles with the Park–Miller generator, so that the held-out cases always remain the same. */
function shuffle<T>(items: readonly T[]): T[] {
  let state = SEED;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const shuffled = shuffle(IDENTIFICATION_CASES);
const heldOutCount = Math.floor(shuffled.length * HELD_OUT_SHARE);
const toRows = (cases: IdentificationCase[]) => cases.map((entry) => [entry.what, entry] as const);

const canBePublic = (place: LocatedPlace) =>
  getDoubts({
    isIdentified: getOutcome(place) === 'identified',
    confidence: place.confidence,
    isContradicted: isContradicted(place.evidence),
  }).length === 0;

function check({ clues, outcome, place: expected, contradicts = [], isPublic }: IdentificationCase) {
  const { place } = locate(atlas, clues);
  const contradicting = place?.evidence.filter((entry) => entry.contradicts).map(({ kind }) => kind) ?? [];
  const found = getOutcome(place);
  expect({
    outcome: found,
    contradicts: contradicting,
    isPublic: place !== null && canBePublic(place),
    ...(expected !== undefined && { place: place && `${place.name}, ${place.country}` }),
  }).toEqual({ outcome, contradicts, isPublic, ...(expected !== undefined && { place: expected }) });
}

describe('identification, open cases', () => {
  test.each(toRows(shuffled.slice(heldOutCount)))('%s', (_what, entry) => check(entry));
});

describe('identification, held-out cases', () => {
  test.each(toRows(shuffled.slice(0, heldOutCount)))('%s', (_what, entry) => check(entry));
});
