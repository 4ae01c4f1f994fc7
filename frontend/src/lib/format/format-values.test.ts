import { formatConfidence, formatMegabytes, formatPosition } from './format-values.js';

test('formatPosition: includes the hemispheres', () => {
  expect(formatPosition(-33.8568, -70.5)).toBe('33.8568° S, 70.5000° W');
  expect(formatPosition(43.5, 11.9)).toBe('43.5000° N, 11.9000° E');
});

test('formatMegabytes: formats bytes in MB, never below 0.01 MB', () => {
  expect(formatMegabytes(5 * 1024 * 1024)).toBe('5.00\u00a0MB');
  expect(formatMegabytes(10)).toBe('0.01\u00a0MB');
});

test('formatConfidence: returns a stronger word for a higher confidence', () => {
  const labels = [0, 0.44, 0.45, 0.69, 0.7, 1].map(formatConfidence);
  expect(labels).toEqual(['Weak', 'Weak', 'Supporting', 'Supporting', 'Strong', 'Strong']);
});
