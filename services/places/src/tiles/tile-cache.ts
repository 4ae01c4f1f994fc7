import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type CacheSize, DRAFT_SUFFIX } from './tile-cache-size.js';
import type { TileMediaType } from './tile-format.js';

/** Data about a cached tile. Times are in ms since 1970. */
export interface CachedTileInfo {
  mediaType: TileMediaType;
  /** Strong, quoted, computed from the bytes. */
  etag: string;
  /** Until this time the tile is served without asking its server. */
  freshUntil: number;
  /** Validators from the tile server. */
  serverEtag?: string | undefined;
  lastModified?: string | undefined;
}

export interface CachedTile {
  info: CachedTileInfo;
  bytes: Buffer;
}

const headSchema = z.object({
  size: z.number().int().positive(),
  info: z.object({
    mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    etag: z.string(),
    freshUntil: z.number(),
    serverEtag: z.string().optional(),
    lastModified: z.string().optional(),
  }),
});

/** Minimum time in ms between two updates of the time of last use, so that most reads write nothing. */
const TOUCH_INTERVAL_MS = 24 * 3600_000;
const LINE_END = 0x0a;

/**
 * Stores each tile in one file on disk: a line of JSON about the tile, then its bytes. The modification time is the
 * time of last use. A file appears complete or not at all, so a crash leaves at most drafts.
 */
export class TileCache {
  constructor(
    private readonly folder: string,
    private readonly size: CacheSize,
  ) {}

  /** Returns a tile; null when it is not cached or its file is damaged. */
  async get(key: string): Promise<CachedTile | null> {
    const path = this.getPath(key);
    const file = await open(path).catch(() => null);
    if (!file) return null;
    try {
      const { mtimeMs } = await file.stat();
      const tile = parseTile(await file.readFile());
      const now = Date.now();
      if (tile && now - mtimeMs > TOUCH_INTERVAL_MS) await file.utimes(now / 1_000, now / 1_000).catch(() => {});
      return tile;
    } catch {
      return null;
    } finally {
      await file.close();
    }
  }

  /**
   * Stores a tile.
   * @throws Error when the disk is full or the folder is not writable
   */
  async set(key: string, { info, bytes }: CachedTile): Promise<void> {
    const path = this.getPath(key);
    const draft = `${path}.${randomUUID()}${DRAFT_SUFFIX}`;
    const content = Buffer.concat([Buffer.from(`${JSON.stringify({ size: bytes.length, info })}\n`), bytes]);
    try {
      await writeFile(draft, content, { mode: 0o600 }).catch(async (thrown: NodeJS.ErrnoException) => {
        if (thrown.code !== 'ENOENT') throw thrown;
        await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
        await writeFile(draft, content, { mode: 0o600 });
      });
      await rename(draft, path);
    } catch (thrown) {
      await rm(draft, { force: true }).catch(() => {});
      throw thrown;
    }
    this.size.add(content.length);
  }

  /** Distributes tiles over 256 folders, because folders with very many files are slow. */
  private getPath(key: string): string {
    let hash = 0;
    for (let index = 0; index < key.length; index++) hash = (hash * 31 + key.charCodeAt(index)) % 65_521;
    return join(this.folder, (hash % 256).toString(16).padStart(2, '0'), key);
  }
}

function parseTile(content: Buffer): CachedTile | null {
  const end = content.indexOf(LINE_END);
  const head = headSchema.safeParse(JSON.parse(content.toString('utf8', 0, Math.max(end, 0))));
  if (!head.success) return null;
  const bytes = content.subarray(end + 1);
  return bytes.length === head.data.size ? { info: head.data.info, bytes } : null;
}
