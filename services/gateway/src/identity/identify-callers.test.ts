import { jest } from '@jest/globals';
import { ApiError } from '@placelore/contracts/core/errors.js';
import {
  IDENTITY_HEADER,
  SESSION_COOKIE,
  SESSION_HEADER,
  type Session,
  VISITOR_COOKIE,
} from '@placelore/contracts/core/identity.js';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { identifyCallers } from './identify-callers.js';

const ADA = { key: 'k', userId: 7, username: 'ada', isAdmin: true };
const session = (id: string) => `${SESSION_COOKIE}=${id}`;
const visitor = (id: string) => `${VISITOR_COOKIE}=${id}`;
const GUEST = { kind: 'person', userId: null, username: null, isAdmin: false, sessionKey: null };

/** Gateway with sessions by id: that of Ada, one whose read fails, and no other. */
function setup() {
  const lookups: string[][] = [];
  const deps = {
    sessions: {
      read: async (id: string, address: string): Promise<(Session & { key: string }) | null> => {
        lookups.push([id, address]);
        if (id === 'broken') throw new ApiError('UNAVAILABLE');
        return id === 'ada' ? ADA : null;
      },
    },
    visitors: {
      read: (cookie?: string) => (cookie?.startsWith('signed-') ? cookie : null),
      issue: () => ({ visitorId: 'new', header: visitor('new') }),
    },
    networks: { hash: (network: string) => `hash of ${network}` },
    tokens: { sign: (identity: object) => JSON.stringify(identity) },
    logger: { warn: () => {}, error: () => {}, info: () => {} },
  };
  const fastify = Fastify();
  fastify.decorateRequest('callerAddress', '203.0.113.7');
  identifyCallers(fastify, deps as never);
  const report = async (request: FastifyRequest, reply: FastifyReply) => {
    const { cache } = request.query as { cache?: string };
    if (cache) reply.header('cache-control', cache);
    const { knownCaller, isGuest, headers } = request;
    const token = headers[IDENTITY_HEADER] as string | undefined;
    return { knownCaller, isGuest, identity: token === undefined ? null : JSON.parse(token) };
  };
  fastify.get('/page', report);
  fastify.get('/api/own', { config: { sharedCache: false } }, report);
  fastify.get('/api/shared', { config: { sharedCache: true, personalWith: ['mine'] } }, report);
  fastify.get('/own-route', { config: { sharedCache: false } }, report);
  const send = async (url: string, cookie?: string, headers: Record<string, string> = {}) => {
    const response = await fastify.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  return { send, lookups };
}

describe('identifyCallers', () => {
  it('replaces an identity that the client made up, and removes it from pages', async () => {
    const { send } = setup();
    const madeUp = { [IDENTITY_HEADER]: JSON.stringify({ ...ADA, kind: 'person' }) };
    expect((await send('/page', undefined, madeUp)).body.identity).toBeNull();
    expect((await send('/api/own', undefined, madeUp)).body.identity).toMatchObject(GUEST);
    expect((await send('/api/shared', undefined, madeUp)).body.identity).toEqual({ ...GUEST, visitorId: null });
  });

  it.each(['/api/own', '/api/shared', '/own-route'])('identifies a user on %s', async (url) => {
    const { send, lookups } = setup();
    const { body, headers } = await send(url, `${session('ada')}; ${visitor('signed-1')}`);
    expect(body).toEqual({
      ...{ knownCaller: 'user:7', isGuest: false },
      identity: {
        ...{ kind: 'person', userId: 7, username: 'ada', isAdmin: true, sessionKey: 'k' },
        ...{ visitorId: 'signed-1', network: 'hash of 203.0.113.7' },
      },
    });
    expect(lookups).toEqual([['ada', '203.0.113.7']]);
    expect([headers['set-cookie'], headers[SESSION_HEADER]]).toEqual([undefined, undefined]);
  });

  it('gives a guest without a valid cookie a new one, and counts that guest by the address', async () => {
    const { send } = setup();
    for (const cookie of [undefined, visitor('forged')]) {
      const { body, headers } = await send('/api/own', cookie);
      const identity = { ...GUEST, visitorId: 'new', network: 'hash of 203.0.113.7' };
      expect(body).toEqual({ knownCaller: null, isGuest: true, identity });
      expect(headers['set-cookie']).toBe(visitor('new'));
    }
  });

  it('knows a guest who comes with a cookie', async () => {
    const { body, headers } = await setup().send('/api/own', visitor('signed-1'));
    expect(body).toMatchObject({ knownCaller: 'visitor:signed-1', isGuest: true, identity: { visitorId: 'signed-1' } });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('makes all guests the same on shared routes, except for what depends on a visitor', async () => {
    const { send } = setup();
    for (const [url, cookie] of [
      ['/api/shared', undefined],
      ['/api/shared', visitor('signed-1')],
      ['/api/shared?mine=1', undefined],
      ['/api/shared?mine=1', visitor('forged')],
    ] as const) {
      const { body, headers } = await send(url, cookie);
      expect(body.identity).toEqual({ ...GUEST, visitorId: null });
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await send('/api/shared?mine=1', visitor('signed-1'))).body.identity.visitorId).toBe('signed-1');
  });

  it('reports a session that has ended, and treats the caller as a guest', async () => {
    const { body, headers } = await setup().send('/api/own', session('ended'));
    expect(body).toMatchObject({ knownCaller: null, isGuest: true, identity: GUEST });
    expect(headers[SESSION_HEADER]).toBe('ended');
  });

  it('rejects calls while the session cannot be read, and shows a page without what guests share', async () => {
    const { send } = setup();
    const { status, body } = await send('/api/own', session('broken'));
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await send('/page', session('broken'))).body).toMatchObject({ isGuest: false });
  });

  it.each([
    [undefined, true],
    [session('ended'), true],
    [session('ada'), false],
  ])('lets a page with the cookie %s be that of guests: %j', async (cookie, isGuest) => {
    const { body, headers } = await setup().send('/page', cookie);
    expect(body).toEqual({ knownCaller: null, isGuest, identity: null });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('removes cookies from what shared caches may store, and marks other calls as private', async () => {
    const { send } = setup();
    const read = async (url: string) => {
      const { headers } = await send(url);
      return [headers['cache-control'], headers['set-cookie']];
    };
    expect(await read('/api/own?cache=public,max-age=60')).toEqual(['public,max-age=60', undefined]);
    expect(await read('/api/own?cache=no-store')).toEqual(['no-store', visitor('new')]);
    expect(await read('/api/own')).toEqual(['private, no-cache', visitor('new')]);
    expect(await read('/own-route')).toEqual(['private, no-cache', visitor('new')]);
    expect(await read('/page')).toEqual([undefined, undefined]);
  });

  it('renews the token of guests on shared routes every 20 seconds', async () => {
    const signed: number[] = [];
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const fastify = Fastify();
    fastify.decorateRequest('callerAddress', '203.0.113.7');
    const tokens = { sign: () => String(signed.push(Date.now())) };
    const visitors = { read: () => null };
    identifyCallers(fastify, { tokens, visitors } as never);
    fastify.get('/api/shared', { config: { sharedCache: true } }, async ({ headers }) => headers[IDENTITY_HEADER]);
    const readAt = async (ms: number) => {
      now.mockReturnValue(1_000_000 + ms);
      return (await fastify.inject('/api/shared')).body;
    };
    expect([await readAt(0), await readAt(19_999), await readAt(20_000)]).toEqual(['1', '1', '2']);
    now.mockRestore();
  });
});
