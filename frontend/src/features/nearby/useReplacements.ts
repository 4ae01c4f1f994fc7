import { NEARBY_RADIUS } from '@placelore/contracts/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import { useRef, useState } from 'react';
import { type NearbyKind, readOthers, type Surrounded } from './api.js';
import { excludeNamesOf, firstNew, type Swap, takenNames } from './replacements.js';

/** What became of a wish for another place. */
export type Replaced = { by: NearbyPlace | 'nothing' } | { failed: true };

export interface Replacements {
  swaps: readonly Swap[];
  /** Shows another place instead of `place` of the list; when there is none, or that fails, `place` is shown again. */
  replace: (list: readonly NearbyPlace[], place: NearbyPlace) => Promise<Replaced>;
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

  /** Where few places are known, all that are near are shown already: then farther ones stand in. @param radius meters */
  async function findOther(taken: readonly string[], radius?: number): Promise<NearbyPlace | undefined> {
    return firstNew(await readOthers(kind, around, excludeNamesOf(taken), radius), taken);
  }

  async function find(list: readonly NearbyPlace[], { name }: NearbyPlace): Promise<Replaced> {
    try {
      const taken = takenNames(list, current.current);
      const by = (await findOther(taken)) ?? (await findOther(taken, NEARBY_RADIUS.most));
      set(by ? [...without(name), { name, by }] : without(name));
      return { by: by ?? 'nothing' };
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
  return { swaps, replace };
}
