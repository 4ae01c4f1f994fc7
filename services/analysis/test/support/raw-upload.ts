import { connect, type Socket } from 'node:net';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { AnalysisTestService } from './analysis-test-service.js';

export const BOUNDARY = 'x-boundary-x';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** Builds one part of a form, with exactly these headers. */
export const createPart = (disposition: string, content: Buffer | string, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** Upload on a socket of its own, with full control of its bytes. */
export class RawUpload {
  readonly #socket: Socket;
  #received = '';
  readonly isClosed: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    this.isClosed = new Promise((resolve) => socket.on('close', () => resolve()));
  }

  /** Opens the request; `length` is the announced size, `chunked` when null. */
  static async open(
    service: AnalysisTestService,
    actor: Identity,
    { length, type = FORM }: { length: number | null; type?: string | undefined },
  ): Promise<RawUpload> {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const upload = new RawUpload(socket);
    const identity = Object.entries(await service.headers(actor)).map(([name, value]) => `${name}: ${value}\r\n`);
    const size = length === null ? 'Transfer-Encoding: chunked\r\n' : `Content-Length: ${length}\r\n`;
    socket.write(`POST /api/analyze HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${size}${identity.join('')}\r\n`);
    return upload;
  }

  /** Resolves when the bytes were written, or the other side has disconnected. */
  send(bytes: Buffer | string): Promise<void> {
    return new Promise((resolve) => this.#socket.write(bytes, () => resolve()));
  }

  sendChunk(bytes: Buffer): Promise<void> {
    return this.send(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]));
  }

  /** Ends this side of the connection; the response can still be read. */
  endRequest(): void {
    this.#socket.end();
  }

  disconnect(): void {
    this.#socket.destroy();
  }

  get received(): string {
    return this.#received;
  }

  /** Returns the status of the response once it has arrived; 0 when the connection ended without one. */
  async status(): Promise<number> {
    let closed = false;
    void this.isClosed.then(() => {
      closed = true;
    });
    while (!closed && !this.#received.includes('\r\n\r\n')) await new Promise((resolve) => setTimeout(resolve, 10));
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#received)?.[1] ?? 0);
  }
}
