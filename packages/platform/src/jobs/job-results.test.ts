import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { DatabaseListener } from '../database/database-listener.js';
import type { ProgressFeed } from '../queues/progress-feed.js';
import type { JobRequestsRepository } from './job-requests.repository.js';
import { JobResults } from './job-results.js';

const DONE = { status: 'done' };
let finished: Map<string, object>;
let isDatabaseUp: boolean;
let redis: { status: string };
let notify: (id: string) => void;
let delay: ((until: number) => void) | undefined;
let findResults: jest.Mock<(ids: string[]) => Promise<{ id: string; outcome: object }[]>>;
let results: JobResults;

beforeEach(async () => {
  jest.useFakeTimers();
  [finished, isDatabaseUp, redis, delay] = [new Map(), true, { status: 'ready' }, undefined];
  findResults = jest.fn(async (ids: string[]) => {
    if (!isDatabaseUp) throw new Error('database is down');
    return ids.filter((id) => finished.has(id)).map((id) => ({ id, outcome: finished.get(id)! }));
  });
  results = new JobResults(
    { findResults, getChannels: async () => ({ settled: 'settled' }) } as unknown as JobRequestsRepository,
    {
      listen: async (_channel: string, handler: (id: string) => void) => {
        notify = handler;
      },
    } as unknown as DatabaseListener,
    {
      followDelays: (_id: string, listener: (until: number) => void) => {
        delay = listener;
        return () => {
          delay = undefined;
        };
      },
    } as unknown as ProgressFeed,
    redis as unknown as Redis,
  );
  await results.onApplicationBootstrap();
});
afterEach(() => {
  results.beforeApplicationShutdown();
  jest.useRealTimers();
});

/** Waits for a job, and records its result, or the code and `retryAfter` of the error. */
function wait(id: string, timeout = 60_000, isFollowing = false, signal?: AbortSignal) {
  const waiting: { end?: unknown } = {};
  void results.waitUntilFinished(id, timeout, signal, isFollowing).then(
    (result) => {
      waiting.end = result;
    },
    ({ code, retryAfter }) => {
      waiting.end = retryAfter === undefined ? code : [code, retryAfter];
    },
  );
  return waiting;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('JobResults.waitUntilFinished', () => {
  test('returns an existing result, and a new one upon its notification', async () => {
    finished.set('a', DONE);
    const [a, b] = [wait('a'), wait('b')];
    await pass(0);
    expect([a.end, b.end]).toEqual([DONE, undefined]);
    finished.set('b', DONE);
    notify('b');
    await pass(0);
    expect(b.end).toEqual(DONE);
  });

  test('reads nothing for jobs without waiting callers, and all waiting jobs after missed notifications', async () => {
    const [a, b] = [wait('a'), wait('b')];
    await pass(0);
    findResults.mockClear();
    notify('other');
    await pass(0);
    expect(findResults).not.toHaveBeenCalled();
    for (const id of ['a', 'b']) finished.set(id, DONE);
    notify('');
    await pass(0);
    expect([a.end, b.end]).toEqual([DONE, DONE]);
  });

  test('polls every second in case a notification was missed', async () => {
    const a = wait('a');
    await pass(500);
    finished.set('a', DONE);
    await pass(499);
    expect(a.end).toBeUndefined();
    await pass(1);
    expect(a.end).toEqual(DONE);
  });

  test('ends with TIMED_OUT after the timeout, or when its caller disconnects', async () => {
    const controller = new AbortController();
    const [slow, gone] = [wait('a', 1_500), wait('b', 60_000, false, controller.signal)];
    await pass(1_499);
    expect(slow.end).toBeUndefined();
    controller.abort();
    await pass(1);
    expect([slow.end, gone.end]).toEqual(['TIMED_OUT', 'TIMED_OUT']);
    const late = wait('c', 60_000, false, controller.signal);
    await pass(0);
    expect(late.end).toBe('TIMED_OUT');
  });

  test.each([
    [
      'Redis',
      () => {
        redis.status = 'connecting';
      },
    ],
    [
      'the database',
      () => {
        isDatabaseUp = false;
      },
    ],
  ])('rejects callers with Retry-After when %s stays unavailable, except those that follow', async (_store, stop) => {
    const [waiting, following] = [wait('a'), wait('a', 60_000, true)];
    stop();
    await pass(5_999);
    expect(waiting.end).toBeUndefined();
    await pass(1);
    expect([waiting.end, following.end]).toEqual([['UNAVAILABLE', 5], undefined]);
  });

  test('waits through a short outage', async () => {
    const waiting = wait('a');
    redis.status = 'connecting';
    await pass(4_000);
    redis.status = 'ready';
    await pass(2_000);
    redis.status = 'connecting';
    await pass(4_000);
    expect(waiting.end).toBeUndefined();
  });

  test('rejects callers with Retry-After when the next attempt is more than five seconds away', async () => {
    const waiting = wait('a');
    delay!(Date.now() + 5_000);
    await pass(0);
    expect(waiting.end).toBeUndefined();
    delay!(Date.now() + 5_001);
    await pass(0);
    expect(waiting.end).toEqual(['UNAVAILABLE', 6]);
    expect(delay).toBeUndefined();
    wait('b', 60_000, true);
    expect(delay).toBeUndefined();
  });

  test('ends with UNAVAILABLE when the process stops, without any timer left', async () => {
    const waiting = wait('a');
    results.beforeApplicationShutdown();
    const late = wait('b');
    await pass(0);
    expect([waiting.end, late.end, jest.getTimerCount()]).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 0]);
  });
});

test('JobResults.waitAtMost: ends without an error after the timeout', async () => {
  const ended = jest.fn();
  void results.waitAtMost('a', 1_000).then(ended);
  await pass(1_000);
  expect(ended).toHaveBeenCalledTimes(1);
});
