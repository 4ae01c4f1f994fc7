import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Request for a guide, as its URL expresses it. */
export interface GuideRequest {
  name: string;
  /** Degrees; null if the URL contains none. */
  coordinates: Coordinates | null;
}

const POSITION_PATTERN = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Parses the decoded last segment of a guide's path. An invalid position counts as absent. */
export function parseGuideParameter(parameter: string): GuideRequest {
  const [, lat, lng] = POSITION_PATTERN.exec(parameter) ?? [];
  const name = parameter.replace(POSITION_PATTERN, '').trim();
  const coordinates = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth = Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180;
  return { name, coordinates: isOnEarth ? coordinates : null };
}

/** Returns the URL of a place on an external map: by position, or by name if there is none. */
export function getMapsSearchUrl(name: string, coordinates: Coordinates | null): string {
  const query = coordinates ? `${coordinates.lat},${coordinates.lng}` : name;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
