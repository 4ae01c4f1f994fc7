import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGES } from '../src/app/pages.js';
import { readConfig } from './config.js';
import { PAGE_PATHS } from './pages.js';
import { buildServer } from './server.js';

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontend-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>the shell');
  await writeFile(join(folder, 'theme.js'), 'theme');
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'script');
  server = await buildServer(folder);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.inject({ method: 'GET', url });

test('the server and the router know the same pages', () => {
  expect([...PAGE_PATHS].sort()).toEqual(Object.values(PAGES).sort());
});

test.each(PAGE_PATHS)('page %s is the shell, always asked for anew', async (path) => {
  const answer = await get(`${path}?q=1`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('the shell');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('an unknown page is the shell with a real 404', async () => {
  const answer = await get('/nowhere/at-all');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
});

test('assets are kept for ever, files beside them are not', async () => {
  const asset = await get('/assets/index-abc.js');
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/gone.js', '/assets/', '/assets/gone', '/gone.png', '/assets/..%2findex.html'])(
  '%s is a 404 that nobody keeps, and not a page',
  async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('the shell');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('health and readiness answer', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('without a built browser side it says so', async () => {
  await expect(buildServer(join(folder, 'nothing'))).rejects.toThrow('not built');
});

test('settings have defaults, and a bad one is named', () => {
  expect(readConfig({})).toEqual({ port: 4000, host: '127.0.0.1' });
  expect(readConfig({ PORT: '81', HOST: '::' })).toEqual({
    port: 81,
    host: '::',
  });
  expect(() => readConfig({ PORT: 'x' })).toThrow('PORT');
});
