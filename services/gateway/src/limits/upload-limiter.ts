import type { Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { UploadRate } from './upload-rate.js';

export interface UploadLimits {
  /** Bodies that are received at once. */
  maxActive: number;
  /** Of them those of one network address, and of one visitor or user. */
  maxPerAddress: number;
  maxPerVisitor: number;
  /** Uploads that wait for a place at once, and of them those of one network address; further ones are refused. */
  maxWaiting: number;
  maxWaitingPerAddress: number;
  /** Bytes a second that a sender must keep up, over the last `windowMs`. */
  minBytesPerSecond: number;
  windowMs: number;
  /** Ms after which an upload may lose its place to a new one: by then its rate says something. */
  graceMs: number;
  /** Ms a new upload waits for a place. */
  waitTimeoutMs: number;
  /** Ms between two looks at all rates. */
  checkIntervalMs: number;
}

export interface Sender {
  address: string;
  /** Null for who came without a cookie: only the address counts then. */
  visitor: string | null;
}

interface Upload extends Sender {
  rate: UploadRate;
  body: Readable;
}
interface WaitingUpload {
  upload: Upload;
  enter: () => void;
}

/** Seconds after which a sender should try again. */
const RETRY_AFTER_SECONDS = 10;

const createUploadsFullError = () => new ApiError('UPLOADS_FULL', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Bounds the bodies that are received at once: all together, of one address, and of one visitor. A sender that is too
 * slow loses its place; when there is none for a new upload, the slowest of those that keep it out does.
 */
export class UploadLimiter {
  readonly #limits: UploadLimits;
  readonly #uploads = new Map<Readable, Upload>();
  /** In the order they came. */
  readonly #waiting = new Set<WaitingUpload>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** How many bodies are received now. */
  get size(): number {
    return this.#uploads.size;
  }

  /**
   * Waits for a place, and holds it until the body has arrived or broke off. A sender that loses its place has its body
   * destroyed with the ApiError UPLOAD_TOO_SLOW.
   * @throws ApiError UPLOADS_FULL when no place became free in time, too many wait for one, or the sender went meanwhile
   */
  async admit(sender: Sender, body: Readable): Promise<void> {
    const upload: Upload = { ...sender, body, rate: new UploadRate(Date.now(), this.#limits.windowMs) };
    const waitingCount = [...this.#waiting].filter((entry) => entry.upload.address === sender.address).length;
    if (waitingCount === 0 && !this.#findBlockingUploads(upload)) return this.#start(upload);
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    if (waitingCount >= maxWaitingPerAddress || this.#waiting.size >= maxWaiting) throw createUploadsFullError();
    await this.#wait(upload);
  }

  /** To be called with the bytes of a body as they arrive. */
  count(body: Readable, bytes: number): void {
    this.#uploads.get(body)?.rate.add(bytes, Date.now());
  }

  #start(upload: Upload): void {
    const { body } = upload;
    if (body.destroyed) return;
    upload.rate = new UploadRate(Date.now(), this.#limits.windowMs);
    this.#uploads.set(body, upload);
    const leave = () => {
      if (this.#uploads.delete(body)) this.#admitWaiting();
    };
    body.once('end', leave).once('close', leave);
    this.#watch();
  }

  /** The uploads of which one has to end before this one may begin; null when it may. */
  #findBlockingUploads({ address, visitor }: Sender): Upload[] | null {
    const { maxActive, maxPerAddress, maxPerVisitor } = this.#limits;
    const active = [...this.#uploads.values()];
    const sameAddress = active.filter((upload) => upload.address === address);
    if (sameAddress.length >= maxPerAddress) return sameAddress;
    const sameVisitor = visitor === null ? [] : active.filter((upload) => upload.visitor === visitor);
    if (sameVisitor.length >= maxPerVisitor) return sameVisitor;
    return active.length >= maxActive ? active : null;
  }

  async #wait(upload: Upload): Promise<void> {
    let onClose = () => {};
    let timer: NodeJS.Timeout | undefined;
    let waiting: WaitingUpload | undefined;
    try {
      await new Promise<void>((enter, reject) => {
        const rejectFull = () => reject(createUploadsFullError());
        waiting = { upload, enter };
        this.#waiting.add(waiting);
        onClose = rejectFull;
        upload.body.once('close', rejectFull);
        timer = setTimeout(rejectFull, this.#limits.waitTimeoutMs);
        this.#makeRoomFor(upload, Date.now());
        this.#watch();
      });
    } finally {
      clearTimeout(timer);
      upload.body.off('close', onClose);
      if (waiting) this.#waiting.delete(waiting);
    }
  }

  /** Admits those that wait in the order they came; who lacks a place of the own address keeps no other out. */
  #admitWaiting(): void {
    for (const waiting of this.#waiting) {
      if (this.#findBlockingUploads(waiting.upload)) continue;
      this.#waiting.delete(waiting);
      this.#start(waiting.upload);
      waiting.enter();
    }
  }

  #makeRoom(): void {
    const now = Date.now();
    for (const { upload } of [...this.#waiting]) this.#makeRoomFor(upload, now);
  }

  /** Ends the slowest of the uploads that keep this one out. */
  #makeRoomFor(upload: Upload, now: number): void {
    const slowest = (this.#findBlockingUploads(upload) ?? [])
      .filter(({ rate }) => rate.ageMs(now) >= this.#limits.graceMs)
      .sort((a, b) => a.rate.bytesPerSecond(now) - b.rate.bytesPerSecond(now))[0];
    if (slowest) this.#end(slowest);
  }

  #endSlow(): void {
    const now = Date.now();
    const { windowMs, minBytesPerSecond } = this.#limits;
    for (const upload of [...this.#uploads.values()]) {
      const { rate } = upload;
      if (rate.ageMs(now) >= windowMs && rate.bytesPerSecond(now) < minBytesPerSecond) this.#end(upload);
    }
  }

  #end({ body }: Upload): void {
    this.#uploads.delete(body);
    body.destroy(new ApiError('UPLOAD_TOO_SLOW', { retryAfter: RETRY_AFTER_SECONDS }));
    this.#admitWaiting();
  }

  #watch(): void {
    this.#timer ??= setInterval(() => {
      this.#endSlow();
      this.#makeRoom();
      if (this.#uploads.size > 0 || this.#waiting.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, this.#limits.checkIntervalMs).unref();
  }
}
