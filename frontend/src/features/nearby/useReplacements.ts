import { NEARBY_RADIUS } from '@placelore/contracts/places/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { useRef, useState } from 'react';
import { fetchReplacements, type NearbyKind, type SearchArea } from './api.js';
import { findFirstUnused, getExcludedNames, joinExcludedNames, type Replacement } from './replacements.js';

/** Result of a replacement request. */
export type ReplacementResult = { by: NearbyPlace | 'none' } | { failed: true };

export interface Replacements {
  swaps: readonly Replacement[];
  /** Replaces a `place` in the list. It reappears if there is no replacement or the request fails. */
  replace: (list: readonly NearbyPlace[], place: NearbyPlace) => Promise<ReplacementResult>;
}

/** Manages the replaced places of a kind. Replacements are fetched one at a time, so that none appears twice. */
export function useReplacements(kind: NearbyKind, around: SearchArea): Replacements {
  const [swaps, setSwaps] = useState<readonly Replacement[]>([]);
  const current = useRef(swaps);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const updateSwaps = (next: readonly Replacement[]) => {
    current.current = next;
    setSwaps(next);
  };
  const without = (name: string) => current.current.filter((swap) => swap.name !== name);

  /**
   * Finds a place that is not shown yet. If few places are known, all nearby ones are already shown, and only a larger
   * radius helps. @param radius meters
   */
  async function findReplacement(excludedNames: readonly string[], radius?: number): Promise<NearbyPlace | undefined> {
    return findFirstUnused(
      await fetchReplacements(kind, around, joinExcludedNames(excludedNames), radius),
      excludedNames,
    );
  }

  async function replaceOne(list: readonly NearbyPlace[], { name }: NearbyPlace): Promise<ReplacementResult> {
    try {
      const excludedNames = getExcludedNames(list, current.current);
      const replacement =
        (await findReplacement(excludedNames)) ?? (await findReplacement(excludedNames, NEARBY_RADIUS.max));
      updateSwaps(replacement ? [...without(name), { name, by: replacement }] : without(name));
      return { by: replacement ?? 'none' };
    } catch {
      updateSwaps(without(name));
      return { failed: true };
    }
  }

  function replace(list: readonly NearbyPlace[], place: NearbyPlace): Promise<ReplacementResult> {
    updateSwaps([...without(place.name), { name: place.name, by: 'pending' }]);
    const found = queue.current.then(() => replaceOne(list, place));
    queue.current = found;
    return found;
  }
  return { swaps, replace };
}
