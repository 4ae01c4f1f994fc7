import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import { chooseSignposts, SIGNPOST_CELL_ZOOM, type Signpost } from '@placelore/contracts/places/map/signposts.js';
import L from 'leaflet';
import type { LabelLayer } from '../labels/label-layer.js';
import { drawGraticuleLines } from '../leaflet/graticule-lines.js';
import type { MapOverlays } from '../model/map-model.js';
import { STRINGS } from '../strings.js';
import { type CellInView, listCellsInView } from './cell-grid.js';
import { loadCell } from './load-cell.js';
import styles from './Outline.module.css';
import { MAX_COAST_ZOOM, OutlineTiles } from './outline-tiles.js';
import { drawRangeRings } from './range-rings.js';
import { NAME_LEAD, zoomToNames } from './zoom-to-names.js';

/** Widest view with distance rings around a place. */
const MIN_RING_ZOOM = 8;
const PANE = 'outline';

/** The built-in map: shapes and names from Placelore's own cells, and distance rings around a place. */
export class OutlineMap {
  private readonly lines = L.layerGroup();
  private center: Coordinates | undefined;
  private isPlace = false;
  private pins: MapOverlays['pins'];
  private readonly deepestZoom: number;

  private constructor(
    private readonly map: L.Map,
    private readonly labels: LabelLayer,
  ) {
    this.deepestZoom = map.getMaxZoom();
    const pane = map.createPane(PANE);
    pane.style.zIndex = '250';
    new OutlineTiles(PANE).addTo(map);
    map.getContainer().classList.add(styles.outline ?? 'outline');
    this.lines.addTo(map);
    addNorthArrow(map);
    map.on('moveend', () => void this.update().catch(() => undefined));
  }

  /** Draws the first view. @throws Error if none of its cells could be loaded */
  static async open(map: L.Map, labels: LabelLayer, overlays: MapOverlays): Promise<OutlineMap> {
    await zoomToNames(map, overlays);
    const cells = listCells(map);
    // A hidden map has no size and no cells. It is drawn when it becomes visible.
    if (cells.length > 0) await Promise.any(cells.map(loadCell));
    const outline = new OutlineMap(map, labels);
    outline.show(overlays);
    await outline.update();
    return outline;
  }

  /** Moves the rings to the place, or otherwise to the user. */
  show({ place, user, pins }: MapOverlays): void {
    this.center = place?.coordinates ?? user;
    this.isPlace = place !== undefined;
    this.pins = pins;
    this.limitZoom();
    this.drawLines();
  }

  /** Ends a map of pins where only bare ground follows. A view that is deeper already, for example of a link, stays. */
  private limitZoom(): void {
    const { map, pins, center } = this;
    const view = map.getBounds();
    const isBare = pins !== undefined && !center && !pins.some(({ coordinates }) => view.contains(coordinates));
    const maxZoom = isBare ? MAX_COAST_ZOOM : this.deepestZoom;
    if (map.getZoom() <= maxZoom && map.getMaxZoom() !== maxZoom) map.setMaxZoom(maxZoom);
  }

  private async update(): Promise<void> {
    const { map } = this;
    const hasShapes = map.getZoom() <= MAX_COAST_ZOOM;
    this.limitZoom();
    this.drawLines();
    const lead = this.isPlace ? NAME_LEAD : 0;
    const cells = listCells(map, lead);
    const view = map.getBounds();
    const loaded = await Promise.allSettled(cells.map(loadCell));
    // The map has been moved since, and that move has its own update.
    if (!map.getBounds().equals(view)) return;
    const found = loaded.map((result) => (result.status === 'fulfilled' ? result.value : null));
    this.labels.setNames(found.flatMap((cell, index) => moveToWorld(cell?.labels ?? [], cells[index]!, lead)));
    this.labels.setSigns(hasShapes && !this.isPlace ? [] : await findSigns(map));
    const middle = findMiddleCell(map, cells);
    const isGround = !hasShapes && found[middle]?.ground === 'land';
    map.getContainer().classList.toggle(styles.ground ?? 'ground', isGround);
  }

  private drawLines(): void {
    this.lines.clearLayers();
    const minZoom = this.isPlace ? MIN_RING_ZOOM : MAX_COAST_ZOOM + 1;
    if (this.center && this.map.getZoom() >= minZoom)
      drawRangeRings(this.map, this.lines, this.center, { pane: PANE, formatDistance: formatRadius });
    else drawGraticuleLines(this.map, this.lines, { pane: PANE, className: styles.graticule ?? '' });
  }
}

/** Formats a radius, without the decimal for a whole number of kilometers. */
const formatRadius = (meters: number): string => formatMetricDistance(meters).replace('.0 ', ' ');

/** @param lead number of zoom levels by which names appear earlier, which only deeper cells have */
function listCells(map: L.Map, lead = 0): CellInView[] {
  const { min, max } = map.getPixelBounds();
  if (!min || !max || max.x <= min.x || max.y <= min.y) return [];
  const scale = 2 ** lead;
  return listCellsInView(map.getZoom() + lead, {
    left: min.x * scale,
    top: min.y * scale,
    right: max.x * scale,
    bottom: max.y * scale,
  });
}

function findMiddleCell(map: L.Map, cells: readonly CellInView[]): number {
  const { x, y } = map.project(map.getCenter());
  const [middle] = listCellsInView(map.getZoom(), { left: x, top: y, right: x, bottom: y });
  return cells.findIndex((cell) => cell.x === middle?.x && cell.y === middle.y && cell.world === middle.world);
}

/** Returns signs to places around a street-level view, from the cell of its region; none if that cannot be loaded. */
async function findSigns(map: L.Map): Promise<Signpost[]> {
  const center = map.getCenter();
  const point = map.project(center, SIGNPOST_CELL_ZOOM + 1);
  const [cell] = listCellsInView(SIGNPOST_CELL_ZOOM + 1, {
    left: point.x,
    top: point.y,
    right: point.x,
    bottom: point.y,
  });
  const region = cell && (await loadCell(cell).catch(() => null));
  if (!region) return [];
  const view = map.getBounds();
  // A sign to a place that the map itself shows would be confusing.
  const viewMeters = Math.max(
    map.distance(center, [center.lat, view.getEast()]),
    map.distance(center, [view.getNorth(), center.lng]),
  );
  const { lat, lng } = center.wrap();
  return chooseSignposts({ latitude: lat, longitude: lng }, region.labels, viewMeters);
}

/** @param lead number of zoom levels by which the names appear earlier */
const moveToWorld = (labels: readonly MapLabel[], { world }: CellInView, lead: number): MapLabel[] =>
  labels.map((label) => ({ ...label, lng: label.lng + 360 * world, minZoom: label.minZoom - lead }));

function addNorthArrow(map: L.Map): void {
  const control = new L.Control({ position: 'topleft' });
  control.onAdd = () => {
    const arrow = L.DomUtil.create('div', styles.north);
    arrow.innerHTML =
      '<svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true"><path d="M6 0 11 14 6 10.5 1 14Z" fill="currentColor"/></svg>';
    arrow.append(STRINGS.north);
    arrow.title = STRINGS.northUp;
    return arrow;
  };
  control.addTo(map);
}
