import type { MapCell } from '@placelore/contracts/places/map/map-cells.js';
import L from 'leaflet';
import { type CellWindow, getTileWindow, OUTLINE_TILE_PX } from './cell-grid.js';
import { loadCell } from './load-cell.js';
import styles from './Outline.module.css';

const SVG = 'http://www.w3.org/2000/svg';
/** Deepest zoom with rivers and built-up areas, whose shapes are too rough beyond that. */
const MAX_WATER_ZOOM = 10;
/**
 * Deepest zoom with a coast: at a scale of 1:10 million, it is too inaccurate beyond that. The ground is plain there, but
 * for the rivers of cities.
 */
export const MAX_COAST_ZOOM = 12;
/** Makes the ids of clipping paths unique within the page. */
let clipCount = 0;

/** Land, borders, rivers and lakes as SVG tiles. Their colors follow the theme. */
export class OutlineTiles extends L.GridLayer {
  constructor(pane: string) {
    super({ pane, tileSize: OUTLINE_TILE_PX, minZoom: 1, maxZoom: 19, updateWhenZooming: false, keepBuffer: 1 });
  }

  override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const part = getTileWindow(z, x, y);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `${part.left} ${part.top} ${part.size} ${part.size}`);
    svg.setAttribute('aria-hidden', 'true');
    if (z > MAX_WATER_ZOOM) svg.setAttribute('class', styles.close ?? 'close');
    loadCell(part).then(
      (cell) => {
        drawCell(svg, cell, part, z);
        done(undefined, svg as unknown as HTMLElement);
      },
      (error: Error) => done(error, svg as unknown as HTMLElement),
    );
    return svg as unknown as HTMLElement;
  }
}

function drawCell(svg: SVGElement, cell: MapCell, { zoom }: CellWindow, mapZoom: number): void {
  if (mapZoom <= MAX_COAST_ZOOM) {
    addPath(svg, cell.land, styles.land);
    if (cell.urban !== '') addPath(createLandClip(svg, cell.land), cell.urban, styles.urban);
    cell.rivers.forEach((rivers, index) => {
      // A river is a thin line on a map of the world and a wide one on a map of its country.
      addPath(svg, rivers, [styles.river, styles[`rank${index + 1}`], zoom < 4 ? styles.far : ''].join(' '));
    });
    addPath(svg, cell.lakes, styles.lake);
    addPath(svg, cell.borders, styles.border);
  }
  for (const { path, width } of cell.cityRivers)
    addPath(svg, path, styles.cityRiver)?.setAttribute('stroke-width', `${width}`);
}

function addPath(parent: SVGElement, data: string, className: string | undefined): SVGElement | null {
  if (data === '') return null;
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', data);
  path.setAttribute('class', className ?? '');
  parent.append(path);
  return path;
}

/** Returns a group whose content is clipped to land. */
function createLandClip(svg: SVGElement, land: string): SVGElement {
  const id = `land-${++clipCount}`;
  const clip = document.createElementNS(SVG, 'clipPath');
  clip.id = id;
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', land);
  clip.append(path);
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('clip-path', `url(#${id})`);
  svg.append(clip, group);
  return group;
}
