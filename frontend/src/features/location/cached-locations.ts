import { z } from 'zod';
import type { DevicePosition } from '../../lib/device/device-position.js';
import {
  clearDevice,
  type DeviceStore,
  getDeviceStore,
  readDevice,
  writeDevice,
} from '../../lib/device/device-storage.js';

const STORAGE_NAME = 'cached-locations';
const MAX_LOCATIONS = 50;
/**
 * Maximum distance in degrees, without regard to the curvature of the earth, at which a cached place stands for a
 * position.
 */
const MATCH_RANGE_DEGREES = 0.01;

const cachedLocationSchema = z.object({
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  country: z.string(),
  /** Name of the first administrative area. */
  address: z.string(),
  /** Unix time in ms. */
  timestamp: z.number(),
});
export type CachedLocation = z.infer<typeof cachedLocationSchema>;

function readLocations(store: DeviceStore | null): CachedLocation[] {
  const stored = readDevice(STORAGE_NAME, store);
  if (!Array.isArray(stored)) return [];
  return stored
    .map((entry) => cachedLocationSchema.safeParse(entry))
    .flatMap((entry) => (entry.success ? [entry.data] : []))
    .toSorted((a, b) => b.timestamp - a.timestamp);
}

/** Caches a place. Only the newest 50 are kept. */
export function cacheLocation(location: CachedLocation, store: DeviceStore | null = getDeviceStore()): void {
  const newest = [location, ...readLocations(store)].toSorted((a, b) => b.timestamp - a.timestamp);
  writeDevice(STORAGE_NAME, newest.slice(0, MAX_LOCATIONS), store);
}

/** Returns the newest place within 0.01 degrees of a position, or the newest of all if there is no position. */
export function findNewestLocation(
  position: DevicePosition | null,
  store: DeviceStore | null = getDeviceStore(),
): CachedLocation | undefined {
  return readLocations(store).find(
    ({ latitude, longitude }) =>
      position === null ||
      Math.hypot(latitude - position.latitude, longitude - position.longitude) <= MATCH_RANGE_DEGREES,
  );
}

export function clearCachedLocations(store: DeviceStore | null = getDeviceStore()): void {
  clearDevice(STORAGE_NAME, store);
}
