import L from 'leaflet';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json';
import styles from '../Maps.module.css';
import { formatDegrees } from './graticule.js';
import { drawGraticuleLines } from './graticule-lines.js';
import { wrapLongitude } from './wrap-longitude.js';

/**
 * Maximum zoom for the coastline: at a scale of 1:110 million, it is too inaccurate beyond that. The ground is plain
 * there.
 */
const MAX_COAST_ZOOM = 7;
/** Margins in pixels at each edge in which lines have no labels. */
const LABEL_MARGINS_PX = { left: 90, right: 200, top: 90, bottom: 40 } as const;

/** Draws land and a graticule below the overlays of a map. */
export function drawCoastline(map: L.Map): void {
  const pane = map.createPane('coast');
  pane.style.zIndex = '250';
  const renderer = L.svg({ pane: 'coast', padding: 0.5 });
  const topology = world as unknown as Topology;
  // Leaflet passes all of these to the shapes it creates, although its types do not say so.
  const options: L.GeoJSONOptions & L.PathOptions = {
    pane: 'coast',
    renderer,
    interactive: false,
    className: styles.land ?? '',
    weight: 1,
    fillOpacity: 1,
  };
  const land = L.geoJSON(wrapLongitude(feature(topology, topology.objects.land!)), options);
  const lines = L.layerGroup().addTo(map);
  const draw = () => {
    const isCoarse = map.getZoom() <= MAX_COAST_ZOOM;
    map.getContainer().classList.toggle(styles.plain ?? 'plain', !isCoarse);
    if (isCoarse) land.addTo(map);
    else land.remove();
    drawGraticule(map, lines, renderer);
  };
  map.getContainer().classList.add(styles.sea ?? 'sea');
  map.on('moveend', draw);
  draw();
}

function drawGraticule(map: L.Map, lines: L.LayerGroup, renderer: L.Renderer): void {
  lines.clearLayers();
  const { x: width, y: height } = map.getSize();
  const className = styles.graticule ?? '';
  const { step, west, east, south, north } = drawGraticuleLines(map, lines, { pane: 'coast', className, renderer });
  const visibleBounds = map.getBounds();
  // Labels a line at the edge of the viewport. Screen readers skip the label.
  const label = (position: L.LatLngTuple, text: string, iconAnchor: L.PointTuple) => {
    const { x, y } = map.latLngToContainerPoint(position);
    // The corners are reserved for scale, attribution and the note.
    if (x < LABEL_MARGINS_PX.left || (y > height - 1 && x > width - LABEL_MARGINS_PX.right)) return;
    if (x > width - 1 && (y < LABEL_MARGINS_PX.top || y > height - LABEL_MARGINS_PX.bottom)) return;
    const icon = L.divIcon({ className: styles.degrees ?? '', html: text, iconSize: [60, 14], iconAnchor });
    const marker = L.marker(position, { icon, pane: 'coast', interactive: false, keyboard: false }).addTo(lines);
    marker.getElement()?.setAttribute('aria-hidden', 'true');
  };
  for (let index = Math.ceil(west / step); index * step <= east; index++) {
    label([visibleBounds.getSouth(), index * step], formatDegrees(index * step, step, 'E', 'W'), [-4, 30]);
  }
  for (let index = Math.ceil(south / step); index * step <= north; index++) {
    label([index * step, visibleBounds.getEast()], formatDegrees(index * step, step, 'N', 'S'), [64, 16]);
  }
}
