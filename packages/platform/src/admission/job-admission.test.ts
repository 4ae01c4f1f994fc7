import type { Requester } from '@placelore/contracts/core/identity.js';
import type { EntityManager } from 'typeorm';
import { withRequestId } from '../logging/request-context.js';
import { JobAdmission } from './job-admission.js';
import type { OpenJobsReading, OpenJobsRepository } from './open-jobs.repository.js';

const MANAGER = {} as EntityManager;
const VISITOR: Requester = { id: 'visitor', role: 'member', network: null };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Admission to a queue of which each reading, eight seconds after the last one, finds so many open and finished jobs. */
function createAdmission(readings: readonly { open: number; finished: number }[]) {
  const remaining = [...readings];
  const repository = {
    read: async (): Promise<OpenJobsReading> => {
      const { open, finished } = remaining.shift()!;
      return { open: open === 0 ? [] : [{ requester: 'other', network: null, round: 1, count: open }], finished };
    },
  } as unknown as OpenJobsRepository;
  const admission = new JobAdmission(repository, 60);
  return async () => {
    jest.advanceTimersByTime(8_000);
    return withRequestId(
      'request-1',
      () =>
        admission.check(MANAGER, 'guide.write').then(
          () => 'accepted',
          (thrown: { code: string; retryAfter: number }) => `${thrown.code} ${thrown.retryAfter}`,
        ),
      VISITOR,
    );
  };
}

it('JobAdmission: takes a queue that was empty at one of two readings as idle, not as slow', async () => {
  const check = createAdmission([
    { open: 20, finished: 0 },
    { open: 0, finished: 0 },
    { open: 45, finished: 0 },
  ]);
  expect([await check(), await check(), await check()]).toEqual(['accepted', 'accepted', 'accepted']);
});

it('JobAdmission: expects longer waits while a full queue finishes nothing, and shorter ones when it does', async () => {
  const check = createAdmission([
    { open: 45, finished: 0 },
    { open: 45, finished: 0 },
    { open: 45, finished: 80 },
  ]);
  // One per second at first, half of it after eight seconds without a result, then half of that and half of ten.
  expect([await check(), await check(), await check()]).toEqual(['accepted', 'QUEUE_FULL 60', 'accepted']);
});
