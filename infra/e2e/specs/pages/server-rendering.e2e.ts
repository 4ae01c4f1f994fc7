/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { useProductInBrowser } from '../../support/product-in-browser.ts';

const HEADING = 'Every place has a story. Take its picture.';
const GUEST_ONLY = 'Keep a log of where you have been';

/** Records the paths of API requests from now on. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

describe('server-rendered pages', () => {
  const running = useProductInBrowser();

  it.each(['/', '/articles', '/articles/colosseum', '/dynamic/ulaanbaatar'])(
    'refer to existing files only: %s',
    async (path) => {
      const page = await (await fetch(running.product.url + path)).text();
      const files = [...new Set(page.match(/\/assets\/[\w.-]+/g))];
      expect(files.length).toBeGreaterThan(3);
      const missing = await Promise.all(
        files.map(async (file) => ((await fetch(running.product.url + file)).ok ? null : file)),
      );
      expect(missing.filter(Boolean)).toEqual([]);
    },
  );

  it('are complete for guests and are hydrated without new requests or rendering', async () => {
    const { page, context, pageErrors: complaints } = await running.openWindow({ width: 1280 });
    const calls = recordApiCalls(page);
    // Marks the server-rendered heading before any script of the page runs.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn-by', 'server');
      }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Use dark colors' }).first().click();
    await page.getByRole('button', { name: 'Use light colors' }).first().waitFor();
    expect(await page.locator('h1').getAttribute('data-drawn-by')).toBe('server');
    expect(await page.locator('h1').textContent()).toBe(HEADING);
    await page.getByText('The map is still empty').waitFor();
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);

    // After navigation, the data may have changed and is fetched again.
    await page.getByRole('link', { name: 'Take Photo' }).click();
    await page.getByText('What did you discover?').waitFor();
    const again = page.waitForRequest((request) => request.url().includes('/api/discoveries/public'));
    await page.goBack();
    await again;
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('contain a stored guide for a name and a position without scripts', async () => {
    const { url } = running.product;
    const guidePath = '/dynamic/Ulaanbaatar%20City%4047.92,106.91';
    const generated = await fetch(`${url}/api/generate-temporary-article?q=Ulaanbaatar+City&lat=47.92&lng=106.91`);
    expect(generated.status).toBe(200);
    const page = await (await fetch(url + guidePath)).text();
    expect(page).toContain('Cultural &amp; Historical Significance');
    expect(page).not.toContain('Generating travel insights');
  });

  it('apply a click made before hydration', async () => {
    const { page, context, pageErrors: complaints } = await running.openWindow({ width: 390 });
    const { promise: clicked, resolve: releaseScripts } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto('/articles/eiffel-tower', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'View Interactive Map' }).click();
    releaseScripts();
    await page.locator('[data-map]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    '/articles',
    '/articles?q=pyramid',
    '/articles?page=2',
    '/articles/great-pyramid-of-giza',
    '/simple/great-pyramid-of-giza',
    '/test-article',
    '/dynamic/ulaanbaatar',
  ])('are hydrated without changes when scripts are slow: %s', async (path) => {
    await eventually(
      async () => (await fetch(`${running.product.url}/api/articles/great-pyramid-of-giza/direct`)).ok,
      60_000,
    );
    expect((await fetch(`${running.product.url}/api/generate-temporary-article?q=Ulaanbaatar`)).status).toBe(200);
    const { page, context, pageErrors: complaints } = await running.openWindow({ width: 1280 });
    const calls = recordApiCalls(page);
    await page.route('**/assets/*Page*.js', async (route) => {
      const response = await route.fetch();
      // By then all other scripts have run, and components that do not wait for this one have rendered without it.
      await page.waitForLoadState('domcontentloaded');
      await route.fulfill({ response: response });
    });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn-by', 'server');
      }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(calls.filter((call) => /articles|user|generate/.test(call))).toEqual([]);
    const theme = page.getByRole('button', { name: 'Use dark colors' }).first();
    if ((await theme.count()) > 0) {
      await theme.click();
      await page.getByRole('button', { name: 'Use light colors' }).first().waitFor();
    }
    expect(await page.locator('h1').getAttribute('data-drawn-by')).toBe('server');
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await context.close();
  });

  test.each(['/', '/articles', '/articles/eiffel-tower', '/simple/eiffel-tower', '/dynamic/ulaanbaatar'])(
    'do not shift when scripts apply the locale of the reader: %s',
    async (path) => {
      expect((await fetch(`${running.product.url}/api/generate-temporary-article?q=Ulaanbaatar`)).status).toBe(200);
      const { page, context } = await running.openWindow({ width: 390, locale: 'en-IE' });
      const { promise: painted, resolve: releaseScripts } = Promise.withResolvers<void>();
      await page.route('**/assets/index-*.js', async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
            moved.push(...shift.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      releaseScripts();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
      await context.close();
    },
  );

  it('can be read and searched without JavaScript', async () => {
    const context = await running.browser.newContext({ baseURL: running.product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    expect(await page.locator('h1').textContent()).toBe(HEADING);
    await page.getByRole('searchbox').fill('Rome & Trevi');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname === '/articles' && url.searchParams.get('q') === 'Rome & Trevi');
    await page.goto('/articles');
    const first = await page.locator('main h2').allTextContents();
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await page.waitForURL('**/articles?page=2');
    const second = await page.locator('main h2').allTextContents();
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([12, 12, 24]);
    await page.getByRole('link', { name: 'Previous page' }).click();
    expect(await page.locator('main h2').allTextContents()).toEqual(first);
    await page.goto('/articles?page=9999');
    await page.getByRole('heading', { name: 'No more articles' }).waitFor();
    await context.close();
  });

  it.each(['/dynamic/%E0%A4%A', '/articles/%', '/%ff'])('return 404 for the malformed URL %s', async (path) => {
    const response = await fetch(running.product.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const { page, context } = await running.openWindow({ width: 390 });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  });

  it('contain no guest content for signed-in users', async () => {
    const guests = await fetch(running.product.url);
    expect(guests.headers.get('cache-control')).toBe('public, no-cache');
    expect(await guests.text()).toContain(GUEST_ONLY);
    const visitor = new HttpVisitor(running.product.url);
    const account = { username: 'ada', email: 'ada@example.com', password: 'a-long-password-1' };
    expect((await visitor.post('/api/register', account)).status).toBe(201);
    const own = await visitor.request('/');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(await own.text()).not.toContain(GUEST_ONLY);
    const { page, context, pageErrors: complaints } = await running.openWindow({ width: 1280 });
    await context.addCookies(visitor.cookiesFor(running.product.url));
    await page.goto('/');
    await page.getByText('Welcome back').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
