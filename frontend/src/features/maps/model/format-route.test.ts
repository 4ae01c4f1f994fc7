import { getFormatters } from '../../../lib/format/formatters.js';
import { formatRoute } from './format-route.js';

const ROUTE = { points: [], distanceMeters: 5_000, durationSeconds: 1_800, provider: null, attribution: null };

test.each([
  [{ estimate: false }, / on foot$/],
  [{ estimate: false, distanceMeters: 90_000 }, / on foot$/],
  [{ estimate: true }, /in a straight line, about .* on foot: an estimate/],
  [{ estimate: true, distanceMeters: 10_000 }, /in a straight line, about 20\u00a0min by car: an estimate/],
  [{ estimate: true, distanceMeters: 500_001 }, /in a straight line, too far to walk$/],
])('formatRoute: describes %j', (change, text) => {
  expect(formatRoute(getFormatters('en'), { ...ROUTE, ...change })).toMatch(text);
});
