import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { LabelLayer } from '../labels/label-layer.js';
import type { MapOverlays, MapViewport } from '../model/map-model.js';
import type { OpenMap } from '../model/open-map.js';
import { STRINGS } from '../strings.js';
import { LeafletOverlays } from './leaflet-overlays.js';

/** Maximum time in ms until the first tile. */
const FIRST_TILE_TIMEOUT_MS = 10_000;

function openPane(host: HTMLElement, viewport: MapViewport) {
  const pane = document.createElement('div');
  pane.style.height = '100%';
  host.append(pane);
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(pane, {
    center: viewport.center,
    zoom: viewport.zoom,
    minZoom: Math.min(2, viewport.zoom),
    maxZoom: 19,
    worldCopyJump: true,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
  });
  // The mouse wheel scrolls the page until the user interacts with the map.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  L.control.zoom({ zoomInTitle: STRINGS.zoomIn, zoomOutTitle: STRINGS.zoomOut }).addTo(map);
  L.control.scale({ maxWidth: 110, imperial: false }).addTo(map);
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  const close = () => {
    map.remove();
    pane.remove();
  };
  return { map, attribution, close };
}

type MapPane = ReturnType<typeof openPane>;

/** Base map that depends on the overlays, as rings around the place do. */
interface BaseLayer {
  show(overlays: MapOverlays): void;
}

async function openMap(
  host: HTMLElement,
  viewport: MapViewport,
  overlays: MapOverlays,
  draw: (pane: MapPane, labels: LabelLayer) => Promise<BaseLayer | undefined>,
): Promise<OpenMap> {
  const pane = openPane(host, viewport);
  try {
    const labels = new LabelLayer(pane.map);
    const leafletOverlays = new LeafletOverlays(pane.map, labels);
    leafletOverlays.show(overlays);
    const base = await draw(pane, labels);
    const show = (next: MapOverlays) => {
      leafletOverlays.show(next);
      base?.show(next);
    };
    return { show, close: pane.close };
  } catch (error) {
    pane.close();
    throw error;
  }
}

/**
 * Opens a map of tiles.
 * @param attribution the credit that the tiles require, as configured by the operator
 * @throws Error when no tile of the first view loads
 */
export const openTiles = (
  host: HTMLElement,
  viewport: MapViewport,
  overlays: MapOverlays,
  { tileUrl, attribution }: { tileUrl: string; attribution: string },
): Promise<OpenMap> =>
  openMap(host, viewport, overlays, async ({ map }) => {
    const tiles = L.tileLayer(tileUrl, { attribution, maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' });
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('No tile could be loaded'));
      const timer = setTimeout(fail, FIRST_TILE_TIMEOUT_MS);
      tiles.once('tileload', () => {
        clearTimeout(timer);
        resolve();
      });
      // Fires when every tile has loaded or failed; it has no effect after a tile that loaded.
      tiles.once('load', () => {
        clearTimeout(timer);
        fail();
      });
      tiles.addTo(map);
    });
    return undefined;
  });

/**
 * Opens the built-in map of Placelore's own cells, which needs no vendor. When no cell can be loaded, as offline, it is
 * a coastline from the script.
 */
export const openCoastline = (host: HTMLElement, viewport: MapViewport, overlays: MapOverlays): Promise<OpenMap> =>
  openMap(host, viewport, overlays, async ({ map, attribution }, labels) => {
    attribution.addAttribution(STRINGS.naturalEarth);
    try {
      const { OutlineMap } = await import('../outline/outline-map.js');
      return await OutlineMap.open(map, labels, overlays);
    } catch {
      const { drawCoastline } = await import('./coastline.js');
      drawCoastline(map);
      return undefined;
    }
  });
