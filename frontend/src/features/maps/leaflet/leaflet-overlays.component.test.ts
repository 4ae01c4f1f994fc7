import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import L from 'leaflet';
import { LabelLayer } from '../labels/label-layer.js';
import type { MapOverlays, MapViewport } from '../model/map-model.js';
import { LeafletOverlays } from './leaflet-overlays.js';

const ROME = { lat: 41.9, lng: 12.5 };
const NORTH_EAST = { lat: 41.91, lng: 12.5134 };

function showOverlays(overlays: MapOverlays) {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const map = L.map(element, { zoomControl: false }).setView(ROME, 14);
  const shown = new LeafletOverlays(map, new LabelLayer(map));
  shown.show(overlays);
  const list = <T extends L.Layer>(kind: abstract new (...args: never[]) => T): T[] => {
    const layers: T[] = [];
    map.eachLayer((layer) => {
      if (layer instanceof kind) layers.push(layer);
    });
    return layers;
  };
  return { map, element, show: (next: MapOverlays) => shown.show(next), list };
}
const buildRoute = (estimate: boolean, points = [ROME, NORTH_EAST]) => ({
  points,
  estimate,
  distanceMeters: 1,
  durationSeconds: 1,
  provider: null,
  attribution: null,
});
const names = () => screen.queryAllByRole('button').map((element) => element.getAttribute('aria-label'));

test('LeafletOverlays: gives markers names, and numbers those of a list', () => {
  const nearbyPlaces = [
    { name: 'Pantheon', coordinates: ROME },
    { name: 'Colosseum', coordinates: ROME, number: 2 },
  ];
  const { element, show } = showOverlays({ nearbyPlaces, place: { name: 'Forum', coordinates: ROME }, user: ROME });
  expect(names()).toEqual(['Pantheon', '2. Colosseum', 'Forum', 'You are here']);
  expect([...element.querySelectorAll('.mark text')].map((text) => text.textContent)).toEqual(['2']);
  // A name is text, never HTML.
  show({ place: { name: '<b>Forum</b>', coordinates: ROME } });
  expect(names()).toEqual(['<b>Forum</b>']);
});

test('LeafletOverlays: shows the names of all marks on the map, including the device’s position without a place', () => {
  const map = L.map(document.createElement('div')).setView(ROME, 14);
  const labels = new LabelLayer(map);
  const setMarks = jest.spyOn(labels, 'setMarks');
  const shown = new LeafletOverlays(map, labels);
  const readNames = () => setMarks.mock.calls.at(-1)![1].map(({ name, isRequired }) => [name, isRequired]);
  const nearbyPlaces = [{ name: 'Pantheon', coordinates: ROME, number: 1 }];
  shown.show({ user: ROME, nearbyPlaces });
  expect(readNames()).toEqual([
    ['You are here', false],
    ['1. Pantheon', false],
  ]);
  shown.show({ place: { name: 'Forum', coordinates: ROME } });
  expect(readNames()).toEqual([['Forum', true]]);
});

test('LeafletOverlays: numbers the stops of a trip, and draws the legs between them, dashed if estimated', () => {
  const stops = [
    { name: 'Forum', coordinates: ROME, number: 1 },
    { name: 'Villa', coordinates: NORTH_EAST, number: 3 },
  ];
  const { list, show } = showOverlays({ stops, legs: [buildRoute(false), buildRoute(true)] });
  expect(names()).toEqual(['1. Forum', '3. Villa']);
  expect(list(L.Polyline).map(({ options }) => options.dashArray ?? '')).toEqual(['', '2 10']);
  show({ stops: stops.slice(1), legs: [] });
  expect([names(), list(L.Polyline)]).toEqual([['3. Villa'], []]);
});

test('LeafletOverlays: points an arrow at a destination and a pin at another place', () => {
  const place = { name: 'Forum', coordinates: ROME };
  const { element, show } = showOverlays({ place, isDestination: true });
  expect([element.querySelector('.arrow') !== null, element.querySelector('.pin') !== null]).toEqual([true, false]);
  show({ place });
  expect([element.querySelector('.arrow') !== null, element.querySelector('.pin') !== null]).toEqual([false, true]);
});

test('LeafletOverlays: draws a circle of two kilometers around an approximate position', () => {
  const { list, show } = showOverlays({ approximate: ROME });
  expect(list(L.Circle).map((circle) => circle.getRadius())).toEqual([2_000]);
  show({});
  expect(list(L.Circle)).toEqual([]);
});

test('LeafletOverlays: draws an estimate as a dashed line with an arrowhead at its middle', () => {
  const { list, element, show } = showOverlays({ route: buildRoute(true) });
  expect(list(L.Polyline)[0]!.options.dashArray).toBe('2 10');
  const head = list(L.Marker)[0]!.getLatLng();
  expect([head.lat, head.lng]).toEqual([expect.closeTo(41.905), expect.closeTo(12.5067)]);
  // At this latitude, 0.01 degrees north are as long as 0.0134 degrees east.
  expect(element.querySelector('.arrowHead path')!.getAttribute('transform')).toBe('rotate(45)');
  show({ route: buildRoute(true, [ROME, { lat: 41.9, lng: 12.4 }]) });
  expect(element.querySelector('.arrowHead path')!.getAttribute('transform')).toBe('rotate(-90)');
  for (const route of [buildRoute(false), buildRoute(true, [ROME])]) {
    show({ route });
    expect(list(L.Marker)).toEqual([]);
  }
  show({ route: buildRoute(false) });
  expect(list(L.Polyline)[0]!.options.dashArray).toBeNull();
});

test('LeafletOverlays: reports picked positions with normalized longitudes, as long as they can be picked', () => {
  const onPick = jest.fn();
  const { map, show } = showOverlays({ onPick });
  map.fire('click', { latlng: L.latLng(10, 190) });
  expect(onPick.mock.calls).toEqual([[{ lat: 10, lng: -170 }]]);
  show({});
  map.fire('click', { latlng: L.latLng(10, 190) });
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('LeafletOverlays: moves to a view once, and reports where the map was moved', () => {
  const moves: MapViewport[] = [];
  const onMove = (viewport: MapViewport) => void moves.push(viewport);
  const view = { center: NORTH_EAST, zoom: 12 };
  const { map, show } = showOverlays({ onMove });
  show({ onMove, view });
  expect(moves).toEqual([{ center: { lat: 41.91, lng: expect.closeTo(12.5134, 6) }, zoom: 12 }]);
  map.setView([0, 190], 5, { animate: false });
  // The longitude is normalized.
  expect(moves.at(-1)).toEqual({ center: { lat: 0, lng: -170 }, zoom: 5 });
  // The same view must not move the map again.
  show({ onMove, view });
  expect(moves).toHaveLength(2);
});
