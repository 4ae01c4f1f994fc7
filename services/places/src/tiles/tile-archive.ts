import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import type { StreetMap } from '@placelore/contracts/places/tiles.js';
import { Compression, type Header, PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles';
import { z } from 'zod';
import { parseAttribution } from './attribution.js';

/** Layers without which the basemap style would draw an empty map. */
const BASEMAP_LAYERS = ['earth', 'water', 'roads', 'places'];
const RASTER_TYPES: readonly TileType[] = [TileType.Png, TileType.Jpeg, TileType.Webp];
const READABLE: readonly Compression[] = [Compression.None, Compression.Gzip];

const metadataSchema = z.object({
  attribution: z.string().max(2_000).optional().catch(undefined),
  vector_layers: z
    .array(z.object({ id: z.string() }))
    .optional()
    .catch(undefined),
});

/** Error for a file that is not a usable map; the message explains the reason to the operator. */
export class UnusableArchiveError extends Error {}

/** A usable archive of the operator. */
export interface TileArchive {
  path: string;
  kind: 'vector' | 'raster';
  /** Strong and quoted; changes whenever the file changes. */
  etag: string;
  minZoom: number;
  map: Omit<StreetMap, 'url'>;
  tiles: PMTiles;
}

/** Reads the bytes of an archive. Opens the file for each read, so that it can be replaced while the service runs. */
class FileSource implements Source {
  constructor(private readonly path: string) {}

  getKey = (): string => this.path;

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await open(this.path);
    try {
      const { size } = await file.stat();
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      return { data: bytes.buffer.slice(0, bytesRead), etag: await getFileEtag(file) };
    } finally {
      await file.close();
    }
  }
}

/** Returns the strong entity tag of an open file, from its size and the time of its latest change. */
export async function getFileEtag(file: FileHandle): Promise<string> {
  const { size, mtimeNs } = await file.stat({ bigint: true });
  return `"${size.toString(36)}-${mtimeNs.toString(36)}"`;
}

/**
 * Opens a PMTiles archive and checks that it is complete and of a supported kind.
 * @throws UnusableArchiveError
 */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const tiles = new PMTiles(new FileSource(path));
  const [header, size, etag] = await readHeader(path, tiles);
  assertComplete(header, size);
  const metadata = await readMetadata(tiles, header);
  const kind = getKind(header, metadata);
  return {
    path,
    kind,
    etag,
    minZoom: header.minZoom,
    tiles,
    map: {
      bounds: toBounds(header),
      maxZoom: header.maxZoom,
      attribution: parseAttribution(metadata.attribution ?? '© OpenStreetMap contributors'),
    },
  };
}

async function readHeader(path: string, tiles: PMTiles): Promise<[Header, number, string]> {
  try {
    const file = await open(path);
    try {
      return [await tiles.getHeader(), (await file.stat()).size, await getFileEtag(file)];
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new UnusableArchiveError('It is not a readable PMTiles archive of version 3.', { cause });
  }
}

/** A file that is still being copied already has its header. */
function assertComplete(header: Header, size: number): void {
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  if (Math.max(...ends) > size) throw new UnusableArchiveError('It is incomplete; is it still being copied?');
}

async function readMetadata(tiles: PMTiles, header: Header): Promise<z.output<typeof metadataSchema>> {
  if (!READABLE.includes(header.internalCompression) || !READABLE.includes(header.tileCompression))
    throw new UnusableArchiveError('Its compression is neither gzip nor none.');
  const metadata = metadataSchema.safeParse(await tiles.getMetadata().catch(() => null));
  if (!metadata.success) throw new UnusableArchiveError('Its metadata cannot be read.');
  return metadata.data;
}

function getKind({ tileType }: Header, metadata: z.output<typeof metadataSchema>): TileArchive['kind'] {
  if (RASTER_TYPES.includes(tileType)) return 'raster';
  if (tileType !== TileType.Mvt) throw new UnusableArchiveError('Its tiles are neither MVT, PNG, JPEG nor WebP.');
  const layers = metadata.vector_layers?.map(({ id }) => id) ?? [];
  const missing = BASEMAP_LAYERS.filter((layer) => !layers.includes(layer));
  if (missing.length > 0)
    throw new UnusableArchiveError(`It is not a Protomaps basemap: the layers ${missing.join(', ')} are missing.`);
  return 'vector';
}

function toBounds({ minLon, minLat, maxLon, maxLat }: Header): StreetMap['bounds'] {
  const isValid = minLon < maxLon && minLat < maxLat && Math.abs(minLat) <= 90 && Math.abs(maxLat) <= 90;
  return isValid ? [minLon, minLat, maxLon, maxLat] : [-180, -90, 180, 90];
}
