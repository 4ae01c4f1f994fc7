import { Worker } from 'node:worker_threads';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';

export interface IdleWorkerLimits {
  /** Time limit of one task, in ms, counted from its start. */
  timeMs: number;
  /** Idle time in ms after which the thread ends and its memory is released. */
  idleMs: number;
}

/** Response of a thread to the message with the same id. */
export type WorkerMessage<Result> = { id: number; result: Result } | { id: number; failed: string };

/** Sends one message to the thread, and returns its response. */
export type SendTask<Work, Result> = (message: Work) => Promise<Result>;

interface Pending<Result> {
  id: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * Runs tasks in a thread, one at a time. The thread starts with the first task and ends when it has been idle for a
 * while; an idle thread does not keep the process alive. An error in a task ends the thread, and the next task starts a
 * new one.
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

  /** Runs a task, which may send several messages. Returns null after a failure or timeout; never throws. */
  async run<T>(task: (send: SendTask<Work, Result>) => Promise<T>): Promise<T | null> {
    return this.#semaphore.run(1, async () => {
      if (this.#isClosed) return null;
      clearTimeout(this.#idleTimer);
      this.#deadline = Date.now() + this.#limits.timeMs;
      const limit = setTimeout(() => void this.#stop('Task timed out'), this.#limits.timeMs);
      try {
        return await task((message) => this.#send(message));
      } catch {
        await this.#stop('failed');
        return null;
      } finally {
        clearTimeout(limit);
        this.#scheduleStop();
      }
    });
  }

  /** Ends the thread. The current task and all later ones return null. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    await this.#stop('closed');
  }

  #send(message: Work): Promise<Result> {
    // The time limit may have passed, or close() been called, while the task was not using the thread.
    if (this.#isClosed || Date.now() >= this.#deadline) return Promise.reject(new Error('Task deadline has passed'));
    const thread = this.#getOrStartThread();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending = { id, resolve, reject };
      thread.ref();
      thread.postMessage({ ...message, id });
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
      this.#pending?.reject(new Error('Worker thread ended', { cause }));
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
