import { extname } from 'node:path';
import sharp from 'sharp';
import { IdleWorker, type IdleWorkerLimits, type SendTask } from './idle-worker.js';
import type { OcrTask, OcrWord } from './ocr-worker.js';

/**
 * Rows of letters are found and read one by one first: this is quick, and finds rotated, faded or small text. Only when
 * it yields little, the image is read as a page, which dense text needs.
 */
const ROWS_EDGE_PX = 1600;
const PAGE_EDGE_PX = 1000;
/** Letters and digits that make a second reading unnecessary. */
const MIN_CHARACTERS = 8;

/** Minimum confidence of words (0 to 100). Long words may have less, because noise rarely spells them. */
const MIN_CONFIDENCE = 60;
const MIN_LONG_WORD_CONFIDENCE = 45;
const MIN_LONG_WORD_LENGTH = 5;
/** Words of one or two letters ("de", "El") count only next to others, and need a higher confidence. */
const MIN_SHORT_WORD_CONFIDENCE = 75;
const MAX_SHORT_WORD_LENGTH = 2;
const MAX_TEXT_LENGTH = 1000;

/** The build contains .js files, the sources .ts files; both run unchanged. */
const WORKER_URL = new URL(`./ocr-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads Latin-script text in photos, one photo at a time; others wait. The engine starts with the first photo and ends
 * after an idle time, which releases some 200 MB.
 */
export class PhotoOcr {
  readonly #worker: IdleWorker<OcrTask, OcrWord[][]>;

  constructor(limits: IdleWorkerLimits = { timeMs: 15_000, idleMs: 60_000 }) {
    this.#worker = new IdleWorker(WORKER_URL, limits);
  }

  /** True while the engine is in memory. */
  get isRunning(): boolean {
    return this.#worker.isRunning;
  }

  /**
   * Returns the readable words of an upright image, in lines, at most 1000 characters; null when there are none, and
   * after a failure or timeout. Never throws.
   */
  read(image: Buffer): Promise<string | null> {
    return this.#worker.run((send) => readRowsThenPage(image, send));
  }

  /** Ends the engine; the current photo results in null, as do later ones. */
  close(): Promise<void> {
    return this.#worker.close();
  }
}

async function readRowsThenPage(image: Buffer, send: SendTask<OcrTask, OcrWord[][]>): Promise<string | null> {
  const rows = cleanLines(await send(await createTask(image, 'rows', ROWS_EDGE_PX)));
  if (rows !== null && countCharacters(rows) >= MIN_CHARACTERS) return rows;
  const page = cleanLines(await send(await createTask(image, 'page', PAGE_EDGE_PX)));
  return mergeReadings(rows, page);
}

async function createTask(image: Buffer, layout: OcrTask['layout'], edge: number): Promise<OcrTask> {
  const gray = sharp(image).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).grayscale();
  // The median filter removes grain, which would break letters into pieces.
  const { data, info } = await (layout === 'rows' ? gray.median(3) : gray.normalise())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { layout, image: { data: new Uint8Array(data), width: info.width, height: info.height } };
}

/** Joins the lines of two readings of one image; of two equivalent lines, keeps the longer one. */
export function mergeReadings(first: string | null, second: string | null): string | null {
  const lines = [first, second].flatMap((text) => text?.split('\n') ?? []);
  const byLength = lines.toSorted((a, b) => b.length - a.length);
  const distinctLines = byLength.filter(
    (line, index) => !byLength.slice(0, index).some((longer) => normalizeLine(longer).includes(normalizeLine(line))),
  );
  return (
    lines.filter((line, index) => distinctLines.includes(line) && lines.indexOf(line) === index).join('\n') || null
  );
}

const normalizeLine = (line: string) =>
  line
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns lines of the words with enough confidence and length, at most 1000 characters; null when none remain. */
export function cleanLines(lines: OcrWord[][]): string | null {
  const acceptedLines = lines.flatMap((words) => {
    if (!words.some(isConfident)) return [];
    const acceptedWords = words.filter((word) => isConfident(word) || isConfidentShortWord(word));
    return [acceptedWords.map((word) => word.text.replace(/[\p{C}\s]+/gu, '')).join(' ')];
  });
  let text = '';
  for (const line of acceptedLines) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > MAX_TEXT_LENGTH) return text || longer.slice(0, MAX_TEXT_LENGTH);
    text = longer;
  }
  return text || null;
}

function isConfident({ text, confidence }: OcrWord): boolean {
  const count = countCharacters(text);
  return (
    count > MAX_SHORT_WORD_LENGTH &&
    confidence >= (count >= MIN_LONG_WORD_LENGTH ? MIN_LONG_WORD_CONFIDENCE : MIN_CONFIDENCE)
  );
}

const isConfidentShortWord = ({ text, confidence }: OcrWord) =>
  confidence >= MIN_SHORT_WORD_CONFIDENCE && /^[\p{L}\p{N}'’.,&-]+$/u.test(text) && countCharacters(text) > 0;

function countCharacters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
