import { describe, expect, test } from '@jest/globals';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { canLearn, getSimilarPhotoClues, type Likeness } from './similar-photo-clues.js';

const north = (meters: number) => ({ latitude: meters / 111_195, longitude: 0 });
const match = (placeName: string, meters: number, likeness: Likeness) =>
  ({ placeName, likeness, ...north(meters) }) as Parameters<typeof getSimilarPhotoClues>[0][number];

describe('getSimilarPhotoClues', () => {
  test.each([
    ['copy', null, 0.35],
    ['copy', 4_990, 0.6],
    ['copy', 5_010, 0.35],
    ['copy', 79_900, 0.35],
    ['copy', 80_100, undefined],
    ['alike', null, 0.25],
    ['alike', 4_990, 0.35],
    ['alike', 5_010, 0.25],
    ['alike', 80_100, undefined],
  ] as const)('a photo that is a %s, %j m from here, weighs %j', (likeness, meters, confidence) => {
    const [clue] = getSimilarPhotoClues([match('Trevi', 0, likeness)], meters === null ? null : north(meters));
    expect(clue?.confidence).toBe(confidence);
  });

  test('gives a place once, by its strongest photo, and at most three, the strongest first', () => {
    const matches = [
      match('A', 0, 'alike'),
      match('A', 0, 'copy'),
      match('A', 0, 'alike'),
      match('B', 0, 'alike'),
      match('A', 100, 'alike'),
      match('C', 0, 'copy'),
    ];
    const clues = getSimilarPhotoClues(matches, null);
    expect(clues.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['A', 0.35],
      ['C', 0.35],
      ['B', 0.25],
    ]);
    expect(clues[0]).toEqual({ kind: 'similar photo', text: 'A', position: north(0), confidence: 0.35 });
  });
});

describe('canLearn', () => {
  const named = { kind: 'named by the traveler', confidence: 1 };
  const PLACE = { kind: 'landmark', guidebookId: 'trevi', provider: 'embedded', evidence: [named] };
  test.each([
    ['a sight of the guidebook', {}, true],
    ['a sight of OpenStreetMap', { guidebookId: null, provider: 'osm' }, true],
    ['a sight of a vendor', { guidebookId: null, provider: 'google' }, false],
    ['a town', { kind: 'city' }, false],
    ['a place that nobody confirmed', { evidence: [] }, false],
    ['a place that was not confirmed', { evidence: [{ ...named, confidence: 0 }] }, false],
    ['a place elsewhere', { evidence: [named, { kind: 'photo position', confidence: 1, contradicts: true }] }, false],
    ['a place where the photo was taken', { evidence: [named, { kind: 'photo position', confidence: 1 }] }, true],
    ['a place far from a device', { evidence: [named, { kind: 'device position', contradicts: true }] }, true],
  ])('%s: %#', (_, overrides, expected) => {
    expect(canLearn({ ...PLACE, ...overrides } as unknown as LocatedPlace)).toBe(expected);
  });
});
