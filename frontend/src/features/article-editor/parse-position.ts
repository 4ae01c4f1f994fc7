import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Parses typed degrees between -`bound` and `bound`; returns null for invalid text. */
export function parseDegrees(typed: string, bound: 90 | 180): number | null {
  const text = typed.trim();
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= bound ? degrees : null;
}

/** Parses a typed position; returns null if it is invalid. */
export function parsePosition({ latitude, longitude }: { latitude: string; longitude: string }): Coordinates | null {
  const [lat, lng] = [parseDegrees(latitude, 90), parseDegrees(longitude, 180)];
  return lat === null || lng === null ? null : { lat, lng };
}
