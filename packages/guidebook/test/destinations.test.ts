import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { destinationRecord } from '@placelore/guidebook/atlas/records.js';
import { findMisplacedDestinations, findRepeatedIds, findUnknownParents, findUnparsable } from './record-checks.js';

const { destinations, guidebook } = Atlas.load();
const { records } = destinations;

describe('destinations', () => {
  test('are at least 1,200 of all kinds in 150 countries', () => {
    expect(records.length).toBeGreaterThanOrEqual(1_200);
    expect(new Set(records.flatMap(({ countries }) => countries)).size).toBeGreaterThanOrEqual(150);
    const kinds = new Set(records.map(({ kind }) => kind));
    expect(destinationRecord.shape.kind.options.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('are complete', () => {
    expect(findUnparsable(destinationRecord, records)).toEqual([]);
  });

  test('have unique ids, also among sights and cities', () => {
    expect(findRepeatedIds([...records, ...guidebook.landmarks, ...guidebook.cities])).toEqual([]);
  });

  test('lie in their countries and extents', () => {
    expect(findMisplacedDestinations(records)).toEqual([]);
  });

  test('lie within known destinations', () => {
    expect(findUnknownParents(records)).toEqual([]);
  });

  test('share no sentence except those that state the year of a listing', () => {
    const texts = records.flatMap(({ summary, facts }) => [summary, ...facts]).filter((text) => text.length > 64);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  describe('are checked by rules that detect', () => {
    const [bali] = records.filter(({ id }) => id === 'bali');

    test('a position in another country', () => {
      expect(findMisplacedDestinations([{ ...bali!, countries: ['IN'] }])).toEqual([
        'bali is said to be in IN, but lies in ID',
      ]);
    });

    test('a position at sea and outside the extent', () => {
      expect(findMisplacedDestinations([{ ...bali!, latitude: -15 }])).toEqual([
        'bali lies outside its extent',
        'bali is said to be in ID, but lies in the sea',
      ]);
    });

    test('an unknown parent', () => {
      expect(findUnknownParents([{ ...bali!, within: ['atlantis'] }])).toEqual([
        'bali is said to be within atlantis, which is unknown',
      ]);
    });
  });
});
