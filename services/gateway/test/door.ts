import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { testRedisUrl } from '../../../infra/test/database.ts';

/** A door in front of Redis that can be shut: connections through it end, and new ones are refused. */
export class Door {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  /** One of the server's databases, through the door once it has been opened. */
  redisUrl(database: number): string {
    const through = new URL(testRedisUrl());
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    through.pathname = `/${database}`;
    return through.href;
  }

  async open(): Promise<void> {
    const { hostname, port } = new URL(testRedisUrl());
    this.server = createServer((inside) => {
      const outside = connect(Number(port), hostname);
      for (const socket of [inside, outside]) {
        this.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          inside.destroy();
          outside.destroy();
        });
      }
      inside.pipe(outside).pipe(inside);
    });
    const server = this.server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}
