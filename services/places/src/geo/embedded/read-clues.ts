import { LETTERING_SUBJECTS } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import type { LocatableClue } from '../confirmed-sight.js';
import { type Candidate, findCandidates, findConfirmedSight, type Place } from './candidates.js';
import { getPlaceName } from './presentation/evidence.js';
import type { ClueReading } from './support.js';

/** Kinds of clues whose words may name the same sight as another clue. */
const WORD_CLUES: ReadonlySet<LocatableClue['kind']> = new Set([
  'text in the photo',
  'stated location',
  'site details',
  'web match',
]);

/** Returns the candidates of each clue. Words may also mean a sight that another clue names and a source confirms. */
export function readClues(atlas: Atlas, clues: readonly LocatableClue[]): ClueReading[] {
  const sights = clues.flatMap(({ confirmed, sight }) => {
    // A name read from lettering is not supported by the same lettering.
    if (!confirmed || (sight && LETTERING_SUBJECTS.has(sight.subject))) return [];
    return findConfirmedSight(atlas, confirmed) ?? [];
  });
  return clues.map((clue) => ({ clue, candidates: [...findNamed(clue, sights), ...findCandidates(atlas, clue)] }));
}

/** Returns the sights whose whole name equals one line of a clue. */
function findNamed({ kind, text, confirmed }: LocatableClue, sights: readonly Candidate[]): Candidate[] {
  if (confirmed || text === undefined || !WORD_CLUES.has(kind)) return [];
  const lines = new Set(text.split('\n').map(normalizeName));
  return sights.filter(({ place }) => getNames(place).some((name) => lines.has(normalizeName(name))));
}

const getNames = (place: Place): string[] => [
  getPlaceName(place),
  ...(place.kind === 'sight' && place.confirmed?.localName ? [place.confirmed.localName] : []),
];
