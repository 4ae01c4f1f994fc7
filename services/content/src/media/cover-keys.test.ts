import { type CoverSource, computeCoverId, toCoverSubject } from './cover-keys.js';

const ATTRACTION_WITH_POSITION = { name: 'Forum', distance: '1 km', coordinates: { lat: 41.89, lng: 12.48 } };
const buildPage = (nearbyAttractions: unknown): CoverSource => ({
  slug: 'colosseum',
  category: 'Landmark',
  latitude: '41.890200',
  longitude: '12.492200',
  nearbyAttractions: nearbyAttractions as CoverSource['nearbyAttractions'],
});

test('toCoverSubject: ignores attractions without a position', () => {
  const [name, distance] = ['Mill', '1 km'];
  const attractionsWithoutPosition = [undefined, null, {}, { lat: 1 }].map((coordinates) => ({
    name,
    distance,
    coordinates,
  }));
  const subject = toCoverSubject(buildPage([...attractionsWithoutPosition, ATTRACTION_WITH_POSITION]), '');
  expect(subject.neighbors).toEqual([{ latitude: 41.89, longitude: 12.48 }]);
  expect(computeCoverId(buildPage([...attractionsWithoutPosition, ATTRACTION_WITH_POSITION]))).toBe(
    computeCoverId(buildPage([ATTRACTION_WITH_POSITION])),
  );
});
