import type { Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/errors.js';
import { UploadRate } from './upload-rate.js';

export interface UploadLimits {
  /** Bodies that are received at once. */
  places: number;
  /** Of them those of one network address, and of one visitor or user. */
  ofAddress: number;
  ofVisitor: number;
  /** Uploads that wait for a place at once, and of them those of one network address; further ones are refused. */
  waiting: number;
  waitingOfAddress: number;
  /** Bytes a second that a sender must keep up, over the last `windowMs`. */
  minBytesPerSecond: number;
  windowMs: number;
  /** Ms after which an upload may lose its place to a new one: by then its rate says something. */
  graceMs: number;
  /** Ms a new upload waits for a place. */
  waitMs: number;
  /** Ms between two looks at all rates. */
  checkMs: number;
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
interface Waiting {
  upload: Upload;
  enter: () => void;
}

/** Seconds after which a sender should try again. */
const RETRY_AFTER_SECONDS = 10;

const uploadsFull = () => new ApiError('UPLOADS_FULL', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Bounds the bodies that are received at once: all together, of one address, and of one visitor. A sender that is too
 * slow loses its place; when there is none for a new upload, the slowest of those that keep it out does.
 */
export class UploadGate {
  readonly #limits: UploadLimits;
  readonly #uploads = new Map<Readable, Upload>();
  /** In the order they came. */
  readonly #waiting = new Set<Waiting>();
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
    const waitingOfAddress = [...this.#waiting].filter((one) => one.upload.address === sender.address).length;
    if (waitingOfAddress === 0 && !this.#keptOutBy(upload)) return this.#take(upload);
    const { waiting, waitingOfAddress: most } = this.#limits;
    if (waitingOfAddress >= most || this.#waiting.size >= waiting) throw uploadsFull();
    await this.#wait(upload);
  }

  /** To be called with the bytes of a body as they arrive. */
  count(body: Readable, bytes: number): void {
    this.#uploads.get(body)?.rate.add(bytes, Date.now());
  }

  #take(upload: Upload): void {
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
  #keptOutBy({ address, visitor }: Sender): Upload[] | null {
    const { places, ofAddress, ofVisitor } = this.#limits;
    const all = [...this.#uploads.values()];
    const sameAddress = all.filter((one) => one.address === address);
    if (sameAddress.length >= ofAddress) return sameAddress;
    const sameVisitor = visitor === null ? [] : all.filter((one) => one.visitor === visitor);
    if (sameVisitor.length >= ofVisitor) return sameVisitor;
    return all.length >= places ? all : null;
  }

  async #wait(upload: Upload): Promise<void> {
    let onClose = () => {};
    let timer: NodeJS.Timeout | undefined;
    let waiting: Waiting | undefined;
    try {
      await new Promise<void>((enter, reject) => {
        const refuse = () => reject(uploadsFull());
        waiting = { upload, enter };
        this.#waiting.add(waiting);
        onClose = refuse;
        upload.body.once('close', refuse);
        timer = setTimeout(refuse, this.#limits.waitMs);
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
      if (this.#keptOutBy(waiting.upload)) continue;
      this.#waiting.delete(waiting);
      this.#take(waiting.upload);
      waiting.enter();
    }
  }

  #makeRoom(): void {
    const now = Date.now();
    for (const { upload } of [...this.#waiting]) this.#makeRoomFor(upload, now);
  }

  /** Ends the slowest of the uploads that keep this one out. */
  #makeRoomFor(upload: Upload, now: number): void {
    const slowest = (this.#keptOutBy(upload) ?? [])
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
    }, this.#limits.checkMs).unref();
  }
}
