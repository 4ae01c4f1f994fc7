/// <reference lib="dom" />
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { BrowserContext, Page } from 'playwright-core';
import { waitForFocus } from '../../support/accessibility.ts';
import { useProductInBrowser } from '../../support/product-in-browser.ts';

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const NEARBY = /\/api\/nearby-(attractions|restaurants|accommodations)\?/;

describe('nearby places', () => {
  const running = useProductInBrowser();
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  afterEach(() => context.close());

  const open = async (position: typeof ROME | null = ROME) => {
    ({
      page,
      context,
      pageErrors: complaints,
    } = await running.openWindow({
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

  test('detect the position live, use the cached place when it is denied, and clear it', async () => {
    await open();
    await detect();
    await page.getByText('Rome, Italy').first().waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('Location services active').waitFor();
    expect(JSON.parse((await readCachedLocations()) ?? '')).toEqual([
      expect.objectContaining({ ...ROME, city: 'Rome', country: 'Italy' }),
    ]);

    await context.clearPermissions();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Cached', { exact: true }).waitFor();
    await page.getByText('Using cached location').waitFor();

    await context.setOffline(true);
    await page.getByText('Offline mode - using cached data').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Cached', { exact: true }).waitFor({ state: 'detached' });
    expect(await readCachedLocations()).toBeNull();
    await page.getByRole('button', { name: 'Detect' }).click();
    await page.getByText('Location unavailable').waitFor();
  });

  test('report a denied position without a cached place, and Retry detects it', async () => {
    await open(null);
    await detect();
    await page.getByText('Location unavailable').waitFor();
    await page.getByText('Location access denied or unavailable').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(ROME);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('show the coordinates when the position has no name', async () => {
    await open();
    await page.route(/\/api\/reverse-geocode/, (route) => route.abort());
    await detect();
    await page.getByText('Current location detected').waitFor();
    await page.getByText('41.8902° N, 12.4922° E').waitFor();
    expect(await readCachedLocations()).toBeNull();
  });

  test('are loaded for the active tab only', async () => {
    await open();
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(...(NEARBY.exec(request.url())?.slice(1) ?? [])));
    await detect();
    await cards().first().waitFor();
    expect(requestedUrls).toEqual(['attractions']);
    await page.getByRole('tab', { name: 'Hotels' }).click();
    await page.getByText('Hotel Hassler Roma').first().waitFor();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await cards().first().waitFor();
    expect(requestedUrls).toEqual(['attractions', 'accommodations']);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['Attractions', 'attractions', 'Failed to load nearby attractions. Please try again.'],
    ['Restaurants', 'restaurants', 'Failed to load restaurants. Please try again.'],
    ['Hotels', 'accommodations', 'Failed to load accommodations. Please try again.'],
  ])('report when %s fail to load, and Try Again loads them', async (tab, what, text) => {
    await open();
    await page.route(new RegExp(`/api/nearby-${what}`), (route) => route.fulfill({ status: 404, body: 'no' }));
    await detect();
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(text).waitFor();
    await page.getByText(`Error: Failed to fetch ${what}: 404`).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await cards().first().waitFor();
  });

  test.each([
    ['Attractions', 'attractions', 'No nearby attractions found in this area.'],
    ['Restaurants', 'restaurants', 'No Restaurants Found'],
    ['Hotels', 'accommodations', 'No Accommodations Found'],
  ])('show a message when no %s exist', async (tab, what, text) => {
    await open();
    await page.route(new RegExp(`/api/nearby-${what}`), (route) => route.fulfill({ json: [] }));
    await detect();
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(text).waitFor();
  });

  test('replace a place by another one, and leave it when that fails or none remains', async () => {
    await open();
    await detect();
    await cards().first().waitFor();
    const names = await cards().getByRole('heading').allTextContents();
    const [first = ''] = names;

    await mockOnce(/excludeNames/, { status: 503, body: '{}' });
    await page.getByRole('button', { name: `Replace ${first}` }).click();
    await page.getByText('No replacement').first().waitFor();
    expect(await cards().getByRole('heading').allTextContents()).toEqual(names);

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
    await page.getByRole('heading', { name: 'Arch of the Test' }).waitFor();
    expect(await cards().getByRole('heading').allTextContents()).toEqual(['Arch of the Test', ...names.slice(1)]);
    const replace = page.getByRole('button', { name: 'Replace Arch of the Test' });
    await waitForFocus(replace);

    await page.route(/excludeNames/, (route) => route.fulfill({ json: [] }));
    await replace.click();
    await page.getByText('No more attractions to show here').first().waitFor();
    expect(await cards().getByRole('heading').allTextContents()).toEqual(['Arch of the Test', ...names.slice(1)]);
    await waitForFocus(replace);
  });

  test('link a card to the guide page of its place and the badge to the published guide', async () => {
    await open();
    await detect();
    await cards().first().waitFor();
    const card = cards().filter({ hasText: 'Trevi Fountain' });
    expect(await card.getByRole('link', { name: 'Verified Travel Guide' }).getAttribute('href')).toBe(
      '/articles/trevi-fountain',
    );
    const prepared = page.waitForRequest(/generate-temporary-article\?.*source=nearby_attraction/);
    // A point in the middle of the description, where only the card itself is a link.
    await card.click({ position: { x: 150, y: 130 } });
    expect(new URL((await prepared).url()).searchParams.get('q')).toBe('Trevi Fountain');
    // The guide page redirects to the published guide.
    await page.waitForURL('**/articles/trevi-fountain');
    await page.getByRole('heading', { level: 1, name: 'Trevi Fountain' }).waitFor();
  });

  test('show details with a guide that can be retried, and restore the focus', async () => {
    await open();
    await detect();
    await page.getByRole('tab', { name: 'Restaurants' }).click();
    await page.getByText('AI Generated Content').first().waitFor();
    await page.getByRole('tab', { name: 'Attractions' }).click();
    await cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^\d+(\.\d)?\/10$/).waitFor();
    await mockOnce(/generate-temporary-article/, { status: 500, body: '{}' });
    await dialog.getByRole('button', { name: 'Quick guide' }).click();
    await dialog.getByText('Failed to load details for Trevi Fountain').waitFor();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await dialog.getByText('There is a verified travel guide about this place.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(cards().filter({ hasText: 'Trevi Fountain' }).getByRole('button', { name: 'Details' }));
  });

  test('show recommendations as partner links whose clicks are counted', async () => {
    await open();
    await detect();
    const link = page.getByRole('link', { name: /^Check Availability: Hotel Hassler Roma/ });
    await link.waitFor();
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.booking\.com\//);
    await page.getByText('2 Hotels').waitFor();
    await page.getByText('1 Tour', { exact: true }).waitFor();
    await context.route(/booking\.com/, (route) => route.abort());
    const counted = page.waitForResponse(/\/api\/outbound$/);
    await link.click();
    const response = await counted;
    expect(response.request().postDataJSON()).toEqual({ provider: 'Booking.com', place: 'Rome, Italy' });
    expect(response.ok()).toBe(true);
  });

  test('leave the recommendations panel in its loading state when it fails', async () => {
    await open();
    await page.route(/travel-recommendations/, (route) => route.fulfill({ status: 404, body: 'no' }));
    await detect();
    await cards().first().waitFor();
    await page.getByText('Loading travel recommendations…').waitFor();
    expect(await page.getByText('curated by an affiliate travel network').count()).toBe(0);
  });
});
