import { buildAnalysisResult } from '../../../../testing/builders/analyses.js';
import { getResultGuidePath } from '../result-guide-path.js';
import { getAreaHeading, getOutcomeTitle, withoutTitle } from './outcome-title.js';

const evidence = (kind: string, confidence: number, insideTown?: true) => [{ kind, confidence, insideTown }] as never[];
test.each([
  [{ outcome: 'identified', title: 'Trevi' }, 'Trevi'],
  [{ outcome: 'perhaps', title: 'Trevi' }, 'Perhaps one of these'],
  [{ outcome: 'not identified' }, "We couldn't place this photo"],
  [{ evidence: evidence('photo position', 0.1) }, 'Photo taken near Rome, Italy'],
  [{ evidence: evidence('photo position', 0.1, true) }, 'Photo taken in Rome, Italy'],
  [{ evidence: evidence('device position', 0.1, true) }, 'Your device was in Rome, Italy'],
  [
    { evidence: [...evidence('photo position', 0), ...evidence('device position', 0.9)] },
    'Your device was near Rome, Italy',
  ],
  [{ evidence: evidence('device position', 0.9) }, 'Your device was near Rome, Italy'],
  [{ title: 'Rome, Italy', evidence: evidence('photo position', 0.9) }, 'Photo taken in Rome, Italy'],
  [{ title: 'Rome, Italy', evidence: evidence('device position', 0.9) }, 'Your device was in Rome, Italy'],
  [
    { title: 'Italy', location: 'Italy', evidence: evidence('stated location', 0.85) },
    'Photo taken in Italy, as you told us',
  ],
  [
    { title: 'Tuscany', location: 'Tuscany, Italy', evidence: evidence('site details', 0.6) },
    'Photo taken in Tuscany, Italy, as you told us',
  ],
  [
    { evidence: [...evidence('stated location', 0.85), ...evidence('device position', 0.8)] },
    'Your device was near Rome, Italy',
  ],
  [{ title: 'Italy', location: 'Italy', evidence: evidence('landmark recognized', 0.8) }, 'Photo taken in Italy'],
])('getOutcomeTitle: %j', (overrides, title) => {
  const result = { outcome: 'position only', title: 'Rome', location: 'Rome, Italy', ...overrides };
  expect(getOutcomeTitle(buildAnalysisResult(result as never))).toBe(title);
});

test('getAreaHeading: names the town', () =>
  expect(getAreaHeading(buildAnalysisResult({ title: 'Rome' }))).toBe('About Rome'));

test.each([
  ['Trevi', 'Rome, Italy', 'Trevi, Rome, Italy'],
  ['Rome', 'rome, Italy', 'rome, Italy'],
  ['Rome', '', 'Rome'],
])('getResultGuidePath: names %s in "%s" as %s', (title, location, name) => {
  const path = decodeURIComponent(getResultGuidePath({ title, location }).replaceAll('+', ' '));
  expect(path).toContain(name);
  expect(path.split(name)[1] ?? '').not.toMatch(/\w/);
});

test.each([
  ['Lisbon, Portugal', 'Lisbon', 'Portugal'],
  ['Arezzo, Italy', 'Piazza Grande', 'Arezzo, Italy'],
  ['Lisbon', 'Lisbon', 'Lisbon'],
])('withoutTitle: shortens the location %s of %s to %s', (location, title, expected) => {
  expect(withoutTitle(location, title)).toBe(expected);
});
