import { join } from 'node:path';
import { type DomainServiceName, prepareDatabase } from '../database/prepare-database.ts';
import { findFreePorts } from './processes/ports.ts';
import { StartupError } from './processes/startup-error.ts';
import type { StepReporter } from './processes/step-reporter.ts';
import type { Supervisor } from './processes/supervisor.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { buildPostgresUrl, createPostgresSpec, getPostgresFolder } from './stores/postgres.ts';
import { buildRedisUrl, createRedisSpec } from './stores/redis.ts';

/**
 * Prepares the configured database or, if none is configured, an embedded PostgreSQL.
 * @returns the connection string of each service
 */
export async function startDatabase(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  steps: StepReporter,
): Promise<Record<DomainServiceName, string>> {
  const adminUrl = settings.DATABASE_URL ?? (await startPostgres(settings, secrets, supervisor, steps));
  return steps.run('database roles and schemas', () => {
    const passwords = {
      auth: secrets.AUTH_DATABASE_PASSWORD,
      content: secrets.CONTENT_DATABASE_PASSWORD,
      analysis: secrets.ANALYSIS_DATABASE_PASSWORD,
      places: secrets.PLACES_DATABASE_PASSWORD,
    };
    const directHost = settings.passThroughEnv.DATABASE_DIRECT_HOST;
    return prepareDatabase({ adminUrl, passwords, ...(directHost && { directHost }) }).catch((error: unknown) => {
      if (settings.DATABASE_URL === undefined) throw error;
      throw new StartupError(
        `DATABASE_URL does not work (${String(error)}): it has to name an administrator of a PostgreSQL 16 or newer.`,
      );
    });
  });
}

async function startPostgres(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  steps: StepReporter,
): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const options = {
    folder: getPostgresFolder(settings.dataDir),
    port,
    password: secrets.POSTGRES_PASSWORD,
    logFile: join(settings.dataDir, 'logs', 'postgres.log'),
  };
  await steps.run('PostgreSQL', () => supervisor.start(createPostgresSpec(options)));
  return buildPostgresUrl(options);
}

/** @returns the URL of the configured Redis, or of an embedded one that now runs */
export async function startRedis(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
  steps: StepReporter,
): Promise<string> {
  if (settings.REDIS_URL !== undefined) return settings.REDIS_URL;
  const [port = 0] = await findFreePorts(1);
  const options = {
    folder: join(settings.dataDir, 'redis'),
    programFolder: join(settings.dataDir, 'redis-program'),
    port,
    password: secrets.REDIS_PASSWORD,
    logFile: join(settings.dataDir, 'logs', 'redis.log'),
  };
  await steps.run('Redis', () => supervisor.start(createRedisSpec(options)));
  return buildRedisUrl(options);
}
