import type { ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLISHED_CONTENT_CHANNEL } from '@placelore/contracts/content/articles/articles.js';
import { InvalidationPublisher } from '@placelore/platform/queues/invalidation-channel.js';
import request from 'supertest';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { Gateway, startGateway } from './gateway.js';
import { TcpProxy } from './tcp-proxy.js';

/** Gateway of the tests of a file, and a second one with the same Redis, set by {@link useTwoGateways}. */
export let gateway: Gateway;
export let secondUrl: string;
/** Content that the fake content service publishes now. */
export const published = { edition: 0 };
/** Proxy between the first gateway and Redis. */
export const proxy = new TcpProxy();

/** Starts two gateways for the tests of a file; before each test, both have the latest content. */
export function useTwoGateways(): void {
  let second: NestFastifyApplication;
  beforeAll(async () => {
    await proxy.start();
    // Tests repeat calls until a response is cached, which can take more calls than a guest may make.
    gateway = await Gateway.start({ RATE_LIMIT_FACTOR: '1000' }, proxy);
    second = await startGateway(gateway.environment);
    secondUrl = await second.getUrl();
  });
  afterAll(async () => {
    await second.close();
    await gateway.stop();
    await proxy.stop();
  });
  beforeEach(async () => {
    gateway.upstreams.content.reset();
    gateway.upstreams.content.respond = (_request, response) => respondPublic(response);
    await publishAndWait();
  });
}

/** Responds with the current edition, marked as public. */
export function respondPublic(
  response: ServerResponse,
  headers: Record<string, string> = {},
  body = JSON.stringify([{ edition: published.edition }]),
): void {
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'cache-control': 'public, no-cache',
      etag: `"v${published.edition}"`,
      'x-total-count': '1',
      link: '</api/articles?page=2>; rel="next"',
      ...headers,
    })
    .end(body);
}

/** Publishes the next edition. */
export async function publish(): Promise<void> {
  published.edition++;
  await new InvalidationPublisher(gateway.redis).publish(PUBLISHED_CONTENT_CHANNEL);
}

/** Returns the number of calls that content received. */
export const countRequests = () => gateway.upstreams.content.received.length;
export const get = (path: string, headers: Record<string, string> = {}, url = gateway.url) =>
  request(url).get(path).set(headers);
export const fetchEdition = async (path: string, url = gateway.url): Promise<number> =>
  (await get(path, {}, url)).body[0].edition;

/** Checks whether a response arrives without a call to its service. */
export async function isCached(
  path: string,
  headers: Record<string, string> = {},
  url = gateway.url,
): Promise<boolean> {
  await get(path, headers, url);
  const before = countRequests();
  await get(path, headers, url);
  return countRequests() === before;
}

/** Publishes a change and waits until both gateways have it, so that no late invalidation clears their caches. */
async function publishAndWait(): Promise<void> {
  const path = '/api/articles?page=500';
  const urls = [gateway.url, secondUrl];
  for (const url of urls) await eventually(() => isCached(path, {}, url));
  await publish();
  for (const url of urls) await eventually(async () => (await fetchEdition(path, url)) === published.edition);
}

let lastPath = 0;
/** Returns a path that no other test requested, once both gateways cache responses. */
export async function preparePath(): Promise<string> {
  const path = `/api/articles?page=${++lastPath}`;
  for (const url of [gateway.url, secondUrl]) {
    await eventually(() => isCached(path, {}, url));
    expect(await fetchEdition(path, url)).toBe(published.edition);
  }
  return path;
}
