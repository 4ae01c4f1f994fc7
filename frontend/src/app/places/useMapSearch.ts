import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  formatMapView,
  getMapSize,
  getWorldView,
  type MapArea,
  parseMapView,
  showsOtherArea,
  toMapArea,
} from '../../features/maps/model/map-area.js';
import type { MapViewport } from '../../features/maps/model/map-model.js';

interface Search {
  viewport: MapViewport;
  area: MapArea;
}

/**
 * Stores the view of a map in the URL, so that links open it and Back returns to it. Also stores the searched area,
 * which changes only by `search`.
 * @param frame element that the map fills
 */
export function useMapSearch(frame: RefObject<HTMLElement | null>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [start] = useState(() => parseMapView(parameters.get('at')) ?? getWorldView(window.innerWidth));
  const [shown, setShown] = useState(start);
  const [searched, setSearched] = useState<Search | null>(null);

  const search = useCallback(
    (viewport: MapViewport) => setSearched({ viewport, area: toMapArea(viewport, getMapSize(frame.current)) }),
    [frame],
  );
  // The size of the map is known only after layout.
  useEffect(() => search(start), [search, start]);
  useEffect(() => {
    if (shown !== start) void navigate(`/map?at=${formatMapView(shown)}`, { replace: true });
  }, [shown, start, navigate]);

  const isMoved = searched !== null && showsOtherArea(searched.viewport, shown, getMapSize(frame.current));
  return { start, shown, area: searched?.area ?? null, isMoved, search, onMove: setShown };
}
