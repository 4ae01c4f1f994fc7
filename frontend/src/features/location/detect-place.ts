import type { DevicePosition } from '../../lib/device/device-position.js';
import type { CachedLocation } from './cached-locations.js';

/** Name of a place; unknown parts are empty. */
export interface PlaceName {
  city: string;
  country: string;
  /** Name of the first administrative area. */
  address: string;
}

/** Current or previous location of the device. `name` is null if only the position is known. */
export interface DetectedPlace extends DevicePosition {
  name: PlaceName | null;
  source: 'live' | 'cached';
}

/** Dependencies of the detection, which tests can replace. */
export interface DetectionDeps {
  isOnline: boolean;
  /** Position of the device at the last detection, if any. */
  lastPosition: DevicePosition | null;
  /** Returns the current position; null if the device provides none. */
  getPosition: () => Promise<DevicePosition | null>;
  /** Returns the name of a position. Throws if no service responds. */
  fetchPlaceName: (position: DevicePosition) => Promise<PlaceName | null>;
  findCached: (position: DevicePosition | null) => CachedLocation | undefined;
  cache: (location: CachedLocation) => void;
  now: number;
}

/** Returns the location of the device, otherwise the last cached place, or null if there is none. */
export async function detectPlace(deps: DetectionDeps): Promise<DetectedPlace | null> {
  const position = await deps.getPosition();
  if (position === null) {
    const cached = deps.findCached(deps.lastPosition);
    if (!cached) return null;
    const { latitude, longitude, city, country, address } = cached;
    return { latitude, longitude, name: { city, country, address }, source: 'cached' };
  }
  const name = deps.isOnline ? await deps.fetchPlaceName(position).catch(() => null) : null;
  if (name) deps.cache({ ...position, ...name, timestamp: deps.now });
  return { ...position, name, source: 'live' };
}

/** Formats the place as `Rome, Italy`; returns an empty string if only its position is known. */
export const formatPlaceLabel = ({ name }: Pick<DetectedPlace, 'name'>): string =>
  name ? [name.city || name.address, name.country].filter(Boolean).join(', ') : '';
