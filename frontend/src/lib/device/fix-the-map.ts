import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Pages that maps and routes made from OpenStreetMap data should link to, according to its guidelines. */
export const OSM_COPYRIGHT_URL = 'https://www.openstreetmap.org/copyright';
export const FIX_THE_MAP_URL = 'https://www.openstreetmap.org/fixthemap';

/** Decimals of a degree, for a precision of about 1 m. */
const DECIMALS = 5;

/** Returns the URL where errors in OpenStreetMap are reported, at a position if one is given. */
export function buildFixTheMapUrl(at?: Coordinates, zoom?: number): string {
  if (!at) return FIX_THE_MAP_URL;
  const view = { lat: at.lat.toFixed(DECIMALS), lon: at.lng.toFixed(DECIMALS), ...(zoom && { zoom: String(zoom) }) };
  return `${FIX_THE_MAP_URL}?${new URLSearchParams(view)}`;
}
