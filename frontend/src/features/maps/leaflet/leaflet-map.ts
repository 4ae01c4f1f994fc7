import type { AttributionPart, StreetMap } from '@placelore/contracts/places/tiles.js';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { LabelLayer } from '../labels/label-layer.js';
import type { MapOverlays, MapViewport } from '../model/map-model.js';
import type { OpenMap } from '../model/open-map.js';
import { STRINGS } from '../strings.js';
import { directFixTheMapLink } from './fix-the-map-link.js';
import styles from './leaflet-map.module.css';
import { LeafletOverlays } from './leaflet-overlays.js';
import { WheelZoom } from './wheel/wheel-zoom.js';

/** Maximum time in ms until the first tile. */
const FIRST_TILE_TIMEOUT_MS = 10_000;

/** Limits of Web Mercator in latitude, in degrees. Eastward and westward, a map can be moved around the world. */
const MERCATOR_BOUNDS: L.LatLngBoundsLiteral = [
  [-85.05, -100_000],
  [85.05, 100_000],
];

/** Deepest zoom of the outline map: that of a part of a town. Closer, there is nothing but ground. */
const MAX_OUTLINE_ZOOM = 15;

/** Base map that depends on the overlays, for example on the place that its rings surround. */
interface BaseLayer {
  show(overlays: MapOverlays): void;
}

/** A map without a base layer, with its names and overlays. */
interface MapPane {
  map: L.Map;
  attribution: L.Control.Attribution;
  labels: LabelLayer;
  overlays: MapOverlays;
  base: BaseLayer | undefined;
  close: () => void;
}

function openPane(host: HTMLElement, viewport: MapViewport, overlays: MapOverlays): MapPane {
  const pane = document.createElement('div');
  pane.className = styles.pane ?? '';
  pane.style.height = '100%';
  host.append(pane);
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(pane, {
    center: viewport.center,
    zoom: viewport.zoom,
    minZoom: Math.min(2, viewport.zoom),
    maxZoom: 19,
    worldCopyJump: true,
    maxBounds: MERCATOR_BOUNDS,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    inertia: !prefersReducedMotion,
  });
  map.scrollWheelZoom = new WheelZoom(map);
  if (overlays.zoomsByWheel) {
    map.scrollWheelZoom.enable();
  } else {
    // The mouse wheel scrolls the page until the user focuses the map.
    map.on('focus', () => map.scrollWheelZoom.enable());
    map.on('blur', () => map.scrollWheelZoom.disable());
  }
  L.control.zoom({ zoomInTitle: STRINGS.zoomIn, zoomOutTitle: STRINGS.zoomOut }).addTo(map);
  L.control.scale({ maxWidth: 110, imperial: false }).addTo(map);
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  directFixTheMapLink(map, attribution.getContainer()!);
  const close = () => {
    map.remove();
    // Leaflet reports a resize up to 200 ms later, even for a map that has been removed in the meantime.
    map.off();
    pane.remove();
  };
  return { map, attribution, labels: new LabelLayer(map), overlays, base: undefined, close };
}

async function openMap(
  host: HTMLElement,
  viewport: MapViewport,
  overlays: MapOverlays,
  draw: (pane: MapPane) => Promise<unknown>,
): Promise<OpenMap> {
  const pane = openPane(host, viewport, overlays);
  try {
    const leafletOverlays = new LeafletOverlays(pane.map, pane.labels);
    leafletOverlays.show(overlays);
    await draw(pane);
    const show = (next: MapOverlays) => {
      pane.overlays = next;
      // First the base layer, which may limit the zoom of a view.
      pane.base?.show(next);
      leafletOverlays.show(next);
    };
    return { show, close: pane.close };
  } catch (error) {
    pane.close();
    throw error;
  }
}

/**
 * Opens a map of image tiles. When none of them loads any more, the outline map replaces them.
 * @param onFallback called when this happens
 * @throws Error if no tile of the first view loads
 */
export const openTiles = (
  host: HTMLElement,
  viewport: MapViewport,
  overlays: MapOverlays,
  { url, maxZoom, attribution }: StreetMap,
  onFallback: () => void = () => {},
): Promise<OpenMap> =>
  openMap(host, viewport, overlays, async (pane) => {
    const credit = formatAttribution(attribution);
    const tiles = L.tileLayer(url, {
      attribution: credit,
      maxZoom: 19,
      maxNativeZoom: maxZoom,
      className: styles.streets ?? '',
    });
    const firstZoom = await new Promise<number>((resolve, reject) => {
      const fail = () => reject(new Error('No tile could be loaded'));
      const timer = setTimeout(fail, FIRST_TILE_TIMEOUT_MS);
      tiles.once('tileload', ({ coords }: L.TileEvent) => {
        clearTimeout(timer);
        resolve(coords.z);
      });
      // Fires once every tile has loaded or failed. Has no effect if a tile has loaded before.
      tiles.once('load', () => {
        clearTimeout(timer);
        fail();
      });
      tiles.addTo(pane.map);
    });
    watchFailure(tiles, firstZoom, () => {
      tiles.remove();
      void drawOutline(pane).then(onFallback, () => {});
    });
  });

/**
 * Calls a function once, when tiles fail after a move and none loads. Considers only tiles of the current zoom level:
 * those of a previous level, which may still be loading during a zoom, are no longer on the map.
 */
function watchFailure(tiles: L.TileLayer, firstZoom: number, onFailure: () => void): void {
  let zoom = firstZoom;
  // Event types of the tiles since the last check. The first tile has already loaded.
  const outcomes = new Set(['tileload']);
  const start = ({ coords }: L.TileEvent) => {
    if (coords.z !== zoom) outcomes.clear();
    zoom = coords.z;
  };
  const record = ({ type, coords }: L.TileEvent) => {
    if (coords.z === zoom) outcomes.add(type);
  };
  const check = () => {
    const hasFailed = outcomes.has('tileerror') && !outcomes.has('tileload');
    outcomes.clear();
    if (!hasFailed) return;
    tiles.off('load', check);
    onFailure();
  };
  tiles.on({ tileloadstart: start, tileload: record, tileerror: record, load: check });
}

/**
 * Opens a street map that the browser draws from an archive.
 * @throws Error without WebGL, or if the first view cannot be drawn
 */
export const openVector = (
  host: HTMLElement,
  viewport: MapViewport,
  overlays: MapOverlays,
  { url, attribution }: StreetMap,
): Promise<OpenMap> =>
  openMap(host, viewport, overlays, async (pane) => {
    const { addVectorLayer } = await import('../vector/vector-layer.js');
    const removeStreets = await addVectorLayer(pane.map, url);
    pane.map.on('unload', removeStreets);
    pane.attribution.addAttribution(formatAttribution(attribution));
  });

/** Opens the built-in map, which needs no vendor. */
export const openCoastline = (host: HTMLElement, viewport: MapViewport, overlays: MapOverlays): Promise<OpenMap> =>
  openMap(host, viewport, overlays, drawOutline);

/**
 * Draws Placelore's own map cells. If none can be loaded, for example offline, draws the coastline from the script
 * instead.
 */
async function drawOutline(pane: MapPane): Promise<void> {
  limitZoom(pane.map, MAX_OUTLINE_ZOOM);
  pane.attribution.addAttribution(STRINGS.outlineCredit);
  try {
    const { OutlineMap } = await import('../outline/outline-map.js');
    pane.base = await OutlineMap.open(pane.map, pane.labels, pane.overlays);
  } catch {
    const { drawCoastline } = await import('./coastline.js');
    drawCoastline(pane.map);
  }
}

function limitZoom(map: L.Map, maxZoom: number): void {
  if (map.getZoom() > maxZoom) map.setView(map.getCenter(), maxZoom, { animate: false });
  map.setMaxZoom(maxZoom);
}

/** Formats an attribution as HTML. Its parts are escaped, whatever they contain. */
function formatAttribution(parts: readonly AttributionPart[]): string {
  const elements = parts.map(({ text, url }) => {
    const element = document.createElement(url ? 'a' : 'span');
    element.textContent = text;
    if (url) {
      element.setAttribute('href', url);
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    return element.outerHTML;
  });
  return elements.join(' · ');
}
