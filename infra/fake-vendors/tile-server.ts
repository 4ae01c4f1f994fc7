import { crc32, deflateSync } from 'node:zlib';
import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';

/**
 * Fakes a raster tile server: `GET /{z}/{x}/{y}.png` returns a picture with these numbers. It supports conditional
 * requests and, like OpenStreetMap's server, rejects callers without their own User-Agent or a Referer with status 403
 * and a picture. Run it with `node infra/fake-vendors/tile-server.ts --port 9108`.
 */
export type TileServerBehavior =
  | CommonBehavior
  /** A tile. `headers` replace those of the tile; an empty value removes a header. */
  | { kind: 'ok'; headers?: Record<string, string>; format?: keyof typeof FORMATS; edition?: number }
  /** Any status, body and headers. */
  | { kind: 'raw'; status: number; body?: string; headers?: Record<string, string> }
  /** The first part of a tile, as a proxy stores it after a lost connection. */
  | { kind: 'truncated' }
  /** More bytes than any tile has. */
  | { kind: 'huge' };

export type FakeTileServer = FakeServer<TileServerBehavior>;

/** Starts the fake. Set `TILE_SERVER_URL` to its `url` with `/{z}/{x}/{y}.png`. */
export function startFakeTileServer(port = 0): Promise<FakeTileServer> {
  return startFakeServer<TileServerBehavior>({
    port,
    handleRequest,
    error: (_status, message) => ({ message }),
  });
}

const FORMATS = {
  png: 'image/png',
  /** For these formats, the smallest complete files with a signature, a size and an end. */
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;
const TINY_JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const TINY_WEBP = Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex');

function handleRequest(request: RecordedRequest, behavior: TileServerBehavior): FakeResponse {
  if (behavior.kind === 'raw') {
    const { status, body = '', headers = { 'content-type': 'text/html' } } = behavior;
    return { status, body: Buffer.from(body), headers };
  }
  if (behavior.kind === 'huge') return createTileResponse(Buffer.alloc(3_000_000), 'image/png');
  const match = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.path);
  if (!match) return { status: 404, body: Buffer.from('Not found'), headers: { 'content-type': 'text/plain' } };
  const [z, x, y] = match.slice(1).map(Number) as [number, number, number];
  if (!isAcceptable(request)) return { ...createTileResponse(drawTile([4, 0, 3]), 'image/png'), status: 403 };
  const tile = drawTile([z, x, y]);
  if (behavior.kind === 'truncated') return createTileResponse(tile.subarray(0, tile.length / 2), 'image/png');
  const { headers: changed = {}, format = 'png', edition = 1 } = behavior as TileServerBehavior & { kind: 'ok' };
  const etag = `"${z}-${x}-${y}-${edition}"`;
  const headers = {
    'cache-control': 'max-age=604800, stale-while-revalidate=604800, stale-if-error=604800',
    etag,
    ...changed,
  };
  if (request.headers['if-none-match'] === etag) return { status: 304, body: Buffer.alloc(0), headers };
  const bytes = { png: tile, jpeg: TINY_JPEG, webp: TINY_WEBP }[format];
  return createTileResponse(bytes, FORMATS[format], dropEmpty(headers));
}

const isAcceptable = ({ headers }: RecordedRequest): boolean =>
  /\(.+\)/.test(String(headers['user-agent'] ?? '')) && headers.referer !== undefined;

const createTileResponse = (body: Buffer, type: string, headers: Record<string, string> = {}): FakeResponse => ({
  status: 200,
  body,
  headers: { 'content-type': type, ...headers },
});

const dropEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

const SIZE = 256;
/** Digits of three by five pixels, one bit per pixel, rows from the top. */
const DIGITS = [0x7b6f, 0x2c97, 0x73e7, 0x73cf, 0x5bc9, 0x79cf, 0x79ef, 0x7249, 0x7bef, 0x7bcf];
const PIXEL = 8;
const PALETTE = Buffer.from('f2efe9e4ecd999b3cc334455', 'hex');

/** Draws a tile: one of two tones alternately, a border, and a line of digits for each number. */
function drawTile(numbers: readonly [number, number, number]): Buffer {
  const [, x, y] = numbers;
  const pixels = Buffer.alloc(SIZE * SIZE, (x + y) % 2);
  const fill = (left: number, top: number, width: number, height: number, color: number) => {
    for (let row = top; row < top + height; row++) pixels.fill(color, row * SIZE + left, row * SIZE + left + width);
  };
  fill(0, 0, SIZE, 2, 2);
  for (let row = 0; row < SIZE; row++) fill(0, row, 2, 1, 2);
  numbers.forEach((value, line) => {
    [...String(value)].forEach((digit, column) => {
      for (let bit = 0; bit < 15; bit++) {
        if (((DIGITS[Number(digit)] ?? 0) >> (14 - bit)) % 2 === 0) continue;
        const [left, top] = [16 + column * 32 + (bit % 3) * PIXEL, 24 + line * 72 + Math.floor(bit / 3) * PIXEL];
        fill(left, top, PIXEL, PIXEL, 3);
      }
    });
  });
  return encodePng(pixels);
}

/** Encodes a square picture of {@link SIZE} pixels per side, with one palette byte per pixel. */
function encodePng(pixels: Buffer): Buffer {
  const rows = Buffer.alloc(SIZE * (SIZE + 1));
  for (let row = 0; row < SIZE; row++) pixels.copy(rows, row * (SIZE + 1) + 1, row * SIZE, (row + 1) * SIZE);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    encodeChunk('IHDR', head),
    encodeChunk('PLTE', PALETTE),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('tile-server.ts')) {
  startFakeTileServer(parsePortArgument()).then(({ url }) =>
    console.log(`Fake tile server: TILE_SERVER_URL=${url}/{z}/{x}/{y}.png`),
  );
}
