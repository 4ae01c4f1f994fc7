import { StartupError } from '../launcher/processes/startup-error.ts';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { assertRecipients } from './archive/encryption.ts';
import type { Manifest } from './archive/manifest.ts';
import { getDatabaseUrl } from './database/client.ts';
import { dumpDatabase } from './database/dump-database.ts';
import type { Installation } from './installation.ts';
import { ObjectArchiver } from './objects.ts';
import { type BackupTarget, formatArchiveName, removeOldArchives } from './targets/backup-target.ts';

export interface BackupOptions {
  /** Public age keys. Without any, the archive is not encrypted. */
  recipients: readonly string[];
  /** Number of archives that stay in the target; all of them if absent. */
  keep?: number | undefined;
  /** Files with secrets, by name; empty if the operator stores them separately. */
  secrets: ReadonlyMap<string, Buffer>;
}

export interface BackupResult {
  /** Name of the archive. */
  name: string;
  manifest: Manifest;
  removed: string[];
}

export type BackupSource = Pick<Installation, 'adminUrl' | 'database' | 'storage' | 'version'>;

/**
 * Writes the database, the objects, and the secrets of a running installation into one archive. Stored objects never
 * change. Therefore, all of them are copied first, then the database as of one moment, then the objects stored since.
 * This way, all objects that the dump refers to are in the archive, which may at most contain unused objects.
 * @throws StartupError if the target has no space left
 */
export async function backUp(
  source: BackupSource,
  target: BackupTarget,
  options: BackupOptions,
): Promise<BackupResult> {
  assertRecipients(options.recipients);
  const createdAt = new Date();
  const upload = await target
    .create(formatArchiveName(createdAt, options.recipients.length > 0))
    .catch((error: unknown) => Promise.reject(toBackupError(error, target.name)));
  const archive = new ArchiveWriter(upload.stream, options.recipients, source.version, createdAt);
  let manifest: Manifest;
  try {
    manifest = await writeArchive(source, archive, options.secrets);
    await upload.commit();
  } catch (error) {
    await archive.abort(error as Error);
    await upload.discard().catch(() => undefined);
    throw toBackupError(error, upload.name);
  }
  const removed = options.keep === undefined ? [] : await removeOldArchives(target, options.keep);
  return { name: upload.name, manifest, removed };
}

async function writeArchive(
  { adminUrl, database: name, storage }: BackupSource,
  archive: ArchiveWriter,
  secrets: ReadonlyMap<string, Buffer>,
): Promise<Manifest> {
  await archive.start();
  for (const [file, bytes] of secrets) await archive.add(`secrets/${file}`, bytes);
  const objects = new ObjectArchiver(storage, archive);
  await objects.archiveAll();
  const database = await dumpDatabase(getDatabaseUrl(adminUrl, name), archive);
  await objects.archiveChanged();
  return archive.finish({ database, objects: objects.sums, secrets: [...secrets.keys()] });
}

function toBackupError(error: unknown, name: string): unknown {
  const { code, name: kind, $metadata } = error as NodeJS.ErrnoException & { $metadata?: object };
  if (code === 'ENOSPC') {
    return new StartupError(
      `The disk is full, and the unfinished backup ${name} was removed: free some space, keep fewer archives with --keep, or ` +
        'choose another target.',
    );
  }
  if ($metadata)
    return new StartupError(`An object store refused the backup ${name} (${kind}): check its keys and bucket.`);
  if (code !== 'ECONNREFUSED' && code !== 'ENOTFOUND') return error;
  return new StartupError(
    `A store does not respond (${code}), and no backup was made: start Placelore, or see its log.`,
  );
}
