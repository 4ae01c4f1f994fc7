import { describe, expect, test } from '@jest/globals';
import { TextOutliner } from '../drawing/text-outliner.js';
import { drawDial } from './dial.js';
import { getPalette } from './palettes.js';

const PLACE = { latitude: 0, longitude: 0 };
/** Returns the position 1 km from the place; degrees clockwise from north. */
const atBearing = (degrees: number) => {
  const radians = (degrees * Math.PI) / 180;
  return { latitude: Math.cos(radians) / 111.195, longitude: Math.sin(radians) / 111.195 };
};
/** Returns the bearings of the labels of the rings in degrees clockwise from north. */
const findLabelBearings = (svg: string) =>
  [...svg.matchAll(/<path transform="translate\(([-.\d]+) ([-.\d]+)\) translate/g)].map(([, x, y]) =>
    Math.round(((Math.atan2(Number(x), -Number(y)) * 180) / Math.PI + 360) % 360),
  );

describe('drawDial', () => {
  test.each([
    ['across the north', [80, 180, 260], 350],
    ['across the south', [20, 100, 330], 215],
    ['around a single neighbor', [90], 270],
  ])('labels the rings in the middle of the widest gap between neighbors: %s', (_where, bearings, middle) => {
    const svg = drawDial([0, 0], PLACE, bearings.map(atBearing), getPalette('Landmark'), TextOutliner.load());
    const labels = findLabelBearings(svg);
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(Math.abs(label - middle)).toBeLessThanOrEqual(1);
  });
});
