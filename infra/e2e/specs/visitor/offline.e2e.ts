/// <reference lib="dom" />
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { BrowserWindow } from '../../support/browser.ts';
import { expectCached, readCaches, waitForServiceWorker } from '../../support/offline-device.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { createTrip } from '../../support/trips.ts';

const ARTICLE = 'eiffel-tower';
const KEPT_ARTICLE = '/articles/alhambra';
const GUIDE = '/dynamic/Ulaanbaatar';

test.describe('offline support', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  test('is installable, shows what was visited or kept, and reports what is not on the device', async ({
    openWindow,
    register,
  }) => {
    const visitor = await register('fiorella');
    const trip = await createTrip(visitor, 'Rome offline', ['colosseum', 'pantheon', 'trevi-fountain']);
    const window = await openWindow({ width: 390, pixelRatio: 2, allowServiceWorker: true });
    const { page, context } = window;
    await context.addCookies(visitor.cookiesFor(product.url));
    // The first page loads before the service worker, which is notified of it afterwards.
    await page.goto(`/articles/${ARTICLE}`);
    const title = (await page.locator('h1').textContent())!;
    await waitForServiceWorker(page);
    await expectInstallable(window);
    await expectCached(page, `/api/articles/${ARTICLE}/direct`);
    const articleImage = page.locator('article img').first();
    const shown = await articleImage.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/medium\.webp$/);
    // Only one size of a cover is kept, which stands in for the others.
    await expectCached(page, new URL(shown).pathname.replace(/(?<=\/covers\/.*)medium/, 'photo'));
    await keep(page, KEPT_ARTICLE);
    await keep(page, `/trips/${trip.id}`);
    const guide = await keepGuide(page);

    await context.setOffline(true);
    await expectKeptGuide(page, guide);
    await expectKeptTrip(page, trip.id);
    await page.goto(`/articles/${ARTICLE}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0) > 0);
    expect(await articleImage.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(shown);
    await page.evaluate(() => caches.delete('placelore:read'));
    await page.goto(KEPT_ARTICLE);
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    const map = page.locator('img[src^="/api/static-map"]');
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/app');
    await expect(page.getByText('What did you discover?')).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeAttached();
    await sharePhoto(page);

    await page.goto('/articles/big-ben');
    await expect(
      page.getByRole('heading', { name: "You're offline, and this guide isn't on this device." }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/articles/big-ben');
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator('article h1')).toBeVisible();
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await context.setOffline(true);
    // The document of the admin console is not on the device; the page must not reload forever.
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  /** Expects a valid manifest with icons of the sizes it names. */
  async function expectInstallable({ page, context, pageErrors }: BrowserWindow): Promise<void> {
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Tests run in incognito windows, in which apps cannot be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const response = await fetch(manifest.url);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, start_url } = (await response.json()) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(start_url).toBe('/app');
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    for (const { src, sizes, type } of icons) {
      const icon = await fetch(new URL(src, product.url));
      expect(icon.headers.get('content-type')).toContain(type);
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await fetch(`${product.url}/service-worker.js`)).headers.get('cache-control')).toBe('no-cache');
    expect(pageErrors).toEqual([]);
  }

  async function keep(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
  }

  /** Keeps a guide on demand, and returns its title and a paragraph. */
  async function keepGuide(page: Page): Promise<{ title: string; text: string }> {
    await keep(page, GUIDE);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const paragraph = await page.locator('article p').nth(3).textContent();
    return { title: title ?? '', text: paragraph ?? '' };
  }

  async function expectKeptGuide(page: Page, guide: { title: string; text: string }): Promise<void> {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await expect(page.getByText(guide.text).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
  }

  /** Expects the trip, the guides of its stops and the built-in map, and removes them. */
  async function expectKeptTrip(page: Page, id: number): Promise<void> {
    await page.goto(`/trips/${id}`);
    await expect(page.locator('main ol > li h2')).toHaveCount(3);
    await expect(page.getByText('Saved copy')).toBeVisible();
    await expect(page.locator('section[data-map="coastline"]')).toBeVisible();
    await page.getByRole('link', { name: 'Colosseum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Colosseum' })).toBeVisible();
    await page.goto('/saved');
    const kept = page.getByRole('region', { name: 'Guides and trips on this device' });
    await expect(kept.getByRole('link', { name: 'Rome offline' })).toBeVisible();
    await kept.getByRole('button', { name: 'Remove Rome offline from this device' }).click();
    await expect(kept.getByRole('link', { name: 'Rome offline' })).toHaveCount(0);
  }

  /** Shares a photo as a device does; it is asked about, and no copy stays. */
  async function sharePhoto(page: Page): Promise<void> {
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        ...{ method: 'post', action: '/app/share', enctype: 'multipart/form-data' },
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
      const files = new DataTransfer();
      files.items.add(new File(['pixels'], 'bridge.jpg', { type: 'image/jpeg' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    await page.getByRole('button', { name: 'Keep it private' }).click();
    await expect(page.getByText('bridge.jpg')).toBeVisible();
    expect(page.url()).toMatch(/\/app$/);
    await expect.poll(() => page.evaluate(() => caches.has('placelore:shared'))).toBe(false);
  }

  test.describe('service worker update', () => {
    let proxy: Server;
    let build = 0;
    test.beforeAll(async () => {
      proxy = createServer((incoming, outgoing) => {
        const { hostname, port } = new URL(product.url);
        const { url = '/', method } = incoming;
        // The response must be complete and uncompressed, so that it can be changed.
        const { 'if-none-match': _, 'if-modified-since': __, ...headers } = incoming.headers;
        const passed = request({ hostname, port, path: url, method, headers: { ...headers, 'accept-encoding': '' } });
        passed.on('response', async (got) => {
          outgoing.writeHead(got.statusCode ?? 502, got.headers);
          if (url !== '/service-worker.js') return got.pipe(outgoing);
          // The length must not change, so that the original headers remain valid.
          const script = await text(got);
          return outgoing.end(
            script.replace(/version:(["'`])[0-9a-f]{12}\1/, `version:$1${String(build).padStart(12, '0')}$1`),
          );
        });
        passed.on('error', () => outgoing.destroy());
        incoming.pipe(passed);
      });
      await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    });
    test.afterAll(() => proxy?.close());

    test('takes over automatically and deletes all builds but the previous one', async ({ openWindow }) => {
      const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
      const { page, context } = await openWindow({ url, width: 390, allowServiceWorker: true });
      const name = (version: number) => `placelore:build-${String(version).padStart(12, '0')}`;
      const builds = async () => (await readCaches(page)).names.filter((one) => one.startsWith('placelore:build-'));
      await page.goto('/app');
      await waitForServiceWorker(page);
      expect(await builds()).toEqual([name(0)]);
      for (const next of [1, 2]) {
        build = next;
        const takeover = page.evaluate(
          () => new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done)),
        );
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
        await takeover;
        // The service worker takes over before it has deleted old caches.
        await expect.poll(async () => (await builds()).includes(name(next - 2))).toBeFalsy();
        expect(await builds()).toEqual([name(next - 1), name(next)]);
      }
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText('What did you discover?')).toBeVisible();
    });
  });
});
