import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type ProcessIdentity, terminateProcess } from './process-identity.ts';
import type { HeartbeatLimits, ProcessObserver, ProcessSpec } from './supervised-process.ts';
import { SupervisedProcess } from './supervised-process.ts';

const recordSchema = z.array(z.object({ name: z.string(), pid: z.int(), started: z.string(), stopSignal: z.string() }));
type ProcessRecord = ProcessIdentity & { name: string; stopSignal: string };

/**
 * Runs programs and records their processes in a file, so that the next start can end those that have outlived a killed
 * launcher. Its creator must hold the lock of the data folder.
 */
export class Supervisor {
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #processes = new Map<string, SupervisedProcess>();
  #records: ProcessRecord[] = [];

  readonly #heartbeatLimits: HeartbeatLimits | undefined;

  /** @param file file that records the processes */
  constructor(file: string, log: (line: string) => void, heartbeatLimits?: HeartbeatLimits) {
    this.#file = file;
    this.#log = log;
    this.#heartbeatLimits = heartbeatLimits;
  }

  /** Ends processes that an earlier launcher recorded and left running. */
  async stopLeftovers(): Promise<void> {
    const leftovers = this.#readRecords();
    // Services are ended first, because they may still be writing to the databases.
    const isStore = (entry: ProcessRecord) => ['postgres', 'redis'].includes(entry.name);
    const stopProcess = (entry: ProcessRecord, graceMs: number) =>
      terminateProcess(entry, entry.stopSignal as NodeJS.Signals, graceMs);
    await Promise.all(leftovers.filter((entry) => !isStore(entry)).map((entry) => stopProcess(entry, 1000)));
    await Promise.all(leftovers.filter(isStore).map((entry) => stopProcess(entry, 5000)));
    this.#writeRecords();
  }

  /**
   * Starts a program and restarts it whenever it exits.
   * @returns when it is ready
   * @throws StartupError if it does not become ready
   */
  start(spec: ProcessSpec): Promise<void> {
    const observer: ProcessObserver = {
      onStarted: (startedSpec, identity) =>
        this.#replaceRecords([
          ...this.#records,
          { ...identity, name: startedSpec.name, stopSignal: startedSpec.stopSignal },
        ]),
      onExited: (identity) => this.#replaceRecords(this.#records.filter((entry) => entry.pid !== identity.pid)),
      log: this.#log,
    };
    const supervised = new SupervisedProcess(spec, observer, this.#heartbeatLimits);
    this.#processes.set(spec.name, supervised);
    return supervised.ready;
  }

  /** Stops those of the named programs that are running. Each is killed after `graceMs`. */
  async stop(names: readonly string[], graceMs: number): Promise<void> {
    await Promise.all(names.map((name) => this.#processes.get(name)?.stop(graceMs)));
  }

  /** Restarts a program immediately, killing it if it does not exit within `graceMs`. */
  restart(name: string, graceMs: number): void {
    this.#processes.get(name)?.restart(graceMs);
  }

  /** Kills all programs without waiting, on a second Ctrl-C. */
  killAll(): void {
    for (const supervised of this.#processes.values()) supervised.signal('SIGKILL');
  }

  get names(): string[] {
    return [...this.#processes.keys()];
  }

  #readRecords(): ProcessRecord[] {
    try {
      return recordSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      return [];
    }
  }

  #replaceRecords(records: ProcessRecord[]): void {
    this.#records = records;
    this.#writeRecords();
  }

  #writeRecords(): void {
    try {
      writeFileSync(`${this.#file}.new`, JSON.stringify(this.#records, null, 2), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      // A full disk must not end healthy programs. The record only helps the next start.
      this.#log(`Failed to write the list of processes to ${this.#file}: ${String(error)}`);
    }
  }
}
