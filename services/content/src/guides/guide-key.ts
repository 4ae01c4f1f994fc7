import type { GuideQuery } from '@placelore/contracts/guides.js';
import { normaliseName } from '@placelore/guidebook/names.js';

/**
 * Equal for queries that mean the same: the normalised name and, where the asker said where they found it, that. A
 * "Grand Palace" near Bangkok is another one than near Brussels. Positions to a tenth of a degree, about 11 km.
 */
export function guideKey({ q, parentLocation, ...asked }: GuideQuery): string {
  const name = normaliseName(q) || q.toLowerCase();
  const at = aroundOf(asked);
  const around = [
    ...(parentLocation ? [normaliseName(parentLocation)] : []),
    ...(at ? [`${at.latitude.toFixed(1)},${at.longitude.toFixed(1)}`] : []),
  ];
  return around.length === 0 ? name : `${name} @ ${around.join(' @ ')}`;
}

/** The position a query comes with: the place's own before that of the one it was found near; null when it has none. */
export function aroundOf({ lat, lng, parentLat, parentLng }: Omit<GuideQuery, 'q' | 'source'>) {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  return parentLat === undefined || parentLng === undefined ? null : { latitude: parentLat, longitude: parentLng };
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
