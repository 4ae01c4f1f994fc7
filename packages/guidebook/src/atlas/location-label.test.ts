import { Atlas } from './atlas.js';
import { getLocationLabel, type LocatedSubject } from './location-label.js';

const GULLFOSS: LocatedSubject = {
  title: 'Gullfoss',
  location: 'Selfoss, Iceland',
  category: 'Natural Wonder',
  placeType: null,
  latitude: '64.3271',
  longitude: '-20.1199',
};
const label = (changes: Partial<LocatedSubject>) => getLocationLabel(Atlas.load(), { ...GULLFOSS, ...changes });

describe('getLocationLabel', () => {
  it('states how far a sight is from the town of its location', () => {
    expect(label({})).toBe('61 km from Selfoss, Iceland');
  });

  it('calls a natural sight near a town whose position is unknown', () => {
    expect(label({ location: 'Vík, Iceland' })).toBe('Near Vík, Iceland');
  });

  it.each<[string, Partial<LocatedSubject>]>([
    ['in the town', { latitude: 63.935, longitude: -21.0 }],
    ['in a large city', { location: 'New York, United States', latitude: 40.7851, longitude: -73.9683 }],
    ['without a position', { latitude: null, longitude: null }],
    ['whose location is only a country', { location: 'Iceland' }],
    ['whose town is unknown', { location: 'Nowhere at all, Iceland', category: 'Landmark' }],
    ['that is the town itself', { title: 'Selfoss' }],
    ['that is a region', { placeType: 'Region' }],
  ])('returns nothing for a place %s', (_case, changes) => {
    expect(label(changes)).toBeNull();
  });
});
