import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { COUNTRY_CODES } from '@placelore/guidebook/countries/countries.js';
import { isInCountry } from './position-lookup.js';
import { findCapital } from './presentation/present-place.js';

const atlas = Atlas.load();

describe('isInCountry', () => {
  it('places every capital in its country or territory, except where borders are disputed', () => {
    const outside = COUNTRY_CODES.filter((code) => {
      const capital = findCapital(atlas, code);
      return capital !== null && !isInCountry(atlas, code, capital);
    });
    expect(outside).toEqual(['EH']);
  });

  it.each([
    ['GE', 33.749, -84.388],
    ['FR', 41.9, 12.5],
    ['FR', 45, -30],
    ['IT', 41.9022, 12.4539],
  ])('does not place %s at %d, %d', (country, latitude, longitude) => {
    expect(isInCountry(atlas, country, { latitude, longitude })).toBe(false);
  });
});
