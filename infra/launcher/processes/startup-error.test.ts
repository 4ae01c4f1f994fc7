import { formatStartupError, outdatedDataMessage, StartupError } from './startup-error.ts';

const withCode = (code: string) => Object.assign(new Error('of the system'), { code });
const FULL =
  'The disk of /data is full (less than 200 MB free): free some space, or set DATA_DIR to a folder on another disk.';
const NOT_WRITABLE =
  'The data folder /data cannot be written by this user: change its owner, or set DATA_DIR to a folder of yours.';

test.each([
  ['its own message', new StartupError('Port 1 is in use.'), 'Port 1 is in use.'],
  ['a full disk', withCode('ENOSPC'), FULL],
  ['a folder of somebody else', withCode('EACCES'), NOT_WRITABLE],
  ['a forbidden operation', withCode('EPERM'), NOT_WRITABLE],
  ['a read-only disk', withCode('EROFS'), NOT_WRITABLE],
  ['a text', 'anything', 'anything'],
])('formatStartupError: explains %s', (_, error, message) => {
  expect(formatStartupError(error, '/data')).toBe(message);
});

test('formatStartupError: shows where other errors come from', () => {
  expect(formatStartupError(withCode('EIO'), '/data')).toMatch(/^Error: of the system\n\s+at .*startup-error\.test/);
});

test('outdatedDataMessage: names the database only if it is on a server', () => {
  expect(outdatedDataMessage('/data')).toBe(
    'The data folder was made by an older version of Placelore that cannot be upgraded. Delete it (/data) and start again.',
  );
  expect(outdatedDataMessage('/data', 'postgres://x')).toBe(
    'The database was made by an older version of Placelore that cannot be upgraded. Drop the database "placelore" on ' +
      'the server that DATABASE_URL names, delete the data folder (/data), and start again.',
  );
});
