import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, checkKey, Storage, type StoredObject } from './storage.port.js';

/** Keeps objects as files below one folder; what a bucket would know of them stands beside each in a `.meta` file. */
export class LocalStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const meta: StoredObject = { size: bytes.length, contentType, etag };
    await writeWhole(path, bytes);
    await writeWhole(`${path}.meta`, JSON.stringify(meta));
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      return JSON.parse(await readFile(`${this.path(key)}.meta`, 'utf8')) as StoredObject;
    } catch (thrown) {
      if (isMissing(thrown)) return null;
      throw thrown;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // Opened here, so that an object deleted at this moment is either read to its end or reported as missing.
    const file = await open(this.path(key));
    return file.createReadStream(range);
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      await rm(`${this.path(key)}.meta`, { force: true });
      await rm(this.path(key), { force: true });
    }
  }

  async probe(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `.probe-${randomUUID()}`);
    await writeFile(path, '');
    await rm(path);
  }

  private path(key: string): string {
    return join(this.folder, checkKey(key));
  }
}

/** A reader never sees half a file, and a crash never leaves one. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}

function isMissing(thrown: unknown): boolean {
  return (thrown as NodeJS.ErrnoException).code === 'ENOENT';
}
