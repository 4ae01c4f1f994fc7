import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import { resolvePlaceName } from '@placelore/guidebook/atlas/resolve-place-name.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/** Commas that one name may hold: "Palace of Culture, Science and Arts, Old Building". */
const MAX_NAME_PARTS = 3;

/**
 * Names out of a list by comma, together with each run of neighbours: a name may hold commas itself, and the list does
 * not tell them from its own.
 */
export function expandListedNames(entries: readonly string[]): string[] {
  return entries.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_NAME_PARTS, entries.length - from) }, (_unused, more) =>
      entries.slice(from, from + more + 1).join(', '),
    ),
  );
}

/** All names of the sight that is called so, in whatever language it was named; the name alone when nobody knows it. */
export function findSiteNames(atlas: Atlas, name: string, location: string | undefined): string[] {
  const text = location ? `${name}, ${location}` : name;
  const landmarks = resolvePlaceName(atlas, text).flatMap(({ place, isExact }) =>
    isExact &&
    place.kind === 'landmark' &&
    getNames(place.landmark).some((landmarkName) => containsName(name, landmarkName))
      ? [place.landmark]
      : [],
  );
  return [name, ...landmarks.flatMap(getNames)];
}

/** "Eiffel Tower, Paris" and "Eiffel Tower" both begin with the sight's name. */
const containsName = (text: string, name: string) => toNameKey(text).includes(toNameKey(name));
