import { GUIDEBOOK_SOURCE } from '../src/testing/builders/sources.js';
import { ARTICLE, PageServer, parseHead } from '../src/testing/fakes/page-server.js';

const ORIGIN = 'https://placelore.example';
const HOSTILE = `</title></script><script>alert('x')</script>" onload="x <!-- $& $1 \u2028`;

let pages: PageServer;
beforeAll(async () => {
  pages = await PageServer.start(`${ORIGIN}/`);
});
afterAll(() => pages.stop());
beforeEach(() => pages.json(200, ARTICLE));

describe('GET /articles/:slug', () => {
  it('writes the title, metadata, links and structured data of the article', async () => {
    const { statusCode, body } = await pages.get('/articles/colosseum');
    expect(statusCode).toBe(200);
    const { title, meta, link, data, rest } = parseHead(body);
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

  it('escapes hostile text in the head', async () => {
    pages.json(200, { ...ARTICLE, title: HOSTILE, metaDescription: HOSTILE, location: HOSTILE });
    const { body } = await pages.get('/articles/colosseum');
    const { title, meta, data, rest } = parseHead(body);
    expect(title).toBe(`${HOSTILE} - Travel Guide | Placelore`);
    expect(meta['og:image:alt']).toBe(HOSTILE);
    expect(data[0]['@graph'][0].headline).toBe(HOSTILE);
    expect(rest).toBe('');
    expect(body).not.toMatch(/<script>|<!--/);
    expect(body.endsWith('<i>shell</i></body></html>')).toBe(true);
  });

  it('returns an unlisted 404 for an unknown article', async () => {
    pages.json(404, { error: 'x', code: 'ARTICLE_NOT_FOUND' });
    const { statusCode, body } = await pages.get('/articles/gone');
    const { title, meta, link } = parseHead(body);
    expect([statusCode, title, meta.robots]).toEqual([404, 'Page Not Found | Placelore', 'noindex']);
    expect(link).toEqual({});
  });

  it.each(['Colosseum', 'a_b', '-', '%3Cscript%3E', 'a'.repeat(300)])(
    'returns 404 for the malformed slug %s without calling the API',
    async (slug) => {
      expect((await pages.get(`/articles/${slug}`)).statusCode).toBe(404);
      expect(pages.received).toEqual([]);
    },
  );

  it('redirects a previous slug with 301 and keeps the query', async () => {
    pages.json(301, ARTICLE, { location: '/api/articles/colosseum/direct' });
    const { statusCode, headers } = await pages.get('/articles/coliseum?utm=a&b=%20');
    expect([statusCode, headers.location]).toEqual([301, '/articles/colosseum?utm=a&b=%20']);
  });

  it.each<[string, () => void]>([
    ['a server error', () => pages.json(500, {})],
    ['too many requests', () => pages.json(429, {})],
    ['an unavailable service', () => pages.json(503, {})],
    ['a redirect to another site', () => pages.json(301, {}, { location: 'https://evil.example/' })],
    ['a response that is not an article', () => pages.json(200, { title: 'x' })],
    ['a broken connection', () => (pages.respond = (request) => request.destroy())],
  ])('returns 503 with Retry-After and no canonical link after %s', async (_, respond) => {
    respond();
    const { statusCode, headers, body } = await pages.get('/articles/colosseum');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    const { title, meta, link } = parseHead(body);
    expect([title, meta.robots, link.canonical]).toEqual([
      'Placelore | Discover through your camera',
      undefined,
      undefined,
    ]);
    expect(body).toContain('<i>shell</i>');
  });

  it('forwards the visitor’s cookies and the gateway’s proof, and no other visitor headers', async () => {
    await pages.get('/articles/colosseum', {
      cookie: 'placelore_session=s; placelore_visitor=v',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'visitor',
      'x-placelore-identity': 'stolen',
      referer: 'https://other.example/',
      'x-placelore-on-behalf': 'proof of the gateway',
    });
    expect(pages.received[0]!.url).toBe('/api/articles/colosseum/direct');
    const { headers } = pages.received[0]!;
    expect(headers['x-placelore-on-behalf']).toBe('proof of the gateway');
    expect(headers.cookie).toBe('placelore_session=s; placelore_visitor=v');
    expect(JSON.stringify(headers)).not.toMatch(/secret|203\.0|visitor"|stolen|other/);
  });

  it('excludes a private article from search engines', async () => {
    pages.json(200, { ...ARTICLE, isPublic: false });
    expect(parseHead((await pages.get('/articles/colosseum')).body).meta.robots).toBe('noindex');
  });

  it('returns the same status for HEAD as for GET', async () => {
    const { statusCode, body, headers } = await pages.server.inject({ method: 'HEAD', url: '/articles/colosseum' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    pages.json(404, {});
    expect((await pages.server.inject({ method: 'HEAD', url: '/articles/gone' })).statusCode).toBe(404);
  });
});

it('GET /articles/:slug: asks search engines not to index an article with little content', async () => {
  pages.json(200, { ...ARTICLE, isThin: true });
  expect(parseHead((await pages.get('/articles/colosseum')).body).meta.robots).toBe('noindex');
});

describe('GET /simple/:slug', () => {
  it('contains the whole text without scripts and points search engines to the article page', async () => {
    const { statusCode, body } = await pages.get('/simple/colosseum');
    expect(statusCode).toBe(200);
    expect(body).toContain(ARTICLE.content);
    const { meta, link } = parseHead(body);
    expect([meta.robots, link.canonical]).toEqual(['noindex', `${ORIGIN}/articles/colosseum`]);
  });

  it('links sentences to the numbered sources, without scripts', async () => {
    pages.json(200, {
      ...ARTICLE,
      verification: {
        sentences: [{ text: 'It held some 50,000 people.', facts: ['f1'], grade: 'sourced' }],
        omitted: 0,
      },
      citedFacts: [
        {
          id: 'f1',
          statement: 'It held 50,000.',
          kind: 'detail',
          value: null,
          unit: null,
          language: 'en',
          asOf: null,
          sourceId: GUIDEBOOK_SOURCE.id,
        },
      ],
      sources: [GUIDEBOOK_SOURCE],
    });
    const { body } = await pages.get('/simple/colosseum');
    expect(body).toMatch(/people\.<sup><a href="#source-1"[^>]*>1<\/a><\/sup><\/p>/);
    expect(body).toContain('<li id="source-1">Placelore guidebook');
  });

  it('redirects a previous slug and returns 404 for an unknown article', async () => {
    pages.respond = (_request, response) =>
      response.writeHead(301, { location: '/api/articles/flavian-amphitheatre/direct' }).end();
    const moved = await pages.get('/simple/colosseum?a=1');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/simple/flavian-amphitheatre?a=1']);
    pages.json(404, {});
    expect((await pages.get('/simple/colosseum')).statusCode).toBe(404);
  });
});
