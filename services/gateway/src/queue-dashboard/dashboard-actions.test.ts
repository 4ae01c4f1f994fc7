import { ApiError } from '@placelore/contracts/core/errors.js';
import { retryJobByService } from '@placelore/contracts/core/jobs/job-requests.js';
import { DashboardActions } from './dashboard-actions.js';

const ADMIN = { kind: 'person', userId: 1, username: 'admin', isAdmin: true } as never;

/** A job in a state, and what happened to it. */
function buildJob(state: string, name = 'media.sweep', id = '7') {
  const events: string[] = [];
  const job = {
    getState: async () => state,
    toJSON: () => ({ id, name }),
    remove: async () => void events.push('removed'),
    promote: async () => void events.push('promoted'),
  };
  return { job: job as never, events };
}
/** Actions whose services answer with an error, if there is one for the job. */
function setup(errors: Record<string, ApiError> = {}) {
  const calls: unknown[][] = [];
  const call = async (...args: [unknown, { id: string }, unknown]) => {
    calls.push(args);
    const error = errors[args[1].id];
    if (error) throw error;
  };
  return { actions: new DashboardActions({ call } as never), calls };
}

describe('DashboardActions.retry', () => {
  it('asks the service of the job for a retry in the name of the admin, and then removes the failed job', async () => {
    const { actions, calls } = setup();
    const { job, events } = buildJob('failed');
    await actions.retry(ADMIN, job);
    expect(calls).toEqual([[retryJobByService.content, { id: '7' }, { as: ADMIN }]]);
    expect(events).toEqual(['removed']);
  });

  it.each([
    ['waits', buildJob('waiting'), 'JOB_NOT_FAILED'],
    ['is done', buildJob('completed'), 'JOB_NOT_FAILED'],
    ['only another release knows', buildJob('failed', 'x.y'), 'JOB_OBSOLETE'],
  ])('leaves a job that %s', async (_, { job, events }, code) => {
    const { actions, calls } = setup();
    await expect(actions.retry(ADMIN, job)).rejects.toMatchObject({ code });
    expect([calls, events]).toEqual([[], []]);
  });

  it('leaves a job whose service refuses the retry', async () => {
    const { job, events } = buildJob('failed');
    const { actions } = setup({ 7: new ApiError('JOB_REQUEST_NOT_FOUND') });
    await expect(actions.retry(ADMIN, job)).rejects.toMatchObject({ code: 'JOB_REQUEST_NOT_FOUND' });
    expect(events).toEqual([]);
  });
});

describe('DashboardActions.retryAll', () => {
  const toQueue = (jobs: { job: never }[]) => {
    const reads: unknown[] = [];
    const getJobs = async (...args: unknown[]) => {
      reads.push(args);
      return jobs.map(({ job }) => job);
    };
    return { queue: { getJobs } as never, reads };
  };

  it('retries all failed jobs, and counts those that services refuse', async () => {
    const jobs = Array.from({ length: 19 }, (_, index) => buildJob('failed', 'media.sweep', String(index)));
    const { queue, reads } = toQueue(jobs);
    const { actions, calls } = setup({ 3: new ApiError('JOB_NOT_FAILED'), 18: new ApiError('JOB_REQUEST_NOT_FOUND') });
    expect(await actions.retryAll(ADMIN, queue)).toEqual({ retried: 17, skipped: 2 });
    expect([calls.length, reads]).toEqual([19, [[['failed'], 0, -1]]]);
    expect(jobs.filter(({ events }) => events.length === 0)).toEqual([jobs[3], jobs[18]]);
  });

  it('ends when a service does not answer', async () => {
    const { queue } = toQueue([buildJob('failed')]);
    const { actions } = setup({ 7: new ApiError('UNAVAILABLE') });
    await expect(actions.retryAll(ADMIN, queue)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('DashboardActions.promote', () => {
  it('runs a delayed job now, and no other', async () => {
    const { actions } = setup();
    const [delayed, failed] = [buildJob('delayed'), buildJob('failed')];
    await actions.promote(delayed.job);
    await expect(actions.promote(failed.job)).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', message: 'Only delayed jobs can be promoted.' },
    });
    expect([delayed.events, failed.events]).toEqual([['promoted'], []]);
  });
});
