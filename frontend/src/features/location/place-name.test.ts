import { fetchPlaceName, parsePlaceName } from './place-name.js';

test('parsePlaceName: reads city, country and the first administrative name', () => {
  const localityInfo = { administrative: [{ name: 'Lazio', order: 4 }, { name: 'Roma' }] };
  expect(parsePlaceName({ city: 'Rome', locality: 'Monti', countryName: 'Italy', localityInfo })).toEqual({
    city: 'Rome',
    country: 'Italy',
    address: 'Lazio',
  });
});

test('parsePlaceName: uses the locality for a missing city', () => {
  expect(parsePlaceName({ city: '', locality: 'Monti' })).toEqual({ city: 'Monti', country: '', address: '' });
});

test('parsePlaceName: returns null without names and rejects another format', () => {
  expect(parsePlaceName({ city: '', localityInfo: { administrative: [] } })).toBeNull();
  expect(() => parsePlaceName('<html>')).toThrow();
});

describe('fetchPlaceName', () => {
  const POSITION = { latitude: 41.89, longitude: 12.49 };
  const OWN = { city: 'Rome', locality: null, region: 'Lazio', country: 'Italy' };
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
    jest.restoreAllMocks();
  });

  /** Mocks all services. `askThirdParty` is the installation's geocoder; null if it has none. */
  function mockServices(askThirdParty: ((url: URL, init: RequestInit) => Promise<Response>) | null) {
    const paths: string[] = [];
    globalThis.fetch = async (input, init = {}) => {
      const url = new URL(String(input), 'http://placelore.example');
      paths.push(url.host === 'geo.example' ? 'third party' : url.pathname);
      if (url.host === 'geo.example') return askThirdParty!(url, init);
      const config = { reverseGeocoderUrl: askThirdParty ? 'https://geo.example/reverse' : null };
      return Response.json(url.pathname === '/api/config' ? config : OWN);
    };
    return paths;
  }

  test('asks the third party with only the position, and then no other service', async () => {
    const sent: unknown[] = [];
    const paths = mockServices(async (url, { credentials, referrerPolicy }) => {
      sent.push(url.search, credentials, referrerPolicy);
      return Response.json({ city: 'Roma', countryName: 'Italia' });
    });
    expect(await fetchPlaceName(POSITION)).toEqual({ city: 'Roma', country: 'Italia', address: '' });
    expect(sent).toEqual(['?latitude=41.89&longitude=12.49&localityLanguage=en', 'omit', 'no-referrer']);
    expect(paths).toEqual(['/api/config', 'third party']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['fails', () => Promise.reject(new TypeError('network'))],
    ['refuses', async () => Response.json({ city: 'Roma' }, { status: 429 })],
    ['knows no name', async () => Response.json({})],
    ['answers in another format', async () => new Response('<html>')],
  ])('asks our own service when the third party %s', async (_, respond) => {
    mockServices(respond);
    expect(await fetchPlaceName(POSITION)).toEqual({ city: 'Rome', country: 'Italy', address: 'Lazio' });
  });

  test('asks our own service when the third party has not answered after five seconds', async () => {
    // The timer of AbortSignal.timeout cannot be advanced, so signals of at most five seconds have already expired.
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms <= 5_000 ? AbortSignal.abort() : new AbortController().signal));
    const late = Response.json({ city: 'Late' });
    mockServices(async (_url, { signal }) => (signal?.aborted ? Promise.reject(signal.reason) : late));
    expect(await fetchPlaceName(POSITION)).toMatchObject({ city: 'Rome' });
  });

  test('asks only our own service if the installation has no other', async () => {
    const paths = mockServices(null);
    expect(await fetchPlaceName(POSITION)).toMatchObject({ city: 'Rome' });
    expect(paths).toHaveLength(2);
  });
});
