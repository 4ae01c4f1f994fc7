import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { useMemo } from 'react';
import useSWR from 'swr';
import { getLegEnds, type Leg, type LegEnds, loadLeg } from './legs.js';

/** Number of routes requested at the same time. */
const CONCURRENCY = 4;
/** Maximum number of routes in memory. They are reused, so that another order requests only the new legs. */
const MAX_KNOWN_LEGS = 200;
const knownLegs = new Map<string, Leg>();

/**
 * Returns the legs between the stops of a trip, with null for unknown ones; undefined until they have been requested.
 */
export function useLegs(stops: readonly TripStop[] | undefined): (Leg | null)[] | undefined {
  const ends = useMemo(() => getLegEnds(stops ?? []), [stops]);
  const { data } = useSWR(stops ? ['trip-legs', ends] : null, () => loadLegs(ends), {
    // Legs that were estimated for lack of a network are requested again; the others are in memory.
    revalidateOnReconnect: true,
    dedupingInterval: 0,
  });
  return data;
}

async function loadLegs(ends: readonly (LegEnds | null)[]): Promise<(Leg | null)[]> {
  const legs: (Leg | null)[] = ends.map(() => null);
  let next = 0;
  const work = async () => {
    while (next < ends.length) {
      const index = next++;
      const end = ends[index];
      if (end) legs[index] = await findLeg(end);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return legs;
}

async function findLeg(ends: LegEnds): Promise<Leg> {
  const key = JSON.stringify(ends);
  const known = knownLegs.get(key);
  if (known) return known;
  const leg = await loadLeg(ends);
  // The estimate may be due to the network, so it is requested again next time.
  if (leg.kind !== 'estimate') knownLegs.set(key, leg);
  const [oldest] = knownLegs.keys();
  if (knownLegs.size > MAX_KNOWN_LEGS && oldest !== undefined) knownLegs.delete(oldest);
  return leg;
}
