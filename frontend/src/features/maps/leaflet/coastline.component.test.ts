import L from 'leaflet';
import { drawCoastline } from './coastline.js';

/** Pixels. At this zoom there is no land, and a line every half degree, which is 91 pixels. */
const [WIDTH, HEIGHT, ZOOM, LINE_SPACING] = [1200, 600, 8, 91];

function createMap(): L.Map {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: WIDTH });
  Object.defineProperty(element, 'clientHeight', { value: HEIGHT });
  return L.map(element).setView([0, 0], ZOOM);
}

/** Returns the positions of the labels, in pixels from the upper left corner. */
function findLabels(map: L.Map): L.Point[] {
  const labels: L.Point[] = [];
  map.eachLayer((layer) => {
    if (layer instanceof L.Marker) labels.push(map.latLngToContainerPoint(layer.getLatLng()));
  });
  return labels;
}

test('drawCoastline: labels lines at the bottom and the right, except in the corners', () => {
  const map = createMap();
  drawCoastline(map);
  const labels: L.Point[] = [];
  for (let moved = 0; moved < LINE_SPACING; moved++) {
    map.panBy([1, 1], { animate: false });
    labels.push(...findLabels(map));
  }
  const across = labels.filter(({ y }) => y === HEIGHT).map(({ x }) => x);
  const down = labels.filter(({ x }) => x === WIDTH).map(({ y }) => y);
  expect(across.length + down.length).toBe(labels.length);
  expect([Math.min(...across), Math.max(...across)]).toEqual([90, WIDTH - 200]);
  expect([Math.min(...down), Math.max(...down)]).toEqual([90, HEIGHT - 40]);
});
