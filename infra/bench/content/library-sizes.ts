import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../database/prepare-database.ts';
import { findFreePorts } from '../../launcher/processes/ports.ts';
import { Supervisor } from '../../launcher/processes/supervisor.ts';
import { buildPostgresUrl, createPostgresSpec } from '../../launcher/stores/postgres.ts';
import { buildRedisUrl, createRedisSpec } from '../../launcher/stores/redis.ts';
import type { Row } from '../measure.ts';

const LIBRARY_SIZES = [10_000, 100_000];
/** Articles of the smaller library, on which there is time for what takes long. */
export const SMALL_LIBRARY_SIZE = LIBRARY_SIZES[0];

/** What a content service with a library of its own is started on. */
export interface LibraryStores {
  /** Articles the library is to have. */
  size: number;
  /** For what the service keeps in files. */
  folder: string;
  /** The database of this size, as its owner `content`, and its name. */
  databaseUrl: string;
  database: string;
  /** The server, as its superuser. */
  adminUrl: string;
  redisUrl: string;
}

/**
 * Measures libraries of each size one after the other, each in an empty database of its own: one PostgreSQL and one Redis
 * for all of them, which are stopped and removed in the end.
 * @param name the databases are called after it
 */
export async function measureSizes(
  root: string,
  name: string,
  measureSize: (stores: LibraryStores) => Promise<Row[]>,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  // PostgreSQL runs as an account of its own, which has to pass through.
  await chmod(folder, 0o711);
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const buildStoreOptions = (store: string, port: number) => ({
    folder: join(folder, store),
    logFile: join(folder, `${store}.log`),
    programFolder: join(root, '.build', 'redis-program'),
    password: randomBytes(16).toString('hex'),
    port,
  });
  const [databasePort = 0, redisPort = 0] = await findFreePorts(2);
  const postgresOptions = { ...buildStoreOptions('postgres', databasePort), fsync: false };
  const redisOptions = buildStoreOptions('redis', redisPort);
  try {
    await Promise.all([
      supervisor.start(createPostgresSpec(postgresOptions)),
      supervisor.start(createRedisSpec(redisOptions)),
    ]);
    const rows: Row[] = [];
    for (const size of LIBRARY_SIZES) {
      const [adminUrl, database] = [buildPostgresUrl(postgresOptions), `${name}_${size}`];
      const databaseUrl = await createEmptyDatabase(adminUrl, database);
      rows.push(
        ...(await measureSize({
          size,
          folder,
          databaseUrl,
          database,
          adminUrl,
          redisUrl: buildRedisUrl(redisOptions),
        })),
      );
    }
    return rows;
  } finally {
    await supervisor.stop(supervisor.names, 3_000);
    await rm(folder, { recursive: true, force: true });
  }
}

async function createEmptyDatabase(adminUrl: string, database: string): Promise<string> {
  const password = 'bench';
  const passwords = { auth: password, content: password, analysis: password, places: password };
  return (await prepareDatabase({ adminUrl, passwords, database })).content;
}
