/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { useAdminPanel } from '../../support/admin-panel-windows.ts';
import { waitForServiceWorker } from '../../support/offline-device.ts';

describe('document of the admin console', () => {
  const desk = useAdminPanel();
  const isAdminDocument = (page: Page) =>
    page.evaluate(() => document.querySelector('script[src^="/assets/admin-"]') !== null);
  const waitForPanel = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
  const waitForApp = (page: Page) => page.getByRole('heading', { level: 1, name: 'What did you discover?' }).waitFor();

  test('is loaded by a link of the app, and left by links, back and forward', async () => {
    const page = await desk.open(desk.admin);
    await page.goto('/app');
    await waitForApp(page);
    expect(await isAdminDocument(page)).toBe(false);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await waitForPanel(page);
    expect([new URL(page.url()).pathname, await isAdminDocument(page)]).toEqual(['/admin', true]);
    await page.getByRole('link', { name: 'Back to App' }).click();
    await waitForApp(page);
    expect(await isAdminDocument(page)).toBe(false);
    await page.goBack();
    await waitForPanel(page);
    expect(new URL(page.url()).pathname).toBe('/admin');
    await page.goForward();
    await waitForApp(page);
    expect(new URL(page.url()).pathname).toBe('/app');
  });

  test('reports a missing connection instead of reloading forever', async () => {
    const { page, context } = await desk.openWindow({ width: 1280, allowServiceWorker: true });
    await page.goto('/app');
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await context.close();
  });
});
