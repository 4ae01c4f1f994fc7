import { z } from 'zod';
import { route } from '../core/route.js';

/** Maximum zoom of street tiles, which is that of OpenStreetMap's tiles. */
export const MAX_TILE_ZOOM = 19;
/** Path of street tiles, with the placeholders of map libraries. */
export const TILE_PATH_TEMPLATE = '/api/tiles/{z}/{x}/{y}.png';

/** Parses whole numbers in path segments such as `12`, but not `1e3`, `0x1` or `01`. */
const tileNumber = (max: number, bounds: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,6})$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= max, bounds);

const tileParameters = z
  .object({
    z: tileNumber(MAX_TILE_ZOOM, `must be between 0 and ${MAX_TILE_ZOOM}`),
    x: tileNumber(2 ** MAX_TILE_ZOOM - 1, 'is outside the map'),
    y: tileNumber(2 ** MAX_TILE_ZOOM - 1, 'is outside the map'),
  })
  .refine(({ z: zoom, x }) => x < 2 ** zoom, { path: ['x'], message: 'is outside the map at this zoom' })
  .refine(({ z: zoom, y }) => y < 2 ** zoom, { path: ['y'], message: 'is outside the map at this zoom' });
/** A tile of the Web Mercator pyramid. */
export type TileInput = z.output<typeof tileParameters>;

/** Part of a credit: text and the page to which it links. */
export const attributionPart = z.object({ text: z.string(), url: z.string().nullable() });
export type AttributionPart = z.infer<typeof attributionPart>;

/** West, south, east and north of a map in degrees. */
export const mapBounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const streetMap = z.object({
  /** Path on this server: of a PMTiles archive, or of single images with `{z}`, `{x}` and `{y}`. */
  url: z.string(),
  bounds: mapBounds,
  maxZoom: z.number().int(),
  /** Shown on every map, with links. */
  attribution: z.array(attributionPart),
});
export type StreetMap = z.infer<typeof streetMap>;

export const streetMaps = z.object({
  /** The operator's own map in Protomaps' basemap schema, which browsers draw. */
  vector: streetMap.nullable(),
  /** Images of the operator's own map or of the tile server. */
  raster: streetMap.nullable(),
});
export type StreetMaps = z.infer<typeof streetMaps>;

export const tiles = {
  sources: route({
    id: 'tiles.sources',
    service: 'places',
    method: 'GET',
    path: '/api/tiles',
    access: 'public',
    summary: 'Returns the street maps of this installation; each is null when it has none',
    response: streetMaps,
  }),
  archive: route({
    id: 'tiles.archive',
    service: 'places',
    method: 'GET',
    path: '/api/tiles/map.pmtiles',
    access: 'public',
    summary: 'Returns byte ranges of the operator’s own vector map; the Range header is required',
    produces: 'application/vnd.pmtiles',
    status: 206,
    // A map view reads about twenty ranges.
    rateLimit: { max: 1_500, windowSeconds: 60, by: 'visitor', maxPerAddress: 6_000 },
    startsWork: true,
    errors: ['CROSS_ORIGIN_REJECTED', 'OBJECT_NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  }),
  image: route({
    id: 'tiles.image',
    service: 'places',
    method: 'GET',
    path: '/api/tiles/:z/:x/:y.png',
    access: 'public',
    summary: 'Returns a street tile as PNG, JPEG or WebP, cached on this server',
    params: tileParameters,
    produces: 'image/png',
    // A map view has up to sixty tiles, and panning loads more.
    rateLimit: { max: 1_500, windowSeconds: 60, by: 'visitor', maxPerAddress: 6_000 },
    startsWork: true,
    errors: [
      'INVALID_INPUT',
      'CROSS_ORIGIN_REJECTED',
      'OBJECT_NOT_FOUND',
      'PROVIDER_REJECTED',
      'PROVIDER_UNAVAILABLE',
      'TIMED_OUT',
    ],
  }),
} as const;
