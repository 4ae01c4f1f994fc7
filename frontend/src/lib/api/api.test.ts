import { auth } from '@placelore/contracts/auth/auth.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { buildRequest, parseNextLink } from './api.js';

test('buildRequest: encodes path arguments and throws for a missing one', () => {
  expect(buildRequest(discoveries.delete, { id: '7/8' })).toEqual({
    method: 'DELETE',
    url: '/api/discoveries/7%2F8',
    body: undefined,
  });
  expect(() => buildRequest(discoveries.delete, {})).toThrow('discoveries.delete requires the argument id');
});

test('buildRequest: appends query arguments and omits undefined ones', () => {
  expect(buildRequest(discoveries.listPublic, { limit: 6, before: undefined }).url).toBe(
    '/api/discoveries/public?limit=6',
  );
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
