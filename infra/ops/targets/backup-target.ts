import type { Writable } from 'node:stream';

/** Names of archives sort by time. Uppercase letters distinguish them from keys of stored objects. */
const ARCHIVE_NAME = /^placelore-\d{8}T\d{9}Z\.tar\.zst(\.age)?$/;

/** Returns the name of an archive, such as `placelore-20261123T152000000Z.tar.zst`. */
export const formatArchiveName = (createdAt: Date, isEncrypted: boolean): string =>
  `placelore-${createdAt.toISOString().replaceAll(/[-:.]/g, '')}.tar.zst${isEncrypted ? '.age' : ''}`;

/** A place for archives. */
export interface BackupTarget {
  /** Name for messages to the operator. */
  name: string;
  /** Starts an archive. It appears under its name only when it is complete. */
  create(archiveName: string): Promise<ArchiveUpload>;
  /** Lists the names of all files. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export interface ArchiveUpload {
  /** Name of the archive, for messages to the operator. */
  name: string;
  stream: Writable;
  /** Makes the archive appear under its name. Call it after the stream has ended. */
  commit(): Promise<void>;
  /** Removes what was written so far. */
  discard(): Promise<void>;
}

/**
 * Removes all but the newest archives.
 * @returns the names of the removed ones
 */
export async function removeOldArchives(target: BackupTarget, keep: number): Promise<string[]> {
  const archives = (await target.list()).filter((name) => ARCHIVE_NAME.test(name)).sort();
  const removed = archives.slice(0, Math.max(0, archives.length - keep));
  for (const name of removed) await target.remove(name);
  return removed;
}
