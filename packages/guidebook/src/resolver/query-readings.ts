import { type KindReading, readKindWords } from './query-words.js';

/** One way to read a query: the name of a place, and the names of areas that must contain it. */
export interface QueryReading extends KindReading {
  areas: string[];
  /** Whether a comma or parenthesis separates name and areas, so that the areas are certainly meant as such. */
  isSeparated: boolean;
}

const SEPARATORS = /[,;|\n()]|\s[-–—]\s|\s(?:in|near|at)\s/;
/** Scripts without spaces between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+$/u;
const MAX_PARTS = 6;
const MAX_WORDS = 12;
const MAX_AREA_WORDS = 4;
const MAX_UNSPACED_LETTERS = 14;

const plain = (name: string, areas: string[], isSeparated: boolean): QueryReading => ({
  name,
  areas,
  isSeparated,
  kinds: 'any',
});

/** Returns two readings: the whole text as a name, and its first part as a name with the others as areas. */
export function readWhole(text: string): QueryReading[] {
  const parts = text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MAX_PARTS);
  const [name, ...areas] = parts;
  if (name === undefined) return [];
  const readings = [plain(parts.join(' '), [], false)];
  if (areas.length > 0) readings.push(plain(name, areas, true));
  return readings;
}

/** Returns the readings of a text that is not one name as a whole. */
export function readParts(text: string): QueryReading[] {
  return readWhole(text).flatMap((reading) => [
    ...readKindWords(reading.name).map((kind) => ({ ...reading, ...kind })),
    ...splitWords(reading),
    ...splitLetters(reading),
  ]);
}

/** Reads the last or first words of a name as its area: "kyoto japan", "Paris Eiffel Tower". */
function splitWords({ name, areas, isSeparated }: QueryReading): QueryReading[] {
  const words = name.split(/\s+/).slice(0, MAX_WORDS);
  const readings: QueryReading[] = [];
  for (let length = 1; length <= Math.min(MAX_AREA_WORDS, words.length - 1); length++) {
    const [head, tail] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    readings.push({ ...plain(head, [tail, ...areas], isSeparated) });
    for (const kind of readKindWords(head)) readings.push({ ...plain(head, [tail, ...areas], isSeparated), ...kind });
    readings.push(plain(words.slice(length).join(' '), [words.slice(0, length).join(' '), ...areas], isSeparated));
  }
  return readings.map((reading) => ({ ...reading, isSeparated: false }));
}

/** Reads the first letters of a text without spaces as an area: 北京故宫. */
function splitLetters({ name, areas }: QueryReading): QueryReading[] {
  const letters = [...name];
  if (!UNSPACED.test(name) || letters.length > MAX_UNSPACED_LETTERS) return [];
  return letters.flatMap((_, index) => {
    if (index === 0) return [];
    const [head, tail] = [letters.slice(0, index).join(''), letters.slice(index).join('')];
    return [plain(tail, [head, ...areas], false), plain(head, [tail, ...areas], false)];
  });
}
