import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { FastifyInstance } from 'fastify';
import type { RendererBuild } from '../../../server/renderer.js';
import { buildServer } from '../../../server/server.js';

export const ARTICLE: Article = {
  id: 1,
  slug: 'colosseum',
  title: 'Colosseum',
  location: 'Rome, Italy',
  country: { code: 'IT', name: 'Italy' },
  category: 'Landmark',
  placeType: null,
  metaDescription: 'The amphitheatre of ancient Rome.',
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  publishedAt: '2026-01-02T03:04:05.000Z',
  contentSource: 'admin_created',
  content: '<p>It held some 50,000 people.</p>',
  latitude: '41.890200',
  longitude: '12.492200',
  nearbyAttractions: [],
  isPublic: true,
  adminReviewed: true,
  writing: null,
  verification: null,
  sources: [],
  citedFacts: [],
  isThin: false,
  corrections: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
};
export const GUIDE = {
  id: -1,
  slug: 'dynamic-old-mill',
  title: 'The Old Mill',
  description: 'A mill by the river, long out of use. '.repeat(10),
  location: 'Somewhere',
  category: 'Landmark',
  placeType: null,
  culturalSignificance: '',
  travelTips: [],
  bestTimeToVisit: null,
  nearbyAttractions: [],
  coordinates: null,
  isPositionStorable: true,
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  content: '',
  writing: { provider: 'embedded', model: null, promptVersion: null },
  verification: { sentences: [], omitted: 0 },
  sources: [],
  citedFacts: [],
  isThin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-02-01T00:00:00.000Z',
};

const TEMPLATE = '<html><head><!--head--></head><body><!--words--><!--page--><!--data--><i>shell</i></body></html>';

/** Frontend server with a fake gateway, whose responses the test sets. */
export class PageServer {
  /** Requests that the gateway received. */
  readonly received: IncomingMessage[] = [];
  respond: (request: IncomingMessage, response: ServerResponse) => void = (request) => request.destroy();

  private constructor(
    private readonly gateway: Server,
    private readonly folder: string,
    readonly server: FastifyInstance,
  ) {}

  /** @param publicUrl the installation's configured public URL, if any */
  static async start(publicUrl: string | undefined, rendering?: RendererBuild): Promise<PageServer> {
    const gateway = createServer();
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const folder = await mkdtemp(join(tmpdir(), 'frontend-'));
    await mkdir(join(folder, 'assets'));
    for (const name of ['index.html', 'admin.html']) await writeFile(join(folder, name), TEMPLATE);
    const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const pages = new PageServer(gateway, folder, await buildServer(folder, { gatewayUrl, publicUrl }, rendering));
    gateway.on('request', (request, response) => {
      pages.received.push(request);
      pages.respond(request, response);
    });
    return pages;
  }

  async stop(): Promise<void> {
    await this.server.close();
    this.gateway.closeAllConnections();
    this.gateway.close();
    await rm(this.folder, { recursive: true });
  }

  /** Sets the gateway's response and clears the received requests. */
  json(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.received.length = 0;
    this.respond = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.server.inject({ method: 'GET', url, headers });
  }
}

const unescapeMarkup = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Parses a document's head as a crawler does. */
export function parseHead(html: string) {
  const headHtml = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  const metas = [...headHtml.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const links = [...headHtml.matchAll(/<link rel="([^"]+)" href="([^"]*)">/g)];
  const data = [...headHtml.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(new Set(metas.map(([, name]) => name)).size).toBe(metas.length);
  expect(headHtml.match(/<title>/g)).toHaveLength(1);
  return {
    title: unescapeMarkup(/<title>(.*?)<\/title>/s.exec(headHtml)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name, content = '']) => [name, unescapeMarkup(content)])),
    link: Object.fromEntries(links.map(([, relation, url = '']) => [relation, unescapeMarkup(url)])),
    data: data.map(([, text = '']) => JSON.parse(text)),
    /** All other elements of the head. */
    rest: [...metas, ...links, ...data]
      .reduce((text, [all]) => text.replace(all, ''), headHtml)
      .replace(/<title>.*?<\/title>/s, ''),
  };
}
