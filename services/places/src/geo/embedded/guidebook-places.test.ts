import { describe, expect, test } from '@jest/globals';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { findListedPlace, findVenueAt, findVenuesInText, toListedVenue } from './guidebook-places.js';

const guidebook = Guidebook.load();
const TOWER = guidebook.landmark('eiffel-tower')!;
const [PROCOPE] = guidebook.findVenuesByName('Le Procope') as [ReturnType<typeof guidebook.findVenuesByName>[0]];
const METERS = 1 / 111_195;
const north = ({ latitude, longitude }: { latitude: number; longitude: number }, meters: number) => ({
  latitude: latitude + meters * METERS,
  longitude,
});

describe('findListedPlace', () => {
  test('returns a sight with its local name, and what the guidebook says about it', () => {
    const listed = findListedPlace(guidebook, 'Eiffel Tower', TOWER)!;
    expect(listed).toMatchObject({
      ...{ name: 'Eiffel Tower', category: TOWER.category, noun: null, attribution: null },
      position: { latitude: TOWER.latitude, longitude: TOWER.longitude },
    });
    expect(listed.localName).toBe(TOWER.localName ?? null);
    expect(listed.knowledge.facts.length).toBeGreaterThan(0);
  });

  test('returns a restaurant up to 300 meters away, and nothing of that name farther away', () => {
    expect(findListedPlace(guidebook, 'Le Procope', north(PROCOPE.venue, 299))).toMatchObject({
      ...{ name: 'Le Procope', category: 'Restaurant', noun: 'a restaurant', localName: null },
    });
    expect(findListedPlace(guidebook, 'Le Procope', north(PROCOPE.venue, 302))).toBeNull();
    expect(findListedPlace(guidebook, 'No Such Place', PROCOPE.venue)).toBeNull();
    expect(findVenueAt(guidebook, 'Le Procope', north(PROCOPE.venue, 299))?.venue.name).toBe('Le Procope');
    expect(findVenueAt(guidebook, 'Le Procope', north(PROCOPE.venue, 302))).toBeNull();
  });
});

test('toListedVenue: says of a hotel that it is one', () => {
  const { venue, city } = guidebook.cities
    .flatMap((city) => city.hotels.map((venue) => ({ venue, city })))
    .find(({ venue }) => venue.name !== '')!;
  expect(toListedVenue({ venue, city })).toMatchObject({ category: 'Other', noun: 'a hotel' });
});

describe('findVenuesInText', () => {
  test.each([
    ['Le Procope', 1],
    ['le procope, Paris', 1],
    ['Le Procope Paris France', 1],
    ['Le Procope, France', 1],
    ['Le Procope, London', 0],
    ['Le Procope menu', 0],
    ['Procope', 0],
    ['', 0],
  ])('reads "%s" as %d venues', (text, count) => {
    expect(findVenuesInText(guidebook, text, getCountryName)).toHaveLength(count);
  });
});
