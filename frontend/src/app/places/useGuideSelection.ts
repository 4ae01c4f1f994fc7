import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getMapSize, showAbove } from '../../features/maps/model/map-area.js';
import type { MapViewport } from '../../features/maps/model/map-model.js';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.js';
import type { GuidePin } from './to-guide-pins.js';

/** Width up to which the list is a sheet over the map. Its style sheet repeats it. */
const SMALL_SCREEN = '(max-width: 56rem)';

/**
 * Stores which guide is selected on a map. On a small screen, moves the map so that the sheet does not cover the pin.
 * @param zoom current zoom of the map
 * @param frame element that the map fills
 */
export function useGuideSelection(pins: readonly GuidePin[], zoom: number, frame: RefObject<HTMLElement | null>) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [view, setView] = useState<MapViewport>();
  const hasSheet = useMediaQuery(SMALL_SCREEN);
  const select = (id: number | null) => {
    setSelectedId(id);
    const place = pins.find((pin) => pin.id === id);
    if (place && hasSheet) setView(showAbove(place.coordinates, zoom, getMapSize(frame.current)));
  };
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  const onSelect = useCallback((id: number | null) => latest.current(id), []);
  return { selectedId, onSelect, view, setView };
}
