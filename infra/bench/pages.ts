import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { CACHE_BYPASS_HEADER, computeCacheBypassToken } from '../../services/gateway/src/cache/cache-bypass.ts';
import { type Product, startFreshProduct } from '../e2e/support/product.ts';
import { startBaselineServer } from './gateway.ts';
import type { Row } from './measure.ts';

const CONNECTIONS = 8;
const LOAD_SECONDS = 5;
/** Number of different pages in a load. */
const PAGE_COUNT = 100;
/** Seconds after which an idle product has collected its garbage. */
const REST_SECONDS = 90;

/**
 * Measures the memory of the whole idle product, and article pages that are rendered for each request, compared with a
 * server that fills a template.
 * @param brief waits and loads for only a second
 */
export async function measurePages(root: string, brief: boolean): Promise<Row[]> {
  const product = await startFreshProduct();
  try {
    const paths = await listArticlePaths(product);
    const restSeconds = brief ? 1 : REST_SECONDS;
    await pause(restSeconds * 1_000);
    const memory = describeMemory(product.launcherPid, restSeconds);
    const baseline = await startBaselineServer(root, 'baseline-pages-server.ts', [await readDatabaseUrl(product)]);
    try {
      const headers = { [CACHE_BYPASS_HEADER]: computeCacheBypassToken((await readSecrets(product)).COOKIE_SECRET!) };
      const seconds = brief ? 1 : LOAD_SECONDS;
      const bare = await loadPages('Template filled from PostgreSQL', baseline.url, paths, seconds, {});
      // The first responses compile the code that renders pages.
      await loadPages('', product.url, paths, 1, headers);
      const rendered = await loadPages('Page of an article, uncached', product.url, paths, seconds, headers);
      const share = `${(rendered.perSecond / bare.perSecond).toFixed(2)} of the template; goal 500/s`;
      return [memory, bare, { ...rendered, note: `${rendered.note}; ${share}` }];
    } finally {
      baseline.stop();
    }
  } finally {
    await product.stop();
  }
}

/** Waits for the starter library. @returns the paths of some of its articles */
async function listArticlePaths({ url }: Product): Promise<string[]> {
  for (;;) {
    const response = await fetch(`${url}/api/articles?limit=${PAGE_COUNT}`);
    const articles = response.ok ? ((await response.json()) as { slug: string }[]) : [];
    if (articles.length === PAGE_COUNT) return articles.map(({ slug }) => `/articles/${slug}`);
    await pause(500);
  }
}

async function loadPages(
  name: string,
  url: string,
  paths: string[],
  duration: number,
  headers: Record<string, string>,
): Promise<Row> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} pages failed`);
  const { average: perSecond } = result.requests;
  const note = `${CONNECTIONS} connections, ${paths.length} pages`;
  return { name, perSecond, p50: result.latency.p50, p99: result.latency.p99, note };
}

/** Adds up the proportional memory of the launcher and everything it has started. */
function describeMemory(launcherPid: number, restSeconds: number): Row {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), Number(/^PPid:\s+(\d+)/m.exec(readProcFile(pid, 'status'))?.[1] ?? 0)]),
  );
  const isOwn = (pid: number): boolean => pid === launcherPid || (parents.has(pid) && isOwn(parents.get(pid)!));
  const pids = [...parents.keys()].filter(isOwn);
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProcFile(pid, 'smaps_rollup'))?.[1] ?? 0));
  const megabytes = kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  const note = `${Math.round(megabytes)} MB proportional in ${pids.length} processes after ${restSeconds} s; goal 600 MB`;
  return { name: 'Memory at rest', perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN, note };
}

function readProcFile(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const readSecrets = async ({ dataDir }: Product): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));

async function readDatabaseUrl(product: Product): Promise<string> {
  const { CONTENT_DATABASE_PASSWORD: password } = await readSecrets(product);
  const [, , , port] = (await readFile(join(product.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return `postgres://placelore_content:${password}@127.0.0.1:${port}/placelore`;
}
