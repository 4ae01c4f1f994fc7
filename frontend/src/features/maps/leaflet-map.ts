import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { LeafletThings } from './leaflet-things.js';
import type { MapSection, MapThings } from './map-model.js';
import type { OpenMap } from './open-map.js';
import { TEXTS } from './texts.js';

/** How long the first tile may take, in ms. */
const PATIENCE_MS = 10_000;

function openPane(host: HTMLElement, section: MapSection) {
  const pane = document.createElement('div');
  pane.style.height = '100%';
  host.append(pane);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(pane, {
    center: section.centre,
    zoom: section.zoom,
    minZoom: Math.min(2, section.zoom),
    maxZoom: 19,
    worldCopyJump: true,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  // The wheel scrolls the page until somebody works with the map.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  L.control.zoom({ zoomInTitle: TEXTS.zoomIn, zoomOutTitle: TEXTS.zoomOut }).addTo(map);
  L.control.scale({ maxWidth: 110, imperial: false }).addTo(map);
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  const close = () => {
    map.remove();
    pane.remove();
  };
  return { map, attribution, close };
}

type Pane = ReturnType<typeof openPane>;

async function openWith(
  host: HTMLElement,
  section: MapSection,
  things: MapThings,
  draw: (pane: Pane) => Promise<unknown>,
): Promise<OpenMap> {
  const pane = openPane(host, section);
  try {
    const drawn = new LeafletThings(pane.map);
    drawn.show(things);
    await draw(pane);
    return { show: (next) => drawn.show(next), close: pane.close };
  } catch (fault) {
    pane.close();
    throw fault;
  }
}

/**
 * A map of tiles.
 * @param attribution whom the tiles must credit, as the operator wrote it
 * @throws Error when not one tile of the first picture can be had
 */
export const openTiles = (
  host: HTMLElement,
  section: MapSection,
  things: MapThings,
  { tileUrl, attribution }: { tileUrl: string; attribution: string },
): Promise<OpenMap> =>
  openWith(host, section, things, async ({ map }) => {
    const tiles = L.tileLayer(tileUrl, { attribution, maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' });
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('no tile could be had'));
      const timer = setTimeout(fail, PATIENCE_MS);
      tiles.once('tileload', () => {
        clearTimeout(timer);
        resolve();
      });
      // Comes when each tile has come or failed; after a tile that came it changes nothing.
      tiles.once('load', () => {
        clearTimeout(timer);
        fail();
      });
      tiles.addTo(map);
    });
  });

/** A map of our own that needs nobody: coast and degrees. */
export const openCoastline = (host: HTMLElement, section: MapSection, things: MapThings): Promise<OpenMap> =>
  openWith(host, section, things, async ({ map, attribution }) => {
    const { drawCoastline } = await import('./coastline.js');
    drawCoastline(map);
    attribution.addAttribution(TEXTS.naturalEarth);
  });
