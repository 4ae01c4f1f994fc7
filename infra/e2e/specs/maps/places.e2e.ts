/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { setColorScheme } from '../../screenshots/scenarios.ts';
import { findAxeViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const AT_ROME = '/map?at=41.9,12.49,13';

const getList = (page: Page) => page.getByRole('region', { name: 'Guides on the map' });
const getPin = (page: Page, name: string) =>
  page.locator('section[data-map]').getByRole('button', { name, exact: true });

async function findThemedAxeViolations(page: Page): Promise<string[]> {
  const violations = await findAxeViolations(page);
  await setColorScheme(page, 'dark');
  const dark = await findAxeViolations(page, ['color-contrast']);
  await setColorScheme(page, 'light');
  return [...violations, ...dark];
}

test.describe('map of all guides', () => {
  test('shows clusters, and its list follows the map', async ({ openWindow }) => {
    const { page, pageErrors } = await openWindow({ width: 1280 });
    await page.goto('/map');
    await expect(getList(page).getByText('The 100 best-known guides here. Zoom in for more.')).toBeVisible();
    const titles = () => getList(page).getByRole('heading').allTextContents();
    const world = await titles();
    await page
      .getByRole('button', { name: /places close together: zoom in$/ })
      .first()
      .click();
    await expect.poll(titles).not.toEqual(world);
    await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/map\?at=-?[\d.]+,-?[\d.]+,[\d.]+$/);
    expect(pageErrors).toEqual([]);
  });

  test('is usable with only its list and the keyboard, and Back leads to the same view', async ({ openWindow }) => {
    const { page } = await openWindow({ width: 1280 });
    await page.goto(AT_ROME);
    const choose = getList(page).getByRole('button', { name: 'Show Colosseum on the map' });
    await choose.focus();
    await page.keyboard.press('Enter');
    await expect(choose).toHaveAttribute('aria-pressed', 'true');
    await expect(getPin(page, 'Colosseum')).toHaveAttribute('aria-pressed', 'true');
    expect(await findThemedAxeViolations(page)).toEqual([]);
    await page.locator('.leaflet-container').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(AT_ROME);
    const moved = page.url();
    await getList(page).getByRole('link', { name: 'Colosseum', exact: true }).click();
    await expect(page.locator('article h1')).toHaveText('Colosseum');
    await page.goBack();
    await expect(page).toHaveURL(moved);
    await expect(getPin(page, 'Colosseum')).toBeVisible();
  });

  test('shows a sheet on a phone, and the route to a place as an estimate', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 390, position: ROME });
    await context.grantPermissions(['geolocation']);
    await page.goto(AT_ROME);
    await expect(getPin(page, 'Pantheon')).toBeVisible();
    await expect(getList(page).getByRole('heading')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect(getList(page).getByRole('heading', { name: 'Pantheon', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show map' }).click();
    await getPin(page, 'Pantheon').click();
    await expect(getList(page).getByRole('heading')).toHaveText(['Pantheon']);
    await getList(page).getByRole('button', { name: 'Directions' }).click();
    await expect(page.getByText('an estimate at 5 km/h, not a route')).toBeVisible();
    expect(await findThemedAxeViolations(page)).toEqual([]);
    await getList(page).getByRole('button', { name: 'Close' }).click();
    await expect(getList(page).getByRole('heading')).toHaveCount(0);
  });

  test('keeps its list when the map fails, asks for the position only on request, and is next to search results on large screens', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow({ width: 1280, position: ROME });
    await context.clearPermissions();
    await context.route('**/assets/ExploreMap-*.js', (route) => route.abort());
    await page.goto(AT_ROME);
    await expect(page.getByText('Unable to load map')).toBeVisible();
    await expect(getList(page).getByRole('link', { name: 'Colosseum', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Locate me' }).click();
    await expect(page.getByText('Location access denied or unavailable')).toBeVisible();

    await context.unroute('**/assets/ExploreMap-*.js');
    await page.goto('/articles?q=museums in rome');
    const map = page.getByRole('complementary', { name: 'Map of the results' });
    await map.getByRole('button', { name: 'Vatican Museums', exact: true }).click();
    await expect(map.getByRole('link', { name: 'Vatican Museums' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(map).toHaveCount(0);
  });
});

test.describe('pages of places', () => {
  test('lead from Explore to a country, which can be filtered', async ({ openWindow }) => {
    const { page, pageErrors } = await openWindow({ width: 1280 });
    await page.goto('/explore');
    // The continent with the most guides, Europe, is already open.
    await page.getByRole('link', { name: /^Italy \d+ guides$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Italy');
    await expect(page.getByText('United only in 1861, Italy is a country of regions')).toBeVisible();
    await expect(page).toHaveTitle(/^Italy: \d+ travel guides \| Placelore$/);
    const category = page.getByLabel('Category');
    // Focusing, as a visitor's first key press would, hydrates the list. Without it, hydration would reset the choice.
    await category.focus();
    await category.selectOption('Museums');
    await expect(page).toHaveURL('/countries/it?group=museums');
    await expect(page.locator('main li h2').first()).toHaveText('Uffizi Gallery');
    await page.getByRole('link', { name: 'A–Z' }).click();
    await expect(page.locator('main li h2').first()).not.toHaveText('Uffizi Gallery');
    await page.goBack();
    await expect(page.locator('main li h2').first()).toHaveText('Uffizi Gallery');
    expect(pageErrors).toEqual([]);
  });

  test('are complete without scripts, and return 404 if they do not exist', async ({ product }) => {
    const read = async (path: string) => (await fetch(product.url + path)).text();
    expect(await read('/regions/tuscany')).toContain('href="/countries/it"');
    expect(await read('/places/cities?page=2')).toContain('Cities with a guide');
    const sitemap = await read('/sitemap.xml');
    for (const path of ['/places/cities', '/countries/jp', '/regions/tuscany', '/map'])
      expect(sitemap).toContain(`${path}</loc>`);
    for (const path of ['/places/castles', '/countries/zz', '/regions/atlantis'])
      expect((await fetch(product.url + path)).status).toBe(404);
  });
});
