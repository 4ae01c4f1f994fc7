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

  const upload = async (page: Page) => {
    const file = join(product.dataDir, 'tower.jpg');
    await writeFile(file, await createPhoto(EIFFEL_TOWER));
    await page.goto('/app');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: 'Eiffel Tower' })).toBeVisible();
  };

  test('finds the right place by its name using the keyboard only, in a window that becomes wider', async ({
    openWindow,
  }) => {
    const { page, pageErrors: complaints } = await openWindow({ width: 390 });
    await upload(page);
    const ask = page.getByRole('button', { name: 'Not the right place?' });
    await ask.press('Enter');
    const search = page.getByLabel('Search for a place');
    await search.fill('Flibbertown');
    await expect(page.getByText("We couldn't find “Flibbertown”")).toBeVisible();
    await search.fill('Louvre');
    const found = page.getByRole('button', { name: /^Louvre Museum/ });
    await expect(found).toBeVisible();
    await search.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Place changed').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: 'Louvre Museum' })).toBeVisible();
    const result = page.getByRole('dialog').filter({ hasText: 'How we know' });
    await expect(result.getByText('The traveler named Louvre Museum as the place')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 844 });
    await ask.click();
    const back = page.getByRole('list', { name: 'It might also be' }).getByRole('button', { name: /^Eiffel Tower/ });
    await expect(back).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('button', { name: 'Delete Louvre Museum' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Eiffel Tower' })).toHaveCount(0);

    // The device's own cache returns the corrected result for the same photo.
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(join(product.dataDir, 'tower.jpg'));
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: 'Louvre Museum' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('leaves the result when the place is unknown, and rejects other visitors', async () => {
    const me = new HttpVisitor(product.url);
    const { id, title } = await me.analyze(await createPhoto(EIFFEL_TOWER), { siteDetails: 'Eiffel Tower' });
    const foreign = await new HttpVisitor(product.url).post(`/api/analyses/${id}/place`, LOUVRE);
    expect(foreign.status).toBe(404);
    expect((await me.post(`/api/analyses/${id}/place`, { ...LOUVRE, name: 'Flibbertown' })).status).toBe(202);
    const ended = await (await me.request(`/api/analyses/${id}/events`)).text();
    expect(ended).toContain('PLACE_NOT_FOUND');
    const analysis = await (await me.request(`/api/analyses/${id}`)).json();
    expect(analysis).toMatchObject({ status: 'done', result: { title }, error: { code: 'PLACE_NOT_FOUND' } });
  });

  test('suggests the place to another visitor with a part of the photo, and names the reason', async () => {
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
    expect((await other.post(`/api/analyses/${suggested.id}/place`, suggested.candidates[0]!)).status).toBe(202);
    expect(await (await other.request(`/api/analyses/${suggested.id}/events`)).text()).toContain('event: done');
    expect(await (await other.request(`/api/analyses/${suggested.id}`)).json()).toMatchObject({
      result: { outcome: 'identified', title: LOUVRE.name },
    });
  });
});
