/// <reference lib="dom" />
import { findAxeViolations } from '../../support/accessibility.ts';
import { getMap, openArticleWithMap } from '../../support/maps.ts';
import { expect, test } from '../../support/test.ts';

const TROCADERO = { latitude: 48.8616, longitude: 2.2893 };

test.describe('maps without configured providers', () => {
  test('shows an image of 600 x 300, and then the built-in coastline without requests to other hosts, usable by keyboard', async ({
    openWindow,
  }) => {
    const { page, pageErrors: complaints, view, getForeignUrls } = await openArticleWithMap(openWindow);
    const mapImage = page.getByRole('img', { name: 'Map showing where Eiffel Tower is' });
    await mapImage.scrollIntoViewIfNeeded();
    const readSize = () => mapImage.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(readSize).toEqual([600, 300]);
    await view.focus();
    await page.keyboard.press('Enter');
    const shown = getMap(page, 'coastline');
    await expect(shown).toBeVisible();
    await expect(shown.and(page.locator(':focus-within'))).toBeVisible();
    await expect(shown.getByText('Natural Earth')).toBeVisible();
    await expect(shown.getByText('no streets')).toBeVisible();
    await expect(shown.getByText('500 m').first()).toBeVisible();
    await expect(shown.getByText(/^↑Palace of Versailles 14\.\d km$/)).toBeVisible();

    const mark = shown.getByRole('button', { name: 'Eiffel Tower' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(shown.locator('.leaflet-popup').getByText('Eiffel Tower')).toBeVisible();
    const before = await mark.boundingBox();
    await shown.locator('.leaflet-container').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan(before!.x - 40);
    expect(getForeignUrls()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('reports a denied position, labels the walking route as an estimate when directions fail, and not a known one', async ({
    openWindow,
  }) => {
    const directions = {
      polyline: 'mxeiHq_aM`CuD|FmJhB{C',
      distanceMeters: 640,
      durationSeconds: 540,
      steps: [],
      estimate: false,
    };
    const by = { provider: 'osm', degraded: false, attribution: '© OpenStreetMap contributors' };
    let isFailing = true;
    const options = { width: 390, colorScheme: 'dark', position: TROCADERO } as const;
    const { page, context, view } = await openArticleWithMap(openWindow, options, (window) =>
      window.route('**/api/directions?*', (route) =>
        isFailing ? route.abort() : route.fulfill({ json: { ...directions, ...by } }),
      ),
    );
    await view.click();
    await context.clearPermissions();
    const ask = page.getByRole('button', { name: 'Directions', exact: true });
    await ask.click();
    await expect(page.getByText('Location access denied or unavailable')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    // The button that asked for the position is still there, so the retry button needs another name.
    await page.getByRole('region', { name: 'Location Map' }).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('an estimate at 5 km/h, not a route')).toBeVisible();
    const shown = getMap(page, 'coastline');
    await expect(shown.getByRole('button', { name: 'You are here' })).toBeVisible();
    const line = shown.locator('path[stroke-dasharray]');
    await expect(line).toHaveAttribute('stroke-width', '4');
    await expect(line).toHaveAttribute('stroke-opacity', '0.8');
    expect(await findAxeViolations(page)).toEqual([]);

    isFailing = false;
    await page.reload();
    await view.click();
    await ask.click();
    await expect(page.getByText('640 m, 9 min on foot')).toBeVisible();
    await expect(page.getByText(by.attribution)).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(page.getByText('not a route')).toHaveCount(0);
  });

  test('reports a map whose script or data failed, loads it with Try Again, and needs no map of the server', async ({
    openWindow,
  }) => {
    const CELLS = '**/api/map/cells/**';
    const { page, context, view } = await openArticleWithMap(openWindow, { width: 390 });
    const shown = getMap(page, 'coastline');
    for (const missing of [/\/assets\/InteractiveMapPanel-.*\.js/, /\/api\/map\/cells\/|\/assets\/coastline-/]) {
      await context.route(missing, (route) => route.abort());
      await page.reload();
      await view.click();
      await expect(page.getByRole('alert').getByText('Unable to load map')).toBeVisible();
      await expect(page.locator('article h1')).toHaveText('Eiffel Tower');
      await context.unroute(missing);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(shown).toBeVisible();
    }
    await context.route(CELLS, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await view.click();
    await expect(shown.locator('.leaflet-container')).toBeVisible();
    await expect(page.getByText('Unable to load map')).toHaveCount(0);
  });
});
