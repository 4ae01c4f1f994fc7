import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { Guidebook } from '@placelore/guidebook/guidebook.js';
import { Lettering } from '../drawing/lettering.js';
import { sharp } from '../drawing/svg-raster.js';
import { DEEPEST_COAST, drawMap } from './draw-map.js';
import { Frame } from './frame.js';
import type { MapRequest } from './map-request.js';
import { townsInView } from './towns.js';
import { World } from './world.js';

/** Names asked to be written, at most; fewer find room. */
const MOST_TOWNS = 60;
const MOST_SIGHTS = 40;
/** A town or sight within this many metres means solid ground, closer to the shore than the coastline is exact. */
const ASHORE = 4_000;

/** Draws a map and makes a PNG of it. One of 600 x 300 takes 50 to 100 ms, half of it in libvips. */
export async function renderMap(request: MapRequest, attribution: string, guidebook: Guidebook): Promise<Buffer> {
  const { centre, zoom, width, height, markers } = request;
  const frame = new Frame(centre, zoom, width, height);
  const world = World.load(frame.zoom);
  const deep = frame.zoom >= DEEPEST_COAST;
  const towns = townsInView(frame, MOST_TOWNS);
  const sights = deep ? sightsInView(frame, guidebook) : [];
  const svg = drawMap(
    frame,
    {
      shapes: deep ? null : world.draw(frame),
      onLand:
        [...towns, ...sights].some((one) => distanceMetres(one, centre) <= ASHORE) || (deep && world.isLand(centre)),
      towns,
      sights,
      markers,
      attribution,
    },
    Lettering.load(),
  );
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
}

/** Sights of the guidebook in view, the best known first. */
function sightsInView(frame: Frame, guidebook: Guidebook) {
  const radius = (Math.hypot(frame.width, frame.height) / 2) * frame.metresPerPixel;
  return guidebook
    .landmarksNear(frame.centre, radius)
    .map(({ record }) => record)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, MOST_SIGHTS);
}
