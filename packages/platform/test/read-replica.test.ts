import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Supervisor } from '../../../infra/launcher/processes/supervisor.ts';
import { buildPostgresUrl } from '../../../infra/launcher/stores/postgres.ts';
import { startReplicatedPostgres } from '../../../infra/launcher/test/support/postgres-replica.ts';
import { ReadReplica } from '../src/database/read-replica.js';
import type { Logger } from '../src/logging/logger.js';
import { setGuestRead, withRequestId } from '../src/logging/request-context.js';
import { eventually } from './support/eventually.js';

/** Uses a real PostgreSQL and a real streaming replica. */
let folder: string;
let supervisor: Supervisor;
let dataSource: DataSource;
let standby: pg.Client;
let reads: ReadReplica;
const lines: string[] = [];
const LOGGER = {
  info: (_context: object, line: string) => lines.push(line),
  warn: (_context: object, line: string) => lines.push(line),
} as unknown as Logger;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placelore-replica-'));
  // PostgreSQL may run under another account.
  await chmod(folder, 0o711);
  supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const { primary, replica } = await startReplicatedPostgres(supervisor, folder);
  dataSource = await new DataSource({ type: 'postgres', url: buildPostgresUrl(primary) }).initialize();
  standby = new pg.Client({ connectionString: buildPostgresUrl(replica) });
  standby.on('error', () => {});
  await standby.connect();
  await dataSource.query(`create table places (name text)`);
  await dataSource.query(`insert into places values ('Old')`);
  const options = { url: buildPostgresUrl(replica), maxLagMs: 1_500, poolSize: 2, service: 'content' };
  reads = new ReadReplica(dataSource, options, LOGGER);
  await reads.onApplicationBootstrap();
});
afterAll(async () => {
  await reads?.onApplicationShutdown();
  await standby?.end().catch(() => {});
  await dataSource?.destroy();
  await supervisor.stop(supervisor.names, 3_000);
  await rm(folder, { recursive: true, force: true });
});

interface Row {
  name: string;
  isReplica: boolean;
}
const SQL = { name: 'places', sql: `select name, pg_is_in_recovery() as "isReplica" from places order by name` };
const readAs = (who: 'guest' | 'member'): Promise<Row[]> =>
  withRequestId('request-1', () => {
    if (who === 'guest') setGuestRead();
    return reads.query<Row>(SQL, []);
  });
const isServedByReplica = async () => (await readAs('guest').catch(() => []))[0]?.isReplica === true;

it('ReadReplica: serves guests from the replica, and everyone else from the primary', async () => {
  await eventually(isServedByReplica);
  expect(await readAs('guest')).toEqual([{ name: 'Old', isReplica: true }]);
  expect(await readAs('member')).toEqual([{ name: 'Old', isReplica: false }]);
  expect(await reads.query<Row>(SQL, [])).toEqual([{ name: 'Old', isReplica: false }]);
});

it('ReadReplica: shows editors what they wrote while the replica is behind, and then everyone', async () => {
  await standby.query('select pg_wal_replay_pause()');
  await dataSource.query(`insert into places values ('New')`);
  expect((await readAs('member')).map(({ name }) => name)).toEqual(['New', 'Old']);
  await eventually(async () => !(await isServedByReplica()));
  expect((await readAs('guest')).map(({ name }) => name)).toEqual(['New', 'Old']);
  await standby.query('select pg_wal_replay_resume()');
  await eventually(isServedByReplica);
  expect((await readAs('guest')).map(({ name }) => name)).toEqual(['New', 'Old']);
});

it('ReadReplica: runs a statement on the primary if the replica cannot, but no faulty statement twice', async () => {
  await eventually(isServedByReplica);
  const fail = (sql: string) =>
    withRequestId('request-2', () => {
      setGuestRead();
      return reads.query({ sql }, []);
    });
  await expect(fail('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await isServedByReplica()).toBe(true);
  await expect(fail('select * from nothing')).rejects.toThrow('does not exist');
  expect(lines.filter((line) => line.includes('use the primary'))).toHaveLength(1);
});

it('ReadReplica: closes its connections on shutdown', async () => {
  const { host, port, user, password, database } = standby;
  const url = `postgres://${user}:${password}@${host}:${port}/${database}`;
  const countConnections = async () =>
    (await standby.query(`select 1 from pg_stat_activity where application_name like 'closed replica%'`)).rowCount;
  const closed = new ReadReplica(dataSource, { url, maxLagMs: 1_500, poolSize: 2, service: 'closed' }, LOGGER);
  await closed.onApplicationBootstrap();
  await eventually(async () => (await countConnections()) === 1);
  await closed.onApplicationShutdown();
  await eventually(async () => (await countConnections()) === 0, 3_000);
});

it('ReadReplica: no read fails when the replica goes down', async () => {
  await eventually(isServedByReplica);
  lines.length = 0;
  await supervisor.stop(['replica'], 3_000);
  expect(await readAs('guest')).toEqual([
    { name: 'New', isReplica: false },
    { name: 'Old', isReplica: false },
  ]);
  expect(lines).toEqual(['Public reads use the primary, because the replica is down or behind']);
});
