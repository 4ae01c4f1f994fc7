/// <reference lib="dom" />
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expectCached, readCaches, waitForServiceWorker } from '../../support/offline-device.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const ARTICLE = 'eiffel-tower';

test.describe('offline support', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  test('is installable with a valid manifest and matching icons', async ({ openWindow }) => {
    const { page, context, pageErrors: complaints } = await openWindow({ width: 390, allowServiceWorker: true });
    await page.goto('/app');
    await waitForServiceWorker(page);
    await page.reload();
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Tests run in incognito windows, where apps cannot be installed.
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
    expect(complaints).toEqual([]);
  });

  test('shows a visited article with its image, and the app shell for other pages', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 390, pixelRatio: 2, allowServiceWorker: true });
    // The first page is loaded before the service worker, which is notified of it afterward.
    await page.goto(`/articles/${ARTICLE}`);
    const title = (await page.locator('h1').textContent())!;
    await waitForServiceWorker(page);
    await expectCached(page, `/api/articles/${ARTICLE}/direct`);
    const articleImage = page.locator('article img').first();
    const shown = await articleImage.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/medium\.webp$/);
    // Only one size of a cover is kept, and replaces the others.
    const keptPath = new URL(shown).pathname.replace(/(?<=\/covers\/.*)medium/, 'photo');
    await expectCached(page, keptPath);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0) > 0);
    expect(await articleImage.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(shown);
    await page.goto('/app');
    await expect(page.getByText('What did you discover?')).toBeVisible();
    await expect(page.getByText('Offline', { exact: true })).toBeAttached();
  });

  test('reports an article that is not cached, and loads it once online', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 390, allowServiceWorker: true });
    await page.goto('/');
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.goto(`/articles/${ARTICLE}`);
    await expect(
      page.getByRole('heading', { name: "You're offline, and this guide isn't on this device." }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/articles/${ARTICLE}`);
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator('article h1')).toBeVisible();
  });

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

    test('takes over automatically and deletes all builds except the previous one', async ({ openWindow }) => {
      const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
      const { page, context } = await openWindow({ url, width: 390, allowServiceWorker: true });
      const name = (version: number) => `placelore:build-${String(version).padStart(12, '0')}`;
      const builds = async () => (await readCaches(page)).names.filter((one) => one.startsWith('placelore:build-'));
      await page.goto('/app');
      await waitForServiceWorker(page);
      expect(await builds()).toEqual([name(0)]);
      // Counts from the beginning, because the browser also looks for an update by itself some time after a page has
      // loaded.
      await page.evaluate(() => {
        const counted = Object.assign(window, { takeovers: 0 });
        navigator.serviceWorker.addEventListener('controllerchange', () => counted.takeovers++);
      });
      const countTakeovers = () => page.evaluate(() => (window as Window & { takeovers?: number }).takeovers);
      for (const next of [1, 2]) {
        build = next;
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
        await expect.poll(countTakeovers).toBe(next);
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
