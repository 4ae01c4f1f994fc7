import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Responder = (received: Received, response: ServerResponse) => void;

/** Fake of a service that responds as the test defines and records the requests. */
export class FakeService {
  readonly received: Received[] = [];
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(respond: Responder): Promise<FakeService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const owner = new FakeService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const received = { method: request.method!, path: request.url!, headers: request.headers, body };
      owner.received.push(received);
      respond(received, response);
    });
    return owner;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
