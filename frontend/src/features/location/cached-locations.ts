import { z } from 'zod';
import type { DevicePosition } from '../../lib/device-position.js';
import { type DeviceStore, deviceStore, forgetDevice, readDevice, writeDevice } from '../../lib/device-storage.js';

const NAME = 'cached-locations';
const MOST_LOCATIONS = 50;
/** How far a kept place may be from a position to stand for it, in degrees, measured as on a plane. */
const RANGE_DEGREES = 0.01;

const cachedLocation = z.object({
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  country: z.string(),
  /** The name of the first administrative area. */
  address: z.string(),
  /** ms since 1970. */
  timestamp: z.number(),
});
export type CachedLocation = z.infer<typeof cachedLocation>;

function locations(store: DeviceStore | null): CachedLocation[] {
  const read = readDevice(NAME, store);
  if (!Array.isArray(read)) return [];
  return read
    .map((one) => cachedLocation.safeParse(one))
    .flatMap((one) => (one.success ? [one.data] : []))
    .toSorted((a, b) => b.timestamp - a.timestamp);
}

/** Keeps a place; of all places the newest 50 stay. */
export function cacheLocation(location: CachedLocation, store: DeviceStore | null = deviceStore()): void {
  const newest = [location, ...locations(store)].toSorted((a, b) => b.timestamp - a.timestamp);
  writeDevice(NAME, newest.slice(0, MOST_LOCATIONS), store);
}

/** The newest place within 0.01 degrees of a position, or, where no position is known, the newest of all. */
export function newestLocation(
  near: DevicePosition | null,
  store: DeviceStore | null = deviceStore(),
): CachedLocation | undefined {
  return locations(store).find(
    ({ latitude, longitude }) =>
      near === null || Math.hypot(latitude - near.latitude, longitude - near.longitude) <= RANGE_DEGREES,
  );
}

/** Forgets all places. */
export function forgetLocations(store: DeviceStore | null = deviceStore()): void {
  forgetDevice(NAME, store);
}
