/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import type { FakeTileServer } from '../../../fake-vendors/tile-server.ts';
import { buildParisBasemap } from '../../../test/maps/paris-basemap.ts';
import { findAxeViolations } from '../../support/accessibility.ts';
import { getMap, openArticleWithMap } from '../../support/maps.ts';
import type { Product } from '../../support/product.ts';
import { test } from '../../support/providers-test.ts';
import { expect, type OpenWindow } from '../../support/test.ts';

const NOTE = 'Street map unavailable. Showing an outline map.';

test.describe('street maps', () => {
  test.describe.configure({ mode: 'serial' });
  let vendor: FakeTileServer;
  let product: Product;
  test.beforeAll(({ tileServer, product: running }) => {
    vendor = tileServer;
    product = running;
  });
  test.beforeEach(() => vendor.reset());

  const openMap = async (openWindow: OpenWindow, width: number, prepare?: (context: BrowserContext) => unknown) => {
    const window = await openArticleWithMap(openWindow, { width }, prepare);
    await window.view.click();
    return window;
  };

  test('from a tile server come through the product with their credit, and from the disk while the server is down', async ({
    openWindow,
  }) => {
    const { page, pageErrors, getForeignUrls } = await openMap(openWindow, 1280);
    const shown = getMap(page, 'tiles');
    await expect(shown.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    const sources = await shown
      .locator('img.leaflet-tile')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(sources.every((source) => /^http:\/\/[^/]+\/api\/tiles\/15\/\d+\/\d+\.png$/.test(source))).toBe(true);
    const credit = shown.getByRole('link', { name: '© OpenStreetMap contributors' });
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await expect(shown.getByRole('link', { name: 'Fix the map' })).toBeVisible();
    await expect(shown.getByText(NOTE)).toHaveCount(0);
    expect(getForeignUrls()).toEqual([]);
    expect(pageErrors).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    const referers = new Set(vendor.requests.map(({ headers }) => headers.referer));
    expect(referers).toEqual(new Set([`${new URL(product.url).origin}/`]));
    vendor.reset();
    vendor.setDefault({ kind: 'serverError' });
    const responses = await Promise.all(sources.map((source) => fetch(source)));
    expect(responses.map(({ status }) => status)).toEqual(sources.map(() => 200));
    expect(vendor.requests).toEqual([]);
  });

  test('are replaced by the outline map if tiles fail after a move, in the same place', async ({ openWindow }) => {
    let isBroken = false;
    const { page, getForeignUrls } = await openMap(openWindow, 390, (context) =>
      context.route('**/api/tiles/*/*/*.png', (route) =>
        isBroken ? route.fulfill({ status: 502 }) : route.continue(),
      ),
    );
    const tiles = getMap(page, 'tiles');
    await expect(tiles.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    isBroken = true;
    await tiles.getByRole('button', { name: 'Zoom out' }).click();
    const shown = getMap(page, 'coastline');
    await expect(shown.getByText(NOTE)).toBeVisible();
    await expect(shown.getByText('OpenStreetMap')).toHaveCount(0);
    await expect(shown.getByRole('button', { name: 'Eiffel Tower' })).toBeVisible();
    expect(getForeignUrls()).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('of the installation itself need no tile server', async ({ openWindow, mapFile }) => {
    await writeFile(mapFile, buildParisBasemap());
    await expect
      .poll(async () => (await (await fetch(`${product.url}/api/tiles`)).json()).vector?.url ?? null)
      .toMatch(/^\/api\/tiles\/map\.pmtiles\?v=/);
    const { page, pageErrors, getForeignUrls } = await openMap(openWindow, 1280);
    const shown = getMap(page, 'vector');
    await expect(shown.locator('canvas').first()).toBeVisible();
    await expect(shown.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Eiffel Tower' })).toBeVisible();
    expect(getForeignUrls()).toEqual([]);
    expect(pageErrors).toEqual([]);
    expect(vendor.requests).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('pass through the gateway unchanged: without cookies and compression, and not for other sites', async () => {
    const request = (path: string, headers: Record<string, string>) =>
      fetch(`${product.url}/api/tiles/${path}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
    const tile = await request('15/16592/11272.png', {});
    expect([tile.status, tile.headers.get('set-cookie')]).toEqual([200, null]);
    expect(tile.headers.get('cache-control')).toMatch(/^public, max-age=\d{4,}$/);
    const part = await request('map.pmtiles', { range: 'bytes=0-126' });
    expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-126\/\d+$/);
    expect((await part.arrayBuffer()).byteLength).toBe(127);
    const whole = await request('map.pmtiles', {});
    expect([whole.status, whole.headers.get('content-range')]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    for (const path of ['15/16592/11272.png', 'map.pmtiles'])
      expect((await request(path, { 'sec-fetch-site': 'cross-site', range: 'bytes=0-9' })).status).toBe(403);
    expect((await request('15/16592/x.png', {})).status).toBe(400);
  });

  test('of the installation are replaced by tiles in a browser without WebGL', async ({ openWindow }) => {
    const { page } = await openMap(openWindow, 390, (context) =>
      context.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function get(
          this: HTMLCanvasElement,
          kind: string,
          ...rest: unknown[]
        ) {
          return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
        } as typeof getContext;
      }),
    );
    await expect(getMap(page, 'tiles').locator('img.leaflet-tile-loaded').first()).toBeVisible();
  });
});
