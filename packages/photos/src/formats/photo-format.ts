import { isTiff, readDirectories, TAG, type TiffDirectory } from './tiff.js';

export const PHOTO_FORMATS = [
  'jpeg',
  'png',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'heic',
  'avif',
  'cr2',
  'crw',
  'nef',
  'arw',
  'dng',
] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Photometric interpretations of sensor data: color filter array, and linear raw (DNG 1.7). */
const SENSOR_PHOTOMETRICS = new Set([32803, 34892]);
/** Compressions used by raw files only: Sony ARW, Nikon NEF, Pentax PEF. */
const SENSOR_COMPRESSIONS = new Set([32767, 34713, 65535]);

/**
 * Identifies the format of a photo by its bytes alone. Returns null for anything that is not accepted, including SVG,
 * PDF, video, and raw files of other makers.
 */
export function identifyFormat(bytes: Buffer): PhotoFormat | null {
  const readText = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (readText(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (readText(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (readText(0, 6) === 'GIF87a' || readText(0, 6) === 'GIF89a') return 'gif';
  if (readText(0, 4) === 'RIFF' && readText(8, 12) === 'WEBP') return 'webp';
  if (readText(6, 14) === 'HEAPCCDR' && readText(0, 2) === 'II') return 'crw';
  if (readText(4, 8) === 'ftyp') return identifyHeifFormat(bytes);
  if (isTiff(bytes)) return identifyTiffFormat(bytes);
  if (isBmp(bytes)) return 'bmp';
  return null;
}

function identifyTiffFormat(bytes: Buffer): PhotoFormat | null {
  if (bytes.toString('latin1', 8, 10) === 'CR') return 'cr2';
  const directories = readDirectories(bytes);
  const first = directories[0];
  if (!first) return 'tiff';
  if (first.has(TAG.dngVersion)) return 'dng';
  const make = first.text(TAG.make).trim().toUpperCase();
  const maker = make.startsWith('NIKON') ? 'nef' : make.startsWith('SONY') ? 'arw' : null;
  if (directories.some(hasSensorData)) return maker;
  // Plain TIFF often has a thumbnail in the second directory, but no preview in the first or a nested one.
  const hasPreview = directories.some(
    (directory) => directory.has(TAG.jpegOffset) && (directory.isNested || directory.ordinal === 0),
  );
  return maker && hasPreview ? maker : 'tiff';
}

export function hasSensorData(directory: TiffDirectory): boolean {
  return (
    SENSOR_PHOTOMETRICS.has(directory.number(TAG.photometric) ?? 0) ||
    SENSOR_COMPRESSIONS.has(directory.number(TAG.compression) ?? 0)
  );
}

/** Many texts begin with "BM", so the header length and the single color plane must match as well. */
function isBmp(bytes: Buffer): boolean {
  if (bytes.length < 26 || bytes.toString('latin1', 0, 2) !== 'BM') return false;
  const header = bytes.readUInt32LE(14);
  if (header === 12) return bytes.readUInt16LE(22) === 1;
  return header >= 16 && header <= 124 && bytes.length >= 30 && bytes.readUInt16LE(26) === 1;
}

const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AV1_BRANDS = new Set(['avif', 'avis']);
const HEIF_BRANDS = new Set(['mif1', 'mif2', 'msf1']);

/**
 * Returns the format of a HEIF file by its brands; null for any other file. The major brand decides, unless it is a
 * general HEIF brand; then the compatible brands do (ISO/IEC 23008-12, section 10).
 */
export function identifyHeifFormat(bytes: Buffer): 'heic' | 'avif' | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 512);
  const brands: string[] = [];
  for (let offset = 8; offset + 4 <= end; offset += offset === 8 ? 8 : 4)
    brands.push(bytes.toString('latin1', offset, offset + 4));
  const major = brands[0] ?? '';
  if (HEVC_BRANDS.has(major)) return 'heic';
  if (AV1_BRANDS.has(major)) return 'avif';
  if (!HEIF_BRANDS.has(major)) return null;
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return 'heic';
  return brands.some((brand) => AV1_BRANDS.has(brand)) ? 'avif' : 'heic';
}
