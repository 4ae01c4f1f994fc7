import { availableParallelism } from 'node:os';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';
import { PHOTO_FORMATS } from '../formats/photo-format.js';
import type { RawPixels } from '../formats/pixels.js';
import { REJECTION_REASONS } from '../measure/photo-limits.js';
import type { CoverSizes } from './decode-photo.js';
import { DecoderProcess, DecoderTimeoutError, type PhotoSource } from './decoder-process.js';
import type {
  CoverFacts,
  DecoderRequest,
  DecoderResult,
  DecoderTask,
  InspectedPhoto,
  PhotoFacts,
} from './decoder-protocol.js';
import { DecoderFailure, toApiError } from './photo-errors.js';

const MB = 1024 * 1024;

export interface DecoderLimits {
  /** Maximum number of photos decoded concurrently. */
  processes: number;
  /** Time limit for one photo in ms, without the time that it waits. */
  timeMs: number;
  /** Memory for one photo in bytes, in addition to the process itself. A photo that needs more is decoded alone. */
  memoryBytes: number;
  /** The same for a photo that is decoded alone. A photo that needs more is rejected. */
  heavyMemoryBytes: number;
  /** Idle time in ms after which a process ends and releases its memory. */
  idleMs: number;
  /** Number of photos after which a process is replaced. */
  photosPerProcess: number;
}

const DEFAULT_LIMITS: DecoderLimits = {
  processes: Math.min(2, availableParallelism()),
  timeMs: 30_000,
  memoryBytes: 144 * MB,
  heavyMemoryBytes: 480 * MB,
  idleMs: 30_000,
  photosPerProcess: 200,
};
/** Added to the kernel's limit for the file itself and for memory that the libraries retain. */
const MARGIN_BYTES = 64 * MB;
/** A process that still uses more than this after a photo is replaced. */
const MAX_RESIDENT_BYTES = 160 * MB;

interface DecoderReply<T> {
  result: DecoderResult<T>;
  body: Buffer;
}

/** A photo in the form that all later steps use. */
export interface OpenedPhoto extends PhotoFacts {
  /** An upright sRGB JPEG without metadata. */
  jpeg: Buffer;
}

/**
 * Opens untrusted photos in confined processes, a few at a time, while others wait. A process starts when needed and
 * ends when idle.
 */
export class PhotoDecoder {
  readonly #limits: DecoderLimits;
  readonly #slots: WeightedSemaphore;
  readonly #idle: { process: DecoderProcess; photos: number; timer: NodeJS.Timeout }[] = [];

  constructor(limits: Partial<DecoderLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#slots = new WeightedSemaphore(this.#limits.processes);
  }

  /**
   * Decodes a photo of any accepted format, whatever its name or declared type, and reads its metadata.
   * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when the bytes are no photo; IMAGE_TOO_MANY_PIXELS for more than
   * 100 megapixels, or more memory than is available; IMAGE_UNREADABLE when they are damaged, truncated, too slow to
   * decode, or contain more than a photo does. The cause is a {@link DecoderFailure} when the process died or timed
   * out, which does not prove that the photo is damaged.
   */
  async open(photo: PhotoSource): Promise<OpenedPhoto> {
    const { facts, body } = await this.#perform<PhotoFacts>({ task: 'photo' }, photo);
    return { ...facts, jpeg: body };
  }

  /**
   * Crops a photo, upright and in sRGB, to the first size that it fills. If it fills none, enlarges it to the last.
   * @throws ApiError like {@link open}
   */
  async cover(photo: PhotoSource, sizes: CoverSizes): Promise<RawPixels> {
    const { facts, body } = await this.#perform<CoverFacts>({ task: 'cover', sizes }, photo);
    return { ...facts, data: body };
  }

  /** Returns the format of a photo that appears decodable. @throws ApiError like {@link open} */
  async inspect(photo: PhotoSource): Promise<InspectedPhoto> {
    const { facts } = await this.#perform<InspectedPhoto>({ task: 'inspect' }, photo);
    if (!PHOTO_FORMATS.includes(facts.format)) throw toApiError('damaged');
    return { format: facts.format };
  }

  /** Ends all idle processes. */
  close(): void {
    for (const { process, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      process.end();
    }
  }

  async #perform<T>(task: DecoderTask, photo: PhotoSource): Promise<{ facts: T; body: Buffer }> {
    if ((Buffer.isBuffer(photo) ? photo.length : photo.size) === 0) throw new ApiError('IMAGE_EMPTY');
    const { processes, memoryBytes, heavyMemoryBytes } = this.#limits;
    let reply = await this.#slots.run(1, () => this.#attempt<T>({ ...task, memoryBytes }, photo));
    if (!reply.result.ok && reply.result.reason === 'heavy') {
      reply = await this.#slots.run(processes, () => {
        this.close();
        return this.#attempt<T>({ ...task, memoryBytes: heavyMemoryBytes }, photo);
      });
    }
    const { result, body } = reply;
    if (result.ok) return { facts: result.facts, body };
    if (result.reason === 'heavy') throw toApiError('memory', result.cause);
    throw toApiError(REJECTION_REASONS.includes(result.reason) ? result.reason : 'damaged', result.cause);
  }

  /**
   * Sends a request, and retries once in a new process if the first one dies, because the photo may not be the cause.
   * Does not retry after a timeout, because a hostile photo would cost twice the time.
   */
  async #attempt<T>(request: DecoderRequest, photo: PhotoSource): Promise<DecoderReply<T>> {
    try {
      return await this.#request<T>(request, photo);
    } catch (error) {
      if (!(error instanceof DecoderFailure) || error.isTimeout) throw toRejection(error);
    }
    // Idle processes may be in the same state as the one that died, so they are replaced as well.
    this.close();
    return this.#request<T>(request, photo).catch((error: unknown) => {
      throw toRejection(error);
    });
  }

  /**
   * Sends one request to a process.
   * @throws DecoderFailure when the process ends or does not respond in time
   */
  async #request<T>(request: DecoderRequest, photo: PhotoSource): Promise<DecoderReply<T>> {
    const { process, photos } = await this.#acquireProcess(request.memoryBytes);
    try {
      const { header, body } = await process.request(request, photo, this.#limits.timeMs);
      const result = header as DecoderResult<T>;
      await this.#releaseProcess(process, photos + 1, request);
      return { result, body };
    } catch (error) {
      process.end();
      throw new DecoderFailure(error instanceof DecoderTimeoutError, error);
    }
  }

  async #acquireProcess(memoryBytes: number): Promise<{ process: DecoderProcess; photos: number }> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.process.hasEnded) continue;
      idle.process.setKeepAlive(true);
      return idle;
    }
    try {
      return { process: await DecoderProcess.start(memoryBytes + MARGIN_BYTES), photos: 0 };
    } catch (cause) {
      // The photo did not cause this error.
      throw new ApiError('UNAVAILABLE', { cause });
    }
  }

  async #releaseProcess(process: DecoderProcess, photos: number, { memoryBytes }: DecoderRequest): Promise<void> {
    const isExhausted = photos >= this.#limits.photosPerProcess || memoryBytes > this.#limits.memoryBytes;
    if (isExhausted || (await process.residentBytes()) > MAX_RESIDENT_BYTES) {
      process.end();
      return;
    }
    process.setKeepAlive(false);
    const timer = setTimeout(() => this.#endIdle(process), this.#limits.idleMs).unref();
    this.#idle.push({ process, photos, timer });
  }

  #endIdle(process: DecoderProcess): void {
    const index = this.#idle.findIndex((entry) => entry.process === process);
    if (index >= 0) this.#idle.splice(index, 1);
    process.end();
  }
}

/** Converts the death or timeout of a process to a rejection of its photo; leaves other errors unchanged. */
function toRejection(error: unknown): unknown {
  return error instanceof DecoderFailure ? toApiError('damaged', error) : error;
}

/** The decoder that this whole process shares, so that its limits apply to all photos together. */
export const photoDecoder = new PhotoDecoder();
