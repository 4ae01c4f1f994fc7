import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findBritishRecords, findBritishSpelling } from './spelling-checks.js';

const { destinations, guidebook } = Atlas.load();

describe('spelling of the guidebook', () => {
  test.each([
    ['landmarks', guidebook.landmarks],
    ['cities with their venues', guidebook.cities],
    ['destinations', destinations.records],
  ])('%s are in American English', (_, records) => {
    expect(records.length).toBeGreaterThan(100);
    expect(findBritishRecords(records)).toEqual([]);
  });

  test.each([
    ['It is 12 metres high.', 'metres'],
    ['The colourful houses of the harbour.', 'colourful'],
    ['A three-storey keep.', 'storey'],
    ['It opened on 14 July 1889.', '14 July'],
    ['Expect a queue.', 'queue'],
    ['Walk towards the river.', 'towards'],
    ['The marvelled at city.', 'marvelled'],
    ['It was recognised in 1990.', 'recognised'],
  ])('finds the British form in "%s"', (text, form) => {
    expect(findBritishSpelling(text)).toContain(form);
  });

  test('accepts names and words that only look British', () => {
    const texts = [
      'The Centre Pompidou and Sydney Harbour Bridge.',
      'It is called Rome, filled with glamor, on July 14.',
    ];
    expect(texts.flatMap(findBritishSpelling)).toEqual([]);
  });

  test('checks venues but no names', () => {
    const city = { ...guidebook.cities[0]!, name: 'Coal harbour' };
    const [venue] = city.hotels;
    const changed = { ...city, hotels: [{ ...venue!, description: 'A hotel at the theatre.' }] };
    expect(findBritishRecords([city])).toEqual([]);
    expect(findBritishRecords([changed])).toEqual([
      `${city.id} is spelled in British: theatre in A hotel at the theatre.`,
    ]);
  });
});
