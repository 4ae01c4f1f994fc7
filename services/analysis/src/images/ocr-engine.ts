import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PSM, Worker } from 'tesseract.js';
import type { OcrWord } from './ocr-lines.js';
import type { GrayImage } from './rows/letter-components.js';
import { toPgm } from './rows/straighten-row.js';
import { MODEL_LANGUAGES, type SignScript } from './sign-scripts.js';

/** Tesseract's page segmentation modes SINGLE_LINE and AUTO. */
const LAYOUTS = { rows: '7', page: '3' } as const;
export type Layout = keyof typeof LAYOUTS;

const require = createRequire(import.meta.url);

/**
 * Holds Tesseract with the model of Latin and at most one other script; a third script replaces the second. Each model
 * runs in a thread of its own below this one, so that its memory can be released.
 */
export class OcrEngines {
  #latin: Promise<Worker> | null = null;
  #other: { script: SignScript; worker: Promise<Worker> } | null = null;

  /** Reads dark text on a light ground. @returns its words, by line @throws Error when the engine fails */
  async recognize(image: GrayImage, script: SignScript, layout: Layout): Promise<OcrWord[][]> {
    const worker = await this.#getWorker(script);
    await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] as PSM });
    const { data } = await worker.recognize(toPgm(image), {}, { text: false, blocks: true });
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      .map((line) =>
        line.words.map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1 })),
      );
  }

  /** Releases the model of the script other than Latin. */
  async releaseOther(): Promise<void> {
    const released = this.#other;
    this.#other = null;
    await (await released?.worker)?.terminate();
  }

  async #getWorker(script: SignScript): Promise<Worker> {
    if (script === 'latin') {
      this.#latin ??= startEngine(script);
      return this.#latin;
    }
    if (this.#other?.script !== script) {
      await this.releaseOther();
      this.#other = { script, worker: startEngine(script) };
    }
    return this.#other!.worker;
  }
}

/** The small models (1 to 3 MB) read as well as the large ones; the npm packages contain both, so nothing is downloaded. */
function startEngine(script: SignScript): Promise<Worker> {
  const { createWorker, OEM } = require('tesseract.js') as typeof import('tesseract.js');
  const language = MODEL_LANGUAGES[script];
  const langPath = join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');
  return createWorker(language, OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} });
}
