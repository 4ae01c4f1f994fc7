import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { writeIfPossible } from '../database/storage-errors.js';
import {
  type ByteRange,
  checkFolder,
  checkKey,
  isStorageKey,
  type ListedObject,
  Storage,
  type StoredObject,
} from './storage.port.js';

const MEGABYTE = 1024 ** 2;

/** Stores objects as files in one folder, each with a `.meta` file for the metadata that a bucket would store. */
export class LocalStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const path = this.getPath(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const etag = (await computeDigest(bytes)).slice(0, 32);
    const meta: StoredObject = { size: bytes.length, contentType, etag };
    await writeAtomically(path, bytes);
    await writeAtomically(`${path}.meta`, JSON.stringify(meta));
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      return JSON.parse(await readFile(`${this.getPath(key)}.meta`, 'utf8')) as StoredObject;
    } catch (thrown) {
      if (isMissing(thrown)) return null;
      throw thrown;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // Opens the file before returning, so that an object deleted at this moment is either read completely or reported
    // missing.
    const file = await open(this.getPath(key));
    return file.createReadStream(range);
  }

  async delete(keys: string[]): Promise<void> {
    for (const key of keys) {
      await rm(`${this.getPath(key)}.meta`, { force: true });
      await rm(this.getPath(key), { force: true });
    }
  }

  async list(folder: string, after: string, limit: number): Promise<ListedObject[]> {
    return this.take(checkFolder(folder), after, limit);
  }

  async listAll(after: string, limit: number): Promise<ListedObject[]> {
    return this.take('', after, limit);
  }

  /** Returns null, because browsers cannot reach a folder. */
  async presignPut(): Promise<null> {
    return null;
  }

  async probe(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `.probe-${randomUUID()}`);
    // A full disk is ignored, because reads still work.
    await writeIfPossible(() => writeFile(path, ''));
    await rm(path, { force: true });
  }

  private async take(folder: string, after: string, limit: number): Promise<ListedObject[]> {
    const listed: ListedObject[] = [];
    for await (const object of this.walk(folder, after)) {
      if (listed.push(object) >= limit) break;
    }
    return listed;
  }

  /** Lists all files of a folder in the byte order of their keys. */
  private async *walk(folder: string, after: string): AsyncGenerator<ListedObject> {
    const entries = await readdir(join(this.folder, folder), { withFileTypes: true }).catch(emptyWhenMissing);
    // With its slash, a folder sorts where its keys do.
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
    for (const name of names) {
      const key = `${folder}${name}`;
      if (name.endsWith('/')) {
        if (after < key || after.startsWith(key)) yield* this.walk(key, after);
      } else if (key > after && isStorageKey(key)) {
        const found = await stat(join(this.folder, key)).catch(nullWhenMissing);
        if (found) yield { key, modifiedAt: found.mtime };
      }
    }
  }

  private getPath(key: string): string {
    return join(this.folder, checkKey(key));
  }
}

/**
 * Computes the SHA-256 in hexadecimal in steps of 1 MB, so that a large file does not block the event loop (26 ms for
 * 10 MB).
 */
async function computeDigest(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let start = 0; start < bytes.length; start += MEGABYTE) {
    if (start > 0) await setImmediate();
    hash.update(bytes.subarray(start, start + MEGABYTE));
  }
  return hash.digest('hex');
}

/** Writes to a temporary file first, so that readers never see half a file and a crash never leaves one. */
async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}

function emptyWhenMissing(thrown: unknown): [] {
  if (isMissing(thrown)) return [];
  throw thrown;
}

function nullWhenMissing(thrown: unknown): null {
  if (isMissing(thrown)) return null;
  throw thrown;
}

function isMissing(thrown: unknown): boolean {
  return (thrown as NodeJS.ErrnoException).code === 'ENOENT';
}
