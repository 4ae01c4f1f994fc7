/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANALYSIS_STEPS } from '@placelore/contracts/analysis/analyses.js';
import type { Page } from 'playwright-core';
import { createPhoto } from '../../support/photos.ts';
import { useProductInBrowser } from '../../support/product-in-browser.ts';

const KYOTO = { latitude: 35.0394, longitude: 135.7292 };

describe('first visit in a browser', () => {
  const running = useProductInBrowser();

  const register = async (page: Page, username: string) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Email').fill(`${username}@example.org`);
    await form.getByLabel('Password', { exact: true }).fill('a-password');
    await form.getByLabel(/Confirm/).fill('a-password');
    await form.getByRole('button', { name: /Sign Up|Create/ }).click();
  };

  /** Records every message of the overlay from now on in order. */
  const collectMessages = (page: Page) =>
    page.evaluate(
      (steps) => {
        const messages: string[] = [];
        (window as unknown as { seenMessages: string[] }).seenMessages = messages;
        new MutationObserver(() => {
          const text = document.body.textContent ?? '';
          for (const step of steps) if (text.includes(step) && !messages.includes(step)) messages.push(step);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      ANALYSIS_STEPS as unknown as string[],
    );
  const readMessages = (page: Page) =>
    page.evaluate(() => (window as unknown as { seenMessages: string[] }).seenMessages);

  test.each([390, 1280])(
    'registers, takes a photo, reads the result, finds it again and deletes it at %i px',
    async (width) => {
      const { page, context, pageErrors: complaints } = await running.openWindow({ width, position: KYOTO });
      await register(page, `camera${width}`);
      await page.getByText('What did you discover?').waitFor();
      await collectMessages(page);
      await page.getByRole('button', { name: 'Take Photo' }).first().click();
      const consent = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await consent.getByText('Allow your photo to be publicly shared?').waitFor();
      await consent.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('button', { name: /capture/i }).click();
      const result = page.getByRole('dialog').filter({ hasText: 'Kyoto' });
      await result.waitFor({ timeout: 60_000 });
      expect(await readMessages(page)).toEqual([...ANALYSIS_STEPS]);
      expect(await result.textContent()).toContain('Kinkaku-ji');
      await result.getByRole('button', { name: 'Close' }).first().click();

      await page.reload();
      const deleteButton = page.getByRole('button', { name: /^Delete Kinkaku-ji/ });
      await deleteButton.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /delete/i })
        .click();
      await page.getByText('Discovery deleted').first().waitFor();
      await page.reload();
      await page.getByText('What did you discover?').waitFor();
      await page.getByText('Uncharted, so far').waitFor();
      expect(await deleteButton.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('analyzes a photo as a guest, signs up and owns the discovery', async () => {
    const { page, context, pageErrors: complaints } = await running.openWindow({ width: 390 });
    const file = join(running.product.dataDir, 'guest.jpg');
    await writeFile(file, await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    await page.goto('/app');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await page.getByText('Save Your Discoveries!').waitFor({ timeout: 60_000 });
    await register(page, 'former-guest');
    await page.getByRole('button', { name: 'Delete Eiffel Tower' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
