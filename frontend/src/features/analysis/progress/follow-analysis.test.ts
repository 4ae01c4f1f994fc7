import type { Analysis } from '@placelore/contracts/analysis/analyses.js';
import { JobFailedError, SILENCE_TIMEOUT_MS } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { FakeEventStream } from '../../../testing/fakes/fake-event-stream.js';
import { followAnalysis } from './follow-analysis.js';

const analysis = (change: Partial<Analysis>): Analysis => ({
  id: '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a01',
  status: 'queued',
  createdAt: '2026-11-01T00:00:00.000Z',
  progress: null,
  result: null,
  error: null,
  ...change,
});
const step = { ordinal: 2, step: 'Analyzing image content', percent: 20 } as const;
const done = buildAnalysisResult();

/** Starts following with a fake event stream. `polls` are the successive poll responses; the last one repeats. */
function start(polls: (Analysis | Error)[] = []) {
  const events = new FakeEventStream();
  const seen: number[] = [];
  const waits: { ms: number; pass: () => void }[] = [];
  const result = followAnalysis(
    {
      openEvents: () => events,
      readAnalysis: async () => {
        const response = polls.length > 1 ? polls.shift() : polls[0];
        if (!response) throw new Error('nothing to poll');
        if (response instanceof Error) throw response;
        return response;
      },
      wait: (ms) =>
        ms === SILENCE_TIMEOUT_MS ? new Promise((pass) => waits.push({ ms, pass: () => pass() })) : Promise.resolve(),
    },
    (progress) => seen.push(progress.ordinal),
  );
  return { events, seen, waits, result };
}

test('followAnalysis: resolves with the result of the event stream and closes it', async () => {
  const { events, seen, result } = start();
  events.emit('progress', step);
  events.emit('done', done);
  expect(await result).toEqual(done);
  expect(seen).toEqual([2]);
  expect(events.isClosed).toBe(true);
});

test('followAnalysis: rejects with the message of a failure', async () => {
  const { events, result } = start();
  events.emit('failed', { code: 'ANALYSIS_FAILED', message: 'It did not work.' });
  await expect(result).rejects.toThrow(new JobFailedError('ANALYSIS_FAILED', 'It did not work.'));
});

test('followAnalysis: polls after the stream broke', async () => {
  const { events, seen, result } = start([
    analysis({ progress: step }),
    new TypeError('network'),
    analysis({ status: 'done', result: done }),
  ]);
  events.emit('error');
  expect(await result).toEqual(done);
  expect(events.isClosed).toBe(true);
  expect(seen).toEqual([2]);
});

test('followAnalysis: polls when the stream goes silent, but not after a recent event', async () => {
  const { events, waits, result } = start([analysis({ status: 'done', result: done })]);
  events.emit('progress', step);
  waits[0]?.pass();
  await Promise.resolve();
  expect(events.isClosed).toBe(false);
  waits[1]?.pass();
  expect(await result).toEqual(done);
});

test('followAnalysis: rejects immediately when polling finds a failure', async () => {
  const { events, result } = start([
    analysis({ status: 'failed', error: { code: 'IMAGE_UNREADABLE', message: 'It is damaged.' } }),
  ]);
  events.emit('error');
  await expect(result).rejects.toThrow('It is damaged.');
});

test.each([
  ['the network fails', new TypeError('network')],
  ['the server is unavailable', new HttpError(503, '')],
  ['a proxy reaches no server', new HttpError(502, '')],
])('followAnalysis: continues to poll while %s, until the result is ready', async (_, error) => {
  const polls = [...Array<Error>(100).fill(error), analysis({ status: 'done', result: done })];
  const { events, result } = start(polls);
  events.emit('error');
  expect(await result).toEqual(done);
});

test.each([
  ['it cannot be read', new TypeError('network')],
  ['the analysis has not finished', analysis({ progress: step })],
])('followAnalysis: stops polling after ten minutes when %s', async (_, respond) => {
  const { events, result } = start([respond]);
  events.emit('error');
  await expect(result).rejects.toMatchObject({ name: 'JobFailedError', code: 'TIMED_OUT' });
});

test('followAnalysis: stops polling after five refusals in a row', async () => {
  const polls = [...Array<Error>(5).fill(new HttpError(404, 'gone')), analysis({ status: 'done', result: done })];
  const { events, result } = start(polls);
  events.emit('error');
  await expect(result).rejects.toThrow('404: gone');
  expect(polls).toHaveLength(1);
});

test('followAnalysis: continues to poll after fewer refusals, and resets the count after a response', async () => {
  const refusals = Array<Error>(4).fill(new HttpError(404, 'gone'));
  const polls = [...refusals, analysis({ progress: step }), ...refusals, analysis({ status: 'done', result: done })];
  const { events, result } = start(polls);
  events.emit('error');
  expect(await result).toEqual(done);
});

test('followAnalysis: rejects when a repeated analysis failed, although the previous result exists', async () => {
  const error = { code: 'PLACE_NOT_FOUND', message: 'No place of that name is known.' };
  const { events, result } = start([analysis({ status: 'done', result: done, error })]);
  events.emit('error');
  await expect(result).rejects.toThrow(new JobFailedError(error.code, error.message));
});
