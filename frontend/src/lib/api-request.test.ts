import { auth } from '@placelore/contracts/auth.js';
import { discoveries } from '@placelore/contracts/discoveries.js';
import { requestOf } from './api-request.js';

test('arguments of the path fill it, encoded', () => {
  expect(requestOf(discoveries.remove, { id: '7/8' })).toEqual({
    method: 'DELETE',
    url: '/api/discoveries/7%2F8',
    body: undefined,
  });
  expect(() => requestOf(discoveries.remove, {})).toThrow('discoveries.remove needs id');
});

test('arguments of the query are appended, absent ones left out', () => {
  expect(requestOf(discoveries.listPublic, { limit: 6, before: undefined }).url).toBe(
    '/api/discoveries/public?limit=6',
  );
  expect(requestOf(discoveries.listPublic, {}).url).toBe('/api/discoveries/public');
});

test('the rest is the body', () => {
  const request = requestOf(auth.login, { username: 'marta', password: 'secret' });
  expect(JSON.parse(request.body ?? '')).toEqual({ username: 'marta', password: 'secret' });
});
