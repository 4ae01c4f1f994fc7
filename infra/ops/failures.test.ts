import type { Manifest } from './archive/manifest.ts';
import { backUp } from './backup.ts';
import { openSource, openTarget, readRolePasswords } from './open-installation.ts';
import { assertSpace } from './restore.ts';

const PASSWORDS = {
  AUTH_DATABASE_PASSWORD: 'a',
  CONTENT_DATABASE_PASSWORD: 'c',
  ANALYSIS_DATABASE_PASSWORD: 'n',
  PLACES_DATABASE_PASSWORD: 'p',
};

test('readRolePasswords: returns the password of each role', () => {
  expect(readRolePasswords(PASSWORDS)).toEqual({ auth: 'a', content: 'c', analysis: 'n', places: 'p' });
});

test('readRolePasswords: names the variables that are missing', () => {
  const { CONTENT_DATABASE_PASSWORD: _, ...others } = PASSWORDS;
  expect(() => readRolePasswords({ ...others, PLACES_DATABASE_PASSWORD: '' })).toThrow(
    "A restore sets the passwords of the database's roles: set CONTENT_DATABASE_PASSWORD, PLACES_DATABASE_PASSWORD.",
  );
});

test('assertSpace: needs twice the size of the content', () => {
  const manifest = { entries: { bytes: 3e9 } } as Manifest;
  expect(() => assertSpace(manifest, '/data', 6e9)).not.toThrow();
  expect(() => assertSpace(manifest, '/data', 6e9 - 1e7)).toThrow(
    'The backup needs 6.00 GB in /data, whose disk has 5.99 GB free: free some space, or set DATA_DIR to a folder on ' +
      'another disk.',
  );
});

test.each([
  ['no keys', {}],
  ['no secret key', { S3_ACCESS_KEY: 'x' }],
  ['no secret key of the separate store', { S3_ACCESS_KEY: 'x', S3_SECRET_KEY: 'y', BACKUP_S3_ACCESS_KEY: 'z' }],
])('openTarget and openSource: refuse a bucket with %s', (_, config) => {
  const message = 'A backup in S3 needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY: set both.';
  expect(() => openTarget('s3://bucket/folder', config as never)).toThrow(message);
  expect(() => openSource('s3://bucket/file', config)).toThrow(message);
});

test('openTarget and openSource: name a folder and a file by their whole path, and a bucket by its address', () => {
  const keys = { S3_ACCESS_KEY: 'x', S3_SECRET_KEY: 'y', S3_ENDPOINT: 'http://127.0.0.1:9' };
  expect(openTarget('backups', {} as never).name).toBe(`${process.cwd()}/backups`);
  expect(openSource('/backups/a', {}).name).toBe('/backups/a');
  expect(openTarget('s3://bucket/folder', keys as never).name).toContain('s3://bucket/folder');
});

test.each([
  ['a full disk', { code: 'ENOSPC' }, 'The disk is full, and the unfinished backup /backups was removed'],
  ['a refusal', { $metadata: {}, name: 'AccessDenied' }, 'An object store refused the backup /backups (AccessDenied)'],
  ['a store that is down', { code: 'ECONNREFUSED' }, 'A store does not respond (ECONNREFUSED), and no backup was made'],
  ['an unknown host', { code: 'ENOTFOUND' }, 'A store does not respond (ENOTFOUND), and no backup was made'],
  ['anything else', { code: 'EIO', message: 'broken' }, 'broken'],
])('backUp: explains %s', async (_, failure, message) => {
  const target = { name: '/backups', create: () => Promise.reject(Object.assign(new Error('x'), failure)) };
  const options = { recipients: [], secrets: new Map() };
  await expect(backUp({} as never, target as never, options)).rejects.toThrow(message);
});
