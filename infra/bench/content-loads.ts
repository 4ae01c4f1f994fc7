import autocannon from 'autocannon';
import pg from 'pg';
import { CACHE_BYPASS_HEADER, cacheBypassToken } from '../../services/gateway/src/cache/cache-bypass.ts';
import type { ArticleLibrary } from './article-library.ts';
import { COOKIE_SECRET } from './gateway.ts';
import { measure, type Row } from './measure.ts';

export interface ContentUnderLoad {
  /** Articles in the library. */
  size: number;
  /** Whether statements are counted, which takes a while and is the same for every size. */
  counted: boolean;
  library: ArticleLibrary;
  /** Of the database, to count statements. */
  adminUrl: string;
  database: string;
  /** Addresses: gateway and content service; the bare handler; the bare handler behind a gateway. */
  product: string;
  bare: string;
  throughGateway: string;
}

interface Load {
  name: string;
  paths: string[];
  connections: number;
  headers?: Record<string, string>;
}

const SECONDS = 3;
const CONNECTIONS = 16;
/** A search uses a whole core, so more at once would only measure how long they wait for each other. */
const SEARCHES = 2;
/** Different searches of one load. */
const VARIETY = 60;
/** Calls of each load whose statements are counted. */
const COUNTED = 60;
/** Ms after which idle backends have reported all they did. */
const REPORTED = 11_000;
const FIRST_PUBLISHED = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
/** Asks past the cache of the gateway, and for bodies as they are: fetch would have them compressed, a bare handler cannot. */
const FRESH = { [CACHE_BYPASS_HEADER]: cacheBypassToken(COOKIE_SECRET), 'accept-encoding': 'identity' };

/** All loads on one library, each on the product and on the bare handler. */
export async function measureLists(under: ContentUnderLoad): Promise<Row[]> {
  const rows: Row[] = [];
  const loads = loadsOf(under);
  for (const load of loads) {
    const bare = await press(under.bare, load);
    const product = await press(under.product, { ...load, headers: FRESH });
    rows.push(row(under, `${load.name}, bare`, bare, load), row(under, load.name, product, load, share(product, bare)));
    if (load.name.startsWith('List, first')) {
      const kept = await press(under.product, load);
      rows.push(row(under, `${load.name}, kept by the gateway`, kept, load, share(kept, bare)));
    }
  }
  rows.push(await notModified(under));
  if (under.counted) rows.push(await statementsPerCall(under, loads));
  rows.push(...(await addedByGateway(under)));
  return rows;
}

function loadsOf({ size, library }: ContentUnderLoad): Load[] {
  const search = (name: string, textOf: (n: number) => string): Load => ({
    name,
    paths: Array.from({ length: VARIETY }, (_, n) => `/api/articles?q=${encodeURIComponent(textOf(n))}`),
    connections: SEARCHES,
  });
  const title = (n: number) => library.title((n * 1_237) % size);
  // Every other search is for words of the texts, from very common to rare ones.
  const wordOfText = (n: number) => library.wordOfText(n ** 2);
  const swapped = (word: string) => word.replace(/^(..)(.)(.)/, '$1$3$2');
  return [
    { name: 'List, first page', paths: ['/api/articles'], connections: CONNECTIONS },
    {
      name: 'List, page 500 by cursor',
      paths: [`/api/articles?after=${FIRST_PUBLISHED + (size - 499 * 12) * MINUTE}.1`],
      connections: CONNECTIONS,
    },
    {
      name: 'Article by slug',
      paths: Array.from({ length: VARIETY }, (_, n) => `/api/articles/place-${(n * 1_237) % size}/direct`),
      connections: CONNECTIONS,
    },
    search('Search, one word', (n) => (n % 2 ? title(n).name : wordOfText(n))),
    search('Search, two words', (n) =>
      n % 2 ? `${title(n).name} ${title(n).kind}` : `${wordOfText(n)} ${wordOfText(n + 1)}`,
    ),
    search('Search with a typo', (n) => `${swapped(title(n).name)} ${title(n).kind}`),
  ];
}

function press(address: string, { paths, connections, headers = {} }: Load): Promise<autocannon.Result> {
  const run = (duration: number) =>
    autocannon({ url: address, connections, duration, headers, requests: paths.map((path) => ({ path })) });
  return run(1)
    .then(() => run(SECONDS))
    .then((result) => {
      if (result.non2xx + result.errors > 0) throw new Error(`${paths[0]}: ${result.non2xx} refused`);
      return result;
    });
}

function row({ size }: ContentUnderLoad, name: string, result: autocannon.Result, load: Load, note?: string): Row {
  return {
    name: `${size.toLocaleString('en')}: ${name}`,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    note: [`${load.connections} connections`, note].filter(Boolean).join('; '),
  };
}

const share = (product: autocannon.Result, bare: autocannon.Result): string =>
  `${(product.requests.average / bare.requests.average).toFixed(2)} of bare`;

/**
 * Statements that a call causes: transactions of the database, of which each statement alone is one, without those of
 * the service's regular polls.
 */
async function statementsPerCall({ size, adminUrl, database, product }: ContentUnderLoad, loads: Load[]): Promise<Row> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const transactions = async (): Promise<number> => {
    await new Promise((wake) => setTimeout(wake, REPORTED));
    const { rows } = await client.query('select xact_commit from pg_stat_database where datname = $1', [database]);
    return Number(rows[0].xact_commit);
  };
  try {
    const idle = await transactions();
    const before = await transactions();
    const calls = loads.flatMap(({ paths }) => Array.from({ length: COUNTED }, (_, n) => paths[n % paths.length]));
    const name = `${size.toLocaleString('en')}: all of these, one at a time`;
    const row = await measure(name, { count: calls.length, concurrency: 1 }, (n) =>
      answered(`${product}${calls[n]}`, FRESH),
    );
    const seconds = calls.length / row.perSecond;
    const regular = ((before - idle) / REPORTED) * (seconds * 1_000 + REPORTED);
    const caused = (await transactions()) - before - regular;
    return { ...row, note: `${row.note}; ${(caused / calls.length).toFixed(2)} statements a call` };
  } finally {
    await client.end();
  }
}

async function notModified({ size, product }: ContentUnderLoad): Promise<Row> {
  const url = `${product}/api/articles`;
  const etag = (await fetch(url, { headers: FRESH })).headers.get('etag') ?? '';
  const headers = { ...FRESH, 'if-none-match': etag };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result['3xx'] !== result.requests.total) throw new Error('An unchanged list did not answer 304');
  const load = { name: '', paths: [], connections: CONNECTIONS };
  return row({ size } as ContentUnderLoad, 'List, unchanged (304)', result, load);
}

/** The same bare handler, asked one call after the other, directly and through a gateway. */
async function addedByGateway({ size, bare, throughGateway }: ContentUnderLoad): Promise<Row[]> {
  const name = (how: string) => `${size.toLocaleString('en')}: one call at a time, ${how}`;
  const alone = (address: string, how: string) =>
    measure(name(how), { count: 1_500, concurrency: 1 }, () => answered(`${address}/api/articles`, FRESH));
  await alone(throughGateway, 'first');
  const direct = await alone(bare, 'bare');
  const through = await alone(throughGateway, 'bare, through the gateway');
  const added = `${(through.p50 - direct.p50).toFixed(2)} ms more`;
  return [direct, { ...through, note: `${through.note}; ${added}` }];
}

async function answered(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}
