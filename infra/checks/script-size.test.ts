import { randomBytes } from 'node:crypto';
import { plant } from './planted.ts';
import { checkScriptSizes } from './script-size.ts';

const ROUTER = "export const PAGES = { home: '/', article: '/articles/:slug' } as const;";
const ARTICLE = 'src/routes/public/ArticlePage.tsx';
/** Text that does not compress to fewer bytes than this. */
const script = (bytes: number): string => randomBytes(bytes).toString('hex');

async function check(sizes: { entry: number; shared?: number; article: number; later?: number }) {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_shared'], dynamicImports: [ARTICLE, 'later'] },
    _shared: { file: 'shared.js' },
    [ARTICLE]: { file: 'article.js', imports: ['_shared', 'index.html'] },
    later: { file: 'later.js' },
  };
  const root = await plant({
    'frontend/src/app/pages.ts': ROUTER,
    'frontend/dist/client/.vite/manifest.json': JSON.stringify(manifest),
    'frontend/dist/client/entry.js': script(sizes.entry),
    'frontend/dist/client/shared.js': script(sizes.shared ?? 0),
    'frontend/dist/client/article.js': script(sizes.article),
    'frontend/dist/client/later.js': script(sizes.later ?? 0),
  });
  return (await checkScriptSizes(root)).faults;
}

it('finds nothing when both pages keep their budgets, whatever is loaded later', async () => {
  expect(await check({ entry: 60_000, shared: 30_000, article: 10_000, later: 200_000 })).toEqual([]);
});

it('finds a landing page that loads too much, with what its script imports', async () => {
  expect(await check({ entry: 60_000, shared: 45_000, article: 0 })).toEqual([
    expect.stringMatching(/^the landing page loads 1\d\d\.\d kB of 110\.0 kB/),
  ]);
});

it('finds a page of an article that loads too much, each script counted once', async () => {
  expect(await check({ entry: 60_000, shared: 30_000, article: 30_000 })).toEqual([
    expect.stringMatching(/^the page of an article loads 1\d\d\.\d kB of 120\.0 kB/),
  ]);
});

it('says so when nothing is built, or when a screen has another name', async () => {
  expect((await checkScriptSizes(await plant({}))).faults).toEqual([expect.stringContaining('not built')]);
  const root = await plant({
    'frontend/src/app/pages.ts': ROUTER,
    'frontend/dist/client/.vite/manifest.json': '{"index.html":{"file":"e.js"}}',
    'frontend/dist/client/e.js': '',
  });
  expect((await checkScriptSizes(root)).faults).toEqual([expect.stringContaining(`${ARTICLE} is no script`)]);
});
