import { type Atlas, type AtlasPlace, countryOf, identityOf } from './atlas.js';
import { countryNamed } from './countries.js';
import { namesOf } from './guidebook.js';
import { nameKey, normaliseName } from './names.js';
import { contextOf, isUnmistakable, KINDS, type NameContext, type NamePlace } from './sign-words.js';

/** A name that really stands in a text. */
export interface NameInText {
  place: AtlasPlace;
  /** The words as they stand there, normalised. */
  words: string;
  /** 0 to 1: how far such a name, standing in such a text, points at the place. */
  quality: number;
}

/** Qualities of {@link namesInText}. A name below {@link DECIDING} only supports what is known from elsewhere. */
const WITH_COUNTRY = 0.9;
const SEVERAL_WORDS = 0.9;
const ONE_LONG_WORD = 0.6;
const TOWN_PHRASE = 0.6;
const LOCAL_VENUE = 0.4;
const ONE_SHORT_WORD = 0.45;
const SUPPORTING = 0.3;
/** What a name with reading errors is worth beside an exact one. */
const MISREAD = 0.8;
export const DECIDING = 0.4;

const LONGEST_NAME = 8;
const LEAST_LETTERS = 5;
const LEAST_LETTERS_SEVERAL_WORDS = 9;
const LEAST_LETTERS_ONE_WORD = 8;
/** Towns smaller than this lend their names to too many people and dishes, unless the words around say that a town is meant. */
const LEAST_POPULATION = 100_000;
const LEAST_POPULATION_IN_CONTEXT = 10_000;
/** Share of the people in all towns of a name who live in the one that is meant. */
const DOMINANT = 0.75;
/** A sight of one short word has to be known this well (0 to 10) to be known by it. */
const LEAST_POPULARITY = 8;
/** A wrong letter for so many; shorter names must be exact. Of long texts only the beginning is searched for such names. */
const LETTERS_PER_ERROR = 8;
const MOST_ERRORS = 3;
const MOST_WORDS_MISREAD = 60;

/** Scripts written without spaces between words, where a name is looked for inside them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LEAST_UNSPACED = 3;

/**
 * The names of places that stand in a text nobody wrote as an address, such as the lettering in a photo. A name counts
 * only as whole words, in order. How much it says:
 * - a city together with the name of its country: 0.9
 * - a sight of two words or more with nine letters or more, not all of them words such as "Grand" or "Palace": 0.9; of
 *   one word of eight letters or more: 0.6; a famous one of five to seven letters that stands alone ("Uffizi"): 0.45
 * - a town after words that speak for it ("Comune di Arezzo", "52100 Arezzo"): 0.6; after a venue with a name of its own
 *   ("Hotel Continentale Arezzo"): 0.4, but not towns whose names are borrowed everywhere ("Hotel Bellevue Paris")
 * - a destination of the guidebook of eight letters or more that stands alone ("Amsterdam"): 0.6, of several words 0.9
 * - any other name of five letters or more, and those that businesses borrow ("Restaurant Taj Mahal"): 0.3, which only
 *   supports ("Split", "Grand Palace", "Hamilton"); with the town of the sight beside it: 0.6
 * - shorter names ("Nice", "Best", "Bath") and streets ("Via Roma") say nothing
 *
 * Sights of eight letters or more may be misread, by one letter in eight, and are then worth 0.8 of that.
 */
export function namesInText(atlas: Atlas, text: string): NameInText[] {
  const lines = text.split('\n').map((line) => normaliseName(line).split(' ').filter(Boolean).map(withoutDigits));
  const words = lines.flat().slice(0, 400);
  const lineOf = lines.flatMap((line, number) => line.map(() => number));
  const countries = new Set<string>();
  const found = new Map<string, NameInText>();
  const keep = (name: NameInText) => {
    const known = found.get(identityOf(name.place));
    if (!known || known.quality < name.quality) found.set(identityOf(name.place), name);
  };
  const runs: NamePlace[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_NAME && start + length <= words.length; length++) {
      runs.push({ words, lineOf, start, end: start + length });
    }
  }
  for (const { start, end } of runs) {
    const run = words.slice(start, end);
    const country = run.length <= 4 && run.join('').length >= 4 ? countryNamed(run.join(' ')) : null;
    if (country) countries.add(country);
  }
  for (const run of runs) for (const name of placesCalled(atlas, run, countries)) keep(name);
  for (const name of unspacedNames(atlas, words.join(''))) keep(name);
  if (![...found.values()].some(({ place, quality }) => place.kind === 'landmark' && quality >= DECIDING)) {
    for (const run of runs) for (const name of misreadSights(atlas, run)) keep(name);
  }
  return [...found.values()]
    .map((name) => (isWithItsTown(atlas, name, found) ? { ...name, quality: ONE_LONG_WORD } : name))
    .sort((a, b) => b.quality - a.quality || b.words.length - a.words.length);
}

/** Digits that were read for letters within a word. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 5: 's', 8: 'b' };

function withoutDigits(word: string): string {
  const digits = word.match(/[0158]/g)?.length ?? 0;
  return digits > 0 && word.length >= 4 && digits * 3 <= word.length && /^[a-z0158]+$/.test(word)
    ? word.replace(/[0158]/g, (digit) => DIGITS[digit]!)
    : word;
}

function placesCalled(atlas: Atlas, at: NamePlace, countries: ReadonlySet<string>): NameInText[] {
  const run = at.words.slice(at.start, at.end);
  const letters = run.join('').length;
  if (letters < 4) return [];
  const words = run.join(' ');
  const landmarks = atlas.guidebook
    .landmarksNamed(words)
    .map((landmark): AtlasPlace => ({ kind: 'landmark', landmark }));
  const cities = atlas.guidebook.citiesNamed(words).flatMap((city) => {
    const town = atlas.townOf(city);
    return town ? [atlas.cityPlace(town)] : [];
  });
  const towns = atlas.gazetteer.named(words).map(({ town }) => town);
  if (landmarks.length + cities.length + towns.length === 0) return [];
  const context = contextOf(at);
  if (context === 'street') return [];
  const people = towns.reduce((sum, town) => sum + town.population, 0);
  const inContext = context === 'town phrase' || context === 'local venue';
  const meant = towns
    .filter(({ population }) => {
      if (population >= LEAST_POPULATION) return true;
      return inContext && population >= LEAST_POPULATION_IN_CONTEXT && population >= DOMINANT * people;
    })
    .slice(0, 3)
    .map((town) => atlas.cityPlace(town));
  return [...landmarks, ...cities, ...meant].flatMap((place) => {
    const quality =
      place.kind === 'city' ? cityQuality(place, run, countries, context, people) : sightQuality(place, run, context);
    return quality > 0 ? [{ place, words, quality }] : [];
  });
}

function sightQuality(place: AtlasPlace, run: readonly string[], context: NameContext): number {
  const letters = run.join('').length;
  if (letters < LEAST_LETTERS) return 0;
  if (run.every((word) => KINDS.has(word)) || context === 'borrowed') return SUPPORTING;
  if (run.length > 1) return letters >= LEAST_LETTERS_SEVERAL_WORDS ? SEVERAL_WORDS : SUPPORTING;
  if (letters >= LEAST_LETTERS_ONE_WORD) return ONE_LONG_WORD;
  const isFamous = place.kind === 'landmark' && place.landmark.popularity >= LEAST_POPULARITY;
  return isFamous && context === 'alone' && isUnmistakable(run[0]!) ? ONE_SHORT_WORD : SUPPORTING;
}

function cityQuality(
  place: AtlasPlace & { kind: 'city' },
  run: readonly string[],
  countries: ReadonlySet<string>,
  context: NameContext,
  people: number,
): number {
  const letters = run.join('').length;
  if (countries.has(countryOf(place))) return WITH_COUNTRY;
  const isDominant = place.town.population >= DOMINANT * people;
  if (context === 'town phrase' && isDominant) return TOWN_PHRASE;
  if (context === 'local venue' && isDominant) return LOCAL_VENUE;
  if (letters < LEAST_LETTERS) return 0;
  if (run.every((word) => KINDS.has(word))) return SUPPORTING;
  if (context !== 'alone') return SUPPORTING;
  if (run.length > 1 && letters >= LEAST_LETTERS_SEVERAL_WORDS) return place.city ? SEVERAL_WORDS : ONE_LONG_WORD;
  return run.length === 1 && letters >= LEAST_LETTERS_ONE_WORD && place.city ? ONE_LONG_WORD : SUPPORTING;
}

/** Sights whose names are nearly so: a text engine mistakes a letter in eight at most. */
function misreadSights(atlas: Atlas, at: NamePlace): NameInText[] {
  const run = at.words.slice(at.start, at.end);
  const letters = run.join('').length;
  const errors = Math.min(MOST_ERRORS, Math.floor(letters / LETTERS_PER_ERROR));
  if (errors === 0 || at.end > MOST_WORDS_MISREAD || run.every((word) => KINDS.has(word))) return [];
  const words = run.join(' ');
  return atlas.guidebook.landmarksNamedLike(words).flatMap(({ record, likeness }): NameInText[] => {
    if (Math.round((1 - likeness) * letters) > errors) return [];
    const place: AtlasPlace = { kind: 'landmark', landmark: record };
    const quality = sightQuality(place, run, contextOf(at)) * MISREAD;
    return quality >= SUPPORTING ? [{ place, words, quality }] : [];
  });
}

/** Whether a sight that says little by itself stands beside the name of its town: "Grand Palace, Bangkok". */
function isWithItsTown(atlas: Atlas, { place, quality }: NameInText, found: ReadonlyMap<string, NameInText>): boolean {
  if (place.kind !== 'landmark' || quality >= ONE_LONG_WORD) return false;
  return [...found.values()].some(
    (other) => other.place.kind === 'city' && atlas.belongsTo(place.landmark, other.place.town),
  );
}

function unspacedNames(atlas: Atlas, text: string): NameInText[] {
  if (!UNSPACED.test(text)) return [];
  return atlas.guidebook.landmarks.flatMap((landmark) =>
    namesOf(landmark)
      .filter((name) => UNSPACED.test(name) && name.length >= LEAST_UNSPACED && text.includes(nameKey(name)))
      .map((name): NameInText => ({ place: { kind: 'landmark', landmark }, words: name, quality: SEVERAL_WORDS })),
  );
}
