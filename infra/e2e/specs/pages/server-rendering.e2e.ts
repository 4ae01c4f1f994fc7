/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { registerVisitor } from '../../support/http-visitor.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const HEADING = 'Every place has a story. Take its picture.';
const HYDRATED_PATHS = [
  '/',
  '/explore',
  '/articles',
  '/articles?q=pyramid',
  '/articles?page=2',
  '/articles/great-pyramid-of-giza',
  '/simple/great-pyramid-of-giza',
  '/test-article',
  '/dynamic/ulaanbaatar',
  '/regions/tuscany',
];
const GUEST_ONLY = 'Keep the places you find';

/** Starts to record the paths of API requests. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/**
 * Records what moves in `window.moved`, and marks the server-rendered heading. Runs in the page, before its scripts.
 */
function recordShiftsAndMarkHeading(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
      moved.push(...shift.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('h1')?.setAttribute('data-drawn-by', 'server');
  });
}

test.describe('server-rendered pages', () => {
  let product: Product;
  test.beforeAll(async ({ product: running }) => {
    product = running;
    // Once a guide is stored, its page shows it without requests.
    expect((await fetch(`${product.url}/api/generate-temporary-article?q=Ulaanbaatar`)).status).toBe(200);
  });

  test('refer only to existing files', async () => {
    const pages = await Promise.all(
      ['/', '/explore', '/articles', '/articles/colosseum', '/dynamic/ulaanbaatar'].map(async (path) =>
        (await fetch(product.url + path)).text(),
      ),
    );
    const filesByPage = pages.map((page) => [...new Set(page.match(/\/assets\/[\w.-]+/g))]);
    for (const files of filesByPage) expect(files.length).toBeGreaterThan(3);
    const missing = await Promise.all(
      [...new Set(filesByPage.flat())].map(async (file) => ((await fetch(product.url + file)).ok ? null : file)),
    );
    expect(missing.filter(Boolean)).toEqual([]);
  });

  test('are complete for guests and are hydrated without new requests or rendering', async ({ openWindow }) => {
    const { page, pageErrors: complaints } = await openWindow({ width: 1280 });
    const calls = recordApiCalls(page);
    // Marks the server-rendered heading before any script of the page runs.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn-by', 'server');
      }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Use dark colors' }).first().click();
    await expect(page.getByRole('button', { name: 'Use light colors' }).first()).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('data-drawn-by', 'server');
    await expect(page.locator('h1')).toHaveText(HEADING);
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);

    // After navigation, data may have changed, so it is fetched again.
    await page.getByRole('link', { name: 'Take Photo' }).click();
    await expect(page.getByText('What did you discover?')).toBeVisible();
    // Back first closes the consent dialog, and only then leaves the page.
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    const again = page.waitForRequest((request) => request.url().includes('/api/discoveries/public'));
    await page.goBack();
    await again;
    expect(complaints).toEqual([]);
  });

  test('contain a stored guide for a name and a position without scripts', async () => {
    const { url } = product;
    const guidePath = '/dynamic/Ulaanbaatar%20City%4047.92,106.91';
    const generated = await fetch(`${url}/api/generate-temporary-article?q=Ulaanbaatar+City&lat=47.92&lng=106.91`);
    expect(generated.status).toBe(200);
    const page = await (await fetch(url + guidePath)).text();
    expect(page).toContain('More around Ulaanbaatar');
    expect(page).not.toContain('Generating travel insights');
  });

  test('apply a click made before hydration', async ({ openWindow }) => {
    const { page, pageErrors: complaints } = await openWindow({ width: 390 });
    const { promise: clicked, resolve: releaseScripts } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto('/articles/eiffel-tower', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'View Interactive Map' }).click();
    releaseScripts();
    await expect(page.locator('[data-map]')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  /** Presses the theme button on pages that have one, to check that they react. */
  async function changeColors(page: Page): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 844 });
    const dark = page.getByRole('button', { name: 'Use dark colors' }).first();
    if ((await dark.count()) > 0) {
      await dark.click();
      await expect(page.getByRole('button', { name: 'Use light colors' }).first()).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }

  test('are hydrated without changes, shifts and requests even if scripts are slow', async ({ openWindow }) => {
    test.setTimeout(240_000);
    const { page, pageErrors: complaints } = await openWindow({ width: 390, locale: 'en-IE' });
    const calls = recordApiCalls(page);
    let painted = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.route('**/assets/*Page*.js', async (route) => {
      const response = await route.fetch();
      // By then all other scripts have run, and components that do not wait for this one have been rendered without it.
      await page.waitForLoadState('domcontentloaded');
      await route.fulfill({ response });
    });
    await page.addInitScript(recordShiftsAndMarkHeading);
    const found: Record<string, unknown> = {};
    for (const path of HYDRATED_PATHS) {
      painted = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'commit' });
      // Drops calls of the previous page, which was widened. No script of this page has run yet.
      calls.splice(0);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
      found[path] = {
        moved: await page.evaluate(() => (window as unknown as { moved: string[] }).moved),
        calls: calls.splice(0).filter((call) => /articles|user|generate|collections/.test(call)),
        heading: await page.locator('h1').getAttribute('data-drawn-by'),
        complaints: complaints.splice(0).filter((line) => !line.includes('404')),
      };
      await changeColors(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    const untouched = { moved: [], calls: [], heading: 'server', complaints: [] };
    expect(found).toEqual(Object.fromEntries(HYDRATED_PATHS.map((path) => [path, untouched])));
  });

  test('can be read and searched without JavaScript', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1280, javaScriptEnabled: false });
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText(HEADING);
    await page.getByRole('combobox').fill('Rome & Trevi');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname === '/articles' && url.searchParams.get('q') === 'Rome & Trevi');
    await page.goto('/articles');
    const readPaths = () =>
      page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const first = await readPaths();
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await page.waitForURL('**/articles?page=2');
    const second = await readPaths();
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([12, 12, 24]);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await page.waitForURL('**/articles');
    expect(await readPaths()).toEqual(first);
    await page.goto('/articles?page=9999');
    await expect(page.getByRole('heading', { name: 'No more guides' })).toBeVisible();
  });

  test('return 404 for malformed URLs', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 390 });
    for (const path of ['/dynamic/%E0%A4%A', '/articles/%', '/%ff']) {
      const response = await fetch(product.url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
    await page.goto('/dynamic/%E0%A4%A');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dynamic/%E0%A4%A');
  });

  test('contain no guest content for signed-in users', async ({ openWindow }) => {
    const guests = await fetch(product.url);
    expect(guests.headers.get('cache-control')).toBe('public, no-cache');
    expect(await guests.text()).toContain(GUEST_ONLY);
    const visitor = await registerVisitor(product.url, 'grace');
    const own = await visitor.request('/');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(await own.text()).not.toContain(GUEST_ONLY);
    const { page, context, pageErrors: complaints } = await openWindow({ width: 1280 });
    await context.addCookies(visitor.cookiesFor(product.url));
    await page.goto('/');
    await expect(page.getByText('Welcome back')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
