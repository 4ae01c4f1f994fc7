import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { LogFile } from '../../launcher/processes/log-file.ts';
import { StartupError } from '../../launcher/processes/startup-error.ts';
import type { ProcessSpec } from '../../launcher/processes/supervised-process.ts';
import { buildPostgresUrl, type PostgresOptions } from '../../launcher/stores/postgres.ts';
import { findOnPath } from '../../launcher/stores/system-packages.ts';

export interface PgBouncerOptions {
  folder: string;
  logFile: string;
  port: number;
  /** The PostgreSQL server behind it. */
  server: PostgresOptions;
}

/** Describes a PgBouncer in transaction mode that knows the roles of its server. */
export function createPgBouncerSpec(options: PgBouncerOptions): ProcessSpec {
  return {
    name: 'pgbouncer',
    logFile: options.logFile,
    maxStartAttempts: 1,
    stopSignal: 'SIGINT',
    spawn: () => spawnPgBouncer(options),
    isReady: async () => {
      const client = new pg.Client({ connectionString: buildPostgresUrl({ ...options.server, port: options.port }) });
      try {
        await client.connect();
        return true;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

async function spawnPgBouncer({ folder, logFile, port, server }: PgBouncerOptions) {
  const program = await findOnPath(['pgbouncer']);
  if (!program) throw new StartupError('This benchmark needs PgBouncer 1.21 or newer on PATH.');
  await mkdir(folder, { recursive: true });
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"postgres" "${server.password}"\n`);
  await writeFile(
    config,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 1000',
      ...((await knowsStatements(program)) ? ['max_prepared_statements = 200'] : []),
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'auth_user = postgres',
      'auth_query = select usename, passwd from pg_shadow where usename = $1',
      '',
    ].join('\n'),
  );
  const log = new LogFile(logFile);
  // PgBouncer refuses to run as root.
  const user = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  return spawn(program, [...user, config], { detached: true, stdio: ['ignore', log.fd, log.fd] });
}

/** Whether this version supports prepared statements, as 1.21 and newer do. */
async function knowsStatements(program: string): Promise<boolean> {
  const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(output) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}
