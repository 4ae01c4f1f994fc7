import type { NearbyPlace } from '@placelore/contracts/places.js';
import { useRef, useState } from 'react';
import { type NearbyKind, readOthers, type Surrounded } from './api.js';
import { excludeNamesOf, firstNew, type Swap, takenNames } from './replacements.js';

/** What became of a wish for another place. */
export type Replaced = { by: NearbyPlace | 'nothing' } | { failed: true };

export interface Replacements {
  swaps: readonly Swap[];
  /** Has another place stand in for `place` of the list; when that fails, the place is shown again. */
  replace: (list: readonly NearbyPlace[], place: NearbyPlace) => Promise<Replaced>;
  /** Shows the list as it came. */
  reset: () => void;
}

/** The places of a kind that somebody wants replaced. One replacement is looked for after the other, so none comes twice. */
export function useReplacements(kind: NearbyKind, around: Surrounded): Replacements {
  const [swaps, setSwaps] = useState<readonly Swap[]>([]);
  const current = useRef(swaps);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (next: readonly Swap[]) => {
    current.current = next;
    setSwaps(next);
  };
  const without = (name: string) => current.current.filter((swap) => swap.name !== name);

  async function find(list: readonly NearbyPlace[], { name }: NearbyPlace): Promise<Replaced> {
    try {
      const taken = takenNames(list, current.current);
      const others = await readOthers(kind, around, excludeNamesOf(taken));
      const by = firstNew(others, taken) ?? 'nothing';
      set([...without(name), { name, by }]);
      return { by };
    } catch {
      set(without(name));
      return { failed: true };
    }
  }

  function replace(list: readonly NearbyPlace[], place: NearbyPlace): Promise<Replaced> {
    set([...without(place.name), { name: place.name, by: 'pending' }]);
    const found = queue.current.then(() => find(list, place));
    queue.current = found;
    return found;
  }
  return { swaps, replace, reset: () => set([]) };
}
