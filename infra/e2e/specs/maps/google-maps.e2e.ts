/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test';
import { test } from '../../support/configured-test.ts';
import { getMap, openArticleWithMap } from '../../support/maps.ts';
import { expect } from '../../support/test.ts';

const GOOGLE = 'https://maps.googleapis.com/**';

/**
 * Stub with the parts of Google Maps that the map uses. It calls back once it has been drawn, and records what is put
 * on the map. The block keeps its `Map` from shadowing the built-in one.
 */
const GOOGLE_MAPS_STUB = `{
  const things = (window.drawnByGoogle = []);
  class Thing { constructor(options) { things.push([this.constructor.name, options.title]); } setMap() {} addListener() {} open() {} close() {} }
  class AdvancedMarkerElement extends HTMLElement {
    constructor(options) { super(); things.push(['AdvancedMarkerElement', options.title, options.map.mapId]); }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  class Circle extends Thing {} class Polyline extends Thing {} class InfoWindow extends Thing {}
  class Map { constructor(element, options) { this.mapId = options.mapId; window.googleZoom = options.zoom; element.textContent = 'Google'; } addListener() {} }
  window.google = { maps: { Map, marker: { AdvancedMarkerElement }, Circle, Polyline, InfoWindow,
    SymbolPath: { CIRCLE: 0, FORWARD_CLOSED_ARROW: 1, FORWARD_OPEN_ARROW: 2, BACKWARD_CLOSED_ARROW: 3 },
    event: { addListenerOnce: (map, name, then) => setTimeout(then), clearInstanceListeners() {} } } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
}`;

test.describe('maps with Google and tiles configured', () => {
  /** Makes the script fail `times` times and counts its requests. */
  const failingScript = (times: number) => {
    let requests = 0;
    const prepare = (context: BrowserContext) =>
      context.route(GOOGLE, (route) =>
        ++requests <= times ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_STUB }),
      );
    return { prepare, requests: () => requests };
  };

  test('requests a failing script up to four times and then shows Google Maps', async ({ openWindow }) => {
    const script = failingScript(3);
    const { page, view } = await openArticleWithMap(openWindow, { width: 1280 }, script.prepare);
    await view.click();
    await expect(getMap(page, 'google')).toBeVisible();
    expect(script.requests()).toBe(4);
    const drawn = await page.evaluate(() => [
      (window as unknown as { googleZoom: number }).googleZoom,
      (window as unknown as { drawnByGoogle: unknown[] }).drawnByGoogle,
    ]);
    expect(drawn).toEqual([15, expect.arrayContaining([['AdvancedMarkerElement', 'Eiffel Tower', 'DEMO_MAP_ID']])]);
  });

  test('falls back to the coastline without leftovers after four failed requests and without tiles', async ({
    openWindow,
  }) => {
    const script = failingScript(Number.POSITIVE_INFINITY);
    const { page, view, getForeignUrls } = await openArticleWithMap(openWindow, { width: 390 }, script.prepare);
    await view.click();
    const shown = getMap(page, 'coastline');
    await expect(shown).toBeVisible();
    expect(script.requests()).toBe(4);
    expect(getForeignUrls().every((url) => url.startsWith('https://maps.googleapis.com/'))).toBe(true);
    await expect(shown.getByText('Street map unavailable. Showing an outline map.')).toBeVisible();
    await expect(shown.locator('.leaflet-container')).toHaveCount(1);
    await expect(shown.getByText('Tiles by Example')).toHaveCount(0);
  });
});
