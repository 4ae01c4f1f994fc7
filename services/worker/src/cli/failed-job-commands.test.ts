import { ApiError } from '@placelore/contracts/core/errors.js';
import { DOMAIN_SERVICES } from '@placelore/contracts/core/jobs/jobs.js';
import { drain, listFailedJobs, retryJob } from './failed-job-commands.js';

const ID = '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a02';

/** Context whose calls are answered by service, with what was called and printed. */
function setup(answer: (service: string, body: Record<string, unknown>, nth: number) => unknown) {
  const calls: [service: string, body: Record<string, unknown>][] = [];
  const printed: string[] = [];
  const call = async ({ service }: { service: string }, body: Record<string, unknown>) => {
    calls.push([service, body]);
    const result = answer(service, body, calls.length);
    if (result instanceof Error) throw result;
    return result;
  };
  return { context: { call, print: (line: string) => printed.push(line) } as never, calls, printed };
}

describe('listFailedJobs', () => {
  const failed = (id: number, message = 'No answer.') => ({
    ...{ id: `job-${id}`, failedAt: '2026-01-02', job: 'photo.find', code: 'TIMED_OUT', message, cursor: `c${id}` },
  });

  it('prints the jobs of all services, page by page, without control characters', async () => {
    const { context, calls, printed } = setup((service, { before, limit }) => {
      if (service !== 'content') return [];
      return before ? [failed(999, 'a\u001b[31mb\nc')] : Array.from({ length: Number(limit) }, (_, id) => failed(id));
    });
    await listFailedJobs(context);
    const [, firstPage] = calls.find(([service]) => service === 'content')!;
    const size = Number(firstPage.limit);
    expect(calls.filter(([service]) => service === 'content').map(([, { before }]) => before)).toEqual([
      ...[undefined, `c${size - 1}`],
    ]);
    expect(printed).toHaveLength(size + 2);
    expect(printed[0]).toBe('job-0  2026-01-02  photo.find  TIMED_OUT  No answer.');
    expect(printed.at(-2)).toMatch(/TIMED_OUT {2}a \[31mb c$/);
    expect(printed.at(-1)).toContain(`${size + 1} failed. Retry one with: npm run ops -- retry <id>`);
  });

  it('says that none has failed', async () => {
    const { context, printed } = setup(() => []);
    await listFailedJobs(context);
    expect(printed).toEqual(['No jobs have failed.']);
  });
});

describe('retryJob', () => {
  const notFound = new ApiError('JOB_REQUEST_NOT_FOUND');

  it('asks one service after another until one knows the job', async () => {
    const last = DOMAIN_SERVICES.at(-1);
    const { context, calls, printed } = setup((service) => (service === last ? { jobRequestId: 'new' } : notFound));
    await retryJob(context, ID);
    expect(calls).toEqual(DOMAIN_SERVICES.map((service) => [service, { id: ID }]));
    expect(printed).toEqual(['The job is retried as new.']);
  });

  it('reports that no service knows it, or why the one that does refuses', async () => {
    await expect(retryJob(setup(() => notFound).context, ID)).rejects.toMatchObject({ code: 'JOB_REQUEST_NOT_FOUND' });
    const { context, calls } = setup(() => new ApiError('JOB_NOT_FAILED'));
    await expect(retryJob(context, ID)).rejects.toMatchObject({ code: 'JOB_NOT_FAILED' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    [['7'], 'This is not the ID of a job.'],
    [[], 'This is not the ID of a job.'],
    [[ID, '--job=photo.find'], 'The options --service and --job need --all instead of an ID.'],
    [['--all', '--service=worker'], 'Unknown service. Use one of: '],
    [['--all', '--job=x.y'], 'Unknown job. Use one of: '],
  ])('refuses the arguments %j', async (args, message) => {
    const { context, calls } = setup(() => ({}));
    await expect(retryJob(context, ...args)).rejects.toThrow(message);
    expect(calls).toEqual([]);
  });

  it('retries all jobs of all services, page by page, and counts those that are obsolete', async () => {
    const { context, calls, printed } = setup((service, { before }) =>
      service === 'content' && !before ? { retried: 3, skipped: 1, next: 'c' } : { retried: 1, skipped: 0, next: null },
    );
    await retryJob(context, '--all');
    expect(calls.filter(([service]) => service === 'content').map(([, body]) => body)).toEqual([{}, { before: 'c' }]);
    const others = DOMAIN_SERVICES.length - 1;
    expect(printed).toEqual([`Jobs retried: ${others + 4}. Skipped because they are obsolete: 1.`]);
  });

  it('retries all jobs of one service and name', async () => {
    const { context, calls, printed } = setup(() => ({ retried: 2, skipped: 0, next: null }));
    await retryJob(context, '--all', '--service=content', '--job=photo.find');
    expect(calls).toEqual([['content', { job: 'photo.find' }]]);
    expect(printed).toEqual(['Jobs retried: 2.']);
  });
});

describe('drain', () => {
  it('ends after two rounds without open jobs, because a job may request another one just before it ends', async () => {
    const rounds = [[], [{ job: 'photo.find', count: 2 }]];
    const { context, calls, printed } = setup((service, _, nth) => {
      const round = Math.floor((nth - 1) / DOMAIN_SERVICES.length);
      return service === DOMAIN_SERVICES[0] ? (rounds[round] ?? []) : [];
    });
    await drain(context);
    expect(printed).toEqual(['Open jobs: 2 photo.find', 'No jobs are queued or running.']);
    expect(calls).toHaveLength(4 * DOMAIN_SERVICES.length);
  });
});
