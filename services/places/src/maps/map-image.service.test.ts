import { describe, expect, test } from '@jest/globals';
import type { VendorMapRequest } from '../geo/vendor-map.js';
import { MapImageService } from './map-image.service.js';

const DRAWN = { png: Buffer.from('drawn'), etag: '"1"', attribution: 'Natural Earth' };
const INPUT = { lat: 41.890_251, lng: 12.492_234, zoom: 12, size: { width: 600, height: 300 } };

/** Service with a vendor, which may fail, or without one. */
function setup(vendor: 'works' | 'fails' | 'none') {
  const requests: VendorMapRequest[] = [];
  const fetchImage = async (request: VendorMapRequest) => {
    requests.push(request);
    if (vendor === 'fails') throw new Error('down');
    return Buffer.from('from the vendor');
  };
  const map = vendor === 'none' ? null : { provider: 'google', attribution: 'Google Maps', fetchImage };
  const drawn: unknown[] = [];
  const getImage = async (input: unknown) => {
    drawn.push(input);
    return DRAWN;
  };
  const service = new MapImageService(map as never, { getImage } as never, { warn: () => {} } as never);
  return { get: (input: object) => service.getImage(input as never), requests, drawn };
}

describe('MapImageService', () => {
  test("returns the vendor's image, which must not be cached", async () => {
    const { get, drawn } = setup('works');
    expect(await get(INPUT)).toEqual({
      ...{ png: Buffer.from('from the vendor'), etag: null, provider: 'google', degraded: false },
      attribution: 'Google Maps',
    });
    expect(drawn).toEqual([]);
  });

  test('asks the vendor for positions with an accuracy of a meter, marked in the middle or where requested', async () => {
    const { get, requests } = setup('works');
    await get(INPUT);
    await get({ ...INPUT, markers: [{ latitude: 1, longitude: -2.123_456 }] });
    await get({ ...INPUT, lat: undefined, lng: undefined, location: 'Rome' });
    await get({ ...INPUT, lat: 0, lng: 0 });
    expect(requests.map(({ center, markers }) => [center, markers])).toEqual([
      ['41.89025,12.49223', ['41.89025,12.49223']],
      ['41.89025,12.49223', ['1.00000,-2.12346']],
      ['Rome', ['Rome']],
      ['0.00000,0.00000', ['0.00000,0.00000']],
    ]);
    expect(requests[0]).toMatchObject({ zoom: 12, width: 600, height: 300 });
  });

  test.each([
    ['the vendor fails', 'fails', INPUT, true],
    ['there is no vendor', 'none', INPUT, false],
    ['the query names no place', 'works', { ...INPUT, lng: undefined }, true],
  ] as const)('draws the image itself if %s', async (_, vendor, input, degraded) => {
    const { get, drawn } = setup(vendor);
    expect(await get(input)).toEqual({ ...DRAWN, provider: 'embedded', degraded });
    expect(drawn).toEqual([input]);
  });
});
