import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  analyzeFile,
  countQueuedPhotos,
  expectCached,
  readCaches,
  registerAccount,
} from '../../support/offline-device.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const KYOTO = { latitude: 35.0394, longitude: 135.7292 };
/** Needed because a position alone does not identify what a photo shows. */
const SITES = new Map([
  [PARIS, 'Eiffel Tower'],
  [KYOTO, 'Kinkaku-ji'],
]);
const QUEUED = "You're offline. Analysis queued for when you're back online.";

test.describe('offline photo queue', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  const choosePhoto = async (page: Page, name: string, position: typeof PARIS) => {
    const file = join(product.dataDir, name);
    await writeFile(file, await createPhoto(position));
    await analyzeFile(page, file, SITES.get(position));
  };

  test('retains chosen photos through a reload, analyzes them once online, shows each result, and leaves nothing after sign-out', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow({ width: 1280, allowServiceWorker: true });
    await registerAccount(page, 'queuer');
    await context.setOffline(true);
    await expect(page.getByText("You're offline.").first()).toBeVisible();
    await choosePhoto(page, 'paris.jpg', PARIS);
    await expect(page.getByText(QUEUED).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('What did you discover?')).toBeVisible();
    await choosePhoto(page, 'kyoto.jpg', KYOTO);
    await expect(page.getByText(QUEUED).first()).toBeVisible();
    expect(await countQueuedPhotos(page)).toBe(2);
    await expect(page.getByText('2 photos are waiting')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText("You're back online.").first()).toBeVisible();
    const first = page.getByRole('dialog').filter({ hasText: 'Eiffel Tower' });
    await expect(first).toBeVisible();
    await expect(page.getByText('Sync complete!').first()).toBeVisible();
    expect(await countQueuedPhotos(page)).toBe(0);
    await first.getByRole('button', { name: 'Close' }).first().click();
    const second = page.getByRole('dialog').filter({ hasText: 'Kinkaku-ji' });
    await expect(second).toBeVisible();
    await second.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('button', { name: /^Delete Eiffel Tower/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete Kinkaku-ji/ })).toBeVisible();
    await expect(page.getByText('to be analyzed.')).toHaveCount(0);
    const lastSync = await page.evaluate(() => Number(localStorage.getItem('placelore:last-sync')));
    expect(Math.abs(Date.now() - lastSync)).toBeLessThan(120_000);

    // Offline, the list is shown but cannot be changed.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Saved copy', { exact: true })).toBeVisible();
    await expect(page.getByText('queuer', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Delete Eiffel Tower/ }).click();
    await expect(page.getByText("You're offline. Cannot delete discoveries right now.").first()).toBeVisible();

    await context.setOffline(false);
    await expectNothingLeftAfterSignOut(page, context);
  });

  /** Signs out a user who has read an article and has an unsent photo. */
  async function expectNothingLeftAfterSignOut(page: Page, context: BrowserContext): Promise<void> {
    const slug = 'eiffel-tower';
    await page.goto(`/articles/${slug}`);
    await expectCached(page, `/api/articles/${slug}/direct`);
    await page.goto('/app');
    const before = await readCaches(page);
    const calls = before.paths.filter((path) => path.startsWith('/api/'));
    expect(calls).toEqual([`/api/articles/${slug}/direct`]);
    expect(before.paths.filter((path) => /^\/(app|articles|auth)?$/.test(path))).toEqual([]);

    await context.route('**/api/analyze', (route) => route.abort());
    await context.setOffline(true);
    await choosePhoto(page, 'left.jpg', PARIS);
    await expect(page.getByText(QUEUED).first()).toBeVisible();
    await context.setOffline(false);
    expect(await countQueuedPhotos(page)).toBe(1);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(page.getByText('Logged out').first()).toBeVisible();
    await expect.poll(async () => (await readCaches(page)).names.includes('placelore:read')).toBeFalsy();
    await expect.poll(() => countQueuedPhotos(page)).toBe(0);
    expect((await readCaches(page)).paths.filter((path) => /^\/(api|objects)\//.test(path))).toEqual([]);
    const storedData = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => !['null', '[]'].includes(localStorage.getItem(key) ?? '')),
    );
    // Entries about the device instead of its user stay.
    const ofDevice = ['placelore:theme', 'placelore:last-sync', 'placelore:install'];
    expect(storedData.filter((key) => !ofDevice.includes(key))).toEqual([]);
  }

  test('sends a photo after the session has expired when the same user signs in, and deletes it with all data when another does', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow({ width: 1280, allowServiceWorker: true });
    await registerAccount(page, 'returner');
    await context.setOffline(true);
    await choosePhoto(page, 'returner.jpg', KYOTO);
    await expect(page.getByText(QUEUED).first()).toBeVisible();
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page.getByText('Sync complete!').first()).toBeVisible();
    expect(await countQueuedPhotos(page)).toBe(1);
    await expect(page.getByText('to be analyzed.')).toHaveCount(0);

    await page.getByRole('link', { name: 'Sign Up Free' }).first().click();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    const form = page.getByRole('tabpanel', { name: 'Sign In' });
    await form.getByLabel('Username').fill('returner');
    await form.getByLabel('Password').fill('a-password');
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: 'Kinkaku-ji' })).toBeVisible();
    await expect.poll(() => countQueuedPhotos(page)).toBe(0);

    await page.goto('/app');
    await expect(page.getByRole('button', { name: /^Delete Kinkaku-ji/ })).toBeVisible();
    const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(readStorage).toMatch(/returner.*Kinkaku-ji|Kinkaku-ji.*returner/);
    await context.setOffline(true);
    await choosePhoto(page, 'left-behind.jpg', PARIS);
    await expect(page.getByText(QUEUED).first()).toBeVisible();
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page.getByText('Sync complete!').first()).toBeVisible();
    expect(await countQueuedPhotos(page)).toBe(1);
    await registerAccount(page, 'follower');
    await expect.poll(() => countQueuedPhotos(page)).toBe(0);
    const storedData = await readStorage();
    expect(storedData).toContain('follower');
    expect(storedData).not.toMatch(/returner|Kinkaku-ji/);
  });
});
