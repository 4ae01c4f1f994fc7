/**
 * Body of the thread that reads text. Loaded by text.ts, from source and from the build alike. The engine starts a thread
 * of its own below this one: whatever goes wrong there ends this thread, and not the process.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PSM, Worker } from 'tesseract.js';
import type { ThreadAnswer } from './idle-thread.js';
import type { GrayPicture } from './ink.js';
import type { LetteringLine } from './lettering.js';

export interface TextWork {
  picture: GrayPicture;
  /** `rows` finds rows of letters in any direction and reads each by itself, `page` looks for columns and lines. */
  layout: 'rows' | 'page';
}

export interface ReadWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

/** Tesseract's page segmentation modes SINGLE_LINE and AUTO. */
const LAYOUTS = { rows: '7', page: '3' } as const;
/** Rows that are read: any number up to the first where lettering is plain to see, a few where it may be texture. */
const MAX_ROWS = 24;
const MAX_DOUBTFUL_ROWS = 7;
const PLAIN_SCORE = 6;
/** Radians from which a row may as well run down the picture as up. */
const STEEP = 0.8;

const require = createRequire(import.meta.url);
// From source, as tests run it, the files beside this one end in .ts.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\.js$/, '.ts') : name, context),
  });
}
const { findLettering, intoLines } = await import('./lettering.js');
const { pgmOf, straighten } = await import('./straighten.js');

// The engine prints remarks on every photo. Taking its output in the process instead would keep that alive.
process.stdout.write = () => true;
process.stderr.write = () => true;

const engine = start();
// Each answer reports a failed start; without this the first one would also end the thread.
engine.catch(() => {});

parentPort?.on('message', ({ id, picture, layout }: TextWork & { id: number }) => {
  (layout === 'page' ? readWhole(picture) : readRows(picture))
    .then((result): ThreadAnswer<ReadWord[][]> => ({ id, result }))
    .catch((error: unknown): ThreadAnswer<ReadWord[][]> => ({ id, failed: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});

/** The small model (3 MB) reads what the large one does; both come with the package, so nothing is downloaded. */
function start(): Promise<Worker> {
  const { createWorker, OEM } = require('tesseract.js') as typeof import('tesseract.js');
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} });
}

async function readWhole(picture: GrayPicture): Promise<ReadWord[][]> {
  await (await engine).setParameters({ tessedit_pageseg_mode: LAYOUTS.page as PSM });
  return recognize(picture);
}

/** Lines from top to bottom; rows that stand beside each other are one line. */
async function readRows(picture: GrayPicture): Promise<ReadWord[][]> {
  const rows = findLettering(picture, MAX_ROWS);
  const plain = rows.filter(({ score }) => score >= PLAIN_SCORE);
  const doubtful = rows.filter(({ score }) => score < PLAIN_SCORE).slice(0, MAX_DOUBTFUL_ROWS);
  await (await engine).setParameters({ tessedit_pageseg_mode: LAYOUTS.rows as PSM });
  const lines: ReadWord[][] = [];
  for (const line of intoLines([...plain, ...doubtful])) {
    const words: ReadWord[] = [];
    for (const row of line) words.push(...(await readRow(picture, row)));
    lines.push(words);
  }
  return lines;
}

async function readRow(picture: GrayPicture, row: LetteringLine): Promise<ReadWord[]> {
  const words = (await recognize(straighten(picture, row))).flat();
  if (Math.abs(row.angle) < STEEP) return words;
  const reversed = (await recognize(straighten(picture, row, true))).flat();
  return sureness(reversed) > sureness(words) ? reversed : words;
}

async function recognize(picture: GrayPicture): Promise<ReadWord[][]> {
  const { data } = await (await engine).recognize(pgmOf(picture), {}, { text: false, blocks: true });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => line.words.map(({ text, confidence }) => ({ text, confidence })));
}

/** Letters, weighed by how sure they are. */
const sureness = (words: readonly ReadWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 30), 0);
