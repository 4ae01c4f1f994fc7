import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { StartupError } from '../launcher/processes/startup-error.ts';
import { type ArchiveSource, readArchive } from './archive/archive-reader.ts';
import type { Manifest } from './archive/manifest.ts';
import { getDatabaseUrl, withAdminClient } from './database/client.ts';
import { assertMigrationsKnown, type MigrationsByService } from './database/migrations.ts';
import { getReplacedName } from './database/replace-database.ts';
import { DatabaseRestore } from './database/restore-database.ts';
import type { Installation, RestorableInstallation } from './installation.ts';
import { isStorageEmpty, restoreObject } from './objects.ts';
import { deleteKeys, hasKeys } from './redis-keys.ts';

const SECRETS_FOLDER = 'secrets/';
/** SQLSTATE codes for a database, a schema, and a table that do not exist. */
const MISSING = new Set(['3D000', '3F000', '42P01']);

export interface VerifiedArchive {
  source: ArchiveSource;
  identities: string | undefined;
  manifest: Manifest;
  /** Contents of the secret files, by name. */
  secrets: Map<string, Buffer>;
}

/**
 * Reads a whole archive without writing anything.
 * @param identities contents of an age-keygen file
 * @throws StartupError if it is damaged, incomplete, of a newer version, or cannot be decrypted with the identities
 */
export async function verifyArchive(
  source: ArchiveSource,
  identities: string | undefined,
  migrations: MigrationsByService,
): Promise<VerifiedArchive> {
  const secrets = new Map<string, Buffer>();
  const manifest = await readArchive(source, identities, async ({ name, bytes }) => {
    if (name.startsWith(SECRETS_FOLDER)) secrets.set(name.slice(SECRETS_FOLDER.length), bytes);
  });
  assertMigrationsKnown(manifest, migrations);
  return { source, identities, manifest, secrets };
}

/** @throws StartupError if a disk has less space than the content of an archive needs */
export function assertSpace({ entries }: Manifest, folder: string, freeBytes: number): void {
  // Indexes need about as much space again as the tables.
  const needed = entries.bytes * 2;
  if (freeBytes >= needed) return;
  throw new StartupError(
    `The backup needs ${formatGigabytes(needed)} in ${folder}, whose disk has ${formatGigabytes(freeBytes)} free: free some ` +
      'space, or set DATA_DIR to a folder on another disk.',
  );
}

const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;

/** @throws StartupError if the stores have content, which a restore would replace */
export async function assertEmpty(installation: Installation): Promise<void> {
  const full = [
    ...((await hasAccounts(installation)) ? ['the database'] : []),
    ...((await isStorageEmpty(installation.storage)) ? [] : ['the object store']),
    ...(installation.redisUrl !== undefined && (await hasKeys(installation.redisUrl)) ? ['Redis'] : []),
  ];
  if (full.length === 0) return;
  throw new StartupError(
    `This installation is not empty (${full.join(', ')}): restore into an empty one, or replace its content with --force.`,
  );
}

/**
 * Replaces the content of an installation whose services do not run with that of a verified archive. The database is
 * replaced last and in one step. Objects that the archive lacks stay; the product removes those that nothing refers to.
 * @param onReplaced runs as soon as everything is replaced
 * @throws StartupError also after everything was replaced, if something old could not be removed
 */
export async function restore(
  installation: RestorableInstallation,
  archive: VerifiedArchive,
  onReplaced?: () => Promise<void>,
): Promise<void> {
  const database = new DatabaseRestore(installation, archive.manifest);
  try {
    await database.start();
    await readArchive(archive.source, archive.identities, async (entry) => {
      await database.write(entry);
      await restoreObject(installation.storage, entry);
    });
    await database.finish();
  } catch (error) {
    await database.abort().catch(() => undefined);
    throw error;
  }
  await onReplaced?.();
  await removeFormer(installation, database);
}

/**
 * Removes what belongs to the replaced database. Accepted jobs are in the restored one, from which they are added to
 * the queues again.
 * @throws StartupError naming what could not be removed; the restore itself is complete
 */
async function removeFormer({ redisUrl, database: name }: Installation, database: DatabaseRestore): Promise<void> {
  const problems: string[] = [];
  const attempt = (work: Promise<void>, remedy: string) =>
    // If several addresses of a host refuse, Node's error has an empty message.
    work.catch((error: Error & { code?: string }) =>
      problems.push(`${remedy} by hand (${error.message || error.code})`),
    );
  if (redisUrl !== undefined) await attempt(deleteKeys(redisUrl), `delete the keys ${KEY_PREFIX}:* of Redis`);
  await attempt(database.removeReplaced(), `drop the database ${getReplacedName(name)}`);
  if (problems.length === 0) return;
  throw new StartupError(
    `The restore is done, but not all that it replaced is removed: before the start, ${problems.join(' and ')}.`,
  );
}

/** Every installation that was ever started has an account, that of its first admin. */
async function hasAccounts({ adminUrl, database }: Installation): Promise<boolean> {
  try {
    return await withAdminClient(
      getDatabaseUrl(adminUrl, database),
      async (client) => (await client.query('select 1 from auth.users limit 1')).rows.length > 0,
    );
  } catch (error) {
    if (MISSING.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
