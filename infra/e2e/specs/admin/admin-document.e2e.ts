/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { waitForServiceWorker } from '../../support/offline-device.ts';
import { expect, test } from '../../support/test.ts';

test.describe('document of the admin console', () => {
  const adminScript = (page: Page) => page.locator('script[src^="/assets/admin-"]');
  const expectPanel = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
  const expectApp = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: 'What did you discover?' })).toBeVisible();

  test('is loaded by a link in the app, and left by links, Back and Forward', async ({ openPage, admin }) => {
    const page = await openPage(admin);
    await page.goto('/app');
    await expectApp(page);
    await expect(adminScript(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectPanel(page);
    await expect(page).toHaveURL('/admin');
    await expect(adminScript(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to App' }).click();
    await expectApp(page);
    await expect(adminScript(page)).toHaveCount(0);
    await page.goBack();
    await expectPanel(page);
    await expect(page).toHaveURL('/admin');
    await page.goForward();
    await expectApp(page);
    await expect(page).toHaveURL('/app');
  });

  test('reports a missing connection instead of reloading forever', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 1280, allowServiceWorker: true });
    await page.goto('/app');
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
