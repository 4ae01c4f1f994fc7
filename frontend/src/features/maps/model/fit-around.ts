import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { fitMost } from './fit-most.js';
import type { MapSize } from './map-area.js';
import type { MapViewport } from './map-model.js';

/** Returns the viewport of a map that has a place in the middle and contains most of the others. */
export function fitAround(
  center: Coordinates,
  places: readonly Coordinates[],
  maxZoom: number,
  size: MapSize,
): MapViewport {
  // Each place also counts on the opposite side, so that the middle of all is the center.
  const opposite = places.map(({ lat, lng }) => ({ lat: 2 * center.lat - lat, lng: 2 * center.lng - lng }));
  return { ...fitMost([center, ...places, ...opposite], maxZoom, size), center };
}
