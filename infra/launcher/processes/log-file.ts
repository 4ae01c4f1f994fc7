import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;
/** Ms between checks of a file that a program writes itself. */
const CHECK_INTERVAL_MS = 60_000;

/** Log file that is rotated when it exceeds 10 MB. One older part is kept next to it as `.1`. */
export class LogFile {
  readonly path: string;
  #fd: number;
  #size: number;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#fd = this.#open();
    this.#size = fstatSync(this.#fd).size;
    this.#rotate();
  }

  /** File descriptor for programs that write to the file themselves; {@link rotateWhileRunning} rotates it. */
  get fd(): number {
    return this.#fd;
  }

  /** Rotates the file of a program that writes to it itself, until the program exits. */
  rotateWhileRunning(child: ChildProcess): void {
    const timer = setInterval(() => this.rotateInPlace(), CHECK_INTERVAL_MS).unref();
    child.once('exit', () => clearInterval(timer));
  }

  /**
   * Copies a large file to the older part and empties it. The program continues to write at the end. A line that it
   * writes between the two steps is lost. Never throws.
   */
  rotateInPlace(): void {
    try {
      if (fstatSync(this.#fd).size < MAX_BYTES) return;
      copyFileSync(this.path, `${this.path}.1`);
      ftruncateSync(this.#fd);
    } catch {}
  }

  /** Writes output. Never throws, because a full disk must not stop the program that produces it. */
  write(chunk: Buffer): void {
    try {
      writeSync(this.#fd, chunk);
      this.#size += chunk.length;
      this.#rotate();
    } catch {}
  }

  /** Returns the last lines, for an error message. */
  tail(lines: number): string {
    return readFileSync(this.path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  #open(): number {
    return openSync(this.path, 'a', 0o600);
  }

  #rotate(): void {
    if (this.#size < MAX_BYTES) return;
    renameSync(this.path, `${this.path}.1`);
    closeSync(this.#fd);
    this.#fd = this.#open();
    this.#size = 0;
  }
}
