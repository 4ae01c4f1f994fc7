import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './processes/startup-error.ts';
import { writePrivateFile } from './secrets.ts';
import { buildServiceUrls, getStorageFolder, type LaunchContext } from './service-processes.ts';
import type { Settings } from './settings.ts';
import { buildPostgresUrl } from './stores/postgres.ts';

const getFile = (dataDir: string): string => join(dataDir, 'ops-environment.json');

/** Returns the environment with which the commands `backup`, `restore` and `doctor` reach these stores. */
export function buildStoresEnvironment(
  settings: Settings,
  { adminUrl, redisUrl }: { adminUrl: string; redisUrl: string },
): Record<string, string> {
  return {
    DATABASE_ADMIN_URL: adminUrl,
    REDIS_URL: redisUrl,
    ...(settings.objectStorage ?? { STORAGE_DIR: getStorageFolder(settings) }),
  };
}

/** Returns the connection string of the database's administrator. */
export function getAdminUrl({ settings, secrets, databaseUrls }: Omit<LaunchContext, 'ports'>): string {
  const port = Number(new URL(databaseUrls.auth).port);
  return settings.DATABASE_URL ?? buildPostgresUrl({ port, password: secrets.POSTGRES_PASSWORD });
}

/** Records how commands reach what is running now, because the embedded stores have other ports at each start. */
export async function writeOpsEnvironment(context: LaunchContext): Promise<void> {
  const { settings, redisUrl, ports } = context;
  const environment = {
    ...settings.passThroughEnv,
    ...pickBackupVariables(settings),
    ...buildStoresEnvironment(settings, { adminUrl: getAdminUrl(context), redisUrl }),
    ...buildServiceUrls(ports),
    GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  };
  await writePrivateFile(getFile(settings.dataDir), JSON.stringify(environment));
}

/** @throws StartupError if the product was never started on this data folder */
export async function readOpsEnvironment(dataDir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(getFile(dataDir), 'utf8'));
  } catch {
    throw new StartupError(
      `Placelore does not run on ${dataDir}: start it with npm start, or set DATA_DIR to its data folder.`,
    );
  }
}

/**
 * Overrides the settings with which a product was started by those that a shell sets for its next start. A start makes
 * the administrator's connection string from `DATABASE_URL`.
 */
export const overrideOpsEnvironment = (
  recorded: Record<string, string>,
  shell: Record<string, string | undefined>,
): Record<string, string | undefined> => ({
  ...recorded,
  ...shell,
  ...(shell.DATABASE_URL && { DATABASE_ADMIN_URL: shell.DATABASE_URL }),
});

const pickBackupVariables = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => /^BACKUP_/.test(entry[0]) && !!entry[1]),
  );
