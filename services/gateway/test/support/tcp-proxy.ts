import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** TCP proxy in front of Redis; tests stop it to simulate an outage, which ends connections and refuses new ones. */
export class TcpProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private target: URL | undefined;

  /** Returns the URL of a Redis through the proxy, once it is open. */
  proxiedUrl(redisUrl: string): string {
    this.target = new URL(redisUrl);
    const through = new URL(redisUrl);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  async start(): Promise<void> {
    this.server = createServer((inside) => {
      const outside = connect(Number(this.target?.port), this.target?.hostname);
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

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}
