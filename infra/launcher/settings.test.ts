import { resolve } from 'node:path';
import { readSettings } from './settings.ts';

test('without any variable the defaults hold', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 8080,
    dataDir: resolve('.data'),
    ADMIN_USERNAME: 'admin',
    ADMIN_EMAIL: 'admin@placelore.local',
    RATE_LIMIT_FACTOR: 1,
  });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', ADMIN_PASSWORD: '', S3_ENDPOINT: '' })).toMatchObject({ PORT: 8080 });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['ADMIN_EMAIL', 'nobody'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['REDIS_URL', 'localhost:6379'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('an object store needs all of its variables', () => {
  const s3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
  expect(readSettings({ ...s3, S3_REGION: 'eu-1' }).objectStorage).toEqual({ ...s3, S3_REGION: 'eu-1' });
  expect(() => readSettings({ ...s3, S3_SECRET_KEY: undefined })).toThrow('S3_SECRET_KEY is needed');
});

test('only what vendors and the surroundings need is passed on', () => {
  const settings = readSettings({
    OPENAI_API_KEY: 'k',
    GEO_PROVIDER: 'osm',
    STARTER_LIBRARY: 'off',
    PATH: '/bin',
    AWS_SECRET: 'x',
    HOSTNAME: 'h',
  });
  expect(settings.passThroughEnv).toEqual({ OPENAI_API_KEY: 'k', GEO_PROVIDER: 'osm', STARTER_LIBRARY: 'off' });
  expect(settings.systemEnv).toEqual({ PATH: '/bin' });
});
