import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePorts } from '../../processes/ports.ts';
import type { Supervisor } from '../../processes/supervisor.ts';
import { buildPostgresUrl, createPostgresSpec, type PostgresOptions } from '../../stores/postgres.ts';

export interface ReplicatedPostgres {
  primary: PostgresOptions;
  replica: PostgresOptions;
}

/** Starts an embedded PostgreSQL and a streaming replica, which is made from an online copy. */
export async function startReplicatedPostgres(supervisor: Supervisor, folder: string): Promise<ReplicatedPostgres> {
  const [primaryPort = 0, replicaPort = 0] = await findFreePorts(2);
  const buildOptions = (name: string, port: number): PostgresOptions => ({
    folder: join(folder, name),
    logFile: join(folder, `${name}.log`),
    password: 'of-both',
    fsync: false,
    port,
  });
  const primary = buildOptions('primary', primaryPort);
  const replica = buildOptions('replica', replicaPort);
  await supervisor.start(createPostgresSpec(primary));
  await copyCluster(primary, replica);
  await supervisor.start({ ...createPostgresSpec(replica), name: 'replica' });
  return { primary, replica };
}

/** Copies the files of a running server, as a base backup does, and makes the copy a standby. */
async function copyCluster(primary: PostgresOptions, replica: PostgresOptions): Promise<void> {
  const client = new pg.Client({ connectionString: buildPostgresUrl(primary) });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    const target = join(replica.folder, 'data');
    await cp(join(primary.folder, 'data'), target, {
      recursive: true,
      filter: (source) => !/postmaster\.(pid|opts)$|\/pg_wal\/.+\/|\/pgsql_tmp/.test(source),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(target, 'backup_label'), rows[0]!.labelfile);
    await writeFile(join(target, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
    await writeFile(join(target, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  } finally {
    await client.end();
  }
}
