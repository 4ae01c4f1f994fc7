/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { moveFocusTo } from '../../support/accessibility.ts';
import { waitForServiceWorker } from '../../support/offline-device.ts';
import { expect, test } from '../../support/test.ts';
import { createTrip } from '../../support/trips.ts';

const SLUGS = ['colosseum', 'pantheon', 'trevi-fountain'];

const readStops = (page: Page) => page.locator('main ol > li h2').allTextContents();

/** Adds an article to a trip from its page. */
async function addArticle(page: Page, slug: string, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`/articles/${slug}`);
  await page.getByRole('button', { name: 'Add to trip' }).click();
  await choose(page);
  await expect(page.getByText(/^Added to/).first()).toBeVisible();
}

/** Drags in several moves, as a hand does. The browser would take a single move for a click. */
async function dragTo(page: Page, grip: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await page.mouse.up();
}

test.describe('trips', () => {
  test('are made from guides, put in order by keyboard, and shared with strangers until the link is turned off', async ({
    openPage,
    openWindow,
    register,
  }) => {
    const page = await openPage(await register('marco'));
    const [first = '', ...others] = SLUGS;
    await addArticle(page, first, async () => {
      await page.getByLabel('New trip').fill('Rome on foot');
      await page.getByRole('button', { name: 'Create and add' }).click();
    });
    for (const slug of others) {
      await addArticle(page, slug, () => page.getByRole('button', { name: /^Rome on foot/ }).click());
    }
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rome on foot' })).toBeVisible();
    await expect.poll(() => readStops(page)).toHaveLength(3);
    const [one, two, three] = (await readStops(page)) as [string, string, string];
    await expect(page.getByText(/^3 stops · [^·]+ of visits · [\d.]+\skm, .* on foot$/)).toBeVisible();
    // The map shows the numbers of the stops.
    await expect(page.locator('section[data-map] [title^="3. "]')).toBeAttached();

    await moveFocusTo(page, `Move ${three} up`);
    const saved = page.waitForResponse((response) => response.url().endsWith('/order'));
    await page.keyboard.press('Enter');
    await expect.poll(() => readStops(page)).toEqual([one, three, two]);
    await expect(page.getByRole('button', { name: `Move ${three} up` })).toBeFocused();
    await saved;
    await page.reload();
    await expect.poll(() => readStops(page)).toEqual([one, three, two]);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Turn the link on' }).click();
    const url = await page.getByLabel('Secret link').inputValue();

    const stranger = await openWindow({ width: 390 });
    const response = await stranger.page.goto(url);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect.poll(() => readStops(stranger.page)).toEqual([one, three, two]);
    await expect(stranger.page.locator('section[data-map]')).toBeVisible();
    expect(await stranger.page.content()).not.toContain('marco');
    await expect(stranger.page.getByRole('button', { name: /^(Move|Remove|Rename|Delete)/ })).toHaveCount(0);
    expect(stranger.pageErrors).toEqual([]);

    await page.getByRole('button', { name: 'Turn the link off' }).click();
    await expect(page.getByRole('button', { name: 'Turn the link on' })).toBeVisible();
    expect((await stranger.page.reload())?.status()).toBe(404);
    await expect(stranger.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test('are sorted with the mouse, downloaded, printed as a list, and restored after they were deleted', async ({
    openPage,
    register,
  }) => {
    const visitor = await register('ludovico');
    const { id, stops } = await createTrip(visitor, 'Rome & <back>', SLUGS);
    const page = await openPage(visitor);
    await page.goto(`/trips/${id}`);
    await expect.poll(() => readStops(page)).toHaveLength(3);
    const [one, two, three] = (await readStops(page)) as [string, string, string];
    const rows = page.locator('main ol > li');
    await dragTo(page, rows.nth(0).getByTitle('Drag to reorder'), rows.nth(2));
    await expect.poll(() => readStops(page)).toEqual([two, three, one]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as GPX' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('rome-back.gpx');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('xmlns="http://www.topografix.com/GPX/1/1"');
    expect(text).toContain('<name>Rome &amp; &lt;back&gt;</name>');
    const { lat, lng } = stops[0]!.coordinates!;
    expect(text).toContain(`<rtept lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}">`);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Rome & <back>' })).toBeVisible();
    await expect(page.getByText('Rome, Italy').first()).toBeVisible();
    await expect(page.getByText(/on foot$/).first()).toBeVisible();
    await expect(page.locator('section[data-map]')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const name of ['Share', 'Print', 'Download as GPX', 'Delete trip', /^Move/, /^Add a note/, 'Rename']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await page.emulateMedia({ media: null });

    await page.getByRole('button', { name: 'Delete trip' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/saved$/);
    await expect(page.getByRole('link', { name: 'Rome & <back>' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Rome & <back>' }).click();
    await expect.poll(() => readStops(page)).toEqual([two, three, one]);
  });

  test('open offline with the guides of their stops and the built-in map once they are kept', async ({
    openWindow,
    product,
    register,
  }) => {
    const visitor = await register('fiorella');
    const { id } = await createTrip(visitor, 'Rome offline', SLUGS);
    const { page, context } = await openWindow({ width: 390, allowServiceWorker: true });
    await context.addCookies(visitor.cookiesFor(product.url));
    await page.goto(`/trips/${id}`);
    await waitForServiceWorker(page);
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    await context.setOffline(true);
    await page.goto(`/trips/${id}`);
    await expect.poll(() => readStops(page)).toHaveLength(3);
    await expect(page.getByText('Saved copy')).toBeVisible();
    await expect(page.locator('section[data-map="coastline"]')).toBeVisible();
    await page.getByRole('link', { name: 'Colosseum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Colosseum' })).toBeVisible();
    await page.goto('/saved');
    const kept = page.getByRole('region', { name: 'Guides and trips on this device' });
    await expect(kept.getByRole('link', { name: 'Rome offline' })).toBeVisible();
    await kept.getByRole('button', { name: 'Remove Rome offline from this device' }).click();
    await expect(kept).toBeHidden();
  });

  test('a guide on demand opens offline once it is kept, and again from the network afterward', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow({ width: 390, allowServiceWorker: true });
    await page.goto('/dynamic/Ulaanbaatar');
    await waitForServiceWorker(page);
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const text = await page.locator('article p').nth(3).textContent();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page.getByText(text ?? '').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kept offline' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });
});
