import { ApiError } from '@placelore/contracts/core/errors.js';
import type { TileInput } from '@placelore/contracts/places/tiles.js';
import { computeEtag } from '@placelore/platform/http/etag.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { recordCacheRead } from '@placelore/platform/telemetry/measure-call.js';
import { BrokenCircuitError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { RequestCoalescer } from '../http/request-coalescer.js';
import type { CachedTile, TileCache } from './tile-cache.js';
import type { TileResponse, TileServer } from './tile-server.js';

/** A tile to send. */
export interface ServerTile extends CachedTile {
  /** Whether the server could not be asked if the tile has changed. */
  isStale: boolean;
}

/** Time in ms for which a tile is not requested again: after the server had no such tile, and after a failure. */
const MISSING_TTL_MS = 10 * 60_000;
const FAILED_TTL_MS = 10_000;
const MAX_REMEMBERED = 20_000;

type Outcome = { kind: 'missing' } | { kind: 'failed'; error: ApiError };

/** Tiles of the tile server: from disk while they are fresh, revalidated afterward, and stale when that fails. */
export class ServerTiles {
  private readonly flights = new RequestCoalescer();
  private readonly outcomes = new LRUCache<string, Outcome>({ max: MAX_REMEMBERED, ttl: MISSING_TTL_MS });

  constructor(
    private readonly server: TileServer,
    private readonly cache: TileCache,
    /** Prefix of cached tiles, different for each server. */
    private readonly serverKey: string,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns a tile. Equal requests share one call; nothing is fetched without a request.
   * @param referer origin of this product
   * @throws ApiError OBJECT_NOT_FOUND when the server has no such tile; when no tile is cached, as {@link
   * TileServer.fetch}
   */
  get(tile: TileInput, referer: string | null): Promise<ServerTile> {
    const key = `${this.serverKey}-${tile.z}-${tile.x}-${tile.y}`;
    return this.flights.run(key, () => this.getOrFetch(key, tile, referer)) as Promise<ServerTile>;
  }

  private async getOrFetch(key: string, tile: TileInput, referer: string | null): Promise<ServerTile> {
    const cached = await this.cache.get(key);
    const isCurrent = cached !== null && cached.info.freshUntil > Date.now();
    recordCacheRead('tiles', isCurrent);
    if (cached && isCurrent) return { ...cached, isStale: false };
    const former = this.outcomes.get(key);
    if (former?.kind === 'missing') throw new ApiError('OBJECT_NOT_FOUND');
    if (former?.kind === 'failed') return this.toStale(cached, former.error);
    try {
      const response = await this.server.fetch(tile, referer, cached?.info);
      return await this.toImage(key, response, cached);
    } catch (thrown) {
      const error = thrown as ApiError;
      if (error.code === 'OBJECT_NOT_FOUND') throw error;
      if (wasCalled(error)) {
        this.outcomes.set(key, { kind: 'failed', error }, { ttl: FAILED_TTL_MS });
        this.logger.warn({ err: error.cause ?? error }, 'Tile server failed');
      }
      return this.toStale(cached, error);
    }
  }

  private async toImage(key: string, response: TileResponse, cached: CachedTile | null): Promise<ServerTile> {
    if (response.kind === 'missing') {
      this.outcomes.set(key, { kind: 'missing' });
      throw new ApiError('OBJECT_NOT_FOUND');
    }
    const { freshSeconds } = response;
    const freshUntil = Date.now() + (freshSeconds ?? 0) * 1_000;
    if (response.kind === 'notModified') {
      // Unreachable, because TileServer rejects 304 after an unconditional request.
      if (!cached) throw new ApiError('PROVIDER_UNAVAILABLE');
      return this.store(key, { ...cached, info: { ...cached.info, freshUntil } }, freshSeconds);
    }
    const { bytes, mediaType, serverEtag, lastModified } = response;
    const info = { mediaType, etag: computeEtag(bytes), freshUntil, serverEtag, lastModified };
    return this.store(key, { bytes, info }, freshSeconds);
  }

  private async store(key: string, tile: CachedTile, freshSeconds: number | null): Promise<ServerTile> {
    if (freshSeconds !== null) {
      // The tile is valid even if it cannot be cached.
      await this.cache.set(key, tile).catch((thrown: unknown) => {
        this.logger.warn({ err: thrown }, 'Tile could not be cached');
      });
    }
    return { ...tile, isStale: false };
  }

  private toStale(cached: CachedTile | null, error: ApiError): ServerTile {
    if (!cached) throw error;
    return { ...cached, isStale: true };
  }
}

/** Whether this call reached the server and failed; a pause or an open circuit prevents calls. */
const wasCalled = ({ code, cause }: ApiError): boolean =>
  code === 'TIMED_OUT' || (cause !== undefined && !(cause instanceof BrokenCircuitError));
