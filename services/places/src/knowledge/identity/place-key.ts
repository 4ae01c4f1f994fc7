import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/**
 * Decimals of degrees in the key: precise to about 1 km, so that small corrections of a position do not change the key.
 */
const COORDINATE_DECIMALS = 2;
const MAX_NAME_LENGTH = 200;

/** Returns the key of a place, from its kind, name, position and country; the same place always has the same key. */
export function toPlaceKey({ kind, name, latitude, longitude, countryCode }: LocatedPlace): string {
  const nameKey = (toNameKey(name) || name.trim()).slice(0, MAX_NAME_LENGTH);
  const position = [latitude, longitude].map((degrees) => (degrees + 0).toFixed(COORDINATE_DECIMALS)).join(',');
  return `${kind}:${countryCode}:${nameKey}:${position.replace(/-0\.00/g, '0.00')}`;
}
