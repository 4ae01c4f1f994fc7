import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { MAX_DEATHS_WITHOUT_PROGRESS } from '@placelore/platform/queues/queue-policy.js';
import { type Job, UnrecoverableError } from 'bullmq';
import { JobRunner } from './job-runner.js';

/** A job in a queue whose Redis is unavailable whenever job data are written. */
function buildJob(): Job {
  return {
    id: randomUUID(),
    name: 'visitor.claim',
    data: {
      jobRequestId: randomUUID(),
      requestId: 'request-1',
      payload: { userId: 1, username: 'ada', visitorId: randomUUID() },
    },
    attemptsMade: 0,
    opts: { attempts: 5 },
    stalledCounter: 0,
    progress: 0,
    updateData: async () => {
      throw new Error('Connection is closed.');
    },
  } as unknown as Job;
}

const warn = jest.fn();
const logger = { info: jest.fn(), warn } as never;
const PERSONAL_FIELDS_WARNING = 'Failed to remove personal fields of an ended job';
beforeEach(() => warn.mockClear());

describe('JobRunner.run', () => {
  it('does not fail a finished job when its personal fields cannot be removed', async () => {
    const calls: string[] = [];
    const client = { call: async ({ id }: Route) => void calls.push(id) };
    await new JobRunner(client as never, logger).run(buildJob());
    expect(calls).toHaveLength(3);
    expect(warn.mock.calls.map(([, message]) => message)).toEqual([PERSONAL_FIELDS_WARNING]);
  });

  it('reports the original error of a failed job when its personal fields cannot be removed', async () => {
    const finished: unknown[] = [];
    const client = {
      call: async (_: Route, input: { outcome?: unknown }) => {
        if (!input.outcome) throw new ApiError('INVALID_INPUT', { message: 'refused' });
        finished.push(input.outcome);
      },
    };
    const running = new JobRunner(client as never, logger).run(buildJob());
    await expect(running).rejects.toEqual(new UnrecoverableError('refused'));
    expect(finished).toEqual([{ status: 'failed', code: 'INVALID_INPUT', message: 'refused' }]);
    expect(warn).toHaveBeenLastCalledWith(expect.anything(), PERSONAL_FIELDS_WARNING);
  });

  it('gives a job up only when more workers than the maximum died with it', async () => {
    const runAfterDeaths = async (stalledCounter: number) => {
      const handlerCalls: string[] = [];
      const client = {
        call: async ({ id }: Route, input: { outcome?: { status: string; code?: string } }) => {
          handlerCalls.push(input.outcome ? (input.outcome.code ?? input.outcome.status) : id);
        },
      };
      const job = Object.assign(buildJob(), { stalledCounter, attemptsMade: 4 });
      await new JobRunner(client as never, logger).run(job).catch(() => {});
      return handlerCalls;
    };
    expect(await runAfterDeaths(MAX_DEATHS_WITHOUT_PROGRESS)).toContain('done');
    expect(await runAfterDeaths(MAX_DEATHS_WITHOUT_PROGRESS + 1)).toEqual(['JOB_LOST']);
  });
});
