import { randomUUID } from 'node:crypto';
import { ApiError, ERRORS } from '@placelore/contracts/core/errors.js';
import {
  countOpenRoute,
  type FailedJob,
  listFailedRoute,
  retryAllRoute,
  retryRoute,
} from '@placelore/contracts/core/jobs/job-requests.js';
import { DOMAIN_SERVICES, type DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { runCommand, services, useCli } from '../support/cli-runner.js';

useCli();

let second = 0;
const createFailedJob = (overrides: Partial<FailedJob> = {}): FailedJob => {
  const id = randomUUID();
  const failedAt = new Date(Date.UTC(2026, 10, 1) + 1000 * ++second).toISOString();
  return {
    id,
    job: 'cover.draw',
    requestedBy: 'user:7',
    requestId: 'r',
    createdAt: failedAt,
    failedAt,
    code: 'JOB_LOST',
    message: 'lost from the queue 6 times',
    cursor: `${second}.${id}`,
    ...overrides,
  };
};
/** Stubs `route` of every service; one without a result of its own returns the default. */
const stubAllServices = (
  route: typeof listFailedRoute | typeof countOpenRoute,
  defaultResult: object,
  resultsByService: Partial<Record<DomainServiceName, object>> = {},
) => {
  for (const service of DOMAIN_SERVICES) services.on(route(service), () => resultsByService[service] ?? defaultResult);
};

describe('failed job commands', () => {
  it('list-failed prints the failed jobs of all services, to the last page', async () => {
    const many = Array.from({ length: 230 }, () => createFailedJob());
    const failedJob = createFailedJob({ job: 'visitor.claim', code: 'TIMED_OUT', message: 'took too long' });
    stubAllServices(listFailedRoute, [], { auth: [failedJob] });
    services.on(listFailedRoute('content'), ({ params }) => {
      const start = many.findIndex(({ cursor }) => cursor === params.before) + 1;
      return many.slice(start, start + Number(params.limit));
    });
    const { code, out } = await runCommand('list-failed');
    expect(code).toBe(0);
    expect(out[0]).toBe(`${failedJob.id}  ${failedJob.failedAt}  visitor.claim  TIMED_OUT  took too long`);
    expect(out.slice(1, -1).map((line) => line.split(' ')[0])).toEqual(many.map(({ id }) => id));
    expect(out.at(-1)).toMatch(/^231 failed\. Retry one with: npm run ops -- retry <id>, or all with: .+ retry --all$/);
  });

  it('list-failed says when there are none', async () => {
    stubAllServices(listFailedRoute, []);
    expect(await runCommand('list-failed')).toMatchObject({ code: 0, out: ['No jobs have failed.'] });
  });

  it('list-failed prints no control characters to the terminal', async () => {
    stubAllServices(listFailedRoute, [], { places: [createFailedJob({ message: 'a\u001b[2Jb\nc\u202ed\u0007' })] });
    const [line] = (await runCommand('list-failed')).out;
    expect(line).toMatch(/ {2}a \[2Jb c d $/);
  });

  it('retry runs the job again in the service that owns it', async () => {
    const [id, again] = [randomUUID(), randomUUID()];
    for (const service of DOMAIN_SERVICES) services.failWith(retryRoute(service), 'JOB_REQUEST_NOT_FOUND');
    services.on(retryRoute('analysis'), () => ({ jobRequestId: again }));
    expect(await runCommand('retry', id)).toMatchObject({ code: 0, out: [`The job is retried as ${again}.`] });
    expect(services.calls.at(-1)).toMatchObject({ id: 'internalJobRequests.retry.analysis', params: { id } });
  });

  it.each(['JOB_NOT_FAILED', 'JOB_OBSOLETE', 'JOB_REQUEST_NOT_FOUND'] as const)(
    'retry reports why it failed: %s',
    async (code) => {
      for (const service of DOMAIN_SERVICES) services.failWith(retryRoute(service), 'JOB_REQUEST_NOT_FOUND');
      services.failWith(retryRoute('content'), code);
      const { code: exit, err } = await runCommand('retry', randomUUID());
      expect([exit, err]).toEqual([1, [`${ERRORS[code].message} (${code})`]]);
    },
  );

  it.each(['1', '../settle', `${randomUUID()}/settle`, "'; --"])('retry rejects the id %s', async (id) => {
    const { code, err } = await runCommand('retry', id);
    expect([code, err]).toEqual([1, ['This is not the ID of a job. (INVALID_INPUT)']]);
    expect(services.calls).toEqual([]);
  });
});

describe('retry --all', () => {
  const page = (retried: number, skipped: number, next: string | null = null) => ({ retried, skipped, next });

  it('runs the failed jobs of all services again, page by page, and prints their number', async () => {
    const cursor = `5.${randomUUID()}`;
    for (const service of DOMAIN_SERVICES) services.on(retryAllRoute(service), () => page(0, 0));
    services.on(retryAllRoute('analysis'), ({ body }) => (body.before === cursor ? page(3, 1) : page(200, 0, cursor)));
    const { code, out } = await runCommand('retry', '--all');
    expect([code, out]).toEqual([0, ['Jobs retried: 203. Skipped because they are obsolete: 1.']]);
    expect(services.calls.map(({ id, body }) => [id.split('.').at(-1), body])).toEqual([
      ['auth', {}],
      ['content', {}],
      ['analysis', {}],
      ['analysis', { before: cursor }],
      ['places', {}],
    ]);
  });

  it('calls only the named service and job', async () => {
    services.on(retryAllRoute('content'), () => page(2, 0));
    const { out } = await runCommand('retry', '--all', '--service=content', '--job=cover.draw');
    expect(out).toEqual(['Jobs retried: 2.']);
    expect(services.calls.map(({ body }) => body)).toEqual([{ job: 'cover.draw' }]);
  });

  it.each([
    [['--all', '--service=kitchen'], /^Unknown service\. Use one of: auth, content, analysis, places\. /],
    [['--all', '--job=__proto__'], /^Unknown job\. Use one of: photo\.analyze, /],
    [[randomUUID(), '--job=cover.draw'], /^The options --service and --job need --all instead of an ID\. /],
  ])('rejects %j', async (args, message) => {
    const { code, err } = await runCommand('retry', ...args);
    expect([code, err]).toEqual([1, [expect.stringMatching(message)]]);
    expect(services.calls).toEqual([]);
  });

  it('fails with the message of an unavailable service', async () => {
    for (const service of DOMAIN_SERVICES) services.failWith(retryAllRoute(service), 'UNAVAILABLE');
    expect(await runCommand('retry', '--all')).toMatchObject({ code: 1 });
  });
});

describe('drain', () => {
  it('waits until no service has open jobs, and prints the remaining ones whenever they change', async () => {
    stubAllServices(countOpenRoute, []);
    const left = [3, 3, 1, 0];
    services.on(countOpenRoute('content'), (_call, times) => {
      const count = left[times - 1] ?? 0;
      return count === 0 ? [] : [{ job: 'article.write', count }];
    });
    services.on(countOpenRoute('places'), (_call, times) => (times === 1 ? [{ job: 'places.purge', count: 1 }] : []));
    const { code, out } = await runCommand('drain');
    expect(code).toBe(0);
    expect(out).toEqual([
      'Open jobs: 3 article.write, 1 places.purge',
      'Open jobs: 3 article.write',
      'Open jobs: 1 article.write',
      'No jobs are queued or running.',
    ]);
  });

  it('notices a job that a job of another service requested just before it ended', async () => {
    stubAllServices(countOpenRoute, []);
    // Auth was counted before a job of content requested a job from auth.
    services.on(countOpenRoute('auth'), (_call, times) => (times === 2 ? [{ job: 'visitor.claim', count: 1 }] : []));
    const { out } = await runCommand('drain');
    expect(out).toEqual(['Open jobs: 1 visitor.claim', 'No jobs are queued or running.']);
  });

  it('fails with the message of a failing service', async () => {
    stubAllServices(countOpenRoute, []);
    services.on(countOpenRoute('analysis'), () => {
      throw new ApiError('INTERNAL');
    });
    expect(await runCommand('drain')).toMatchObject({ code: 1, err: [`${ERRORS.INTERNAL.message} (INTERNAL)`] });
  });
});
