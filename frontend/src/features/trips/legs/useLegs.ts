import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { useMemo } from 'react';
import useSWR from 'swr';
import { getLegEnds, type Leg, type LegEnds, loadLeg } from './legs.js';

/** Routes that are asked for at once. */
const CONCURRENCY = 4;
/** Routes in memory, so that another order asks only for the ways that are new. */
const MAX_KNOWN_LEGS = 200;
const knownLegs = new Map<string, Leg>();

/** Returns the ways between the stops of a trip, null for unknown ones; undefined until they are found. */
export function useLegs(stops: readonly TripStop[] | undefined): (Leg | null)[] | undefined {
  const ends = useMemo(() => getLegEnds(stops ?? []), [stops]);
  const { data } = useSWR(stops ? ['trip-legs', ends] : null, () => loadLegs(ends), {
    // What was estimated without a network is found with it; the rest is known.
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
  // An estimate may be due to the network, which is better next time.
  if (leg.kind !== 'estimate') knownLegs.set(key, leg);
  const [oldest] = knownLegs.keys();
  if (knownLegs.size > MAX_KNOWN_LEGS && oldest !== undefined) knownLegs.delete(oldest);
  return leg;
}
