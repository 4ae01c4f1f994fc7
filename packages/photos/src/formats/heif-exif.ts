import { findChildBoxes, type HeifBox, readBoxes } from './heif-boxes.js';

const MAX_EXTENTS = 64;

/**
 * Returns the EXIF block of a HEIC or AVIF file, starting with its TIFF header; null if it has none. Reads the boxes of
 * item information and location (ISO/IEC 14496-12, 8.11.3 and 8.11.6).
 * @throws RangeError when an offset points outside the file
 */
export function findHeifExif(bytes: Buffer): Buffer | null {
  const meta = findChildBoxes(bytes, readBoxes(bytes, 0, bytes.length), 'meta', 4);
  const information = meta.find((box) => box.type === 'iinf');
  const location = meta.find((box) => box.type === 'iloc');
  if (!information || !location) return null;
  const item = findExifItem(bytes, information);
  if (item === null) return null;
  const data = readItemData(bytes, location, meta.find((box) => box.type === 'idat') ?? null, item);
  if (!data || data.length < 12) return null;
  // The item begins with the offset of the TIFF header from the end of that number (ISO/IEC 23008-12, A.2.1).
  const block = data.subarray(4 + data.readUInt32BE(0));
  return block.length >= 8 ? block : null;
}

function findExifItem(bytes: Buffer, information: HeifBox): number | null {
  const countBytes = bytes.readUInt8(information.from) === 0 ? 2 : 4;
  for (const entry of readBoxes(bytes, information.from + 4 + countBytes, information.to)) {
    if (entry.type !== 'infe') continue;
    const version = bytes.readUInt8(entry.from);
    if (version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const typeOffset = entry.from + 4 + idBytes + 2;
    if (bytes.toString('latin1', typeOffset, typeOffset + 4) === 'Exif')
      return bytes.readUIntBE(entry.from + 4, idBytes);
  }
  return null;
}

/** Concatenates the extents of an item, from the file itself or from the box `idat`. */
function readItemData(bytes: Buffer, location: HeifBox, idat: HeifBox | null, itemId: number): Buffer | null {
  const version = bytes.readUInt8(location.from);
  const sizes = bytes.readUInt16BE(location.from + 4);
  const [offsetBytes, lengthBytes, baseBytes] = [(sizes >> 12) & 15, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let offset = location.from + 6;
  const readNumber = (width: number) => {
    offset += width;
    if (offset > location.to) throw new RangeError('the HEIF item locations are truncated');
    return width === 8
      ? Number(bytes.readBigUInt64BE(offset - 8))
      : width === 0
        ? 0
        : bytes.readUIntBE(offset - width, width);
  };
  const idBytes = version < 2 ? 2 : 4;
  const items = readNumber(idBytes);
  for (let index = 0; index < items; index++) {
    const id = readNumber(idBytes);
    const method = version === 0 ? 0 : readNumber(2) & 15;
    readNumber(2);
    const base = readNumber(baseBytes);
    const extents = readNumber(2);
    const parts: Buffer[] = [];
    const start = base + (method === 1 ? (idat?.from ?? 0) : 0);
    for (let extent = 0; extent < extents; extent++) {
      readNumber(indexBytes);
      const from = start + readNumber(offsetBytes);
      const length = readNumber(lengthBytes);
      if (id === itemId && extent < MAX_EXTENTS) parts.push(bytes.subarray(from, from + length));
    }
    if (id === itemId) return method <= 1 ? Buffer.concat(parts) : null;
  }
  return null;
}
