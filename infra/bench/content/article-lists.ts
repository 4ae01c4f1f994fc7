import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePorts } from '../../launcher/processes/ports.ts';
import { getNodeOptions } from '../../launcher/service-processes.ts';
import { spawnGateway, startBaselineServer, waitUntilReady } from '../gateway.ts';
import type { Row } from '../measure.ts';
import { ArticleLibrary, connect } from './article-library.ts';
import { type LoadTarget, measureLists } from './article-loads.ts';
import { type LibraryStores, measureSizes, SMALL_LIBRARY_SIZE } from './library-sizes.ts';

/** Measures lists and searches through the gateway, compared with a minimal handler with plain SQL statements. */
export function measureContent(root: string): Promise<Row[]> {
  return measureSizes(root, 'library', (stores) => measureSize(root, stores));
}

/** Measures a separate content service and gateway on a library of this size. */
async function measureSize(root: string, stores: LibraryStores): Promise<Row[]> {
  const { size, databaseUrl, redisUrl } = stores;
  const [contentPort = 0, gatewayPort = 0, bareGatewayPort = 0] = await findFreePorts(3);
  const secret = randomBytes(32).toString('hex');
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const processes: ChildProcess[] = [spawnContent(root, contentPort, stores, secret)];
  await waitUntilReady(`${contentUrl}/readyz`);
  const library = new ArticleLibrary();
  await library.insertInto(databaseUrl, size);
  const cursor = await findCursor(databaseUrl);
  const bare = await startBaselineServer(root, 'content/baseline-articles-server.ts', [databaseUrl]);
  try {
    processes.push(spawnGateway(root, gatewayPort, contentUrl, redisUrl, secret));
    processes.push(spawnGateway(root, bareGatewayPort, bare.url, redisUrl));
    const load: LoadTarget = {
      size,
      shouldCountStatements: size === SMALL_LIBRARY_SIZE,
      library,
      cursor,
      adminUrl: stores.adminUrl,
      database: stores.database,
      product: `http://127.0.0.1:${gatewayPort}`,
      // The content service and its gateway. The baseline's gateway comes after them.
      productProcesses: processes.slice(0, 2).map(({ pid }) => pid!),
      bareProcesses: [bare.pid],
      bare: bare.url,
      throughGateway: `http://127.0.0.1:${bareGatewayPort}`,
    };
    await Promise.all([
      waitUntilReady(`${load.product}/api/articles`),
      waitUntilReady(`${load.throughGateway}/api/articles`),
    ]);
    return await measureLists(load);
  } finally {
    bare.stop();
    for (const child of processes) child.kill();
  }
}

function spawnContent(
  root: string,
  port: number,
  { folder, databaseUrl, redisUrl }: LibraryStores,
  secret: string,
): ChildProcess {
  return spawn(process.execPath, [...getNodeOptions('content'), 'services/content/dist/main.js'], {
    cwd: root,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      STARTER_LIBRARY: 'off',
      REDIS_URL: redisUrl,
      DATABASE_URL: databaseUrl,
      IDENTITY_SECRET: secret,
      STORAGE_DIR: join(folder, 'storage'),
    },
  });
}

/** Number of articles before page 500 of a list with twelve per page. */
const SKIPPED_ARTICLES = 499 * 12;

/** Returns the cursor of page 500 of the list, in the form of the query parameter `after`. */
async function findCursor(databaseUrl: string): Promise<string> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ cursor: string }>(
      `select search_quality || '.' || id as cursor from articles where is_public
        order by search_quality desc, id desc offset $1 limit 1`,
      [SKIPPED_ARTICLES - 1],
    );
    return rows[0]!.cursor;
  } finally {
    await client.end();
  }
}
