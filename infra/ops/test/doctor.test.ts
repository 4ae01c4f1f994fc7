import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { migrations as analysis } from '../../../services/analysis/src/database.ts';
import { migrations as auth } from '../../../services/auth/src/database.ts';
import { migrations as content } from '../../../services/content/src/database.ts';
import { migrations as places } from '../../../services/places/src/database.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readOpsConfig } from '../config.ts';
import { getDatabaseUrl, withAdminClient } from '../database/client.ts';
import { judgeDatabase, readDatabaseFacts } from '../doctor/database-check.ts';
import { type Finding, formatFinding } from '../doctor/finding.ts';
import { judgeJobs, readJobFacts } from '../doctor/jobs-check.ts';
import { judgeRedis, readRedisFacts } from '../doctor/redis-check.ts';
import { type DoctorOptions, examine } from '../doctor/run-doctor.ts';

// Node loads the built migrations; Jest loads sources.
jest.mock('../open-installation.ts', () => ({ loadMigrations: async () => MIGRATIONS }));

const MIGRATIONS = { auth, content, analysis, places };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const getDatabaseName = () => new URL(database.urls.auth).pathname.slice(1);

const withDatabase = <T>(work: Parameters<typeof withAdminClient<T>>[1]) =>
  withAdminClient(getDatabaseUrl(process.env.TEST_DATABASE_URL ?? '', getDatabaseName()), work);

test('doctor: accepts a sound database, and finds missing and unknown migrations in it', () =>
  withDatabase(async (client) => {
    const facts = await readDatabaseFacts(client);
    // The machine that runs the tests may be busy.
    expect(judgeDatabase({ ...facts, latencyMs: 0, freeConnections: 50 }, MIGRATIONS)).toEqual([]);
    expect(facts).toMatchObject({ version: 18, maxConnections: 97, latencyMs: expect.any(Number) });
    await client.query("update places.migrations set name = 'Unknown1'");
    const findings = judgeDatabase({ ...(await readDatabaseFacts(client)), latencyMs: 0 }, MIGRATIONS);
    expect(findings.map(formatFinding).join('\n')).toMatch(
      /newer than this code \(places\.Unknown1\).*\n.*places\.Create\w+ did not run/,
    );
  }));

test('doctor: reads waiting and failed jobs of all services', () =>
  withDatabase(async (client) => {
    expect(await readJobFacts(client)).toEqual([]);
    const insert = (schema: string, job: string, columns: string) =>
      client.query(
        `insert into ${schema}.job_requests (id, job, payload, requested_by, request_id, created_at, finished_at, outcome)
         values ($1, $2, '{}', 'service:worker', '', now() - interval '2 hours', ${columns})`,
        [randomUUID(), job],
      );
    await insert('analysis', 'photo.analyze', 'null, null');
    await insert('content', 'guide.write', `now(), '{"status": "failed"}'`);
    await insert('content', 'guide.write', `now(), '{"status": "done"}'`);
    expect(judgeJobs(await readJobFacts(client)).map(({ problem }) => problem)).toEqual([
      '1 of photo.analyze wait, the oldest for 120 minutes',
      'failed: 1 of guide.write',
    ]);
  }));

test('doctor: judges a database without tables', async () => {
  const empty = await createEmptyTestDatabase();
  const url = getDatabaseUrl(process.env.TEST_DATABASE_URL ?? '', new URL(empty.urls.auth).pathname.slice(1));
  await withAdminClient(url, async (client) => {
    const findings = judgeDatabase({ ...(await readDatabaseFacts(client)), version: 15 }, MIGRATIONS).map(
      formatFinding,
    );
    expect(findings.join('\n')).toMatch(
      /this is PostgreSQL 15, .*\n(.*\n)*.*auth\.Create\w+.* did not run: start the product/,
    );
    expect(await readJobFacts(client)).toEqual([]);
  });
  await empty.drop();
});

test('doctor: accepts a sound Redis', async () => {
  const redis = new Redis(database.redisUrl);
  const facts = await readRedisFacts(redis);
  redis.disconnect();
  expect(judgeRedis({ ...facts, latencyMs: 0 })).toEqual([]);
});

describe('doctor: examine', () => {
  /** Address on this machine where nothing listens. */
  const CLOSED = '127.0.0.1:9';

  /** Returns the findings, except for those caused by a busy machine or a full disk. */
  async function run(environment: Record<string, string>, options: Partial<DoctorOptions> = {}): Promise<Finding[]> {
    const findings = await examine({
      environment,
      config: readOpsConfig({ DATABASE_ADMIN_URL: process.env.TEST_DATABASE_URL, ...environment }),
      database: getDatabaseName(),
      folders: [],
      memory: 4 * 1024 ** 3,
      callsVendors: true,
      ...options,
    });
    return findings.filter(({ problem }) => !/round trip|are free|of memory/.test(problem));
  }
  const listChecks = (findings: Finding[]) => [...new Set(findings.map(({ check }) => check))];

  test('runs every check on what the settings name, in the order of the report', async () => {
    await withDatabase((client) => client.query('delete from places.migrations'));
    const findings = await run(
      {
        GATEWAY_URL: `http://${CLOSED}`,
        PUBLIC_URL: `https://${CLOSED}`,
        REDIS_URL: `redis://${CLOSED}`,
        STORAGE_DIR: '/dev/null/images',
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: `http://${CLOSED}`,
      },
      { folders: [join(tmpdir(), 'missing', randomUUID())] },
    );
    expect(listChecks(findings).filter((check) => check !== 'jobs')).toEqual([
      'machine',
      'settings',
      'migrations',
      'redis',
      'object store',
      'gateway',
      'providers',
      'certificate',
    ]);
    expect(findings.find(({ check }) => check === 'redis')?.problem).toMatch(/ECONNREFUSED/);
  });

  test('does not call vendors if disabled, and omits what the settings do not name', async () => {
    const server = createServer((_, response) => response.end('{"ok":true,"version":"0.0.1","services":[]}')).listen(0);
    await once(server, 'listening');
    const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const environment = {
      GATEWAY_URL: gateway,
      PUBLIC_URL: gateway,
      REDIS_URL: database.redisUrl,
      STORAGE_DIR: join(tmpdir(), `placelore-doctor-${randomUUID()}`),
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `http://${CLOSED}`,
    };
    const findings = await run(environment, { callsVendors: false, folders: [tmpdir()] });
    server.close();
    server.closeAllConnections();
    expect(findings.filter(({ check }) => !['jobs', 'migrations', 'disk'].includes(check)).map(formatFinding)).toEqual([
      expect.stringMatching(/^gateway: version 0\.0\.1 runs, and 1\.\S+ is installed: restart the product\.$/),
    ]);
    const { REDIS_URL: _, ...withoutRedis } = { ...environment, GATEWAY_URL: `http://${CLOSED}` };
    const withClosedRedis = { ...withoutRedis, REDIS_URL: `redis://${CLOSED}` };
    const isOfRedis = (check: string) => /redis/i.test(check);
    expect(listChecks(await run(withClosedRedis, { callsVendors: false })).filter(isOfRedis)).not.toEqual([]);
    expect(listChecks(await run(withoutRedis, { callsVendors: false })).filter(isOfRedis)).toEqual([]);
  });
});
