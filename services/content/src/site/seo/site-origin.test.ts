import { SiteOriginResolver } from './site-origin.js';

const unconfigured = new SiteOriginResolver(undefined);

it('SiteOriginResolver: returns the configured origin, whatever the headers contain', () => {
  const site = new SiteOriginResolver('https://placelore.example/ignored?x');
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  expect(site.resolve({ headers })).toEqual({ origin: 'https://placelore.example', isFixed: true });
});

it.each([
  [{ 'x-forwarded-host': 'A.example:8443', 'x-forwarded-proto': 'https' }, 'https://a.example:8443'],
  [{ 'x-forwarded-host': 'localhost:8080', 'x-forwarded-proto': 'http', host: 'content:1' }, 'http://localhost:8080'],
  [{ 'x-forwarded-host': '[::1]:8080', 'x-forwarded-proto': 'javascript' }, 'http://[::1]:8080'],
])(
  'SiteOriginResolver: otherwise returns the requested origin, which is not cacheable for others: %j',
  (headers, origin) => {
    expect(unconfigured.resolve({ headers })).toEqual({ origin, isFixed: false });
  },
);

it.each(['', 'a/b', 'a"><script>', 'a b', 'user@a', 'a\nb', '-a', 'a?b', 'a#b', `${'a'.repeat(300)}`])(
  'SiteOriginResolver: rejects the host %j',
  (host) => {
    expect(() => unconfigured.resolve({ headers: { 'x-forwarded-host': host } })).toThrow('host');
  },
);
