import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import {
  MAX_TILE_ZOOM,
  type StreetMap,
  type StreetMaps,
  TILE_PATH_TEMPLATE,
  type TileInput,
  tiles,
} from '@placelore/contracts/places/tiles.js';
import { computeEtag } from '@placelore/platform/http/etag.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { joinAttributions, parseAttribution } from './attribution.js';
import { OwnMapFinder, type OwnMaps } from './own-maps.js';
import { ServerTiles } from './server-tiles.js';
import type { TileArchive } from './tile-archive.js';
import { TileCache } from './tile-cache.js';
import { CacheSize } from './tile-cache-size.js';
import { detectTileMediaType, type TileMediaType } from './tile-format.js';
import { TileServer } from './tile-server.js';
import type { TileSettings } from './tile-variables.js';

/** Injection token: {@link TileSettings}. */
export const TILE_SETTINGS = Symbol('TILE_SETTINGS');

/** A tile to send; `etag` is strong and quoted. */
export interface TileImage {
  bytes: Buffer;
  mediaType: TileMediaType;
  etag: string;
  /** Seconds for which browsers and proxies may reuse it. */
  maxAge: number;
}

const SERVER_TIMEOUT_MS = 3_000;
const WORLD: StreetMap['bounds'] = [-180, -90, 180, 90];
/** Seconds for which a client may reuse a tile: limits for a fresh tile, and the time for a stale one. */
const CLIENT_MAX_AGE = { min: 3_600, max: 7 * 24 * 3_600, stale: 60 } as const;
/** The same for a tile of the operator's own map, which may be replaced. */
const OWN_TILE_MAX_AGE = 3_600;

/** Street maps of this installation: the operator's own maps, and tiles of a server, cached on disk. */
@Injectable()
export class StreetMapsService implements OnModuleInit, OnApplicationShutdown {
  private readonly ownMaps: OwnMapFinder;
  private readonly size: CacheSize;
  private readonly server: TileServer | null;
  private readonly serverTiles: ServerTiles | null;

  constructor(
    @Inject(TILE_SETTINGS) private readonly settings: TileSettings,
    @Inject(LOGGER) logger: Logger,
  ) {
    const { server, cacheFolder, maxCacheBytes, mapFolder, mapFile } = settings;
    this.ownMaps = new OwnMapFinder(mapFolder, mapFile, logger);
    this.size = new CacheSize(cacheFolder, maxCacheBytes);
    this.server = server && new TileServer({ ...server, timeoutMs: SERVER_TIMEOUT_MS });
    this.serverTiles =
      this.server &&
      new ServerTiles(this.server, new TileCache(cacheFolder, this.size), getServerKey(settings), logger);
  }

  /** Measures the cache that earlier runs left, in the background. */
  onModuleInit(): void {
    if (this.server) void this.size.cleanUp();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  /** Returns which maps exist, with the credits that must be shown. */
  async describe(): Promise<StreetMaps> {
    const { vector, raster } = await this.ownMaps.find();
    return {
      // The URL contains the version, so that browsers reuse only data from this version of the file.
      vector: vector && { url: `${tiles.archive.path}?v=${vector.etag.slice(1, -1)}`, ...vector.map },
      raster: this.describeRaster(raster),
    };
  }

  private describeRaster(own: TileArchive | null): StreetMap | null {
    if (!this.server) return own && { url: TILE_PATH_TEMPLATE, ...own.map };
    const attribution = parseAttribution(this.settings.attribution);
    return {
      url: TILE_PATH_TEMPLATE,
      bounds: WORLD,
      maxZoom: MAX_TILE_ZOOM,
      attribution: joinAttributions(own?.map.attribution ?? [], attribution),
    };
  }

  /**
   * Returns the operator's own vector map.
   * @throws ApiError OBJECT_NOT_FOUND without one
   */
  async findArchive(): Promise<TileArchive> {
    const { vector } = await this.ownMaps.find();
    if (!vector) throw new ApiError('OBJECT_NOT_FOUND');
    return vector;
  }

  /**
   * Returns a tile of the operator's own map if it has one, otherwise of the tile server.
   * @param origin of this product, as addressed by the caller
   * @throws ApiError OBJECT_NOT_FOUND where there is no tile, otherwise as {@link ServerTiles.get}
   */
  async getTile(tile: TileInput, origin: string | null): Promise<TileImage> {
    const own = await getOwnTile(await this.ownMaps.find(), tile);
    if (own) return own;
    if (!this.serverTiles) throw new ApiError('OBJECT_NOT_FOUND');
    const { info, bytes, isStale } = await this.serverTiles.get(tile, this.settings.publicOrigin ?? origin);
    return { bytes, mediaType: info.mediaType, etag: info.etag, maxAge: getMaxAge(info.freshUntil, isStale) };
  }
}

async function getOwnTile({ raster }: OwnMaps, { z, x, y }: TileInput): Promise<TileImage | null> {
  if (!raster || z < raster.minZoom || z > raster.map.maxZoom) return null;
  // A damaged archive has no tiles.
  const found = await raster.tiles.getZxy(z, x, y).catch(() => undefined);
  if (!found) return null;
  const bytes = Buffer.from(found.data);
  const mediaType = detectTileMediaType(bytes);
  return mediaType && { bytes, mediaType, etag: computeEtag(bytes), maxAge: OWN_TILE_MAX_AGE };
}

function getMaxAge(freshUntil: number, isStale: boolean): number {
  if (isStale) return CLIENT_MAX_AGE.stale;
  const seconds = Math.round((freshUntil - Date.now()) / 1_000);
  return Math.min(Math.max(seconds, CLIENT_MAX_AGE.min), CLIENT_MAX_AGE.max);
}

const getServerKey = ({ server }: TileSettings): string =>
  computeEtag(server?.template ?? '')
    .replace(/\W/g, '')
    .slice(0, 12);
