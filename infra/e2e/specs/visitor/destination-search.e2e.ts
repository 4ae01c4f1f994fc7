/// <reference lib="dom" />
import { GUIDE_STEPS } from '@placelore/contracts/content/guides.js';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const GUIDE_ROUTE = '**/api/generate-temporary-article**';

/** A guest searches for a destination and reads its guide in a browser. */
test.describe('destination search and guide page', () => {
  let page: Page;
  let complaints: string[];
  let calls: Request[];

  test.beforeEach(async ({ openWindow }) => {
    ({ page, pageErrors: complaints } = await openWindow({ width: 1280 }));
    calls = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request));
  });

  const called = (method: string, part: string) =>
    calls.filter((request) => request.method() === method && request.url().includes(part));

  test('retries a failed guide, then opens and saves it, and clears it when the visitor leaves', async () => {
    await page.goto('/');
    await page.getByRole('combobox').fill('Gjirokaster');
    await page.route(GUIDE_ROUTE, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    const idle = page.getByRole('button', { name: 'Write an article about “Gjirokaster”' });
    await idle.click();
    await expect(page.getByRole('button', { name: 'Failed. Retrying...' })).toBeVisible();
    await expect(idle).toBeVisible();
    await idle.click();
    await expect(page.getByRole('button', { name: 'Generating Article...' }).or(opening())).toBeVisible();
    const saving = page.waitForRequest((request) => request.method() === 'POST');
    await expect(opening()).toBeVisible();
    await page.waitForURL('**/dynamic/Gjirokaster');
    const saved = await saving;
    expect(saved.url()).toMatch(/\/api\/discoveries$/);
    expect(saved.postDataJSON()).toMatchObject({ skipAutoSave: true, isPublic: true });
    await expect(page.getByRole('heading', { level: 1, name: /Gjirokast/ })).toBeVisible();
    // The landing page hands the guide over, so its page sends no request.
    await expect(page.getByText('composed automatically')).toBeVisible();
    expect(called('GET', '/events')).toHaveLength(0);
    await page.waitForFunction(() => window.sessionStorage.length === 0);

    const clearing = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    expect((await clearing).url()).toMatch(/\/api\/temporary-articles$/);
  });
  const opening = () => page.getByRole('button', { name: 'Article Generated! Opening...' });

  test('shows a guide in a dialog on the landing page', async () => {
    await page.goto('/');
    await page.getByRole('combobox').fill('Veliko Tarnovo');
    const opener = page.getByRole('button', { name: 'AI travel guide' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'AI travel guide: Veliko Tarnovo' });
    await expect(dialog.getByText('Bulgaria').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('shows progress and then all parts of a guide, and links to nearby attractions', async () => {
    await page.addInitScript(
      (steps) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const now = document.querySelector('[aria-current=step]')?.textContent;
          if (now && (steps as string[]).includes(now) && seen.at(-1) !== now) seen.push(now);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      },
      [...GUIDE_STEPS],
    );
    await page.goto('/dynamic/ulaanbaatar');
    await expect(page.getByText('Mongolia').first()).toBeVisible();
    // Little is known about it, so that the page calls it no travel guide.
    await page.waitForFunction(() => document.title === 'Ulaanbaatar | Placelore');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual(GUIDE_STEPS.filter((step) => seen.includes(step)));
    for (const name of ['Cultural & Historical Significance', 'Location Map', 'Things to Do Nearby']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText('composed automatically')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /query=47\.9\d*%2C106/);
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/auth?tab=signup');

    const nearbyLink = page.getByRole('link', { name: 'Gandantegchinlen Monastery' });
    await expect(nearbyLink).toHaveAttribute('href', '/dynamic/Gandantegchinlen%20Monastery%4047.923,106.8947');
    const background = page.waitForRequest((request) => request.url().includes('source=nearby_attraction'));
    await nearbyLink.click();
    expect(new URL((await background).url()).searchParams.get('lat')).toBe('47.923');
    expect(complaints).toEqual([]);
  });

  test('shows general parts when the guide fails, and Try Again loads it', async () => {
    await page.route(GUIDE_ROUTE, (route) => route.abort());
    await page.goto('/dynamic/Bitola%4041.03,21.33');
    await expect(page.getByRole('heading', { name: 'Travel Tips' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Bitola' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /query=41\.03%2C21\.33/);
    await page.unroute(GUIDE_ROUTE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('North Macedonia').first()).toBeVisible();
  });
});
