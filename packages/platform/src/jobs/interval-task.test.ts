import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Logger } from '../logging/logger.js';
import { IntervalTask } from './interval-task.js';
import type { JobRequestsRepository } from './job-requests.repository.js';
import { JobRetention } from './job-retention.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('IntervalTask', () => {
  test('never overlaps with itself, continues after a failure, and waits for the last run when it stops', async () => {
    const ends: { resolve: () => void; reject: (thrown: unknown) => void }[] = [];
    const failures: unknown[] = [];
    const task = new IntervalTask(
      () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
      (thrown) => failures.push(thrown),
    );
    task.start(1_000);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(ends).toHaveLength(1);
    ends[0]!.reject('broken');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([ends.length, failures]).toEqual([2, ['broken']]);
    let isStopped = false;
    const stopped = task.stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isStopped).toBe(false);
    ends[1]!.resolve();
    await stopped;
    expect([ends.length, jest.getTimerCount()]).toEqual([2, 0]);
  });
});

test('JobRetention: deletes at the start and every hour until the process stops', async () => {
  const deleteOld = jest.fn(async () => 0);
  const retention = new JobRetention({ deleteOld } as unknown as JobRequestsRepository, 30, {} as Logger);
  retention.onApplicationBootstrap();
  expect(deleteOld).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_599_999);
  expect(deleteOld).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(deleteOld).toHaveBeenCalledTimes(2);
  await retention.onApplicationShutdown();
  expect(jest.getTimerCount()).toBe(0);
});
