import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;

/** Log that is rotated when it exceeds 10 MB; one older part stays beside it as `.1`. */
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

  /** For programs that write to the file themselves; their log is not rotated while they run. */
  get fd(): number {
    return this.#fd;
  }

  /** Never throws: a full disk must not stop the program that writes this output. */
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
