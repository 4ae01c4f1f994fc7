import { jest } from '@jest/globals';
import type { MapCell, MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import { waitFor } from '@testing-library/react';
import L from 'leaflet';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { LabelLayer } from '../labels/label-layer.js';
import { OutlineMap } from './outline-map.js';

const HALLSTATT = { lat: 47.5622, lng: 13.6493 };
/** Places whose cells no other test loads. */
const LONELY = { lat: 27.5, lng: -63.7 };
const INLAND = { lat: 10.2, lng: 20.3 };
const LABEL: MapLabel = {
  name: 'Bad Ischl',
  kind: 'town',
  lat: 47.7112,
  lng: 13.6239,
  prominence: 4,
  minZoom: 9,
  maxZoom: 15,
};
/** Far outside of a view with streets. */
const FAR: MapLabel = { ...LABEL, lat: INLAND.lat + 0.5, lng: INLAND.lng };
/** Enough names for such a view to be useful. */
const NEAR = [1, 2, 3].map((index) => ({ ...LABEL, name: `Near ${index}`, ...INLAND, lat: INLAND.lat + index / 500 }));
const CELL: MapCell = {
  land: 'M0 0l4096 0 0 4096z',
  borders: '',
  lakes: 'M9 9l9 0 0 9z',
  rivers: ['M0 0l9 9', '', ''],
  cityRivers: [{ path: 'M1 1l5 0', width: 0.9 }],
  urban: 'M5 5a2 2 0 1 0 4 0z',
  ground: 'land',
  labels: [LABEL],
};

function createMap(zoom: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 800, configurable: true });
  Object.defineProperty(element, 'clientHeight', { value: 400, configurable: true });
  document.body.replaceChildren(element);
  const map = L.map(element, { zoomControl: false, fadeAnimation: false }).setView(HALLSTATT, zoom);
  const labels = new LabelLayer(map);
  const readNames = () => [...element.querySelectorAll('.leaflet-names-pane span')].map((name) => name.textContent);
  return { element, map, labels, readNames };
}
afterEach(() => jest.restoreAllMocks());

describe('OutlineMap', () => {
  it('draws shapes with names, from cells that are requested once', async () => {
    const requests = mockFetch(() => jsonResponse(CELL));
    const { element, map, labels, readNames } = createMap(9);
    await OutlineMap.open(map, labels, {});
    await waitFor(() => expect(element.querySelectorAll('path.land').length).toBeGreaterThan(0));
    await waitFor(() => expect(readNames()).toEqual(['Bad Ischl']));
    expect(element.querySelectorAll('path.lake').length).toBeGreaterThan(0);
    const urls = requests.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.every((url) => /\/api\/map\/cells\/(6|8)\//.test(url))).toBe(true);
  });

  it('shows the ground, rings around the place and signs on streets', async () => {
    mockFetch(({ url }) => jsonResponse({ ...CELL, labels: url.includes('/cells/8/') ? [FAR] : NEAR }));
    const { element, map, labels, readNames } = createMap(15);
    map.setView(INLAND, 15, { animate: false });
    await OutlineMap.open(map, labels, { place: { name: 'Well', coordinates: INLAND } });
    expect(element.classList.contains('ground')).toBe(true);
    expect(element.querySelector('path.land')).toBeNull();
    await waitFor(() => expect(element.querySelector('path.cityRiver')?.getAttribute('stroke-width')).toBe('0.9'));
    expect([...element.querySelectorAll('.ringLabel')].map((ring) => ring.textContent)).toContain('500 m');
    await waitFor(() => expect(readNames()).toContain('↑Bad Ischl 56 km'));
  });

  it('zooms out to three names around a place, with rings instead of degrees', async () => {
    const names = [0.01, 0.02, 0.03].map((north) => ({ ...LABEL, name: `${north} north`, lat: LONELY.lat + north }));
    mockFetch(() => jsonResponse({ ...CELL, labels: names.map((name) => ({ ...name, lng: LONELY.lng })) }));
    const { element, map, labels } = createMap(15);
    map.setView(LONELY, 15, { animate: false });
    await OutlineMap.open(map, labels, { place: { name: 'Rock', coordinates: LONELY } });
    expect(map.getZoom()).toBeLessThan(15);
    expect([...element.querySelectorAll('.ringLabel')].map((ring) => ring.textContent)).toContain('2.5 km');
  });

  it.each([
    ['land', 'sea', true],
    ['sea', 'land', false],
  ])('shows land everywhere if there is %s in the middle and %s around', async (middle, around, isShown) => {
    // Near the corner of four cells. At zoom 12, tiles meet at these degrees.
    const corner = { lat: 40.979898, lng: 14.0625 + (isShown ? 0 : 360 / 2 ** 12) };
    const center = { lat: corner.lat - 0.001, lng: corner.lng + 0.001 };
    const count = 2 ** 12;
    const x = Math.floor(((center.lng + 180) / 360) * count);
    const sine = Math.sin((center.lat * Math.PI) / 180);
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count);
    mockFetch(({ url }) => jsonResponse({ ...CELL, ground: url.endsWith(`/12/${x}/${y}`) ? middle : around }));
    const { element, map, labels } = createMap(15);
    map.setView(center, 15, { animate: false });
    await OutlineMap.open(map, labels, {});
    expect(element.classList.contains('ground')).toBe(isShown);
  });

  it('ends with the coast where a map of pins has none, and goes on where it has some', async () => {
    mockFetch(() => jsonResponse(CELL));
    const { map, labels } = createMap(9);
    map.setMaxZoom(15);
    const pin = { id: 1, name: 'Well', coordinates: INLAND, isSelected: false };
    const outline = await OutlineMap.open(map, labels, { pins: [] });
    expect(map.getMaxZoom()).toBe(12);
    map.setView(INLAND, 12, { animate: false });
    outline.show({ pins: [pin] });
    expect(map.getMaxZoom()).toBe(15);
    // A view that is already deeper stays.
    map.setZoom(14, { animate: false });
    outline.show({ pins: [] });
    expect([map.getZoom(), map.getMaxZoom()]).toEqual([14, 15]);
    map.setZoom(10, { animate: false });
    await waitFor(() => expect(map.getMaxZoom()).toBe(12));
    outline.show({ pins: [], user: INLAND });
    expect(map.getMaxZoom()).toBe(15);
  });

  it('fails if no cell can be loaded, so that another map is shown', async () => {
    mockFetch(() => jsonResponse({}, 503));
    // Uses cells of another place, because loaded ones stay in memory.
    const { map, labels } = createMap(9);
    map.setView([-40, 170], 9, { animate: false });
    await expect(OutlineMap.open(map, labels, {})).rejects.toThrow();
  });

  it('fails if the only cell of a small view cannot be loaded', async () => {
    mockFetch(() => jsonResponse({}, 503));
    const { element, map, labels } = createMap(15);
    for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 10 });
    map.invalidateSize({ animate: false }).setView([-30, 150.05], 15, { animate: false });
    await expect(OutlineMap.open(map, labels, {})).rejects.toThrow();
  });
});
