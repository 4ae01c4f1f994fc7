import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { route } from '@placelore/contracts/core/route.js';
import { DataSource } from 'typeorm';
import { createEmptyTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { dataSourceOptions, migrate } from '../../src/database/database.module.js';
import { Route } from '../../src/http/route.decorator.js';
import { Public } from '../../src/identity/access.decorators.js';
import { JobRequest } from '../../src/jobs/job-request.entity.js';
import { JobRequestsRepository } from '../../src/jobs/job-requests.repository.js';
import { JobResults } from '../../src/jobs/job-results.js';
import { CreateJobTables1700000000000 } from '../support/create-job-tables.js';
import { eventually } from '../support/eventually.js';
import { createJobServiceApp } from '../support/job-service.js';
import { GUEST, identityHeaders, send } from '../support/test-service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.drop());

const connect = () =>
  new DataSource(
    dataSourceOptions(
      { DATABASE_URL: database.urls.auth, DATABASE_POOL_SIZE: 2 },
      [JobRequest],
      [CreateJobTables1700000000000],
    ),
  ).initialize();

const insertRequests = (dataSource: DataSource, count: number) =>
  dataSource.query(
    `insert into job_requests (id, job, payload, requested_by, request_id)
     select gen_random_uuid(), 'visitor.claim', '{}', 'user:1', 'r' from generate_series(1, $1)`,
    [count],
  );

describe('several processes of one service', () => {
  const sources: DataSource[] = [];
  beforeAll(async () => {
    sources.push(...(await Promise.all(Array.from({ length: 4 }, connect))));
    await Promise.all(sources.map(migrate));
  });
  afterAll(() => Promise.all(sources.map((source) => source.destroy())));

  it('migrate concurrently without errors, and once', async () => {
    expect(await sources[0]!.query('select name from migrations')).toEqual([{ name: 'CreateJobTables1700000000000' }]);
  });

  it('never relay the same row', async () => {
    await insertRequests(sources[0]!, 40);
    const relayedIds: string[][] = sources.map(() => []);
    let arrived = 0;
    let open = () => {};
    const everyone = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Every relay holds its locks until all relays have their rows.
    const counts = await Promise.all(
      sources.map((source, index) =>
        new JobRequestsRepository(source).relayPending(10, async ({ id }) => {
          relayedIds[index]!.push(id);
          if (relayedIds[index]!.length === 10 && ++arrived === sources.length) open();
          await everyone;
        }),
      ),
    );
    expect(counts).toEqual([10, 10, 10, 10]);
    expect(new Set(relayedIds.flat()).size).toBe(40);
  });

  it('leave a row to the next process when a relay fails midway', async () => {
    await insertRequests(sources[0]!, 3);
    const repository = new JobRequestsRepository(sources[0]!);
    const broken = repository.relayPending(10, async () => {
      throw new Error('Redis is away');
    });
    await expect(broken).rejects.toThrow('Redis is away');
    expect(await new JobRequestsRepository(sources[1]!).relayPending(10, async () => {})).toBe(3);
  });
});

const waitRoute = route({
  id: 'planted.wait',
  service: 'auth',
  method: 'GET',
  path: '/api/wait',
  access: 'public',
  summary: 'planted',
});

@Controller()
class WaitingController {
  constructor(@Inject(JobResults) private readonly jobResults: JobResults) {}

  @Route(waitRoute)
  @Public()
  async waitForResult() {
    await this.jobResults.waitUntilFinished(randomUUID(), 20_000);
  }
}

it('JobResults: rejects all waiting callers on shutdown instead of waiting for them', async () => {
  const app = await createJobServiceApp(database.urls.auth, database.redisUrl, [WaitingController]);
  await app.listen(0, '127.0.0.1');
  const jobResults = app.get(JobResults);
  const spy = jest.spyOn(jobResults, 'waitUntilFinished');
  const [url, headers] = [await app.getUrl(), await identityHeaders(GUEST)];
  const waiting = Promise.all([send(url, 'GET', '/api/wait', headers), send(url, 'GET', '/api/wait', headers)]);
  await eventually(() => spy.mock.calls.length === 2);
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(15_000);
  for (const response of await waiting) {
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  }
  await expect(jobResults.waitUntilFinished(randomUUID(), 20_000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
