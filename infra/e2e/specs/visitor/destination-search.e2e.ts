/// <reference lib="dom" />
import { expect, test } from '../../support/test.ts';

const GUIDE_ROUTE = '**/api/generate-temporary-article**';

/** A guest searches for a destination and reads its guide in a browser. */
test.describe('destination search and guide page', () => {
  test('retries a failed guide, then opens and saves it, and clears it when the visitor leaves', async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 1280 });
    const followed: string[] = [];
    page.on('request', (request) => request.url().includes('/events') && followed.push(request.url()));
    const opening = page.getByRole('button', { name: 'Article Generated! Opening...' });
    await page.goto('/');
    await page.getByRole('combobox').fill('Gjirokaster');
    await page.route(GUIDE_ROUTE, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    const idle = page.getByRole('button', { name: 'Write an article about “Gjirokaster”' });
    await idle.click();
    await expect(page.getByRole('button', { name: 'Failed. Retrying...' })).toBeVisible();
    await expect(idle).toBeVisible();
    await idle.click();
    await expect(page.getByRole('button', { name: 'Generating Article...' }).or(opening)).toBeVisible();
    // The page may first request pictures of places, so the request is recognized by its path.
    const saving = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/discoveries',
    );
    await expect(opening).toBeVisible();
    await page.waitForURL('**/dynamic/Gjirokaster');
    const saved = await saving;
    expect(saved.postDataJSON()).toMatchObject({ skipAutoSave: true, isPublic: true });
    await expect(page.getByRole('heading', { level: 1, name: /Gjirokast/ })).toBeVisible();
    // The landing page passes the guide on, so the guide's page sends no request.
    await expect(page.getByText('composed automatically')).toBeVisible();
    expect(followed).toEqual([]);
    await page.waitForFunction(() => window.sessionStorage.length === 0);

    const clearing = page.waitForRequest(
      (request) => request.method() === 'DELETE' && new URL(request.url()).pathname === '/api/temporary-articles',
    );
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await clearing;
  });
});
