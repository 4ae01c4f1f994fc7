import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Zoom at which OpenStreetMap opens, so that the streets around the place are readable. */
const OPEN_STREET_MAP_ZOOM = 16;
/** Decimals of a degree, for a precision of about 1 m. */
const DECIMALS = 5;
/** iPads identify themselves as Macintosh. Both have Apple's map app. */
const APPLE_DEVICE = /iPhone|iPad|iPod|Macintosh/;

/**
 * Returns the URL that opens a place in the device's map app: Android's app chooser, Apple Maps, or otherwise
 * OpenStreetMap in a new tab.
 * @param userAgent as sent by the browser; empty while it is unknown
 */
export function getMapsLink({ lat, lng }: Coordinates, name: string, userAgent: string): string {
  const position = `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
  // Parentheses end the label of a geo URL, so those in the name are escaped.
  const label = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  if (/Android/.test(userAgent)) return `geo:${position}?q=${position}(${label})`;
  if (APPLE_DEVICE.test(userAgent)) return `https://maps.apple.com/?ll=${position}&q=${label}`;
  const [latitude, longitude] = position.split(',');
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${OPEN_STREET_MAP_ZOOM}/${latitude}/${longitude}`;
}
