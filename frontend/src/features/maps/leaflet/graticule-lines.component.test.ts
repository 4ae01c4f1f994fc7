import L from 'leaflet';
import { drawGraticuleLines } from './graticule-lines.js';

/** Draws the lines of a view. Returns their ends and what the call returned. */
function draw(south: number, west: number, north: number, east: number) {
  const map = { getBounds: () => L.latLngBounds([south, west], [north, east]), getSize: () => L.point(800, 600) };
  const group = L.layerGroup();
  const drawn = drawGraticuleLines(map as L.Map, group, { pane: 'graticule', className: 'line' });
  const lines = group.getLayers().map((line) => (line as L.Polyline).getLatLngs() as L.LatLng[]);
  return { ...drawn, lines: lines.map((ends) => ends.map(({ lat, lng }) => [lat, lng])) };
}

test('drawGraticuleLines: draws whole multiples of the step, in the view and half a view around it', () => {
  const { step, west, east, south, north, lines } = draw(-10, 0, 10, 40);
  expect({ west, east, south, north }).toEqual({ west: -20, east: 60, south: -20, north: 20 });
  const meridians = lines.filter(([from, to]) => from?.[1] === to?.[1]).map(([from]) => from?.[1] ?? 0);
  const parallels = lines.filter(([from, to]) => from?.[0] === to?.[0]).map(([from]) => from?.[0] ?? 0);
  expect(meridians).toHaveLength(Math.floor(60 / step) + Math.floor(20 / step) + 1);
  expect(parallels).toHaveLength(2 * Math.floor(20 / step) + 1);
  for (const degrees of [...meridians, ...parallels]) expect(degrees / step).toBeCloseTo(Math.round(degrees / step), 9);
  expect(lines[0]?.map(([lat]) => lat)).toEqual([-20, 20]);
});

test('drawGraticuleLines: stops where the map ends', () => {
  expect(draw(-80, -100, 80, 100)).toMatchObject({ south: -85, north: 85 });
});
