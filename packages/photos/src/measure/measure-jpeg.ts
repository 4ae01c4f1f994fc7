import {
  assertSize,
  BASE_MEMORY_BYTES,
  MAX_PROFILE_BYTES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

/** A progressive JPEG from a camera or editor has about ten. */
const MAX_SCANS = 64;
/** Each scan of a progressive JPEG covers all pixels. Ten scans of 100 megapixels, and half of that as a margin. */
const MAX_SCANNED_PIXELS = 1_500_000_000;
const MAX_SEGMENTS = 20_000;
/** Until the last scan, decoders hold every coefficient in two bytes. */
const COEFFICIENT_BYTES = 2;

interface JpegFacts extends PhotoMeasurements {
  frames: number;
  scans: number;
  isProgressive: boolean;
  profileBytes: number;
  /** Samples per pixel: fewer than the number of components if color is subsampled. */
  samples: number;
}

/**
 * Measures a JPEG by its segments, including all scans (ITU T.81, annex B). Leaves a JPEG with unreadable segments to
 * the decoder.
 * @throws PhotoRejectedError
 */
export function measureJpeg(bytes: Buffer): PhotoMeasurements {
  const facts: JpegFacts = {
    ...{ width: 0, height: 0, memoryBytes: 0, frames: 0, scans: 0 },
    ...{ isProgressive: false, profileBytes: 0, samples: 3 },
  };
  let offset = 2;
  for (let segments = 0; offset + 4 <= bytes.length; segments++) {
    if (segments > MAX_SEGMENTS) throw new PhotoRejectedError('embedded');
    const marker = bytes[offset + 1]!;
    if (bytes[offset] !== 0xff || marker === 0xff || marker === 0) {
      offset = findNextMarker(bytes, offset + 1);
      if (offset < 0) break;
      continue;
    }
    if (marker === 0xd9) break;
    if (marker >= 0xd0 && marker <= 0xd8) {
      offset += 2;
      continue;
    }
    const end = offset + 2 + bytes.readUInt16BE(offset + 2);
    readSegment(marker, bytes.subarray(offset + 4, end), facts);
    offset = marker === 0xda ? findNextMarker(bytes, end) : end;
    if (offset < 0) break;
  }
  const { width, height, samples } = facts;
  const keepsCoefficients = facts.isProgressive || facts.scans > 1;
  return {
    width,
    height,
    memoryBytes: BASE_MEMORY_BYTES + (keepsCoefficients ? width * height * samples * COEFFICIENT_BYTES : 0),
  };
}

/** Returns the position of the next marker that is neither a stuffed byte nor a restart; -1 if there is none. */
function findNextMarker(bytes: Buffer, from: number): number {
  for (
    let offset = bytes.indexOf(0xff, from);
    offset >= 0 && offset + 1 < bytes.length;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    const marker = bytes[offset + 1]!;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return offset;
  }
  return -1;
}

function readSegment(marker: number, data: Buffer, facts: JpegFacts): void {
  if (marker === 0xda) {
    facts.scans += 1;
    if (facts.scans > MAX_SCANS || facts.scans * facts.width * facts.height > MAX_SCANNED_PIXELS)
      throw new PhotoRejectedError('frames');
  }
  if (marker === 0xe2 && data.toString('latin1', 0, 11) === 'ICC_PROFILE') {
    facts.profileBytes += data.length;
    if (facts.profileBytes > MAX_PROFILE_BYTES) throw new PhotoRejectedError('embedded');
  }
  const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
  if (isFrame && data.length >= 6) readFrame(marker, data, facts);
}

function readFrame(marker: number, data: Buffer, facts: JpegFacts): void {
  facts.frames += 1;
  if (facts.frames > 1) throw new PhotoRejectedError('damaged');
  facts.isProgressive = ![0xc0, 0xc1].includes(marker);
  facts.height = data.readUInt16BE(1);
  facts.width = data.readUInt16BE(3);
  assertSize(facts.width, facts.height);
  const components = Array.from({ length: Math.min(data[5]!, 4) }, (_, index) => data[7 + index * 3] ?? 0x11);
  const across = components.map((factors) => Math.max(1, factors >> 4));
  const down = components.map((factors) => Math.max(1, factors & 15));
  const maxFactor = Math.max(...across, 1) * Math.max(...down, 1);
  facts.samples = components.reduce((sum, _, index) => sum + (across[index]! * down[index]!) / maxFactor, 0);
}
