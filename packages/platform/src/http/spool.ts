import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@placelore/contracts/core/errors.js';

/** Maximum bytes of all spooled files of one process. */
const MAX_SPOOLED_BYTES = 1024 ** 3;
/** Seconds after which space may be available again. */
const RETRY_AFTER_SECONDS = 5;
/** Codes of too many open files. A full disk is an error of its own, which no other upload solves. */
const NO_FILE_CODES = new Set(['EMFILE', 'ENFILE']);

/** Unlinked temporary file for received data. It disappears when it is closed or the process ends. */
export class SpooledFile {
  #size = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly reserve: (bytes: number) => void,
  ) {}

  /** Bytes written. */
  get size(): number {
    return this.#size;
  }

  /** @throws ApiError UPLOADS_FULL when too much is spooled; Error when the disk is full */
  async append(chunk: Buffer): Promise<void> {
    this.reserve(chunk.length);
    await this.file.write(chunk, 0, chunk.length, this.#size);
    this.#size += chunk.length;
  }

  read(): Readable {
    return this.file.createReadStream({ start: 0, autoClose: false });
  }

  bytes(): Promise<Buffer> {
    return buffer(this.read());
  }
}

/** Stores slow uploads on disk, so that they use no memory. */
export class Spool {
  #spooled = 0;

  constructor(
    private readonly folder: string = tmpdir(),
    private readonly maxBytes: number = MAX_SPOOLED_BYTES,
  ) {}

  /** Bytes in all current files. */
  get spooledBytes(): number {
    return this.#spooled;
  }

  /**
   * Runs `work` with a new file, which is deleted afterwards.
   * @throws ApiError UPLOADS_FULL when too many files are open; Error when the disk is full
   */
  async use<T>(work: (file: SpooledFile) => Promise<T>): Promise<T> {
    const handle = await this.#open();
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

  /** Opens a file and unlinks it at once, so that nothing remains however the process ends. */
  async #open(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `spool-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw NO_FILE_CODES.has(error.code ?? '') ? uploadsFull(error) : error;
    });
    await unlink(path);
    return handle;
  }
}

const uploadsFull = (cause?: unknown) => new ApiError('UPLOADS_FULL', { retryAfter: RETRY_AFTER_SECONDS, cause });
