import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** Fake of a service or of the frontend server: records requests and responds as the test defines. */
export class FakeUpstream {
  readonly received: Received[] = [];
  /** Handles a request; by default 200 with an empty JSON object. */
  respond: Responder = respondEmpty;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<FakeUpstream> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const upstream = new FakeUpstream(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      upstream.received.push({ method: request.method!, url: request.url!, headers: request.headers });
      upstream.respond(request, response);
    });
    return upstream;
  }

  /** Last request. @throws Error when there was none. */
  get last(): Received {
    const last = this.received.at(-1);
    if (!last) throw new Error('nothing was received');
    return last;
  }

  reset(): void {
    this.received.length = 0;
    this.respond = respondEmpty;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function respondEmpty(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
}
