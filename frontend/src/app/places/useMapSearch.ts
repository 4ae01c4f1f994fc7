import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  formatMapView,
  type MapArea,
  parseMapView,
  showsOtherArea,
  toMapArea,
} from '../../features/maps/model/map-area.js';
import type { MapViewport } from '../../features/maps/model/map-model.js';

/** First view: most of the world. */
const WORLD: MapViewport = { center: { lat: 25, lng: 12 }, zoom: 2 };
/** Size in pixels of a map that is not laid out yet. */
const UNKNOWN_SIZE = { width: 800, height: 600 };

interface Search {
  viewport: MapViewport;
  area: MapArea;
}

/**
 * Keeps what a map shows in the URL, so that links lead to a place and back leads to the former view, and the area that
 * was searched, which follows the map on request only.
 * @param frame element that the map fills
 */
export function useMapSearch(frame: RefObject<HTMLElement | null>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [start] = useState(() => parseMapView(parameters.get('at')) ?? WORLD);
  const [shown, setShown] = useState(start);
  const [searched, setSearched] = useState<Search | null>(null);

  const search = useCallback(
    (viewport: MapViewport) => setSearched({ viewport, area: toMapArea(viewport, getSize(frame)) }),
    [frame],
  );
  // The size of the map is known after the layout.
  useEffect(() => search(start), [search, start]);
  useEffect(() => {
    if (shown !== start) void navigate(`/map?at=${formatMapView(shown)}`, { replace: true });
  }, [shown, start, navigate]);

  const isMoved = searched !== null && showsOtherArea(searched.viewport, shown, getSize(frame));
  const size = () => getSize(frame);
  return { start, shown, area: searched?.area ?? null, isMoved, search, onMove: setShown, getSize: size };
}

const getSize = ({ current }: RefObject<HTMLElement | null>) =>
  current && current.clientWidth > 0 ? { width: current.clientWidth, height: current.clientHeight } : UNKNOWN_SIZE;
