import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { tryLock } from '../launcher/processes/file-lock.ts';
import { findFreePorts } from '../launcher/processes/ports.ts';
import { StartupError } from '../launcher/processes/startup-error.ts';
import { Supervisor } from '../launcher/processes/supervisor.ts';
import { buildPostgresUrl, createPostgresSpec } from '../launcher/stores/postgres.ts';
import { buildRedisUrl, createRedisSpec } from '../launcher/stores/redis.ts';

export interface TestStores {
  environment: { TEST_DATABASE_URL: string; TEST_REDIS_URL: string };
  stop(): Promise<void>;
}

/**
 * Starts a private, empty PostgreSQL and Redis for one test run. The folder is the same for every run in this tree, so
 * that a run can stop what a killed one left behind.
 */
export async function startTestStores(root: string): Promise<TestStores> {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 10);
  const folder = join(tmpdir(), `placelore-test-${name}-${userInfo().uid}`);
  const release = tryLock(`${folder}.lock`);
  if (!release) throw new StartupError('The tests are already running on this tree: wait for that run, or end it.');
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const supervisor = new Supervisor(join(folder, 'run.json'), (line) => console.log(`  ${line}`));
  await supervisor.stopLeftovers();
  await rm(folder, { recursive: true });
  await mkdir(folder, { mode: 0o711 });

  const [databasePort = 0, redisPort = 0] = await findFreePorts(2);
  const password = randomBytes(16).toString('hex');
  const buildOptions = (name: string, port: number) => ({
    folder: join(folder, name),
    logFile: join(folder, `${name}.log`),
    port,
    password,
  });
  const postgresOptions = { ...buildOptions('postgres', databasePort), fsync: false };
  const redisOptions = {
    ...buildOptions('redis', redisPort),
    programFolder: join(root, '.build', 'redis-program'),
    // One database for each test file, and for each additional process that must not share one.
    databases: 4_096,
  };
  const stop = async () => {
    await supervisor.stop(supervisor.names, 3000);
    await rm(folder, { recursive: true, force: true });
    release();
  };
  try {
    await Promise.all([
      supervisor.start(createPostgresSpec(postgresOptions)),
      supervisor.start(createRedisSpec(redisOptions)),
    ]);
  } catch (error) {
    await supervisor.stop(supervisor.names, 3000);
    throw error;
  }
  return {
    environment: { TEST_DATABASE_URL: buildPostgresUrl(postgresOptions), TEST_REDIS_URL: buildRedisUrl(redisOptions) },
    stop,
  };
}
