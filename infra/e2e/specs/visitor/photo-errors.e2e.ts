/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const MEGABYTE = 1024 * 1024;

test.describe('photo errors', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });
  let page: Page;
  test.beforeEach(async ({ openWindow }) => {
    ({ page } = await openWindow({ width: 390 }));
    await page.goto('/app');
  });

  const allow = async (way: 'Take Photo' | 'Upload Image') => {
    await page.getByRole('button', { name: way }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
  };
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  /** Matches by CSS selectors, because an open dialog hides all other content from role queries. */
  const toast = (title: string, description: string) =>
    expect(page.locator('ol > li[data-state=open]', { hasText: title }).filter({ hasText: description })).toBeVisible();
  const analyze = () => page.getByRole('button', { name: 'Analyze Image' });

  test('opens nothing and restores the focus when consent is refused', async () => {
    const button = page.getByRole('button', { name: 'Upload Image' }).first();
    await button.click();
    const consent = page.getByRole('alertdialog', { name: 'Allow your photo to be publicly shared?' });
    await consent.getByRole('button', { name: 'Cancel' }).click();
    await expect(consent).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('rejects a file of 10.1 MB and accepts a smaller one afterwards', async () => {
    await allow('Upload Image');
    await expect(analyze()).toBeDisabled();
    await choose('large.jpg', 'image/jpeg', Buffer.alloc(Math.ceil(10.1 * MEGABYTE)));
    await toast('File Too Large', 'Please select an image smaller than 10MB.');
    await expect(analyze()).toBeDisabled();
    await choose('right.jpg', 'image/jpeg', await createPhoto());
    await expect(page.getByText('right.jpg')).toBeVisible();
    await expect(analyze()).toBeEnabled();
  });

  test('rejects a text file', async () => {
    await allow('Upload Image');
    await choose('notes.txt', 'text/plain', Buffer.from('not a photo'));
    await toast('Invalid File', 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).');
  });

  test('rejects a text file named .jpg during the analysis', async () => {
    await allow('Upload Image');
    const path = join(product.dataDir, 'renamed.jpg');
    await writeFile(path, 'not a photo');
    await page.locator('input[type=file]').setInputFiles(path);
    await analyze().click();
    await toast('Analysis Failed', 'image');
    await expect(page.getByRole('heading', { name: 'What did you discover?' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('reports an empty file as an upload error', async () => {
    await allow('Upload Image');
    await choose('empty.jpg', 'image/jpeg', Buffer.alloc(0));
    await toast('Upload Error', 'Failed to process the image. Please try again.');
  });

  test('reports an empty capture, and the camera remains usable', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
    });
    await allow('Take Photo');
    await page.getByRole('button', { name: 'Capture photo' }).click();
    await toast('Image Capture Failed', 'No image data captured. Please try again.');
    await expect(page.locator('button[aria-label="Capture photo"]:enabled')).toBeVisible();
  });

  test('reports a blocked camera and offers alternatives', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await allow('Take Photo');
    await toast('Camera Error', 'Unable to access camera. Please check permissions and try again.');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload an image instead' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload Image' })).toBeVisible();
  });

  test('reports a failed analysis, and the photo can be sent again', async () => {
    await page.route('**/api/analyze', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Broken on purpose.', code: 'INTERNAL' }),
      }),
    );
    await allow('Upload Image');
    await choose('right.jpg', 'image/jpeg', await createPhoto());
    await analyze().click();
    await toast('Analysis Failed', 'Broken on purpose.');
    await page.unroute('**/api/analyze');
    await allow('Upload Image');
    await choose('right.jpg', 'image/jpeg', await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await analyze().click();
    await toast('Analysis Complete!', 'Eiffel Tower');
  });
});
