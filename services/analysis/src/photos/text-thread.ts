/**
 * Body of the thread that reads text. Loaded by text.ts; imports nothing of this service, so that it runs from source
 * and from the build alike. The engine starts a thread of its own below this one: whatever goes wrong there ends this
 * thread, and not the process.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PSM, Worker } from 'tesseract.js';

export interface TextWork {
  id: number;
  /** A grey PNG. */
  picture: Uint8Array;
  /** `page` looks for columns and lines, `sparse` for single words anywhere. */
  layout: 'page' | 'sparse';
}

export interface ReadWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

export type TextAnswer = { id: number; lines: ReadWord[][] } | { id: number; failed: string };

/** Tesseract's page segmentation modes AUTO and SPARSE_TEXT. */
const LAYOUTS = { page: '3', sparse: '11' } as const;

const require = createRequire(import.meta.url);
// The engine prints remarks on every photo. Taking its output in the process instead would keep that alive.
process.stdout.write = () => true;
process.stderr.write = () => true;

const engine = start();
// Each answer reports a failed start; without this the first one would also end the thread.
engine.catch(() => {});

parentPort?.on('message', (work: TextWork) => {
  read(work)
    .then((lines): TextAnswer => ({ id: work.id, lines }))
    .catch((error: unknown): TextAnswer => ({ id: work.id, failed: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});

/** The small model (3 MB) reads what the large one does; both come with the package, so nothing is downloaded. */
function start(): Promise<Worker> {
  const { createWorker, OEM } = require('tesseract.js') as typeof import('tesseract.js');
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} });
}

async function read({ picture, layout }: TextWork): Promise<ReadWord[][]> {
  const worker = await engine;
  await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] as PSM });
  const { data } = await worker.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) => line.words.map(({ text, confidence }) => ({ text, confidence })));
}
