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
const NO_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

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

  /** @throws ApiError UPLOADS_FULL when the disk is full or too much is spooled */
  async append(chunk: Buffer): Promise<void> {
    this.reserve(chunk.length);
    await catchNoSpace(() => this.file.write(chunk, 0, chunk.length, this.#size));
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
   * @throws ApiError UPLOADS_FULL when no file can be created
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

  /** Opens a file and unlinks it at once, so that nothing remains however the process ends. */
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
