import type { ClientConfig } from '@placelore/contracts/system/system.js';
import { createGoogleEngine } from './google/google-map.js';
import type { MapEngine } from './model/open-map.js';
import { STRINGS } from './strings.js';

const createTilesEngine = (tileUrl: string, attribution: string): MapEngine => ({
  name: 'tiles',
  async open(host, viewport, overlays) {
    const { openTiles } = await import('./leaflet/leaflet-map.js');
    return openTiles(host, viewport, overlays, { tileUrl, attribution });
  },
});

const coastlineEngine: MapEngine = {
  name: 'coastline',
  async open(host, viewport, overlays) {
    const { openCoastline } = await import('./leaflet/leaflet-map.js');
    return openCoastline(host, viewport, overlays);
  },
};

type MapConfig = Pick<ClientConfig, 'googleMapsApiKey' | 'tileUrl' | 'tileAttribution'>;

/** Returns the map engines of this installation, best first. Vendors that are not configured are not contacted. */
export function getMapEngines({ googleMapsApiKey, tileUrl, tileAttribution }: MapConfig): MapEngine[] {
  return [
    ...(googleMapsApiKey ? [createGoogleEngine(googleMapsApiKey)] : []),
    ...(tileUrl ? [createTilesEngine(tileUrl, tileAttribution ?? STRINGS.openStreetMap)] : []),
    coastlineEngine,
  ];
}
