import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { formatUserAgent } from '../open-services/open-services-variables.js';

/** The community's tile server, whose policy requires a contact, a Referer and a cache. */
export const PUBLIC_TILE_SERVER = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const isTileTemplate = (value: string): boolean => {
  const url = fillTileTemplate(value, { z: 0, x: 0, y: 0 });
  return (
    ['{z}', '{x}', '{y}'].every((placeholder) => value.includes(placeholder)) &&
    URL.canParse(url) &&
    ['http:', 'https:'].includes(new URL(url).protocol)
  );
};

export const tileVariables = {
  /**
   * URL template of a raster tile server with {z}, {x} and {y}, or `off`; if there is a contact, defaults to the
   * community's server.
   */
  TILE_SERVER_URL: z
    .string()
    .refine((value) => value === 'off' || isTileTemplate(value), 'must be off, or an http(s) URL with {z}, {x} and {y}')
    .optional(),
  /** Credit for the tiles; links are written as in HTML: `<a href="https://…">words</a>`. */
  TILE_ATTRIBUTION: z.string().max(500).optional(),
  /** Maximum size of the cached tiles in megabytes. */
  TILE_CACHE_MB: z.coerce.number().min(10).max(1_000_000).default(500),
  /** Folder of the operator's own maps (`*.pmtiles`) and, in `cache/`, of cached tiles. */
  TILES_DIR: z.string().default(join(tmpdir(), 'placelore-tiles')),
  /** A single map that replaces those in the folder. */
  TILES_FILE: z.string().optional(),
};
export type TileVariables = z.output<z.ZodObject<typeof tileVariables>> & {
  OPEN_SERVICES_CONTACT?: string | undefined;
  PUBLIC_URL?: string | undefined;
};

export interface TileSettings {
  /** Null when no tile server is used. */
  server: { template: string; userAgent: string } | null;
  attribution: string;
  /** Configured origin of this product; null if there is none. */
  publicOrigin: string | null;
  cacheFolder: string;
  maxCacheBytes: number;
  mapFolder: string;
  mapFile: string | null;
}

/** Replaces the placeholders in a URL template. */
export const fillTileTemplate = (template: string, { z, x, y }: { z: number; x: number; y: number }): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));

const DEFAULT_ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** Adds an issue when the community's tile server is used without the required contact. */
export function addTileIssues(variables: TileVariables, context: z.RefinementCtx): void {
  const { TILE_SERVER_URL: url, OPEN_SERVICES_CONTACT: contact } = variables;
  if (contact || !url || !isTileTemplate(url)) return;
  const { hostname } = new URL(fillTileTemplate(url, { z: 0, x: 0, y: 0 }));
  if (!/(^|\.)openstreetmap\.org$/.test(hostname)) return;
  context.addIssue({
    code: 'custom',
    path: ['OPEN_SERVICES_CONTACT'],
    message: 'is needed to call the public servers (TILE_SERVER_URL): an email or web address for their operators',
  });
}

export function toTileSettings(variables: TileVariables): TileSettings {
  const { OPEN_SERVICES_CONTACT: contact, PUBLIC_URL: publicUrl } = variables;
  const template = variables.TILE_SERVER_URL ?? (contact ? PUBLIC_TILE_SERVER : 'off');
  return {
    server: template === 'off' ? null : { template, userAgent: formatUserAgent(contact) },
    attribution: variables.TILE_ATTRIBUTION ?? DEFAULT_ATTRIBUTION,
    publicOrigin: publicUrl ? new URL(publicUrl).origin : null,
    cacheFolder: join(variables.TILES_DIR, 'cache'),
    maxCacheBytes: variables.TILE_CACHE_MB * 1_000_000,
    mapFolder: variables.TILES_DIR,
    mapFile: variables.TILES_FILE ?? null,
  };
}
