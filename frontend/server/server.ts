import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { maxHeaderSize } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ON_BEHALF_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import { requestOrigin } from '@placelore/contracts/core/request-origin.js';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config.js';
import { GatewayClient } from './gateway-client.js';
import { PageTemplate } from './page-template.js';
import { hasNoFileExtension, notFoundPage, PAGE_ROUTES, type PageRequest, type PageResult } from './pages.js';
import { type PageParts, Renderer, type RendererBuild } from './renderer.js';

/** Assets have a content hash in their name, so they never change. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const STOPPING = { name: 'process', ok: true, detail: 'is stopping' };
/** Time after which a crawler may try again, during an outage. */
const RETRY_AFTER_SECONDS = '60';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the readiness check fail, so that new requests go to other servers. Those that still come are answered. */
    startDraining(): void;
  }
}

/**
 * Serves the browser build from `clientDir`: hashed assets, the files next to them, and the shell for each page with
 * that page's head and status, so that clients without scripts get both.
 * @param rendererBuild renders pages; without it, browsers render all of them
 * @throws Error when the frontend was not built
 */
export async function buildServer(
  clientDir: string,
  config: Pick<Config, 'gatewayUrl' | 'publicUrl'>,
  rendererBuild?: RendererBuild,
): Promise<FastifyInstance> {
  const shell = await readShell(clientDir, 'index.html');
  const adminShell = await readShell(clientDir, 'admin.html');
  const server = Fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No URL is longer, so each parameter is routed, and a page that it cannot name does not exist.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  });
  await serveFiles(server, clientDir);
  servePageSheets(server, rendererBuild);
  serveHealth(server);
  const gateway = new GatewayClient(config.gatewayUrl);
  const renderer = rendererBuild ? new Renderer(rendererBuild, gateway) : null;
  servePages(server, { shell, adminShell, gateway, renderer, publicUrl: config.publicUrl });
  return server;
}

/**
 * Serves the health and readiness checks. The shell is in memory, so a listening server can respond. Once it drains, it
 * is not ready, and closes each connection after its response.
 */
function serveHealth(server: FastifyInstance): void {
  let isDraining = false;
  server.decorate('startDraining', () => {
    isDraining = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ service: 'frontend', ok: true, parts: [] }),
  );
  // The status keeps new requests away; the body says that requests are still answered.
  server.get('/readyz', (_request, reply) =>
    reply
      .status(isDraining ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ service: 'frontend', ok: true, parts: isDraining ? [STOPPING] : [] }),
  );
}

async function readShell(clientDir: string, name: string): Promise<PageTemplate> {
  const html = await readFile(join(clientDir, name), 'utf8').catch((cause) => {
    throw new Error(`The frontend is not built: ${clientDir} has no ${name}. Run npm run build.`, { cause });
  });
  return new PageTemplate(html);
}

async function serveFiles(server: FastifyInstance, clientDir: string): Promise<void> {
  const publicFiles = (await readdir(clientDir, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^(index|admin)\.html$|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
  const assets = join(clientDir, 'assets');
  await server.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    redirect: false,
    cacheControl: false,
    // The build writes the compressed files; see vite.config.ts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.startsWith(assets)) reply.header('cache-control', IMMUTABLE_CACHE_CONTROL);
    },
  });
  for (const name of publicFiles) {
    server.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(name, clientDir, { cacheControl: false }),
    );
  }
}

/** Serves the joined style sheets of pages from memory. */
function servePageSheets(server: FastifyInstance, build: RendererBuild | undefined): void {
  const sheets = new Map([...(build?.pageSheets.values() ?? [])].map((sheet) => [sheet.file, sheet]));
  for (const { file, css, brotli } of sheets.values()) {
    server.get(`/${file}`, (request, reply) => {
      reply
        .header('cache-control', IMMUTABLE_CACHE_CONTROL)
        .header('vary', 'accept-encoding')
        .type('text/css; charset=utf-8');
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
      return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(css);
    });
  }
}

interface PageDependencies {
  shell: PageTemplate;
  /** Document of the admin console. */
  adminShell: PageTemplate;
  gateway: GatewayClient;
  renderer: Renderer | null;
  publicUrl: string | undefined;
}

function servePages(
  server: FastifyInstance,
  { shell, adminShell, gateway, renderer, publicUrl }: PageDependencies,
): void {
  const configuredOrigin = publicUrl && new URL(publicUrl).origin;
  for (const { path, handle } of PAGE_ROUTES) {
    server.get(path, async (request, reply) => {
      const origin = configuredOrigin ?? requestOrigin(request.headers);
      if (origin === null) return sendPlainText(reply, 400, 'The requested host is not valid.\n');
      const pageRequest = toPageRequest(request, origin);
      const [page, rendered] = await Promise.all([
        handle(pageRequest, gateway),
        renderer?.renderPage(request.url, pageRequest.visitor, path),
      ]);
      return sendPage(reply, 'isAdmin' in page ? adminShell : shell, page, rendered);
    });
  }
  // The gateway itself serves the queue dashboard to admins. Everyone else gets the response for an unknown path.
  for (const path of ['/admin/queues', '/admin/queues/*']) {
    server.get(path, (_request, reply) => {
      reply.callNotFound();
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && !path.startsWith('/assets/') && hasNoFileExtension(path))
      return sendPage(reply, shell, notFoundPage());
    return sendPlainText(reply, 404, 'This page does not exist.\n');
  });
}

function toPageRequest(request: FastifyRequest, origin: string): PageRequest {
  const [parameter = ''] = Object.values(request.params as Record<string, string>);
  const query = request.url.split(/\?(.*)/s)[1] ?? '';
  const q = new URLSearchParams(query).get('q')?.trim() || undefined;
  const { cookie, [ON_BEHALF_HEADER]: onBehalf, [REQUEST_ID_HEADER]: requestId, traceparent } = request.headers;
  const visitor = {
    cookie,
    onBehalf: onBehalf?.toString(),
    requestId: requestId?.toString(),
    traceparent: traceparent?.toString(),
  };
  return { parameter, query, searchQuery: q, origin, visitor };
}

function sendPage(
  reply: FastifyReply,
  shell: PageTemplate,
  page: PageResult,
  rendered: PageParts | null = null,
): FastifyReply {
  // The page depends on the visitor's cookies and on the requested host, so no shared cache may store it.
  reply.header('cache-control', 'private, no-cache');
  if ('movedTo' in page) return reply.redirect(page.movedTo, page.isTemporary ? 302 : 301);
  if (page.noStore) reply.header('cache-control', 'private, no-store');
  if (page.isSecret) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
  // A page without content to show keeps the shell.
  const html = shell.render(page.head, page.status === 200 ? rendered : null);
  if (page.status === 200 && rendered?.isShared && !page.noStore) {
    // The gateway, which knows the requested host, caches the page until published content changes.
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    reply.header('cache-control', 'public, no-cache').header('vary', 'cookie').header('etag', `W/"${tag}"`);
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(html);
}

const sendPlainText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
