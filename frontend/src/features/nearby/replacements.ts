import type { NearbyPlace } from '@placelore/contracts/places.js';

/** A place somebody does not want to see, and the place shown instead, once it is found. */
export interface Swap {
  name: string;
  by: NearbyPlace | 'pending';
}

/** A card: named by the place the list has there, so that it stays the same card when the place is replaced. */
export interface Slot {
  id: string;
  place: NearbyPlace;
  pending: boolean;
}

/** The list as it is shown: replaced places give way to their replacements. */
export function slotsOf(list: readonly NearbyPlace[], swaps: readonly Swap[]): Slot[] {
  const byName = new Map(swaps.map((swap) => [swap.name, swap.by]));
  return list.map((original): Slot => {
    let place = original;
    const seen = new Set<string>();
    for (;;) {
      const by = byName.get(place.name);
      if (by === undefined || seen.has(place.name)) return { id: original.name, place, pending: false };
      if (by === 'pending') return { id: original.name, place, pending: true };
      seen.add(place.name);
      place = by;
    }
  });
}

/** The names a replacement must not have: all that are shown, or were replaced. */
export function takenNames(list: readonly NearbyPlace[], swaps: readonly Swap[]): string[] {
  const names = [...list.map(({ name }) => name), ...swaps.map(({ name }) => name)];
  for (const { by } of swaps) if (typeof by === 'object') names.push(by.name);
  return [...new Set(names)];
}

/** The first of the answer that is not shown already. The server may know a name in another way of writing. */
export const firstNew = (answer: readonly NearbyPlace[], taken: readonly string[]): NearbyPlace | undefined =>
  answer.find(({ name }) => !taken.includes(name));

/** The names for a request, by comma, the last ones first, as many as the service reads. */
export function excludeNamesOf(taken: readonly string[], longest = 4_000): string {
  let text = '';
  for (const name of taken.toReversed()) {
    const longer = text ? `${text},${name}` : name;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}
