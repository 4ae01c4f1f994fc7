import { buildAnalysisResult } from '../src/testing/builders/analyses.js';
import { PageServer, parseHead } from '../src/testing/fakes/page-server.js';

const ID = '0c0ffee0-0000-4000-8000-000000000009';
const RESULT = { ...buildAnalysisResult(), id: ID, latitude: 43.4661, longitude: 11.8829 };
const ANALYSIS = {
  id: ID,
  status: 'done',
  createdAt: '2026-11-22T10:00:00.000Z',
  progress: null,
  result: RESULT,
  error: null,
};
const OWNER = { cookie: 'placelore_visitor=owner' };

const render = jest.fn<
  ReturnType<typeof import('../src/entry-server.js').renderPage>,
  Parameters<typeof import('../src/entry-server.js').renderPage>
>();
let pages: PageServer;
beforeAll(async () => {
  pages = await PageServer.start('https://placelore.example', {
    render,
    manifest: {},
    classNames: new Map(),
    pageSheets: new Map(),
  });
});
afterAll(() => pages.stop());
beforeEach(() => {
  pages.json(200, ANALYSIS);
  // The page itself reads the discovery in the same way.
  render.mockReset().mockImplementation(async (_url, _isGuest, fetchApi) => {
    const found = await fetchApi({ method: 'GET', url: `/api/analyses/${ID}`, body: undefined }, false);
    const title = (found?.body as typeof ANALYSIS | undefined)?.result.title ?? 'nothing';
    return { html: `<main>${title}</main>`, links: '', data: [], pageModules: [], isShared: false };
  });
});

test('/d/:id: is rendered for its owner, read once with the owner’s cookies, and never stored', async () => {
  const { statusCode, headers, body } = await pages.get(`/d/${ID}`, OWNER);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined]);
  expect(body).toContain(`<main>${RESULT.title}</main>`);
  const reads = pages.received.map(({ url, headers }) => [url, headers.cookie]);
  expect(reads).toEqual([[`/api/analyses/${ID}`, OWNER.cookie]]);
});

test('/d/:id: keeps the discovery out of the head, which link previews show', async () => {
  const { body } = await pages.get(`/d/${ID}`, OWNER);
  const { title, meta } = parseHead(body);
  expect([title, meta.robots]).toEqual(['Your discovery | Placelore', expect.stringContaining('noindex')]);
  const head = body.slice(0, body.indexOf('</head>'));
  for (const trait of [RESULT.title, RESULT.location, '43.466']) expect(head).not.toContain(trait);
});

test('/d/:id: is not stored even if its rendering is marked as shared', async () => {
  render.mockResolvedValue({ html: '<main></main>', links: '', data: [], pageModules: [], isShared: true });
  const { headers } = await pages.get(`/d/${ID}`, OWNER);
  expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
});

test('/d/:id: is never shared between two visitors who request it at once', async () => {
  pages.respond = ({ headers }, response) => {
    const isOwner = headers.cookie === OWNER.cookie;
    response.writeHead(isOwner ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOwner ? ANALYSIS : {}));
  };
  const [own, strange, signedOut] = await Promise.all([
    pages.get(`/d/${ID}`, OWNER),
    pages.get(`/d/${ID}`, { cookie: 'placelore_visitor=stranger; placelore_session=theirs' }),
    pages.get(`/d/${ID}`),
  ]);
  expect([own, strange, signedOut].map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  for (const { body, headers } of [strange, signedOut]) {
    expect(body).not.toContain(RESULT.title);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test.each([
  ['a deleted discovery', 404, ID, 404],
  ['a malformed id', 400, 'nonsense', 404],
  ['an outage', 503, ID, 503],
])('/d/:id: has no content for %s', async (_, apiStatus, id, status) => {
  pages.json(apiStatus, {});
  const { statusCode, body, headers } = await pages.get(`/d/${id}`, OWNER);
  expect(statusCode).toBe(status);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain('<i>shell</i>');
  expect(body).not.toContain('<main>');
});
