import { SILENCE_TIMEOUT_MS } from '../../../lib/api/follow-job.js';
import { buildBatchRun } from '../../../testing/builders/batch-runs.js';
import { FakeEventStream } from '../../../testing/fakes/fake-event-stream.js';
import { followRun } from './follow-run.js';

/** Lets settled promises continue. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

function startFollowing(checkResults: (boolean | Error)[] = []) {
  const streams: FakeEventStream[] = [];
  const ordinals: number[] = [];
  const silences: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const controller = new AbortController();
  const result = followRun({
    openEvents: () => {
      const events = new FakeEventStream();
      streams.push(events);
      return events;
    },
    wait: (ms) => new Promise((pass) => (ms === SILENCE_TIMEOUT_MS ? silences : pauses).push(pass)),
    signal: controller.signal,
    onProgress: ({ ordinal }) => ordinals.push(ordinal),
    checkFinished: async () => {
      const checkResult = checkResults.shift();
      if (checkResult instanceof Error) throw checkResult;
      return checkResult ?? false;
    },
  });
  return { streams, ordinals, silences, pauses, controller, result };
}

test('followRun: reports progress events and resolves with the finished run', async () => {
  const { streams, ordinals, result } = startFollowing();
  streams[0]!.emit('progress', { ordinal: 3, step: '3 of 10', percent: 30 });
  streams[0]!.emit('progress', { ordinal: 4, step: '4 of 10', percent: 40 });
  streams[0]!.emit('done', buildBatchRun({ status: 'done' }));
  expect((await result)?.status).toBe('done');
  expect(ordinals).toEqual([3, 4]);
  expect(streams.map(({ isClosed: closed }) => closed)).toEqual([true]);
});

test('followRun: reopens a broken or silent stream until the run is finished', async () => {
  const { streams, silences, pauses, ordinals, result } = startFollowing([false, new Error('away'), false]);
  streams[0]!.emit('error');
  await flushPromises();
  pauses.shift()!();
  await flushPromises();
  silences.at(-1)!();
  await flushPromises();
  expect(pauses).toHaveLength(1);
  pauses.shift()!();
  await flushPromises();
  streams[2]!.emit('progress', { ordinal: 9, step: '9 of 10', percent: 90 });
  streams[2]!.emit('done', buildBatchRun({ status: 'stopped' }));
  expect((await result)?.status).toBe('stopped');
  expect(ordinals).toEqual([9]);
  expect(streams.map(({ isClosed: closed }) => closed)).toEqual([true, true, true]);
});

test('followRun: resolves with null when a check finds the run finished', async () => {
  const { streams, result } = startFollowing([true]);
  streams[0]!.emit('failed', { code: 'TIMED_OUT', message: 'long' });
  expect(await result).toBeNull();
  expect(streams).toHaveLength(1);
});

test('followRun: does not reopen the stream after it was aborted', async () => {
  const { streams, pauses, controller, result } = startFollowing();
  streams[0]!.emit('error');
  await flushPromises();
  controller.abort();
  pauses.shift()!();
  expect(await result).toBeNull();
  expect(streams).toHaveLength(1);
});
