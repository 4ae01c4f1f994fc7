import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a stand-in does with one request. `hang` takes the request and never answers; `malformed` announces JSON and
 * sends half of it.
 */
export type CommonBehaviour =
  | { kind: 'unauthorized' }
  | { kind: 'rateLimited'; retryAfterSeconds?: number }
  | { kind: 'serverError' }
  | { kind: 'hang' }
  | { kind: 'malformed' };

export interface RecordedRequest {
  method: string;
  path: string;
  /** The query's fields; of one given twice the last. */
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON, or the text when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any vendor
  body: any;
}

export interface Answer {
  status: number;
  /** Sent as JSON; bytes as they are. */
  body: unknown;
  headers?: Record<string, string>;
}

export interface StandInOptions<Behaviour extends { kind: string }> {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Answers a request as the vendor would; called for every behaviour that is not a common one. */
  answer(request: RecordedRequest, behaviour: Behaviour): Answer;
  /** The vendor's way to tell an error. */
  error(status: number, message: string): unknown;
}

export interface StandIn<Behaviour> {
  /** Without a closing slash. */
  url: string;
  /** Every request to the vendor's own paths, oldest first. */
  requests: RecordedRequest[];
  /** What the next requests get, one each, in order. */
  script(...behaviours: Behaviour[]): void;
  /** What requests get when nothing is scripted; `ok` at first. */
  otherwise(behaviour: Behaviour): void;
  /** Forgets requests and script. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A vendor's API on 127.0.0.1. Besides the vendor's paths it has its own, for tests in other processes:
 * `POST /__script` (a list of behaviours), `PUT /__otherwise` (one), `GET /__requests`, `DELETE /__requests`.
 */
export async function startStandIn<Behaviour extends { kind: string }>(
  options: StandInOptions<Behaviour>,
): Promise<StandIn<Behaviour>> {
  const queue: Behaviour[] = [];
  const requests: RecordedRequest[] = [];
  let standard = { kind: 'ok' } as Behaviour;
  const reset = () => {
    queue.length = 0;
    requests.length = 0;
    standard = { kind: 'ok' } as Behaviour;
  };
  const control = (request: RecordedRequest): Answer => {
    const action = `${request.method} ${request.path}`;
    if (action === 'POST /__script') queue.push(...request.body);
    else if (action === 'PUT /__otherwise') standard = request.body;
    else if (action === 'DELETE /__requests') reset();
    else if (action !== 'GET /__requests') return { status: 404, body: {} };
    return { status: 200, body: requests };
  };
  const server = createServer(async (incoming, outgoing) => {
    const request = await recorded(incoming);
    if (request.path.startsWith('/__')) {
      send(outgoing, control(request));
    } else {
      requests.push(request);
      respond(outgoing, request, queue.shift() ?? standard, options);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...behaviours) => {
      queue.push(...behaviours);
    },
    otherwise: (behaviour) => {
      standard = behaviour;
    },
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function recorded(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Kept as text.
  }
  const { pathname: path, searchParams } = new URL(incoming.url ?? '/', 'http://stand-in');
  const query = Object.fromEntries(searchParams);
  return { method: incoming.method ?? 'GET', path, query, headers: incoming.headers, body };
}

function respond<Behaviour extends { kind: string }>(
  outgoing: ServerResponse,
  request: RecordedRequest,
  behaviour: Behaviour,
  { answer, error }: StandInOptions<Behaviour>,
): void {
  switch (behaviour.kind) {
    case 'hang':
      return;
    case 'malformed':
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end('{"id": "broken off he');
      return;
    case 'unauthorized':
      send(outgoing, { status: 401, body: error(401, 'The key secret-key-1234 is not valid.') });
      return;
    case 'serverError':
      send(outgoing, { status: 500, body: error(500, 'The server had an error.') });
      return;
    case 'rateLimited': {
      const { retryAfterSeconds } = behaviour as { retryAfterSeconds?: number };
      const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
      send(outgoing, { status: 429, body: error(429, 'Too many requests.'), headers });
      return;
    }
    default:
      send(outgoing, answer(request, behaviour));
  }
}

function send(outgoing: ServerResponse, { status, body, headers }: Answer): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(body instanceof Uint8Array ? body : JSON.stringify(body));
}

/** True when the file was started by `node infra/standins/<name>`, false when a test imported it. */
export function isStarted(name: string): boolean {
  return new RegExp(`[\\\\/]standins[\\\\/]${name}$`).test(process.argv[1] ?? '');
}

/** The number after `--port`, else 0. */
export function portArgument(): number {
  const at = process.argv.indexOf('--port');
  return at < 0 ? 0 : Number(process.argv[at + 1]);
}
