import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CELL_EXTENT, CELL_ZOOMS, type MapCell, mapCell, mapCells } from '@placelore/contracts/places/map/map-cells.js';
import { type PlacesTestService, startPlacesService } from './support/places-service.js';

let places: PlacesTestService;
beforeAll(async () => {
  places = await startPlacesService();
});
afterAll(() => places?.stop());

const read = (zoom: number | string, x: number | string, y: number | string, headers = {}) =>
  places.call({ ...mapCells.cell, path: `/api/map/cells/${zoom}/${x}/${y}` }, {}, undefined, headers);

/** Returns the cell around a position. */
async function readAt(zoom: number, lat: number, lng: number): Promise<MapCell> {
  const count = 2 ** zoom;
  const x = Math.floor(((lng + 180) / 360) * count);
  const y = Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * count);
  return (await read(zoom, x, y)).body;
}
const getNames = ({ labels }: MapCell) => labels.map(({ name }) => name);

describe('GET /api/map/cells/:zoom/:x/:y', () => {
  test('returns a cell that browsers may keep, and confirms an unchanged one', async () => {
    const response = await read(4, 8, 5);
    expect(response.status).toBe(200);
    expect(mapCell.parse(response.body)).toEqual(response.body);
    expect(response.headers['cache-control']).toContain('max-age=86400');
    expect((await read(4, 8, 5, { 'if-none-match': response.headers.etag })).status).toBe(304);
  });

  test.each([
    [1, 0, 0, 'zoom'],
    [14, 0, 0, 'zoom'],
    ['x', 0, 0, 'zoom'],
    [2, 4, 0, 'x'],
    [2, 0, 4, 'y'],
    [2, -1, 0, 'x'],
    [2, 0.5, 0, 'x'],
  ])('rejects the square %s/%s/%s', async (zoom, x, y, field) => {
    const response = await read(zoom, x, y);
    expect(response.status).toBe(400);
    expect(response.body.details[0].field.split('.').at(-1)).toBe(field);
  });

  test.each(CELL_ZOOMS.map((zoom) => [zoom]))(
    'has shapes inside the square and its margin at zoom %i',
    async (zoom) => {
      const { land, borders, lakes, rivers } = await readAt(zoom, 46.4, 6.6);
      if (zoom > 6) return expect([land, borders, lakes, ...rivers].join('')).toBe('');
      for (const path of [land, borders, lakes, ...rivers].filter((text) => text !== '')) {
        expect(path).toMatch(/^[Mlz\d. -]+$/);
        const starts = [...path.matchAll(/M(-?\d+) (-?\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
        expect(Math.min(...starts)).toBeGreaterThanOrEqual(-129);
        expect(Math.max(...starts)).toBeLessThanOrEqual(CELL_EXTENT + 129);
      }
      expect(land).not.toBe('');
    },
  );

  test('contains the names that people search for at each zoom', async () => {
    expect(getNames(await readAt(0, 0, 0))).toEqual(expect.arrayContaining(['Brazil', 'Indian Ocean', 'Tokyo']));
    expect(getNames(await readAt(4, 43, 12))).toEqual(expect.arrayContaining(['Italy', 'Rome', 'Vienna']));
    expect(getNames(await readAt(6, 43.4, 11))).toEqual(expect.arrayContaining(['Tuscany', 'Florence', 'Arno']));
    expect(getNames(await readAt(12, 41.8902, 12.4922))).toEqual(expect.arrayContaining(['Colosseum', 'Roman Forum']));
    expect(getNames(await readAt(10, 47.58, 13.66))).toContain('Hallstätter See');
  });

  test('assigns each name to one cell, best-known names first', async () => {
    const cells = await Promise.all([0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => read(2, x, y))));
    const positions = cells.flatMap(({ body }) =>
      (body as MapCell).labels.map(({ name, lat, lng }) => `${name} ${lat} ${lng}`),
    );
    expect(new Set(positions).size).toBe(positions.length);
    for (const { body } of cells) {
      const prominences = (body as MapCell).labels.map(({ prominence }) => prominence);
      expect(prominences).toEqual(prominences.toSorted((a, b) => b - a));
    }
  });

  test.each([
    ['a town on the coast', 43.7384, 7.4246, 'land'],
    ['the Sahara', 23.3, 5.3, 'land'],
    ['the South Pole, beyond the map', -85, 0, 'land'],
    ['the Pacific', 1, -151, 'sea'],
    ['the date line', 0.1, 179.99, 'sea'],
  ])('knows whether streets are on land or water: %s', async (_, lat, lng, ground) => {
    expect((await readAt(12, lat, lng)).ground).toBe(ground);
  });

  test('draws a town as a disc around its middle that fits its population', async () => {
    const [lat, lng] = [41.8947, 12.4811];
    const { urban } = await readAt(6, lat, lng);
    const discs = [...urban.matchAll(/M(-?\d+) (-?\d+)a(\d+) \d+ 0 1 0 (\d+) 0a\d+ \d+ 0 1 0 (-\d+) 0z/g)].map(
      (match) => match.slice(1).map(Number),
    ) as [number, number, number, number, number][];
    const toUnits = (share: number) => (share % 1) * CELL_EXTENT;
    const rome = {
      x: toUnits(((lng + 180) / 360) * 2 ** 6),
      y: toUnits((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** 6),
    };
    const [left, y, radius, across, back] = discs.toSorted((a, b) => b[2] - a[2])[0]!;
    expect([across, back]).toEqual([2 * radius, -2 * radius]);
    expect(Math.abs(left + radius - rome.x)).toBeLessThan(60);
    expect(Math.abs(y - rome.y)).toBeLessThan(60);
  });

  test('draws lakes and rivers where they are', async () => {
    const { lakes, rivers } = await readAt(4, 46.4, 6.6);
    expect(lakes.match(/M/g)!.length).toBeGreaterThan(4);
    expect(rivers.every((path) => path !== '')).toBe(true);
    const ocean = await readAt(4, -30, -130);
    expect([ocean.lakes, ...ocean.rivers]).toEqual(['', '', '', '']);
  });
});
