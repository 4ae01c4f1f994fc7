import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

/** Process that the supervisor starts, waits for, restarts and stops. */
export interface ProcessSpec {
  name: string;
  /** Path of its log, which error messages name. */
  logFile: string;
  /** Number of exits before it is first ready after which its start counts as failed. */
  maxStartAttempts: number;
  /** Messages by exit code, for exits after which another attempt would end in the same way. */
  fatalExits?: Readonly<Record<number, string>>;
  stopSignal: NodeJS.Signals;
  /**
   * Whether the program sends a message every few seconds. If it stops doing so, it is considered hung and is killed.
   */
  hasHeartbeat?: boolean;
  spawn(): ChildProcess | Promise<ChildProcess>;
  /** Must respond quickly. An error that it throws counts as not ready. */
  isReady(): Promise<boolean>;
}

const MIN_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 5000;
/** A program that has run this long was healthy, so its next restart has the shortest delay again. */
const STABLE_AFTER_MS = 30_000;
/** Maximum time until a program is ready for the first time. */
const START_TIMEOUT_MS = 60_000;

export interface HeartbeatLimits {
  /** Ms between two checks. */
  checkIntervalMs: number;
  /**
   * Consecutive checks without a message after which a program counts as hung. Checks are counted instead of time, so
   * that programs are not killed after the machine was asleep or the launcher itself was suspended.
   */
  maxMissed: number;
}
/** Half a minute, because on a busy machine a program may not get any processor time for seconds. */
const HEARTBEAT_LIMITS: HeartbeatLimits = { checkIntervalMs: 5_000, maxMissed: 6 };

export interface ProcessObserver {
  onStarted(spec: ProcessSpec, identity: ProcessIdentity): void;
  onExited(identity: ProcessIdentity): void;
  log(line: string): void;
}

/** A program that is restarted until it is stopped. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  /** Settles when the program is first ready, or when its start has failed. */
  readonly ready: Promise<void>;
  readonly #observer: ProcessObserver;
  readonly #stopped: Promise<void>;
  readonly #stopping = new AbortController();
  #identity: ProcessIdentity | undefined;
  #isRestarting = false;
  /** Skips the delay before the next start. */
  #retryNow = new AbortController();

  readonly #heartbeatLimits: HeartbeatLimits;

  constructor(spec: ProcessSpec, observer: ProcessObserver, heartbeatLimits = HEARTBEAT_LIMITS) {
    this.spec = spec;
    this.#heartbeatLimits = heartbeatLimits;
    this.#observer = observer;
    let stopped = Promise.resolve();
    this.ready = new Promise((resolve, reject) => {
      stopped = this.#keepRunning(resolve).catch(reject);
    });
    this.ready.catch(() => undefined);
    this.#stopped = stopped;
  }

  /**
   * Signals the program to exit, and kills it after `graceMs`. Returns when it has exited, or half a second after that.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.signal(this.spec.stopSignal);
    const killTimer = setTimeout(() => this.signal('SIGKILL'), graceMs);
    // A preparation in progress, such as an installation, is not waited for.
    await Promise.race([this.#stopped, sleep(graceMs + 500, undefined, { ref: false })]);
    clearTimeout(killTimer);
  }

  /** Ends the program, killing it after `graceMs`, so that it is immediately restarted from the files on disk. */
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
        if (hasBeenReady) this.#observer.log(`${this.spec.name} is ready again`);
        hasBeenReady = true;
        resolveReady();
      }
      const stopWatching = this.#watchHeartbeat(child);
      const exitReason = await exited;
      stopWatching();
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
        throw this.#createStartupError(`failed to start (${exitReason})`);
      const delay = Math.min(MAX_RESTART_DELAY_MS, MIN_RESTART_DELAY_MS * 2 ** (failures - 1));
      this.#observer.log(`${this.spec.name} exited (${exitReason}); restarting in ${delay / 1000} s`);
      const interrupted = AbortSignal.any([this.#stopping.signal, this.#retryNow.signal]);
      await sleep(delay, undefined, { signal: interrupted }).catch(() => undefined);
      if (this.#retryNow.signal.aborted) [this.#retryNow, this.#isRestarting] = [new AbortController(), false];
    }
  }

  /** Kills the program if it hangs. @returns a function that stops watching */
  #watchHeartbeat(child: ChildProcess): () => void {
    if (!this.spec.hasHeartbeat) return () => {};
    const { checkIntervalMs, maxMissed } = this.#heartbeatLimits;
    let missed = 0;
    child.on('message', () => {
      missed = 0;
    });
    const timer = setInterval(() => {
      missed++;
      if (missed !== maxMissed || this.#stopping.signal.aborted) return;
      this.#observer.log(
        `${this.spec.name} has not responded for ${(checkIntervalMs * maxMissed) / 1000} s; ending it`,
      );
      this.signal('SIGKILL');
    }, checkIntervalMs);
    return () => clearInterval(timer);
  }

  #recordStart(child: ChildProcess): void {
    this.#identity = child.pid === undefined ? undefined : identifyProcess(child.pid);
    if (this.#identity === undefined) return;
    this.#observer.onStarted(this.spec, this.#identity);
    // Stopping was requested while the program was being spawned.
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
    return new StartupError(`${this.spec.name} ${problem}: see its log ${this.spec.logFile}.`);
  }
}

/** Resolves with a description of how the process ended. */
function waitForExitReason(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : signal));
  });
}
