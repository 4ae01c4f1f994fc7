import { normalizeName } from '../names/name-keys.js';
import { splitAtRelations, stripFillers } from './filler-words.js';
import { findKind, type PlaceKind } from './place-kinds.js';

/** Search that is still being typed. */
export interface BegunSearch {
  /** Null for whatever is there: "things to do in par". */
  kind: PlaceKind | null;
  relation: 'in' | 'near';
  /** Beginning of the name of a place; empty for none yet. */
  place: string;
}

/** Reads a kind of place, or words such as "things to do", and the beginning of a place; null for anything else. */
export function readBeginning(text: string): BegunSearch | null {
  const whole = normalizeName(text);
  const subject = stripFillers(whole);
  const words = subject.split(' ').filter(Boolean);
  const found = findKind(words);
  if (found === null) return subject === whole ? null : { kind: null, ...readPlace(words) };
  const { kind, start, end } = found;
  if (start === 0) return { kind, ...readPlace(words.slice(end)) };
  // "kyoto temples", but not "gothic churches in fra".
  return end === words.length ? { kind, relation: 'in', place: words.slice(0, start).join(' ') } : null;
}

function readPlace(words: readonly string[]): Omit<BegunSearch, 'kind'> {
  // The added word stands for a name of which nothing is typed yet.
  const split = splitAtRelations([...words, '']).find(({ before }) => before.length === 0);
  const { relation = 'in', after = words } = split ?? {};
  return { relation, place: after.join(' ').trim() };
}
