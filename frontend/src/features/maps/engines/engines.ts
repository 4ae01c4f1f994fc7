import type { StreetMap, StreetMaps } from '@placelore/contracts/places/tiles.js';
import type { ClientConfig } from '@placelore/contracts/system/system.js';
import { createGoogleEngine } from '../google/google-map.js';
import type { MapViewport } from '../model/map-model.js';
import type { MapEngine } from '../model/open-map.js';

const createVectorEngine = (source: StreetMap): MapEngine => ({
  name: 'vector',
  async open(host, viewport, overlays) {
    const { openVector } = await import('../leaflet/leaflet-map.js');
    return openVector(host, viewport, overlays, source);
  },
});

const createTilesEngine = (source: StreetMap): MapEngine => ({
  name: 'tiles',
  async open(host, viewport, overlays, onFallback) {
    const { openTiles } = await import('../leaflet/leaflet-map.js');
    return openTiles(host, viewport, overlays, source, onFallback);
  },
});

const coastlineEngine: MapEngine = {
  name: 'coastline',
  async open(host, viewport, overlays) {
    const { openCoastline } = await import('../leaflet/leaflet-map.js');
    return openCoastline(host, viewport, overlays);
  },
};

export interface MapConfig extends Pick<ClientConfig, 'googleMapsApiKey' | 'googleMapsMapId'> {
  streetMaps: StreetMaps;
}

/** Returns the width in degrees of what a map shows, assuming that it is two tiles wide. */
const getVisibleDegrees = (zoom: number): number => 720 / 2 ** zoom;

/** Whether a street map contains the center of a viewport and is not much smaller than the viewport. */
function covers({ bounds: [west, south, east, north] }: StreetMap, { center, zoom }: MapViewport): boolean {
  const isInside = center.lat >= south && center.lat <= north && center.lng >= west && center.lng <= east;
  return isInside && east - west >= getVisibleDegrees(zoom) / 2;
}

/**
 * Returns the map engines of this installation for a viewport, best first. Vendors that are not configured are never
 * contacted.
 */
export function getMapEngines(
  { googleMapsApiKey, googleMapsMapId, streetMaps }: MapConfig,
  viewport: MapViewport,
): MapEngine[] {
  const { vector, raster } = streetMaps;
  return [
    ...(googleMapsApiKey ? [createGoogleEngine(googleMapsApiKey, googleMapsMapId)] : []),
    ...(vector && covers(vector, viewport) ? [createVectorEngine(vector)] : []),
    ...(raster && covers(raster, viewport) ? [createTilesEngine(raster)] : []),
    coastlineEngine,
  ];
}
