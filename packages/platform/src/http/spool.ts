import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@placelore/contracts/core/errors.js';

/** Bytes of all files of one process together. */
const MAX_SPOOLED_BYTES = 1024 ** 3;
/** Seconds after which there may be room again. */
const RETRY_AFTER_SECONDS = 5;
const NO_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** A file without a name that takes what arrives, and is gone as soon as it is closed or the process ends. */
export class SpooledFile {
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly reserve: (bytes: number) => void,
  ) {}

  /** Bytes written. */
  get size(): number {
    return this.#size;
  }

  /** @throws ApiError UPLOADS_FULL when there is no room on the disk, or too much is spooled at once */
  async append(chunk: Buffer): Promise<void> {
    this.reserve(chunk.length);
    await catchNoSpace(() => this.file.write(chunk, 0, chunk.length, this.#size));
    this.#hash.update(chunk);
    this.#size += chunk.length;
  }

  /** SHA-256 of what was written, in hexadecimal; to be called once, when all has arrived. */
  sha256(): string {
    return this.#hash.digest('hex');
  }

  read(): Readable {
    return this.file.createReadStream({ start: 0, autoClose: false });
  }

  bytes(): Promise<Buffer> {
    return buffer(this.read());
  }
}

/** Keeps what arrives slowly on disk, so that it holds no memory. */
export class Spool {
  #spooled = 0;

  constructor(
    private readonly folder: string = tmpdir(),
    private readonly maxBytes: number = MAX_SPOOLED_BYTES,
  ) {}

  /** Bytes in all files now. */
  get spooledBytes(): number {
    return this.#spooled;
  }

  /**
   * Does `work` with a new file, which is gone afterwards.
   * @throws ApiError UPLOADS_FULL when no file can be made
   */
  async use<T>(work: (file: SpooledFile) => Promise<T>): Promise<T> {
    const handle = await catchNoSpace(() => this.#open());
    let reserved = 0;
    const reserve = (bytes: number) => {
      if (this.#spooled + bytes > this.maxBytes) throw uploadsFull();
      this.#spooled += bytes;
      reserved += bytes;
    };
    try {
      return await work(new SpooledFile(handle, reserve));
    } finally {
      this.#spooled -= reserved;
      await handle.close();
    }
  }

  /** Opened and unlinked at once: whatever ends the process, nothing is left. */
  async #open(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `spool-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return handle;
  }
}

const uploadsFull = (cause?: unknown) => new ApiError('UPLOADS_FULL', { retryAfter: RETRY_AFTER_SECONDS, cause });

async function catchNoSpace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw NO_SPACE_CODES.has((error as NodeJS.ErrnoException).code ?? '') ? uploadsFull(error) : error;
  }
}
