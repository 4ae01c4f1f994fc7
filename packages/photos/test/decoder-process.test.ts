import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DecoderProcess } from '../src/decoder/decoder-process.js';

const PROBE = new URL('./support/confined-probe.mjs', import.meta.url);
const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'placelore-confined-'));
const path = join(folder, 'secret.txt');
let server: Server;
let port: number;
let calls = 0;
const started: DecoderProcess[] = [];

beforeAll(async () => {
  writeFileSync(path, 'the secret');
  process.env.FIXTURE_SECRET = 'the secret';
  server = createServer((_, response) => response.end()).on('connection', () => calls++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const child of started.splice(0)) child.end();
});
afterAll(() => {
  delete process.env.FIXTURE_SECRET;
  rmSync(folder, { recursive: true });
  server.close();
});

/** Returns the outcome of an attempt by a confined process. */
async function runAttempt(attempt: string, options: object = {}, timeMs = 20_000): Promise<string> {
  const probe = await DecoderProcess.start(128 * MB, PROBE);
  started.push(probe);
  const { header } = await probe.request({ attempt, ...options }, Buffer.alloc(0), timeMs);
  return (header as { outcome: string }).outcome;
}

const DENIED = /^(ERR_ACCESS_DENIED|EMFILE|ENFILE)$/;

describe('DecoderProcess', () => {
  it('has no secrets in its environment', async () => {
    expect(await runAttempt('environment')).toBe(
      'done: MALLOC_ARENA_MAX,MALLOC_TRIM_THRESHOLD_,UV_THREADPOOL_SIZE,VIPS_DISC_THRESHOLD',
    );
  });

  it.each(['readFile', 'writeFile'])('cannot %s outside its code', async (attempt) => {
    expect(await runAttempt(attempt, { path })).toMatch(DENIED);
    expect(readFileSync(path, 'utf8')).toBe('the secret');
  });

  it.each(['connect', 'listen', 'lookUp', 'fetch'])('has no network access: %s', async (attempt) => {
    expect(await runAttempt(attempt, { port })).not.toMatch(/^done/);
    expect(calls).toBe(0);
  });

  it.each(['spawn', 'thread'])('cannot start processes or threads: %s', async (attempt) => {
    expect(await runAttempt(attempt)).toMatch(DENIED);
  });

  it('cannot use more than its memory limit', async () => {
    expect(await runAttempt('memory', { megabytes: 60 })).toBe('done: 60');
    await expect(
      runAttempt('memory', { megabytes: 400 }).then((outcome) => Promise.reject(new Error(outcome))),
    ).rejects.toThrow(/ended|closed|allocation failed/i);
  });

  it('is abandoned when it does not respond in time', async () => {
    await expect(runAttempt('forever', {}, 200)).rejects.toThrow('no response within 200 ms');
  });
});
