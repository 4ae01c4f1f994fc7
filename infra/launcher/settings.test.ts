import { resolve } from 'node:path';
import { describeMissingServices, readSettings } from './settings.ts';

test('settings: has defaults for all variables', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 8080,
    dataDir: resolve('.data'),
    ADMIN_USERNAME: 'admin',
    ADMIN_EMAIL: 'admin@placelore.local',
    RATE_LIMIT_FACTOR: 1,
  });
});

test('settings: treats an empty variable as absent', () => {
  expect(readSettings({ PORT: '', ADMIN_PASSWORD: '', S3_ENDPOINT: '' })).toMatchObject({ PORT: 8080 });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['ADMIN_EMAIL', 'nobody'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['REDIS_URL', 'localhost:6379'],
])('settings: names the variable in %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('settings: needs all variables of an object store', () => {
  const s3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
  const complete = { ...s3, S3_REGION: 'eu-1', S3_SESSION_TOKEN: 't' };
  expect(readSettings(complete).objectStorage).toEqual(complete);
  expect(() => readSettings({ ...s3, S3_SECRET_KEY: undefined })).toThrow('S3_SECRET_KEY is needed');
});

test('settings: passes on only the variables that vendors and the system need', () => {
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

test.each([
  'HTTPS_PROXY',
  'https_proxy',
  'http_proxy',
  'NO_PROXY',
  'all_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_DIR',
  'LC_ALL',
  'NODE_COMPILE_CACHE',
])('settings: passes on %s, which Node or connections need', (name) =>
  expect(readSettings({ [name]: 'x' }).systemEnv).toEqual({ [name]: 'x' }),
);

test('settings: describes what is missing without open services, and nothing with them', () => {
  expect(describeMissingServices(readSettings({}))).toContain('OPEN_SERVICES_CONTACT');
  expect(describeMissingServices(readSettings({ OPEN_SERVICES_CONTACT: 'ops@example.org' }))).toBeNull();
});
