/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { eventually } from '../../../packages/platform/test/support/eventually.js';

/** Waits until the service worker controls the page. */
export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Returns the cache names and the paths of all cached URLs. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

/** Waits until the article or image of that path is cached. */
export const waitForCached = (page: Page, path: string) =>
  eventually(() => page.evaluate(async (cachedPath) => (await caches.match(cachedPath)) !== undefined, path));

/** Returns how many photos are queued. */
export const countQueuedPhotos = (page: Page) =>
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

/** Returns the slug of an article once the library has one. */
export async function waitForFirstArticle(url: string): Promise<string> {
  let slug: string | undefined;
  await eventually(async () => {
    const [first] = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { slug: string }[];
    slug = first?.slug;
    return slug !== undefined;
  }, 60_000);
  return slug!;
}

/** Registers an account and opens its home page signed in. */
export const registerAccount = async (page: Page, username: string) => {
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
  await waitForServiceWorker(page);
};

/** Uploads and analyzes the file at a path. */
export const analyzeFile = async (page: Page, file: string) => {
  await page.getByRole('button', { name: 'Upload Image' }).first().click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Image' }).click();
};
