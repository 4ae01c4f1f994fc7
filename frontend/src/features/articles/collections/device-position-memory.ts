import { useSyncExternalStore } from 'react';
import { type DevicePosition, getDevicePosition } from '../../../lib/device/device-position.js';

const TIMEOUT_MS = 10_000;

/** Position that the visitor gave on request. It is forgotten when the page is left for another document. */
let known: DevicePosition | null = null;
const listeners = new Set<() => void>();

/** Asks for the device's position. @returns whether it was given */
export async function requestPosition(): Promise<boolean> {
  const position = await getDevicePosition({ timeout: TIMEOUT_MS });
  if (position === null) return false;
  known = position;
  for (const listener of listeners) listener();
  return true;
}

/** Returns the position that was given; null before. */
export const useKnownPosition = (): DevicePosition | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => null,
  );
