import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { duskCoverUrl } from '@placelore/contracts/content/image-sizes.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { MAX_PICTURED_PLACES, type PlacePicture, pictures } from '@placelore/contracts/places/pictures/pictures.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { MOTIFS } from '../src/illustrations/motifs/catalog.js';
import { PALETTES } from '../src/illustrations/scene/palettes.js';
import { type PlacesTestService, startPlacesService, WORKER } from './support/places-service.js';
import { CREDIT } from './support/sample-credit.js';

let service: PlacesTestService;
beforeAll(async () => {
  service = await startPlacesService();
});
afterAll(() => service?.stop());

const THUMBNAIL = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000/thumbnail.webp';
const COLOSSEUM = { name: 'Colosseum', coordinates: { lat: 41.8902, lng: 12.4922 } };
const buildPlace = (name: string, lat: number, lng: number) => ({ name, coordinates: { lat, lng } });

async function find(...places: { name: string; coordinates: Coordinates }[]): Promise<PlacePicture[]> {
  const { status, body } = await service.call(pictures.find, { places });
  expect(status).toBe(200);
  return pictures.find.response!.parse(body);
}
const publish = (change: 'published' | 'withdrawn', second: number) =>
  service.call(
    internalPlaces.updateArticleIndex,
    {
      slug: 'colosseum-rome',
      change,
      title: 'Colosseum',
      latitude: 41.8902,
      longitude: 12.4922,
      thumbnailUrl: THUMBNAIL,
      imageCredit: CREDIT,
      updatedAt: `2026-05-01T10:00:0${second}.000Z`,
    },
    WORKER,
  );

describe('POST place pictures', () => {
  test('return the photo of the article with its credit while it is published, otherwise an illustration', async () => {
    await publish('published', 1);
    await eventually(async () => (await find(COLOSSEUM))[0]?.imageUrl === THUMBNAIL);
    const elsewhere = buildPlace('Colosseum', 48.2, 16.4);
    const [own, other] = await find(COLOSSEUM, elsewhere);
    expect(own).toEqual({ imageUrl: THUMBNAIL, imageCredit: CREDIT });
    expect(other).toMatchObject({ imageUrl: expect.stringMatching(/^\/api\/illustrations\//), imageCredit: null });
    await publish('withdrawn', 2);
    await eventually(async () => (await find(COLOSSEUM))[0]?.imageCredit === null);
  });

  test.each([
    ['Neuschwanstein Castle', 47.5576, 10.7498, /neuschwanstein-atlantic/],
    ['Hallstatt', 47.5622, 13.6493, /lakeVillage-alpine/],
    ['Zzyzqq Lighthouse', 53.39, -6.06, /lighthouse-atlantic/],
    ['Lyon', 45.76, 4.84, /hillBasilica-atlantic/],
    ['Zzyzqq', 45.76, 4.84, /-atlantic-\d+\//],
  ])('illustrate %s by its type', async (name, lat, lng, scene) => {
    const [picture] = await find(buildPlace(name, lat, lng));
    expect(picture?.imageUrl).toMatch(scene);
    expect(await find(buildPlace(name, lat, lng))).toEqual([picture]);
    const drawn = await service.get(picture!.imageUrl);
    expect(drawn.status).toBe(200);
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const dusk = await service.get(duskCoverUrl(picture!.imageUrl)!);
    expect(dusk.status).toBe(200);
    expect(dusk.body.equals(drawn.body)).toBe(false);
  });

  test('reject no places, too many, and places without a name or a valid position', async () => {
    const reject = async (places: object[]) => (await service.call(pictures.find, { places })).status;
    expect(await reject([])).toBe(400);
    expect(await reject(Array(MAX_PICTURED_PLACES + 1).fill(COLOSSEUM))).toBe(400);
    expect(await reject([{ ...COLOSSEUM, name: ' ' }])).toBe(400);
    expect(await reject([buildPlace('Colosseum', 91, 0)])).toBe(400);
  });
});

describe('GET illustration', () => {
  test('draws every motif in every palette', async () => {
    for (const motif of Object.keys(MOTIFS))
      for (const palette of Object.keys(PALETTES).slice(0, 2)) {
        const { status, body } = await service.get(`/api/illustrations/${motif}-${palette}-0/scene.svg`);
        expect([motif, status, body.toString().startsWith('<svg')]).toEqual([motif, 200, true]);
      }
  });

  test.each([
    ['castle-alpine-0/scene.png', 400],
    ['castle-alpine/scene.svg', 400],
    ['castle-alpine-180/scene.svg', 404],
    ['dial-alpine-0/scene.svg', 404],
    ['castle-toString-0/scene.svg', 404],
    ['constructor-alpine-0/scene.svg', 404],
  ])('does not exist at %s', async (path, status) => {
    expect((await service.get(`/api/illustrations/${path}`)).status).toBe(status);
  });
});
