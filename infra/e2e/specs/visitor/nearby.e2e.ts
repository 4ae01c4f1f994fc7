/// <reference lib="dom" />
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type OpenWindow, test } from '../../support/test.ts';

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const NEARBY = /\/api\/nearby-(attractions|restaurants|accommodations)\?/;

test.describe('nearby places', () => {
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  const open = async (openWindow: OpenWindow, position: typeof ROME | null = ROME) => {
    ({
      page,
      context,
      pageErrors: complaints,
    } = await openWindow({
      width: 390,
      ...(position && { position }),
    }));
  };
  const detect = async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Detect' }).click();
  };
  const cards = () =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByText('Details') });
  const mockOnce = (path: RegExp, response: { status: number; body: string }) =>
    page.route(path, (route) => route.fulfill({ contentType: 'application/json', ...response }), { times: 1 });
  const readCachedLocations = () => page.evaluate(() => localStorage.getItem('placelore:cached-locations'));

  test('detect the position live, use the cached place when it is denied, and clear it', async ({ openWindow }) => {
    await open(openWindow);
    await detect();
    await expect(page.getByText('Rome, Italy').first()).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByText('Location services active')).toBeVisible();
    expect(JSON.parse((await readCachedLocations()) ?? '')).toEqual([
      expect.objectContaining({ ...ROME, city: 'Rome', country: 'Italy' }),
    ]);

    await context.clearPermissions();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Cached', { exact: true })).toBeVisible();
    await expect(page.getByText('Using cached location')).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText('Offline mode - using cached data')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Cached', { exact: true })).toHaveCount(0);
    expect(await readCachedLocations()).toBeNull();
    await page.getByRole('button', { name: 'Detect' }).click();
    await expect(page.getByText('Location unavailable')).toBeVisible();
  });

  test('report a denied position without a cached place, and Retry detects it', async ({ openWindow }) => {
    await open(openWindow, null);
    await detect();
    await expect(page.getByText('Location unavailable')).toBeVisible();
    await expect(page.getByText('Location access denied or unavailable')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(ROME);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('show the coordinates when the position has no name', async ({ openWindow }) => {
    await open(openWindow);
    await page.route(/\/api\/reverse-geocode/, (route) => route.abort());
    await detect();
    await expect(page.getByText('Current location detected')).toBeVisible();
    await expect(page.getByText('41.8902° N, 12.4922° E')).toBeVisible();
    expect(await readCachedLocations()).toBeNull();
  });

  test('are loaded for the active tab only', async ({ openWindow }) => {
    await open(openWindow);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(...(NEARBY.exec(request.url())?.slice(1) ?? [])));
    await detect();
    await expect(cards().first()).toBeVisible();
    expect(requestedUrls).toEqual(['attractions']);
    await page.getByRole('tab', { name: 'Hotels' }).click();
    await expect(page.getByText('Hotel Hassler Roma').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await expect(cards().first()).toBeVisible();
    expect(requestedUrls).toEqual(['attractions', 'accommodations']);
    expect(complaints).toEqual([]);
  });

  for (const [tab, what, text] of [
    ['Attractions', 'attractions', 'Failed to load nearby attractions. Please try again.'],
    ['Restaurants', 'restaurants', 'Failed to load restaurants. Please try again.'],
    ['Hotels', 'accommodations', 'Failed to load accommodations. Please try again.'],
  ] as const) {
    test(`report when ${tab} fail to load, and Try Again loads them`, async ({ openWindow }) => {
      await open(openWindow);
      await page.route(new RegExp(`/api/nearby-${what}`), (route) => route.fulfill({ status: 404, body: 'no' }));
      await detect();
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(`Error: Failed to fetch ${what}: 404`)).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(cards().first()).toBeVisible();
    });
  }

  for (const [tab, what, text] of [
    ['Attractions', 'attractions', 'No nearby attractions found in this area.'],
    ['Restaurants', 'restaurants', 'No Restaurants Found'],
    ['Hotels', 'accommodations', 'No Accommodations Found'],
  ] as const) {
    test(`show a message when no ${tab} exist`, async ({ openWindow }) => {
      await open(openWindow);
      await page.route(new RegExp(`/api/nearby-${what}`), (route) => route.fulfill({ json: [] }));
      await detect();
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('replace a place by another one, and leave it when that fails or none remains', async ({ openWindow }) => {
    await open(openWindow);
    await detect();
    await expect(cards().first()).toBeVisible();
    const names = await cards().getByRole('heading').allTextContents();
    const [first = ''] = names;

    await mockOnce(/excludeNames/, { status: 503, body: '{}' });
    await page.getByRole('button', { name: `Replace ${first}` }).click();
    await expect(page.getByText('No replacement').first()).toBeVisible();
    await expect(cards().getByRole('heading')).toHaveText(names);

    const response = await page.request.get(
      `/api/nearby-attractions?latitude=${ROME.latitude}&longitude=${ROME.longitude}`,
    );
    const [shown] = (await response.json()) as NearbyPlace[];
    const other = { ...shown, name: 'Arch of the Test', source: 'guidebook', slug: null };
    await mockOnce(/excludeNames/, { status: 200, body: JSON.stringify([shown, other]) });
    const pendingRequest = page.waitForRequest(/excludeNames/);
    await page.getByRole('button', { name: `Replace ${first}` }).click();
    const query = new URL((await pendingRequest).url()).searchParams;
    expect(query.get('offset')).toBe('0');
    expect(query.get('excludeNames')?.split(',').toSorted()).toEqual(names.toSorted());
    await expect(page.getByRole('heading', { name: 'Arch of the Test' })).toBeVisible();
    await expect(cards().getByRole('heading')).toHaveText(['Arch of the Test', ...names.slice(1)]);
    const replace = page.getByRole('button', { name: 'Replace Arch of the Test' });
    await expect(replace).toBeFocused();

    await page.route(/excludeNames/, (route) => route.fulfill({ json: [] }));
    await replace.click();
    await expect(page.getByText('No more attractions to show here').first()).toBeVisible();
    await expect(cards().getByRole('heading')).toHaveText(['Arch of the Test', ...names.slice(1)]);
    await expect(replace).toBeFocused();
  });

  test('link a card to the guide page of its place and the badge to the published guide', async ({ openWindow }) => {
    await open(openWindow);
    await detect();
    await expect(cards().first()).toBeVisible();
    const card = cards().filter({ hasText: 'Trevi Fountain' });
    await expect(card.getByRole('link', { name: 'Verified Travel Guide' })).toHaveAttribute(
      'href',
      '/articles/trevi-fountain',
    );
    const prepared = page.waitForRequest(/generate-temporary-article\?.*source=nearby_attraction/);
    // A point in the middle of the description, where only the card itself is a link.
    await card.click({ position: { x: 150, y: 130 } });
    expect(new URL((await prepared).url()).searchParams.get('q')).toBe('Trevi Fountain');
    // The guide page redirects to the published guide.
    await page.waitForURL('**/articles/trevi-fountain');
    await expect(page.getByRole('heading', { level: 1, name: 'Trevi Fountain' })).toBeVisible();
  });

  test('show details with a guide that can be retried, and restore the focus', async ({ openWindow }) => {
    await open(openWindow);
    await detect();
    await page.getByRole('tab', { name: 'Restaurants' }).click();
    await expect(page.getByText('AI Generated Content').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^\d+(\.\d)?\/10$/)).toBeVisible();
    await mockOnce(/generate-temporary-article/, { status: 500, body: '{}' });
    await dialog.getByRole('button', { name: 'Quick guide' }).click();
    await expect(dialog.getByText('Failed to load details for Trevi Fountain')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByText('There is a verified travel guide about this place.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' })).toBeFocused();
  });

  test('show recommendations as partner links whose clicks are counted', async ({ openWindow }) => {
    await open(openWindow);
    await detect();
    const link = page.getByRole('link', { name: /^Check Availability: Hotel Hassler Roma/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.booking\.com\//);
    await expect(page.getByText('2 Hotels')).toBeVisible();
    await expect(page.getByText('1 Tour', { exact: true })).toBeVisible();
    await context.route(/booking\.com/, (route) => route.abort());
    const counted = page.waitForResponse(/\/api\/outbound$/);
    await link.click();
    const response = await counted;
    expect(response.request().postDataJSON()).toEqual({ provider: 'Booking.com', place: 'Rome, Italy' });
    expect(response.ok()).toBe(true);
  });

  test('leave the recommendations panel in its loading state when it fails', async ({ openWindow }) => {
    await open(openWindow);
    await page.route(/travel-recommendations/, (route) => route.fulfill({ status: 404, body: 'no' }));
    await detect();
    await expect(cards().first()).toBeVisible();
    await expect(page.getByText('Loading travel recommendations…')).toBeVisible();
    await expect(page.getByText('lead to travel partners')).toHaveCount(0);
  });
});
