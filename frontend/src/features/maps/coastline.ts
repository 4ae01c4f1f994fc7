import L from 'leaflet';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json';
import styles from './Maps.module.css';

/** Beyond this zoom a coast at 1:110 million is further off than a traveller would forgive: the ground is plain. */
const DEEPEST_COAST = 7;
/** Steps of a graticule, in degrees: what a chart divides degrees and minutes into. */
const STEPS = [30, 10, 5, 2, 1, 1 / 2, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 300];
/** About how many meridians a picture has. */
const MERIDIANS = 4;

/** The largest step that puts at least {@link MERIDIANS} lines across so many degrees. */
export const graticuleStep = (degrees: number): number =>
  STEPS.find((step) => degrees / step >= MERIDIANS) ?? (STEPS.at(-1) as number);

/** Puts land and a graticule under what is drawn on a map. */
export function drawCoastline(map: L.Map): void {
  const pane = map.createPane('coast');
  pane.style.zIndex = '250';
  const renderer = L.svg({ pane: 'coast', padding: 0.5 });
  const topology = world as unknown as Topology;
  const land = L.geoJSON(feature(topology, topology.objects.land!), {
    pane: 'coast',
    interactive: false,
    style: { renderer, className: styles.land ?? '', weight: 1, fillOpacity: 1 },
  });
  const lines = L.layerGroup().addTo(map);
  const draw = () => {
    const isCoarse = map.getZoom() <= DEEPEST_COAST;
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
  const bounds = map.getBounds().pad(0.5);
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const [south, north] = [Math.max(bounds.getSouth(), -85), Math.min(bounds.getNorth(), 85)];
  const step = graticuleStep((east - west) / 2);
  const line = (from: L.LatLngTuple, to: L.LatLngTuple) =>
    L.polyline([from, to], {
      pane: 'coast',
      renderer,
      interactive: false,
      weight: 1,
      noClip: true,
      className: styles.graticule ?? '',
    }).addTo(lines);
  for (let at = Math.ceil(west / step); at * step <= east; at++) line([south, at * step], [north, at * step]);
  for (let at = Math.ceil(south / step); at * step <= north; at++) line([at * step, west], [at * step, east]);
}
