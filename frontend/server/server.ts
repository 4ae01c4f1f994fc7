import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { calledOrigin } from '@placelore/contracts/called-origin.js';
import { ON_BEHALF_HEADER } from '@placelore/contracts/identity.js';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config.js';
import { Library } from './library.js';
import { looksLikePage, notFound, PAGES, type Page, type PageRequest } from './pages.js';
import { Shell } from './shell.js';

/** Assets carry a hash of their content in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Seconds after which a crawler may come again. */
const RETRY_AFTER = '60';

/**
 * Serves the built browser side from `clientDir`: hashed assets, the few files beside them, and pages: the shell with
 * the head and the status of each, so that who runs no scripts knows what it is about.
 * @throws Error when it was not built.
 */
export async function buildServer(
  clientDir: string,
  config: Pick<Config, 'gatewayUrl' | 'publicUrl'>,
): Promise<FastifyInstance> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8').catch((cause) => {
    throw new Error(`The browser side is not built: there is no index.html in ${clientDir}`, { cause });
  });
  const server = Fastify({
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  await serveFiles(server, clientDir);
  for (const path of ['/healthz', '/readyz']) {
    // The shell is in memory: a server that listens can answer.
    server.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ service: 'frontend', ok: true, parts: [] }),
    );
  }
  servePages(server, new Shell(html), config);
  return server;
}

async function serveFiles(server: FastifyInstance, clientDir: string): Promise<void> {
  const files = (await readdir(clientDir, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map((entry) => entry.name);
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
}

function servePages(server: FastifyInstance, shell: Shell, config: Pick<Config, 'gatewayUrl' | 'publicUrl'>): void {
  const library = new Library(config.gatewayUrl);
  const fixed = config.publicUrl && new URL(config.publicUrl).origin;
  for (const { path, answer } of PAGES) {
    server.get(path, async (request, reply) => {
      const origin = fixed ?? calledOrigin(request.headers);
      if (origin === null) return plain(reply, 400, 'The host that was called is none.\n');
      return send(reply, shell, await answer(readRequest(request, origin), library));
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && !path.startsWith('/assets/') && looksLikePage(path)) return send(reply, shell, notFound());
    return plain(reply, 404, 'There is nothing at this address.\n');
  });
}

function readRequest(request: FastifyRequest, origin: string): PageRequest {
  const [parameter = ''] = Object.values(request.params as Record<string, string>);
  const query = request.url.split(/\?(.*)/s)[1] ?? '';
  const q = new URLSearchParams(query).get('q')?.trim() || undefined;
  const { cookie, [ON_BEHALF_HEADER]: onBehalf } = request.headers;
  return { parameter, query, q, origin, visitor: { cookie, onBehalf: onBehalf?.toString() } };
}

function send(reply: FastifyReply, shell: Shell, page: Page): FastifyReply {
  // Put together with the visitor's cookies, and with the host they called: no cache may give it to others.
  reply.header('cache-control', 'private, no-cache');
  if ('movedTo' in page) return reply.redirect(page.movedTo, 301);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER).header('cache-control', 'no-store');
  return reply.code(page.status).type('text/html; charset=utf-8').send(shell.with(page.head));
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
