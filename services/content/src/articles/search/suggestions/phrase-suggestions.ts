import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { getAreaPart, readDirectedName } from '@placelore/guidebook/searches/area-parts.js';
import { findPlacesByBeginning } from '@placelore/guidebook/searches/complete-name.js';
import {
  findKind,
  findKindByBeginning,
  findMisspelledKind,
  type PlaceKind,
} from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { translateSearch } from '@placelore/guidebook/searches/languages/translate-search.js';
import { getInsideIds } from '../target/inside-records.js';

/** Words with which searches begin, and well-known places to go on with. Day trips start in a city. */
const PHRASES = [
  { words: 'Hidden gems in', examples: ['Italy', 'Japan', 'Portugal'], isForCities: false },
  { words: 'Day trips from', examples: ['Paris', 'Rome', 'Munich'], isForCities: true },
] as const;
/** Minimum letters of such words that are completed, and of a word for a kind of place. */
const MIN_LETTERS = 4;
const MAX_SEARCHES = 4;
/** Minimum letters of a country after a direction; names that are being typed are completed to the length of a name. */
const MIN_COUNTRY_LETTERS = 2;
const BEGUN_NAME_END = 'xxx';
/** Minimum number of guides of a country whose parts are suggested. */
const MIN_GUIDES_IN_COUNTRY = 8;

/** Completes a search that begins with such words: "hidden", "day trips from mun". Empty for any other text. */
export function completePhrase(atlas: Atlas, text: string): string[] {
  const typed = normalizeName(text);
  for (const { words, examples, isForCities } of PHRASES) {
    const phrase = normalizeName(words);
    if (typed.length >= MIN_LETTERS && phrase.startsWith(typed)) return examples.map((name) => `${words} ${name}`);
    if (!typed.startsWith(`${phrase} `)) continue;
    const begun = typed.slice(phrase.length + 1).replace(/^the (?=.)/, '');
    const places = findPlacesByBeginning(atlas, begun).filter(({ kind }) => kind === 'city' || !isForCities);
    // A suggestion in another language than the typed beginning is a surprise: Bora Bora for "po".
    const names = places.map(getDisplayName).filter((name) => normalizeName(name).startsWith(begun));
    return names.slice(0, MAX_SEARCHES).map((name) => `${words} ${toNameWithArticle(name)}`);
  }
  return [];
}

/** Completes the name of the country in a search for a part of it: "northern it". Empty for any other text. */
export function completePart(atlas: Atlas, text: string): string[] {
  const directed = readDirectedName(`${normalizeName(text)}${BEGUN_NAME_END}`);
  const begun = directed?.name.slice(0, -BEGUN_NAME_END.length) ?? '';
  const direction = normalizeName(text).slice(0, -begun.length).trim();
  if (begun.length < MIN_COUNTRY_LETTERS || !direction.endsWith('ern')) return [];
  return findPlacesByBeginning(atlas, begun)
    .filter((place) => place.kind === 'country' && getInsideIds(atlas, place).length >= MIN_GUIDES_IN_COUNTRY)
    .filter((place) => getAreaPart(atlas, place, directed!.direction) !== null)
    .slice(0, MAX_SEARCHES)
    .map((place) => `${direction.charAt(0).toUpperCase()}${direction.slice(1)} ${getDisplayName(place)}`);
}

/**
 * Returns the kind of place of which the text is the word, its beginning or a misspelling: "waterf", "castels", "пляж". Null
 * for other texts.
 */
export function completeKind(text: string): PlaceKind | null {
  const word = normalizeName(translateSearch(text, () => false) ?? text);
  if (word.includes(' ') || word.length < MIN_LETTERS) return null;
  return findKind([word])?.kind ?? findKindByBeginning(word) ?? findMisspelledKind(word);
}
