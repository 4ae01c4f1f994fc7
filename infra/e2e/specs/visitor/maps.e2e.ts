/// <reference lib="dom" />
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openWindow, type WindowOptions } from '../../support/browser.ts';
import { createPhoto } from '../../support/photos.ts';
import { type Product, startProduct } from '../../support/product.ts';

const AXE = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');
const TOWER = { latitude: 48.8583, longitude: 2.2945 };
const TROCADERO = { latitude: 48.8616, longitude: 2.2893 };
/** One gray pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBV8dEXQAAAABJRU5ErkJggg==',
  'base64',
);
const GOOGLE = 'https://maps.googleapis.com/**';
const TILES = 'https://tiles.example/**';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Opens a window with the result of a photo of the Eiffel Tower and records all requested URLs. */
async function openResult(
  product: Product,
  options: WindowOptions = { width: 1280 },
  prepare?: (page: BrowserContext) => unknown,
) {
  const window = await openWindow(browser, product.url, options);
  const { page, context } = window;
  await context.route(/^https:/, (route) => route.abort());
  await prepare?.(context);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const file = join(product.dataDir, 'tower.jpg');
  await writeFile(file, await createPhoto(TOWER));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Upload Image' }).first().click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Image' }).click();
  const view = page.getByRole('button', { name: 'View Interactive Map' });
  await view.waitFor({ timeout: 60_000 });
  const strangers = () => requestedUrls.filter((url) => url.startsWith('http') && !url.startsWith(product.url));
  return { ...window, view, strangers };
}

const map = (page: Page, engine: 'google' | 'tiles' | 'coastline') =>
  page.locator(`section[aria-label^="Map of Eiffel Tower"][data-map=${engine}]`);

/** Returns the axe-core violations of the page. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(() =>
    (
      window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('maps without configured providers', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  test('shows an image of 600 x 300 and then the built-in coastline without requests to other hosts', async () => {
    const { page, context, pageErrors: complaints, view, strangers } = await openResult(product);
    const mapImage = page.getByRole('img', { name: 'Map showing where Eiffel Tower is' });
    await mapImage.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
      await mapImage.elementHandle(),
    );
    expect(await mapImage.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      600, 300,
    ]);
    await view.click();
    const shown = map(page, 'coastline');
    await shown.waitFor();
    await shown.and(page.locator(':focus-within')).waitFor();
    await shown.getByText('Natural Earth').waitFor();
    await shown.getByText('no streets').waitFor();
    expect(strangers()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is usable by keyboard: markers, their names and panning', async () => {
    const { page, context, view } = await openResult(product);
    await view.focus();
    await page.keyboard.press('Enter');
    const shown = map(page, 'coastline');
    await shown.waitFor();
    const mark = shown.getByRole('button', { name: 'Eiffel Tower' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await shown.locator('.leaflet-popup').getByText('Eiffel Tower').waitFor();
    const before = await mark.boundingBox();
    await shown.locator('.leaflet-container').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      ([element, x]) => (element as HTMLElement).getBoundingClientRect().x < (x as number) - 40,
      [await mark.elementHandle(), before?.x ?? 0] as const,
    );
    await context.close();
  });

  test.each([
    ['light', 390],
    ['dark', 1280],
  ] as const)('labels the walking route as an estimate in %s mode at %i px', async (colorScheme, width) => {
    const {
      page,
      context,
      pageErrors: complaints,
      view,
    } = await openResult(product, { width, colorScheme, position: TROCADERO });
    await view.click();
    await page.getByRole('button', { name: 'Show the way on foot' }).click();
    const shown = map(page, 'coastline');
    await shown.getByRole('button', { name: 'You are here' }).waitFor();
    await page.getByText('an estimate at 5 km/h, not a route').waitFor();
    const line = shown.locator('path[stroke-dasharray]');
    expect(await line.getAttribute('stroke-width')).toBe('4');
    expect(await line.getAttribute('stroke-opacity')).toBe('0.8');
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('draws a known walking route without the estimate label', async () => {
    const directions = {
      polyline: 'mxeiHq_aM`CuD|FmJhB{C',
      distanceMeters: 640,
      durationSeconds: 540,
      steps: [],
      estimate: false,
    };
    const by = { provider: 'osm', degraded: false, attribution: '© OpenStreetMap contributors' };
    const { page, context, view } = await openResult(product, { width: 1280, position: TROCADERO }, (window) =>
      window.route('**/api/directions?*', (route) => route.fulfill({ json: { ...directions, ...by } })),
    );
    await view.click();
    await page.getByRole('button', { name: 'Show the way on foot' }).click();
    await page.getByText('640 m, 9 min on foot').waitFor();
    await page.getByText(by.attribution).waitFor();
    expect(await map(page, 'coastline').locator('path[stroke-dasharray]').count()).toBe(0);
    expect(await page.getByText('not a route').count()).toBe(0);
    await context.close();
  });

  test('falls back to a straight line when directions fail, and reports a denied position', async () => {
    const { page, context, view } = await openResult(product, { width: 390, position: TROCADERO }, (window) =>
      window.route('**/api/directions?*', (route) => route.abort()),
    );
    await view.click();
    await context.clearPermissions();
    const walk = page.getByRole('button', { name: 'Show the way on foot' });
    await walk.click();
    await page.getByText('Location access denied or unavailable').waitFor();
    await context.grantPermissions(['geolocation']);
    await walk.click();
    await page.getByText('an estimate at 5 km/h, not a route').waitFor();
    await context.close();
  });

  test('reports a map script that failed on an article, and Try Again loads it', async () => {
    let isBroken = true;
    const { page, context } = await openWindow(browser, product.url, { width: 390 });
    await page.route('**/assets/InteractiveMapPanel-*.js', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/articles/eiffel-tower');
    const title = await page.locator('article h1').textContent();
    await page.getByRole('button', { name: 'View Interactive Map' }).click();
    await page.getByRole('alert').getByText('Unable to load map').waitFor();
    expect(await page.locator('article h1').textContent()).toBe(title);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await map(page, 'coastline').waitFor();
    await context.close();
  });

  test('reports a failure of the built-in map, and Try Again loads it', async () => {
    let isBroken = true;
    const { page, context, view } = await openResult(product, { width: 390 }, (window) =>
      window.route('**/assets/coastline-*.js', (route) => (isBroken ? route.abort() : route.continue())),
    );
    await view.click();
    await page.getByRole('alert').getByText('Unable to load map').waitFor();
    expect(await findings(page)).toEqual([]);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await map(page, 'coastline').waitFor();
    await context.close();
  });
});

/**
 * Stub with the parts of Google Maps that the map uses. It calls back when it is drawn and records what is put on the
 * map. The block prevents its Map from shadowing the built-in one.
 */
const GOOGLE_MAPS_STUB = `{
  const things = (window.drawnByGoogle = []);
  class Thing { constructor(options) { things.push([this.constructor.name, options.title]); } setMap() {} addListener() {} open() {} }
  class Marker extends Thing {} class Circle extends Thing {} class Polyline extends Thing {} class InfoWindow extends Thing {}
  class Map { constructor(element, options) { window.googleZoom = options.zoom; element.textContent = 'Google'; } addListener() {} }
  window.google = { maps: { Map, Marker, Circle, Polyline, InfoWindow,
    SymbolPath: { CIRCLE: 0, FORWARD_CLOSED_ARROW: 1, FORWARD_OPEN_ARROW: 2, BACKWARD_CLOSED_ARROW: 3 },
    event: { addListenerOnce: (map, name, then) => setTimeout(then), clearInstanceListeners() {} } } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
}`;

describe('maps with Google and tiles configured', () => {
  let product: Product;
  beforeAll(async () => {
    const unreachableUrl = 'http://127.0.0.1:9';
    product = await startProduct({
      GEO_PROVIDER: 'google',
      GOOGLE_MAPS_SERVER_KEY: 'key-of-nobody',
      GOOGLE_MAPS_BROWSER_KEY: 'browser-key',
      GOOGLE_PLACES_ENDPOINT: unreachableUrl,
      GOOGLE_ROUTES_ENDPOINT: unreachableUrl,
      GOOGLE_MAPS_ENDPOINT: unreachableUrl,
      MAPS_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAPS_TILE_ATTRIBUTION: 'Tiles by Example',
    });
  });
  afterAll(() => product?.stop());

  /** Fails the script a number of times and counts its requests. */
  const failingScript = (times: number) => {
    let requests = 0;
    const prepare = (context: BrowserContext) =>
      context.route(GOOGLE, (route) =>
        ++requests <= times ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_STUB }),
      );
    return { prepare, requests: () => requests };
  };

  test('requests a failing script up to four times and then shows Google Maps', async () => {
    const script = failingScript(3);
    const { page, context, view } = await openResult(product, { width: 1280 }, script.prepare);
    await view.click();
    await map(page, 'google').waitFor();
    expect(script.requests()).toBe(4);
    const drawn = await page.evaluate(() => [
      (window as unknown as { googleZoom: number }).googleZoom,
      (window as unknown as { drawnByGoogle: unknown[] }).drawnByGoogle,
    ]);
    expect(drawn).toEqual([15, expect.arrayContaining([['Marker', 'Eiffel Tower']])]);
    await context.close();
  });

  test('falls back to tiles after four failed requests', async () => {
    const script = failingScript(Number.POSITIVE_INFINITY);
    const { page, context, view } = await openResult(product, { width: 1280 }, async (window) => {
      await script.prepare(window);
      await window.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
    });
    await view.click();
    await map(page, 'tiles').getByText('Tiles by Example').waitFor();
    expect(script.requests()).toBe(4);
    await context.close();
  });

  test('falls back to the coastline without leftovers when tiles fail as well', async () => {
    const script = failingScript(Number.POSITIVE_INFINITY);
    const { page, context, view, strangers } = await openResult(product, { width: 390 }, script.prepare);
    await view.click();
    const shown = map(page, 'coastline');
    await shown.waitFor();
    expect(strangers().some((url) => url.startsWith('https://tiles.example/'))).toBe(true);
    expect(await shown.locator('.leaflet-container').count()).toBe(1);
    expect(await shown.getByText('Tiles by Example').count()).toBe(0);
    await context.close();
  });
});
