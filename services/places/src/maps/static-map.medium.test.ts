import { describe, expect, test } from '@jest/globals';
import type { StaticMapInput } from '@placelore/contracts/places/maps.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import sharp from 'sharp';
import { TextOutliner } from '../drawing/text-outliner.js';
import { COLORS } from './map-colors.js';
import { MapViewport } from './map-viewport.js';
import { MapLabels } from './names/map-labels.js';
import { drawRequestedMap } from './render-map.js';
import { StaticMapService } from './static-map.service.js';

const maps = new StaticMapService(Atlas.load());
const getMap = (input: Partial<StaticMapInput>) =>
  maps.getImage({ zoom: 13, size: { width: 200, height: 100 }, ...input } as StaticMapInput);

/** Returns the color of a pixel as #rrggbb. */
async function readPixel(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')}`;
}

/** Returns the difference between two colors in the channel that differs most; a palette shifts colors slightly. */
function colorDistance(a: string, b: string): number {
  const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return Math.max(...channels(a).map((value, index) => Math.abs(value - channels(b)[index]!)));
}

describe('StaticMapService', () => {
  test('returns a PNG of the requested size', async () => {
    const { png } = await getMap({ lat: 41.8902, lng: 12.4922, size: { width: 321, height: 123 } });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 321, height: 123 });
  });

  test('marks the center, or only the markers when some are given', async () => {
    const free = { lat: 0, lng: -150, size: { width: 400, height: 200 } };
    const pinned = await getMap(free);
    expect(colorDistance(await readPixel(pinned.png, 200, 88), COLORS.accent)).toBeLessThan(12);
    const viewport = new MapViewport({ latitude: 0, longitude: -150 }, 13, 400, 200);
    const marker = { latitude: 0, longitude: -150 + (100 / 200) * viewport.reach };
    const other = await getMap({ ...free, markers: [marker] });
    expect(colorDistance(await readPixel(other.png, 300, 88), COLORS.accent)).toBeLessThan(12);
    expect(colorDistance(await readPixel(other.png, 200, 88), COLORS.accent)).toBeGreaterThan(50);
  });

  test.each([
    ['the Gobi', 43.1, 104.9, 6, COLORS.land],
    ['the Sahara', 23.3, 5.3, 12, COLORS.land],
    ['the South Pole', -90, 0, 15, COLORS.land],
    ['the middle of the Pacific', 1, -151, 3, COLORS.water],
    ['the middle of the Pacific, zoomed in', 1, -151, 13, COLORS.water],
    ['the North Pole', 90, 10, 15, COLORS.water],
  ])('shows the correct background at %s', async (_, lat, lng, zoom, ground) => {
    const far = { latitude: 0, longitude: lng > 0 ? -100 : 100 };
    const { png } = await getMap({ lat, lng, zoom, markers: [far] });
    expect(colorDistance(await readPixel(png, 96, 53), ground)).toBeLessThan(14);
  });

  test('returns a map at the date line, at the poles and at any zoom', async () => {
    const west = new MapViewport({ latitude: -16.5, longitude: 179.99 }, 5, 600, 300);
    const east = new MapViewport({ latitude: -16.5, longitude: -179.99 }, 5, 600, 300);
    const suva = { latitude: -18.14, longitude: 178.44 };
    expect(Math.abs(west.project(suva).x - east.project(suva).x)).toBeLessThan(2);
    for (const lat of [90, -90, 85.06, 0]) {
      for (const lng of [180, -180, 179.999999, 0]) {
        for (const zoom of [0, 3, 9, 20]) {
          const { png } = await getMap({ lat, lng, zoom, size: { width: 50, height: 120 } });
          expect(await sharp(png).metadata()).toMatchObject({ width: 50, height: 120 });
        }
      }
    }
  });

  test('finds the center by a place name', async () => {
    const named = await getMap({ location: 'Colosseum, Rome' });
    const { landmarks } = Atlas.load().guidebook;
    const { latitude, longitude } = landmarks.find(({ name }) => name === 'Colosseum')!;
    expect(named.etag).toBe((await getMap({ lat: latitude, lng: longitude })).etag);
    await expect(getMap({ location: 'Japan' })).resolves.toHaveProperty('png');
    await expect(getMap({ location: 'Qwxyzzy Nowhereville' })).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' });
    await expect(getMap({})).rejects.toMatchObject({ code: 'INVALID_INPUT', details: [{ field: 'location' }] });
    await expect(getMap({ lat: 1 })).rejects.toMatchObject({ details: [{ field: 'location' }] });
  });

  test('draws equal requests once, whether concurrent or later', async () => {
    const input = { lat: 48.2, lng: 16.37, zoom: 6 };
    const [first, second] = await Promise.all([getMap(input), getMap(input)]);
    expect(second).toBe(first);
    expect(await getMap({ ...input, lat: 48.200001 })).toBe(first);
    expect(await getMap({ ...input, zoom: 7 })).not.toBe(first);
  });

  test('rejects requests when too many are waiting', async () => {
    const many = Array.from({ length: 80 }, (_, index) =>
      getMap({ lat: index, lng: 7, size: { width: 50, height: 50 } }),
    );
    const results = await Promise.allSettled(many);
    const rejected = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThan(30);
    expect(rejected[0]!.reason).toMatchObject({ code: 'UNAVAILABLE' });
    await expect(getMap({ lat: 1.5, lng: 7 })).resolves.toHaveProperty('png');
  });
});

describe('map labels', () => {
  test('are enlarged in an image that phones show smaller than it is, around the same area', () => {
    const draw = (width: number) => {
      const request = {
        center: { latitude: 41.89, longitude: 12.49 },
        zoom: 13,
        width,
        height: width / 2,
        markers: [],
      };
      return /width="([\d.]+)" height="[\d.]+" viewBox="0 0 ([\d.]+) /.exec(
        drawRequestedMap(request, '', Atlas.load()),
      );
    };
    const [, width, units] = draw(600)!.map(Number);
    expect(width).toBeCloseTo(600);
    // The smallest letters have 11 units, and phones show the image 358 pixels wide.
    expect((11 * 358) / units!).toBeGreaterThan(11);
    expect(draw(200)!.slice(1)).toEqual(['200', '200']);
  });

  test('are outlines without invalid numbers for all Latin letters', () => {
    for (const text of ['Placelore', 'San José', 'Kamigyō-ku', 'Đà Nẵng', 'Łódź', 'İstanbul', '20 km', '0.005°W']) {
      const letters = TextOutliner.load().getOutline(text, 12);
      expect(letters?.width).toBeGreaterThan(10);
      expect(letters?.path).toMatch(/^[MLQCZ\d. -]+$/);
    }
    expect(TextOutliner.load().getOutline('東京', 12)).toBeNull();
  });

  test('never overlap or leave the image', () => {
    const labels = new MapLabels(TextOutliner.load(), 300, 100);
    expect(labels.placeAt('Kyoto', 20, 50, 12, '#000')).not.toBeNull();
    expect(labels.placeAt('Nara', 30, 52, 12, '#000')).toBeNull();
    expect(labels.placeAt('Nara', 290, 90, 12, '#000')).toBeNull();
    expect(labels.claimDot(25, 46, 3)).toBe(false);
    expect(labels.claimDot(200, 46, 3)).toBe(true);
  });
});
