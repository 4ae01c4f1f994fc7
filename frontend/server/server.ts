import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { looksLikePage, PAGE_PATHS } from './pages.js';

/** Assets carry a hash of their content in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built browser side from `clientDir`: hashed assets, the few files beside them, and the page shell.
 * @throws Error when it was not built.
 */
export async function buildServer(clientDir: string): Promise<FastifyInstance> {
  const shell = await readFile(join(clientDir, 'index.html')).catch((cause) => {
    throw new Error(`The browser side is not built: there is no index.html in ${clientDir}`, { cause });
  });
  const files = (await readdir(clientDir, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map((entry) => entry.name);

  const server = Fastify({ forceCloseConnections: 'idle', routerOptions: { ignoreTrailingSlash: true } });
  const assets = join(clientDir, 'assets');
  await server.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(assets)) reply.header('cache-control', FOREVER);
    },
  });
  for (const name of files) {
    server.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(name, clientDir, { cacheControl: false }),
    );
  }

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ service: 'frontend', ok: true, parts: [] }),
  );
  // The shell is in memory: a server that listens can answer.
  server.get('/readyz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ service: 'frontend', ok: true, parts: [] }),
  );

  const page = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell);
  for (const path of PAGE_PATHS) server.get(path, (_request, reply) => page(reply, 200));

  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && !path.startsWith('/assets/') && looksLikePage(path)) return page(reply, 404);
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('There is nothing at this address.\n');
  });
  return server;
}
