/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { eventually } from '../../packages/platform/test/eventually.js';

/** Waits until the worker has the page. */
export const ready = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Every address in every cache, and the names of the caches. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

/** Waits until the article or picture of that path is kept. */
export const waitForKept = (page: Page, path: string) =>
  eventually(() => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path));

/** How many photos wait. */
export const queueSize = (page: Page) =>
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
export async function firstArticle(url: string): Promise<string> {
  let slug: string | undefined;
  await eventually(async () => {
    const [first] = (await (await fetch(`${url}/api/articles?limit=1`)).json()) as { slug: string }[];
    slug = first?.slug;
    return slug !== undefined;
  }, 60_000);
  return slug!;
}

/** Makes an account whose owner is at their page then, signed in. */
export const register = async (page: Page, username: string) => {
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

/** Has a file analysed, as its path names it. */
export const chooseFile = async (page: Page, file: string) => {
  await page.getByRole('button', { name: 'Upload Image' }).first().click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Image' }).click();
};
