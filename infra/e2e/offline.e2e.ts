/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../../packages/platform/test/eventually.js';
import { openBrowser, openWindow } from './browser.ts';
import { photo } from './photos.ts';
import { type Product, startProduct } from './product.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const KYOTO = { latitude: 35.0394, longitude: 135.7292 };
const QUEUED = "You're offline. Analysis queued for when you're back online.";

/** Waits until the worker has the page. */
const ready = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Every address in every cache, and the names of the caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

const waitForKept = (page: Page, path: string) =>
  eventually(() => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path));

const queueSize = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('placelore:offline-queue', 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('analyses').objectStore('analyses').count();
          count.onsuccess = () => done(count.result);
        };
      }),
  );

/** The slug of an article, as soon as the library has begun to fill. */
async function firstArticle(url: string): Promise<string> {
  let slug: string | undefined;
  await eventually(async () => {
    const [first] = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { slug: string }[];
    slug = first?.slug;
    return slug !== undefined;
  }, 60_000);
  return slug!;
}

describe('without a network', () => {
  let product: Product;
  let browser: Browser;
  let slug: string;
  beforeAll(async () => {
    browser = await openBrowser();
    product = await startProduct();
    slug = await firstArticle(product.url);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const register = async (page: Page, username: string) => {
    const credentials = { username, email: `${username}@example.org`, password: 'a-password' };
    await page.goto('/auth');
    const status = await page.evaluate(
      async (body) =>
        (
          await fetch('/api/register', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status,
      credentials,
    );
    expect(status).toBeLessThan(300);
    await page.goto('/app');
    await page.getByText('Welcome back').waitFor({ state: 'attached' });
    await ready(page);
  };

  const choosePhoto = async (page: Page, name: string, position: typeof PARIS) => {
    const file = join(product.dataDir, name);
    await writeFile(file, await photo(position));
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Analyze Image' }).click();
  };

  test('the app can be installed: its manifest is valid and its icons are what it says', async () => {
    const { page, context, complaints } = await openWindow(browser, product.url, { width: 390, worker: true });
    await page.goto('/app');
    await ready(page);
    await page.reload();
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Windows of a test are private, in which nothing is ever installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const answer = await fetch(manifest.url);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, start_url } = (await answer.json()) as {
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
    await context.close();
  });

  test('an article that was read is read again, with its picture; another page is its shell', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 390, pixelRatio: 2, worker: true });
    // The first page of all comes before the worker, which is told of it.
    await page.goto(`/articles/${slug}`);
    const title = (await page.locator('h1').textContent())!;
    await ready(page);
    await waitForKept(page, `/api/articles/${slug}/direct`);
    const picture = page.locator('article img').first();
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/medium\.webp$/);
    await waitForKept(page, new URL(shown).pathname);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0) > 0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(shown);
    await page.goto('/app');
    await page.getByText('What did you discover?').waitFor();
    await page.getByText('Offline', { exact: true }).waitFor({ state: 'attached' });
    await context.close();
  });

  test('photos that are chosen wait through a reload, are analysed on return, and each result is shown', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280, worker: true });
    await register(page, 'queuer');
    await context.setOffline(true);
    await page.getByText("You're offline.").first().waitFor();
    await choosePhoto(page, 'paris.jpg', PARIS);
    await page.getByText(QUEUED).first().waitFor();
    await page.reload();
    await page.getByText('What did you discover?').waitFor();
    await choosePhoto(page, 'kyoto.jpg', KYOTO);
    await page.getByText(QUEUED).first().waitFor();
    expect(await queueSize(page)).toBe(2);
    await page.getByText('2 photos wait to be analyzed.').waitFor();

    await context.setOffline(false);
    await page.getByText("You're back online.").first().waitFor();
    const first = page.getByRole('dialog').filter({ hasText: 'Eiffel Tower' });
    await first.waitFor({ timeout: 60_000 });
    await page.getByText('Sync complete!').first().waitFor({ timeout: 60_000 });
    expect(await queueSize(page)).toBe(0);
    await first.getByRole('button', { name: 'Close' }).first().click();
    const second = page.getByRole('dialog').filter({ hasText: 'Kinkaku-ji' });
    await second.waitFor();
    await second.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: /^Delete Eiffel Tower/ }).waitFor();
    await page.getByRole('button', { name: /^Delete Kinkaku-ji/ }).waitFor();
    await page.getByText('to be analyzed.').waitFor({ state: 'detached' });
    const lastSync = await page.evaluate(() => Number(localStorage.getItem('placelore:last-sync')));
    expect(Math.abs(Date.now() - lastSync)).toBeLessThan(120_000);

    // The list is there without a network, too, and stays as it is.
    await context.setOffline(true);
    await page.reload();
    await page.getByText('This is the copy kept on this device.').waitFor();
    await page.getByText('queuer', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Delete Eiffel Tower/ }).click();
    await page.getByText("You're offline. Cannot delete discoveries right now.").first().waitFor();
    await context.close();
  });

  test('what the product refuses for good is given up with its sentence', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 390, worker: true });
    await page.goto('/app');
    await ready(page);
    await context.setOffline(true);
    const file = join(product.dataDir, 'broken.jpg');
    await writeFile(file, 'no picture at all');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await page.getByText(QUEUED).first().waitFor();
    await context.setOffline(false);
    await page.getByText('Please select an image file (JPG, PNG, HEIC, RAW formats supported).').first().waitFor();
    await page.getByText('Sync failed').first().waitFor();
    expect(await queueSize(page)).toBe(0);
    await context.close();
  });

  test('a photo of whose session ended is sent when they sign in again, and by nobody before', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280, worker: true });
    await register(page, 'returner');
    await context.setOffline(true);
    await choosePhoto(page, 'returner.jpg', KYOTO);
    await page.getByText(QUEUED).first().waitFor();
    await context.clearCookies();
    await context.setOffline(false);
    await page.getByText('Sync complete!').first().waitFor();
    expect(await queueSize(page)).toBe(1);
    await page.getByText('to be analyzed.').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Sign Up Free' }).first().click();
    const form = page.getByRole('tabpanel', { name: 'Sign In' });
    await form.getByLabel('Username').fill('returner');
    await form.getByLabel('Password').fill('a-password');
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').filter({ hasText: 'Kinkaku-ji' }).waitFor({ timeout: 60_000 });
    await eventually(async () => (await queueSize(page)) === 0);
    await context.close();
  });

  test('after signing out the device has nothing of the user: no cache, no queue, no list', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280, worker: true });
    await register(page, 'leaver');
    await page.goto(`/articles/${slug}`);
    await waitForKept(page, `/api/articles/${slug}/direct`);
    await page.goto('/app?view=saved');
    await page.goto('/app');
    const before = await cached(page);
    const calls = before.paths.filter((path) => path.startsWith('/api/'));
    expect(calls).toEqual([`/api/articles/${slug}/direct`]);
    expect(before.paths.filter((path) => /^\/(app|articles|auth)?$/.test(path))).toEqual([]);

    // A photo that cannot be sent is still there when they leave.
    await context.route('**/api/analyze', (route) => route.abort());
    await context.setOffline(true);
    await choosePhoto(page, 'left.jpg', PARIS);
    await page.getByText(QUEUED).first().waitFor();
    await context.setOffline(false);
    expect(await queueSize(page)).toBe(1);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.getByText('Logged out').first().waitFor();
    await eventually(async () => !(await cached(page)).names.includes('placelore:read'));
    expect(await queueSize(page)).toBe(0);
    expect((await cached(page)).paths.filter((path) => /^\/(api|objects)\//.test(path))).toEqual([]);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => !['null', '[]'].includes(localStorage.getItem(key) ?? '')),
    );
    expect(kept.filter((key) => !['placelore:theme', 'placelore:last-sync'].includes(key))).toEqual([]);
    await context.close();
  });

  describe('when there is a new build', () => {
    let door: Server;
    let build = 0;
    beforeAll(async () => {
      door = createServer((asked, answer) => {
        const { hostname, port } = new URL(product.url);
        const { url = '/', method } = asked;
        // Whole and plain, so that it can be changed.
        const { 'if-none-match': _, 'if-modified-since': __, ...headers } = asked.headers;
        const passed = request({ hostname, port, path: url, method, headers: { ...headers, 'accept-encoding': '' } });
        passed.on('response', async (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          if (url !== '/service-worker.js') return got.pipe(answer);
          // As long as the real one, so that its headers hold.
          const script = await text(got);
          return answer.end(
            script.replace(/version:(["'`])[0-9a-f]{12}\1/, `version:$1${String(build).padStart(12, '0')}$1`),
          );
        });
        passed.on('error', () => answer.destroy());
        asked.pipe(passed);
      });
      await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
    });
    afterAll(() => door?.close());

    test('it takes over without being asked, and lets go of all but the one before', async () => {
      const url = `http://localhost:${(door.address() as AddressInfo).port}`;
      const { page, context } = await openWindow(browser, url, { width: 390, worker: true });
      const name = (version: number) => `placelore:build-${String(version).padStart(12, '0')}`;
      const builds = async () => (await cached(page)).names.filter((one) => one.startsWith('placelore:build-'));
      await page.goto('/app');
      await ready(page);
      expect(await builds()).toEqual([name(0)]);
      for (const next of [1, 2]) {
        build = next;
        const taken = page.evaluate(
          () => new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done)),
        );
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
        await taken;
        // It has the pages before it has tidied up.
        await eventually(async () => !(await builds()).includes(name(next - 2)));
        expect(await builds()).toEqual([name(next - 1), name(next)]);
      }
      await context.setOffline(true);
      await page.reload();
      await page.getByText('What did you discover?').waitFor();
      await context.close();
    });
  });
});
