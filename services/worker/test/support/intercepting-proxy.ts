import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy between a worker and content, whose URL may change. It can withhold a response. */
export class InterceptingProxy {
  private target = '';
  private intercepted: { path: RegExp; passing: number; onReceived: () => void } | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<InterceptingProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const proxy = new InterceptingProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length)$/.test(name),
      );
      const upstream = await fetch(proxy.target + request.url, {
        method: request.method ?? 'GET',
        headers: headers as [string, string][],
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }).catch(() => null);
      if (upstream === null) return void response.destroy();
      const body = Buffer.from(await upstream.arrayBuffer());
      if (proxy.intercepted?.path.test(request.url ?? '') && proxy.intercepted.passing-- === 0) {
        proxy.intercepted.onReceived();
        proxy.intercepted = undefined;
        return;
      }
      response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(body);
    });
    return proxy;
  }

  forwardTo(url: string): void {
    this.target = url;
  }

  /**
   * Withholds the next response for a path.
   * @param passing number of responses for that path that pass before
   * @returns a promise that resolves when content has sent the withheld one
   */
  interceptNext(path: RegExp, passing = 0): Promise<void> {
    return new Promise((onReceived) => {
      this.intercepted = { path, passing, onReceived };
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
