import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';
import { measureBatchRuns } from './batch-runs.ts';
import { measureCheckedSentences } from './checked-sentences.ts';
import { measureCluster } from './cluster/cluster.ts';
import { measureAdmin } from './content/admin-lists.ts';
import { measureContent } from './content/article-lists.ts';
import { measureMedia } from './content/images.ts';
import { measureBombs } from './decompression-bombs.ts';
import { measureExperience } from './experience.ts';
import { measureFloods } from './floods/floods.ts';
import { measureGateway } from './gateway.ts';
import { measureLearnedPhotos } from './learned-photos.ts';
import type { Row } from './measure.ts';
import { measureSigns } from './ocr/script-recall.ts';
import { measurePages } from './pages.ts';
import { measureAnalyses } from './photo-analyses.ts';
import { type Measurement, recordSection, type Section } from './record.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const BENCHMARKS: Record<
  string,
  { measure: (root: string, brief: boolean) => Promise<Row[]>; heading: string; meaning: string }
> = {
  experience: {
    measure: measureExperience,
    heading: 'Experience',
    meaning:
      'First-time visitors on a screen of 390 px, with a processor a quarter as fast and 4G of 9 Mbit/s and 170 ms: median ms of\n' +
      'three visits from opening the landing page to what they came for. A browser taps as soon as it can, so the time is that\n' +
      'of the product. Taps include the one in the picker of the device. "Slowest press" is the longest time from a press to the\n' +
      'next frame (INP) of all visits.',
  },
  photos: {
    measure: measureAnalyses,
    heading: 'Photos',
    meaning:
      '"New photo" is the whole flow: upload, decoding, photo text (OCR), locating, writing, nearby attractions, images of\n' +
      'the discovery, commit. "Alone" is one process that decodes the same photos, reads their text with the same engine and\n' +
      'makes the same sizes, without a sandbox, queue, place and texts. "Stored result" is the same owner sending the same\n' +
      'photo again: upload, hash, one indexed read.',
  },
  learned: {
    measure: measureLearnedPhotos,
    heading: 'Learned photos',
    meaning:
      'The search for photos like a new one among those whose place was confirmed. "Copies" compares all perceptual hashes,\n' +
      '35 of each photo. "Embeddings" compares the signs of all vectors of 512 numbers, and computes the cosines of the 1,000\n' +
      'closest; "all cosines" computes every one in SQL. "Of all alike" is the share of its matches that the former found\n' +
      'too. The vectors are a common direction, one of 2,000 places, and noise.',
  },
  bombs: {
    measure: measureBombs,
    heading: 'Bombs',
    meaning:
      'Fifty small files that decode to large ones, and fifty valid photos of all formats, sent at once by a hundred\n' +
      'visitors. Memory is the resident memory of the analysis service and its child processes, including OCR; shared\n' +
      'memory counts for each process.',
  },
  signs: {
    measure: measureSigns,
    heading: 'Signs',
    meaning:
      'Rendered photos of 210 signs in ten scripts: small, rotated, in perspective, noisy, blurred, compressed, in low contrast\n' +
      'and on texture. Counted is a sign read without any error, given the country of its position; "without position" the\n' +
      'script is detected. A third of the signs was not looked at while the reader was built. The last time is the longest.',
  },
  gateway: {
    measure: measureGateway,
    heading: 'Gateway',
    meaning:
      'The same bare Fastify handler, called directly and through the gateway (cookies, signed identity, rate limit in Redis,\n' +
      'headers, proxying).',
  },
  places: {
    // Loaded after the build, because it imports built packages.
    measure: async (root) => (await import('./places/places.ts')).measurePlaces(root),
    heading: 'Places',
    meaning:
      'The places service alone on the embedded bundle: 1x is the delivered data (135,000 towns and the guidebook), 10x is\n' +
      'ten times as much, in the same regions, under other names. Four names of ten are exact, three misspelled, two unknown\n' +
      '(among them long and hostile ones), one in another script. "Inside" is the same query to the bundle without HTTP, one\n' +
      'at a time. "Resolve" alternates these with the 200 judged queries of the resolver; "alone" sends one at a time, of which\n' +
      '99 of 100 must take less than 10 ms at 10x; the baseline looks names up in a Map and scans an index of trigrams, without\n' +
      'areas, prominence or questions. Facts from the cache must come within 20 ms, with one call. At 10x the heap may have 1 GB,\n' +
      'where the launcher allows 256 MB.',
  },
  maps: {
    measure: async (root, brief) => (await import('./places/map-memory.ts')).measureMapMemory(root, brief),
    heading: 'Memory of maps',
    meaning:
      'The places service alone: static maps and squares of the built-in map, all different. Its caches hold 24 MB of images,\n' +
      '16 MB of squares and 8 MB of names, so that the memory must stop growing once they are full.',
  },
  tiles: {
    measure: async (root) => (await import('./places/tiles.ts')).measureTiles(root),
    heading: 'Street tiles',
    meaning:
      'The places service alone, with 400 tiles of a town. "New" fetches and stores them, four at once as for any tile\n' +
      'server. "Per second of one core" divides the calls by the processor time of the service, and must be at least 500. "Bare"\n' +
      'is @fastify/static with the same tiles as plain files, which neither checks them nor knows when they expire.',
  },
  content: {
    measure: measureContent,
    heading: 'Lists and search of articles',
    meaning:
      'Articles of about 6 KB through the gateway, beside a bare Fastify handler that searches a tsvector of title, location\n' +
      'and category with pg and returns the rows, without totals, groups, excerpts or places. "Of bare" is the share of its\n' +
      'calls per second. "Kept by the gateway" is the guest response cache; all other calls bypass it.',
  },
  cluster: {
    measure: measureCluster,
    heading: 'One server and a cluster',
    meaning:
      'The whole product with its starter library on external stores without fsync: one PostgreSQL and one Redis, and then\n' +
      'PgBouncer in transaction mode, a streaming replica for what guests read, and a Redis cluster of three nodes. Nothing comes\n' +
      'from the cache of the gateway. On one machine a cluster cannot be faster; the figures show what its parts cost. Needs\n' +
      'PgBouncer 1.21 or newer on PATH.',
  },
  media: {
    measure: measureMedia,
    heading: 'Images',
    meaning:
      'A photo of 12 megapixels becomes the image of an article: 1200, 800 and 400 wide, each as WebP and JPEG, and 1600 wide\n' +
      'as WebP. "Finalized" reads the upload from a local folder, checks it, renders the seven images and stores them; "sharp\n' +
      'alone" renders the same seven in as few steps as possible, from memory, and discards them. "Received" also stores the upload.\n' +
      'In one process without HTTP and database.',
  },
  admin: {
    measure: measureAdmin,
    heading: 'Admin lists and duplicates',
    meaning:
      'A content service called directly, on a library in which 2 % of the articles each repeat the one before them by\n' +
      'title, by text, by a similar title or by place, and 2 % have a corrupted slug. "Full scan" compares a library without\n' +
      'fingerprints; "others" are sequential calls during the scan. "Found beside brute force" compares the groups of the\n' +
      'report with those of an independent comparison of all pairs.',
  },
  sentences: {
    measure: measureCheckedSentences,
    heading: 'Checked sentences',
    meaning:
      'The verifier alone, in one process: the written stories of the guidebook, each with its facts. Times are those of the\n' +
      'processor for 600 words.',
  },
  pages: {
    measure: measurePages,
    heading: 'Pages and memory',
    meaning:
      'Pages of the most prominent articles, rendered for each request by the frontend server, which reads the article through\n' +
      'the gateway; no cache answers. The template is filled by one process from two SQL statements. Memory is that of all\n' +
      'processes of `npm start`, PostgreSQL and Redis included, in which shared pages count once.',
  },
  floods: {
    measure: measureFloods,
    heading: 'Floods and faults',
    meaning:
      'Everything at once, in one running product. Searches differ, so that no cache answers them; callers come from networks\n' +
      'of their own. "Meanwhile" is what other visitors get at the same time, by status. The hung service was stopped with\n' +
      'SIGSTOP.',
  },
  batches: {
    measure: measureBatchRuns,
    heading: 'Batch runs',
    meaning:
      'The distances of all attractions of 1,000 articles, recalculated by a batch run of the whole product: the worker\n' +
      'processes an item, and the content service commits it exactly once with its cost and outcome. A bare job has neither\n' +
      'a service nor a history: it reads the article with pg and writes a line, in the same Redis and PostgreSQL.',
  },
};

/**
 * Runs the benchmarks named on the command line, or all of them, against the built product on this machine, and records
 * their rows in docs/benchmarks.md. `--brief` limits timed loads to one second, to check that they work, and records
 * nothing.
 */
async function main(names: string[], brief: boolean): Promise<void> {
  const unknown = names.find((name) => !(name in BENCHMARKS));
  if (unknown)
    throw new Error(`Benchmark "${unknown}" does not exist: choose one of ${Object.keys(BENCHMARKS).join(', ')}.`);
  // Determined before the build, which would count as other work.
  const measurement = describeMeasurement();
  const steps = new StepReporter();
  await build(ROOT, [], steps);
  for (const [name, { measure, heading, meaning }] of Object.entries(BENCHMARKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const section = { heading, table: formatTable(await steps.run(name, () => measure(ROOT, brief))), meaning };
    console.log(`\n## ${heading}\n\n${section.table}\n`);
    if (!brief) record(section, measurement);
  }
}

const DOCUMENT = join(ROOT, 'docs', 'benchmarks.md');

/** Writes a section immediately, so that nothing is lost if a later benchmark fails. */
function record(section: Section, measurement: Measurement): void {
  const [date = '', commit = ''] = git('log', '-1', '--format=%as %h', '--', 'docs/benchmarks.md').split(' ');
  const document = readFileSync(DOCUMENT, 'utf8').replace(
    /^# Benchmarks\n\n[^#]*/,
    `# Benchmarks\n\nMeasured with \`npm run bench\` on ${describeMachine()}, everything on that one machine: all services,\n` +
      'PostgreSQL, Redis and the load itself. Embedded providers.\n\n',
  );
  writeFileSync(DOCUMENT, recordSection(document, section, measurement, { date, commit }));
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function describeMeasurement(): Measurement {
  const [load = 0] = loadavg();
  const date = new Date().toISOString().slice(0, 10);
  return { date, commit: git('rev-parse', '--short=8', 'HEAD'), hasOtherWork: load > cpus().length / 2 };
}

function describeMachine(): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() || 'an unnamed processor';
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
}

/** Formats a number. NaN, for measurements without individual timings, becomes an empty cell. */
const formatFigure = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(1));

function formatTable(rows: Row[]): string {
  const lines = rows.map(
    ({ name, perSecond, p50, p99, note }) =>
      `| ${[name, formatFigure(perSecond), formatFigure(p50), formatFigure(p99), note].join(' | ')} |`,
  );
  return ['| what | per second | p50 ms | p99 ms | how |', '|---|---:|---:|---:|---|', ...lines].join('\n');
}

try {
  const { values, positionals } = parseArgs({ options: { brief: { type: 'boolean' } }, allowPositionals: true });
  await main(positionals, values.brief === true);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
