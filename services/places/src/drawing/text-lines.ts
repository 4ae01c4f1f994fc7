import type { TextOutliner } from './text-outliner.js';

/** A text broken into lines of the same font size. */
export interface TextLines {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

/** Minimum share of a text's letters that the font must contain; otherwise the text is not drawn. */
const MIN_LEGIBLE_SHARE = 0.6;
const LETTER = /[\p{L}\p{N}]/gu;
/** Pictographs, their modifiers and joiners, and directional formatting characters. */
const PICTOGRAPHS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Cf}]/gu;

/**
 * Returns the words of a text that a font can draw; null when too little would remain. A letter is never replaced with
 * a box.
 */
export function extractLegibleText(text: string, outliner: TextOutliner): string | null {
  const plain = text.replace(PICTOGRAPHS, ' ').trim();
  const words = plain.split(/\s+/).filter((word) => word !== '' && outliner.hasLetters(word));
  const count = (value: string) => value.match(LETTER)?.length ?? 0;
  const [letterCount, legibleCount] = [count(plain), count(words.join(''))];
  return legibleCount > 0 && legibleCount >= letterCount * MIN_LEGIBLE_SHARE ? words.join(' ') : null;
}

/**
 * Breaks a text into lines of at most `width` pixels, at the largest of `sizes` at which the number of lines suffices.
 * A text that does not fit at the smallest size ends with an ellipsis.
 */
export function fitText(
  text: string,
  outliner: TextOutliner,
  width: number,
  sizes: readonly { size: number; lines: number }[],
): TextLines {
  for (const { size, lines: maxLines } of sizes) {
    const lines = wrapLines(text, size, width, outliner);
    const unbroken = lines.join(' ') === text;
    if (lines.length <= maxLines && unbroken) return { lines, size };
  }
  const { size, lines: maxLines } = sizes.at(-1)!;
  const lines = wrapLines(text, size, width, outliner);
  if (lines.length <= maxLines) return { lines, size };
  const last = [...lines[maxLines - 1]!];
  while (last.length > 1 && measureWidth(`${last.join('')}…`, size, outliner) > width) last.pop();
  return { lines: [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`], size };
}

function wrapLines(text: string, size: number, width: number, outliner: TextOutliner): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => splitWord(one, size, width, outliner))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measureWidth(longer, size, outliner) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Splits a word that is wider than a line into parts that fit. */
function splitWord(word: string, size: number, width: number, outliner: TextOutliner): string[] {
  if (measureWidth(word, size, outliner) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (measureWidth(longer, size, outliner) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

const measureWidth = (text: string, size: number, outliner: TextOutliner): number =>
  outliner.getOutline(text, size)?.width ?? 0;
