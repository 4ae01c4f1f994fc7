import { normalizeName } from '@placelore/guidebook/names/name-keys.js';

/** Place whose name, or another name of it, begins with the typed text. */
export interface RankedPlace {
  name: string;
  /** 0 to 10. */
  prominence: number;
}

/** How well a name begins with the typed text, the best first. */
const LEVELS = { wholeMain: 0, main: 1, word: 2, beginning: 3, wordBeginning: 4, otherName: 5 } as const;

/**
 * Orders places for the typed text: cities and countries of that name, then those that begin with it, places with it as a
 * whole word, those that begin with it, those with a further word that does, and those that have it only in other names.
 * Cities and countries are ordered by prominence; the others stay in order.
 * @param mainNames the names, in English and their own language, of cities and countries that begin with the text, by
 *   their display name
 */
export function rankPlaces<T extends RankedPlace>(
  text: string,
  places: readonly T[],
  mainNames: ReadonlyMap<string, readonly string[]>,
): T[] {
  const getLevel = ({ name }: T): number => {
    const main = mainNames.get(name);
    if (main?.some((own) => foldCase(own) === foldCase(text) || normalizeName(own) === normalizeName(text)))
      return LEVELS.wholeMain;
    if (main) return LEVELS.main;
    if (` ${toWords(name)} `.includes(` ${toWords(text)} `)) return LEVELS.word;
    const [key, begun] = [normalizeName(name), normalizeName(text)];
    if (key.startsWith(begun)) return LEVELS.beginning;
    return key.includes(` ${begun}`) ? LEVELS.wordBeginning : LEVELS.otherName;
  };
  return places
    .map((place) => ({ place, level: getLevel(place) }))
    .sort(
      (one, other) =>
        one.level - other.level || (one.level <= LEVELS.main ? other.place.prominence - one.place.prominence : 0),
    )
    .map(({ place }) => place);
}

/** Words with their accents: "Münch" is no word of the Munch Museum. */
const toWords = (text: string): string => (foldCase(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ');

const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();
