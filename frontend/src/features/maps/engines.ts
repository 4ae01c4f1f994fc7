import type { ClientConfig } from '@placelore/contracts/system.js';
import { googleEngine } from './google-map.js';
import type { MapEngine } from './open-map.js';
import { TEXTS } from './texts.js';

const tilesEngine = (tileUrl: string, attribution: string): MapEngine => ({
  name: 'tiles',
  async open(host, section, things) {
    const { openTiles } = await import('./leaflet-map.js');
    return openTiles(host, section, things, { tileUrl, attribution });
  },
});

const coastlineEngine: MapEngine = {
  name: 'coastline',
  async open(host, section, things) {
    const { openCoastline } = await import('./leaflet-map.js');
    return openCoastline(host, section, things);
  },
};

type MapConfig = Pick<ClientConfig, 'googleMapsApiKey' | 'tileUrl' | 'tileAttribution'>;

/** The ways this installation has to show a map, best first. Nobody is asked who is not configured. */
export function enginesFor({ googleMapsApiKey, tileUrl, tileAttribution }: MapConfig): MapEngine[] {
  return [
    ...(googleMapsApiKey ? [googleEngine(googleMapsApiKey)] : []),
    ...(tileUrl ? [tilesEngine(tileUrl, tileAttribution ?? TEXTS.openStreetMap)] : []),
    coastlineEngine,
  ];
}
