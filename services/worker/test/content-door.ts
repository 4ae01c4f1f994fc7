import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between a worker and content, wherever content is at the moment, and can keep an answer back. */
export class ContentDoor {
  private target = '';
  private kept: { path: RegExp; given: () => void } | undefined;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<ContentDoor> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const door = new ContentDoor(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length)$/.test(name),
      );
      const answer = await fetch(door.target + request.url, {
        method: request.method ?? 'GET',
        headers: headers as [string, string][],
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }).catch(() => null);
      if (answer === null) return void response.destroy();
      const body = Buffer.from(await answer.arrayBuffer());
      if (door.kept?.path.test(request.url ?? '')) {
        door.kept.given();
        door.kept = undefined;
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    });
    return door;
  }

  leadTo(url: string): void {
    this.target = url;
  }

  /** Keeps back the next answer to a path. @returns when content has given it. */
  keepAnswer(path: RegExp): Promise<void> {
    return new Promise((given) => {
      this.kept = { path, given };
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
