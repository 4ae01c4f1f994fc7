import { extname } from 'node:path';
import type { Position } from '@placelore/contracts/places/geography.js';
import sharp from 'sharp';
import { IdleWorker, type IdleWorkerLimits, type SendTask } from './idle-worker.js';
import { cleanLines, MIN_QUOTED_CONFIDENCE, mergeReadings } from './ocr-lines.js';
import type { OcrTask } from './ocr-worker.js';
import type { GrayImage } from './rows/letter-components.js';
import type { OcrReading } from './sign-reader.js';
import { countCharacters } from './sign-scripts.js';

/**
 * Longer edge, in pixels, of the image in which rows of letters are read one by one, and of the one that is read as a
 * page. Reading rows comes first: it is quick, and finds rotated, faded or small text. The page, which dense text
 * needs, is read only when the rows yield little.
 */
const ROWS_EDGE_PX = 1600;
const PAGE_EDGE_PX = 1000;
/** With this many letters and digits, the first reading suffices. */
const MIN_CHARACTERS = 8;

/** Share of the time limit for the first reading. If it takes longer, the image is not read again. */
const FIRST_READING_SHARE = 0.55;

/** Legible words of a photo, in lines, at most 1000 characters. */
export interface PhotoText {
  text: string;
  /** Only the words that are certain enough to be quoted; null when there are none. */
  clear: string | null;
}

/** The build contains .js files, the sources .ts files; both run unchanged. */
const WORKER_URL = new URL(`./ocr-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads text in photos, in Latin and nine other scripts, one photo at a time; further photos wait. The engine starts
 * with the first photo and ends after an idle time, which releases its memory.
 */
export class PhotoOcr {
  readonly #worker: IdleWorker<OcrTask, OcrReading>;
  readonly #limits: IdleWorkerLimits;

  constructor(limits: IdleWorkerLimits = { timeMs: 15_000, idleMs: 60_000 }) {
    this.#limits = limits;
    this.#worker = new IdleWorker(WORKER_URL, limits);
  }

  /** True while the engine is in memory. */
  get isRunning(): boolean {
    return this.#worker.isRunning;
  }

  /**
   * Returns the legible words of an upright image; null when there are none, and after a failure or timeout. Never
   * throws.
   * @param position where the photo was taken, which selects the script besides Latin; null when unknown
   */
  read(image: Buffer, position: Position | null = null): Promise<PhotoText | null> {
    return this.#worker.run((send) =>
      readRowsThenPage(image, { position, budgetMs: FIRST_READING_SHARE * this.#limits.timeMs }, send),
    );
  }

  /**
   * Reads as {@link read}, for a result that is stored.
   * @throws Error if nothing was read within the time for it, so that a later attempt may read something
   */
  async readCompletely(image: Buffer, position: Position | null): Promise<PhotoText | null> {
    const startedAt = performance.now();
    const text = await this.read(image, position);
    const isCutOff = text === null && performance.now() - startedAt > FIRST_READING_SHARE * this.#limits.timeMs;
    if (isCutOff) throw new Error('There was too little time to read the text in the photo');
    return text;
  }

  /** Ends the engine. The current photo and all later ones result in null. */
  close(): Promise<void> {
    return this.#worker.close();
  }
}

async function readRowsThenPage(
  image: Buffer,
  { position, budgetMs }: { position: Position | null; budgetMs: number },
  send: SendTask<OcrTask, OcrReading>,
): Promise<PhotoText | null> {
  const startedAt = performance.now();
  const { lines, script } = await send({ layout: 'rows', image: await toGrayImage(image, 'rows'), position, budgetMs });
  const rows = toPhotoText(lines);
  if (rows !== null && countCharacters(rows.text) >= MIN_CHARACTERS) return rows;
  if (performance.now() - startedAt > budgetMs) return rows;
  const page = await send({ layout: 'page', image: await toGrayImage(image, 'page'), script });
  return toPhotoText(lines, page.lines);
}

/** Merges the words of the readings of one photo. */
function toPhotoText(...readings: OcrReading['lines'][]): PhotoText | null {
  const merge = (minConfidence: number) =>
    readings
      .map((lines) => cleanLines(lines, minConfidence))
      .reduce((merged, text) => mergeReadings(merged, text), null);
  const text = merge(0);
  return text === null ? null : { text, clear: merge(MIN_QUOTED_CONFIDENCE) };
}

async function toGrayImage(image: Buffer, layout: OcrTask['layout']): Promise<GrayImage> {
  const edge = layout === 'rows' ? ROWS_EDGE_PX : PAGE_EDGE_PX;
  const gray = sharp(image).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).grayscale();
  // The median filter removes grain, which would break up letters.
  const { data, info } = await (layout === 'rows' ? gray.median(3) : gray.normalise())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
