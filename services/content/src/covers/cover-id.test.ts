import { type Coverable, coverIdOf, coverSubjectOf } from './cover-id.js';

const NEAR = { name: 'Forum', distance: '1 km', coordinates: { lat: 41.89, lng: 12.48 } };
const page = (nearbyAttractions: unknown): Coverable => ({
  slug: 'colosseum',
  category: 'Landmark',
  latitude: '41.890200',
  longitude: '12.492200',
  nearbyAttractions: nearbyAttractions as Coverable['nearbyAttractions'],
});

test('attractions without a position are not on a cover', () => {
  const [name, distance] = ['Mill', '1 km'];
  const nowhere = [undefined, null, {}, { lat: 1 }].map((coordinates) => ({ name, distance, coordinates }));
  const subject = coverSubjectOf(page([...nowhere, NEAR]), '');
  expect(subject.neighbours).toEqual([{ latitude: 41.89, longitude: 12.48 }]);
  expect(coverIdOf(page([...nowhere, NEAR]))).toBe(coverIdOf(page([NEAR])));
});
