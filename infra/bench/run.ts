import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';
import { measureBatchRuns } from './batch-runs.ts';
import { measureAdmin } from './content/admin-lists.ts';
import { measureContent } from './content/article-lists.ts';
import { measureMedia } from './content/images.ts';
import { measureBombs } from './decompression-bombs.ts';
import { measureGateway } from './gateway.ts';
import type { Row } from './measure.ts';
import { measureAnalyses } from './photo-analyses.ts';
import { measurePlaces } from './places/places.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const BENCHMARKS: Record<
  string,
  { measure: (root: string, brief: boolean) => Promise<Row[]>; heading: string; meaning: string }
> = {
  photos: {
    measure: measureAnalyses,
    heading: 'Photos',
    meaning:
      '"New photo" is the whole way: upload, decoding, reading the lettering, locating, writing, neighbours, pictures of the\n' +
      'discovery, commit. "Stored result" is the same owner sending the same photo again: upload, hash, one indexed read.',
  },
  bombs: {
    measure: measureBombs,
    heading: 'Bombs',
    meaning:
      'Fifty files that are small and become large, and fifty honest photos of all formats, sent at once by a hundred\n' +
      'visitors. Memory is the resident memory of the analysis service with all processes below it, the reading of\n' +
      'lettering included; what processes share counts for each.',
  },
  gateway: {
    measure: measureGateway,
    heading: 'Gateway',
    meaning:
      'The same bare Fastify handler, asked directly and through the gateway (cookies, signed identity, rate limit in Redis,\n' +
      'headers, proxying).',
  },
  places: {
    measure: measurePlaces,
    heading: 'Places',
    meaning:
      'The places service alone on the embedded bundle: 1x is the data it is delivered with (135,000 towns and the\n' +
      'guidebook), 10x the same ten times over, in the same regions, under other names. Four names of ten are exact, three\n' +
      'misspelled, two unknown (among them long and hostile ones), one in another script. "Inside" is the same question to\n' +
      'the bundle without HTTP, one at a time.',
  },
  content: {
    measure: measureContent,
    heading: 'Lists and search of articles',
    meaning:
      'Articles of about 6 KB through the gateway, beside a bare Fastify handler that sends the same statement to the same\n' +
      'database with pg and answers with the rows. "Of bare" is the share of its calls per second. "Kept by the gateway" is\n' +
      'the shared cache of guests’ answers; all other calls ask past it.',
  },
  media: {
    measure: measureMedia,
    heading: 'Pictures',
    meaning:
      'A photo of 12 megapixels becomes the picture of an article: 1200 × 800, 800 and 400 wide, each as WebP and JPEG.\n' +
      '"Finalised" reads the upload from a local folder, checks it, makes the six pictures and stores them; "sharp alone"\n' +
      'makes the same six in as few steps as it can, from memory, and throws them away. "Taken in" also stores the upload.\n' +
      'In one process without HTTP and database.',
  },
  admin: {
    measure: measureAdmin,
    heading: 'Admin lists and duplicates',
    meaning:
      'A content service asked directly, on a library in which 2 % of the articles each repeat the one before them by title,\n' +
      'by text, by a similar title or by place, and 2 % have a corrupted slug. "Full scan" compares a library of which\n' +
      'nothing is known yet; "others" are calls that come one after the other meanwhile. "Found beside brute force" compares\n' +
      'the groups of the report with those that comparing each article with every other gives, by rules of their own.',
  },
  batches: {
    measure: measureBatchRuns,
    heading: 'Batch runs',
    meaning:
      'The distances of all attractions of 1,000 articles, measured anew by a run of the whole product: the worker does an\n' +
      'item and has the owner commit it, once and for all, with its cost and outcome. A bare job has neither an owner nor a\n' +
      'history: it reads the article with pg and writes a line, in the same Redis and PostgreSQL.',
  },
};

/**
 * Runs the benchmarks named on the command line, or all of them, against the built product on this machine. A run of
 * all writes docs/benchmarks.md. `--brief` limits timed loads to one second, to check that they work.
 */
async function main(names: string[], brief: boolean): Promise<void> {
  const unknown = names.find((name) => !(name in BENCHMARKS));
  if (unknown)
    throw new Error(`Benchmark "${unknown}" does not exist: choose one of ${Object.keys(BENCHMARKS).join(', ')}.`);
  const steps = new StepReporter();
  await build(ROOT, [], steps);
  const sections: string[] = [];
  for (const [name, { measure, heading, meaning }] of Object.entries(BENCHMARKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const rows = await steps.run(name, () => measure(ROOT, brief));
    sections.push(`## ${heading}\n\n${formatTable(rows)}\n\n${meaning}\n`);
  }
  console.log(`\n${sections.join('\n')}`);
  if (names.length > 0 || brief) return;
  const opening =
    `# Benchmarks\n\nMeasured with \`npm run bench\` on ${describeMachine()}, everything on that one machine: all services,\n` +
    'PostgreSQL, Redis and the load itself. Embedded providers.\n';
  writeFileSync(join(ROOT, 'docs', 'benchmarks.md'), [opening, ...sections].join('\n'));
}

function describeMachine(): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() || 'an unnamed processor';
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
}

/** Formats a figure; NaN, for measurements without individual timings, becomes an empty cell. */
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
