/** Point in units of a tile, with {@link EXTENT} units from edge to edge. It may lie outside the tile. */
export type TilePoint = readonly [x: number, y: number];

export interface TileFeature {
  kind: 'point' | 'line' | 'polygon';
  points: readonly TilePoint[];
  tags: Readonly<Record<string, string | number>>;
}

export type TileLayers = Readonly<Record<string, readonly TileFeature[]>>;

export const EXTENT = 4_096;

const GEOMETRY_TYPES = { point: 1, line: 2, polygon: 3 } as const;
/** Geometry commands of vector tiles. */
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7];

/** Encodes a vector tile according to version 2 of the Mapbox Vector Tile specification. */
export const encodeVectorTile = (layers: TileLayers): Buffer =>
  Buffer.concat(Object.entries(layers).map(([name, features]) => encodeBytes(3, encodeLayer(name, features))));

function encodeLayer(name: string, features: readonly TileFeature[]): Buffer {
  const [keys, values] = [new Map<string, number>(), new Map<string | number, number>()];
  const getIndex = <T>(map: Map<T, number>, entry: T): number => {
    const index = map.get(entry) ?? map.size;
    map.set(entry, index);
    return index;
  };
  const encoded = features.map(({ kind, points, tags }) => {
    const tagIndexes = Object.entries(tags).flatMap(([key, value]) => [getIndex(keys, key), getIndex(values, value)]);
    return Buffer.concat([
      encodePacked(2, tagIndexes),
      encodeNumber(3, GEOMETRY_TYPES[kind]),
      encodePacked(4, encodeGeometry(kind, points)),
    ]);
  });
  return Buffer.concat([
    encodeNumber(15, 2),
    encodeBytes(1, Buffer.from(name)),
    ...encoded.map((feature) => encodeBytes(2, feature)),
    ...[...keys.keys()].map((key) => encodeBytes(3, Buffer.from(key))),
    ...[...values.keys()].map((value) => encodeBytes(4, encodeValue(value))),
    encodeNumber(5, EXTENT),
  ]);
}

const encodeValue = (value: string | number): Buffer =>
  typeof value === 'string' ? encodeBytes(1, Buffer.from(value)) : encodeNumber(5, value);

function encodeGeometry(kind: TileFeature['kind'], points: readonly TilePoint[]): number[] {
  let [lastX, lastY] = [0, 0];
  const toSteps = (part: readonly TilePoint[]) =>
    part.flatMap(([x, y]) => {
      const steps = [toZigzag(x - lastX), toZigzag(y - lastY)];
      [lastX, lastY] = [x, y];
      return steps;
    });
  const toCommand = (id: number, count: number) => count * 8 + id;
  const [first, rest] = [points.slice(0, 1), points.slice(1)];
  const path = [toCommand(MOVE_TO!, 1), ...toSteps(first)];
  if (kind === 'point') return path;
  path.push(toCommand(LINE_TO!, rest.length), ...toSteps(rest));
  return kind === 'polygon' ? [...path, toCommand(CLOSE_PATH!, 1)] : path;
}

const toZigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

const encodeNumber = (field: number, value: number): Buffer =>
  Buffer.from([...toVarint(field * 8), ...toVarint(value)]);
const encodeBytes = (field: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...toVarint(field * 8 + 2), ...toVarint(bytes.length)]), bytes]);
const encodePacked = (field: number, values: readonly number[]): Buffer =>
  encodeBytes(field, Buffer.from(values.flatMap(toVarint)));

/** Encodes a number as a varint of Protocol Buffers, which PMTiles also uses. */
export function toVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
