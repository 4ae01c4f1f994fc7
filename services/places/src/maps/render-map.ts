import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { chooseSignposts, type Signpost } from '@placelore/contracts/places/map/signposts.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { sharp } from '../drawing/svg-raster.js';
import { TextOutliner } from '../drawing/text-outliner.js';
import { MapNames } from '../map-names/map-names.js';
import { drawCityRivers } from './city-rivers.js';
import type { MapRequest } from './draw-map.js';
import { drawMap, STREET_ZOOM } from './draw-map.js';
import { drawMapShapes } from './map-shapes.js';
import { MapViewport } from './map-viewport.js';
import { findNamesInView, ORIENTATION_LEAD } from './names/find-names.js';
import { World } from './world.js';

/**
 * A town or sight within this many meters proves that a position is on land, because the coastline is less precise than
 * that.
 */
const ASHORE_METERS = 4_000;

/** Kinds of names that prove that a position is on land. */
const ASHORE_KINDS: ReadonlySet<string> = new Set(['capital', 'city', 'town', 'quarter', 'sight']);

/** Draws a map and converts it to PNG. An image of 600 x 300 takes 50 to 100 ms, half of it in libvips. */
export function renderMap(request: MapRequest, attribution: string, atlas: Atlas): Promise<Buffer> {
  const svg = drawRequestedMap(request, attribution, atlas);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer();
}

/** Image width in pixels from which it is shown smaller than it is, on phones at 60 percent. */
const MIN_REDUCED_WIDTH = 400;
/** Factor by which everything in such an image is larger, so that the smallest letters have 11 pixels on phones. */
const ENLARGEMENT = 1.75;

/** Draws the names, shapes and background around the center of a request as SVG. */
export function drawRequestedMap(request: MapRequest, attribution: string, atlas: Atlas): string {
  const { center, zoom, width, height, markers } = request;
  const scale = width < MIN_REDUCED_WIDTH ? 1 : ENLARGEMENT;
  // The same area in fewer units.
  const viewport = new MapViewport(center, zoom - Math.log2(scale), width / scale, height / scale);
  const isStreetLevel = zoom >= STREET_ZOOM;
  const lead = (request.isForOrientation ? ORIENTATION_LEAD : 0) + Math.ceil(Math.log2(scale));
  const names = findNamesInView(viewport, atlas, lead);
  const isAshore = names.some(
    ({ kind, lat, lng }) =>
      ASHORE_KINDS.has(kind) && getDistanceMeters({ latitude: lat, longitude: lng }, center) <= ASHORE_METERS,
  );
  // The names in view may not include the town itself, for example beside the Tagus.
  const isInTown = () => (atlas.gazetteer.findNearest(center)?.distance ?? Number.POSITIVE_INFINITY) <= ASHORE_METERS;
  return drawMap(
    viewport,
    {
      shapes: isStreetLevel ? null : drawMapShapes(viewport),
      onLand: isAshore || (isStreetLevel && (World.load(viewport.zoom).isLand(center) || isInTown())),
      cityRivers: drawCityRivers(viewport),
      names,
      signposts: isStreetLevel || request.isForOrientation ? findSignposts(viewport, atlas) : [],
      hasRings: request.isForOrientation ?? false,
      markers,
      attribution,
      scale,
    },
    TextOutliner.load(),
  );
}

/** Zoom whose names signposts point to, and the degrees around the center within which they are searched. */
const SIGNPOST_ZOOM = 10;
const SIGNPOST_REACH_DEGREES = 0.8;

function findSignposts({ center, width, height, metersPerPixel }: MapViewport, atlas: Atlas): Signpost[] {
  const { latitude, longitude } = center;
  const area = {
    north: Math.min(90, latitude + SIGNPOST_REACH_DEGREES),
    south: Math.max(-90, latitude - SIGNPOST_REACH_DEGREES),
    west: longitude - SIGNPOST_REACH_DEGREES,
    east: longitude + SIGNPOST_REACH_DEGREES,
    contains: (position: Position) =>
      Math.abs(position.latitude - latitude) <= SIGNPOST_REACH_DEGREES &&
      Math.abs(position.longitude - longitude) <= SIGNPOST_REACH_DEGREES,
  };
  const viewMeters = (Math.max(width, height) / 2) * metersPerPixel;
  return chooseSignposts(center, MapNames.load(atlas).findInView(area, SIGNPOST_ZOOM), viewMeters);
}
