import { z } from 'zod';
import { route } from '../../core/route.js';

/** Number of units along each edge of a cell. Shapes are in these units, x to the east and y to the south. */
export const CELL_EXTENT = 4_096;
/** Zoom levels of cells. Those beyond the last one with shapes have only labels. */
export const CELL_ZOOMS = [0, 2, 4, 6, 8, 10, 12] as const;
/** Deepest cells with shapes. */
export const MAX_SHAPE_ZOOM = 6;
const MAX_CELL_ZOOM = 12;

/** Kinds of labels, which determine the typography. */
export const MAP_LABEL_KINDS = [
  'country',
  'region',
  'sea',
  'water',
  'range',
  'nature',
  'island',
  'capital',
  'city',
  'town',
  'quarter',
  'sight',
] as const;
export type MapLabelKind = (typeof MAP_LABEL_KINDS)[number];

/** Name on the map. */
export const mapLabel = z.object({
  name: z.string(),
  kind: z.enum(MAP_LABEL_KINDS),
  lat: z.number(),
  lng: z.number(),
  /** 0 to 10. If two names overlap, the one with the higher prominence is shown. */
  prominence: z.number(),
  /** Zoom levels at which the name is shown. */
  minZoom: z.number(),
  maxZoom: z.number(),
});
export type MapLabel = z.infer<typeof mapLabel>;

/** One square of the built-in map. */
export const mapCell = z.object({
  /** SVG path data in units of {@link CELL_EXTENT}; empty beyond {@link MAX_SHAPE_ZOOM} and where there are none. */
  land: z.string(),
  borders: z.string(),
  lakes: z.string(),
  /** Rivers by rank: great, large, regional. */
  rivers: z.tuple([z.string(), z.string(), z.string()]),
  /** Rivers of cities, which are accurate enough for streets; widths in units of {@link CELL_EXTENT}. */
  cityRivers: z.array(z.object({ path: z.string(), width: z.number() })),
  /** Discs for towns, whose sizes are estimated from the population and are not surveyed outlines. */
  urban: z.string(),
  /** Ground at the center, for zoom levels too deep for the coastline. */
  ground: z.enum(['land', 'sea']),
  labels: z.array(mapLabel),
});
export type MapCell = z.infer<typeof mapCell>;

const integer = (max: number) => {
  const bounds = `must be between 0 and ${max}`;
  return z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(0, bounds).max(max, bounds);
};

export const mapCells = {
  cell: route({
    id: 'mapCells.cell',
    service: 'places',
    method: 'GET',
    path: '/api/map/cells/:zoom/:x/:y',
    access: 'public',
    summary:
      'Returns one square of the built-in map: coast, borders, rivers, lakes and names. Zoom is even, 0 to 12; x and y count squares of Web Mercator from the northwest',
    params: z.object({
      zoom: integer(MAX_CELL_ZOOM).refine((zoom) => zoom % 2 === 0, 'must be even'),
      x: integer(2 ** MAX_CELL_ZOOM - 1),
      y: integer(2 ** MAX_CELL_ZOOM - 1),
    }),
    response: mapCell,
    rateLimit: { max: 600, windowSeconds: 60, by: 'visitor', maxPerAddress: 3_000 },
    errors: ['INVALID_INPUT'],
  }),
} as const;
