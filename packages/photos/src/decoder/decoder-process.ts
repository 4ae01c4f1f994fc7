import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { encodeHeader, type Message, readMessages } from './decoder-protocol.js';

/** A photo to send to a decoding process: bytes, or a file that is read when its turn comes. */
export type PhotoSource = Buffer | { size: number; read(): Readable };

/** The built file. Tests use it as well, because a separate process does not share their module loader. */
const CHILD_ENTRY = new URL('../../dist/decoder/decoder-child.js', import.meta.url);
const START_TIMEOUT_MS = 30_000;
/** Maximum size of a response. 1600 x 1067 pixels of four bytes are 7 MB. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** The complete environment of the process. It makes glibc and libvips release memory and use no files. */
const CHILD_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  VIPS_DISC_THRESHOLD: '4g',
  UV_THREADPOOL_SIZE: '2',
};

/** Thrown when a process did not respond in time. */
export class DecoderTimeoutError extends Error {}

/**
 * A process that can only open photos. Node's permission model denies it files, further processes and threads. On
 * Linux, the kernel also limits its memory and denies it every new file and socket.
 */
export class DecoderProcess {
  readonly #child: ChildProcess;
  readonly #messages: AsyncGenerator<Message>;
  readonly #ended: Promise<never>;
  #hasEnded = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#messages = readMessages(child.stdio[3] as Readable, MAX_RESPONSE_BYTES);
    this.#ended = new Promise((_, reject) => {
      const fail = (reason: unknown) => {
        this.#hasEnded = true;
        reject(new Error(`the decoding process ended: ${String(reason)}`));
      };
      child.once('error', fail);
      child.once('exit', (code, signal) => fail(signal ?? code));
    });
    this.#ended.catch(() => {});
    for (const stream of [child.stdin, child.stdio[3] as Socket]) stream?.on('error', () => {});
  }

  /**
   * Starts and confines a process.
   * @param memoryBytes memory that it may use in addition to what it uses when ready
   * @param entry the program that it runs
   * @throws Error when it does not become ready
   */
  static async start(memoryBytes: number, entry: URL = CHILD_ENTRY): Promise<DecoderProcess> {
    const readable = [
      new URL('.', entry),
      new URL('../../package.json', CHILD_ENTRY),
      new URL('..', CHILD_ENTRY),
      modulesFolder(),
    ];
    const child = spawn(
      process.execPath,
      [
        '--permission',
        '--allow-addons',
        ...readable.map((url) => `--allow-fs-read=${fileURLToPath(url)}`),
        '--max-semi-space-size=1',
        '--max-old-space-size=128',
        fileURLToPath(entry),
      ],
      { env: CHILD_ENVIRONMENT, cwd: '/', stdio: ['pipe', 'ignore', 'ignore', 'pipe'], windowsHide: true },
    );
    const started = new DecoderProcess(child);
    try {
      await started.#withTimeout(START_TIMEOUT_MS, started.#next());
      if (process.platform === 'linux') await confine(child.pid!, memoryBytes);
    } catch (error) {
      started.end();
      throw error;
    }
    return started;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Sends a request with a photo and waits for the response. After an error the process is unusable.
   * @throws Error when it ends, DecoderTimeoutError when it does not respond in time
   */
  async request(header: unknown, photo: PhotoSource, timeMs: number): Promise<Message> {
    return this.#withTimeout(
      timeMs,
      Promise.all([this.#next(), this.#send(header, photo)]).then(([response]) => response),
    );
  }

  /** Returns the memory of the process in bytes; 0 where the system does not report it. */
  async residentBytes(): Promise<number> {
    if (process.platform !== 'linux') return 0;
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }

  /** Sets whether the decoding process keeps this process alive. */
  setKeepAlive(isWorking: boolean): void {
    for (const handle of [this.#child, this.#child.stdin as Socket | null, this.#child.stdio[3] as Socket]) {
      if (isWorking) handle?.ref();
      else handle?.unref();
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  async #send(header: unknown, photo: PhotoSource): Promise<void> {
    const stdin = this.#child.stdin as Writable;
    const isFile = !Buffer.isBuffer(photo);
    stdin.write(encodeHeader(header, isFile ? photo.size : photo.length));
    for await (const chunk of isFile ? photo.read() : [photo]) {
      if (!stdin.write(chunk)) await once(stdin, 'drain');
    }
  }

  async #next(): Promise<Message> {
    const { value, done } = await this.#messages.next();
    if (done) throw new Error('the decoding process closed its output');
    return value;
  }

  async #withTimeout<T>(timeMs: number, task: Promise<T>): Promise<T> {
    task.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DecoderTimeoutError(`no response within ${timeMs} ms`)), timeMs);
    });
    try {
      return await Promise.race([task, timeout, this.#ended]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Returns the folder of the decoding libraries. */
function modulesFolder(): URL {
  const path = createRequire(import.meta.url).resolve('sharp');
  const end = path.lastIndexOf('node_modules') + 'node_modules'.length;
  return new URL(`file://${path.slice(0, end)}/`);
}

/**
 * Limits the process to the data it has now plus `memoryBytes`, and denies it every further file and socket
 * (getrlimit(2): RLIMIT_DATA, RLIMIT_NOFILE).
 */
async function confine(pid: number, memoryBytes: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const dataBytes = Number(/^VmData:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 + memoryBytes;
  await promisify(execFile)('prlimit', ['--pid', String(pid), `--data=${dataBytes}`, '--nofile=0']);
}
