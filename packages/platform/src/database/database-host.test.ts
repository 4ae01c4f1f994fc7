import { replaceHost } from './database-host.js';

const URL = 'postgres://placelore_auth:p%40ss@pooler:6432/placelore?sslmode=require';

it.each([
  [undefined, URL],
  ['postgres:5433', 'postgres://placelore_auth:p%40ss@postgres:5433/placelore?sslmode=require'],
  ['postgres', 'postgres://placelore_auth:p%40ss@postgres/placelore?sslmode=require'],
  ['[::1]:5433', 'postgres://placelore_auth:p%40ss@[::1]:5433/placelore?sslmode=require'],
])('replaceHost: %s', (host, expected) => {
  expect(replaceHost(URL, host)).toBe(expected);
});
