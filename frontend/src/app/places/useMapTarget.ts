import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useEffect, useRef } from 'react';
import { fitViewport, type MapViewport } from '../../features/maps/model/map-model.js';

/** Zoom around the visitor's position. Below, the largest zoom for a route. */
const HERE_ZOOM = 13;
const MAX_ROUTE_ZOOM = 17;

/**
 * Moves a map to each new position of the device, where it also searches, and to each new route. Nothing moves when a
 * route is closed.
 * @param destination end of the route; null without one
 * @param setView must be a stable function, like `search`
 */
export function useMapTarget(
  position: Coordinates | null,
  destination: Coordinates | null,
  setView: (view: MapViewport) => void,
  search: (view: MapViewport) => void,
): void {
  const hasRoute = useRef(false);
  useEffect(() => {
    hasRoute.current = destination !== null;
  });
  useEffect(() => {
    if (position === null || hasRoute.current) return;
    const here = { center: position, zoom: HERE_ZOOM };
    setView(here);
    search(here);
  }, [position, setView, search]);

  // A new search returns equal destinations as new objects.
  const { lat, lng } = destination ?? {};
  useEffect(() => {
    if (position === null || lat === undefined || lng === undefined) return;
    setView(fitViewport([position, { lat, lng }], MAX_ROUTE_ZOOM));
  }, [position, lat, lng, setView]);
}
