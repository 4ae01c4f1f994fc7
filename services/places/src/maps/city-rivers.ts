import { type CityRiver, Waters } from '@placelore/guidebook/water/waters.js';
import { STREET_ZOOM } from './draw-map.js';
import { COLORS } from './map-colors.js';
import type { MapViewport } from './map-viewport.js';

/** Zoom from which the rivers of cities are drawn in place of the others, which are too inaccurate for deeper zooms. */
const MIN_ZOOM = 10;
/** Width in meters from which a river is part of the coast, which is drawn up to the zoom of streets. */
const COASTAL_WIDTH = 500;
const MIN_WIDTH_PIXELS = 2;
/** Width of the line along both banks, in pixels. */
const BANK_PIXELS = 1;

/** Draws the rivers of cities in view as SVG; empty on images for which they are too small. */
export function drawCityRivers(viewport: MapViewport): string {
  const rivers = findInView(viewport).map(({ line, width }) => {
    const points = line.map(([longitude, latitude]) => {
      const { x, y } = viewport.project({ latitude, longitude });
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return { path: `M${points.join('L')}`, pixels: Math.max(MIN_WIDTH_PIXELS, width / viewport.metersPerPixel) };
  });
  const stroke = (color: string, extra: number) =>
    rivers
      .map(
        ({ path, pixels }) =>
          `<path d="${path}" fill="none" stroke="${color}" stroke-width="${(pixels + extra).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"/>`,
      )
      .join('');
  // All banks come first, so that none crosses the water where two arms meet.
  return stroke(COLORS.river, 2 * BANK_PIXELS) + stroke(COLORS.water, 0);
}

function findInView(viewport: MapViewport): CityRiver[] {
  if (viewport.zoom <= MIN_ZOOM) return [];
  return Waters.load().cityRivers.filter(({ line, width }) => {
    if (width >= COASTAL_WIDTH && viewport.zoom < STREET_ZOOM) return false;
    const [lngs, lats] = [line.map(([lng]) => lng), line.map(([, lat]) => lat)];
    return viewport.isInView({
      west: Math.min(...lngs),
      east: Math.max(...lngs),
      south: Math.min(...lats),
      north: Math.max(...lats),
    });
  });
}
