import { readCrw } from './crw.js';
import { hasSensorData, type PhotoFormat } from './photo-format.js';
import { readDirectories, TAG, type TiffDirectory } from './tiff.js';

export interface JpegFrame {
  width: number;
  height: number;
}

/**
 * Returns the size that a JPEG stream declares, if ordinary decoders can read the stream: 8 bits, Huffman coded,
 * baseline or progressive. Returns null for anything else, such as the lossless JPEG of raw sensor data.
 */
export function readJpegFrame(bytes: Buffer): JpegFrame | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrameMarker(marker)) {
      const isDecodable = marker <= 0xc2 && bytes[offset + 4] === 8;
      return isDecodable ? { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) } : null;
    }
    if (marker === 0xda || marker === 0xd9) return null;
    offset += 2 + Math.max(bytes.readUInt16BE(offset + 2), 2);
  }
  return null;
}

/** Checks for SOF0 to SOF15, except DHT (C4), JPG (C8) and DAC (CC), which are in the same range. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

export interface RawPreview {
  /** JPEG with the orientation of the raw file, unless it has its own EXIF data. */
  jpeg: Buffer;
  /** Declared size in pixels, before rotation. */
  width: number;
  height: number;
}

/** Old-style and new-style JPEG in TIFF. */
const JPEG_COMPRESSIONS = new Set([6, 7]);
const ORIENTATION_BY_ROTATION: Record<number, number> = { 90: 6, 180: 3, 270: 8 };

/**
 * Returns the JPEG previews in a raw file, largest first. Returns none if the file ends before the data that its
 * directories declare.
 */
export function findRawPreviews(bytes: Buffer, format: PhotoFormat): RawPreview[] {
  const { jpegs, orientation } = format === 'crw' ? findCrwJpegs(bytes) : findTiffJpegs(bytes);
  return jpegs
    .flatMap((jpeg) => {
      const frame = readJpegFrame(jpeg);
      return frame ? [{ jpeg: addOrientation(jpeg, orientation), ...frame }] : [];
    })
    .sort((a, b) => b.width * b.height - a.width * a.height);
}

function findCrwJpegs(bytes: Buffer): { jpegs: Buffer[]; orientation: number } {
  const { jpegs, rotation } = readCrw(bytes);
  return { jpegs, orientation: ORIENTATION_BY_ROTATION[rotation] ?? 1 };
}

function findTiffJpegs(bytes: Buffer): { jpegs: Buffer[]; orientation: number } {
  const directories = readDirectories(bytes);
  const orientation = directories[0]?.number(TAG.orientation) ?? 1;
  if (directories.some((directory) => findDataEnd(directory) > bytes.length)) return { jpegs: [], orientation };
  const jpegs = directories.flatMap((directory) => {
    const range = findJpegRange(directory);
    return range ? [bytes.subarray(range.from, range.to)] : [];
  });
  return { jpegs, orientation };
}

/** Returns the end of a directory's declared data, in bytes from the start of the file. */
function findDataEnd(directory: TiffDirectory): number {
  const pairs = [
    [TAG.jpegOffset, TAG.jpegLength],
    [TAG.stripOffsets, TAG.stripByteCounts],
    [TAG.tileOffsets, TAG.tileByteCounts],
  ] as const;
  let end = 0;
  for (const [offsets, lengths] of pairs) {
    const counts = directory.numbers(lengths);
    for (const [index, offset] of directory.numbers(offsets).entries())
      end = Math.max(end, offset + (counts[index] ?? 0));
  }
  return end;
}

function findJpegRange(directory: TiffDirectory): { from: number; to: number } | null {
  const offset = directory.number(TAG.jpegOffset);
  const length = directory.number(TAG.jpegLength);
  if (offset !== null && length !== null) return { from: offset, to: offset + length };
  if (hasSensorData(directory) || !JPEG_COMPRESSIONS.has(directory.number(TAG.compression) ?? 0)) return null;
  const strips = directory.numbers(TAG.stripOffsets);
  const from = strips[0];
  const count = directory.number(TAG.stripByteCounts);
  // Several strips are separate JPEG streams of one image, which is never a preview.
  return strips.length === 1 && from !== undefined && count !== null ? { from, to: from + count } : null;
}

/** Inserts an EXIF segment with the orientation (TIFF tag 274) right after the start marker. */
function addOrientation(jpeg: Buffer, orientation: number): Buffer {
  const hasExif = jpeg.subarray(0, 64).includes('Exif\0\0', 0, 'latin1');
  if (hasExif || orientation < 2 || orientation > 8) return jpeg;
  const segment = Buffer.from(
    `ffe10022457869660000${'4d4d002a00000008'}0001${'011200030000000100000000'}00000000`,
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
