import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { PASSWORD, registerVisitor } from '../../e2e/support/http-visitor.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { Row } from '../measure.ts';
import { CallTimes, RemoteVisitor, readStatus } from './flood-client.ts';

const CONNECTIONS = 400;
const SIGN_INS = 200;
const USERNAME = 'flooded';
/** Networks of visitors that are not part of the flood. */
const NETWORKS = { signIn: 50, read: 51, health: 52, burst: 100 };
const PAUSE_MS = 100;
const WORDS = ['castle', 'museum', 'old town', 'bridge', 'garden', 'cathedral', 'lake', 'market', 'tower', 'square'];

/**
 * Measures sign-ins, other reads and health checks while 400 connections search, and then 200 sign-ins at the same
 * time.
 * @param brief searches for three seconds instead of fifteen
 */
export async function measureSearchFlood(product: Product, brief: boolean): Promise<Row[]> {
  const seconds = brief ? 3 : 15;
  await registerVisitor(product.url, USERNAME);
  const end = performance.now() + seconds * 1000;
  const beside = {
    signIns: repeat(end, () => signIn(product, NETWORKS.signIn)),
    reads: repeat(end, () => get(product, '/api/articles?limit=3&page=2', NETWORKS.read)),
    health: repeat(end, () => get(product, '/api/health', NETWORKS.health)),
    liveness: repeat(end, () => get(product, '/healthz', NETWORKS.health)),
  };
  const searches = await floodWithSearches(product, seconds);
  const rows = [
    searches,
    (await beside.signIns).toRow('Sign-ins, meanwhile', seconds),
    (await beside.reads).toRow('Other reads, meanwhile', seconds),
    (await beside.health).toRow('/api/health, meanwhile', seconds),
    (await beside.liveness).toRow('/healthz, meanwhile', seconds),
  ];
  return [...rows, await measureSignInBurst(product)];
}

/** Repeats a call until the time `end`, one at a time, with a pause in between. */
async function repeat(end: number, call: () => Promise<number>): Promise<CallTimes> {
  const times = new CallTimes();
  while (performance.now() < end) {
    await times.measure(call);
    await sleep(PAUSE_MS);
  }
  return times;
}

const get = ({ url }: Product, path: string, network: number): Promise<number> =>
  readStatus(new RemoteVisitor(url, network).request(path));

const signIn = ({ url }: Product, network: number): Promise<number> =>
  readStatus(new RemoteVisitor(url, network).post('/api/login', { username: USERNAME, password: PASSWORD }));

/** Sends searches that all differ, so that no cache can respond to them. */
async function floodWithSearches({ url }: Product, seconds: number): Promise<Row> {
  let count = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    requests: [
      {
        setupRequest: (request) => {
          const word = `${WORDS[count % WORDS.length]} ${count++ % 5_000}`;
          return {
            ...request,
            path: `/api/search?q=${encodeURIComponent(word)}`,
            headers: { 'x-forwarded-for': '10.9.9.9' },
          };
        },
      },
    ],
  });
  const answered = result['2xx'] / seconds;
  return {
    name: `${CONNECTIONS} connections search`,
    perSecond: answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    note: `200: ${result['2xx']}, 503: ${result['5xx']}, broken: ${result.errors}`,
  };
}

async function measureSignInBurst(product: Product): Promise<Row> {
  const times = new CallTimes();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: SIGN_INS }, (_, index) => times.measure(() => signIn(product, NETWORKS.burst + index))),
  );
  return times.toRow(`${SIGN_INS} sign-ins at once`, (performance.now() - startedAt) / 1000);
}
