import { Worker } from 'node:worker_threads';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';

export interface IdleWorkerLimits {
  /** Time for one task, in ms, counted from when its turn comes. */
  timeMs: number;
  /** After this long without work, in ms, the thread and its memory are given back. */
  idleMs: number;
}

/** What a thread answers to a piece of work with the same id. */
export type WorkerMessage<Result> = { id: number; result: Result } | { id: number; failed: string };

/** Sends one piece of work to the thread. */
export type SendTask<Work, Result> = (work: Work) => Promise<Result>;

interface Pending<Result> {
  id: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * A thread that starts with the first task, does one task at a time, and ends when nothing comes for a while; an idle
 * one does not keep the process alive. Whatever goes wrong in a task ends the thread, and the next task has a new one.
 */
export class IdleWorker<Work extends object, Result> {
  readonly #scriptUrl: URL;
  readonly #limits: IdleWorkerLimits;
  readonly #semaphore = new WeightedSemaphore(1);
  #thread: Worker | null = null;
  #pending: Pending<Result> | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;
  #deadline = 0;

  constructor(scriptUrl: URL, limits: IdleWorkerLimits) {
    this.#scriptUrl = scriptUrl;
    this.#limits = limits;
  }

  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** Does a task, which may send several pieces of work. Null when it failed or took too long; never throws. */
  async run<T>(task: (send: SendTask<Work, Result>) => Promise<T>): Promise<T | null> {
    return this.#semaphore.run(1, async () => {
      if (this.#isClosed) return null;
      clearTimeout(this.#idleTimer);
      this.#deadline = Date.now() + this.#limits.timeMs;
      const limit = setTimeout(() => void this.#stop('took too long'), this.#limits.timeMs);
      try {
        return await task((work) => this.#send(work));
      } catch {
        await this.#stop('failed');
        return null;
      } finally {
        clearTimeout(limit);
        this.#scheduleStop();
      }
    });
  }

  /** Ends the thread; the task under way gives null, as do later ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    await this.#stop('closed');
  }

  #send(work: Work): Promise<Result> {
    // The time may have run out, or close() been called, while the task did something else and no thread could tell.
    if (this.#isClosed || Date.now() >= this.#deadline) return Promise.reject(new Error('too late'));
    const thread = this.#getOrStartThread();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending = { id, resolve, reject };
      thread.ref();
      thread.postMessage({ ...work, id });
    });
  }

  #getOrStartThread(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(this.#scriptUrl);
    this.#thread = thread;
    thread.on('message', (message: WorkerMessage<Result>) => this.#onMessage(message));
    const onEnd = (cause: unknown) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#pending?.reject(new Error('the thread ended', { cause }));
    };
    thread.on('error', onEnd);
    thread.on('exit', onEnd);
    return thread;
  }

  #onMessage(message: WorkerMessage<Result>): void {
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    this.#pending = null;
    if ('result' in message) pending.resolve(message.result);
    else pending.reject(new Error(message.failed));
  }

  #scheduleStop(): void {
    this.#pending = null;
    this.#thread?.unref();
    if (this.#thread) this.#idleTimer = setTimeout(() => void this.#stop('idle'), this.#limits.idleMs).unref();
  }

  async #stop(reason: string): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#pending?.reject(new Error(reason));
    this.#pending = null;
    await thread?.terminate();
  }
}
