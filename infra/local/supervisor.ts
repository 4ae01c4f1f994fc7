import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { endProcess, type ProcessMark } from './processes.ts';
import type { Program } from './program.ts';
import { Supervised } from './supervised.ts';

const record = z.array(z.object({ name: z.string(), pid: z.int(), started: z.string(), stopSignal: z.string() }));
type Entry = ProcessMark & { name: string; stopSignal: string };

/**
 * Runs programs and keeps a record of their processes in a file, so that the next start can end what outlived a killed
 * launcher. Whoever makes one holds the folder's lock.
 */
export class Supervisor {
  readonly #file: string;
  readonly #say: (line: string) => void;
  readonly #programs = new Map<string, Supervised>();
  #entries: Entry[] = [];

  /** @param file where the processes are recorded */
  constructor(file: string, say: (line: string) => void) {
    this.#file = file;
    this.#say = say;
  }

  /** Ends the processes that an earlier launcher recorded and left behind. */
  async endLeftovers(): Promise<void> {
    const leftovers = this.#readRecord();
    // Services first: they may still be writing to the databases.
    const isStore = (entry: Entry) => ['postgres', 'redis'].includes(entry.name);
    const end = (entry: Entry, graceMs: number) => endProcess(entry, entry.stopSignal as NodeJS.Signals, graceMs);
    await Promise.all(leftovers.filter((entry) => !isStore(entry)).map((entry) => end(entry, 1000)));
    await Promise.all(leftovers.filter(isStore).map((entry) => end(entry, 5000)));
    this.#write();
  }

  /**
   * Starts a program and keeps it running.
   * @returns when it is ready
   * @throws Fault when it does not get ready
   */
  start(program: Program): Promise<void> {
    const supervised = new Supervised(program, {
      started: (of, mark) => this.#change([...this.#entries, { ...mark, name: of.name, stopSignal: of.stopSignal }]),
      ended: (mark) => this.#change(this.#entries.filter((entry) => entry.pid !== mark.pid)),
      say: this.#say,
    });
    this.#programs.set(program.name, supervised);
    return supervised.ready;
  }

  /** Stops the named programs (those that run), each killed after `graceMs`. */
  async stop(names: readonly string[], graceMs: number): Promise<void> {
    await Promise.all(names.map((name) => this.#programs.get(name)?.stop(graceMs)));
  }

  /** For a second Ctrl-C: nothing is waited for. */
  killAll(): void {
    for (const program of this.#programs.values()) program.signal('SIGKILL');
  }

  get names(): string[] {
    return [...this.#programs.keys()];
  }

  #readRecord(): Entry[] {
    try {
      return record.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      return [];
    }
  }

  #change(entries: Entry[]): void {
    this.#entries = entries;
    this.#write();
  }

  #write(): void {
    try {
      writeFileSync(`${this.#file}.new`, JSON.stringify(this.#entries, null, 2), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      // A full disk must not end what runs well; the record only helps the next start.
      this.#say(`the list of processes could not be written to ${this.#file}: ${String(error)}`);
    }
  }
}
