/// <reference lib="dom" />
import { findAxeViolations } from '../../support/accessibility.ts';
import { getMap, openArticleWithMap } from '../../support/maps.ts';
import { expect, test } from '../../support/test.ts';

const TROCADERO = { latitude: 48.8616, longitude: 2.2893 };

test.describe('maps without configured providers', () => {
  test('shows an image of 600 x 300 and then the built-in coastline without requests to other hosts', async ({
    openWindow,
  }) => {
    const { page, pageErrors: complaints, view, getForeignUrls } = await openArticleWithMap(openWindow);
    const mapImage = page.getByRole('img', { name: 'Map showing where Eiffel Tower is' });
    await mapImage.scrollIntoViewIfNeeded();
    const readSize = () => mapImage.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(readSize).toEqual([600, 300]);
    await view.click();
    const shown = getMap(page, 'coastline');
    await expect(shown).toBeVisible();
    await expect(shown.and(page.locator(':focus-within'))).toBeVisible();
    await expect(shown.getByText('Natural Earth')).toBeVisible();
    await expect(shown.getByText('no streets')).toBeVisible();
    await expect(shown.getByText('250 m').first()).toBeVisible();
    expect(getForeignUrls()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is usable by keyboard: markers, their names and panning', async ({ openWindow }) => {
    const { page, view } = await openArticleWithMap(openWindow);
    await view.focus();
    await page.keyboard.press('Enter');
    const shown = getMap(page, 'coastline');
    await expect(shown).toBeVisible();
    const mark = shown.getByRole('button', { name: 'Eiffel Tower' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(shown.locator('.leaflet-popup').getByText('Eiffel Tower')).toBeVisible();
    const before = await mark.boundingBox();
    await shown.locator('.leaflet-container').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan(before!.x - 40);
  });

  test('labels the walking route as an estimate', async ({ openWindow }) => {
    const options = { width: 390, colorScheme: 'dark', position: TROCADERO } as const;
    const { page, pageErrors: complaints, view } = await openArticleWithMap(openWindow, options);
    await view.click();
    await page.getByRole('button', { name: 'Walking directions' }).click();
    const shown = getMap(page, 'coastline');
    await expect(shown.getByRole('button', { name: 'You are here' })).toBeVisible();
    await expect(page.getByText('an estimate at 5 km/h, not a route')).toBeVisible();
    const line = shown.locator('path[stroke-dasharray]');
    await expect(line).toHaveAttribute('stroke-width', '4');
    await expect(line).toHaveAttribute('stroke-opacity', '0.8');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('draws a known walking route without the estimate label', async ({ openWindow }) => {
    const directions = {
      polyline: 'mxeiHq_aM`CuD|FmJhB{C',
      distanceMeters: 640,
      durationSeconds: 540,
      steps: [],
      estimate: false,
    };
    const by = { provider: 'osm', degraded: false, attribution: '© OpenStreetMap contributors' };
    const { page, view } = await openArticleWithMap(openWindow, { width: 1280, position: TROCADERO }, (window) =>
      window.route('**/api/directions?*', (route) => route.fulfill({ json: { ...directions, ...by } })),
    );
    await view.click();
    await page.getByRole('button', { name: 'Walking directions' }).click();
    await expect(page.getByText('640 m, 9 min on foot')).toBeVisible();
    await expect(page.getByText(by.attribution)).toBeVisible();
    await expect(getMap(page, 'coastline').locator('path[stroke-dasharray]')).toHaveCount(0);
    await expect(page.getByText('not a route')).toHaveCount(0);
  });

  test('falls back to a straight line when directions fail, and reports a denied position', async ({ openWindow }) => {
    const { page, context, view } = await openArticleWithMap(
      openWindow,
      { width: 390, position: TROCADERO },
      (window) => window.route('**/api/directions?*', (route) => route.abort()),
    );
    await view.click();
    await context.clearPermissions();
    await page.getByRole('button', { name: 'Walking directions' }).click();
    await expect(page.getByText('Location access denied or unavailable')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    // The button that asked is still there, so the other one has another name.
    await page.getByRole('region', { name: 'Location Map' }).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('an estimate at 5 km/h, not a route')).toBeVisible();
  });

  test('reports a map script that failed on an article, and Try Again loads it', async ({ openWindow }) => {
    let isBroken = true;
    const { page, view } = await openArticleWithMap(openWindow, { width: 390 }, (context) =>
      context.route('**/assets/InteractiveMapPanel-*.js', (route) => (isBroken ? route.abort() : route.continue())),
    );
    await view.click();
    await expect(page.getByRole('alert').getByText('Unable to load map')).toBeVisible();
    await expect(page.locator('article h1')).toHaveText('Eiffel Tower');
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(getMap(page, 'coastline')).toBeVisible();
  });

  test('points at places around, and shows a coastline when the server has no map', async ({ openWindow }) => {
    const { page, view } = await openArticleWithMap(openWindow, { width: 1280 });
    await view.click();
    const shown = getMap(page, 'coastline');
    await expect(shown.getByText(/^↑Palace of Versailles 14\.\d km$/)).toBeVisible();
    const { page: other, view: otherView } = await openArticleWithMap(openWindow, { width: 1280 }, (window) =>
      window.route('**/api/map/cells/**', (route) => route.fulfill({ status: 503, json: {} })),
    );
    await otherView.click();
    await expect(getMap(other, 'coastline').locator('.leaflet-container')).toBeVisible();
    await expect(other.getByText('Unable to load map')).toHaveCount(0);
  });

  test('reports a failure of the built-in map, and Try Again loads it', async ({ openWindow }) => {
    let isBroken = true;
    const { page, view } = await openArticleWithMap(openWindow, { width: 390 }, (window) =>
      window.route(/\/api\/map\/cells\/|\/assets\/coastline-/, (route) =>
        isBroken ? route.abort() : route.continue(),
      ),
    );
    await view.click();
    await expect(page.getByRole('alert').getByText('Unable to load map')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(getMap(page, 'coastline')).toBeVisible();
  });
});
