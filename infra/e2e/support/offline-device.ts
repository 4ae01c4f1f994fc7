/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './http-visitor.ts';

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

/** Expects that the article or image at that path is eventually cached. */
export const expectCached = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (cachedPath) => (await caches.match(cachedPath)) !== undefined, path))
    .toBe(true);

/** Returns the number of queued photos. */
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

/** Registers an account and opens its home page. */
export const registerAccount = async (page: Page, username: string) => {
  const response = await page.request.post('/api/register', {
    data: { username, email: `${username}@example.org`, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
  await page.goto('/app');
  await expect(page.getByText('Welcome back')).toBeAttached();
  await waitForServiceWorker(page);
};

/**
 * Uploads the file at a path and has it analyzed.
 * @param siteDetails hint that says what the photo shows; none if empty
 */
export const analyzeFile = async (page: Page, file: string, siteDetails = '') => {
  await page.getByRole('button', { name: 'Upload Image' }).first().click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  if (siteDetails !== '') {
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill(siteDetails);
  }
  await page.getByRole('button', { name: 'Analyze Image' }).click();
};
