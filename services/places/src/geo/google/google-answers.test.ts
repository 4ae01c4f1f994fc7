import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { VendorHttpError } from '../../http/vendor-errors.js';
import { Geocoder } from './geocoder.js';
import { findRefusedTypes, NotReachedError, toSdkApiError, toWebApiError } from './google-errors.js';
import { getPriceMicroUsd, LIST_PRICES } from './google-prices.js';

describe('toSdkApiError', () => {
  test.each([
    [{ httpStatusCode: 400 }, 'PROVIDER_REJECTED', false],
    [{ httpStatusCode: 400, reason: 'API_KEY_INVALID' }, 'PROVIDER_REJECTED', true],
    [{ httpStatusCode: 401 }, 'PROVIDER_REJECTED', true],
    [{ httpStatusCode: 403, reason: 'SERVICE_DISABLED' }, 'PROVIDER_REJECTED', true],
    [{ httpStatusCode: 406 }, 'PROVIDER_REJECTED', false],
    [{ httpStatusCode: 429 }, 'PROVIDER_UNAVAILABLE', false],
    [{ httpStatusCode: 500 }, 'PROVIDER_UNAVAILABLE', false],
    [{ httpStatusCode: 499 }, 'PROVIDER_REJECTED', false],
  ])('reads %j as %s, of the key: %j', (thrown, code, isKeyRejected) => {
    const error = toSdkApiError(thrown);
    expect(error.code).toBe(code);
    expect((error.cause as VendorHttpError).isKeyRejected).toBe(isKeyRejected);
  });

  test.each([
    ['SERVICE_DISABLED', 'The provider returned status 403 (SERVICE_DISABLED).'],
    ['key=secret', 'The provider returned status 403.'],
    [`A${'B'.repeat(63)}`, 'The provider returned status 403.'],
    [`A${'B'.repeat(62)}`, `The provider returned status 403 (A${'B'.repeat(62)}).`],
    ['AB', 'The provider returned status 403.'],
  ])('passes on only the constant %s', (reason, message) => {
    expect((toSdkApiError({ httpStatusCode: 403, reason }).cause as Error).message).toBe(message);
  });

  const own = new ApiError('UNAVAILABLE');
  test.each([
    [{ code: 4 }, 'TIMED_OUT', false],
    [{ code: 14 }, 'PROVIDER_UNAVAILABLE', true],
    [{ code: 14, cause: new SyntaxError('x') }, 'PROVIDER_UNAVAILABLE', false],
    [{ code: 13 }, 'PROVIDER_UNAVAILABLE', false],
    [null, 'PROVIDER_UNAVAILABLE', false],
    [own, 'UNAVAILABLE', false],
  ])('reads %# as %s, "not reached": %j', (thrown, code, isNotReached) => {
    const error = toSdkApiError(thrown);
    expect([error.code, error.cause instanceof NotReachedError]).toEqual([code, isNotReached]);
  });
});

test.each([
  [{ response: { status: 403 } }, 'PROVIDER_REJECTED', false],
  [{ response: { status: 503 } }, 'PROVIDER_UNAVAILABLE', false],
  [{ response: {}, code: 'ECONNABORTED' }, 'TIMED_OUT', false],
  [{ code: 'ETIMEDOUT' }, 'TIMED_OUT', false],
  [{ code: 'ERR_CANCELED' }, 'TIMED_OUT', false],
  [{ code: 'ECONNREFUSED' }, 'PROVIDER_UNAVAILABLE', true],
  [{ code: 'ENOTFOUND' }, 'PROVIDER_UNAVAILABLE', true],
  [{ code: 'ECONNRESET' }, 'PROVIDER_UNAVAILABLE', false],
  [undefined, 'PROVIDER_UNAVAILABLE', false],
])('toWebApiError: reads %j as %s, "not reached": %j', (thrown, code, isNotReached) => {
  const error = toWebApiError(thrown);
  expect([error.code, error.cause instanceof NotReachedError]).toEqual([code, isNotReached]);
});

test.each([
  [{ httpStatusCode: 400, message: 'Unsupported types: castle, plaza.' }, ['castle', 'plaza']],
  [{ httpStatusCode: 400, message: 'Invalid type castle' }, ['castle']],
  [{ httpStatusCode: 400, message: 'Unsupported types: castles.' }, []],
  [{ httpStatusCode: 400, message: 'The prototype castle' }, []],
  [{ httpStatusCode: 403, message: 'Unsupported types: castle.' }, []],
  [{ httpStatusCode: 400 }, []],
  [null, []],
])('findRefusedTypes: %j', (thrown, types) => {
  expect(findRefusedTypes(thrown, ['castle', 'museum', 'plaza'])).toEqual(types);
});

test.each([
  ['nearbySearchEnterprise', 35_000],
  ['textSearchPro', 32_000],
  ['geocoding', 5_000],
  ['computeRoutesEssentials', 5_000],
  ['staticMaps', 2_000],
  ['legacyNearbySearch', 40_000],
  ['legacyDirections', 5_000],
] as const)('getPriceMicroUsd: a call of %s costs %i millionths of a dollar', (sku, price) => {
  expect(getPriceMicroUsd(LIST_PRICES, sku)).toBe(price);
  expect(getPriceMicroUsd({ ...LIST_PRICES, [sku]: null }, sku)).toBeNull();
  expect(getPriceMicroUsd({ ...LIST_PRICES, [sku]: 0 }, sku)).toBe(0);
});

describe('Geocoder', () => {
  const part = (long: string, ...types: string[]) => ({ long_name: long, short_name: long.slice(0, 2), types });
  const ROME = [
    part('Rome', 'locality', 'political'),
    part('Lazio', 'administrative_area_level_1'),
    part('IT', 'country'),
  ];
  const result = (overrides: object = {}) => ({
    ...{ place_id: 'p', types: ['locality', 'political'], formatted_address: 'Rome, Italy', address_components: ROME },
    geometry: { location: { lat: 41.9, lng: 12.5 } },
    ...overrides,
  });
  function connect(results: unknown) {
    const sent: unknown[] = [];
    const client = {
      geocode: async ({ url, params }: { url: string; params: object }) => {
        sent.push([url, params]);
        return { data: results === null ? {} : { results } };
      },
    };
    const host = {
      call: ({ sku, request }: { sku: string; request: (signal: null) => unknown }) => {
        sent.push(sku);
        return request(null);
      },
    };
    return { sent, geocoder: new Geocoder(host as never, client as never, 'http://g', 'key') };
  }

  test('makes requests in English, with single spaces', async () => {
    const { sent, geocoder } = connect([]);
    await geocoder.find('  Trevi \n Fountain  in  Rome ');
    await geocoder.reverse({ latitude: 41.89025149, longitude: -12.5 });
    const url = 'http://g/maps/api/geocode/json';
    expect(sent).toEqual([
      ...['geocoding', [url, { address: 'Trevi Fountain in Rome', language: 'en', key: 'key' }]],
      ...['geocoding', [url, { latlng: '41.890251,-12.500000', language: 'en', key: 'key' }]],
    ]);
    await expect(connect(null).geocoder.find('x')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  test('separates full from partial matches, each once, and omits places without a country', async () => {
    const results = [result(), result(), result({ partial_match: true }), result({ address_components: [] })];
    const { full, partial } = await connect(results).geocoder.find('Rome');
    expect([full.length, partial.length]).toEqual([1, 1]);
    expect(full[0]).toEqual({
      ...{ lat: 41.9, lng: 12.5, name: 'Rome', city: 'Rome', region: 'Lazio', country: 'Italy', countryCode: 'IT' },
      placeId: 'p',
    });
  });

  test.each([
    [{}, 'Rome'],
    [{ types: ['establishment'] }, 'Trevi'],
    [{ types: ['point_of_interest'] }, 'Trevi'],
    [{ types: ['landmark'] }, 'Trevi'],
    [{ types: ['tourist_attraction'] }, 'Trevi'],
    [{ types: ['route'] }, 'Rome'],
    [{ types: ['route'], formatted_address: 'Via Veneto, Rome' }, 'Via Veneto'],
    [{ types: ['route'], formatted_address: '' }, 'Trevi'],
    [{ types: [], address_components: [{ ...part('X'), types: [] }, ...ROME] }, 'Rome'],
  ])('names a result of %j %s', async (overrides, name) => {
    const { full } = await connect([result(overrides)]).geocoder.find('Trevi, Rome');
    expect(full.map((place) => place.name)).toEqual([name]);
  });

  test('reverse: adds what the most detailed result lacks, and ignores plus codes', async () => {
    const results = [
      result({ types: ['plus_code'], address_components: [part('Nowhere', 'locality')] }),
      result({ address_components: [part('Trevi', 'neighborhood')] }),
      result(),
    ];
    expect(await connect(results).geocoder.reverse({ latitude: 0, longitude: 0 })).toMatchObject({
      ...{ city: 'Rome', locality: 'Trevi', region: 'Lazio', country: 'Italy', countryCode: 'IT' },
    });
  });
});
