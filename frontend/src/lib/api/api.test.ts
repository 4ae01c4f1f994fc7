import { analyses } from '@placelore/contracts/analysis/analyses.js';
import { auth } from '@placelore/contracts/auth/auth.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { SESSION_HEADER } from '@placelore/contracts/core/identity.js';
import { buildRequest, call, callList, parseNextLink, send } from './api.js';
import { onSessionExpired } from './session-expiry.js';

test('buildRequest: encodes path arguments and throws for a missing one', () => {
  expect(buildRequest(discoveries.delete, { id: '7/8' })).toEqual({
    method: 'DELETE',
    url: '/api/discoveries/7%2F8',
    body: undefined,
  });
  expect(() => buildRequest(discoveries.delete, {})).toThrow('discoveries.delete requires the argument id');
});

test.each([undefined, null])('buildRequest: appends query arguments and omits those that are %j', (before) => {
  const args = { limit: 6, before } as { limit: number };
  expect(buildRequest(discoveries.listPublic, args).url).toBe('/api/discoveries/public?limit=6');
  expect(buildRequest(discoveries.listPublic, {}).url).toBe('/api/discoveries/public');
});

test('buildRequest: sends the remaining arguments as JSON', () => {
  const request = buildRequest(auth.login, { username: 'marta', password: 'secret' });
  expect(JSON.parse(request.body ?? '')).toEqual({ username: 'marta', password: 'secret' });
});

test('parseNextLink: returns the query of the next page', () => {
  expect(parseNextLink('</api/articles?after=1795.2&limit=12>; rel="next"')).toEqual({ after: '1795.2', limit: '12' });
  expect(parseNextLink('</a?page=1>; rel="prev", </a?page=3&q=a%26b>; rel="next"')).toEqual({ page: '3', q: 'a&b' });
});

test('parseNextLink: returns null on the last page', () => {
  expect(parseNextLink(null)).toBeNull();
  expect(parseNextLink('</a?page=1>; rel="prev"')).toBeNull();
});

describe('send', () => {
  /** Responds to the next call. Returns the arguments it was called with. */
  function respond(response: Response) {
    const calls: [string, RequestInit][] = [];
    globalThis.fetch = async (url, init = {}) => {
      calls.push([String(url), init]);
      return response;
    };
    return calls;
  }

  test('sets the content type of JSON, leaves that of a form to the browser, and sends the cookies', async () => {
    const json = respond(new Response('{}'));
    await send(auth.login, { username: 'marta', password: 'secret' });
    expect(json[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
    const form = respond(new Response('{}'));
    const { signal } = new AbortController();
    await send(analyses.create, {}, { formData: new FormData(), headers: { prefer: 'respond-async' }, signal });
    expect(form[0]?.[1]).toMatchObject({ headers: { prefer: 'respond-async' }, body: expect.any(FormData), signal });
    expect(form[0]?.[1].headers).not.toHaveProperty('content-type');
    const without = respond(new Response('{}'));
    await send(discoveries.list);
    expect(Object.keys(without[0]?.[1] ?? {}).toSorted()).toEqual(['credentials', 'headers', 'method']);
  });

  test('reports that the session has expired, and rejects for statuses other than 2xx', async () => {
    let expiries = 0;
    const unsubscribe = onSessionExpired(() => expiries++);
    respond(
      new Response('{"error":"No.","code":"NOT_FOUND"}', { status: 404, headers: { [SESSION_HEADER]: 'ended' } }),
    );
    await expect(send(discoveries.list)).rejects.toMatchObject({ status: 404 });
    respond(new Response('{}', { headers: { [SESSION_HEADER]: 'active' } }));
    await send(discoveries.list);
    unsubscribe();
    expect(expiries).toBe(1);
  });

  test('callList: returns the count and the next page', async () => {
    respond(new Response('[1]', { headers: { 'x-total-count': '7', link: '</api/x?page=2>; rel="next"' } }));
    expect(await callList(discoveries.listPublic, {})).toEqual({ items: [1], total: 7, next: { page: '2' } });
    respond(new Response('[]'));
    expect(await callList(discoveries.listPublic, {})).toEqual({ items: [], total: null, next: null });
  });

  test('call: reads no body if the route has none', async () => {
    respond(new Response(null, { status: 204 }));
    expect(await call(discoveries.delete, { id: 7 })).toBeUndefined();
  });
});
