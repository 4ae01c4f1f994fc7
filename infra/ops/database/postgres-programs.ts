import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import { isExecutable } from '../../launcher/stores/system-packages.ts';

const run = promisify(execFile);

export interface PostgresProgram {
  file: string;
  /** Major version. */
  version: number;
}

type ProgramName = 'pg_dump' | 'pg_restore';

/**
 * Debian and its derivatives have a separate folder for each major version. Homebrew has a separate one for the client.
 */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const HOMEBREW_FOLDERS = ['/opt/homebrew/opt/libpq/bin', '/usr/local/opt/libpq/bin'];

/** Finds a PostgreSQL program of at least this major version, because older ones refuse newer servers. */
export async function findPostgresProgram(
  name: ProgramName,
  minVersion: number,
  folders?: readonly string[],
): Promise<PostgresProgram | undefined> {
  for (const folder of folders ?? (await listProgramFolders())) {
    const file = join(folder, name);
    if (!(await isExecutable(file))) continue;
    const version = await readVersion(file);
    if (version >= minVersion) return { file, version };
  }
  return undefined;
}

async function listProgramFolders(): Promise<string[]> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...HOMEBREW_FOLDERS,
  ];
}

async function readVersion(file: string): Promise<number> {
  const output = await run(file, ['--version'], { timeout: 10_000 }).catch(() => ({ stdout: '' }));
  return Number(/\(PostgreSQL\) (\d+)/.exec(output.stdout)?.[1] ?? 0);
}

/** Passes the connection in the environment, because any user can read the arguments of a process. */
function buildConnection(url: string): { args: string[]; env: Record<string, string> } {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    args: [
      `--host=${hostname.replace(/^\[|\]$/g, '')}`,
      `--port=${port || 5432}`,
      `--username=${decodeURIComponent(username)}`,
      `--dbname=${decodeURIComponent(pathname.slice(1))}`,
      '--no-password',
    ],
    env: {
      PATH: process.env.PATH ?? '',
      PGPASSWORD: decodeURIComponent(password),
      ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
    },
  };
}

/**
 * Dumps schemas in PostgreSQL's custom format, uncompressed.
 * @param snapshot exported by a transaction that must stay open until the dump is complete
 * @returns the dump, a stream that ends with a StartupError if the program fails
 */
export function spawnDump(
  program: PostgresProgram,
  url: string,
  snapshot: string,
  schemas: readonly string[],
): Readable {
  const { args, env } = buildConnection(url);
  const options = ['--format=custom', '--compress=0', `--snapshot=${snapshot}`];
  const names = schemas.map((schema) => `--schema=${schema}`);
  const child = spawn(program.file, [...args, ...options, ...names], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = waitForSuccess(child, 'pg_dump');
  const dump = new PassThrough();
  // The dump is complete only when the program exits successfully, which may be after its last byte.
  pipeline(child.stdout, dump, { end: false }).then(
    () =>
      ended.then(
        () => dump.end(),
        (error: Error) => dump.destroy(error),
      ),
    (error: Error) => {
      child.kill();
      dump.destroy(error);
    },
  );
  ended.catch(() => undefined);
  return dump;
}

/**
 * Restores a dump of {@link spawnDump} into a database with the services' roles.
 * @returns the stream to write the dump to, and a promise for the end of the program
 */
export function spawnRestore(program: PostgresProgram, url: string): { input: Writable; ended: Promise<void> } {
  const { args, env } = buildConnection(url);
  const options = ['--clean', '--if-exists', '--exit-on-error'];
  const child = spawn(program.file, [...args, ...options], { env, stdio: ['pipe', 'ignore', 'pipe'] });
  // If the program ends early, its own message says why.
  child.stdin.on('error', () => undefined);
  return { input: child.stdin, ended: waitForSuccess(child, 'pg_restore') };
}

async function waitForSuccess(child: ChildProcess, name: ProgramName): Promise<void> {
  let message = '';
  child.stderr?.on('data', (chunk) => {
    message = `${message}${chunk}`.slice(-2000);
  });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  throw new StartupError(
    `${name} failed: ${message
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^pg_\w+: error: /, '')}`,
  );
}
