/// <reference lib="dom" />
import { waitForServiceWorker } from '../../support/offline-device.ts';
import { expect, test } from '../../support/test.ts';

const ARTICLE = 'eiffel-tower';

test.describe('things kept on the device', () => {
  test('asks for consent to a photo that was shared with the app offline, and leaves no copy', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow({ width: 390, allowServiceWorker: true });
    await page.goto('/app');
    await waitForServiceWorker(page);
    await context.setOffline(true);
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
  });

  test('opens a kept guide offline with its map, and removes it in Saved', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 390, allowServiceWorker: true });
    await page.goto(`/articles/${ARTICLE}`);
    await waitForServiceWorker(page);
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    await page.evaluate(() => caches.delete('placelore:read'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    const map = page.locator('img[src^="/api/static-map"]');
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'Guides and trips on this device' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove .* from this device$/ }).click();
    await expect(page.getByRole('heading', { name: 'Guides and trips on this device' })).toBeHidden();
  });
});
