import { planWalk } from './plan-walk.js';

const START = { latitude: 43.4674, longitude: 11.8851 };
const sight = (name: string, lat: number, lng: number) => ({ name, distance: '', coordinates: { lat, lng } });

test('planWalk: goes from each sight to the one nearest to it, and leaves out what is too far to walk', () => {
  const stops = planWalk(START, [
    sight('Basilica of San Francesco', 43.4651, 11.8808),
    sight('Siena', 43.3188, 11.3308),
    sight('Arezzo Cathedral', 43.4671, 11.88225),
    sight('Piazza Grande', 43.46645, 11.88395),
  ]);
  expect(stops.map(({ place, meters }) => [place.name, Math.round(meters / 10)])).toEqual([
    ['Piazza Grande', 14],
    ['Arezzo Cathedral', 16],
    ['Basilica of San Francesco', 25],
  ]);
  expect(Math.round(stops[0]!.seconds / 60)).toBe(2);
});
