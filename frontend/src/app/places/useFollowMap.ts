import { useEffect } from 'react';
import type { MapViewport } from '../../features/maps/model/map-model.js';

/** Ms for which a map must rest before its list follows, so that dragging and zooming cause one request. */
const REST_MS = 400;

/**
 * Searches where a map was moved to, once it rests.
 * @param shown area that the map shows; null while the list must not change
 * @param search must be a stable function
 */
export function useFollowMap(shown: MapViewport | null, search: (viewport: MapViewport) => void): void {
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => search(shown), REST_MS);
    return () => clearTimeout(timer);
  }, [shown, search]);
}
