import { randomBytes } from 'node:crypto';
import { createFixtureProject } from './fixture-project.ts';
import { checkScriptSizes } from './script-size.ts';

const PATHS_SOURCE = "export const PAGES = { home: '/', article: '/articles/:slug' } as const;";
const LANDING_MODULE = 'src/routes/public/LandingPage.tsx';
const ARTICLE_MODULE = 'src/routes/public/library/ArticlePage.tsx';
/** Returns text that cannot be compressed below this many bytes. */
const createScript = (bytes: number): string => randomBytes(bytes).toString('hex');

async function check(sizes: { entry: number; shared?: number; landing?: number; article: number; later?: number }) {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_shared'], dynamicImports: [LANDING_MODULE, ARTICLE_MODULE] },
    _shared: { file: 'shared.js' },
    [LANDING_MODULE]: { file: 'landing.js', imports: ['_shared'], dynamicImports: ['later'] },
    [ARTICLE_MODULE]: { file: 'article.js', imports: ['_shared', 'index.html'] },
    later: { file: 'later.js' },
  };
  const root = await createFixtureProject({
    'frontend/src/app/routing/paths.ts': PATHS_SOURCE,
    'frontend/dist/client/.vite/manifest.json': JSON.stringify(manifest),
    'frontend/dist/client/entry.js': createScript(sizes.entry),
    'frontend/dist/client/shared.js': createScript(sizes.shared ?? 0),
    'frontend/dist/client/landing.js': createScript(sizes.landing ?? 0),
    'frontend/dist/client/article.js': createScript(sizes.article),
    'frontend/dist/client/later.js': createScript(sizes.later ?? 0),
  });
  return (await checkScriptSizes(root)).violations;
}

it('script size: accepts pages within their budgets, whatever they load later', async () => {
  expect(await check({ entry: 60_000, shared: 30_000, landing: 5_000, article: 10_000, later: 200_000 })).toEqual([]);
});

it('script size: finds a landing page over its budget, and counts imports', async () => {
  expect(await check({ entry: 60_000, shared: 30_000, landing: 15_000, article: 0 })).toEqual([
    expect.stringMatching(/^the landing page loads 1\d\d\.\d kB of 105\.0 kB/),
  ]);
});

it('script size: finds an article page over its budget, and counts each script once', async () => {
  expect(await check({ entry: 60_000, shared: 30_000, article: 30_000 })).toEqual([
    expect.stringMatching(/^the page of an article loads 1\d\d\.\d kB of 115\.0 kB/),
  ]);
});

it('script size: reports a missing build and a renamed page module', async () => {
  expect((await checkScriptSizes(await createFixtureProject({}))).violations).toEqual([
    expect.stringContaining('not built'),
  ]);
  const root = await createFixtureProject({
    'frontend/src/app/routing/paths.ts': PATHS_SOURCE,
    'frontend/dist/client/.vite/manifest.json': '{"index.html":{"file":"e.js"}}',
    'frontend/dist/client/e.js': '',
  });
  expect((await checkScriptSizes(root)).violations).toEqual([
    expect.stringContaining(`${LANDING_MODULE} is not a separate script`),
    expect.stringContaining(`${ARTICLE_MODULE} is not a separate script`),
  ]);
});
