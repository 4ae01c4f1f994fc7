import { listCellUrlsAround, MAX_CELLS_AROUND } from './cells-around.js';

const ROME = { lat: 41.8902, lng: 12.4922 };

test('listCellUrlsAround: returns the world, and the cell of a place and its neighbors down to the deepest zoom', () => {
  const urls = listCellUrlsAround([ROME]);
  expect(urls[0]).toBe('/api/map/cells/0/0/0');
  // Tile numbers of Rome: x = (lng + 180) / 360 · 2^12, and y of Web Mercator.
  for (const url of ['/api/map/cells/4/8/5', '/api/map/cells/12/2190/1522', '/api/map/cells/12/2189/1522']) {
    expect(urls).toContain(url);
  }
  expect(urls.every((url) => url.startsWith('/api/map/cells/'))).toBe(true);
  expect(urls.length).toBeLessThan(40);
});

test('listCellUrlsAround: includes the area between two places, in as much detail as a few cells allow', () => {
  const urls = listCellUrlsAround([ROME, { lat: 52.52, lng: 13.405 }]);
  // North of Munich. At this zoom, neither place has it as a neighbor.
  expect(urls).toContain('/api/map/cells/6/34/22');
  expect(urls).toHaveLength(new Set(urls).size);
});

test('listCellUrlsAround: has a limit, and handles the date line and the poles', () => {
  const places = Array.from({ length: 50 }, (_, index) => ({ lat: index * 3 - 75, lng: index * 7 - 175 }));
  expect(listCellUrlsAround(places)).toHaveLength(MAX_CELLS_AROUND);
  expect(listCellUrlsAround([{ lat: 0, lng: 180 }])).toContain('/api/map/cells/4/0/8');
  expect(listCellUrlsAround([{ lat: 90, lng: 0 }]).length).toBeGreaterThan(0);
  expect(listCellUrlsAround([])).toEqual([]);
});
