import { gzipSync } from 'node:zlib';
import { toVarint } from './vector-tile.ts';

/** Tile types by their numbers in the specification. */
export const TILE_TYPES = { mvt: 1, png: 2 } as const;

/** A tile of an archive and its bytes. */
export interface ArchiveTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

export interface ArchiveOptions {
  tileType: number;
  metadata: object;
  /** West, south, east, and north, in degrees. */
  bounds?: [number, number, number, number];
  /** Compression of the tiles: 1 for none, 2 for gzip. */
  tileCompression?: number;
}

const HEADER_BYTES = 127;

/** Builds a PMTiles archive of version 3 with one directory, according to the specification. */
export function buildArchive(tiles: readonly ArchiveTile[], options: ArchiveOptions): Buffer {
  const entries = tiles.map(({ z, x, y, bytes }) => ({ id: toTileId(z, x, y), bytes })).sort((a, b) => a.id - b.id);
  const directory = gzipSync(encodeDirectory(entries));
  const metadata = gzipSync(JSON.stringify(options.metadata));
  const data = Buffer.concat(entries.map(({ bytes }) => bytes));
  const sections = [directory, metadata, Buffer.alloc(0), data];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  sections.forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16);
    offset += section.length;
  });
  for (const position of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), position);
  const zooms = tiles.map(({ z }) => z);
  const [west, south, east, north] = options.bounds ?? [-180, -85, 180, 85];
  header.set([1, 2, options.tileCompression ?? 1, options.tileType, Math.min(...zooms), Math.max(...zooms)], 96);
  [west, south, east, north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  return Buffer.concat([header, ...sections]);
}

/**
 * Encodes the number of entries, the differences of their ids, run lengths, sizes, and offsets. Offset 0 means
 * "directly after the previous entry".
 */
function encodeDirectory(entries: readonly { id: number; bytes: Uint8Array }[]): Buffer {
  const values = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(() => 1),
    ...entries.map(({ bytes }) => bytes.length),
    ...entries.map((_, index) => (index === 0 ? 1 : 0)),
  ];
  return Buffer.from(values.flatMap(toVarint));
}

/** Returns the id of a tile. Tiles of lower zoom levels come first; within a level, they follow the Hilbert curve. */
function toTileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let size = 2 ** (z - 1); size >= 1; size /= 2) {
    const [right, lower] = [column >= size ? 1 : 0, row >= size ? 1 : 0];
    id += size * size * ((3 * right) ^ lower);
    column -= right * size;
    row -= lower * size;
    if (lower === 1) continue;
    if (right === 1) [column, row] = [size - 1 - column, size - 1 - row];
    [column, row] = [row, column];
  }
  return id;
}

/** Metadata of a basemap, as in Protomaps' builds. */
export const BASEMAP_METADATA = {
  name: 'Protomaps Basemap',
  attribution: '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>',
  vector_layers: ['boundaries', 'buildings', 'earth', 'landcover', 'landuse', 'places', 'pois', 'roads', 'water'].map(
    (id) => ({ id, fields: {} }),
  ),
};
