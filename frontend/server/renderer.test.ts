import { brotliDecompressSync } from 'node:zlib';
import type { RenderedPage } from '../src/entry-server.js';
import { ARTICLE, PageServer } from '../src/testing/fakes/page-server.js';
import { joinSheets } from './page-sheets.js';

const HOSTILE = `</script><script>alert('x')</script><!-- \u2028`;
const SCREEN = 'src/routes/public/library/ArticlePage.tsx';
const PAGE: RenderedPage = {
  html: '<main class="map text">rendered</main>',
  links: '<link rel="preload" href="/cover.webp">',
  data: [{ key: ['articles.bySlug', { slug: 'colosseum' }], data: { title: HOSTILE } }],
  pageModules: [SCREEN],
  isShared: true,
};
const RESULT = 'src/features/analysis/result/ResultScreen.tsx';
const TRACED = {
  'x-request-id': 'request-1',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};
const RESULT_FILES = { file: 'result.js', imports: ['_maps'], css: ['dialog.css', 'result.css', 'later.css'] };
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared'], css: ['entry.css'] },
  _shared: { file: 'shared.js', imports: [], css: ['shared.css'] },
  _maps: { file: 'maps.js', imports: ['_shared'], css: ['maps.css'] },
  [RESULT]: RESULT_FILES,
  [SCREEN]: { file: 'article.js', imports: ['index.html', '_shared', '_maps'], css: ['article.css'] },
};
const classNames = new Map([
  ['article.css', ['text', 'unused']],
  ['maps.css', ['map']],
  ['later.css', ['later']],
]);
const SESSION = { cookie: 'placelore_session=s; placelore_visitor=v' };

let pages: PageServer;
const render = jest.fn<Promise<RenderedPage | null>, Parameters<typeof import('../src/entry-server.js').renderPage>>();
beforeAll(async () => {
  const parts = ['maps.css', 'dialog.css', 'result.css', 'later.css'].map((file) => [file, `.of-${file} {}`] as const);
  const pageSheets = new Map([[RESULT, await joinSheets(parts)]]);
  pages = await PageServer.start('https://placelore.example', { render, manifest, classNames, pageSheets });
});
afterAll(() => pages.stop());
beforeEach(() => {
  pages.json(200, ARTICLE);
  render.mockReset().mockResolvedValue(PAGE);
});
const get = (headers: Record<string, string> = {}) => pages.get('/articles/colosseum', headers);

describe('a rendered page', () => {
  it('contains its HTML, head, and the styles and scripts of its screen', async () => {
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    expect(body).toContain(PAGE.html);
    expect(body).toContain('<title>Colosseum - Travel Guide | Placelore</title>');
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain(PAGE.links);
    const links = [...head.matchAll(/<link rel="([^"]*)" crossorigin href="([^"]*)">/g)];
    expect(links.map(([, relation, url]) => `${relation} ${url}`)).toEqual([
      'stylesheet /maps.css',
      'stylesheet /article.css',
      'late-modulepreload /article.js',
      'late-modulepreload /maps.js',
    ]);
  });

  it('leaves style sheets that it does not use yet to the scripts', async () => {
    render.mockResolvedValue({ ...PAGE, html: '<main class="page text">rendered</main>' });
    const { body } = await get();
    expect(body).toContain('href="/article.css"');
    expect(body).not.toContain('href="/maps.css"');
  });

  it('joins many style sheets into one file in cascade order, and marks them as loaded', async () => {
    render.mockResolvedValue({ ...PAGE, pageModules: [RESULT] });
    const { body } = await get();
    const [, url = ''] = /<link rel="stylesheet" crossorigin href="(\/assets\/page-\w+\.css)">/.exec(body) ?? [];
    const marked = [...body.matchAll(/<link rel="stylesheet" crossorigin disabled href="([^"]*)">/g)];
    expect(marked.map(([, file]) => file)).toEqual(['/maps.css', '/dialog.css', '/result.css', '/later.css']);
    const css = '.of-maps.css {}\n.of-dialog.css {}\n.of-result.css {}\n.of-later.css {}';
    const plain = await pages.get(url, { 'accept-encoding': 'gzip' });
    expect([plain.body, plain.headers['content-encoding']]).toEqual([css, undefined]);
    const { rawPayload, headers } = await pages.get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(css);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('reads the data of its head and content once and uncompressed', async () => {
    render.mockImplementation(async (_url, _isGuest, ask) => {
      await ask({ method: 'GET', url: '/api/articles/colosseum/direct', body: undefined }, true);
      return PAGE;
    });
    await get();
    const reads = pages.received.map(({ url, headers }) => [url, headers['accept-encoding']]);
    expect(reads).toEqual([['/api/articles/colosseum/direct', 'identity']]);
  });

  it('passes the trace of its request on to reads', async () => {
    await get(TRACED);
    expect(pages.received[0]?.headers).toMatchObject(TRACED);
  });

  it('shares no reads with other visitors', async () => {
    const cookies = ['placelore_session=a', 'placelore_session=b'];
    await Promise.all(cookies.map((cookie) => get({ cookie })));
    expect(pages.received.map(({ headers }) => headers.cookie).toSorted()).toEqual(cookies);
  });

  it('embeds its data as JSON that cannot become an element', async () => {
    const { body } = await get();
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(data)).toEqual(PAGE.data);
    expect(body).not.toMatch(/<script>|<!--/);
  });

  it('is publicly cacheable and read without cookies when it is the same for all guests', async () => {
    render.mockImplementation(async (_address, isGuest, ask) => {
      expect(isGuest).toBe(true);
      pages.received.length = 0;
      expect(await ask({ method: 'GET', url: '/api/x?y=1', body: undefined }, true)).toMatchObject({ body: ARTICLE });
      return PAGE;
    });
    const { headers } = await get({ cookie: 'placelore_visitor=v' });
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    const requests = pages.received.find(({ url }) => url === '/api/x?y=1');
    expect(requests?.headers.cookie).toBeUndefined();
  });

  it('is private and read with the guest’s cookie when it differs between guests', async () => {
    render.mockImplementation(async (_address, _isGuest, ask) => {
      await ask({ method: 'GET', url: '/api/x', body: undefined }, false);
      return { ...PAGE, isShared: false };
    });
    const { headers } = await get({ cookie: 'placelore_visitor=v' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(pages.received.findLast(({ url }) => url === '/api/x')?.headers.cookie).toBe('placelore_visitor=v');
  });

  it('is private and read with the session cookie of a signed-in user', async () => {
    render.mockImplementation(async (_address, isGuest, ask) => {
      expect(isGuest).toBe(false);
      await ask({ method: 'GET', url: '/api/x', body: undefined }, true);
      return { ...PAGE, isShared: false };
    });
    const { headers } = await get(SESSION);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeUndefined();
    expect(pages.received.find(({ url }) => url === '/api/x')?.headers.cookie).toBe(SESSION.cookie);
  });
});

describe('the shell', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  it('replaces a page whose rendering fails, and logs the failure without the URL', async () => {
    render.mockRejectedValue(new Error('a component failed'));
    const { statusCode, body, headers } = await get(TRACED);
    expect(statusCode).toBe(200);
    expect(body).toContain('<i>shell</i>');
    expect(body).not.toContain('page-data');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(JSON.parse(logged.mock.calls[0][0])).toEqual({
      level: 'error',
      time: expect.any(String),
      service: 'frontend',
      requestId: 'request-1',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      route: '/articles/:slug',
      err: { message: 'a component failed', stack: expect.any(String) },
      msg: 'Failed to render a page',
    });
  });

  it.each([404, 503])('replaces a rendered page when the article lookup returns %i', async (status) => {
    pages.json(status, {});
    const { statusCode, body, headers } = await get();
    expect(statusCode).toBe(status);
    expect(body).not.toContain('rendered');
    expect(headers['cache-control']).not.toContain('public');
  });

  it('is sent for pages that only browsers render', async () => {
    render.mockResolvedValue(null);
    expect((await get()).body).not.toContain('page-data');
  });
});
