import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

/** Something the supervisor starts, waits for, restarts and stops. */
export interface ProcessSpec {
  name: string;
  /** Where its output goes; named when it fails. */
  logFile: string;
  /** How often it may end before it was ready for the first time, before that counts as failed. */
  maxStartAttempts: number;
  /** Sentences for exit codes after which another attempt would end the same way. */
  fatalExits?: Readonly<Record<number, string>>;
  stopSignal: NodeJS.Signals;
  spawn(): ChildProcess | Promise<ChildProcess>;
  /** Answers quickly; a thrown error counts as not ready. */
  isReady(): Promise<boolean>;
}

const MIN_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 5000;
/** A program that ran this long was well: its next end is restarted at once again. */
const STABLE_AFTER_MS = 30_000;
/** The longest a program may take to be ready for the first time. */
const START_TIMEOUT_MS = 60_000;

export interface ProcessObserver {
  onStarted(spec: ProcessSpec, identity: ProcessIdentity): void;
  onExited(identity: ProcessIdentity): void;
  log(line: string): void;
}

/** One program, kept running until it is told to stop. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  /** Settles when the program is ready for the first time, or has failed to be. */
  readonly ready: Promise<void>;
  readonly #observer: ProcessObserver;
  readonly #stopped: Promise<void>;
  readonly #stopping = new AbortController();
  #identity: ProcessIdentity | undefined;
  #isRestarting = false;
  /** Ends the pause before the next start. */
  #retryNow = new AbortController();

  constructor(spec: ProcessSpec, observer: ProcessObserver) {
    this.spec = spec;
    this.#observer = observer;
    let stopped = Promise.resolve();
    this.ready = new Promise((resolve, reject) => {
      stopped = this.#keepRunning(resolve).catch(reject);
    });
    this.ready.catch(() => undefined);
    this.#stopped = stopped;
  }

  /** Asks it to end, kills it after `graceMs`, and returns when it is gone, or half a second later. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.signal(this.spec.stopSignal);
    const killTimer = setTimeout(() => this.signal('SIGKILL'), graceMs);
    // Something it is still being prepared with, such as an installation, is not waited for any longer.
    await Promise.race([this.#stopped, sleep(graceMs + 500, undefined, { ref: false })]);
    clearTimeout(killTimer);
  }

  /** Ends the program, killing it after `graceMs`, so that it starts again at once with what is on disk now. */
  restart(graceMs: number): void {
    this.#isRestarting = true;
    this.#retryNow.abort();
    this.signal(this.spec.stopSignal);
    setTimeout(() => this.#isRestarting && this.signal('SIGKILL'), graceMs).unref();
  }

  signal(name: NodeJS.Signals): void {
    if (this.#identity && isRunning(this.#identity)) process.kill(this.#identity.pid, name);
  }

  async #keepRunning(resolveReady: () => void): Promise<void> {
    let failures = 0;
    let hasBeenReady = false;
    while (!this.#stopping.signal.aborted) {
      const startedAt = Date.now();
      const child = await this.spec.spawn();
      const exited = waitForExitReason(child);
      this.#recordStart(child);
      if (await this.#waitUntilReady(exited, hasBeenReady ? Number.POSITIVE_INFINITY : startedAt + START_TIMEOUT_MS)) {
        if (hasBeenReady) this.#observer.log(`${this.spec.name} works again`);
        hasBeenReady = true;
        resolveReady();
      }
      const exitReason = await exited;
      if (this.#identity) this.#observer.onExited(this.#identity);
      this.#identity = undefined;
      if (this.#stopping.signal.aborted) return;
      if (this.#isRestarting) {
        this.#isRestarting = false;
        this.#retryNow = new AbortController();
        failures = 0;
        continue;
      }
      const fatalExit = this.spec.fatalExits?.[child.exitCode ?? 0];
      if (!hasBeenReady && fatalExit !== undefined) throw new StartupError(fatalExit);
      failures = Date.now() - startedAt > STABLE_AFTER_MS ? 1 : failures + 1;
      if (!hasBeenReady && failures >= this.spec.maxStartAttempts)
        throw this.#createStartupError(`does not start (${exitReason})`);
      const delay = Math.min(MAX_RESTART_DELAY_MS, MIN_RESTART_DELAY_MS * 2 ** (failures - 1));
      this.#observer.log(`${this.spec.name} ended (${exitReason}) and is started again in ${delay / 1000} s`);
      const interrupted = AbortSignal.any([this.#stopping.signal, this.#retryNow.signal]);
      await sleep(delay, undefined, { signal: interrupted }).catch(() => undefined);
      if (this.#retryNow.signal.aborted) [this.#retryNow, this.#isRestarting] = [new AbortController(), false];
    }
  }

  #recordStart(child: ChildProcess): void {
    this.#identity = child.pid === undefined ? undefined : identifyProcess(child.pid);
    if (this.#identity === undefined) return;
    this.#observer.onStarted(this.spec, this.#identity);
    // Told to stop while it was being spawned.
    if (this.#stopping.signal.aborted) this.signal(this.spec.stopSignal);
  }

  async #waitUntilReady(exited: Promise<string>, deadline: number): Promise<boolean> {
    let hasExited = false;
    exited.then(() => {
      hasExited = true;
    });
    while (!hasExited && !this.#stopping.signal.aborted) {
      if (await this.spec.isReady().catch(() => false)) return true;
      if (Date.now() > deadline) {
        this.signal('SIGKILL');
        throw this.#createStartupError(`was not ready within ${START_TIMEOUT_MS / 1000} s`);
      }
      await sleep(40);
    }
    return false;
  }

  #createStartupError(problem: string): StartupError {
    return new StartupError(`${this.spec.name} ${problem}: its log ${this.spec.logFile} says why.`);
  }
}

/** How a process ended, in words. */
function waitForExitReason(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : signal));
  });
}
