/**
 * Body of the thread that reads text. Loaded by ocr.ts, both from source and from the build. The engine starts a thread
 * of its own below this one: any error there ends this thread, not the process.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PSM, Worker } from 'tesseract.js';
import type { WorkerMessage } from './idle-worker.js';
import type { GrayImage } from './letter-components.js';
import type { TextRow } from './text-rows.js';

export interface OcrTask {
  image: GrayImage;
  /**
   * `rows` finds rows of letters in any direction and reads each separately; `page` searches for columns and lines.
   */
  layout: 'rows' | 'page';
}

export interface OcrWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

/** Tesseract's page segmentation modes SINGLE_LINE and AUTO. */
const LAYOUTS = { rows: '7', page: '3' } as const;
/** Rows that are read: up to the first number where text is clearly visible, a few where it may be texture. */
const MAX_ROWS = 24;
const MAX_DOUBTFUL_ROWS = 7;
const MIN_CLEAR_SCORE = 6;
/** Radians from which a row may run down the image as well as up. */
const STEEP_ANGLE_RADIANS = 0.8;

const require = createRequire(import.meta.url);
// When tests run from source, the neighboring files end in .ts.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\.js$/, '.ts') : name, context),
  });
}
const { findTextRows, groupIntoLines } = await import('./text-rows.js');
const { toPgm, straightenRow } = await import('./straighten-row.js');

// The engine prints remarks on every photo. Intercepting its output in the process would keep the process alive
// instead.
process.stdout.write = () => true;
process.stderr.write = () => true;

const engine = startEngine();
// Each response reports a failed start; without this handler the first one would also end the thread.
engine.catch(() => {});

parentPort?.on('message', ({ id, image, layout }: OcrTask & { id: number }) => {
  (layout === 'page' ? readPage(image) : readRows(image))
    .then((result): WorkerMessage<OcrWord[][]> => ({ id, result }))
    .catch((error: unknown): WorkerMessage<OcrWord[][]> => ({ id, failed: String(error) }))
    .then((message) => parentPort?.postMessage(message));
});

/** The small model (3 MB) reads as well as the large one; the npm package contains both, so nothing is downloaded. */
function startEngine(): Promise<Worker> {
  const { createWorker, OEM } = require('tesseract.js') as typeof import('tesseract.js');
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} });
}

async function readPage(image: GrayImage): Promise<OcrWord[][]> {
  await (await engine).setParameters({ tessedit_pageseg_mode: LAYOUTS.page as PSM });
  return recognize(image);
}

/** Orders lines from top to bottom; adjacent rows form one line. */
async function readRows(image: GrayImage): Promise<OcrWord[][]> {
  const rows = findTextRows(image, MAX_ROWS);
  const clearRows = rows.filter(({ score }) => score >= MIN_CLEAR_SCORE);
  const doubtfulRows = rows.filter(({ score }) => score < MIN_CLEAR_SCORE).slice(0, MAX_DOUBTFUL_ROWS);
  await (await engine).setParameters({ tessedit_pageseg_mode: LAYOUTS.rows as PSM });
  const lines: OcrWord[][] = [];
  for (const line of groupIntoLines([...clearRows, ...doubtfulRows])) {
    const words: OcrWord[] = [];
    for (const row of line) words.push(...(await readRow(image, row)));
    lines.push(words);
  }
  return lines;
}

async function readRow(image: GrayImage, row: TextRow): Promise<OcrWord[]> {
  const words = (await recognize(straightenRow(image, row))).flat();
  if (Math.abs(row.angle) < STEEP_ANGLE_RADIANS) return words;
  const reversed = (await recognize(straightenRow(image, row, true))).flat();
  return totalConfidence(reversed) > totalConfidence(words) ? reversed : words;
}

async function recognize(image: GrayImage): Promise<OcrWord[][]> {
  const { data } = await (await engine).recognize(toPgm(image), {}, { text: false, blocks: true });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => line.words.map(({ text, confidence }) => ({ text, confidence })));
}

/** Returns the number of letters, weighted by confidence. */
const totalConfidence = (words: readonly OcrWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 30), 0);
