import type { GrayImage } from './letter-components.js';
import { type Frame, straightenRow } from './straighten-row.js';
import type { TextRow } from './text-rows.js';

/** Size of a letter in pixels for the OCR engine. */
const LETTER_SIZE_PX = 44;
/** White pixels around the line. */
const MARGIN_PX = 8;
/** Room beside a column, and above and below it, in letter sizes: its first and last letter may have been missed. */
const [ROOM_BESIDE, ROOM_AT_ENDS] = [0.2, 1.3];
/** Maximum height of a letter in column widths: parts that are higher together are two letters. */
const MAX_LETTER_HEIGHT = 1.15;
/** Gray level below which a pixel is ink. */
const INK_LEVEL = 128;
const WHITE = 255;
/** A column has at least two letters, and at most as many as a sign. */
const [MIN_LETTERS, MAX_LETTERS] = [2, 24];

/** Part of a column from the first to the last of its lines of pixels that have ink. */
interface Span {
  start: number;
  end: number;
}

/**
 * Lays the upright letters of a vertical line side by side, so that they can be read as a horizontal one. The scripts of
 * East Asia are written so; their letters are as high as the column is wide.
 * @returns the line, dark on light; null if it does not consist of such letters
 */
export function layColumn(image: GrayImage, line: TextRow): GrayImage | null {
  const column = cutColumn(image, line);
  const letters = findLetters(column);
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return null;
  const cell = column.width;
  const [width, height] = [cell * letters.length + 2 * MARGIN_PX, cell + 2 * MARGIN_PX];
  const data = new Uint8Array(width * height).fill(WHITE);
  for (const [index, { start, end }] of letters.entries()) {
    // A low letter, such as a stroke, is in the middle of its square.
    const top = Math.round((start + end - cell) / 2);
    for (let row = 0; row < cell; row++) {
      const source = top + row;
      // The lines beside the letter belong to its neighbors.
      if (source < start || source > end) continue;
      const pixels = column.data.subarray(source * cell, (source + 1) * cell);
      data.set(pixels, (row + MARGIN_PX) * width + index * cell + MARGIN_PX);
    }
  }
  return { data, width, height };
}

/** Cuts out a line that runs down the image, with its letters upright. */
function cutColumn(image: GrayImage, line: TextRow): GrayImage {
  const downward = Math.sin(line.angle) < 0 ? line.angle + Math.PI : line.angle;
  const aspect = line.length / line.size;
  const frame: Frame = {
    letterSizePx: LETTER_SIZE_PX * aspect,
    roomAcross: ROOM_AT_ENDS / aspect,
    roomAlong: ROOM_BESIDE / aspect,
  };
  return straightenRow(
    image,
    { ...line, angle: downward - Math.PI / 2, length: line.size, size: line.length },
    false,
    frame,
  );
}

/** Finds the letters of a column by the gaps between them. One that is cut off at the end of the column is left out. */
function findLetters({ data, width, height }: GrayImage): Span[] {
  const hasInk = (row: number) => data.subarray(row * width, (row + 1) * width).some((level) => level < INK_LEVEL);
  const parts: Span[] = [];
  for (let row = 0; row < height; row++) {
    if (!hasInk(row)) continue;
    const last = parts.at(-1);
    if (last?.end === row - 1) last.end = row;
    else parts.push({ start: row, end: row });
  }
  const maxHeight = MAX_LETTER_HEIGHT * LETTER_SIZE_PX;
  const letters: Span[] = [];
  for (const part of parts) {
    const last = letters.at(-1);
    if (last && part.end - last.start < maxHeight) last.end = part.end;
    else letters.push({ ...part });
  }
  return letters.filter(({ start, end }) => start > 0 && end < height - 1);
}
