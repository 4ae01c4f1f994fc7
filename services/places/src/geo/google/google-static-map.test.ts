import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { NotReachedError } from './google-errors.js';
import { GoogleStaticMap, signUrl } from './google-static-map.js';

test("signUrl: matches the example of Google's documentation", () => {
  const url = new URL('https://maps.googleapis.com/maps/api/geocode/json?address=New+York&client=clientID');
  expect(signUrl(url, 'vNIXE0xscrmjlyV-12Nj_BvUPaw=')).toBe('chaRF2hTJKOScPr-RQCEhZbSzIE=');
});

describe('GoogleStaticMap', () => {
  const KEY = 'secret-key';
  const REQUEST = { center: 'Rome', zoom: 12, width: 600, height: 300, markers: [] };
  const draw = (format: 'png' | 'jpeg') =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .toFormat(format)
      .toBuffer();

  let respond: (response: ServerResponse) => void;
  let server: Server;
  let map: GoogleStaticMap;
  let signal: AbortSignal;
  beforeEach(async () => {
    signal = new AbortController().signal;
    server = createServer((_, response) => respond(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const host = { call: ({ request }: { request: (signal: AbortSignal) => Promise<Buffer> }) => request(signal) };
    map = new GoogleStaticMap(host as never, { url, key: KEY, signingSecret: null });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await map.close();
    server.close();
  });
  async function catchError() {
    const thrown = await map.fetchImage(REQUEST).catch((error) => error);
    expect(inspect(thrown, { depth: 20, showHidden: true })).not.toContain(KEY);
    return thrown;
  }

  test('returns the image as it was sent', async () => {
    const image = await draw('png');
    respond = (response) => response.end(image);
    expect(await map.fetchImage(REQUEST)).toEqual(image);
  });

  test.each([
    ['no image', async () => Buffer.from('<html>')],
    ['an image of another format', () => draw('jpeg')],
    ['an image cut short', async () => (await draw('png')).subarray(0, 60)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('reports %s as a provider that is unavailable', async (_, readBytes) => {
    const bytes = await readBytes();
    respond = (response) => response.end(bytes);
    expect(await catchError()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  test('reports an unknown place and a rejection, although Google sends an image with them', async () => {
    const image = await draw('png');
    respond = (response) => response.setHeader('x-staticmap-api-warning', 'unknown place').end(image);
    expect(await catchError()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    respond = (response) => response.writeHead(403).end(image);
    expect(await catchError()).toMatchObject({ code: 'PROVIDER_REJECTED' });
  });

  test('ends a request that takes too long', async () => {
    const timer = new AbortController();
    signal = timer.signal;
    const closed = new Promise((resolve) => {
      respond = (response) => {
        response.on('close', resolve);
        timer.abort();
      };
    });
    expect(await catchError()).toMatchObject({ code: 'TIMED_OUT' });
    await closed;
  });

  test('knows a server that was not reached from one that broke off, whose call may be charged', async () => {
    respond = (response) => response.destroy();
    expect(await catchError()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect((await catchError()).cause).not.toBeInstanceOf(NotReachedError);
    await new Promise((resolve) => server.close(resolve));
    expect((await catchError()).cause).toBeInstanceOf(NotReachedError);
  });
});
