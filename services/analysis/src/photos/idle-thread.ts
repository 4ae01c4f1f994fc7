import { Worker } from 'node:worker_threads';
import { Turnstile } from '@placelore/platform/load/turnstile.js';

export interface IdleThreadLimits {
  /** Time for one task, in ms, counted from when its turn comes. */
  timeMs: number;
  /** After this long without work, in ms, the thread and its memory are given back. */
  idleMs: number;
}

/** What a thread answers to a piece of work with the same id. */
export type ThreadAnswer<Result> = { id: number; result: Result } | { id: number; failed: string };

/** Sends one piece of work to the thread. */
export type Ask<Work, Result> = (work: Work) => Promise<Result>;

interface Pending<Result> {
  id: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * A thread that starts with the first task, does one task at a time, and ends when nothing comes for a while; an idle
 * one does not keep the process alive. Whatever goes wrong in a task ends the thread, and the next task has a new one.
 */
export class IdleThread<Work extends object, Result> {
  readonly #program: URL;
  readonly #limits: IdleThreadLimits;
  readonly #oneAtATime = new Turnstile(1);
  #thread: Worker | null = null;
  #pending: Pending<Result> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;
  #deadline = 0;

  constructor(program: URL, limits: IdleThreadLimits) {
    this.#program = program;
    this.#limits = limits;
  }

  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** Does a task, which may send several pieces of work. Null when it failed or took too long; never throws. */
  async run<T>(task: (ask: Ask<Work, Result>) => Promise<T>): Promise<T | null> {
    return this.#oneAtATime.run(1, async () => {
      if (this.#closed) return null;
      clearTimeout(this.#idle);
      this.#deadline = Date.now() + this.#limits.timeMs;
      const limit = setTimeout(() => void this.#stop('took too long'), this.#limits.timeMs);
      try {
        return await task((work) => this.#ask(work));
      } catch {
        await this.#stop('failed');
        return null;
      } finally {
        clearTimeout(limit);
        this.#rest();
      }
    });
  }

  /** Ends the thread; the task under way gives null, as do later ones. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#stop('closed');
  }

  #ask(work: Work): Promise<Result> {
    // The time may have run out, or close() been called, while the task did something else and no thread could tell.
    if (this.#closed || Date.now() >= this.#deadline) return Promise.reject(new Error('too late'));
    const thread = this.#started();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending = { id, resolve, reject };
      thread.ref();
      thread.postMessage({ ...work, id });
    });
  }

  #started(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(this.#program);
    this.#thread = thread;
    thread.on('message', (answer: ThreadAnswer<Result>) => this.#settle(answer));
    const onEnd = (cause: unknown) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#pending?.reject(new Error('the thread ended', { cause }));
    };
    thread.on('error', onEnd);
    thread.on('exit', onEnd);
    return thread;
  }

  #settle(answer: ThreadAnswer<Result>): void {
    const pending = this.#pending;
    if (pending?.id !== answer.id) return;
    this.#pending = null;
    if ('result' in answer) pending.resolve(answer.result);
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
