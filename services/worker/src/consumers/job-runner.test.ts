import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import { MAX_DEATHS_WITHOUT_PROGRESS } from '@placelore/platform/queues/queue-policy.js';
import { type Job, UnrecoverableError } from 'bullmq';
import { JobRunner } from './job-runner.js';

/** A job of a queue whose Redis fails each time that job data is written. */
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

  it('gives up a job only when more workers than the maximum died with it', async () => {
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

describe('JobRunner.run: log', () => {
  /** Runs a job whose calls throw `thrown`. @returns the log lines, with the fields by which operators filter */
  async function runWithLog(thrown: unknown, change: object = {}, signal?: AbortSignal) {
    const lines: unknown[] = [];
    const write = (level: string) => (fields: Record<string, unknown>, message: string) => {
      const { ms, err, ...rest } = fields;
      lines.push({ level, message, ...rest, ...(ms !== undefined && { ms: typeof ms }), ...describeError(err) });
    };
    const job = { ...buildJob(), id: 'job-1', updateData: async () => {}, moveToDelayed: async () => {}, ...change };
    const client = {
      call: async (_: Route, input: { outcome?: unknown }) => {
        if (thrown !== undefined && !input.outcome) throw thrown;
      },
    };
    const runner = new JobRunner(client as never, { info: write('info'), warn: write('warn') } as never);
    const ending = await runner.run(job as never, 'token', signal).catch((error: unknown) => error);
    return { lines, ending: (ending as Error | undefined)?.constructor.name };
  }
  const describeError = (error: unknown) => error instanceof Error && { error: error.message };
  const JOB = { job: 'visitor.claim', jobRequestId: 'job-1' };

  it('names a completed job with its duration', async () => {
    const { lines, ending } = await runWithLog(undefined);
    expect(lines).toEqual([{ level: 'info', message: 'Job completed', ...JOB, ms: 'number' }]);
    expect(ending).toBeUndefined();
  });

  it.each([
    ['an error that may pass', new ApiError('INTERNAL', { message: 'x' }), 0, 1, false, 'ApiError'],
    ['one of the handler', new Error('x'), 3, 4, false, 'Error'],
    ['the last attempt', new Error('x'), 4, 5, true, 'UnrecoverableError'],
    ['an error that stays', new ApiError('INVALID_INPUT', { message: 'x' }), 0, 1, true, 'UnrecoverableError'],
    ['no error object', 'x', 0, 1, false, 'Error'],
  ])('names a failed attempt: %s', async (_, thrown, attemptsMade, attempt, isLast, name) => {
    const { lines, ending } = await runWithLog(thrown, { attemptsMade });
    expect(lines).toEqual([{ level: 'warn', message: 'Job attempt failed', ...JOB, attempt, isLast, error: 'x' }]);
    expect(ending).toBe(name);
  });

  it('names a job that waits for a service, with the pause', async () => {
    const cause = new Error('connect ECONNREFUSED');
    const outage = new ServiceUnavailableError('UNAVAILABLE', { service: 'content', isInterrupted: false, cause });
    const { lines, ending } = await runWithLog(outage);
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'Service is unavailable; delaying the job',
        ...JOB,
        outage: { service: 'content', since: expect.any(String), waits: 1, interruptions: 0 },
        delayMs: expect.any(Number),
        error: 'connect ECONNREFUSED',
      },
    ]);
    expect(ending).toBe('DelayedError');
  });

  it('names a job that another worker runs', async () => {
    const { lines, ending } = await runWithLog(new Error('x'), { attemptsMade: 1 }, AbortSignal.abort());
    expect(lines).toEqual([
      {
        level: 'warn',
        message: 'Another worker has taken over the job; dropping it',
        ...JOB,
        attempt: 2,
        error: 'x',
      },
    ]);
    expect(ending).toBe('WaitingError');
  });
});
