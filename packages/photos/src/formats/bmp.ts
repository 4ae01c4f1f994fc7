import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { RawPixels } from './pixels.js';

/** Size of a run-length encoded image: pixels, and bits per pixel (4 or 8). */
interface RunLengthSize {
  width: number;
  height: number;
  bits: number;
}

/**
 * Unpacks run-length encoded BMP pixels (RLE8, RLE4) to one palette index per byte. As in an uncompressed 8-bit file,
 * rows are padded to four bytes and start at the bottom.
 * @throws Error when the codes end before the end marker
 */
export function decodeRuns(codes: Buffer, { width, height, bits }: RunLengthSize): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const indexes = Buffer.alloc(stride * height);
  const perByte = 8 / bits;
  let x = 0;
  let row = 0;
  let offset = 0;
  /** Returns the palette index of the pixel at `index` in the codes from `from` on. */
  const readPixel = (from: number, index: number) => {
    const byte = codes[from + Math.floor(index / perByte)] ?? 0;
    return bits === 8 ? byte : index % 2 === 0 ? byte >> 4 : byte & 15;
  };
  const writePixels = (from: number, count: number, isRepeated: boolean) => {
    const end = Math.min(count, width - x);
    for (let index = 0; row < height && index < end; index++) {
      indexes[row * stride + x + index] = readPixel(from, isRepeated ? index % perByte : index);
    }
    x = Math.min(x + count, width);
  };
  while (offset + 2 <= codes.length) {
    const count = codes.readUInt8(offset);
    const code = codes.readUInt8(offset + 1);
    offset += 2;
    if (count > 0) {
      writePixels(offset - 1, count, true);
    } else if (code === 0) {
      x = 0;
      row += 1;
    } else if (code === 1) {
      return indexes;
    } else if (code === 2) {
      x = Math.min(x + (codes[offset] ?? 0), width);
      row += codes[offset + 1] ?? 0;
      offset += 2;
    } else {
      writePixels(offset, code, false);
      offset += Math.ceil(code / perByte / 2) * 2;
    }
  }
  throw new Error('BMP file is truncated');
}

export interface BmpHeader {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
  compression: number;
  /** Offset of the pixels in the file. */
  pixelsOffset: number;
  palette: Buffer;
  /** Bytes per palette entry: 3 in OS/2 files, otherwise 4. */
  paletteEntryBytes: number;
  /** Red, green, blue, alpha; used by 16 and 32 bits. */
  masks: [number, number, number, number];
}

const RGB = 0;
const RLE8 = 1;
const RLE4 = 2;
const BITFIELDS = 3;
const ALPHA_BITFIELDS = 6;
/** Pixels decoded before yielding to the event loop: about 10 ms. */
const PIXELS_PER_BATCH = 1_000_000;

/**
 * Reads the header of a BMP file: OS/2 and Windows, 1 to 32 bits.
 * @throws Error when it is inconsistent, or has a compression other than run lengths and bit fields
 */
export function readBmpHeader(bytes: Buffer): BmpHeader {
  const headerBytes = bytes.readUInt32LE(14);
  const isOs2 = headerBytes === 12;
  const signedHeight = isOs2 ? bytes.readUInt16LE(20) : bytes.readInt32LE(22);
  const width = isOs2 ? bytes.readUInt16LE(18) : bytes.readInt32LE(18);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(isOs2 ? 24 : 28);
  const compression = !isOs2 && headerBytes >= 20 ? bytes.readUInt32LE(30) : RGB;
  const isTopDown = signedHeight < 0;
  if (width <= 0 || height === 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) throw new Error('BMP header is damaged');
  if (!isSupported(compression, bits, isTopDown))
    throw new Error(`Unsupported BMP compression ${compression} with ${bits} bits`);
  const pixelsOffset = bytes.readUInt32LE(10);
  const usesBitFields = compression === BITFIELDS || compression === ALPHA_BITFIELDS;
  const maskBytes = usesBitFields && headerBytes === 40 ? (compression === ALPHA_BITFIELDS ? 16 : 12) : 0;
  const paletteOffset = 14 + headerBytes + maskBytes;
  return {
    width,
    height,
    isTopDown,
    bits,
    compression,
    pixelsOffset,
    palette: bits <= 8 ? bytes.subarray(paletteOffset, Math.max(paletteOffset, pixelsOffset)) : Buffer.alloc(0),
    paletteEntryBytes: isOs2 ? 3 : 4,
    masks: usesBitFields ? readMasks(bytes, maskBytes || headerBytes - 40) : defaultMasks(bits),
  };
}

/**
 * Decodes a BMP file and blends transparency on white. Yields to the event loop regularly.
 * @throws Error when the file is damaged or ends before its pixels do
 */
export async function decodeBmp(bytes: Buffer): Promise<RawPixels> {
  const header = readBmpHeader(bytes);
  const { width, height } = header;
  const source = unpackPixels(bytes, header);
  const stride = Math.ceil((width * source.bits) / 32) * 4;
  if (source.pixels.length < stride * (height - 1) + Math.ceil((width * source.bits) / 8)) {
    throw new Error('BMP file is truncated');
  }
  const data = Buffer.allocUnsafe(width * height * 3);
  const copyRow = source.bits <= 8 ? createIndexedRowCopier(header, source.bits) : createDirectRowCopier(header);
  const rowsPerBatch = Math.max(1, Math.floor(PIXELS_PER_BATCH / width));
  for (let row = 0; row < height; row++) {
    const from = (header.isTopDown ? row : height - 1 - row) * stride;
    copyRow(source.pixels, from, data, row * width * 3, width);
    if (row % rowsPerBatch === rowsPerBatch - 1) await yieldToEventLoop();
  }
  return { data, width, height };
}

function unpackPixels(bytes: Buffer, header: BmpHeader): { pixels: Buffer; bits: number } {
  const pixels = bytes.subarray(header.pixelsOffset);
  const isRunLengthCoded = header.compression === RLE8 || header.compression === RLE4;
  return isRunLengthCoded ? { pixels: decodeRuns(pixels, header), bits: 8 } : { pixels, bits: header.bits };
}

function isSupported(compression: number, bits: number, isTopDown: boolean): boolean {
  if (compression === RGB) return true;
  if (compression === RLE8) return bits === 8 && !isTopDown;
  if (compression === RLE4) return bits === 4 && !isTopDown;
  return (compression === BITFIELDS || compression === ALPHA_BITFIELDS) && (bits === 16 || bits === 32);
}

function readMasks(bytes: Buffer, available: number): [number, number, number, number] {
  const [red, green, blue] = [bytes.readUInt32LE(54), bytes.readUInt32LE(58), bytes.readUInt32LE(62)];
  return [red, green, blue, available >= 16 ? bytes.readUInt32LE(66) : 0];
}

/** Returns the default masks: 5-5-5 for 16 bits. Without bit fields, the fourth byte of 32 bits is unused. */
function defaultMasks(bits: number): [number, number, number, number] {
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
}

type CopyRow = (source: Buffer, from: number, target: Buffer, to: number, width: number) => void;

function createIndexedRowCopier({ palette, paletteEntryBytes }: BmpHeader, bits: number): CopyRow {
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  return (source, from, target, to, width) => {
    for (let x = 0; x < width; x++) {
      const shift = 8 - bits * ((x % perByte) + 1);
      const color = (((source[from + Math.floor(x / perByte)] ?? 0) >> shift) & mask) * paletteEntryBytes;
      target[to + x * 3] = palette[color + 2] ?? 0;
      target[to + x * 3 + 1] = palette[color + 1] ?? 0;
      target[to + x * 3 + 2] = palette[color] ?? 0;
    }
  };
}

function createDirectRowCopier({ bits, masks }: BmpHeader): CopyRow {
  if (bits === 24) {
    return (source, from, target, to, width) => {
      for (let x = 0; x < width * 3; x += 3) {
        target[to + x] = source[from + x + 2]!;
        target[to + x + 1] = source[from + x + 1]!;
        target[to + x + 2] = source[from + x]!;
      }
    };
  }
  const step = bits / 8;
  const [red, green, blue, alpha] = masks.map(createChannelReader) as [Channel, Channel, Channel, Channel];
  const hasAlpha = masks[3] !== 0;
  return (source, from, target, to, width) => {
    for (let x = 0; x < width; x++) {
      const pixel = step === 4 ? source.readUInt32LE(from + x * 4) : source.readUInt16LE(from + x * 2);
      const opacity = hasAlpha ? alpha(pixel) / 255 : 1;
      const white = 255 * (1 - opacity);
      target[to + x * 3] = red(pixel) * opacity + white;
      target[to + x * 3 + 1] = green(pixel) * opacity + white;
      target[to + x * 3 + 2] = blue(pixel) * opacity + white;
    }
  };
}

type Channel = (pixel: number) => number;

/** Returns a function that extracts the bits of a mask from a pixel and scales them to 0–255. */
function createChannelReader(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const top = mask >>> shift;
  return (pixel) => (((pixel & mask) >>> shift) * 255) / top;
}
