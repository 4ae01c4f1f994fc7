/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawScene } from '../../../test/photo-cases/drawn-scenes.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const LOUVRE = { name: 'Louvre Museum', latitude: 48.8606, longitude: 2.3376 };

test.describe('place correction', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  const chooseUpload = async (page: Page) => {
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
  };
  const chooseFile = (page: Page, path: string) => page.locator('input[type=file]').setInputFiles(path);
  /** Sends the photo of the Eiffel Tower with a hint, because a position alone does not identify what it shows. */
  const analyzeTower = async (page: Page) => {
    await chooseUpload(page);
    await chooseFile(page, join(product.dataDir, 'tower.jpg'));
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await page.getByRole('button', { name: 'Analyze Image' }).click();
  };
  /** Uses CSS selectors, because an open dialog hides all other content from role queries. */
  const expectToast = (page: Page, title: string, description: string) =>
    expect(page.locator('ol > li[data-state=open]', { hasText: title }).filter({ hasText: description })).toBeVisible();
  /** Expects that the map stays below the photo until the end of the page. */
  const expectNoOverlap = async (page: Page) => {
    const article = page.getByRole('article');
    const picture = page.getByRole('img', { name: /^Your photo/ });
    const map = article.locator('div', { has: page.getByRole('button', { name: 'View Interactive Map' }) }).last();
    for (let step = 0; step < 8; step++) {
      const [photoBox, mapBox] = [await picture.boundingBox(), await map.boundingBox()];
      expect(photoBox!.y + photoBox!.height).toBeLessThanOrEqual(mapBox!.y);
      await page.mouse.wheel(0, 400);
      // Scrolling is not finished when the wheel event was sent.
      await page.waitForTimeout(200);
    }
    await page.evaluate(() => scrollTo(0, 0));
  };
  const expectResult = (page: Page, name: string) =>
    expect(page.getByRole('article').getByRole('heading', { level: 2, name })).toBeVisible();

  test('follows a refused file, finds the right place with the keyboard only, and is kept until the discovery is deleted', async ({
    openWindow,
    register,
  }) => {
    const { page, context, pageErrors } = await openWindow({ width: 390 });
    await context.addCookies((await register('corrected')).cookiesFor(product.url));
    await writeFile(join(product.dataDir, 'tower.jpg'), await createPhoto(EIFFEL_TOWER));
    // The browser's file picker derives the type from the name.
    const renamed = join(product.dataDir, 'renamed.jpg');
    await writeFile(renamed, 'not a photo');
    await page.goto('/app');
    await chooseUpload(page);
    await chooseFile(page, renamed);
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await expectToast(page, 'Analysis Failed', 'image');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('415')]);

    await analyzeTower(page);
    await expectResult(page, 'Eiffel Tower');
    const ask = page.getByRole('button', { name: 'Not the right place?' });
    await ask.press('Enter');
    const search = page.getByLabel('Search for a place');
    await search.fill('Flibbertown');
    await expect(page.getByText("We couldn't find “Flibbertown”")).toBeVisible();
    await search.fill('Louvre');
    await expect(page.getByRole('button', { name: /^Louvre Museum/ })).toBeVisible();
    await search.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Place changed').first()).toBeVisible();
    await expectResult(page, 'Louvre Museum');
    const result = page.getByRole('dialog').filter({ hasText: 'How we know' });
    await expect(result.getByText('Louvre Museum was chosen as the place')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 844 });
    await expectNoOverlap(page);
    await ask.click();
    const back = page.getByRole('list', { name: 'It might also be' }).getByRole('button', { name: /^Eiffel Tower/ });
    await expect(back).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('button', { name: 'Delete Louvre Museum' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Eiffel Tower' })).toHaveCount(0);

    // The device's own cache returns the corrected result for the same photo.
    await analyzeTower(page);
    await expectResult(page, 'Louvre Museum');
    await page.getByRole('button', { name: 'Saved', pressed: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete Louvre Museum' })).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test('suggests the place to another visitor with a part of the photo, and explains why', async () => {
    const jpeg = await drawScene(Math.floor(Math.random() * 1e6))
      .jpeg()
      .toBuffer();
    const finder = new HttpVisitor(product.url);
    const { id } = await finder.analyze(jpeg);
    expect((await finder.post(`/api/analyses/${id}/place`, LOUVRE)).status).toBe(202);
    expect(await (await finder.request(`/api/analyses/${id}/events`)).text()).toContain('event: done');

    const other = new HttpVisitor(product.url);
    const part = await sharp(jpeg).extract({ left: 36, top: 0, width: 324, height: 216 }).jpeg().toBuffer();
    const suggested = await other.analyze(part);
    const candidate = { name: LOUVRE.name, why: 'A photo like this one was confirmed as Louvre Museum' };
    expect(suggested).toMatchObject({ outcome: 'perhaps', identified: false, candidates: [candidate, {}] });
  });
});
