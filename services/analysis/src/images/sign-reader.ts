import type { Position } from '@placelore/contracts/places/geography.js';
import type { OcrEngines } from './ocr-engine.js';
import { getTotalConfidence, type OcrWord } from './ocr-lines.js';
import { layColumn } from './rows/lay-column.js';
import type { GrayImage } from './rows/letter-components.js';
import { CAPITALS_FRAME, type Frame, LINE_FRAME, straightenRow } from './rows/straighten-row.js';
import { findTextClusters, isSameLine } from './rows/text-clusters.js';
import { findTextRows, groupIntoLines, type TextRow } from './rows/text-rows.js';
import { countCharacters, getScriptOfCountry, getShareOfScript, type SignScript } from './sign-scripts.js';

/** What was read in a photo. */
export interface OcrReading {
  /** From top to bottom; adjacent rows form one line. */
  lines: OcrWord[][];
  /** Script that was read besides Latin; Latin when nothing indicated another one. */
  script: SignScript;
}

interface Line extends TextRow {
  frame: Frame;
}

interface LineReading extends Line {
  words: OcrWord[];
  script: SignScript;
}

/** Script of a photo, with the lines by which it was detected. */
interface Detection {
  script: SignScript;
  readings: LineReading[];
}

/** Maximum number of rows that are read: many where text is clearly visible, few where it may be texture. */
const MAX_ROWS = 24;
const MAX_DOUBTFUL_ROWS = 7;
const MIN_CLEAR_SCORE = 6;
/** Radians from which a row may run down the image instead of up. */
const STEEP_ANGLE_RADIANS = 0.8;
/**
 * Maximum numbers of clusters and of misread rows that are read in another script, and of lines used to detect the
 * script.
 */
const MAX_CLUSTERS = 6;
const MAX_MISREAD_ROWS = 5;
const MAX_SAMPLES = 2;
/** Minimum similarity to text for a line to be read, and for it to be used to detect the script. */
const [MIN_CLUSTER_SCORE, MIN_SAMPLE_SCORE] = [1, 2.5];

/** Scripts in the order in which they are tried when a photo has no position. */
const CANDIDATES = [
  'cyrillic',
  'greek',
  'japanese',
  'simplifiedChinese',
  'traditionalChinese',
  'korean',
  'thai',
  'arabic',
  'devanagari',
] as const;
/** Scripts whose letters stand upright in vertical lines, in the order in which they are tried. */
const COLUMN_SCRIPTS = ['japanese', 'traditionalChinese', 'simplifiedChinese'] as const;
/** Maximum number of vertical lines used to detect the script, and their minimum similarity to text and length. */
const [MAX_COLUMN_SAMPLES, MIN_COLUMN_SCORE, MIN_COLUMN_ASPECT] = [2, 3, 3];
/** Letters of which each is a syllable of Japanese. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Mean confidence, 0 to 100, from which a text is in a script, and from which no further script is tried. */
const [MIN_SCRIPT_CONFIDENCE, SURE_SCRIPT_CONFIDENCE] = [75, 92];
const MIN_SCRIPT_SHARE = 0.8;
/** Minimum confidence and length of a Latin word. Weaker readings may be similar letters of another script. */
const [MIN_LATIN_CONFIDENCE, MIN_LATIN_LETTERS] = [85, 4];
/** Latin capitals that Greek or Cyrillic have as well: "MOCKBA" need not be Latin. */
const SHARED_CAPITALS = /^[ABCEHIKMNOPTXYZ\P{L}]+$/u;

/** Reads the lines of a photo in Latin and in the script of the country where it was taken. */
export class SignReader {
  readonly #engines: Pick<OcrEngines, 'recognize'>;

  constructor(engines: Pick<OcrEngines, 'recognize'>) {
    this.#engines = engines;
  }

  /** Reads the image as a page with columns and lines, which dense text needs. @throws Error when the engine fails */
  async readPage(image: GrayImage, script: SignScript): Promise<OcrReading> {
    return { lines: await this.#engines.recognize(image, script, 'page'), script };
  }

  /**
   * Finds rows of letters in any direction and reads each one. Without a position, text that is not legible in Latin is
   * read in the script with the highest confidence.
   * @param budgetMs time in ms after which no further line is read, so that what was read is not lost
   * @throws Error when the engine fails
   */
  async readRows(image: GrayImage, position: Position | null, budgetMs: number): Promise<OcrReading> {
    const deadline = performance.now() + budgetMs;
    const readAll = (lines: readonly Line[], script: SignScript) => this.#readAll(image, lines, script, deadline);
    const rows = await readAll(findLetterRows(image), 'latin');
    const local = position && (await findLocalScript(position));
    // A single Latin word may be a brand on a sign in another script.
    if (!local && countLegibleWords(rows) > 1) return { lines: toLines(rows), script: 'latin' };
    const { clear, others } = findOtherLines(image, rows);
    if (local) return toReading([...rows, ...(await readAll(others, local))], local);
    const latin = [...rows, ...(await readAll(clear, 'latin'))];
    // A country without a script of its own writes Latin, so nothing is detected there.
    const detected =
      position === null ? await this.#detectUnknownScript(image, { clear, others, latin }, deadline) : null;
    if (!detected) return toReading(latin, 'latin');
    const { script, readings } = detected;
    const unread = others.filter((line) => !readings.some((reading) => isSameLine(line, reading)));
    return toReading([...latin, ...readings, ...(await readAll(unread, script))], script);
  }

  async #readAll(
    image: GrayImage,
    lines: readonly Line[],
    script: SignScript,
    deadline: number,
  ): Promise<LineReading[]> {
    const readings: LineReading[] = [];
    for (const line of lines) {
      if (performance.now() > deadline) break;
      readings.push({ ...line, script, words: await this.#readLine(image, line, script) });
    }
    return readings;
  }

  async #readLine(image: GrayImage, line: Line, script: SignScript): Promise<OcrWord[]> {
    const read = async (isReversed: boolean) =>
      (await this.#engines.recognize(straightenRow(image, line, isReversed, line.frame), script, 'rows')).flat();
    const words = await read(false);
    if (Math.abs(line.angle) < STEEP_ANGLE_RADIANS) return words;
    const column = isColumnScript(script) ? layColumn(image, line) : null;
    const upright = column ? (await this.#engines.recognize(column, script, 'rows')).flat() : [];
    const readings = [words, await read(true), upright];
    return readings.reduce((best, other) => (getTotalConfidence(other) > getTotalConfidence(best) ? other : best));
  }

  /** Upright letters below each other are tried first, because few other things look like them. */
  async #detectUnknownScript(
    image: GrayImage,
    { clear, others, latin }: { clear: Line[]; others: Line[]; latin: LineReading[] },
    deadline: number,
  ): Promise<Detection | null> {
    const legibleWords = countLegibleWords(latin);
    if (legibleWords > 1) return null;
    const columns = findColumns(image, [...others, ...latin]);
    const detected = await this.#detectScript(image, columns, COLUMN_SCRIPTS, deadline);
    return detected ?? (legibleWords === 0 ? this.#detectScript(image, clear, CANDIDATES, deadline) : null);
  }

  async #detectScript(
    image: GrayImage,
    lines: readonly Line[],
    candidates: readonly SignScript[],
    deadline: number,
  ): Promise<Detection | null> {
    if (lines.length === 0) return null;
    let best: (Detection & { confidence: number }) | null = null;
    for (const script of candidates) {
      const readings = await this.#readAll(image, lines, script, deadline);
      const confidence = Math.max(0, ...readings.map(({ words }) => rateScript(words, script)));
      if (confidence > (best?.confidence ?? MIN_SCRIPT_CONFIDENCE)) best = { script, confidence, readings };
      const isSure = confidence >= SURE_SCRIPT_CONFIDENCE || (best?.script === script && hasKana(readings));
      if (isSure || performance.now() > deadline) break;
    }
    return best;
  }
}

const isColumnScript = (script: SignScript) => COLUMN_SCRIPTS.some((other) => other === script);

/** Whether a reading has letters that only Japanese has, which Chinese characters alone do not show. */
const hasKana = (readings: readonly LineReading[]) =>
  readings.some(({ words }) => words.some(({ text }) => KANA.test(text)));

/** Finds the vertical lines that look most like upright letters. */
function findColumns(image: GrayImage, lines: readonly Line[]): Line[] {
  return lines
    .filter(({ angle, score, length, size }) => {
      const isSteep = Math.abs(angle) > STEEP_ANGLE_RADIANS;
      return isSteep && score >= MIN_COLUMN_SCORE && length >= MIN_COLUMN_ASPECT * size;
    })
    .filter((line) => layColumn(image, line) !== null)
    .slice(0, MAX_COLUMN_SAMPLES);
}

/** Finds rows of letters of Latin size: all where text is clearly visible, a few where it may be texture. */
function findLetterRows(image: GrayImage): Line[] {
  const rows = findTextRows(image, MAX_ROWS).map((row) => ({ ...row, frame: CAPITALS_FRAME }));
  const doubtfulRows = rows.filter(({ score }) => score < MIN_CLEAR_SCORE).slice(0, MAX_DOUBTFUL_ROWS);
  return [...rows.filter(({ score }) => score >= MIN_CLEAR_SCORE), ...doubtfulRows];
}

/**
 * Finds lines to read in another script: clusters, and rows that may have been misread as Latin.
 * @returns all such lines, and in `clear` the few that are used to detect the script
 */
function findOtherLines(image: GrayImage, rows: readonly LineReading[]): { clear: Line[]; others: Line[] } {
  const clusters = findTextClusters(image, MAX_CLUSTERS)
    .filter(({ score }) => score >= MIN_CLUSTER_SCORE)
    .map((cluster) => ({ ...cluster, frame: LINE_FRAME }));
  const misread = rows
    .filter(({ words }) => getTotalConfidence(words) > 0)
    .filter((row) => !clusters.some((cluster) => isSameLine(cluster, row)))
    .toSorted((a, b) => getTotalConfidence(b.words) - getTotalConfidence(a.words))
    .slice(0, MAX_MISREAD_ROWS);
  const clear = clusters.filter(({ score }) => score >= MIN_SAMPLE_SCORE);
  const clearRows = misread.filter(({ score }) => score >= MIN_CLEAR_SCORE);
  return { clear: [...clear, ...clearRows].slice(0, MAX_SAMPLES), others: [...clusters, ...misread] };
}

/**
 * Returns the mean confidence of words, 0 to 100, if they are in the script; 0 otherwise, or if they have too few
 * letters.
 */
export function rateScript(words: readonly OcrWord[], script: SignScript): number {
  const text = words.map((word) => word.text).join('');
  if (countCharacters(text) < 5 || getShareOfScript(text, script) < MIN_SCRIPT_SHARE) return 0;
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / letters;
}

/** Counts the words that are certainly Latin, not only in letters that other scripts share. */
export const countLegibleWords = (readings: readonly { words: readonly OcrWord[] }[]): number =>
  readings
    .flatMap(({ words }) => words)
    .filter(
      ({ text, confidence }) =>
        confidence >= MIN_LATIN_CONFIDENCE &&
        (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LATIN_LETTERS &&
        !SHARED_CAPITALS.test(text),
    ).length;

/** Of several readings of a line, selects the one with the most letters and confidence. */
function selectBest(readings: readonly LineReading[]): LineReading[] {
  const selected: LineReading[] = [];
  for (const reading of readings.toSorted((a, b) => getTotalConfidence(b.words) - getTotalConfidence(a.words))) {
    if (!selected.some((other) => isSameLine(other, reading))) selected.push(reading);
  }
  return selected;
}

/** Returns the best reading of each line. */
const toReading = (readings: readonly LineReading[], script: SignScript): OcrReading => ({
  lines: toLines(selectBest(readings)),
  script,
});

const toLines = (readings: readonly LineReading[]): OcrWord[][] =>
  groupIntoLines(readings).map((line) => {
    const isRightToLeft = line.some(({ script }) => script === 'arabic');
    return (isRightToLeft ? line.toReversed() : line).flatMap(({ words }) => words);
  });

async function findLocalScript({ latitude, longitude }: Position): Promise<SignScript | null> {
  // The country borders take memory, which is released when this thread ends.
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return getScriptOfCountry(iso1A2Code([longitude, latitude]) ?? '');
}
