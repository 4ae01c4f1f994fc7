import autocannon from 'autocannon';
import pg from 'pg';
import { CACHE_BYPASS_HEADER, computeCacheBypassToken } from '../../../services/gateway/src/cache/cache-bypass.ts';
import { COOKIE_SECRET } from '../gateway.ts';
import { measure, type Row } from '../measure.ts';
import { findDatabaseProcesses, startProcessorClock } from '../processor-time.ts';
import type { ArticleLibrary } from './article-library.ts';
import { SMALL_LIBRARY_SIZE } from './library-sizes.ts';

export interface LoadTarget {
  /** Number of articles in the library. */
  size: number;
  /** Whether to count SQL statements, which takes a while and gives the same result for every size. */
  shouldCountStatements: boolean;
  library: ArticleLibrary;
  /** Cursor of page 500 of the list. */
  cursor: string;
  /** Database connection string, for counting statements. */
  adminUrl: string;
  database: string;
  /**
   * Base URLs. This one: the gateway in front of the content service. Below: the baseline handler, directly and behind
   * a gateway.
   */
  product: string;
  bare: string;
  throughGateway: string;
  /** Ids of the product's processes, without those of the database. */
  productProcesses: number[];
  bareProcesses: number[];
}

/** Fastest run of a load. */
interface LoadResult extends Pick<autocannon.Result, 'requests' | 'latency'> {
  /** Least processor time for one response in microseconds, including the database's. */
  processorUs: number;
}

interface Load {
  name: string;
  paths: string[];
  connections: number;
  /** Goal for the product, as the row shows it. */
  goal?: string;
  headers?: Record<string, string>;
}

const LOAD_SECONDS = 2;
/**
 * Number of rounds in which product and baseline are measured in turn. The fastest of each counts, because other work
 * can only slow them down.
 */
const ROUNDS = 3;
const CONNECTIONS = 16;
/** A search uses a whole core, so more concurrency would only measure queueing. */
const SEARCH_CONNECTIONS = 2;
/** Number of different searches in a load. */
const QUERY_VARIETY = 60;
/**
 * Searches that travelers make: for places, for kinds of sights in them, and with typos. The library has no articles
 * about them.
 */
const PLACE_SEARCHES = [
  ...[
    'eiffel tower',
    'rome',
    'mount fuji',
    'kölner dom',
    'scotland',
    'uffizi',
    'lisbon',
    'petra',
    'bali',
    'machu pichu',
  ],
  ...['museums in rome', 'castles near munich', 'temples in kyoto', 'things to do in porto', 'unesco portugal'],
  ...['parks in london', 'beaches in sydney', 'iglesias en barcelona', 'cathedrals in spain', 'what to see in vienna'],
];
/** Number of calls per load whose statements are counted. */
const COUNTED_CALLS = 60;
/** Milliseconds after which idle backends have reported their statistics. */
const STATS_DELAY_MS = 11_000;
/** Headers that bypass the gateway's cache and request uncompressed bodies, because the baseline does not compress. */
const UNCACHED_HEADERS = {
  [CACHE_BYPASS_HEADER]: computeCacheBypassToken(COOKIE_SECRET),
  'accept-encoding': 'identity',
};

/** Runs all loads on one library, each against the product and against the baseline handler. */
export async function measureLists(target: LoadTarget): Promise<Row[]> {
  const rows: Row[] = [];
  const loads = buildLoads(target);
  for (const load of loads) {
    const [bare, product] = await runInTurns(load, target);
    const note = [formatShare(product, bare), load.goal && `goal ${load.goal}`, formatProcessorTime(product, bare)]
      .filter(Boolean)
      .join('; ');
    rows.push(createRow(target, `${load.name}, bare`, bare, load), createRow(target, load.name, product, load, note));
    if (load.name.startsWith('List, first')) {
      const cached = await runLoad(target.product, load, LOAD_SECONDS);
      rows.push(createRow(target, `${load.name}, kept by the gateway`, cached, load, formatShare(cached, bare)));
    }
  }
  rows.push(await measureNotModified(target));
  if (target.shouldCountStatements) rows.push(await countStatementsPerCall(target, loads));
  rows.push(...(await measureGatewayOverhead(target)));
  return rows;
}

function buildLoads({ size, library, cursor }: LoadTarget): Load[] {
  const createSearchLoad = (name: string, getQuery: (n: number) => string, goal?: string): Load => ({
    name,
    ...(goal !== undefined && { goal }),
    paths: Array.from({ length: QUERY_VARIETY }, (_, n) => `/api/articles?q=${encodeURIComponent(getQuery(n))}`),
    connections: SEARCH_CONNECTIONS,
  });
  const title = (n: number) => library.getTitle((n * 1_237) % size);
  // Every other search is for words of the texts, from very common to rare ones.
  const wordOfText = (n: number) => library.getWord(n ** 2);
  const swapLetters = (word: string) => word.replace(/^(..)(.)(.)/, '$1$3$2');
  return [
    { name: 'List, first page', paths: ['/api/articles'], connections: CONNECTIONS, goal: '0.7' },
    {
      name: 'List, page 500 by cursor',
      paths: [`/api/articles?after=${cursor}`],
      connections: CONNECTIONS,
    },
    {
      name: 'Article by slug',
      paths: Array.from({ length: QUERY_VARIETY }, (_, n) => `/api/articles/place-${(n * 1_237) % size}/direct`),
      connections: CONNECTIONS,
      goal: '0.6',
    },
    createSearchLoad(
      'Search, one word',
      (n) => (n % 2 ? title(n).name : wordOfText(n)),
      size === SMALL_LIBRARY_SIZE ? '1,500/s, p99 20 ms' : '800/s, p99 30 ms',
    ),
    createSearchLoad('Search, two words', (n) =>
      n % 2 ? `${title(n).name} ${title(n).kind}` : `${wordOfText(n)} ${wordOfText(n + 1)}`,
    ),
    {
      name: 'Search for a place',
      paths: PLACE_SEARCHES.map((query) => `/api/search?q=${encodeURIComponent(query)}`),
      connections: SEARCH_CONNECTIONS,
    },
    createSearchLoad('Search with a typo', (n) => `${swapLetters(title(n).name)} ${title(n).kind}`, 'p99 50 ms'),
  ];
}

/** Returns the fastest runs of the baseline and of the product. The first run of each starts cold. */
async function runInTurns(load: Load, target: LoadTarget): Promise<[LoadResult, LoadResult]> {
  const runBoth = async (seconds: number): Promise<[LoadResult, LoadResult]> => [
    await runMeasured(target.bare, load, seconds, [target.database, target.bareProcesses]),
    await runMeasured(target.product, { ...load, headers: UNCACHED_HEADERS }, seconds, [
      target.database,
      target.productProcesses,
    ]),
  ];
  let [bare, product] = await runBoth(1);
  for (let round = 0; round < ROUNDS; round++) {
    const results = await runBoth(LOAD_SECONDS);
    bare = getFaster(bare, results[0]);
    product = getFaster(product, results[1]);
  }
  return [bare, product];
}

function getFaster(one: LoadResult, other: LoadResult): LoadResult {
  const { requests, latency } = one.requests.average > other.requests.average ? one : other;
  return { requests, latency, processorUs: Math.min(one.processorUs, other.processorUs) };
}

/**
 * Measures processor time too: other work on the machine slows a response, but does not count as its processor time.
 */
async function runMeasured(
  url: string,
  load: Load,
  seconds: number,
  [database, pids]: [string, number[]],
): Promise<LoadResult> {
  const getProcessorMs = startProcessorClock(() => [...pids, ...findDatabaseProcesses(database)]);
  const result = await runLoad(url, load, seconds);
  const processorUs = (getProcessorMs() * 1_000) / result.requests.total;
  return { requests: result.requests, latency: result.latency, processorUs };
}

async function runLoad(
  url: string,
  { paths, connections, headers = {} }: Load,
  duration: number,
): Promise<autocannon.Result> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, connections, duration, headers, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${paths[0]}: ${result.non2xx} refused`);
  return result;
}

function createRow(
  { size }: LoadTarget,
  name: string,
  result: Pick<autocannon.Result, 'requests' | 'latency'>,
  load: Load,
  note?: string,
): Row {
  return {
    name: `${size.toLocaleString('en')}: ${name}`,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    note: [`${load.connections} connections`, note].filter(Boolean).join('; '),
  };
}

const formatShare = (product: Pick<LoadResult, 'requests'>, bare: LoadResult): string =>
  `${(product.requests.average / bare.requests.average).toFixed(2)} of bare`;

/**
 * Formats the processor time of one response. On a busy machine, it says more than the number of responses per second.
 */
const formatProcessorTime = (product: LoadResult, bare: LoadResult): string =>
  `processor ${Math.round(product.processorUs)} µs, bare ${Math.round(bare.processorUs)} µs`;

/**
 * Returns the number of SQL statements that a call causes, measured as database transactions (a single statement is
 * one), without those of the service's regular polls.
 */
async function countStatementsPerCall({ size, adminUrl, database, product }: LoadTarget, loads: Load[]): Promise<Row> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const countTransactions = async (): Promise<number> => {
    await new Promise((wake) => setTimeout(wake, STATS_DELAY_MS));
    const { rows } = await client.query('select xact_commit from pg_stat_database where datname = $1', [database]);
    return Number(rows[0].xact_commit);
  };
  try {
    const idle = await countTransactions();
    const before = await countTransactions();
    const calls = loads.flatMap(({ paths }) =>
      Array.from({ length: COUNTED_CALLS }, (_, n) => paths[n % paths.length]),
    );
    const name = `${size.toLocaleString('en')}: all of these, one at a time`;
    const row = await measure(name, { count: calls.length, concurrency: 1 }, (n) =>
      expectOk(`${product}${calls[n]}`, UNCACHED_HEADERS),
    );
    const seconds = calls.length / row.perSecond;
    const regular = ((before - idle) / STATS_DELAY_MS) * (seconds * 1_000 + STATS_DELAY_MS);
    const caused = (await countTransactions()) - before - regular;
    return { ...row, note: `${row.note}; ${(caused / calls.length).toFixed(2)} statements a call` };
  } finally {
    await client.end();
  }
}

async function measureNotModified({ size, product }: LoadTarget): Promise<Row> {
  const url = `${product}/api/articles`;
  const etag = (await fetch(url, { headers: UNCACHED_HEADERS })).headers.get('etag') ?? '';
  const headers = { ...UNCACHED_HEADERS, 'if-none-match': etag };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: LOAD_SECONDS, headers });
  if (result['3xx'] !== result.requests.total) throw new Error('An unchanged list was not answered with 304');
  const load = { name: '', paths: [], connections: CONNECTIONS };
  return createRow({ size } as LoadTarget, 'List, unchanged (304)', result, load);
}

/** Measures sequential calls to the same baseline handler, directly and through a gateway. */
async function measureGatewayOverhead({ size, bare, throughGateway }: LoadTarget): Promise<Row[]> {
  const formatName = (label: string) => `${size.toLocaleString('en')}: one call at a time, ${label}`;
  const measureSequential = (url: string, label: string) =>
    measure(formatName(label), { count: 1_500, concurrency: 1 }, () =>
      expectOk(`${url}/api/articles`, UNCACHED_HEADERS),
    );
  await measureSequential(throughGateway, 'first');
  const direct = await measureSequential(bare, 'bare');
  const through = await measureSequential(throughGateway, 'bare, through the gateway');
  const added = `${(through.p50 - direct.p50).toFixed(2)} ms more; goal 0.25 ms`;
  return [direct, { ...through, note: `${through.note}; ${added}` }];
}

async function expectOk(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}
