import { GuestResponseCache, normalizeTarget } from './guest-response-cache.js';

const HEADERS = { 'cache-control': 'public, no-cache', etag: '"1"' };
const createConnectedCache = () => {
  const cache = new GuestResponseCache();
  cache.onConnected();
  return cache;
};
const storeResponse = (cache: GuestResponseCache, url: string, body = 'x') =>
  cache.createWriter(url).store(HEADERS, Buffer.from(body));
const readBody = (cache: GuestResponseCache, url: string) => cache.read(url)?.body.toString();
const shouldStore = (cache: GuestResponseCache) =>
  cache.createWriter('/a').shouldStore(200, { ...HEADERS, 'content-length': '1' });

describe('GuestResponseCache', () => {
  afterEach(() => jest.useRealTimers());

  it('stores responses only while it is connected', () => {
    const cache = new GuestResponseCache();
    expect(shouldStore(cache)).toBe(false);
    cache.onConnected();
    expect(shouldStore(cache)).toBe(true);
    storeResponse(cache, '/a');
    expect(readBody(cache, '/a')).toBe('x');
    cache.onDisconnected();
    expect([shouldStore(cache), readBody(cache, '/a')]).toEqual([false, undefined]);
    storeResponse(cache, '/a');
    cache.onConnected();
    expect(readBody(cache, '/a')).toBeUndefined();
  });

  it.each<[string, number, Record<string, string | undefined>]>([
    ['errors', 404, {}],
    ['private responses', 200, { 'cache-control': 'private, no-cache' }],
    ['responses with a cookie', 200, { 'set-cookie': 'a=b' }],
    ['responses above 256 kB', 200, { 'content-length': String(256 * 1024 + 1) }],
    ['responses of unknown size', 200, { 'content-length': undefined }],
  ])('does not store %s, and lets those who wait send their own request', async (_, status, headers) => {
    const cache = createConnectedCache();
    const writer = cache.createWriter('/a');
    const joined = cache.join('/a');
    expect(writer.shouldStore(status, { ...HEADERS, 'content-length': '1', ...headers })).toBe(false);
    expect(await ('result' in joined && joined.result)).toBe('not shared');
    expect('result' in cache.join('/a')).toBe(false);
  });

  it('stores of the headers only those that are the same for everyone who reads the response', () => {
    const cache = createConnectedCache();
    const own = { 'x-request-id': 'request-1', 'ratelimit-remaining': '9', date: 'x', 'set-cookie': undefined };
    cache.createWriter('/a').store({ ...HEADERS, 'content-type': 'text/html', ...own }, Buffer.from('x'));
    expect(cache.read('/a')?.headers).toEqual({ ...HEADERS, 'content-type': 'text/html' });
  });

  it('shares a request in progress until its response is stored or invalidated', async () => {
    const cache = createConnectedCache();
    const writer = cache.createWriter('/a');
    const joined = cache.join('/a');
    writer.store(HEADERS, Buffer.from('x'));
    expect('result' in joined && (await joined.result)).toMatchObject({ headers: { etag: '"1"' } });
    const outdated = cache.createWriter('/b');
    cache.onMessage();
    const own = cache.join('/b');
    expect('result' in own).toBe(false);
    outdated.abort();
    expect('result' in cache.join('/b')).toBe(true);
  });

  it.each(['onMessage', 'onConnected'] as const)('does not store responses requested before %s()', (event) => {
    const cache = createConnectedCache();
    const { store } = cache.createWriter('/a');
    cache[event]();
    store(HEADERS, Buffer.from('old'));
    expect(readBody(cache, '/a')).toBeUndefined();
  });

  it('expires responses after five seconds', () => {
    jest.useFakeTimers();
    const cache = createConnectedCache();
    storeResponse(cache, '/a');
    jest.advanceTimersByTime(5_000);
    expect(readBody(cache, '/a')).toBe('x');
    jest.advanceTimersByTime(1);
    expect(readBody(cache, '/a')).toBeUndefined();
  });

  it('stores at most 32 MB and evicts the least recently used response first', () => {
    jest.useFakeTimers();
    const cache = createConnectedCache();
    const large = 'x'.repeat(255_000);
    const isCached = (n: number) => readBody(cache, `/${n}`) === large;
    for (let n = 0; n < 131; n++) storeResponse(cache, `/${n}`, large);
    expect(isCached(0)).toBe(true);
    for (let n = 131; n < 140; n++) storeResponse(cache, `/${n}`, large);
    expect([0, 1, 139].map(isCached)).toEqual([true, false, true]);
    for (let round = 0; round < 150; round++) storeResponse(cache, '/0', large);
    expect(isCached(139)).toBe(true);
  });
});

describe('normalizeTarget', () => {
  it.each([
    ['/articles', '/articles'],
    ['/articles?', '/articles'],
    ['/%61rticles', '/articles'],
    ['/articles?x=1&utm_source=a', '/articles'],
    ['/articles?page=2&q=a', '/articles?q=a&page=2'],
    ['/articles?q=a+b', '/articles?q=a+b'],
    ['/articles?q=a%20b', '/articles?q=a+b'],
    ['/articles?q=a&q=b', '/articles?q=a&q=b'],
    ['/articles?q=', '/articles?q='],
    ['/articles?q=%zz', '/articles?q=%25zz'],
    ['/articles?Q=a', '/articles'],
    ['/dynamic/AC%2fDC%20Lane%40-37.8,144.9', '/dynamic/AC%2FDC%20Lane%40-37.8,144.9'],
    ['/dynamic/AC%2FDC%20Lane@-37.8%2C144.9', '/dynamic/AC%2FDC%20Lane%40-37.8,144.9'],
    ['/dynamic/Hội%20An', '/dynamic/H%E1%BB%99i%20An'],
    ['/dynamic/H%e1%bb%99i%20An', '/dynamic/H%E1%BB%99i%20An'],
  ])('converts %s to %s', (url, target) => {
    expect(normalizeTarget(url, ['q', 'page'])).toBe(target);
    expect(normalizeTarget(target, ['q', 'page'])).toBe(target);
  });
});
