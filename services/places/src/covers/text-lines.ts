import type { Lettering } from '../drawing/lettering.js';

/** A text in lines of one size. */
export interface TextLines {
  lines: string[];
  /** Pixels. */
  size: number;
}

/** The least part of a text's letters that must be writable for the rest to be left out. */
const MOST_OF_IT = 0.6;
const LETTER = /[\p{L}\p{N}]/gu;
/** Pictures among letters, what colours and joins them, and marks of the direction of writing. */
const PICTOGRAPHS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Cf}]/gu;

/**
 * The words of a text that a face can write, or null when too little of it would be left: no box ever stands for a
 * letter.
 */
export function legiblePart(text: string, lettering: Lettering): string | null {
  const plain = text.replace(PICTOGRAPHS, ' ').trim();
  const words = plain.split(/\s+/).filter((word) => word !== '' && lettering.has(word));
  const count = (some: string) => some.match(LETTER)?.length ?? 0;
  const [all, left] = [count(plain), count(words.join(''))];
  return left > 0 && left >= all * MOST_OF_IT ? words.join(' ') : null;
}

/**
 * Breaks a text into lines no wider than `width` pixels: at the largest of `sizes` at which it needs no more lines than
 * that size may have. What does not fit even at the smallest ends with an ellipsis.
 */
export function fitText(
  text: string,
  lettering: Lettering,
  width: number,
  sizes: readonly { size: number; lines: number }[],
): TextLines {
  for (const { size, lines: most } of sizes) {
    const lines = wrap(text, size, width, lettering);
    const unbroken = lines.join(' ') === text;
    if (lines.length <= most && unbroken) return { lines, size };
  }
  const { size, lines: most } = sizes.at(-1)!;
  const lines = wrap(text, size, width, lettering);
  if (lines.length <= most) return { lines, size };
  const last = [...lines[most - 1]!];
  while (last.length > 1 && widthOf(`${last.join('')}…`, size, lettering) > width) last.pop();
  return { lines: [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`], size };
}

function wrap(text: string, size: number, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, size, width, lettering))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, lettering) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word wider than a line, in parts that are not. */
function pieces(word: string, size: number, width: number, lettering: Lettering): string[] {
  if (widthOf(word, size, lettering) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (widthOf(longer, size, lettering) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

const widthOf = (text: string, size: number, lettering: Lettering): number => lettering.write(text, size)?.width ?? 0;
