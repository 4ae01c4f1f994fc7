import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.ts';
import { isRunning, markOf, type ProcessMark } from './processes.ts';
import type { Program } from './program.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5000;
/** A program that ran this long was well: its next end is restarted at once again. */
const WELL_AFTER_MS = 30_000;
/** The longest a program may take to be ready for the first time. */
const START_LIMIT_MS = 60_000;

export interface Watcher {
  started(program: Program, mark: ProcessMark): void;
  ended(mark: ProcessMark): void;
  say(line: string): void;
}

/** One program, kept running until it is told to stop. */
export class Supervised {
  readonly program: Program;
  /** Settles when the program is ready for the first time, or has failed to be. */
  readonly ready: Promise<void>;
  readonly #watcher: Watcher;
  readonly #stopped: Promise<void>;
  readonly #stopping = new AbortController();
  #mark: ProcessMark | undefined;

  constructor(program: Program, watcher: Watcher) {
    this.program = program;
    this.#watcher = watcher;
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
    this.signal(this.program.stopSignal);
    const killer = setTimeout(() => this.signal('SIGKILL'), graceMs);
    // Something it is still being prepared with, such as an installation, is not waited for any longer.
    await Promise.race([this.#stopped, sleep(graceMs + 500, undefined, { ref: false })]);
    clearTimeout(killer);
  }

  signal(name: NodeJS.Signals): void {
    if (this.#mark && isRunning(this.#mark)) process.kill(this.#mark.pid, name);
  }

  async #keepRunning(isReady: () => void): Promise<void> {
    let failures = 0;
    let everReady = false;
    while (!this.#stopping.signal.aborted) {
      const began = Date.now();
      const child = await this.program.spawn();
      const ended = endOf(child);
      this.#note(child);
      if (await this.#becomesReady(ended, everReady ? Number.POSITIVE_INFINITY : began + START_LIMIT_MS)) {
        if (everReady) this.#watcher.say(`${this.program.name} works again`);
        everReady = true;
        isReady();
      }
      const how = await ended;
      if (this.#mark) this.#watcher.ended(this.#mark);
      this.#mark = undefined;
      if (this.#stopping.signal.aborted) return;
      failures = Date.now() - began > WELL_AFTER_MS ? 1 : failures + 1;
      if (!everReady && failures >= this.program.patience) throw this.#fault(`does not start (${how})`);
      const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
      this.#watcher.say(`${this.program.name} ended (${how}) and is started again in ${delay / 1000} s`);
      await sleep(delay, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  #note(child: ChildProcess): void {
    this.#mark = child.pid === undefined ? undefined : markOf(child.pid);
    if (this.#mark === undefined) return;
    this.#watcher.started(this.program, this.#mark);
    // Told to stop while it was being spawned.
    if (this.#stopping.signal.aborted) this.signal(this.program.stopSignal);
  }

  async #becomesReady(ended: Promise<string>, deadline: number): Promise<boolean> {
    let gone = false;
    ended.then(() => {
      gone = true;
    });
    while (!gone && !this.#stopping.signal.aborted) {
      if (await this.program.isReady().catch(() => false)) return true;
      if (Date.now() > deadline) {
        this.signal('SIGKILL');
        throw this.#fault(`was not ready within ${START_LIMIT_MS / 1000} s`);
      }
      await sleep(40);
    }
    return false;
  }

  #fault(what: string): Fault {
    return new Fault(`${this.program.name} ${what}: its log ${this.program.logFile} says why.`);
  }
}

/** How a process ended, in words. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : signal));
  });
}
