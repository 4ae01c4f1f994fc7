import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { LandmarkRecord } from '../../atlas/records.js';
import { normalizeName } from '../../names/name-keys.js';
import { hasOneTypingError } from '../typing-errors.js';
import { FURTHER_WORDS } from './further-words.js';
import { KIND_DEFINITIONS } from './kind-definitions.js';

/** Kind of place that people search for: "churches", "Schlösser", "national parks". */
export interface PlaceKind {
  /** Name in the plural, as headings have it. */
  label: string;
  /** Categories and types whose places are all of this kind. */
  categories: readonly Category[];
  placeTypes: readonly PlaceType[];
  /** English words or two-word phrases that a place of this kind is called. */
  nouns: readonly string[];
  /** Words that indicate the kind anywhere in a summary. */
  signs: readonly string[];
  /** Words for similar places, which are listed last. */
  akin: readonly string[];
  /** Other categories of such places. */
  related: readonly Category[];
  /** Ids of guidebook records that were judged to be of the kind, and not to be. */
  places: readonly string[];
  exceptions: readonly string[];
}

const splitList = (list = ''): string[] => list.split(',').flatMap((item) => item.trim() || []);

const KIND_BY_WORDS: ReadonlyMap<string, PlaceKind> = new Map(
  KIND_DEFINITIONS.flatMap(
    ({
      label,
      queried,
      nouns,
      signs,
      akin,
      categories = [],
      placeTypes = [],
      related = [],
      places = '',
      exceptions = '',
    }) => {
      const kind: PlaceKind = {
        label,
        categories,
        placeTypes,
        nouns: splitList(nouns),
        signs: splitList(signs),
        akin: splitList(akin),
        related,
        places: places.split(' ').filter(Boolean),
        exceptions: exceptions.split(' ').filter(Boolean),
      };
      return splitList(`${queried}, ${FURTHER_WORDS[label] ?? ''}`).map((words): [string, PlaceKind] => [
        normalizeName(words),
        kind,
      ]);
    },
  ),
);

/** Maximum number of words of a kind: "places to eat". */
const MAX_KIND_WORDS = 3;

/** Kind in some words, with the range of its words. */
export interface FoundKind {
  kind: PlaceKind;
  start: number;
  end: number;
}

/** Returns the kind that normalized words name, preferring the longest and then the last; null for none. */
export function findKind(words: readonly string[]): FoundKind | null {
  for (let length = Math.min(MAX_KIND_WORDS, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const kind = KIND_BY_WORDS.get(words.slice(start, start + length).join(' '));
      if (kind) return { kind, start, end: start + length };
    }
  }
  return null;
}

/** Whether a sight is of a kind by judgment, category or name, without what its text says. */
export function isNamedLikeKind(
  { categories, nouns, places }: PlaceKind,
  { id, category, name }: Pick<LandmarkRecord, 'id' | 'category' | 'name'>,
): boolean {
  if (places.includes(id) || categories.includes(category)) return true;
  const words = ` ${normalizeName(name)} `;
  return nouns.some((noun) => words.includes(` ${noun} `));
}

/** Returns a kind whose word begins with some letters; null for none. */
export function findKindByBeginning(letters: string): PlaceKind | null {
  const word = KIND_WORDS.find((known) => known.startsWith(letters));
  return word === undefined ? null : KIND_BY_WORDS.get(word)!;
}

/** All words for kinds, for suggestions and for typing errors. */
export const KIND_WORDS: readonly string[] = [...KIND_BY_WORDS.keys()];

/** Minimum letters of a word for a kind that may be misspelled. Shorter ones are like too many other words. */
const MIN_MISSPELLED_LENGTH = 6;

/** Returns the kind that a word with a typing error is for, such as "castels"; null if it is like words for several. */
export function findMisspelledKind(word: string): PlaceKind | null {
  if (word.length < MIN_MISSPELLED_LENGTH) return null;
  const kinds = new Set(
    KIND_WORDS.filter((known) => hasOneTypingError(word, known)).map((known) => KIND_BY_WORDS.get(known)!),
  );
  const [kind] = kinds;
  return kind && kinds.size === 1 ? kind : null;
}
