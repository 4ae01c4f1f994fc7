import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Degrees within a bound, from how they are typed; null when they are none. */
export function parseDegrees(typed: string, bound: 90 | 180): number | null {
  const text = typed.trim();
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= bound ? degrees : null;
}

/** Where somebody says that something is; null when that is no position. */
export function parsePosition({ latitude, longitude }: { latitude: string; longitude: string }): Coordinates | null {
  const [lat, lng] = [parseDegrees(latitude, 90), parseDegrees(longitude, 180)];
  return lat === null || lng === null ? null : { lat, lng };
}
