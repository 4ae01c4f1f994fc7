import { jest } from '@jest/globals';
import L from 'leaflet';
import type { MapOverlays } from '../model/map-model.js';
import { openTiles } from './leaflet-map.js';

const VIEWPORT = { center: { lat: 41.9, lng: 12.5 }, zoom: 13 };
const TILES = {
  url: '/api/tiles/{z}/{x}/{y}.png',
  bounds: [-180, -90, 180, 90] as [number, number, number, number],
  maxZoom: 19,
  attribution: [
    { text: '© <b>Example</b>', url: 'https://tiles.example/' },
    { text: 'no link', url: null },
  ],
};
let host: HTMLElement;
let layer: L.TileLayer;
let map: L.Map;

beforeEach(() => {
  jest.useFakeTimers();
  host = document.createElement('div');
  document.body.replaceChildren(host);
  setReducedMotion(false);
  // Leaflet requests no tiles, because elements have no size in jsdom. The tests fire the tile events instead.
  jest.spyOn(L.TileLayer.prototype, 'addTo').mockImplementation(function add(this: L.TileLayer, target) {
    [layer, map] = [this, target as L.Map];
    return this;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});
const setReducedMotion = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });

/** Opens a map and records the outcome: `opened`, or the message of the error. */
function open(overlays: MapOverlays = {}) {
  const opening: { end?: string; fallbacks?: number; map?: Awaited<ReturnType<typeof openTiles>> } = {};
  void openTiles(host, VIEWPORT, overlays, TILES, () => {
    opening.fallbacks = (opening.fallbacks ?? 0) + 1;
  }).then(
    (opened) => Object.assign(opening, { end: 'opened', map: opened }),
    (error: Error) => Object.assign(opening, { end: error.message }),
  );
  return opening;
}
/** Event of a tile at a zoom level. */
const at = (z: number) => ({ coords: { x: 0, y: 0, z } });
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('openTiles', () => {
  it('opens with the first tile, and removes the map when it is closed', async () => {
    const opening = open();
    await pass();
    expect(opening.end).toBeUndefined();
    layer.fire('tileload', at(15));
    layer.fire('load');
    await pass(20_000);
    expect(opening.end).toBe('opened');
    expect(host.childElementCount).toBe(1);
    opening.map!.close();
    expect(host.childElementCount).toBe(0);
  });

  it('does not run a layout if it was resized just before it is closed', async () => {
    const opening = open();
    await pass();
    layer.fire('tileload', at(15));
    await pass();
    let width = 300;
    Object.defineProperty(map.getContainer(), 'clientWidth', { get: () => width });
    map.invalidateSize({ animate: false });
    width = 390;
    map.invalidateSize({ animate: false, debounceMoveend: true });
    opening.map!.close();
    expect(() => jest.advanceTimersByTime(1_000)).not.toThrow();
  });

  it('fails if no tile loads within ten seconds, and leaves nothing behind', async () => {
    const opening = open();
    await pass(9_999);
    expect(opening.end).toBeUndefined();
    await pass(1);
    expect([opening.end, host.childElementCount]).toEqual(['No tile could be loaded', 0]);
  });

  it('fails immediately once every tile has failed', async () => {
    const opening = open();
    await pass();
    layer.fire('load');
    await pass();
    expect([opening.end, host.childElementCount]).toEqual(['No tile could be loaded', 0]);
  });

  it('replaces the tiles with the outline map if, after a move, none loads', async () => {
    const opening = open();
    await pass();
    layer.fire('tileload', at(15));
    await pass();
    // Single tiles may fail.
    layer.fire('tileerror', at(15)).fire('tileload', at(15)).fire('load');
    await pass();
    expect(opening.fallbacks).toBeUndefined();
    layer.fire('tileerror', at(15)).fire('load').fire('tileerror', at(15)).fire('load');
    await jest.advanceTimersByTimeAsync(100);
    expect(opening.fallbacks).toBe(1);
    expect(host.querySelector('.leaflet-control-attribution')!.textContent).toBe(
      'Outline map, no streets · Natural Earth, GeoNames (CC BY 4.0)',
    );
  });

  it('does not zoom the outline map in further than to a part of a town', async () => {
    const opening = open();
    await pass();
    layer.fire('tileload', at(15));
    await pass();
    map.setZoom(18, { animate: false });
    layer.fire('tileloadstart', at(18)).fire('tileerror', at(18)).fire('load');
    await jest.advanceTimersByTimeAsync(100);
    expect(opening.fallbacks).toBe(1);
    expect([map.getZoom(), map.getMaxZoom()]).toEqual([15, 15]);
  });

  it('replaces the tiles if none loads after a zoom, even if the previous level was incomplete', async () => {
    const opening = open();
    await pass();
    layer.fire('tileload', at(15));
    await pass();
    layer.fire('tileload', at(15)).fire('tileloadstart', at(14)).fire('tileload', at(15));
    layer.fire('tileerror', at(14)).fire('load');
    await jest.advanceTimersByTimeAsync(100);
    expect(opening.fallbacks).toBe(1);
  });

  it('shows the attribution with its links, as text', async () => {
    open();
    await pass();
    map.attributionControl.addAttribution(layer.options.attribution!);
    const credit = host.querySelector('.leaflet-control-attribution')!;
    expect(credit.textContent).toBe('© <b>Example</b> · no link');
    const links = [...credit.querySelectorAll('a')].map((link) => [link.href, link.rel]);
    expect(links).toEqual([['https://tiles.example/', 'noopener noreferrer']]);
  });

  it('makes the link for corrections to OpenStreetMap lead to the current view', async () => {
    open();
    await pass();
    const fix = 'https://www.openstreetmap.org/fixthemap';
    map.attributionControl.addAttribution(`<a href="https://x.example/">X</a> <a href="${fix}">Fix the map</a>`);
    const [other, link] = host.querySelectorAll<HTMLAnchorElement>('.leaflet-control-attribution a');
    for (const target of [other!, link!]) target.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect([other!.href, link!.href]).toEqual(['https://x.example/', `${fix}?lat=41.90000&lon=12.50000&zoom=13`]);
    // East of the date line, the world is repeated.
    map.setView([35.5, 370], 9, { animate: false });
    link!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(link!.href).toBe(`${fix}?lat=35.50000&lon=10.00000&zoom=9`);
  });

  it('zooms with the mouse wheel only while the map has the focus', async () => {
    open();
    await pass();
    expect(map.scrollWheelZoom.enabled()).toBe(false);
    map.fire('focus');
    expect(map.scrollWheelZoom.enabled()).toBe(true);
    map.fire('blur');
    expect(map.scrollWheelZoom.enabled()).toBe(false);
  });

  it('zooms with the mouse wheel at once if the map is the page', async () => {
    open({ zoomsByWheel: true });
    await pass();
    expect(map.scrollWheelZoom.enabled()).toBe(true);
    map.fire('blur');
    expect(map.scrollWheelZoom.enabled()).toBe(true);
  });

  it.each([true, false])('animates only if motion is welcome: reduced motion is %s', async (matches) => {
    setReducedMotion(matches);
    open();
    await pass();
    const { zoomAnimation, fadeAnimation, inertia } = map.options;
    expect([zoomAnimation, fadeAnimation, inertia]).toEqual([!matches, !matches, !matches]);
  });
});
