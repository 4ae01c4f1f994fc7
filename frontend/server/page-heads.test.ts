import { ARTICLE, GUIDE, PageServer, parseHead } from '../src/testing/fakes/page-server.js';

const ORIGIN = 'https://placelore.example';

let pages: PageServer;
beforeAll(async () => {
  pages = await PageServer.start(`${ORIGIN}/`);
});
afterAll(() => pages.stop());
beforeEach(() => pages.json(200, ARTICLE));

describe('page head', () => {
  it('describes the site search on the landing page', async () => {
    const { title, meta, link, data } = parseHead((await pages.get('/')).body);
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
    ['/?q=rome', 'Placelore | Discover through your camera', 'noindex', '/'],
    ['/app', 'What did you discover? | Placelore', 'noindex', '/app'],
    ['/explore', 'Explore | Placelore', undefined, '/explore'],
    ['/map?at=1,2,3', 'Map | Placelore', undefined, '/map'],
    ['/test-article', 'Sample article | Placelore', 'noindex', '/test-article'],
    ['/auth', 'Sign in | Placelore', 'noindex', '/auth'],
    ['/admin', 'Administration | Placelore', 'noindex', '/admin'],
    ['/admin/articles/new', 'Administration | Placelore', 'noindex', '/admin'],
  ])(
    'has a title, robots rule and canonical link without calling the API: %s',
    async (path, expected, robots, canonical) => {
      const { statusCode, body } = await pages.get(path);
      const { title, meta, link } = parseHead(body);
      expect([statusCode, title, meta.robots, link.canonical]).toEqual([200, expected, robots, ORIGIN + canonical]);
      expect(meta.description!.length).toBeLessThanOrEqual(160);
      expect(pages.received).toEqual([]);
    },
  );

  const NEXT = { link: '</api/articles?page=9&limit=12>; rel="next"' };
  it.each([
    ['/articles', NEXT, 'Travel Guides', undefined, { canonical: '/articles', next: '/articles?page=2' }],
    ['/articles', {}, 'Travel Guides', undefined, { canonical: '/articles' }],
    [
      '/articles?page=2&q=',
      NEXT,
      'Travel Guides (page 2)',
      undefined,
      { canonical: '/articles?page=2', prev: '/articles', next: '/articles?page=3' },
    ],
    ['/articles?page=-1', {}, 'Travel Guides', undefined, { canonical: '/articles' }],
    [
      '/articles?q=rome%20%22x%22&page=3',
      NEXT,
      '“rome "x"” - Travel Guides (page 3)',
      'noindex',
      {
        canonical: '/articles',
        prev: '/articles?q=rome+%22x%22&page=2',
        next: '/articles?q=rome+%22x%22&page=4',
      },
    ],
  ])(
    'has the canonical, previous and next links of the list page %s with the API headers %j',
    async (path, headers, expected, robots, links) => {
      pages.json(200, [ARTICLE], headers);
      const { statusCode, body } = await pages.get(path, { cookie: 'placelore_visitor=v' });
      const { title, meta, link } = parseHead(body);
      expect([statusCode, title, meta.robots]).toEqual([200, `${expected} | Placelore`, robots]);
      expect(link).toEqual(Object.fromEntries(Object.entries(links).map(([name, path]) => [name, ORIGIN + path])));
      // The list is the same for all visitors, so it is read without cookies.
      expect(pages.received.map((request) => request.headers.cookie)).toEqual([undefined]);
    },
  );

  it('excludes a page past the end from search engines, but not a page that failed to load', async () => {
    pages.json(200, []);
    const behind = parseHead((await pages.get('/articles?page=99')).body);
    expect([behind.meta.robots, behind.link.next]).toEqual(['noindex', undefined]);
    pages.json(503, {});
    const unread = parseHead((await pages.get('/articles?page=99')).body);
    expect([unread.meta.robots, unread.link.next]).toEqual([undefined, undefined]);
  });

  it.each(['/not-found', '/not-found?search=x', '/nowhere', '/simple/x/y', '/articles/a/b', '/dynamic/'])(
    'returns an unlisted 404 for %s',
    async (path) => {
      const { statusCode, body } = await pages.get(path);
      expect([statusCode, parseHead(body).meta.robots]).toEqual([404, 'noindex']);
    },
  );
});

describe('page of a collection', () => {
  const TUSCANY = {
    title: 'Tuscany',
    overview: 'A region of hills between Florence and Siena.',
    country: { code: 'IT', name: 'Italy' },
    total: 60,
    articles: [{ ...ARTICLE, snippet: null, latitude: 43.7, longitude: 11.2 }],
    groups: [],
    places: [],
    hasPhotos: false,
  };

  it('has a title, links, and structured data for the list and its breadcrumb', async () => {
    pages.json(200, TUSCANY);
    const { statusCode, body } = await pages.get('/regions/tuscany?page=2', { cookie: 'placelore_visitor=v' });
    const { title, meta, link, data } = parseHead(body);
    expect([statusCode, title, meta.robots]).toEqual([
      200,
      'Tuscany: 60 travel guides (page 2) | Placelore',
      undefined,
    ]);
    expect(meta.description).toBe(TUSCANY.overview);
    expect(link).toEqual({
      canonical: `${ORIGIN}/regions/tuscany?page=2`,
      prev: `${ORIGIN}/regions/tuscany`,
      next: `${ORIGIN}/regions/tuscany?page=3`,
    });
    const [list, path] = data[0]['@graph'];
    expect(list).toMatchObject({ '@type': 'CollectionPage', name: 'Tuscany' });
    expect(list.mainEntity).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 25, name: 'Colosseum', url: `${ORIGIN}/articles/colosseum` }],
    });
    expect(path.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${ORIGIN}/explore`,
      `${ORIGIN}/countries/it`,
      `${ORIGIN}/regions/tuscany?page=2`,
    ]);
    expect(pages.received.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      ['/api/collections/regions/tuscany?page=2', undefined],
    ]);
  });

  it.each(['?order=name', '?group=museums', '?view=map', '?photo=1&page=2'])(
    'is not indexed with %s and points to the whole list',
    async (query) => {
      pages.json(200, TUSCANY);
      const { meta, link } = parseHead((await pages.get(`/regions/tuscany${query}`)).body);
      expect([meta.robots, link.canonical]).toEqual(['noindex', `${ORIGIN}/regions/tuscany`]);
    },
  );

  it('is not indexed without guides', async () => {
    pages.json(200, { ...TUSCANY, title: 'Kiribati', overview: '', country: null, total: 0, articles: [] });
    const { title, meta } = parseHead((await pages.get('/countries/ki')).body);
    expect([title, meta.robots, meta.description]).toEqual([
      'Kiribati | Placelore',
      'noindex',
      'Travel guides to Kiribati.',
    ]);
  });

  it('is missing when there is no such collection, and unavailable when it cannot be read', async () => {
    pages.json(404, {});
    expect((await pages.get('/places/castles')).statusCode).toBe(404);
    expect((await pages.get('/places/%22%3E')).statusCode).toBe(404);
    pages.json(503, {});
    expect((await pages.get('/places/museums')).statusCode).toBe(503);
  });

  it('redirects to the lower-case path', async () => {
    const { statusCode, headers } = await pages.get('/countries/IT?page=2');
    expect([statusCode, headers.location]).toEqual([301, '/countries/it?page=2']);
  });
});

describe('GET /dynamic/:name', () => {
  it('describes an existing guide and excludes it from search engines', async () => {
    pages.json(200, { temporary: true, article: GUIDE, source: 'cache' });
    const { title, meta, link } = parseHead((await pages.get('/dynamic/old-mill')).body);
    expect(pages.received[0]!.url).toBe('/api/dynamic?q=old-mill');
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
  ])('names the requested place while no guide exists: %s', async (path, name) => {
    pages.json(404, {});
    const { statusCode, body } = await pages.get(path);
    const { title, meta } = parseHead(body);
    expect([statusCode, title, meta.robots]).toEqual([200, `${name} - AI Travel Guide | Placelore`, 'noindex']);
  });

  it('only looks up the guide and never has one written', async () => {
    pages.json(404, {});
    await pages.get('/dynamic/Some%20Place@1.5,2');
    await pages.get('/dynamic/some-place');
    await pages.get('/dynamic/Nowhere@91,2');
    // The name is too short.
    await pages.get('/dynamic/xy@1,2');
    expect(pages.received.map(({ url }) => url)).toEqual([
      '/api/dynamic?q=Some+Place&lat=1.5&lng=2',
      '/api/dynamic?q=some-place',
      '/api/dynamic?q=Nowhere',
    ]);
  });

  it.each([
    ['/articles/old-mill', 302, '/articles/old-mill'],
    ['https://evil.example/', 200, undefined],
    ['//evil.example', 200, undefined],
  ])('redirects only to an article of this site: %s', async (url, status, location) => {
    pages.json(200, { redirect: true, url, source: 'cache' });
    const { statusCode, headers } = await pages.get('/dynamic/Old%20Mill@1.5,2');
    expect([statusCode, headers.location]).toEqual([status, location]);
  });
});

describe('page head without a configured public URL', () => {
  it('uses the requested origin and rejects an invalid host with 400', async () => {
    const open = await PageServer.start(undefined);
    const ask = (host: string) => open.get('/', { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });
    expect(parseHead((await ask('trips.example')).body).link.canonical).toBe('https://trips.example/');
    expect((await ask('a"><script>')).statusCode).toBe(400);
    await open.stop();
  });
});
