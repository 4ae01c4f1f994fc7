/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANALYSIS_STEPS } from '@placelore/contracts/analysis/analyses.js';
import type { Page } from '@playwright/test';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const KYOTO = { latitude: 35.0394, longitude: 135.7292 };

test.describe('first visit in a browser', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  const register = async (page: Page, username: string) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up Free' }).first().click();
    await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Email').fill(`${username}@example.org`);
    await form.getByLabel('Password', { exact: true }).fill('a-password');
    await form.getByLabel(/Confirm/).fill('a-password');
    await form.getByRole('button', { name: /Sign Up|Create/ }).click();
  };

  /** Starts to record every message of the overlay, in order. */
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

  test('registers, takes a photo, reads the result, finds it again and deletes it', async ({ openWindow }) => {
    const { page, pageErrors: complaints } = await openWindow({ width: 390, position: KYOTO, isAnimated: true });
    await register(page, 'photographer');
    await expect(page.getByText('What did you discover?')).toBeVisible();
    await collectMessages(page);
    await page.getByRole('button', { name: 'Take Photo' }).first().click();
    const consent = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(consent.getByText('Allow your photo to be publicly shared?')).toBeVisible();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('button', { name: /capture/i }).click();
    const result = page.getByRole('dialog').filter({ hasText: 'Kyoto' });
    await expect(result).toBeVisible();
    // A finished result opens immediately, so the last messages may be skipped, but none before them.
    const seen = await readMessages(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(ANALYSIS_STEPS.slice(0, seen.length));
    // A position alone does not identify a sight, so the visitor chooses it.
    await result.getByRole('button', { name: /^Kinkaku-ji/ }).click();
    const named = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { level: 2, name: /^Kinkaku-ji/ }) });
    await expect(named).toBeVisible();
    await named.getByRole('button', { name: 'Close' }).first().click();

    await page.reload();
    const deleteButton = page.getByRole('button', { name: /^Delete Kinkaku-ji/ });
    await deleteButton.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await expect(page.getByText('Discovery deleted').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('What did you discover?')).toBeVisible();
    await expect(page.getByText('No discoveries yet')).toBeVisible();
    await expect(deleteButton).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('analyzes a photo as a guest, signs up and then owns the discovery', async ({ openWindow }) => {
    const { page, pageErrors: complaints } = await openWindow({ width: 390 });
    const file = join(product.dataDir, 'guest.jpg');
    await writeFile(file, await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    await page.goto('/app');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    await expect(page.getByText('Save Your Discoveries!')).toBeVisible();
    await register(page, 'former-guest');
    await expect(page.getByRole('button', { name: 'Delete Eiffel Tower' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
