import { parseRedisUrl } from './redis-url.js';

it.each([
  ['redis://host', { connection: { host: 'host', port: 6379 }, nodes: null }],
  [
    'redis://user:p%40ss@host:7000/3',
    { connection: { host: 'host', port: 7000, username: 'user', password: 'p@ss', db: 3 }, nodes: null },
  ],
  [
    'rediss://:secret@[::1]:7000',
    { connection: { host: '::1', port: 7000, password: 'secret', tls: {} }, nodes: null },
  ],
  [
    'unix:///run/redis.sock?password=secret',
    { connection: { path: '/run/redis.sock', password: 'secret' }, nodes: null },
  ],
  ['redis://a:7000?cluster', { connection: { host: 'a', port: 7000 }, nodes: [{ host: 'a', port: 7000 }] }],
  [
    'redis://a?cluster=b:7001,[::1]:7002',
    {
      connection: { host: 'a', port: 6379 },
      nodes: [
        { host: 'a', port: 6379 },
        { host: 'b', port: 7001 },
        { host: '::1', port: 7002 },
      ],
    },
  ],
])('parseRedisUrl: %s', (url, expected) => {
  expect(parseRedisUrl(url)).toEqual(expected);
});
