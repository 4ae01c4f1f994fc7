/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { eventually } from '../../../packages/platform/test/support/eventually.js';

/** Waits until the worker has the page. */
export const waitForServiceWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Every address in every cache, and the names of the caches. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

/** Waits until the article or picture of that path is kept. */
export const waitForCached = (page: Page, path: string) =>
  eventually(() => page.evaluate(async (cachedPath) => (await caches.match(cachedPath)) !== undefined, path));

/** How many photos wait. */
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

/** The slug of an article, as soon as the library has begun to fill. */
export async function waitForFirstArticle(url: string): Promise<string> {
  let slug: string | undefined;
  await eventually(async () => {
    const [first] = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { slug: string }[];
    slug = first?.slug;
    return slug !== undefined;
  }, 60_000);
  return slug!;
}

/** Makes an account whose owner is at their page then, signed in. */
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

/** Has a file analysed, as its path names it. */
export const analyzeFile = async (page: Page, file: string) => {
  await page.getByRole('button', { name: 'Upload Image' }).first().click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Image' }).click();
};
