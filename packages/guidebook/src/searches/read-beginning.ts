import { normalizeName } from '../names/name-keys.js';
import { splitAtRelations, stripFillers } from './filler-words.js';
import {
  type FoundKind,
  findKind,
  findKindByBeginning,
  findMisspelledKind,
  type PlaceKind,
} from './kinds/place-kinds.js';

/** Search that is still being typed. */
export interface BegunSearch {
  /** Null for any kind: "things to do in par". */
  kind: PlaceKind | null;
  relation: 'in' | 'near';
  /** Beginning of the name of a place; empty for none yet. */
  place: string;
}

/** Minimum letters of a place beside a kind without a word between them, and of the beginning of a word for a kind. */
const MIN_PLACE_LENGTH = 3;
const MIN_KIND_LENGTH = 4;

/** Reads a kind of place, or words such as "things to do", and the beginning of a place; null for anything else. */
export function readBeginning(text: string): BegunSearch | null {
  const whole = normalizeName(text);
  const subject = stripFillers(whole);
  const words = subject.split(' ').filter(Boolean);
  const found = findKind(words) ?? findMisspelled(words);
  if (found === null) return readBegunKind(words) ?? readPlaceAfter(words, subject !== whole);
  const { kind, start, end } = found;
  const place = readPlace(words.slice(end), start > 0);
  if (place) return { kind, ...place };
  // "kyoto temples", but not "gothic churches fra".
  return start > 0 && end === words.length ? { kind, relation: 'in', place: words.slice(0, start).join(' ') } : null;
}

/** "Castels in sc": a misspelled kind stands before a place. */
function findMisspelled([first, ...rest]: readonly string[]): FoundKind | null {
  const kind = first !== undefined && rest.length > 0 ? findMisspelledKind(first) : null;
  return kind && { kind, start: 0, end: 1 };
}

/** Reads "in kyo", "kyo", or nothing. @param needsRelation whether a word such as "in" has to be there */
function readPlace(words: readonly string[], needsRelation: boolean): Omit<BegunSearch, 'kind'> | null {
  // The added word stands for a name of which nothing is typed yet.
  const split = splitAtRelations([...words, '']).find(({ before }) => before.length === 0);
  if (split) return { relation: split.relation, place: split.after.join(' ').trim() };
  const place = words.join(' ');
  return needsRelation || (place !== '' && place.length < MIN_PLACE_LENGTH) ? null : { relation: 'in', place };
}

/** Reads a place before the beginning of a kind: "kyoto templ". */
function readBegunKind(words: readonly string[]): BegunSearch | null {
  const begun = words.at(-1) ?? '';
  const kind = words.length > 1 && begun.length >= MIN_KIND_LENGTH ? findKindByBeginning(begun) : null;
  return kind && { kind, relation: 'in', place: words.slice(0, -1).join(' ') };
}

/** Reads a place after fillers or a relation: "things to do in par", "one day in flor". */
function readPlaceAfter(words: readonly string[], hasFillers: boolean): BegunSearch | null {
  const place = hasFillers ? readPlace(words, false) : null;
  if (place) return { kind: null, ...place };
  const last = splitAtRelations(words).at(-1);
  return last ? { kind: null, relation: last.relation, place: last.after.join(' ') } : null;
}
