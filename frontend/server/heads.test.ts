import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@placelore/contracts/articles.js';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './server.js';

const ORIGIN = 'https://placelore.example';
const HOSTILE = `</title></script><script>alert('x')</script>" onload="x <!-- $& $1 \u2028`;

const ARTICLE: Article = {
  id: 1,
  slug: 'colosseum',
  title: 'Colosseum',
  location: 'Rome, Italy',
  category: 'Landmark',
  metaDescription: 'The amphitheatre of ancient Rome.',
  imageUrl: null,
  thumbnailUrl: null,
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
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
};
const GUIDE = {
  id: -1,
  slug: 'dynamic-old-mill',
  title: 'The Old Mill',
  description: 'A mill by the river, long out of use. '.repeat(10),
  location: 'Somewhere',
  category: 'Landmark',
  culturalSignificance: '',
  travelTips: [],
  bestTimeToVisit: null,
  nearbyAttractions: [],
  coordinates: null,
  content: '',
  writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
  verification: { statements: 0, verified: 0, dropped: 0 },
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-02-01T00:00:00.000Z',
};

let gateway: Server;
let received: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let folder: string;
let server: FastifyInstance;

const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

beforeAll(async () => {
  gateway = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'frontend-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><!--head--></head><body><!--words--><i>shell</i></body></html>',
  );
  server = await buildServer(folder, { gatewayUrl: gatewayUrl(), publicUrl: `${ORIGIN}/` });
});
afterAll(async () => {
  await server.close();
  gateway.closeAllConnections();
  gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  received = [];
  json(200, ARTICLE);
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a head says, read as a crawler reads it. */
function headOf(html: string) {
  const inside = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  const metas = [...inside.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const links = [...inside.matchAll(/<link rel="([^"]+)" href="([^"]*)">/g)];
  const data = [...inside.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(new Set(metas.map(([, name]) => name)).size).toBe(metas.length);
  expect(inside.match(/<title>/g)).toHaveLength(1);
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(inside)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name, content = '']) => [name, unescaped(content)])),
    link: Object.fromEntries(links.map(([, relation, address = '']) => [relation, unescaped(address)])),
    data: data.map(([, text = '']) => JSON.parse(text)),
    /** All of the head but what is read above. */
    rest: [...metas, ...links, ...data]
      .reduce((text, [all]) => text.replace(all, ''), inside)
      .replace(/<title>.*?<\/title>/s, ''),
  };
}

describe('the page of an article', () => {
  it('says what it is about', async () => {
    const { statusCode, body } = await get('/articles/colosseum');
    expect(statusCode).toBe(200);
    const { title, meta, link, data, rest } = headOf(body);
    expect(title).toBe('Colosseum - Travel Guide | Placelore');
    expect(meta).toEqual({
      description: 'The amphitheatre of ancient Rome.',
      'og:site_name': 'Placelore',
      'og:type': 'article',
      'og:title': title,
      'og:description': 'The amphitheatre of ancient Rome.',
      'og:url': `${ORIGIN}/articles/colosseum`,
      'og:image': `${ORIGIN}/share/colosseum.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Colosseum',
      'article:section': 'Landmark',
      'article:published_time': '2026-01-02T03:04:05.000Z',
      'article:modified_time': '2026-01-03T00:00:00.000Z',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': 'The amphitheatre of ancient Rome.',
      'twitter:image': `${ORIGIN}/share/colosseum.png`,
    });
    expect(link).toEqual({
      canonical: `${ORIGIN}/articles/colosseum`,
      amphtml: `${ORIGIN}/articles/colosseum/amp`,
    });
    const [article, place, way] = data[0]['@graph'];
    expect(article).toMatchObject({ '@type': 'Article', headline: 'Colosseum', dateModified: ARTICLE.updatedAt });
    expect(place).toMatchObject({ '@type': 'TouristAttraction', geo: { latitude: 41.8902, longitude: 12.4922 } });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(rest).toBe('');
    expect(body).toContain(`<a href="${ORIGIN}/articles/colosseum/amp">`);
    expect(body).toContain('<i>shell</i>');
  });

  it('shows hostile texts as text', async () => {
    json(200, { ...ARTICLE, title: HOSTILE, metaDescription: HOSTILE, location: HOSTILE });
    const { body } = await get('/articles/colosseum');
    const { title, meta, data, rest } = headOf(body);
    expect(title).toBe(`${HOSTILE} - Travel Guide | Placelore`);
    expect(meta['og:image:alt']).toBe(HOSTILE);
    expect(data[0]['@graph'][0].headline).toBe(HOSTILE);
    expect(rest).toBe('');
    expect(body).not.toMatch(/<script>|<!--/);
    expect(body.endsWith('<i>shell</i></body></html>')).toBe(true);
  });

  it('is not there, with 404, when there is no such article', async () => {
    json(404, { error: 'x', code: 'ARTICLE_NOT_FOUND' });
    const { statusCode, body } = await get('/articles/gone');
    const { title, meta, link } = headOf(body);
    expect([statusCode, title, meta.robots]).toEqual([404, 'Page Not Found | Placelore', 'noindex']);
    expect(link).toEqual({});
  });

  it.each(['Colosseum', 'a_b', '-', '%3Cscript%3E', 'a'.repeat(300)])('is 404 without asking for %s', async (slug) => {
    expect((await get(`/articles/${slug}`)).statusCode).toBe(404);
    expect(received).toEqual([]);
  });

  it('is 301 at a former address, with the query it was asked with', async () => {
    json(301, ARTICLE, { location: '/api/articles/colosseum/direct' });
    const { statusCode, headers } = await get('/articles/coliseum?utm=a&b=%20');
    expect([statusCode, headers.location]).toEqual([301, '/articles/colosseum?utm=a&b=%20']);
  });

  it.each<[string, () => void]>([
    ['a fault', () => json(500, {})],
    ['too many calls', () => json(429, {})],
    ['an owner that is away', () => json(503, {})],
    ['a redirect to elsewhere', () => json(301, {}, { location: 'https://evil.example/' })],
    ['an answer that is no article', () => json(200, { title: 'x' })],
    ['a broken connection', () => (answer = (request) => request.destroy())],
  ])('is neither missing nor wrong after %s: 503, to come again', async (_, happens) => {
    happens();
    const { statusCode, headers, body } = await get('/articles/colosseum');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    const { title, meta, link } = headOf(body);
    expect([title, meta.robots, link.canonical]).toEqual([
      'Placelore | Discover through your camera',
      undefined,
      undefined,
    ]);
    expect(body).toContain('<i>shell</i>');
  });

  it('is read with the visitor’s cookies and nothing else of the visitor', async () => {
    await get('/articles/colosseum', {
      cookie: 'placelore_session=s; placelore_visitor=v',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'visitor',
      'x-placelore-identity': 'stolen',
      referer: 'https://elsewhere.example/',
      'x-placelore-on-behalf': 'proof of the gateway',
    });
    expect(received[0]!.url).toBe('/api/articles/colosseum/direct');
    const { headers } = received[0]!;
    expect(headers['x-placelore-on-behalf']).toBe('proof of the gateway');
    expect(headers.cookie).toBe('placelore_session=s; placelore_visitor=v');
    expect(JSON.stringify(headers)).not.toMatch(/secret|203\.0|visitor"|stolen|elsewhere/);
  });

  it('is kept out of search engines when only admins see it', async () => {
    json(200, { ...ARTICLE, isPublic: false });
    expect(headOf((await get('/articles/colosseum')).body).meta.robots).toBe('noindex');
  });

  it('answers HEAD as it answers GET', async () => {
    const { statusCode, body, headers } = await server.inject({ method: 'HEAD', url: '/articles/colosseum' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    json(404, {});
    expect((await server.inject({ method: 'HEAD', url: '/articles/gone' })).statusCode).toBe(404);
  });
});

describe('other pages', () => {
  it('the landing page tells how the site is searched', async () => {
    const { title, meta, link, data } = headOf((await get('/')).body);
    expect(title).toBe('Placelore | Discover through your camera');
    expect([meta.robots, link.canonical]).toEqual([undefined, `${ORIGIN}/`]);
    expect(data[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/articles?q={search_term_string}` },
      },
    });
  });

  it.each([
    ['/articles', 'Travel Guides | Placelore', undefined, '/articles'],
    ['/articles?page=2&q=', 'Travel Guides | Placelore', undefined, '/articles'],
    ['/articles?q=rome%20%22x%22', '“rome "x"” - Travel Guides | Placelore', 'noindex', '/articles'],
    ['/?q=rome', 'Placelore | Discover through your camera', 'noindex', '/'],
    ['/app', 'What did you discover? | Placelore', 'noindex', '/app'],
    ['/auth', 'Sign in | Placelore', 'noindex', '/auth'],
    ['/admin', 'Administration | Placelore', 'noindex', '/admin'],
    ['/admin/articles/new', 'Administration | Placelore', 'noindex', '/admin'],
  ])('%s', async (path, expected, robots, canonical) => {
    const { statusCode, body } = await get(path);
    const { title, meta, link } = headOf(body);
    expect([statusCode, title, meta.robots, link.canonical]).toEqual([200, expected, robots, ORIGIN + canonical]);
    expect(meta.description!.length).toBeLessThanOrEqual(160);
    expect(received).toEqual([]);
  });

  it.each(['/not-found', '/not-found?search=x', '/nowhere', '/simple/x', '/articles/a/b', '/dynamic/'])(
    '%s is a 404 that is not listed',
    async (path) => {
      const { statusCode, body } = await get(path);
      expect([statusCode, headOf(body).meta.robots]).toEqual([404, 'noindex']);
    },
  );
});

describe('the page of a dynamic guide', () => {
  it('is about the guide where there is one, and is not listed', async () => {
    json(200, GUIDE);
    const { title, meta, link } = headOf((await get('/dynamic/old-mill')).body);
    expect(received[0]!.url).toBe('/api/dynamic/dynamic-old-mill');
    expect([title, meta.robots]).toEqual(['The Old Mill - AI Travel Guide | Placelore', 'noindex']);
    expect(meta.description!.length).toBeLessThanOrEqual(160);
    expect(meta.description).toMatch(/^A mill by the river.*…$/);
    expect(link.canonical).toBe(`${ORIGIN}/dynamic/old-mill`);
  });

  it.each([
    ['/dynamic/golden%20gate%20bridge%4037.8199,-122.4783', 'Golden Gate Bridge'],
    ['/dynamic/%C3%A9glise@48.1,2', 'Église'],
    ['/dynamic/a%2Fb%3Cscript%3E', 'A/b<script>'],
    ['/dynamic/%E6%B8%85%E6%B0%B4%E5%AF%BA', '清水寺'],
    ['/dynamic/old-mill', 'Old Mill'],
  ])('is about what was asked for before there is one: %s', async (path, name) => {
    json(404, {});
    const { statusCode, body } = await get(path);
    const { title, meta } = headOf(body);
    expect([statusCode, title, meta.robots]).toEqual([200, `${name} - AI Travel Guide | Placelore`, 'noindex']);
  });

  it('has no guide written: only a lookup is asked for', async () => {
    json(404, {});
    await get('/dynamic/Some%20Place@1.5,2');
    await get('/dynamic/some-place');
    expect(received.map(({ url }) => url)).toEqual(['/api/dynamic/dynamic-some-place']);
  });
});

describe('without a configured address', () => {
  it('heads name the one that was called, and a host that is none is refused', async () => {
    const open = await buildServer(folder, { gatewayUrl: gatewayUrl(), publicUrl: undefined });
    const ask = (host: string) =>
      open.inject({ method: 'GET', url: '/', headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' } });
    expect(headOf((await ask('trips.example')).body).link.canonical).toBe('https://trips.example/');
    expect((await ask('a"><script>')).statusCode).toBe(400);
    await open.close();
  });
});
