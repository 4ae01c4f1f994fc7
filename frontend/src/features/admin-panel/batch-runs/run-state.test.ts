import { buildBatchItem, buildBatchRun } from '../../../testing/builders/batch-runs.js';
import {
  countFinished,
  formatItemOutcome,
  formatStartResult,
  isInProgress,
  isResumable,
  runPath,
} from './run-state.js';

test.each([
  [{ fixed: 2, errors: 1 }, '2 articles fixed, 1 error.'],
  [{ processed: 1, totalCost: 0.5 }, /^1 article processed for \$0\.50/],
  [{ different: 1, compared: 30 }, '1 record differs of 30.'],
  [{ found: 3, missing: 1 }, '3 photos found, 1 article left without one.'],
  [{ processed: 2, remainingBatches: 1 }, '2 articles recovered, 1 batch remaining.'],
  [{}, /^$/],
])('formatStartResult: formats %j', (response, text) => {
  const formatted = formatStartResult(response as never, String);
  if (typeof text === 'string') expect(formatted).toBe(text);
  else expect(formatted).toMatch(text);
});

test.each([
  [{ outcome: { fixed: 1 }, message: 'It failed.' }, 'It failed.'],
  [{ outcome: null }, ''],
  [{ outcome: { reason: 'No position.' } }, 'No position.'],
  [{ outcome: { fixed: 0, unplaced: 0 } }, 'All distances were correct.'],
  [{ outcome: { fixed: 0, unplaced: 2 } }, '0 distances fixed, 2 without a position'],
  [{ outcome: { fixed: 3 } }, '3 distances fixed, 0 without a position'],
  [{ outcome: { photo: 'Old mill' } }, 'Photo “Old mill”'],
  [{ outcome: { attractions: 1 } }, '1 attraction found'],
  [{ outcome: { articleId: 7 } }, 'Article written'],
  [{ outcome: {} }, ''],
  [{ outcome: { differences: [] } }, ''],
])('formatItemOutcome: formats %j', (change, text) => {
  expect(formatItemOutcome(buildBatchItem({ message: null, ...change } as never), String)).toBe(text);
});

const COUNTS = { total: 4, done: 1, failed: 1, skipped: 1 };
test.each([
  ['stopped', COUNTS, true],
  ['cancelled', COUNTS, true],
  ['failed', COUNTS, true],
  ['failed', { ...COUNTS, total: 3 }, false],
  ['failed', { ...COUNTS, total: 0, startedAt: null }, true],
  ['completed', COUNTS, false],
  ['running', COUNTS, false],
])('isResumable: %s with %j is %j', (status, change, expected) => {
  const run = buildBatchRun({ startedAt: '2026-05-03T00:00:00Z', ...change, status } as never);
  expect(isResumable(run)).toBe(expected);
  expect(isInProgress(run)).toBe(status === 'running');
  expect(countFinished(run)).toBe(3);
});

test('runPath: opens the run in the activity tab', () => expect(runPath('a&b')).toBe('/admin?tab=activity&run=a%26b'));
