/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import { useProductInBrowser } from '../../support/product-in-browser.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };
const LOUVRE = { name: 'Louvre Museum', latitude: 48.8606, longitude: 2.3376 };

describe('place correction', () => {
  const running = useProductInBrowser();

  const upload = async (page: Page) => {
    const file = join(running.product.dataDir, 'tower.jpg');
    await writeFile(file, await createPhoto(EIFFEL_TOWER));
    await page.goto('/app');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await page
      .getByRole('article')
      .getByRole('heading', { level: 2, name: 'Eiffel Tower' })
      .waitFor({ timeout: 60_000 });
  };

  test.each([390, 1280])('finds the right place by its name using the keyboard only at %i px', async (width) => {
    const { page, context, pageErrors: complaints } = await running.openWindow({ width });
    await upload(page);
    const ask = page.getByRole('button', { name: 'Not the right place?' });
    await ask.press('Enter');
    const search = page.getByLabel('Search for a place');
    await search.fill('Flibbertown');
    await page.getByText('No place called “Flibbertown”').waitFor();
    await search.fill('Louvre');
    const found = page.getByRole('button', { name: /^Louvre Museum/ });
    await found.waitFor();
    await search.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('progressbar').waitFor();
    await page.getByText('Place changed').first().waitFor({ timeout: 60_000 });
    await page.getByRole('article').getByRole('heading', { level: 2, name: 'Louvre Museum' }).waitFor();
    const result = page.getByRole('dialog').filter({ hasText: 'How we know' });
    await result.getByText('The traveler named Louvre Museum as the place').waitFor();

    await ask.click();
    const back = page.getByRole('list', { name: 'It might also be' }).getByRole('button', { name: /^Eiffel Tower/ });
    await back.waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Delete Louvre Museum' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete Eiffel Tower' }).count()).toBe(0);

    // The device's own cache returns the corrected result for the same photo.
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(join(running.product.dataDir, 'tower.jpg'));
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await page.getByRole('article').getByRole('heading', { level: 2, name: 'Louvre Museum' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is disabled with a message while the device is offline', async () => {
    const { page, context } = await running.openWindow({ width: 390 });
    await upload(page);
    await page.getByRole('button', { name: 'Not the right place?' }).click();
    const search = page.getByLabel('Search for a place');
    await search.waitFor();
    await context.setOffline(true);
    await page.getByText('The place can be changed when you are back online.').waitFor();
    expect(await search.isDisabled()).toBe(true);
    await context.setOffline(false);
    await page.getByText('The place can be changed when you are back online.').waitFor({ state: 'detached' });
    expect(await search.isDisabled()).toBe(false);
    await context.close();
  });

  test('leaves the result when the place is unknown, and rejects other visitors', async () => {
    const me = new HttpVisitor(running.product.url);
    const { id, title } = await me.analyze(await createPhoto(EIFFEL_TOWER));
    const foreign = await new HttpVisitor(running.product.url).post(`/api/analyses/${id}/place`, LOUVRE);
    expect(foreign.status).toBe(404);
    expect((await me.post(`/api/analyses/${id}/place`, { ...LOUVRE, name: 'Flibbertown' })).status).toBe(202);
    const ended = await (await me.request(`/api/analyses/${id}/events`)).text();
    expect(ended).toContain('PLACE_NOT_FOUND');
    const analysis = await (await me.request(`/api/analyses/${id}`)).json();
    expect(analysis).toMatchObject({ status: 'done', result: { title }, error: { code: 'PLACE_NOT_FOUND' } });
  });
});
