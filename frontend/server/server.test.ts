import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PATHS } from '../src/app/routing/paths.js';
import { readConfig } from './config.js';
import { buildServer } from './server.js';

/** Configuration with a gateway port that nothing listens on: pages without their own data do not call it. */
const CONFIG = { gatewayUrl: 'http://127.0.0.1:9', publicUrl: undefined };

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontend-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><head><!--head--></head><!--words--><!--page--><!--data-->the shell',
  );
  await writeFile(
    join(folder, 'admin.html'),
    '<!doctype html><head><!--head--></head><!--words--><!--page--><!--data-->the admin console',
  );
  await writeFile(join(folder, 'page-start.js'), 'early');
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'script');
  await writeFile(join(folder, 'assets', 'index-abc.js.br'), 'as brotli');
  await writeFile(join(folder, 'assets', 'index-abc.js.gz'), 'as gzip');
  await writeFile(join(folder, 'page-start.js.br'), 'early as brotli');
  server = await buildServer(folder, CONFIG);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.inject({ method: 'GET', url });

const paths = Object.values(PATHS);
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** Pages whose data only the owner's browser reads. */
const OWN_PAGES: readonly string[] = [PATHS.trip];
/** Routes of pages whose subject is read before they are sent. */
const pathsWithData = paths.filter((path) => path.includes(':') && !OWN_PAGES.includes(path));

test.each(paths.filter((path) => !pathsWithData.includes(path)))(
  'frontend server: serves the shell for the route %s with private caching',
  async (path) => {
    const response = await get(`${path}?x=1`);
    expect(response.statusCode).toBe(200);
    const isAdmin = path === PATHS.admin;
    expect(response.body).toContain(isAdmin ? 'the admin console' : 'the shell');
    expect(response.headers['cache-control']).toBe(isAdmin ? 'private, no-store' : 'private, no-cache');
  },
);

test.each(pathsWithData)(
  'frontend server: serves the shell with 503 for the route %s when its data cannot be read',
  async (path) => {
    const response = await get(
      path.replace(':slug', 'some-article').replace(':token', 'A'.repeat(44)).replace(':id', UNKNOWN_ID),
    );
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('the shell');
  },
);

test('frontend server: serves the admin console’s document for the admin panel, and not under its file name', async () => {
  expect((await get('/admin?tab=users')).body).toContain('the admin console');
  expect((await get('/admin.html')).statusCode).toBe(404);
});

test('frontend server: redirects the path of shared photos to the upload', async () => {
  const response = await get('/app/share');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/app?start=upload']);
});

test('frontend server: returns 404 as HTML for an unknown page', async () => {
  const response = await get('/nowhere/at-all');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('text/html');
});

test.each(['/articles/', '/simple/', '/country/', '/t/', '/nowhere/'])(
  'frontend server: returns 404 as HTML for a parameter of any length: %s',
  async (path) => {
    const response = await get(path + 'a'.repeat(15_000));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  },
);

test('frontend server: lets browsers cache assets forever, and revalidate the files next to them', async () => {
  const asset = await get('/assets/index-abc.js');
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/page-start.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'as brotli', 'br'],
  ['gzip', 'as gzip', 'gzip'],
  ['identity', 'script', undefined],
])('frontend server: serves the precompressed asset for Accept-Encoding %s', async (accepted, body, encoding) => {
  const asset = await server.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': accepted } });
  expect([asset.body, asset.headers['content-encoding']]).toEqual([body, encoding]);
  expect(asset.headers).toMatchObject({
    vary: 'accept-encoding',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each(['/page-start.js.br', '/assets/gone.js', '/assets/', '/assets/gone', '/gone.png', '/assets/..%2findex.html'])(
  'frontend server: returns an uncacheable 404 instead of the shell for %s',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('the shell');
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('frontend server: responds to health and readiness checks', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('frontend server: is not ready while it drains, and closes connections after their response', async () => {
  const draining = await buildServer(folder, CONFIG);
  draining.startDraining();
  const respond = async (url: string) => {
    const { statusCode, headers } = await draining.inject({ url });
    return [statusCode, headers.connection];
  };
  expect(await respond('/readyz')).toEqual([503, 'close']);
  expect(await respond('/healthz')).toEqual([200, 'close']);
  await draining.close();
});

test('buildServer: rejects a folder without a built frontend', async () => {
  await expect(buildServer(join(folder, 'nothing'), CONFIG)).rejects.toThrow('not built');
});

test('buildServer: rejects a shell without all placeholders', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'frontend-'));
  for (const name of ['index.html', 'admin.html']) await writeFile(join(bare, name), '<!doctype html><!--head-->');
  await mkdir(join(bare, 'assets'));
  await expect(buildServer(bare, CONFIG)).rejects.toThrow('<!--words-->');
  await rm(bare, { recursive: true });
});

test('readConfig: fills in defaults and names an invalid variable in its error', () => {
  const standard = {
    port: 4000,
    host: '127.0.0.1',
    gatewayUrl: 'http://127.0.0.1:8080',
    publicUrl: undefined,
    drainMs: 0,
  };
  expect(readConfig({})).toEqual(standard);
  expect(readConfig({ PUBLIC_URL: '', GATEWAY_URL: '' })).toEqual(standard);
  expect(
    readConfig({
      PORT: '81',
      HOST: '::',
      GATEWAY_URL: 'http://g:1',
      PUBLIC_URL: 'https://p.example',
      DRAIN_SECONDS: '5',
    }),
  ).toEqual({
    port: 81,
    host: '::',
    gatewayUrl: 'http://g:1',
    publicUrl: 'https://p.example',
    drainMs: 5000,
  });
  for (const name of ['PORT', 'GATEWAY_URL', 'PUBLIC_URL']) expect(() => readConfig({ [name]: 'x' })).toThrow(name);
});
