import type { NearbyPlace } from '@placelore/contracts/places/places.js';

/** Place that the user wants to replace, and its replacement once it is found. */
export interface Replacement {
  name: string;
  by: NearbyPlace | 'pending';
}

/**
 * Slot for a card. It is identified by the original place in the list, so that React keeps the card when the place is
 * replaced.
 */
export interface Slot {
  id: string;
  place: NearbyPlace;
  isPending: boolean;
}

/** Returns the list with replacements applied. */
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

/** Returns the slots sorted by distance or by popularity. Equal ones keep their order. */
export const orderSlots = (slots: readonly Slot[], isByPopularity: boolean): Slot[] =>
  slots.toSorted(({ place: a }, { place: b }) =>
    isByPopularity ? b.popularity - a.popularity : a.distanceMeters - b.distanceMeters,
  );

/** Number of cards up to which all are seen at once, so that their order makes no difference. */
const MAX_SEEN_AT_ONCE = 3;

/** Returns whether there is an order to choose: there are more places than are seen at once, and the orders differ. */
export function hasOrders(slots: readonly Slot[]): boolean {
  const byPopularity = orderSlots(slots, true);
  return (
    slots.length > MAX_SEEN_AT_ONCE && orderSlots(slots, false).some(({ id }, index) => id !== byPopularity[index]?.id)
  );
}

/** Returns the names that a replacement must not have: all that are shown or have been replaced. */
export function getExcludedNames(list: readonly NearbyPlace[], swaps: readonly Replacement[]): string[] {
  const names = [...list.map(({ name }) => name), ...swaps.map(({ name }) => name)];
  for (const { by } of swaps) if (typeof by === 'object') names.push(by.name);
  return [...new Set(names)];
}

/** Returns the first place that is not shown yet. The server may spell a name differently. */
export const findFirstUnused = (
  candidates: readonly NearbyPlace[],
  excludedNames: readonly string[],
): NearbyPlace | undefined => candidates.find(({ name }) => !excludedNames.includes(name));

/** Joins names for a request with commas, latest first, up to the length that the service accepts. */
export function joinExcludedNames(excludedNames: readonly string[], maxLength = 4_000): string {
  let text = '';
  for (const name of excludedNames.toReversed()) {
    const extended = text ? `${text},${name}` : name;
    if (extended.length > maxLength) break;
    text = extended;
  }
  return text;
}
