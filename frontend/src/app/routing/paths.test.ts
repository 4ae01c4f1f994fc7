import { isDecodablePath, PATHS } from './paths.js';

test('PATHS: all are absolute, and each leads to one page', () => {
  const paths = Object.values(PATHS);
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

describe('isDecodablePath', () => {
  it.each(['/dynamic/%E0%A4%A', '/articles/%', '/%ff', '/%', '/d/%C0%80', '/dynamic/50%25%20off%'])(
    'rejects %s',
    (path) => expect(isDecodablePath(path)).toBe(false),
  );

  it.each(['/', '/articles/old-mill', '/dynamic/50%25%20off', '/dynamic/%E4%BA%AC%E9%83%BD', '/dynamic/京都'])(
    'accepts %s',
    (path) => expect(isDecodablePath(path)).toBe(true),
  );
});
