import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Suffix of the names of files that are being written. */
export const DRAFT_SUFFIX = '.draft';
/** Age in ms after which a draft is considered a leftover of a crash. */
const MAX_DRAFT_AGE_MS = 3600_000;
/** Disks store files in blocks of this many bytes. */
const BLOCK_BYTES = 4_096;
/** Share of the maximum size that remains after a cleanup, so that not every new tile causes one. */
const SHARE_AFTER_CLEANUP = 0.9;

interface CachedFile {
  path: string;
  bytes: number;
  /** Time of last use in ms since 1970. */
  usedAt: number;
}

/**
 * Limits the size of a folder of files. When the limit is exceeded, the files that have been unused for the longest
 * time are deleted. The list of files is in memory only during a cleanup, so memory use does not grow with the cache.
 */
export class CacheSize {
  private bytes = 0;
  private cleanup: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** Counts a new file, and starts a cleanup if the limit is exceeded. An overwritten file counts twice until then. */
  add(bytes: number): void {
    this.bytes += toDiskBytes(bytes);
    if (this.bytes > this.maxBytes) void this.cleanUp();
  }

  /**
   * Measures the folder, deletes leftovers and, if the limit is exceeded, the files unused for the longest time. Never
   * throws.
   */
  cleanUp(): Promise<void> {
    this.cleanup ??= this.shrink()
      .catch(() => {})
      .finally(() => {
        this.cleanup = null;
      });
    return this.cleanup;
  }

  private async shrink(): Promise<void> {
    const before = this.bytes;
    const files = await listFiles(this.folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > this.maxBytes) {
      files.sort((a, b) => a.usedAt - b.usedAt);
      for (const { path, bytes } of files) {
        if (total <= this.maxBytes * SHARE_AFTER_CLEANUP) break;
        await rm(path, { force: true });
        total -= bytes;
      }
    }
    // Files added during the cleanup may count twice until the next one.
    this.bytes = total + this.bytes - before;
  }
}

const toDiskBytes = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

async function listFiles(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for await (const shard of await opendir(folder)) {
    if (!shard.isDirectory()) continue;
    for await (const entry of await opendir(join(folder, shard.name))) {
      const path = join(folder, shard.name, entry.name);
      // A file may have just been replaced or deleted.
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) continue;
      if (entry.name.endsWith(DRAFT_SUFFIX)) {
        if (Date.now() - found.mtimeMs > MAX_DRAFT_AGE_MS) await rm(path, { force: true });
      } else files.push({ path, bytes: toDiskBytes(found.size), usedAt: found.mtimeMs });
    }
  }
  return files;
}
