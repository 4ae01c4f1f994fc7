import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import { waitFor } from '@testing-library/react';
import L from 'leaflet';
import { LabelLayer } from './label-layer.js';

const ROME: MapLabel = {
  name: 'Rome',
  kind: 'capital',
  lat: 41.9,
  lng: 12.5,
  prominence: 10,
  minZoom: 2,
  maxZoom: 12,
};

function openMap(frame?: HTMLElement) {
  const element = document.createElement('div');
  const host = document.createElement('div');
  host.append(element);
  frame?.append(host);
  Object.defineProperty(element, 'clientWidth', { value: 800 });
  Object.defineProperty(element, 'clientHeight', { value: 400 });
  const map = L.map(element, { zoomControl: false }).setView([41.9, 12.5], 8);
  const layer = new LabelLayer(map);
  const pane = element.querySelector<HTMLElement>('.leaflet-names-pane')!;
  /** Runs the layout as at the end of a move, and returns the names shown. */
  const read = () => {
    map.fire('moveend');
    return [...pane.querySelectorAll('span')].map(({ textContent }) => textContent);
  };
  return { map, layer, pane, read };
}

describe('LabelLayer', () => {
  it('shows names at their zoom levels, hidden from screen readers', () => {
    const { map, layer, pane, read } = openMap();
    layer.setNames([ROME, { ...ROME, name: 'Trastevere', kind: 'quarter', minZoom: 13, maxZoom: 19, lat: 41.89 }]);
    expect(read()).toEqual(['Rome']);
    map.setZoom(14, { animate: false });
    expect(read()).toEqual(['Trastevere']);
    expect(pane.getAttribute('aria-hidden')).toBe('true');
  });

  it('prefers the more prominent of two names if there is room for only one', () => {
    const { layer, read } = openMap();
    const region = { ...ROME, kind: 'region' as const };
    layer.setNames([
      { ...region, name: 'Sabina', prominence: 3 },
      { ...region, name: 'Lazio', prominence: 8 },
    ]);
    expect(read()).toEqual(['Lazio']);
  });

  it('names each river only once, where it is nearest to the middle of the map', () => {
    const { layer, pane, read } = openMap();
    const river = { ...ROME, name: 'Tiber', kind: 'water' as const };
    layer.setNames([{ ...river, lng: 11 }, river, { ...river, lng: 14 }]);
    expect(read()).toEqual(['Tiber']);
    expect(L.DomUtil.getPosition(pane.querySelector('span')!).x).toBeCloseTo(400, -2);
  });

  it('prefers the names of marks to those of the map, and shows none twice', () => {
    const { layer, read } = openMap();
    const coordinates = { lat: ROME.lat, lng: ROME.lng };
    layer.setNames([ROME]);
    layer.setMarks('places', [{ name: 'Rome', coordinates, radius: 12, height: 34, isRequired: true }]);
    expect(read()).toEqual(['Rome']);
    layer.setMarks('places', [{ name: '<b>Forum</b>', coordinates, radius: 12, height: 34, isRequired: true }]);
    expect(read()[0]).toBe('<b>Forum</b>');
  });

  it('keeps names from being covered by the note over the map, even if it appears later', async () => {
    const frame = document.createElement('section');
    const { layer, pane, read } = openMap(frame);
    layer.setNames([{ ...ROME, kind: 'region' }]);
    expect(read()).toEqual(['Rome']);
    const note = document.createElement('p');
    note.dataset.overMap = '';
    note.getBoundingClientRect = () => new DOMRect(300, 100, 200, 200);
    frame.append(note);
    await waitFor(() => expect(pane.textContent).toBe(''));
  });
});
