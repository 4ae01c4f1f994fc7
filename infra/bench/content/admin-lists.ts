import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '../../launcher/processes/ports.ts';
import { getNodeOptions } from '../../launcher/service-processes.ts';
import { waitUntilReady } from '../gateway.ts';
import { measure, type Row } from '../measure.ts';
import { AdminClient } from './admin-client.ts';
import { connect } from './article-library.ts';
import { measureAccuracy } from './duplicate-ground-truth.ts';
import { DuplicateLibrary, SEEDED_KINDS } from './duplicate-library.ts';
import { type LibraryStores, measureSizes, SMALL_LIBRARY_SIZE } from './library-sizes.ts';

const REPORT_COUNT = 30;
const LIST_COUNT = 200;
const CHANGE_COUNT = 40;
/** Ms between concurrent calls by other users during a scan. */
const PROBE_INTERVAL_MS = 10;
const DELETIONS = { calls: 4, articles: 500 };

/** Measures duplicate detection in a single content service, which is called as an admin and as the worker. */
export function measureAdmin(root: string): Promise<Row[]> {
  return measureSizes(root, 'duplicates', (stores) => measureSize(root, stores));
}

async function measureSize(root: string, { size, folder, databaseUrl, redisUrl }: LibraryStores): Promise<Row[]> {
  const [port = 0] = await findFreePorts(1);
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, [...getNodeOptions('content'), 'services/content/dist/main.js'], {
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
    await waitUntilReady(`${url}/readyz`);
    const library = new DuplicateLibrary(size);
    await library.insertInto(databaseUrl);
    const caller = await AdminClient.create(root, url, secret);
    const withSize = (row: Row): Row => ({ ...row, name: `${size.toLocaleString('en')}: ${row.name}` });
    const rows = [
      ...(await measureLists(caller, library)),
      await measureFullScan(caller, child),
      await measureReports(caller),
    ];
    if (size === SMALL_LIBRARY_SIZE) rows.push(await compareWithGroundTruth(caller, library));
    rows.push(
      await measureChanges(caller, databaseUrl, size),
      await measureReports(caller, 'Report after changes'),
      await measureDeletions(caller, size),
    );
    return rows.map(withSize);
  } finally {
    child.kill();
  }
}

/** Measures the panel's list of articles when it opens, and with words that an editor would search for. */
async function measureLists(caller: AdminClient, { articles }: DuplicateLibrary): Promise<Row[]> {
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
    const row = await measure(name, { count: LIST_COUNT, concurrency: 2 }, async (n) => {
      const matches = await caller.countArticles(q(n));
      found += matches;
    });
    rows.push({ ...row, note: `${row.note}; ${(found / LIST_COUNT).toFixed(0)} articles found on the average` });
  }
  return rows;
}

/** Compares all articles of a library without fingerprints, and measures how long concurrent calls wait. */
async function measureFullScan(caller: AdminClient, child: ChildProcess): Promise<Row> {
  const residentMb = readMemoryMb(child, 'VmRSS');
  resetPeakMemory(child);
  const waits: number[] = [];
  let isScanning = true;
  const probing = (async () => {
    while (isScanning) {
      const startedAt = performance.now();
      await caller.checkHealth();
      waits.push(performance.now() - startedAt);
      await pause(PROBE_INTERVAL_MS);
    }
  })();
  const row = await measure('Full scan', { count: 1, concurrency: 1 }, async () => {
    await caller.refreshDuplicates();
  });
  isScanning = false;
  await probing;
  const memory = `${residentMb} MB resident before, at most ${readMemoryMb(child, 'VmHWM')} MB`;
  return {
    ...row,
    note: `${memory}; others waited ${Math.max(...waits).toFixed(0)} ms at most (${waits.length} calls)`,
  };
}

async function measureReports(caller: AdminClient, name = 'Report'): Promise<Row> {
  let bytes = 0;
  let summary = '';
  await caller.fetchReport();
  const row = await measure(name, { count: REPORT_COUNT, concurrency: 1 }, async () => {
    const { text, body } = await caller.fetchReport();
    bytes = text.length;
    summary = JSON.stringify(body.groupsFound);
  });
  return { ...row, note: `${row.note}; ${Math.round(bytes / 1024)} KB; groups ${summary}` };
}

/** Compares the groups with those of a brute-force comparison of all pairs. */
async function compareWithGroundTruth(caller: AdminClient, library: DuplicateLibrary): Promise<Row> {
  const descriptions: string[] = [];
  const row = await measure('Found beside brute force', { count: 1, concurrency: 1 }, async () => {
    for (const kind of SEEDED_KINDS) {
      const groups = await caller.fetchGroups(kind);
      const found = kind === 'corrupted' ? groups.flat().map((id) => [id]) : groups;
      const { recall, precision, pairs } = measureAccuracy(kind, library.articles, found);
      descriptions.push(
        `${kind} ${pairs} pairs, recall ${formatPercent(recall)}, precision ${formatPercent(precision)}`,
      );
    }
  });
  return { ...row, note: descriptions.join('; ') };
}

const formatPercent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Changes the title and place of articles. After each change, the article is compared with all others. */
async function measureChanges(caller: AdminClient, url: string, size: number): Promise<Row> {
  const client = await connect(url);
  try {
    const row = await measure(
      'Changed article compared with all',
      { count: CHANGE_COUNT, concurrency: 1 },
      async (index) => {
        await client.query(
          `update articles set title = former.title || ' anew', location = former.location, latitude = former.latitude,
           longitude = former.longitude
         from articles former where articles.id = $1 and former.id = $2`,
          [1 + index * 7, size - index * 11],
        );
        await caller.refreshDuplicates();
      },
    );
    return row;
  } finally {
    await client.end();
  }
}

async function measureDeletions(caller: AdminClient, size: number): Promise<Row> {
  const { calls, articles } = DELETIONS;
  return measure(`Bulk delete of ${articles}`, { count: calls, concurrency: 1 }, async (index) => {
    const first = Math.floor(size / 2) + index * articles;
    const { deleted } = await caller.bulkDelete(Array.from({ length: articles }, (_, n) => first + n));
    if (deleted !== articles) throw new Error(`Only ${deleted} of ${articles} articles were deleted`);
  });
}

/** Returns the current or the maximum resident memory of a process in MB. */
function readMemoryMb(child: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Resets the maximum of the resident memory. */
function resetPeakMemory(child: ChildProcess): void {
  try {
    writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  } catch {
    // Without permission to reset it, the maximum since the start of the process is reported.
  }
}
