import { constants, crc32, deflateSync } from 'node:zlib';

/** Builds one chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

export interface PngHeader {
  width: number;
  height: number;
  bits?: number;
  colorType?: number;
  interlaced?: boolean;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Builds a PNG from a header, extra chunks, and pixel data. Without `pixels`, a small image is complete and black. */
export function pngFile(header: PngHeader, chunks: Buffer[] = [], pixels?: Buffer): Buffer {
  const { width, height, bits = 8, colorType = 2, interlaced = false } = header;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const data = pixels ?? deflateSync(Buffer.alloc((width * 3 + 1) * height));
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const BLOCK = 32 * 1024 * 1024;
let deflatedBlock: Buffer | undefined;

/** Builds a zlib stream (RFC 1950) that inflates to `size` zero bytes. It is about a thousand times shorter. */
export function createDeflatedZeros(size: number): Buffer {
  deflatedBlock ??= deflateSync(Buffer.alloc(BLOCK), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const [header, body] = [deflatedBlock.subarray(0, 2), deflatedBlock.subarray(2)];
  const count = Math.max(1, Math.round(size / BLOCK));
  const end = Buffer.from([3, 0, 0, 0, 0, 1]);
  end.writeUInt16BE((count * BLOCK) % 65_521, 2);
  return Buffer.concat([header, ...Array<Buffer>(count).fill(body), end]);
}

/** Builds an `iCCP` chunk around a zlib stream. */
export const pngProfile = (deflated: Buffer): Buffer =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflated]));

/** Builds a JPEG segment; `data` has at most 65,533 bytes. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Inserts segments right after the start of a JPEG. */
export const jpegWith = (jpeg: Buffer, segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Builds the APP2 segments for an ICC profile in a JPEG (ICC.1, annex B.4). */
export function jpegProfile(profile: Buffer, pieceBytes = 65_000): Buffer[] {
  const count = Math.ceil(profile.length / pieceBytes);
  return Array.from({ length: count }, (_, index) =>
    jpegSegment(
      0xe2,
      Buffer.concat([
        Buffer.from('ICC_PROFILE\0', 'latin1'),
        Buffer.from([(index + 1) & 255, count & 255]),
        profile.subarray(index * pieceBytes, (index + 1) * pieceBytes),
      ]),
    ),
  );
}

/** Changes the size that a JPEG declares. Its frame may be of any kind. */
export function jpegWithDeclaredSize(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => bytes.indexOf(Buffer.from([0xff, marker]))).find((offset) => offset > 0)!;
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Builds a RIFF chunk, padded to an even length. */
export function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Returns the chunks of a WebP file, after its RIFF header. */
export const webpChunks = (webp: Buffer): Buffer => webp.subarray(12);

export function webpFile(chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return riffChunk('RIFF', body);
}

/** Builds the chunk that declares the canvas and the features of an extended WebP. */
export function webpCanvas(width: number, height: number, flags: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
}

/** Builds a box of a HEIF file. */
export function heifBox(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Entries of a TIFF directory: tag, type, count, and the value or its offset. */
export type TiffEntry = [tag: number, type: number, count: number, value: number];

/**
 * Builds a little-endian TIFF with one directory at byte 8, followed by `tail`; `next` is the offset of the next
 * directory.
 */
export function tiffFile(entries: TiffEntry[], tail: Buffer = Buffer.alloc(0), next = 0): Buffer {
  const directory = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  directory.write('II*\0', 'latin1');
  directory.writeUInt32LE(8, 4);
  directory.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const offset = 10 + index * 12;
    directory.writeUInt16LE(tag, offset);
    directory.writeUInt16LE(type, offset + 2);
    directory.writeUInt32LE(count, offset + 4);
    directory.writeUInt32LE(value, offset + 8);
  }
  directory.writeUInt32LE(next, directory.length - 4);
  return Buffer.concat([directory, tail]);
}

/** Offset of `tail` in {@link tiffFile}. */
export const tiffTailOffset = (entries: number): number => 8 + 2 + entries * 12 + 4;
