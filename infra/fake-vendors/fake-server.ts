import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Behavior of a fake vendor for one request. `hang` never responds; `breaksOff` closes the connection instead of
 * responding; `malformed` announces JSON and sends half of it.
 */
export type CommonBehavior =
  | { kind: 'unauthorized' }
  | { kind: 'rateLimited'; retryAfterSeconds?: number }
  | { kind: 'serverError' }
  | { kind: 'hang' }
  | { kind: 'breaksOff' }
  | { kind: 'malformed' };

export interface RecordedRequest {
  method: string;
  path: string;
  /** Query fields. If a field is repeated, its last value counts. */
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON, or the text if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any vendor
  body: any;
}

export interface FakeResponse {
  status: number;
  /** Sent as JSON; bytes are sent unchanged. */
  body: unknown;
  headers?: Record<string, string>;
}

export interface FakeServerOptions<Behavior extends { kind: string }> {
  /** 0, the default, chooses a free port. */
  port?: number;
  /** Responds to a request as the vendor would. Called for every behavior that is not a common one. */
  handleRequest(request: RecordedRequest, behavior: Behavior): FakeResponse;
  /** Formats an error as the vendor does. */
  error(status: number, message: string): unknown;
}

export interface FakeServer<Behavior> {
  /** Base URL without a trailing slash. */
  url: string;
  /** All requests to the vendor's own paths, oldest first. */
  requests: RecordedRequest[];
  /** Sets the behaviors for the next requests, one each, in order. */
  script(...behaviors: Behavior[]): void;
  /** Sets the behavior for requests without a scripted one; `ok` at first. */
  setDefault(behavior: Behavior): void;
  /** Clears the recorded requests and the script. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Serves a vendor's API on 127.0.0.1. In addition to the vendor's paths, it has control paths for tests in other
 * processes: `POST /__script` (a list of behaviors), `PUT /__default` (one), `GET /__requests`, `DELETE /__requests`.
 */
export async function startFakeServer<Behavior extends { kind: string }>(
  options: FakeServerOptions<Behavior>,
): Promise<FakeServer<Behavior>> {
  const queue: Behavior[] = [];
  const requests: RecordedRequest[] = [];
  let defaultBehavior = { kind: 'ok' } as Behavior;
  const reset = () => {
    queue.length = 0;
    requests.length = 0;
    defaultBehavior = { kind: 'ok' } as Behavior;
  };
  const handleControl = (request: RecordedRequest): FakeResponse => {
    const action = `${request.method} ${request.path}`;
    if (action === 'POST /__script') queue.push(...request.body);
    else if (action === 'PUT /__default') defaultBehavior = request.body;
    else if (action === 'DELETE /__requests') reset();
    else if (action !== 'GET /__requests') return { status: 404, body: {} };
    return { status: 200, body: requests };
  };
  const server = createServer(async (incoming, outgoing) => {
    const request = await parseRequest(incoming);
    if (request.path.startsWith('/__')) {
      sendResponse(outgoing, handleControl(request));
    } else {
      requests.push(request);
      sendBehavior(outgoing, request, queue.shift() ?? defaultBehavior, options);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...behaviors) => {
      queue.push(...behaviors);
    },
    setDefault: (behavior) => {
      defaultBehavior = behavior;
    },
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function parseRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // The body is not JSON, so it stays text.
  }
  const { pathname: path, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
  const query = Object.fromEntries(searchParams);
  return { method: incoming.method ?? 'GET', path, query, headers: incoming.headers, body };
}

function sendBehavior<Behavior extends { kind: string }>(
  outgoing: ServerResponse,
  request: RecordedRequest,
  behavior: Behavior,
  { handleRequest, error }: FakeServerOptions<Behavior>,
): void {
  switch (behavior.kind) {
    case 'hang':
      return;
    case 'breaksOff':
      outgoing.destroy();
      return;
    case 'malformed':
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end('{"id": "broken off he');
      return;
    case 'unauthorized':
      sendResponse(outgoing, { status: 401, body: error(401, 'The key secret-key-1234 is not valid.') });
      return;
    case 'serverError':
      sendResponse(outgoing, { status: 500, body: error(500, 'The server had an error.') });
      return;
    case 'rateLimited': {
      const { retryAfterSeconds } = behavior as { retryAfterSeconds?: number };
      const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
      sendResponse(outgoing, { status: 429, body: error(429, 'Too many requests.'), headers });
      return;
    }
    default:
      sendResponse(outgoing, handleRequest(request, behavior));
  }
}

function sendResponse(outgoing: ServerResponse, { status, body, headers }: FakeResponse): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(body instanceof Uint8Array ? body : JSON.stringify(body));
}

/** Whether `node infra/fake-vendors/<name>.ts` started the file, rather than a test that imported it. */
export function isMainModule(name: string): boolean {
  return new RegExp(`[\\\\/]fake-vendors[\\\\/]${name}$`).test(process.argv[1] ?? '');
}

/** Returns the number after `--port`, or 0. */
export function parsePortArgument(): number {
  const index = process.argv.indexOf('--port');
  return index < 0 ? 0 : Number(process.argv[index + 1]);
}
