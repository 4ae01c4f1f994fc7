import L from 'leaflet';
import { chooseGraticuleStep } from './graticule.js';

/**
 * Draws meridians and parallels in a view and half a view around it.
 * @returns the step and the bounds of the lines, in degrees
 */
export function drawGraticuleLines(
  map: L.Map,
  group: L.LayerGroup,
  { pane, className, renderer }: { pane: string; className: string; renderer?: L.Renderer },
): { step: number; west: number; east: number; south: number; north: number } {
  const bounds = map.getBounds().pad(0.5);
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const [south, north] = [Math.max(bounds.getSouth(), -85), Math.min(bounds.getNorth(), 85)];
  const step = chooseGraticuleStep((east - west) / 2, map.getSize().x);
  const options = { pane, interactive: false, weight: 1, noClip: true, className, ...(renderer && { renderer }) };
  for (let index = Math.ceil(west / step); index * step <= east; index++)
    L.polyline(
      [
        [south, index * step],
        [north, index * step],
      ],
      options,
    ).addTo(group);
  for (let index = Math.ceil(south / step); index * step <= north; index++)
    L.polyline(
      [
        [index * step, west],
        [index * step, east],
      ],
      options,
    ).addTo(group);
  return { step, west, east, south, north };
}
