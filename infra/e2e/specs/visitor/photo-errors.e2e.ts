/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, type OpenWindow, test } from '../../support/test.ts';

test.describe('photo errors', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });
  let page: Page;
  const open = async (openWindow: OpenWindow, width: number) => {
    ({ page } = await openWindow({ width }));
    await page.goto('/app');
  };

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

  test('reports files that are no photos and a failed analysis, and the photo can be sent again', async ({
    openWindow,
  }) => {
    await open(openWindow, 390);
    await allow('Upload Image');
    await choose('empty.jpg', 'image/jpeg', Buffer.alloc(0));
    await toast('Upload Error', 'Failed to process the image. Please try again.');
    await expect(analyze()).toBeDisabled();
    // The file chooser of a browser takes the type from the name.
    const path = join(product.dataDir, 'renamed.jpg');
    await writeFile(path, 'not a photo');
    await page.locator('input[type=file]').setInputFiles(path);
    await analyze().click();
    await toast('Analysis Failed', 'image');
    await expect(page.getByRole('heading', { name: 'What did you discover?' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

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
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await analyze().click();
    await toast('Analysis Complete!', 'Eiffel Tower');
  });
});
