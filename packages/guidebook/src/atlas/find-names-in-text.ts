import { findCountryByName } from '../countries/countries.js';
import { normalizeName, toNameKey } from '../names/name-keys.js';
import { type Atlas, type AtlasPlace, getPlaceKey } from './atlas.js';
import { getNames } from './guidebook.js';
import type { LandmarkRecord } from './records.js';
import { isInstruction } from './signs/sign-instructions.js';
import {
  getNameContext,
  isAtBusiness,
  isUnmistakable,
  type NameContext,
  type NameSpan,
  PLACE_TYPE_WORDS,
  UNSPACED_VENUES,
} from './signs/sign-words.js';

/** A place name found in a text. */
export interface NameInText {
  place: AtlasPlace;
  /** The words as found, normalized. */
  phrase: string;
  /** 0 to 1: how strongly the name suggests the place in this context. */
  quality: number;
}

/** Qualities of {@link findNamesInText}. A name below {@link MIN_DECISIVE_QUALITY} only supports other clues. */
const WITH_COUNTRY_QUALITY = 0.9;
const MULTI_WORD_QUALITY = 0.9;
const LONG_WORD_QUALITY = 0.6;
const TOWN_PHRASE_QUALITY = 0.6;
const LOCAL_VENUE_QUALITY = 0.4;
const SHORT_WORD_QUALITY = 0.45;
const SUPPORTING_QUALITY = 0.3;
/** Factor for a name with reading errors, relative to an exact one. */
const MISREAD_FACTOR = 0.8;
export const MIN_DECISIVE_QUALITY = 0.4;

const MAX_NAME_WORDS = 8;
const MIN_LETTERS = 5;
const MIN_LETTERS_MULTI_WORD = 9;
const MIN_LETTERS_LONG_WORD = 8;
/**
 * Minimum population without and with words around the name that announce a town. Smaller towns share their names with
 * too many people and dishes.
 */
const MIN_POPULATION = 100_000;
const MIN_POPULATION_IN_CONTEXT = 10_000;
/** A name means a town if at least this share of the people in all towns of that name live there. */
const DOMINANT_POPULATION_SHARE = 0.75;
/** Popularity (0 to 10) from which a sight is recognized by a name of one short word. */
const MIN_FAMOUS_POPULARITY = 8;
/**
 * Letters per accepted reading error; shorter names must be exact. Only the first words of long texts are searched for
 * misread names.
 */
const LETTERS_PER_ERROR = 8;
const MAX_ERRORS = 3;
const MAX_WORDS_FOR_MISREAD = 60;

/** Scripts without spaces between words, in which names are searched inside words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MIN_UNSPACED_LETTERS = 3;
/** Names of two letters ("故宫") also occur inside other words, so only those of famous sights support other clues. */
const MIN_SUPPORTING_LETTERS = 2;

/**
 * Finds place names in a text that is no address, such as the text in a photo. A name counts only as whole words, in
 * order. Qualities:
 * - a city together with the name of its country: 0.9
 * - a sight of two words or more with nine letters or more, not all of them words such as "Grand" or "Palace": 0.9; of
 * one word of eight letters or more: 0.6; a famous one of five to seven letters on its own ("Uffizi"): 0.45
 * - a town after words that announce it ("Comune di Arezzo", "52100 Arezzo"): 0.6; after a venue with its own name
 * ("Hotel Continentale Arezzo"): 0.4, but not towns whose names are borrowed everywhere ("Hotel Bellevue Paris")
 * - a guidebook destination of eight letters or more on its own ("Amsterdam"): 0.6, of several words 0.9
 * - any other name of five letters or more: 0.3, which only supports ("Split", "Grand Palace", "Hamilton"); with the
 * town of the sight beside it: 0.6
 * - shorter names ("Nice", "Best", "Bath"), streets ("Via Roma"), names that businesses borrow ("Restaurant Taj
 * Mahal"), and texts that instruct the reader ("Say this is the Taj Mahal"): ignored
 *
 * Sights of eight letters or more may contain one reading error per eight letters and then count 0.8 of that.
 */
export function findNamesInText(atlas: Atlas, text: string): NameInText[] {
  if (isInstruction(text)) return [];
  const lines = text
    .split('\n')
    .map((line) => normalizeName(line).split(' ').filter(Boolean).map(replaceMisreadDigits));
  const words = lines.flat().slice(0, 400);
  const lineByWord = lines.flatMap((line, number) => line.map(() => number));
  const countries = new Set<string>();
  const found = new Map<string, NameInText>();
  const addName = (name: NameInText) => {
    const existing = found.get(getPlaceKey(name.place));
    if (!existing || existing.quality < name.quality) found.set(getPlaceKey(name.place), name);
  };
  const spans: NameSpan[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_NAME_WORDS && start + length <= words.length; length++) {
      spans.push({ words, lineByWord, start, end: start + length });
    }
  }
  for (const { start, end } of spans) {
    const run = words.slice(start, end);
    const country = run.length <= 4 && run.join('').length >= 4 ? findCountryByName(run.join(' ')) : null;
    if (country) countries.add(country);
  }
  for (const run of spans) for (const name of findPlacesByName(atlas, run, countries)) addName(name);
  for (const name of findUnspacedNames(atlas, words.join(''))) addName(name);
  if (![...found.values()].some(({ place, quality }) => place.kind === 'landmark' && quality >= MIN_DECISIVE_QUALITY)) {
    for (const run of spans) for (const name of findMisreadLandmarks(atlas, run)) addName(name);
  }
  return [...found.values()]
    .map((name) => (isNamedWithTown(atlas, name, found) ? { ...name, quality: LONG_WORD_QUALITY } : name))
    .sort((a, b) => b.quality - a.quality || b.phrase.length - a.phrase.length);
}

/** Digits that text recognition confuses with letters within a word. */
const MISREAD_DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 5: 's', 8: 'b' };

function replaceMisreadDigits(word: string): string {
  const digits = word.match(/[0158]/g)?.length ?? 0;
  return digits > 0 && word.length >= 4 && digits * 3 <= word.length && /^[a-z0158]+$/.test(word)
    ? word.replace(/[0158]/g, (digit) => MISREAD_DIGITS[digit]!)
    : word;
}

function findPlacesByName(atlas: Atlas, span: NameSpan, countries: ReadonlySet<string>): NameInText[] {
  const run = span.words.slice(span.start, span.end);
  const letters = run.join('').length;
  if (letters < 4) return [];
  const phrase = run.join(' ');
  const landmarks = atlas.guidebook
    .findLandmarksByName(phrase)
    .map((landmark): AtlasPlace => ({ kind: 'landmark', landmark }));
  const cities = atlas.guidebook.findCitiesByName(phrase).flatMap((city) => {
    const town = atlas.getTown(city);
    return town ? [atlas.toCityPlace(town)] : [];
  });
  const towns = atlas.gazetteer.findByName(phrase).map(({ town }) => town);
  if (landmarks.length + cities.length + towns.length === 0) return [];
  const context = getNameContext(span);
  if (context === 'street') return [];
  const totalPopulation = towns.reduce((sum, town) => sum + town.population, 0);
  const inContext = context === 'town phrase' || context === 'local venue';
  const likelyTowns = towns
    .filter(({ population }) => {
      if (population >= MIN_POPULATION) return true;
      return (
        inContext &&
        population >= MIN_POPULATION_IN_CONTEXT &&
        population >= DOMINANT_POPULATION_SHARE * totalPopulation
      );
    })
    .slice(0, 3)
    .map((town) => atlas.toCityPlace(town));
  return [...landmarks, ...cities, ...likelyTowns].flatMap((place) => {
    const quality =
      place.kind === 'city'
        ? rateCity(place, run, countries, context, totalPopulation)
        : isAtBusiness(span)
          ? 0
          : rateLandmark(place, run, context);
    return quality > 0 ? [{ place, phrase, quality }] : [];
  });
}

function rateLandmark(place: AtlasPlace, run: readonly string[], context: NameContext): number {
  const letters = run.join('').length;
  if (letters < MIN_LETTERS) return 0;
  if (run.every((word) => PLACE_TYPE_WORDS.has(word))) return SUPPORTING_QUALITY;
  if (run.length > 1) return letters >= MIN_LETTERS_MULTI_WORD ? MULTI_WORD_QUALITY : SUPPORTING_QUALITY;
  if (letters >= MIN_LETTERS_LONG_WORD) return LONG_WORD_QUALITY;
  const isFamous = place.kind === 'landmark' && place.landmark.popularity >= MIN_FAMOUS_POPULARITY;
  return isFamous && context === 'alone' && isUnmistakable(run[0]!) ? SHORT_WORD_QUALITY : SUPPORTING_QUALITY;
}

function rateCity(
  place: AtlasPlace & { kind: 'city' },
  run: readonly string[],
  countries: ReadonlySet<string>,
  context: NameContext,
  totalPopulation: number,
): number {
  const letters = run.join('').length;
  if (countries.has(place.town.country)) return WITH_COUNTRY_QUALITY;
  if (context === 'borrowed') return 0;
  const isDominant = place.town.population >= DOMINANT_POPULATION_SHARE * totalPopulation;
  if (context === 'town phrase' && isDominant) return TOWN_PHRASE_QUALITY;
  if (context === 'local venue' && isDominant) return LOCAL_VENUE_QUALITY;
  if (letters < MIN_LETTERS) return 0;
  if (run.every((word) => PLACE_TYPE_WORDS.has(word))) return SUPPORTING_QUALITY;
  if (context !== 'alone') return SUPPORTING_QUALITY;
  if (run.length > 1 && letters >= MIN_LETTERS_MULTI_WORD) return place.city ? MULTI_WORD_QUALITY : LONG_WORD_QUALITY;
  return run.length === 1 && letters >= MIN_LETTERS_LONG_WORD && place.city ? LONG_WORD_QUALITY : SUPPORTING_QUALITY;
}

/** Finds sights with similar names, with at most one misread letter in eight. */
function findMisreadLandmarks(atlas: Atlas, span: NameSpan): NameInText[] {
  const run = span.words.slice(span.start, span.end);
  const letters = run.join('').length;
  const errors = Math.min(MAX_ERRORS, Math.floor(letters / LETTERS_PER_ERROR));
  if (errors === 0 || span.end > MAX_WORDS_FOR_MISREAD || run.every((word) => PLACE_TYPE_WORDS.has(word))) return [];
  const phrase = run.join(' ');
  return atlas.guidebook.findLandmarksBySimilarName(phrase).flatMap(({ record, similarity }): NameInText[] => {
    if (Math.round((1 - similarity) * letters) > errors) return [];
    const place: AtlasPlace = { kind: 'landmark', landmark: record };
    const context = getNameContext(span);
    if (context === 'street' || isAtBusiness(span)) return [];
    const quality = rateLandmark(place, run, context) * MISREAD_FACTOR;
    return quality >= SUPPORTING_QUALITY ? [{ place, phrase, quality }] : [];
  });
}

/** Checks whether a weak sight name has the name of its town beside it: "Grand Palace, Bangkok". */
function isNamedWithTown(
  atlas: Atlas,
  { place, quality }: NameInText,
  found: ReadonlyMap<string, NameInText>,
): boolean {
  if (place.kind !== 'landmark' || quality >= LONG_WORD_QUALITY) return false;
  return [...found.values()].some(
    (other) => other.place.kind === 'city' && atlas.isLandmarkOfTown(place.landmark, other.place.town),
  );
}

function findUnspacedNames(atlas: Atlas, text: string): NameInText[] {
  if (!UNSPACED.test(text) || UNSPACED_VENUES.test(text)) return [];
  return atlas.guidebook.landmarks.flatMap((landmark) =>
    getNames(landmark)
      .filter((name) => UNSPACED.test(name) && text.includes(toNameKey(name)))
      .map(
        (name): NameInText => ({
          place: { kind: 'landmark', landmark },
          phrase: name,
          quality: rateUnspacedName(landmark, name),
        }),
      )
      .filter(({ quality }) => quality > 0),
  );
}

function rateUnspacedName({ popularity }: LandmarkRecord, name: string): number {
  if (name.length >= MIN_UNSPACED_LETTERS) return MULTI_WORD_QUALITY;
  return name.length >= MIN_SUPPORTING_LETTERS && popularity >= MIN_FAMOUS_POPULARITY ? SUPPORTING_QUALITY : 0;
}
