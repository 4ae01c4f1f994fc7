import { expect, test } from '@jest/globals';
import { measurePath } from './path-bounds.js';
import { Pen } from './pen.js';

test('Pen: merges shapes of one color unless something between them covers a part of the later one', () => {
  const apart = new Pen().rect('#111111', 0, 0, 10, 10).rect('#222222', 20, 0, 10, 10).rect('#111111', 40, 0, 10, 10);
  expect(apart.toSvg().match(/<path/g)).toHaveLength(2);
  const covered = new Pen().rect('#111111', 0, 0, 10, 10).rect('#222222', 5, 0, 10, 10).rect('#111111', 8, 0, 10, 10);
  expect(covered.toSvg().match(/<path/g)).toHaveLength(3);
});

test.each([
  ['M10 20h30v-5z', { left: 10, right: 40, top: 15, bottom: 20 }],
  ['M0 0l10 10L-5 3', { left: -5, right: 10, top: 0, bottom: 10 }],
  ['M0 0q5 20 10 0', { left: 0, right: 10, top: 0, bottom: 20 }],
  ['M0 0a5 8 0 0 0 10 0', { left: 0, right: 10, top: -8, bottom: 8 }],
  ['M0 0c0 10 20 10 20 0h5', { left: 0, right: 25, top: 0, bottom: 10 }],
])('measurePath: contains %s', (data, bounds) => {
  expect(measurePath(data, 0)).toEqual(bounds);
});

test('measurePath: adds half of the width of a line', () => {
  expect(measurePath('M0 0h10', 2)).toEqual({ left: -2, right: 12, top: -2, bottom: 2 });
});
