import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../local/ports.ts';
import { nodeOptions } from '../local/services.ts';
import { AdminCaller } from './admin-caller.ts';
import { connect } from './article-library.ts';
import { DuplicateLibrary, PLANTED } from './duplicate-library.ts';
import { fitOf } from './duplicate-truth.ts';
import { ready } from './gateway.ts';
import { type LibraryStores, measureSizes, SMALLER } from './library-sizes.ts';
import { measure, type Row } from './measure.ts';

const REPORTS = 30;
const LISTS = 200;
const CHANGES = 40;
/** Ms between calls of others during a scan. */
const PAUSE = 10;
const DELETIONS = { calls: 4, articles: 500 };

/** Duplicates of articles: a content service alone, asked as an admin and as the worker. */
export function measureAdmin(root: string): Promise<Row[]> {
  return measureSizes(root, 'duplicates', (stores) => measureSize(root, stores));
}

async function measureSize(root: string, { size, folder, databaseUrl, redisUrl }: LibraryStores): Promise<Row[]> {
  const [port = 0] = await freePorts(1);
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, [...nodeOptions('content'), 'services/content/dist/main.js'], {
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
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(`${url}/readyz`);
    const library = new DuplicateLibrary(size);
    await library.fill(databaseUrl);
    const caller = await AdminCaller.of(root, url, secret);
    const named = (row: Row): Row => ({ ...row, name: `${size.toLocaleString('en')}: ${row.name}` });
    const rows = [...(await lists(caller, library)), await fullScan(caller, child), await reports(caller)];
    if (size === SMALLER) rows.push(await truth(caller, library));
    rows.push(
      await changes(caller, databaseUrl, size),
      await reports(caller, 'Report after changes'),
      await deletions(caller, size),
    );
    return rows.map(named);
  } finally {
    child.kill();
  }
}

/** The panel's list of articles, as it opens and with what an editor may look for in it. */
async function lists(caller: AdminCaller, { articles }: DuplicateLibrary): Promise<Row[]> {
  const title = (n: number) => articles[(n * 1_237) % articles.length]!.title;
  const searches: [name: string, q: (n: number) => string][] = [
    ['Admin list', () => ''],
    ['Admin list, a title', title],
    ['Admin list, a word of many', (n) => title(n).match(/^\S+|\S+$/g)![n % 2]!],
    ['Admin list, the beginning of a word', (n) => title(n).slice(0, 3)],
  ];
  const rows: Row[] = [];
  for (const [name, q] of searches) {
    let found = 0;
    const row = await measure(name, { count: LISTS, concurrency: 2 }, async (n) => {
      const matches = await caller.articles(q(n));
      found += matches;
    });
    rows.push({ ...row, note: `${row.note}; ${(found / LISTS).toFixed(0)} articles found on the average` });
  }
  return rows;
}

/** Compares all articles of a library nobody has compared yet, and watches what others wait meanwhile. */
async function fullScan(caller: AdminCaller, child: ChildProcess): Promise<Row> {
  const resident = memoryOf(child, 'VmRSS');
  forgetPeak(child);
  const waits: number[] = [];
  let scanning = true;
  const others = (async () => {
    while (scanning) {
      const begun = performance.now();
      await caller.healthy();
      waits.push(performance.now() - begun);
      await pause(PAUSE);
    }
  })();
  const row = await measure('Full scan', { count: 1, concurrency: 1 }, async () => {
    await caller.refresh();
  });
  scanning = false;
  await others;
  const memory = `${resident} MB resident before, at most ${memoryOf(child, 'VmHWM')} MB`;
  return {
    ...row,
    note: `${memory}; others waited ${Math.max(...waits).toFixed(0)} ms at most (${waits.length} calls)`,
  };
}

async function reports(caller: AdminCaller, name = 'Report'): Promise<Row> {
  let bytes = 0;
  let summary = '';
  await caller.report();
  const row = await measure(name, { count: REPORTS, concurrency: 1 }, async () => {
    const { text, body } = await caller.report();
    bytes = text.length;
    summary = JSON.stringify(body.groupsFound);
  });
  return { ...row, note: `${row.note}; ${Math.round(bytes / 1024)} KB; groups ${summary}` };
}

/** The groups beside what comparing each article with every other finds. */
async function truth(caller: AdminCaller, library: DuplicateLibrary): Promise<Row> {
  const fits: string[] = [];
  const row = await measure('Found beside brute force', { count: 1, concurrency: 1 }, async () => {
    for (const kind of PLANTED) {
      const groups = await caller.groups(kind);
      const found = kind === 'corrupted' ? groups.flat().map((id) => [id]) : groups;
      const { recall, precision, pairs } = fitOf(kind, library.articles, found);
      fits.push(`${kind} ${pairs} pairs, recall ${percent(recall)}, precision ${percent(precision)}`);
    }
  });
  return { ...row, note: fits.join('; ') };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Articles get another title and place, each followed by what compares it with all others. */
async function changes(caller: AdminCaller, url: string, size: number): Promise<Row> {
  const client = await connect(url);
  try {
    const row = await measure(
      'Changed article compared with all',
      { count: CHANGES, concurrency: 1 },
      async (index) => {
        await client.query(
          `update articles set title = former.title || ' anew', location = former.location, latitude = former.latitude,
           longitude = former.longitude
         from articles former where articles.id = $1 and former.id = $2`,
          [1 + index * 7, size - index * 11],
        );
        await caller.refresh();
      },
    );
    return row;
  } finally {
    await client.end();
  }
}

async function deletions(caller: AdminCaller, size: number): Promise<Row> {
  const { calls, articles } = DELETIONS;
  return measure(`Bulk delete of ${articles}`, { count: calls, concurrency: 1 }, async (index) => {
    const first = Math.floor(size / 2) + index * articles;
    const { deleted } = await caller.bulkDelete(Array.from({ length: articles }, (_, n) => first + n));
    if (deleted !== articles) throw new Error(`Only ${deleted} of ${articles} articles were deleted`);
  });
}

/** MB a process has in memory, or had at most. */
function memoryOf(child: ChildProcess, which: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${which}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** The most it had is counted from now on. */
function forgetPeak(child: ChildProcess): void {
  try {
    writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  } catch {
    // Then it is counted from the start.
  }
}
