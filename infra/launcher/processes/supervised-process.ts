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
/** Maximum time until a program is ready for the first time. At the very first start, content publishes the guidebook. */
const START_TIMEOUT_MS = 180_000;

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

interface Exit {
  reason: string;
  code: number | null;
  /** Time since its start was requested. */
  durationMs: number;
}

/**
 * A program that is restarted until it is stopped. In turn, it starts, runs and, after an exit that was not requested,
 * waits for its next start. A requested restart or stop ends any of these.
 */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  /** Settles when the program is first ready, or when its start has failed. */
  readonly ready: Promise<void>;
  readonly #observer: ProcessObserver;
  readonly #heartbeatLimits: HeartbeatLimits;
  readonly #stopped: Promise<void>;
  readonly #stopping = new AbortController();
  /** Aborted from the request of a restart until the program starts again. */
  #restarting = new AbortController();
  #identity: ProcessIdentity | undefined;
  #hasBeenReady = false;

  constructor(spec: ProcessSpec, observer: ProcessObserver, heartbeatLimits = HEARTBEAT_LIMITS) {
    this.spec = spec;
    this.#observer = observer;
    this.#heartbeatLimits = heartbeatLimits;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.ready = promise;
    this.ready.catch(() => undefined);
    this.#stopped = this.#keepRunning(resolve).catch(reject);
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  get #isRestarting(): boolean {
    return this.#restarting.signal.aborted;
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
    this.#restarting.abort();
    this.signal(this.spec.stopSignal);
    setTimeout(() => this.#isRestarting && this.signal('SIGKILL'), graceMs).unref();
  }

  signal(name: NodeJS.Signals): void {
    if (this.#identity && isRunning(this.#identity)) process.kill(this.#identity.pid, name);
  }

  async #keepRunning(resolveReady: () => void): Promise<void> {
    let failures = 0;
    while (!this.#isStopping) {
      const exit = await this.#runOnce(resolveReady);
      if (this.#isStopping) return;
      if (this.#isRestarting) {
        failures = 0;
      } else {
        failures = exit.durationMs > STABLE_AFTER_MS ? 1 : failures + 1;
        this.#throwIfStartFailed(exit, failures);
        await this.#waitForNextStart(exit, failures);
      }
      if (this.#isRestarting) this.#restarting = new AbortController();
    }
  }

  /** Starts the program. @returns after its exit */
  async #runOnce(resolveReady: () => void): Promise<Exit> {
    const startedAt = Date.now();
    const child = await this.spec.spawn();
    const exitReason = waitForExitReason(child);
    this.#recordStart(child);
    const deadline = this.#hasBeenReady ? Number.POSITIVE_INFINITY : startedAt + START_TIMEOUT_MS;
    if (await this.#waitUntilReady(exitReason, deadline)) {
      if (this.#hasBeenReady) this.#observer.log(`${this.spec.name} is ready again`);
      this.#hasBeenReady = true;
      resolveReady();
    }
    const stopWatching = this.#watchHeartbeat(child);
    const reason = await exitReason;
    stopWatching();
    if (this.#identity) this.#observer.onExited(this.#identity);
    this.#identity = undefined;
    return { reason, code: child.exitCode, durationMs: Date.now() - startedAt };
  }

  /** @throws StartupError if the program has never been ready, and another attempt would be one too many */
  #throwIfStartFailed({ reason, code }: Exit, failures: number): void {
    if (this.#hasBeenReady) return;
    const fatalExit = this.spec.fatalExits?.[code ?? 0];
    if (fatalExit !== undefined) throw new StartupError(fatalExit);
    if (failures >= this.spec.maxStartAttempts) throw this.#createStartupError(`failed to start (${reason})`);
  }

  async #waitForNextStart({ reason }: Exit, failures: number): Promise<void> {
    const delay = Math.min(MAX_RESTART_DELAY_MS, MIN_RESTART_DELAY_MS * 2 ** (failures - 1));
    this.#observer.log(`${this.spec.name} exited (${reason}); restarting in ${delay / 1000} s`);
    const interrupted = AbortSignal.any([this.#stopping.signal, this.#restarting.signal]);
    await sleep(delay, undefined, { signal: interrupted }).catch(() => undefined);
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
      if (missed !== maxMissed || this.#isStopping) return;
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
    if (this.#isStopping) this.signal(this.spec.stopSignal);
  }

  async #waitUntilReady(exited: Promise<string>, deadline: number): Promise<boolean> {
    let hasExited = false;
    exited.then(() => {
      hasExited = true;
    });
    while (!hasExited && !this.#isStopping) {
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
