import type { Atlas } from '@placelore/guidebook/atlas.js';
import { namesOf } from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { meaningsOf } from '@placelore/guidebook/place-names.js';

/** Commas that one name may hold: "Palace of Culture, Science and Arts, Old Building". */
const MOST_PARTS = 3;

/**
 * Names out of a list by comma, together with each run of neighbours: a name may hold commas itself, and the list does
 * not tell them from its own.
 */
export function namesInList(entries: readonly string[]): string[] {
  return entries.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_PARTS, entries.length - from) }, (_unused, more) =>
      entries.slice(from, from + more + 1).join(', '),
    ),
  );
}

/** All names of the sight that is called so, in whatever language it was named; the name alone when nobody knows it. */
export function namesOfSite(atlas: Atlas, name: string, location: string | undefined): string[] {
  const text = location ? `${name}, ${location}` : name;
  const sights = meaningsOf(atlas, text).flatMap(({ place, exact }) =>
    exact && place.kind === 'landmark' && namesOf(place.landmark).some((known) => isIn(name, known))
      ? [place.landmark]
      : [],
  );
  return [name, ...sights.flatMap(namesOf)];
}

/** "Eiffel Tower, Paris" and "Eiffel Tower" both begin with the sight's name. */
const isIn = (text: string, name: string) => nameKey(text).includes(nameKey(name));
