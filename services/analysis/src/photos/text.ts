import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Turnstile } from '@placelore/platform/load/turnstile.js';
import sharp from 'sharp';
import type { ReadWord, TextAnswer, TextWork } from './text-thread.js';

export interface PhotoTextLimits {
  /** Time for one photo, in ms, counted from when its turn comes. */
  timeMs: number;
  /** After this long without work, in ms, the engine and its memory (some 200 MB) are given back. */
  idleMs: number;
}

interface Attempt {
  /** Long edge of the picture that is read, in pixels. */
  edge: number;
  layout: TextWork['layout'];
  stretched: boolean;
  /** Words below this confidence (0 to 100) are left out. */
  confidence: number;
}

/**
 * Tried in this order until one finds something. Searching for single words reads leaves and stones as letters, with a
 * confidence up to 74 in photos without any text, so it has to be surer than reading a page.
 */
const ATTEMPTS: readonly Attempt[] = [
  { edge: 1600, layout: 'page', stretched: false, confidence: 60 },
  { edge: 1600, layout: 'sparse', stretched: true, confidence: 78 },
  { edge: 800, layout: 'sparse', stretched: true, confidence: 78 },
];
const CHARACTERS_MIN = 3;
const TEXT_MAX = 1000;

/** The build has .js, the sources .ts; both run as they are. */
const THREAD = new URL(`./text-thread${extname(import.meta.url)}`, import.meta.url);

interface Pending {
  id: number;
  resolve: (lines: ReadWord[][]) => void;
  reject: (error: Error) => void;
}

/**
 * Reads Latin-script text in photos, one photo at a time; more wait. The engine starts with the first photo and ends
 * when nothing comes for a while; an idle one does not keep the process alive.
 */
export class PhotoText {
  readonly #limits: PhotoTextLimits;
  readonly #oneAtATime = new Turnstile(1);
  #thread: Worker | null = null;
  #pending: Pending | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;

  constructor(limits: PhotoTextLimits = { timeMs: 15_000, idleMs: 60_000 }) {
    this.#limits = limits;
  }

  /** Whether the engine is in memory. */
  get running(): boolean {
    return this.#thread !== null;
  }

  /**
   * The words that could be read in an upright picture, in lines, at most 1000 characters; null when there are none, or
   * when reading failed or took too long. Never throws.
   */
  async read(picture: Buffer): Promise<string | null> {
    return this.#oneAtATime.run(1, async () => {
      if (this.#closed) return null;
      clearTimeout(this.#idle);
      const limit = setTimeout(() => void this.#stop('took too long'), this.#limits.timeMs);
      try {
        return await this.#attempt(picture, Date.now() + this.#limits.timeMs);
      } catch {
        await this.#stop('failed');
        return null;
      } finally {
        clearTimeout(limit);
        this.#rest();
      }
    });
  }

  /** Ends the engine; a photo being read gives null, as do later ones. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#stop('closed');
  }

  async #attempt(picture: Buffer, deadline: number): Promise<string | null> {
    for (const { edge, layout, stretched, confidence } of ATTEMPTS) {
      const grey = sharp(picture).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).grayscale();
      const png = await (stretched ? grey.normalise() : grey).png({ compressionLevel: 1 }).toBuffer();
      // The time may have run out, or close() been called, while sharp was at work and no thread could tell.
      if (this.#closed || Date.now() >= deadline) return null;
      const text = clean(await this.#ask(png, layout), confidence);
      if (text) return text;
    }
    return null;
  }

  #ask(picture: Buffer, layout: TextWork['layout']): Promise<ReadWord[][]> {
    const thread = this.#started();
    const work: TextWork = { id: ++this.#lastId, picture: new Uint8Array(picture), layout };
    return new Promise((resolve, reject) => {
      this.#pending = { id: work.id, resolve, reject };
      thread.ref();
      thread.postMessage(work);
    });
  }

  #started(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(THREAD);
    this.#thread = thread;
    thread.on('message', (answer: TextAnswer) => this.#settle(answer));
    const gone = (cause: unknown) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#pending?.reject(new Error('the text engine ended', { cause }));
    };
    thread.on('error', gone);
    thread.on('exit', gone);
    return thread;
  }

  #settle(answer: TextAnswer): void {
    const pending = this.#pending;
    if (pending?.id !== answer.id) return;
    this.#pending = null;
    if ('lines' in answer) pending.resolve(answer.lines);
    else pending.reject(new Error(answer.failed));
  }

  #rest(): void {
    this.#pending = null;
    this.#thread?.unref();
    if (this.#thread) this.#idle = setTimeout(() => void this.#stop('idle'), this.#limits.idleMs).unref();
  }

  async #stop(why: string): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#pending?.reject(new Error(why));
    this.#pending = null;
    await thread?.terminate();
  }
}

/** Lines of the words that are sure enough and long enough; null when none is left. */
export function clean(lines: ReadWord[][], confidence: number): string | null {
  const kept = lines.flatMap((words) => {
    const sure = words.filter((word) => word.confidence >= confidence && letters(word.text) >= CHARACTERS_MIN);
    return sure.length > 0 ? [sure.map((word) => word.text.replace(/[\p{C}\s]+/gu, '')).join(' ')] : [];
  });
  let text = '';
  for (const line of kept) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > TEXT_MAX) return text || longer.slice(0, TEXT_MAX);
    text = longer;
  }
  return text || null;
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
