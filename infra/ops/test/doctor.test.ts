import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { migrations as analysis } from '../../../services/analysis/src/database.ts';
import { migrations as auth } from '../../../services/auth/src/database.ts';
import { migrations as content } from '../../../services/content/src/database.ts';
import { migrations as places } from '../../../services/places/src/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { getDatabaseUrl, withAdminClient } from '../database/client.ts';
import { judgeDatabase, readDatabaseFacts } from '../doctor/database-check.ts';
import { formatFinding } from '../doctor/finding.ts';
import { judgeJobs, readJobFacts } from '../doctor/jobs-check.ts';
import { judgeRedis, readRedisFacts } from '../doctor/redis-check.ts';

const MIGRATIONS = { auth, content, analysis, places };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const withDatabase = <T>(work: Parameters<typeof withAdminClient<T>>[1]) =>
  withAdminClient(
    getDatabaseUrl(process.env.TEST_DATABASE_URL ?? '', new URL(database.urls.auth).pathname.slice(1)),
    work,
  );

test('doctor: reads a sound database, and finds missing and unknown migrations in it', () =>
  withDatabase(async (client) => {
    const facts = await readDatabaseFacts(client);
    // The machine of the tests may be busy.
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

test('doctor: reads a sound Redis', async () => {
  const redis = new Redis(database.redisUrl);
  const facts = await readRedisFacts(redis);
  redis.disconnect();
  expect(judgeRedis({ ...facts, latencyMs: 0 })).toEqual([]);
});
