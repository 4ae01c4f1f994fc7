import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  COVER_SIZE,
  type CoverVariant,
  getCoverSize,
  internalDrawing,
  SHARE_SIZE,
} from '@placelore/contracts/content/covers.js';
import sharp from 'sharp';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService, WORKER } from './support/places-service.js';

let places: PlacesTestService;
beforeAll(async () => {
  places = await startPlacesService();
});
afterAll(() => places?.stop());

const subject = {
  seed: `2-${'a'.repeat(32)}`,
  title: 'Louvre',
  location: 'Paris, France',
  category: 'Museum',
  placeType: null,
  position: { latitude: 48.8606, longitude: 2.3376 },
};
const DAY: CoverVariant = { light: 'day', size: 'photo' };
const card = { title: 'Louvre', location: 'Paris, France', category: 'Museum' };

test('drawing routes: return covers and share panels to the worker', async () => {
  const draw = async (variant: CoverVariant) => {
    const { body } = await places.call(internalDrawing.cover, { subject, variant }, WORKER);
    return Buffer.from(body.picture, 'base64');
  };
  const [day, dusk] = [await draw(DAY), await draw({ ...DAY, light: 'dusk' })];
  for (const size of ['medium', 'thumbnail'] as const)
    expect(await sharp(await draw({ ...DAY, size })).metadata()).toMatchObject(getCoverSize(size));
  for (const picture of [day, dusk]) expect(await sharp(picture).metadata()).toMatchObject(COVER_SIZE);
  const measureBrightness = async (picture?: Buffer) => (await sharp(picture).greyscale().stats()).channels[0]!.mean;
  expect(await measureBrightness(dusk)).toBeLessThan((await measureBrightness(day)) / 2);
  const panel = await places.call(internalDrawing.sharePanel, card, WORKER);
  expect(await sharp(Buffer.from(panel.body.picture, 'base64')).metadata()).toMatchObject({
    ...SHARE_SIZE,
    hasAlpha: true,
  });
});

test('drawing routes: reject all callers except the worker', async () => {
  for (const identity of [GUEST, ADMIN]) {
    expect((await places.call(internalDrawing.cover, { subject, variant: DAY }, identity)).body.code).toBe(
      'INTERNAL_ONLY',
    );
    expect((await places.call(internalDrawing.sharePanel, card, identity)).body.code).toBe('INTERNAL_ONLY');
  }
});

test('drawing routes: reject requests beyond the queue limit and draw the others', async () => {
  const responses = await Promise.all(
    Array.from({ length: 75 }, () => places.call(internalDrawing.sharePanel, card, WORKER)),
  );
  const drawn = responses.filter(({ status }) => status === 200);
  expect(drawn.length).toBeGreaterThanOrEqual(60);
  expect(responses.filter(({ body }) => body.code === 'UNAVAILABLE')).toHaveLength(75 - drawn.length);
}, 60_000);
