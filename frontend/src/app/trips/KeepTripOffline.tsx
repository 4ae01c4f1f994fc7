import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { useEffect } from 'react';
import { useOnline } from '../../lib/browser/useOnline.js';
import { isCopyKept } from '../../lib/cache/kept-copies.js';
import { KeepToggle } from '../article/KeepToggle.js';
import { keepTrip, removeKeptTrip, toTripCopy, updateKeptTrip } from './keep-trip.js';

interface KeepTripOfflineProps {
  trip: Trip;
  /** Id of the trip's owner. */
  userId: number;
}

/** Toggle that keeps a trip on the device. The copy is updated when the trip changes. */
export function KeepTripOffline({ trip, userId }: KeepTripOfflineProps) {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) void updateKeptTrip(trip, userId).catch(() => undefined);
  }, [trip, userId, isOnline]);
  if (globalThis.caches === undefined) return null;
  const { id } = toTripCopy(trip, userId);
  return (
    <KeepToggle
      id={id}
      isKept={() => isCopyKept(id)}
      keep={() => keepTrip(trip, userId)}
      remove={() => removeKeptTrip(trip, userId)}
    />
  );
}
