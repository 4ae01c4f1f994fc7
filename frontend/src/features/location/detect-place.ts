import type { DevicePosition } from '../../lib/device/device-position.js';
import type { CachedLocation } from './cached-locations.js';

/** How a place is called; texts are empty where nothing is known. */
export interface PlaceName {
  city: string;
  country: string;
  /** The name of the first administrative area. */
  address: string;
}

/** Where the device is, or was. `name` is null when only the position is known. */
export interface DetectedPlace extends DevicePosition {
  name: PlaceName | null;
  source: 'live' | 'cached';
}

/** What detecting a place builds on, so that tests can stand in for the device. */
export interface DetectionDeps {
  isOnline: boolean;
  /** Where the device was when it was last asked, if it was. */
  lastPosition: DevicePosition | null;
  /** Where it is now; null when it does not say. */
  getPosition: () => Promise<DevicePosition | null>;
  /** How a position is called. Throws when nobody can tell. */
  fetchPlaceName: (position: DevicePosition) => Promise<PlaceName | null>;
  findCached: (position: DevicePosition | null) => CachedLocation | undefined;
  cache: (location: CachedLocation) => void;
  now: number;
}

/** Where the device is; when it does not say, where it was last, and null when that is not known either. */
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

/** The place as one says it: `Rome, Italy`; empty when only its position is known. */
export const formatPlaceLabel = ({ name }: Pick<DetectedPlace, 'name'>): string =>
  name ? [name.city || name.address, name.country].filter(Boolean).join(', ') : '';
