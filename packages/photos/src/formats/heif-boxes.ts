/** What the boxes of a HEIF file (ISO/IEC 23008-12) declare about its images. */
export interface HeifDeclaration {
  /** Whether the file ends before one of its boxes does. */
  isTruncated: boolean;
  /** Every image size that an `ispe` property declares, including tiles and thumbnails, in pixels. */
  sizes: { width: number; height: number }[];
  /** The first embedded RGB color profile (ICC). */
  colorProfile: Buffer | null;
}

export interface HeifBox {
  type: string;
  /** Start of the contents and end of the box, which may be outside the file. */
  from: number;
  to: number;
}

const MAX_BOXES = 5_000;
/** Box types at the top level of a file. Anything else there is appended data. */
const TOP_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'free', 'skip', 'uuid', 'wide']);

/** Reads the declarations of a HEIC file. Never throws. */
export function readHeifDeclaration(bytes: Buffer): HeifDeclaration {
  const top = readBoxes(bytes, 0, bytes.length).filter((box) => TOP_BOXES.has(box.type));
  const declaration: HeifDeclaration = {
    isTruncated: top.some((box) => box.to > bytes.length),
    sizes: [],
    colorProfile: null,
  };
  for (const property of findItemProperties(bytes, top)) {
    if (property.type === 'ispe' && property.to - property.from >= 12) {
      declaration.sizes.push({
        width: bytes.readUInt32BE(property.from + 4),
        height: bytes.readUInt32BE(property.from + 8),
      });
    }
    if (property.type === 'colr')
      declaration.colorProfile ??= parseRgbProfile(bytes.subarray(property.from, property.to));
  }
  return declaration;
}

/**
 * Returns the children of meta/iprp/ipco. `meta` is a full box: its children follow four bytes of version and flags.
 */
function findItemProperties(bytes: Buffer, top: HeifBox[]): HeifBox[] {
  const properties = findChildBoxes(bytes, findChildBoxes(bytes, top, 'meta', 4), 'iprp', 0);
  return findChildBoxes(bytes, properties, 'ipco', 0).filter((box) => box.to <= bytes.length);
}

/** Returns the children of all boxes of one type. `skip` is the number of bytes before the children. */
export function findChildBoxes(bytes: Buffer, boxes: HeifBox[], type: string, skip: number): HeifBox[] {
  return boxes.filter((box) => box.type === type).flatMap((box) => readBoxes(bytes, box.from + skip, box.to));
}

/** Returns the consecutive boxes between two offsets. */
export function readBoxes(bytes: Buffer, start: number, end: number): HeifBox[] {
  const boxes: HeifBox[] = [];
  const limit = Math.min(end, bytes.length);
  let offset = start;
  while (offset + 8 <= limit && boxes.length < MAX_BOXES) {
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    let size = bytes.readUInt32BE(offset);
    let header = 8;
    if (size === 1 && offset + 16 <= limit) {
      size = Number(bytes.readBigUInt64BE(offset + 8));
      header = 16;
    } else if (size === 0) size = limit - offset;
    if (size < header) break;
    boxes.push({ type, from: offset + header, to: offset + size });
    offset += size;
  }
  return boxes;
}

/**
 * Extracts an RGB profile. An ICC profile states its color space at byte 16; a gray one belongs to an auxiliary image.
 */
function parseRgbProfile(colorBox: Buffer): Buffer | null {
  const kind = colorBox.toString('latin1', 0, 4);
  const profile = colorBox.subarray(4);
  const isIcc = kind === 'prof' || kind === 'rICC';
  return isIcc && profile.length >= 128 && profile.toString('latin1', 16, 20) === 'RGB ' ? profile : null;
}
