import type { GuideQuery } from '@placelore/contracts/guides.js';
import { normaliseName } from '@placelore/guidebook/names.js';

/**
 * Meters between an article and the position of what is asked for; who is farther away may still be right, as a town is,
 * but words alone do not tell.
 */
const AT_PLACE = 1_000;
/** Meters between an article and the place near which its name was found. */
const NEAR_PARENT = 50_000;

/**
 * Equal for queries that mean the same: the normalised name and, where the asker said where they found it, that. A
 * "Grand Palace" near Bangkok is another one than near Brussels, and each branch of a restaurant another one. The
 * place's own position to a thousandth of a degree, about 110 m; where it is not known, the location near which it was
 * found, and its position to a tenth of a degree, about 11 km.
 */
export function guideKey({ q, parentLocation, ...asked }: GuideQuery): string {
  const name = normaliseName(q) || q.toLowerCase();
  const { lat, lng, parentLat, parentLng } = asked;
  if (lat !== undefined && lng !== undefined) return `${name} @ ${toText(lat, lng, 3)}`;
  const around = [
    ...(parentLocation ? [normaliseName(parentLocation)] : []),
    ...(parentLat !== undefined && parentLng !== undefined ? [toText(parentLat, parentLng, 1)] : []),
  ];
  return around.length === 0 ? name : `${name} @ ${around.join(' @ ')}`;
}

const toText = (latitude: number, longitude: number, decimals: number) =>
  `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`;

/** The position a query comes with, and meters within which what it asks for lies; null when it has none. */
export function aroundOf({ lat, lng, parentLat, parentLng }: Omit<GuideQuery, 'q' | 'source'>) {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng, radius: AT_PLACE };
  if (parentLat === undefined || parentLng === undefined) return null;
  return { latitude: parentLat, longitude: parentLng, radius: NEAR_PARENT };
}

/**
 * A query as it is stored, for everybody who asks the same. Where the asker was, perhaps with a photo, is dropped when the
 * place's own position is known, and otherwise as rough as the key has it.
 */
export function queryToStore({ parentLat, parentLng, ...asked }: GuideQuery): GuideQuery {
  const isPlaced = asked.lat !== undefined && asked.lng !== undefined;
  if (isPlaced || parentLat === undefined || parentLng === undefined) return asked;
  return { ...asked, parentLat: Number(parentLat.toFixed(1)), parentLng: Number(parentLng.toFixed(1)) };
}

/** The parts of a query that may be a title and what it is in: "Colosseum, Rome", "Colosseum - Rome". */
export function titleAndPlace(q: string): { title: string; within: string } | null {
  const [, title, within] = /^(.+?)(?:\s*[,;|]\s*|\s+[-–—]\s+)(.+)$/.exec(q.trim()) ?? [];
  return title && within ? { title, within } : null;
}
