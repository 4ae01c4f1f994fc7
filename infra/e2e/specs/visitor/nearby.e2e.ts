/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type OpenWindow, test } from '../../support/test.ts';

const ROME = { latitude: 41.8902, longitude: 12.4922 };

test.describe('nearby places', () => {
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  const open = async (openWindow: OpenWindow) => {
    ({ page, context, pageErrors: complaints } = await openWindow({ width: 390, position: ROME }));
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

  test('detect the position live, use the cached place when it is denied, clear it, and detect it again', async ({
    openWindow,
  }) => {
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
    await expect(page.getByText('Location access denied or unavailable')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
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
    expect(complaints).toEqual([]);
  });

  test('show details with a guide that can be retried, and recommendations as partner links whose clicks are counted', async ({
    openWindow,
  }) => {
    await open(openWindow);
    await detect();
    await page.getByRole('tab', { name: 'Restaurants' }).click();
    await expect(page.getByText('From the Placelore guidebook').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/\d+(\.\d)?\/10\s*how often it's looked up/);
    await mockOnce(/generate-temporary-article/, { status: 500, body: '{}' });
    await dialog.getByRole('button', { name: 'Quick guide' }).click();
    await expect(dialog.getByText('Failed to load details for Trevi Fountain')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByText("There's a verified guide to this place.")).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' })).toBeFocused();

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
});
