import { auth } from '@placelore/contracts/auth.js';
import { discoveries } from '@placelore/contracts/discoveries.js';
import { buildRequest } from './api-request.js';

test('arguments of the path fill it, encoded', () => {
  expect(buildRequest(discoveries.delete, { id: '7/8' })).toEqual({
    method: 'DELETE',
    url: '/api/discoveries/7%2F8',
    body: undefined,
  });
  expect(() => buildRequest(discoveries.delete, {})).toThrow('discoveries.remove needs id');
});

test('arguments of the query are appended, absent ones left out', () => {
  expect(buildRequest(discoveries.listPublic, { limit: 6, before: undefined }).url).toBe(
    '/api/discoveries/public?limit=6',
  );
  expect(buildRequest(discoveries.listPublic, {}).url).toBe('/api/discoveries/public');
});

test('the rest is the body', () => {
  const request = buildRequest(auth.login, { username: 'marta', password: 'secret' });
  expect(JSON.parse(request.body ?? '')).toEqual({ username: 'marta', password: 'secret' });
});
