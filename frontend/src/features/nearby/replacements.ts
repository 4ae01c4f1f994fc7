import type { NearbyPlace } from '@placelore/contracts/places/places.js';

/** A place somebody does not want to see, and the place shown instead, once it is found. */
export interface Replacement {
  name: string;
  by: NearbyPlace | 'pending';
}

/** A card: named by the place the list has there, so that it stays the same card when the place is replaced. */
export interface Slot {
  id: string;
  place: NearbyPlace;
  isPending: boolean;
}

/** The list as it is shown: replaced places give way to their replacements. */
export function toSlots(list: readonly NearbyPlace[], swaps: readonly Replacement[]): Slot[] {
  const byName = new Map(swaps.map((swap) => [swap.name, swap.by]));
  return list.map((original): Slot => {
    let place = original;
    const seenNames = new Set<string>();
    for (;;) {
      const replacement = byName.get(place.name);
      if (replacement === undefined || seenNames.has(place.name)) return { id: original.name, place, isPending: false };
      if (replacement === 'pending') return { id: original.name, place, isPending: true };
      seenNames.add(place.name);
      place = replacement;
    }
  });
}

/** The names a replacement must not have: all that are shown, or were replaced. */
export function getExcludedNames(list: readonly NearbyPlace[], swaps: readonly Replacement[]): string[] {
  const names = [...list.map(({ name }) => name), ...swaps.map(({ name }) => name)];
  for (const { by } of swaps) if (typeof by === 'object') names.push(by.name);
  return [...new Set(names)];
}

/** The first of the answer that is not shown already. The server may know a name in another way of writing. */
export const findFirstUnused = (
  candidates: readonly NearbyPlace[],
  excludedNames: readonly string[],
): NearbyPlace | undefined => candidates.find(({ name }) => !excludedNames.includes(name));

/** The names for a request, by comma, the last ones first, as many as the service reads. */
export function joinExcludedNames(excludedNames: readonly string[], maxLength = 4_000): string {
  let text = '';
  for (const name of excludedNames.toReversed()) {
    const extended = text ? `${text},${name}` : name;
    if (extended.length > maxLength) break;
    text = extended;
  }
  return text;
}
