import { render, screen } from '@testing-library/react';
import { Sparkline } from './Sparkline.js';

const draw = (values: (number | null)[], minTop = 0) => {
  const points = values.map((value, index) => ({ minutesAgo: 59 - index, value }));
  const { container } = render(<Sparkline points={points} minTop={minTop} label="Requests" />);
  return container.querySelector('path')?.getAttribute('d') ?? '';
};
/** Returns the vertical positions of a path, from the top. */
const getHeights = (path: string) => path.match(/(?<= )[\d.]+/g)?.map(Number);

test('Sparkline: interrupts the line at minutes without a value, and shows a single minute', () => {
  expect(draw([1, 2, null, 3, null, null, 1]).match(/[MLh]/g)?.join('')).toBe('MhLMhMh');
  expect(screen.getByRole('img', { name: 'Requests' })).not.toBeNull();
});

test('Sparkline: runs from left to right, up to the highest or a given value', () => {
  const full = draw([0, 5, 10]);
  const [bottom = 0, middle = 0, top = 0] = getHeights(full) ?? [];
  expect(full.startsWith('M0.0 ')).toBe(true);
  expect(top).toBe(1);
  expect(middle).toBeCloseTo((bottom + top) / 2, 0);
  const [, , half = 0] = getHeights(draw([0, 5, 10], 20)) ?? [];
  expect(half).toBeCloseTo(middle, 0);
});
