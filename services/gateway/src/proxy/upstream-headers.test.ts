import { ON_BEHALF_HEADER, SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import type { FastifyRequest } from 'fastify';
import { CACHE_BYPASS_HEADER } from '../cache/cache-bypass.js';
import { buildUpstreamHeaders } from './upstream-headers.js';

const OWN = {
  'x-request-id': 'request-1',
  traceparent: 'trace',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'placelore.example',
  'x-forwarded-proto': 'https',
};
const request = (headers: Record<string, string>, method = 'GET') =>
  ({
    ...{ headers, method, id: 'request-1', clientAddress: '203.0.113.7' },
    ...{ host: 'placelore.example', protocol: 'https' },
  }) as unknown as FastifyRequest;
const build = (
  headers: Record<string, string>,
  options: Partial<Parameters<typeof buildUpstreamHeaders>[1]> = {},
  method?: string,
) => buildUpstreamHeaders(request(headers, method), { withCookies: false, traceparent: 'trace', ...options });

describe('buildUpstreamHeaders', () => {
  it('passes on what the client sent, and replaces what only the gateway may state', () => {
    const kept = { accept: 'text/html', 'if-none-match': '"x"', range: 'bytes=0-1', 'user-agent': 'browser' };
    const madeUp = {
      ...{ 'x-request-id': 'mine', traceparent: 'mine', tracestate: 'a=b', baggage: 'a=b' },
      ...{ 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      ...{ forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', [ON_BEHALF_HEADER]: 'x', [CACHE_BYPASS_HEADER]: 'x' },
      ...{
        connection: 'x',
        'keep-alive': 'x',
        'proxy-connection': 'x',
        te: 'x',
        trailer: 'x',
        upgrade: 'x',
        expect: 'x',
      },
    };
    expect(build({ ...kept, ...madeUp })).toEqual({ ...kept, ...OWN });
  });

  it('does not change the headers of the request', () => {
    const headers = { cookie: 'a=b', connection: 'close' };
    build(headers);
    expect(headers).toEqual({ cookie: 'a=b', connection: 'close' });
  });

  it('gives cookies and credentials only to the frontend server', () => {
    const secrets = { cookie: 'a=b', authorization: 'Basic x' };
    expect(build(secrets)).toEqual(OWN);
    expect(build(secrets, { withCookies: true })).toEqual({ ...secrets, ...OWN });
  });

  it.each([
    [`a=b; ${SESSION_COOKIE}=id; c=d`, 'a=b; c=d'],
    [`${SESSION_COOKIE}=id; a=b`, 'a=b'],
    [`x${SESSION_COOKIE}=id`, `x${SESSION_COOKIE}=id`],
    [`${SESSION_COOKIE}=id`, undefined],
  ])('removes the session from the cookies "%s"', (cookie, expected) => {
    expect(build({ cookie }, { withCookies: true, withoutSession: true }).cookie).toBe(expected);
    expect(build({ cookie }, { withCookies: true }).cookie).toBe(cookie);
  });

  it('asks for the complete response where the client asks for a part or for changes', () => {
    const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range', 'range'];
    const headers = Object.fromEntries(conditions.map((name) => [name, 'x']));
    expect(build(headers, { needsFullResponse: true })).toEqual(OWN);
    expect(build(headers)).toEqual({ ...headers, ...OWN });
  });

  it.each([
    ['GET', false],
    ['HEAD', false],
    ['POST', true],
    ['DELETE', true],
  ])('announces a body with %s: %j', (method, isAnnounced) => {
    const body = { 'content-length': '3', 'transfer-encoding': 'chunked' };
    expect(build(body, {}, method)).toEqual({ ...(isAnnounced && body), ...OWN });
  });

  it('lets the frontend server call on behalf of the visitor', () => {
    expect(build({ [ON_BEHALF_HEADER]: 'made up' }, { onBehalf: 'proof' })[ON_BEHALF_HEADER]).toBe('proof');
  });
});
