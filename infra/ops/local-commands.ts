import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../launcher/data-folder.ts';
import { buildStoresEnvironment, getAdminUrl, readOpsEnvironment } from '../launcher/ops-environment.ts';
import { StartupError } from '../launcher/processes/startup-error.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';
import { Supervisor } from '../launcher/processes/supervisor.ts';
import { readSecrets, type Secrets, writePrivateFile } from '../launcher/secrets.ts';
import type { Settings } from '../launcher/settings.ts';
import { startDatabase } from '../launcher/start-stores.ts';
import { hasDatabase } from '../launcher/stores/postgres.ts';
import { checkTarget, prepareRestore, runBackup, runRestore } from './commands.ts';
import { loadMigrations } from './open-installation.ts';

/** Files in the data folder that a restored database needs to be of use. */
const SECRET_FILES = ['secrets.json', 'admin-password'];
const STOP_GRACE_MS = 10_000;

/** Backs up the installation that `npm start` runs on this data folder. */
export async function backUpDataFolder(args: string[], { dataDir }: Settings): Promise<void> {
  const secrets = new Map<string, Buffer>();
  for (const name of SECRET_FILES) {
    const file = join(dataDir, name);
    if (existsSync(file)) secrets.set(name, await readFile(file));
  }
  await runBackup(args, { ...(await readOpsEnvironment(dataDir)), ...process.env }, secrets);
}

/**
 * Restores a backup into a data folder on which nothing runs. Embedded stores run only during the restore.
 * @throws StartupError if the target has content and the arguments lack --force; nothing is changed then
 */
export async function restoreDataFolder(args: string[], settings: Settings): Promise<void> {
  const { dataDir } = settings;
  await lockDataFolder(dataDir);
  const request = await prepareRestore(args, process.env, await loadMigrations(), dataDir);
  if (!request.force) await assertUnused(settings);
  const stored = request.archive.secrets;
  const isNew = isNewFolder(settings);
  if (isNew) await writeSecrets(dataDir, stored);
  const supervisor = new Supervisor(join(dataDir, 'run.json'), (line) => console.log(`  ${line}`));
  try {
    await supervisor.stopLeftovers();
    const secrets = await readSecrets(dataDir);
    const environment = { ...process.env, ...(await startStores(settings, secrets, supervisor)) };
    await runRestore(request, environment, async () => {
      // Until here, the existing secrets belonged to the existing database.
      if (!isNew) await writeSecrets(dataDir, stored, secrets);
      // The embedded Redis contains jobs and sessions of the replaced installation.
      if (settings.REDIS_URL === undefined) await rm(join(dataDir, 'redis'), { recursive: true, force: true });
    });
  } finally {
    await supervisor.stop(supervisor.names, STOP_GRACE_MS);
  }
}

/**
 * Checks the stores that are already running. The others are not started for this, because a start creates the
 * database's roles and sets their passwords.
 */
async function assertUnused(settings: Settings): Promise<void> {
  const { dataDir, DATABASE_URL: adminUrl, REDIS_URL: redisUrl = '' } = settings;
  if (adminUrl !== undefined) {
    await checkTarget({ ...process.env, ...buildStoresEnvironment(settings, { adminUrl, redisUrl }) });
  } else if (hasDatabase(dataDir)) {
    throw new StartupError(
      `${dataDir} has a database already: set DATA_DIR to an empty folder, or replace its content with --force.`,
    );
  }
}

/** Whether the folder has no database and no secrets that a database, embedded or on a server, could depend on. */
const isNewFolder = ({ dataDir, DATABASE_URL }: Settings): boolean =>
  DATABASE_URL === undefined && !hasDatabase(dataDir) && !existsSync(join(dataDir, 'secrets.json'));

async function startStores(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
): Promise<Record<string, string>> {
  const databaseUrls = await startDatabase(settings, secrets, supervisor, new StepReporter());
  const context = { root: '', settings, secrets, databaseUrls, adminPassword: '', redisUrl: '' };
  return {
    ...secrets,
    ...buildStoresEnvironment(settings, { adminUrl: getAdminUrl(context), redisUrl: settings.REDIS_URL ?? '' }),
  };
}

/**
 * Stores the secrets of an archive.
 * @param present secrets of an existing cluster, whose superuser keeps its password
 */
async function writeSecrets(dataDir: string, stored: ReadonlyMap<string, Buffer>, present?: Secrets): Promise<void> {
  for (const name of SECRET_FILES) {
    const text = stored.get(name)?.toString();
    if (text === undefined) continue;
    const file = join(dataDir, name);
    const isMerged = name === 'secrets.json' && present !== undefined;
    const merged = isMerged ? { ...JSON.parse(text), POSTGRES_PASSWORD: present.POSTGRES_PASSWORD } : undefined;
    await writePrivateFile(file, merged ? `${JSON.stringify(merged, null, 2)}\n` : text);
  }
}
