import { SILENCE_MS } from '../../../lib/follow-work.js';
import { batchRunWith } from '../../../testing/batch-run.js';
import { FakeEvents } from '../../../testing/fake-events.js';
import { followRun } from './follow-run.js';

/** Lets promises that are settled go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function start(looks: (boolean | Error)[] = []) {
  const streams: FakeEvents[] = [];
  const heard: number[] = [];
  const silences: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const left = new AbortController();
  const end = followRun({
    openEvents: () => {
      const events = new FakeEvents();
      streams.push(events);
      return events;
    },
    wait: (ms) => new Promise((pass) => (ms === SILENCE_MS ? silences : pauses).push(pass)),
    signal: left.signal,
    onProgress: ({ ordinal }) => heard.push(ordinal),
    look: async () => {
      const seen = looks.shift();
      if (seen instanceof Error) throw seen;
      return seen ?? false;
    },
  });
  return { streams, heard, silences, pauses, left, end };
}

test('events lead to the end of the run', async () => {
  const { streams, heard, end } = start();
  streams[0]!.say('progress', { ordinal: 3, step: '3 of 10', percent: 30 });
  streams[0]!.say('progress', { ordinal: 4, step: '4 of 10', percent: 40 });
  streams[0]!.say('done', batchRunWith({ status: 'done' }));
  expect((await end)?.status).toBe('done');
  expect(heard).toEqual([3, 4]);
  expect(streams.map(({ closed }) => closed)).toEqual([true]);
});

test('a stream that breaks or is silent is opened again, until the run is over', async () => {
  const { streams, silences, pauses, heard, end } = start([false, new Error('away'), false]);
  streams[0]!.say('error');
  await settled();
  pauses.shift()!();
  await settled();
  silences.at(-1)!();
  await settled();
  expect(pauses).toHaveLength(1);
  pauses.shift()!();
  await settled();
  streams[2]!.say('progress', { ordinal: 9, step: '9 of 10', percent: 90 });
  streams[2]!.say('done', batchRunWith({ status: 'stopped' }));
  expect((await end)?.status).toBe('stopped');
  expect(heard).toEqual([9]);
  expect(streams.map(({ closed }) => closed)).toEqual([true, true, true]);
});

test('an end that only looking shows is one, too', async () => {
  const { streams, end } = start([true]);
  streams[0]!.say('failed', { code: 'TIMED_OUT', message: 'long' });
  expect(await end).toBeNull();
  expect(streams).toHaveLength(1);
});

test('nothing is opened again when nobody looks any more', async () => {
  const { streams, pauses, left, end } = start();
  streams[0]!.say('error');
  await settled();
  left.abort();
  pauses.shift()!();
  expect(await end).toBeNull();
  expect(streams).toHaveLength(1);
});
