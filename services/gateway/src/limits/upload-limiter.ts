import type { Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { UploadRate } from './upload-rate.js';

export interface UploadLimits {
  /** Maximum number of bodies received concurrently. */
  maxActive: number;
  /** Of these, the maximum per network address, and per visitor or user. */
  maxPerAddress: number;
  maxPerVisitor: number;
  /** Maximum number of waiting uploads, in total and per network address; further ones are rejected. */
  maxWaiting: number;
  maxWaitingPerAddress: number;
  /** Minimum bytes per second of a sender, over the last `windowMs`. */
  minBytesPerSecond: number;
  windowMs: number;
  /** Milliseconds after which an upload may lose its slot to a new one. Earlier, its rate means little. */
  graceMs: number;
  /** Milliseconds a new upload waits for a slot. */
  waitTimeoutMs: number;
  /** Milliseconds between two checks of all rates. */
  checkIntervalMs: number;
}

export interface Sender {
  address: string;
  /** Null for a sender without a cookie, for whom only the address counts. */
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

/** Seconds after which a sender should retry. */
const RETRY_AFTER_SECONDS = 10;

const createUploadsFullError = () => new ApiError('UPLOADS_FULL', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Limits the bodies that are received at the same time: in total, per address and per visitor. A sender that is too
 * slow loses its slot. When a new upload finds no slot, the slowest of the uploads that block it loses its slot.
 */
export class UploadLimiter {
  readonly #limits: UploadLimits;
  readonly #uploads = new Map<Readable, Upload>();
  /** In order of arrival. */
  readonly #waiting = new Set<WaitingUpload>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Number of bodies received now. */
  get size(): number {
    return this.#uploads.size;
  }

  /**
   * Waits for a slot and holds it until the body has arrived or failed. When the sender loses its slot, the body is
   * destroyed with the ApiError UPLOAD_TOO_SLOW.
   * @throws ApiError UPLOADS_FULL when no slot became free in time, too many uploads wait, or the sender disconnected
   */
  async admit(sender: Sender, body: Readable): Promise<void> {
    const upload: Upload = { ...sender, body, rate: new UploadRate(Date.now(), this.#limits.windowMs) };
    const waitingCount = [...this.#waiting].filter((entry) => entry.upload.address === sender.address).length;
    if (waitingCount === 0 && !this.#findBlockingUploads(upload)) return this.#start(upload);
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    if (waitingCount >= maxWaitingPerAddress || this.#waiting.size >= maxWaiting) throw createUploadsFullError();
    await this.#wait(upload);
  }

  /** Counts the bytes of a body; call it as they arrive. */
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

  /** Returns the active uploads of which one must end before this one can start; null when it can start now. */
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

  /** Admits waiting uploads in order of arrival. One whose own address has no free slot does not hold up the others. */
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

  /** Ends the slowest of the uploads that block this one. */
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
