import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { sharp } from '../drawing/svg-raster.js';
import { TextOutliner } from '../drawing/text-outliner.js';
import type { MapRequest } from './draw-map.js';
import { drawMap, findTownsInView, MAX_COASTLINE_ZOOM } from './draw-map.js';
import { MapViewport } from './map-viewport.js';
import { World } from './world.js';

/** Maximum number of requested town labels; fewer fit. */
const MAX_TOWNS = 60;
const MAX_SIGHTS = 40;
/** A town or sight within this many meters proves solid ground, because the coastline is less exact than that. */
const ASHORE_METERS = 4_000;

/** Draws a map and converts it to PNG. One of 600 x 300 takes 50 to 100 ms, half of it in libvips. */
export function renderMap(request: MapRequest, attribution: string, guidebook: Guidebook): Promise<Buffer> {
  const svg = drawRequestedMap(request, attribution, guidebook);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
}

/** Draws the towns, sights and ground around the center of a request as SVG. */
export function drawRequestedMap(request: MapRequest, attribution: string, guidebook: Guidebook): string {
  const { center, zoom, width, height, markers } = request;
  const viewport = new MapViewport(center, zoom, width, height);
  const world = World.load(viewport.zoom);
  const isDeepZoom = viewport.zoom >= MAX_COASTLINE_ZOOM;
  const towns = findTownsInView(viewport, MAX_TOWNS);
  const sights = isDeepZoom ? findSightsInView(viewport, guidebook) : [];
  return drawMap(
    viewport,
    {
      shapes: isDeepZoom ? null : world.draw(viewport),
      onLand:
        [...towns, ...sights].some((place) => getDistanceMeters(place, center) <= ASHORE_METERS) ||
        (isDeepZoom && world.isLand(center)),
      towns,
      sights,
      markers,
      attribution,
    },
    TextOutliner.load(),
  );
}

/** Returns guidebook sights in view, the best known first. */
function findSightsInView(viewport: MapViewport, guidebook: Guidebook) {
  const radius = (Math.hypot(viewport.width, viewport.height) / 2) * viewport.metersPerPixel;
  return guidebook
    .findLandmarksNear(viewport.center, radius)
    .map(({ record }) => record)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, MAX_SIGHTS);
}
