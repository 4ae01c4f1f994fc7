import { VISITOR_COOKIE } from '@placelore/contracts/core/identity.js';
import { NetworkHasher } from './network-hasher.js';
import { VisitorCookie } from './visitor-cookie.js';

const issue = (publicUrl?: string, secret = 'secret') => {
  const cookies = new VisitorCookie(secret, publicUrl);
  const { visitorId, header } = cookies.issue();
  const [pair = '', ...attributes] = header.split('; ');
  return { cookies, visitorId, attributes, name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1) };
};

describe('VisitorCookie', () => {
  it('reads the visitor that it issued, and never issues the same one twice', () => {
    const { cookies, visitorId, name, value } = issue();
    expect([name, cookies.read(value)]).toEqual([VISITOR_COOKIE, visitorId]);
    expect(issue().visitorId).not.toBe(visitorId);
  });

  it.each([
    ['https://placelore.example', ['Secure']],
    ['http://placelore.example', []],
    [undefined, []],
  ])('lasts a year, is unreadable for scripts, and with %s has %j', (publicUrl, more) => {
    expect(issue(publicUrl).attributes).toEqual([
      ...['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax'],
      ...more,
    ]);
  });

  it('reads no visitor from a cookie that it did not sign', () => {
    const { cookies, visitorId, value } = issue();
    const [, signature = ''] = value.split('.');
    const forged = [
      ...[undefined, '', visitorId, `${visitorId}.`, `.${signature}`, `other.${signature}`, `${visitorId}.x`],
      ...[issue(undefined, 'another secret').value, `${visitorId}.${signature.slice(0, -1)}`],
    ];
    expect(forged.map((cookie) => cookies.read(cookie))).toEqual(forged.map(() => null));
  });
});

describe('NetworkHasher', () => {
  const NOON = Date.UTC(2026, 10, 23, 12);
  const HOUR_MS = 3_600_000;
  const hash = (network: string, now: number, secret = 'secret') => new NetworkHasher(secret).hash(network, now);

  it('is the same for a network during a day, and another on the next day', () => {
    const first = hash('203.0.113.7', NOON);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(hash('203.0.113.7', NOON + 11 * HOUR_MS)).toBe(first);
    expect(hash('203.0.113.7', NOON + 12 * HOUR_MS)).not.toBe(first);
  });

  it('differs by network and by secret', () => {
    const hashes = [hash('203.0.113.7', NOON), hash('203.0.113.8', NOON), hash('203.0.113.7', NOON, 'another')];
    expect(new Set(hashes).size).toBe(3);
  });
});
