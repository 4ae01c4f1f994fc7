import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Candidate, Place } from '../candidates.js';
import { presentPlace } from './present-place.js';

const atlas = Atlas.load();
const present = (place: object, confidence = 0.5) =>
  presentPlace(atlas, { place: place as Place, quality: 1, cluePosition: null } as Candidate, confidence, []);
const findTown = (name: string, country: string) => atlas.gazetteer.findByName(name, country)[0]!.town;

describe('presentPlace', () => {
  it('presents a sight that is in no guidebook at its own position, not that of its town', () => {
    const place = {
      kind: 'sight',
      name: 'Old Mill',
      position: { latitude: 43.47, longitude: 11.88 },
      country: 'IT',
      town: null,
    };
    expect(present(place)).toMatchObject({
      ...{ name: 'Old Mill', kind: 'landmark', placeType: null, latitude: 43.47, longitude: 11.88 },
      ...{ country: 'Italy', countryCode: 'IT', guidebookId: null, provider: 'embedded', attribution: null },
    });
  });

  it('presents a landmark, a city of the guidebook and a country at the positions that travelers know', () => {
    const landmark = atlas.guidebook.landmark('eiffel-tower')!;
    const { latitude, longitude } = landmark;
    expect(present({ kind: 'landmark', landmark })).toMatchObject({ latitude, longitude, city: 'Paris' });
    const { town, city } = atlas.toCityPlace(findTown('Paris', 'FR'));
    expect(present({ kind: 'city', town, city })).toMatchObject({
      latitude: city!.latitude,
      longitude: city!.longitude,
    });
    const capital = findTown('Paris', 'FR');
    expect(present({ kind: 'country', country: 'FR' })).toMatchObject({
      ...{ kind: 'country', latitude: capital.latitude, longitude: capital.longitude, placeType: 'Country' },
    });
  });

  it.each([
    ['a small town', { population: 19_999, feature: 'PPLA3' }, 'Town'],
    ['a larger town', { population: 20_000, feature: 'PPLA3' }, 'City'],
    ['a small capital', { population: 5_000, feature: 'PPLC' }, 'City'],
  ])('calls %s a town or a city', (_, change, placeType) => {
    const town = { ...findTown('Arezzo', 'IT'), ...change };
    expect(present({ kind: 'city', town, city: null }).placeType).toBe(placeType);
  });

  it('rounds the confidence to three decimals', () => {
    expect(present({ kind: 'country', country: 'FR' }, 0.123_456).confidence).toBe(0.123);
  });
});
