import { fitMost } from './fit-most.js';
import { fitViewport } from './map-model.js';

const at = (lat: number, lng: number) => ({ lat, lng });
/** Map next to the results of a search. */
const NARROW = { width: 384, height: 640 };
const CASTLES = [
  ...[at(47.6, 10.7), at(50.1, 14.4), at(55.9, -3.2), at(47.5, 19), at(51.5, -0.6), at(50.1, 19.9), at(47.6, 1.5)],
  ...[at(47.3, 1.1), at(37.4, -6), at(34.8, 134.7), at(38.7, -9.1), at(45.5, 25.4), at(57.3, -5.5), at(18.5, -66.1)],
  ...[at(49.4, 8.7), at(46.4, 6.9), at(41, -4.1), at(45.5, 9.2), at(54, 19), at(50.2, 7.3), at(48.8, 14.3)],
];

describe('fitMost', () => {
  it('leaves out the few places that are far from the rest', () => {
    const { center, zoom } = fitMost(CASTLES, 13, NARROW);
    expect(zoom).toBe(3);
    expect(center.lng).toBeCloseTo(8.15, 6);
    expect(fitViewport(CASTLES).zoom).toBe(1);
  });

  it('uses the height of a narrow map', () => {
    const norway = [at(59, 6.2), at(59.9, 10.8), at(60.4, 5.3), at(62.1, 7.1), at(67.9, 13.1), at(69.65, 19)];
    expect(fitMost(norway, 13, NARROW).zoom).toBe(5);
  });

  it('contains all places that leaving some out would not bring closer, and any few', () => {
    const along = Array.from({ length: 16 }, (_, index) => at(40 + index, 10));
    expect(fitMost(along, 13, NARROW).center.lat).toBeCloseTo(fitViewport(along).center.lat, 6);
    const two = [at(48.86, 2.29), at(35.04, 135.73)];
    expect(fitMost(two, 13, NARROW).center.lng).toBeCloseTo(69.01, 6);
  });
});
