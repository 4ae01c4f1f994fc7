import type L from 'leaflet';
import { addProtocol, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { getPageTheme, watchPageTheme } from './page-theme.js';
import { buildStreetStyle } from './street-style.js';

/** Maximum time in ms until the first view is drawn. */
const FIRST_VIEW_TIMEOUT_MS = 10_000;
/** Tiles of vector maps have twice as many pixels per side as Leaflet's, so the same scale is one zoom level less. */
const ZOOM_OFFSET = 1;
/** Duration in ms of Leaflet's zoom animation. Below, its timing function. Leaflet's style sheet defines both. */
const ZOOM_ANIMATION_MS = 250;
const easeOut = (share: number) => 1 - (1 - share) ** 3;

let isPrepared = false;

/** Tells the library where its worker is and how to read PMTiles. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  setWorkerUrl(workerUrl);
  addProtocol('pmtiles', new Protocol().tile);
}

/**
 * Draws streets below the overlays of a Leaflet map and follows its movements. The controls stay Leaflet's.
 * @param url URL of a PMTiles archive with the schema of Protomaps' basemap
 * @returns a function that removes the streets
 * @throws Error without WebGL, or if the first view cannot be drawn
 */
export async function addVectorLayer(map: L.Map, url: string): Promise<() => void> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('The browser has no WebGL');
  prepare();
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  Object.assign(host.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  map.getContainer().prepend(host);
  const source = `pmtiles://${new URL(url, window.location.href).href}`;
  const language = document.documentElement.lang || 'en';
  const getStyle = () => buildStreetStyle(source, getPageTheme(), language);
  const gl = new GlMap({
    container: host,
    style: getStyle(),
    ...toGlView(map),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    // Leaflet decides where the map can be moved.
    transformConstrain: (center, zoom) => ({ center, zoom: zoom ?? 0 }),
  });
  const removeListeners = followMap(map, gl);
  const unwatch = watchPageTheme(() => gl.setStyle(getStyle()));
  const remove = () => {
    unwatch();
    removeListeners();
    gl.remove();
    host.remove();
  };
  try {
    await waitForFirstView(gl);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

function toGlView(map: L.Map, center = map.getCenter(), zoom = map.getZoom()) {
  return { center: [center.lng, center.lat] as [number, number], zoom: zoom - ZOOM_OFFSET };
}

/** Moves the streets with the map. Returns a function that stops this. */
function followMap(map: L.Map, gl: GlMap): () => void {
  const listeners: L.LeafletEventHandlerFnMap = {
    move: () => {
      gl.jumpTo(toGlView(map));
      gl.redraw();
    },
    zoomanim: ({ center, zoom }) => {
      gl.easeTo({ ...toGlView(map, center, zoom), duration: ZOOM_ANIMATION_MS, easing: easeOut });
    },
    resize: () => gl.resize(),
  };
  map.on(listeners);
  return () => map.off(listeners);
}

function waitForFirstView(gl: GlMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The map was not drawn in time')), FIRST_VIEW_TIMEOUT_MS);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    gl.once('load', () => finish(resolve));
    // Later errors concern single tiles, which stay empty.
    gl.once('error', ({ error }) => finish(() => reject(error)));
  });
}
