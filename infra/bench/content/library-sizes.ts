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
/** Number of articles in the smaller library, for slow measurements. */
export const SMALL_LIBRARY_SIZE = LIBRARY_SIZES[0];

/** What a content service with its own library needs. */
export interface LibraryStores {
  /** Number of articles in the library. */
  size: number;
  /** Folder for the service's files. */
  folder: string;
  /** Connection string, with the role `content`, of the database of this size. Below, its name. */
  databaseUrl: string;
  database: string;
  /** Connection string of the server's superuser. */
  adminUrl: string;
  redisUrl: string;
}

/**
 * Measures libraries of all sizes one after another, each in an empty database. One PostgreSQL and one Redis serve all
 * of them, and are stopped and removed at the end.
 * @param name prefix of the database names
 */
export async function measureSizes(
  root: string,
  name: string,
  measureSize: (stores: LibraryStores) => Promise<Row[]>,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  // PostgreSQL runs under a separate account, which has to traverse the folder.
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
