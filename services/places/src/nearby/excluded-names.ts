import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';

/** Maximum number of commas in one name: "Palace of Culture, Science and Arts, Old Building". */
const MAX_NAME_PARTS = 3;

/**
 * Returns the names of a comma-separated list, and each run of adjacent names as one name, because names may contain
 * commas that the list does not escape.
 */
export function expandListedNames(entries: readonly string[]): string[] {
  return entries.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_NAME_PARTS, entries.length - from) }, (_unused, more) =>
      entries.slice(from, from + more + 1).join(', '),
    ),
  );
}

/** Returns all names, in any language, of the sight with this name; for an unknown sight, only the given name. */
export function findSiteNames(atlas: Atlas, name: string, location: string | undefined): string[] {
  const text = location ? `${name}, ${location}` : name;
  const landmarks = interpretName(atlas, text).flatMap(({ place, isExact }) =>
    isExact &&
    place.kind === 'landmark' &&
    getNames(place.landmark).some((landmarkName) => containsName(name, landmarkName))
      ? [place.landmark]
      : [],
  );
  return [name, ...landmarks.flatMap(getNames)];
}

/** "Eiffel Tower, Paris" and "Eiffel Tower" both contain the sight's name. */
const containsName = (text: string, name: string) => toNameKey(text).includes(toNameKey(name));
