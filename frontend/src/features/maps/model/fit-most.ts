import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { MapSize } from './map-area.js';
import { fitViewport, type MapViewport } from './map-model.js';

/** One place of this many may be outside of the first view. */
const PLACES_PER_OUTLIER = 8;
/** Pixels for pins at both sides, and for pins and controls at the top and bottom. */
const MARGIN_PX = { width: 56, height: 68 } as const;
/** Size in pixels of the smallest map without its margins. */
const MIN_SIZE_PX = 200;

/**
 * Returns the viewport of a map that contains most places: the few that are far from the rest are outside of it if they
 * would halve the scale or more, because everything else would be in a corner.
 */
export function fitMost(places: readonly Coordinates[], maxZoom: number, { width, height }: MapSize): MapViewport {
  const size = {
    width: Math.max(MIN_SIZE_PX, width - MARGIN_PX.width),
    height: Math.max(MIN_SIZE_PX, height - MARGIN_PX.height),
  };
  const all = fitViewport(places, maxZoom, size);
  const most = fitViewport(leaveOutFarthest(places), maxZoom, size);
  return most.zoom > all.zoom ? most : all;
}

function leaveOutFarthest(places: readonly Coordinates[]): Coordinates[] {
  const count = Math.floor(places.length / PLACES_PER_OUTLIER);
  return places
    .map((place) => ({ place, meters: getMedianMeters(place, places) }))
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, places.length - count)
    .map(({ place }) => place);
}

/** Returns the distance within which half of the places are. */
function getMedianMeters(from: Coordinates, places: readonly Coordinates[]): number {
  const position = { latitude: from.lat, longitude: from.lng };
  const distances = places.map(({ lat, lng }) => getDistanceMeters(position, { latitude: lat, longitude: lng }));
  return distances.toSorted((one, other) => one - other)[Math.floor(places.length / 2)] ?? 0;
}
