import type { Position } from '@placelore/contracts/places/geography.js';
import { Guidebook } from '../src/atlas/guidebook.js';
import type { LandmarkRecord } from '../src/atlas/records.js';
import { type CityRiver, Waters } from '../src/water/waters.js';

const METERS_PER_DEGREE = 111_195;
/** Sights farther away than this many meters prove nothing about a course. */
const MAX_BANK_METERS = 700;
/** Accuracy of the courses in meters. */
const ACCURACY = 25;
/** Sights that stand in the water, or are water themselves. */
const IN_WATER = ['maidens-tower', 'dotonbori'];
const BRIDGE = /bridge|^most |^pont |^ponte |most$/i;

interface Beside {
  river: CityRiver;
  sight: LandmarkRecord;
  /** From the middle of the river. */
  meters: number;
  bank: 'left' | 'right';
}

/** Returns how far a position is from a river, and on which bank along its course; null beyond its ends. */
function locate({ line }: CityRiver, { latitude, longitude }: Position): Pick<Beside, 'meters' | 'bank'> | null {
  const scale = Math.cos((latitude * Math.PI) / 180);
  const points = line.map(([lng, lat]) => [(lng - longitude) * scale, lat - latitude] as const);
  const legs = points.slice(1).map(([toX, toY], index) => {
    const [x, y] = points[index]!;
    const [dx, dy] = [toX - x, toY - y];
    const share = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy)));
    const meters = METERS_PER_DEGREE * Math.hypot(x + share * dx, y + share * dy);
    const isEnd = (index === 0 && share === 0) || (index === points.length - 2 && share === 1);
    return { meters, bank: dy * x - dx * y > 0 ? ('left' as const) : ('right' as const), isEnd };
  });
  const { isEnd, ...nearest } = legs.reduce((best, leg) => (leg.meters < best.meters ? leg : best));
  return isEnd ? null : nearest;
}

const { landmarks } = Guidebook.read();
const BESIDE = Waters.load().cityRivers.flatMap((river) =>
  landmarks.flatMap((sight): Beside[] => {
    const found = locate(river, sight);
    return found && found.meters < MAX_BANK_METERS + river.width / 2 ? [{ river, sight, ...found }] : [];
  }),
);
const describeBeside = ({ river, sight, meters, bank }: Beside) =>
  `${river.name}: ${sight.id}, ${bank}, ${Math.round(meters)} m`;

it('rivers of cities: pass under the bridges of the guidebook', () => {
  const bridges = BESIDE.filter(({ sight, river, meters }) => BRIDGE.test(sight.name) && meters < 1.5 * river.width);
  expect(bridges.length).toBeGreaterThan(20);
  expect(bridges.filter(({ river, meters }) => meters > river.width / 2 + ACCURACY).map(describeBeside)).toEqual([]);
});

it('rivers of cities: have all other sights beside them, not in the water', () => {
  const wet = BESIDE.filter(
    ({ sight, river, meters }) => meters < river.width / 2 && !BRIDGE.test(sight.name) && !IN_WATER.includes(sight.id),
  );
  expect(wet.map(describeBeside)).toEqual([]);
});

it('rivers of cities: have every sight on its bank', () => {
  const banks = BESIDE.filter(({ sight }) => !BRIDGE.test(sight.name) && !IN_WATER.includes(sight.id)).map(
    ({ river, sight, bank }) => `${river.name} ${bank}: ${sight.id}`,
  );
  expect([...new Set(banks)].sort()).toMatchSnapshot();
});

it('rivers of cities: are recorded point by point, without jumps', () => {
  const jumps = Waters.load().cityRivers.flatMap(({ name, line }) =>
    line.slice(1).flatMap(([lng, lat], index) => {
      const [fromLng, fromLat] = line[index]!;
      const meters = METERS_PER_DEGREE * Math.hypot((lng - fromLng) * Math.cos((lat * Math.PI) / 180), lat - fromLat);
      return meters > 1_500 ? [`${name}: ${Math.round(meters)} m after ${fromLat},${fromLng}`] : [];
    }),
  );
  expect(jumps).toEqual([]);
});
