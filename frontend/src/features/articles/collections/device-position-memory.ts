import { useSyncExternalStore } from 'react';
import { type DevicePosition, getDevicePosition } from '../../../lib/device/device-position.js';

const TIMEOUT_MS = 10_000;

/** Position that the visitor allowed us to read. It is forgotten when the document is left. */
let known: DevicePosition | null = null;
const listeners = new Set<() => void>();

/** Asks for the device's position. @returns whether the visitor allowed it */
export async function requestPosition(): Promise<boolean> {
  const position = await getDevicePosition({ timeout: TIMEOUT_MS });
  if (position === null) return false;
  known = position;
  for (const listener of listeners) listener();
  return true;
}

/** Returns the position that was read, or null before that. */
export const useKnownPosition = (): DevicePosition | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => null,
  );
