import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** What a guide's page is asked for. */
export interface GuideRequest {
  name: string;
  /** Degrees; null when the address does not say. */
  coordinates: Coordinates | null;
}

const POSITION_PATTERN = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** What the last part of a guide's path, decoded, asks for. A position that is none on earth counts as absent. */
export function parseGuideParameter(parameter: string): GuideRequest {
  const [, lat, lng] = POSITION_PATTERN.exec(parameter) ?? [];
  const name = parameter.replace(POSITION_PATTERN, '').trim();
  const coordinates = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth = Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180;
  return { name, coordinates: isOnEarth ? coordinates : null };
}

/** Where a place is shown on a map elsewhere: by its position when that is known, by its name otherwise. */
export function getMapsSearchUrl(name: string, coordinates: Coordinates | null): string {
  const query = coordinates ? `${coordinates.lat},${coordinates.lng}` : name;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
