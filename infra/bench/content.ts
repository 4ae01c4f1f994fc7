import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../database/roles.ts';
import { freePorts } from '../local/ports.ts';
import { postgres, postgresUrl } from '../local/postgres.ts';
import { redis, redisUrl } from '../local/redis.ts';
import { Supervisor } from '../local/supervisor.ts';
import { ArticleLibrary } from './article-library.ts';
import { type ContentUnderLoad, measureLists } from './content-loads.ts';
import { bareHandler, ready, spawnGateway } from './gateway.ts';
import type { Row } from './measure.ts';

const SIZES = [10_000, 100_000];

/** Lists and search through the gateway, beside a bare handler with the same statements. */
export async function measureContent(root: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
  // PostgreSQL runs as an account of its own, which has to pass through.
  await chmod(folder, 0o711);
  const supervisor = new Supervisor(join(folder, 'run.json'), () => undefined);
  const place = (name: string, port: number) => ({
    folder: join(folder, name),
    logFile: join(folder, `${name}.log`),
    programFolder: join(root, '.build', 'redis-program'),
    password: randomBytes(16).toString('hex'),
    port,
  });
  const [databasePort = 0, redisPort = 0] = await freePorts(2);
  const database = { ...place('postgres', databasePort), fsync: false };
  const memory = place('redis', redisPort);
  try {
    await Promise.all([supervisor.start(postgres(database)), supervisor.start(redis(memory))]);
    const rows: Row[] = [];
    for (const size of SIZES) {
      rows.push(...(await measureSize(root, folder, size, postgresUrl(database), redisUrl(memory))));
    }
    return rows;
  } finally {
    await supervisor.stop(supervisor.names, 3_000);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A content service and a gateway of their own, on a library of `size` articles in a database of its own. */
async function measureSize(
  root: string,
  folder: string,
  size: number,
  adminUrl: string,
  redisAddress: string,
): Promise<Row[]> {
  const password = 'bench';
  const passwords = { auth: password, content: password, analysis: password, places: password };
  const urls = await prepareDatabase({ adminUrl, passwords, database: `library_${size}` });
  const [contentPort = 0, gatewayPort = 0, bareGatewayPort = 0] = await freePorts(3);
  const secret = randomBytes(32).toString('hex');
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const processes: ChildProcess[] = [spawnContent(root, folder, contentPort, urls.content, redisAddress, secret)];
  await ready(`${contentUrl}/readyz`);
  const library = new ArticleLibrary();
  await library.fill(urls.content, size);
  const bare = await bareHandler(root, 'bare-articles.ts', [root, urls.content]);
  try {
    processes.push(spawnGateway(root, gatewayPort, contentUrl, redisAddress, secret));
    processes.push(spawnGateway(root, bareGatewayPort, bare.url, redisAddress));
    const load: ContentUnderLoad = {
      size,
      counted: size === SIZES[0],
      library,
      adminUrl,
      database: `library_${size}`,
      product: `http://127.0.0.1:${gatewayPort}`,
      bare: bare.url,
      throughGateway: `http://127.0.0.1:${bareGatewayPort}`,
    };
    await Promise.all([ready(`${load.product}/api/articles`), ready(`${load.throughGateway}/api/articles`)]);
    return await measureLists(load);
  } finally {
    bare.stop();
    for (const child of processes) child.kill();
  }
}

function spawnContent(
  root: string,
  folder: string,
  port: number,
  databaseUrl: string,
  redisAddress: string,
  secret: string,
): ChildProcess {
  return spawn(process.execPath, ['services/content/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REDIS_URL: redisAddress,
      DATABASE_URL: databaseUrl,
      IDENTITY_SECRET: secret,
      STORAGE_DIR: join(folder, 'storage'),
    },
  });
}
