import { confidenceText, megabytesText, positionText } from './format.js';

test('positions name their hemispheres', () => {
  expect(positionText(-33.8568, -70.5)).toBe('33.8568° S, 70.5000° W');
  expect(positionText(43.5, 11.9)).toBe('43.5000° N, 11.9000° E');
});

test('sizes are in MB and never nothing', () => {
  expect(megabytesText(5 * 1024 * 1024)).toBe('5.00 MB');
  expect(megabytesText(10)).toBe('0.01 MB');
});

test('confidence is told in words, more of it never sounds like less', () => {
  const words = [0, 0.2, 0.45, 0.7, 0.9].map(confidenceText);
  expect(words).toEqual(['a guess', 'possible', 'likely', 'very likely', 'almost certain']);
});
