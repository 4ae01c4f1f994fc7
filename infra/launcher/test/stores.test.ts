import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { identifyProcess, isRunning, type ProcessIdentity } from '../processes/process-identity.ts';

let folder: string;
let launcher: ChildProcess | undefined;

// All tests use one folder, because creating its database takes most of a test's time.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-stores-'));
});
afterEach(async () => {
  if (launcher?.exitCode === null && launcher.signalCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function launchStores(): Promise<{ database: string; redis: string }> {
  const binaryFolder = resolve(import.meta.dirname, '../../../.build/redis-program');
  launcher = spawn(process.execPath, [join(import.meta.dirname, '../stores/run-stores.ts'), folder, binaryFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(launcher.stdout!, 'data');
  return JSON.parse(String(line));
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  // The rejected command already reports a refusal; without a listener, it would also be printed.
  redis.on('error', () => undefined);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function storeProcesses(): Promise<ProcessIdentity[]> {
  const entries: { pid: number }[] = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'));
  return entries.map((entry) => identifyProcess(entry.pid)!);
}

test('stores: left by a killed launcher, are stopped by the next one and keep their data', async () => {
  const first = await launchStores();
  await query(first.database, "create table kept as select 'in the database' as what");
  await withRedis(first.redis, (redis) => redis.set('kept', 'in Redis'));
  const leftovers = await storeProcesses();
  launcher?.kill('SIGKILL');
  await once(launcher!, 'exit');
  expect(leftovers.map(isRunning)).toEqual([true, true]);

  const second = await launchStores();
  expect(leftovers.map(isRunning)).toEqual([false, false]);
  expect(await query(second.database, 'select what from kept')).toEqual([{ what: 'in the database' }]);
  expect(await withRedis(second.redis, (redis) => redis.get('kept'))).toBe('in Redis');
});

test('stores: stop a postmaster that is missing from the record', async () => {
  await launchStores();
  const leftovers = await storeProcesses();
  launcher?.kill('SIGKILL');
  await once(launcher!, 'exit');
  const postmaster = Number.parseInt(await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  for (const mark of leftovers) if (mark.pid !== postmaster) process.kill(mark.pid, 'SIGKILL');
  await rm(join(folder, 'run.json'));
  const second = await launchStores();
  expect(leftovers.map(isRunning)).toEqual([false, false]);
  expect(await query(second.database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stores: restart on the same addresses after they were killed', async () => {
  const { database, redis } = await launchStores();
  const before = await storeProcesses();
  await query(database, 'create table empty ()');
  for (const mark of before) process.kill(mark.pid, 'SIGKILL');
  await expect(retry(() => query(database, 'select * from empty'))).resolves.toEqual([]);
  await expect(retry(() => withRedis(redis, (client) => client.ping()))).resolves.toBe('PONG');
  expect(before.map(isRunning)).toEqual([false, false]);
});

test('stores: require a password, never evict keys, and sort the same on every system', async () => {
  const { database, redis } = await launchStores();
  const withWrongPassword = (url: string) => url.replace('secret-of-the-test', 'guess');
  await expect(query(withWrongPassword(database), 'select 1')).rejects.toThrow('password authentication failed');
  await expect(withRedis(withWrongPassword(redis), (client) => client.ping())).rejects.toThrow(/WRONGPASS|NOAUTH/);
  expect(await withRedis(redis, (client) => client.config('GET', 'maxmemory-policy'))).toEqual([
    'maxmemory-policy',
    'noeviction',
  ]);
  expect(await query(database, "select lower('ÉÇŁ') as lower, version() ~ '^PostgreSQL 18' as right")).toEqual([
    { lower: 'éçł', right: true },
  ]);
});

async function retry<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
