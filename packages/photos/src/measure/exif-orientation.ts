const ORIENTATION = 274;
const MAX_ENTRIES = 200;

/** The orientation an EXIF block states in its first directory, 1 when it states none. Never throws. */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  if (tiff.length < 14) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const count = Math.min(short(first), MAX_ENTRIES);
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (short(entry) === ORIENTATION) return short(entry + 8);
  }
  return 1;
}
