import { countCharacters } from './sign-scripts.js';

export interface OcrWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Horizontal extent in pixels of the image that was read. */
  left: number;
  right: number;
}

/** Minimum confidence of words, 0 to 100. It is lower for long words, because noise rarely looks like one. */
const MIN_CONFIDENCE = 60;
const MIN_LONG_WORD_CONFIDENCE = 45;
const MIN_LONG_WORD_LENGTH = 5;
/** Words of one or two letters ("de", "El") count only next to other words, and need a higher confidence. */
const MIN_SHORT_WORD_CONFIDENCE = 75;
const MAX_SHORT_WORD_LENGTH = 2;
const MAX_TEXT_LENGTH = 1000;
/** Minimum confidence of words that are quoted to visitors. Weaker ones only serve to find names of places. */
export const MIN_QUOTED_CONFIDENCE = 85;

/** Scripts whose words the engine splits into letters. */
const UNSPACED_WORD =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{M}ー・]+$/u;
const HANGUL = /\p{Script=Hangul}/u;
/**
 * Maximum gap between letters of one word, in multiples of a letter's width. Smaller in Korean, which separates words
 * by spaces.
 */
const [MAX_GAP, MAX_KOREAN_GAP] = [1.5, 0.45];

/**
 * Returns the lines with only the words of sufficient confidence and length, at most 1000 characters; null when none
 * remain.
 * @param minConfidence 0 to 100, in addition to what the length of a word requires
 */
export function cleanLines(lines: readonly OcrWord[][], minConfidence = 0): string | null {
  const acceptedLines = lines.flatMap((line) => {
    const words = joinLetters(line).filter(({ confidence }) => confidence >= minConfidence);
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

/** Joins letters that the engine returned as separate words, in scripts without spaces between letters. */
export function joinLetters(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && UNSPACED_WORD.test(last.text) && UNSPACED_WORD.test(word.text) && areAdjacent(last, word)) {
      const [before, after] = [last.text.length, word.text.length];
      last.confidence = (last.confidence * before + word.confidence * after) / (before + after);
      last.text += word.text;
      last.right = word.right;
    } else joined.push({ ...word });
  }
  return joined;
}

function areAdjacent(a: OcrWord, b: OcrWord): boolean {
  const letterWidth = (a.right - a.left + b.right - b.left) / (a.text.length + b.text.length);
  return b.left - a.right <= letterWidth * (HANGUL.test(b.text) ? MAX_KOREAN_GAP : MAX_GAP);
}

/** Merges the lines of two readings of one image; of two equivalent lines, the longer one is kept. */
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

/** Returns the number of letters of the words, weighted by confidence. */
export const getTotalConfidence = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { text, confidence }) => sum + countCharacters(text) * Math.max(0, confidence - 30), 0);

function isConfident({ text, confidence }: OcrWord): boolean {
  const count = countCharacters(text);
  if (count <= MAX_SHORT_WORD_LENGTH) return false;
  if (UNSPACED_WORD.test(text)) return confidence >= MIN_CONFIDENCE && !isOneLetter(text);
  return confidence >= (count >= MIN_LONG_WORD_LENGTH ? MIN_LONG_WORD_CONFIDENCE : MIN_CONFIDENCE);
}

/** Whether a text is one letter or mostly repeats one, which is how models misread bricks and windows. */
const isOneLetter = (text: string) => new Set(text).size < Math.max(2, text.length / 2);

const isConfidentShortWord = ({ text, confidence }: OcrWord) =>
  confidence >= MIN_SHORT_WORD_CONFIDENCE && /^[\p{L}\p{M}\p{N}'’.,&-]+$/u.test(text) && countCharacters(text) > 0;
