import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { places as routes } from '@placelore/contracts/places/maps.js';
import { travelRecommendations } from '@placelore/contracts/places/places.js';
import sharp from 'sharp';
import { type PlacesTestService, startPlacesService } from './support/places-service.js';

let places: PlacesTestService;
beforeAll(async () => {
  places = await startPlacesService();
});
afterAll(() => places?.stop());

const map = (query: object, headers = {}) => places.call(routes.staticMap, query, undefined, headers);

describe('GET /api/static-map', () => {
  test('returns a cacheable image', async () => {
    const response = await map({ lat: 41.8902, lng: 12.4922, zoom: 15, markers: '41.8902,12.4922|41.891,12.49' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-provider': 'embedded',
    });
    expect(response.headers['x-attribution']).toContain('GeoNames');
    expect(await sharp(response.body).metadata()).toMatchObject({ format: 'png', width: 600, height: 300 });
    const again = { lat: 41.8902, lng: 12.4922, zoom: 15, markers: '41.8902,12.4922|41.891,12.49' };
    const notModified = await map(again, { 'if-none-match': response.headers.etag });
    expect(notModified.status).toBe(304);
    expect((await map(again, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('finds a place by its name in any script', async () => {
    for (const location of ['Kyoto', '東京', 'Sao Paulo']) expect((await map({ location })).status).toBe(200);
    const unknown = await map({ location: 'Qwxyzzy Nowhereville' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'PLACE_NOT_FOUND']);
  });

  test.each([
    [{}, 'location'],
    [{ lat: 1 }, 'location'],
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ lat: 'abc', lng: 0 }, 'lat'],
    [{ lat: 0, lng: 0, zoom: 21 }, 'zoom'],
    [{ lat: 0, lng: 0, size: '9999x9999' }, 'size'],
    [{ lat: 0, lng: 0, size: '10x300' }, 'size'],
    [{ lat: 0, lng: 0, markers: '<svg>' }, 'markers'],
    [{ location: 'a\u0000' }, 'location'],
    [{ location: 'x'.repeat(5000) }, 'location'],
  ])('rejects %j', async (query, field) => {
    const response = await map(query);
    expect(response.status).toBe(400);
    expect(response.body.details[0].field.split('.')[0]).toBe(field);
  });
});

describe('GET /api/travel-recommendations', () => {
  const getRecommendations = (query: object) => places.call(routes.travelRecommendations, query);

  test('returns recommendations for the city of a name', async () => {
    for (const location of ['Kyoto, Japan', 'Kinkaku-ji', '京都']) {
      const response = await getRecommendations({ location });
      expect(response.status).toBe(200);
      expect(travelRecommendations.parse(response.body).locationInfo).toEqual({ city: 'Kyoto', country: 'Japan' });
    }
  });

  test('names invalid fields and returns 404 for an unknown place', async () => {
    expect((await getRecommendations({})).body.details[0].field).toBe('location');
    expect((await getRecommendations({ location: ' ' })).body.details[0].field).toBe('location');
    expect((await getRecommendations({ location: 'Rome', category: 'x'.repeat(61) })).body.details[0].field).toBe(
      'category',
    );
    expect((await getRecommendations({ location: "'; drop table places; --" })).body.details[0].field).toBe('location');
    expect((await getRecommendations({ location: 'Qwxyzzy Nowhereville' })).status).toBe(404);
  });
});
