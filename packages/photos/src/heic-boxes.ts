/** What the boxes of a HEIF file (ISO/IEC 23008-12) state about its pictures, read without decoding anything. */
export interface HeicDeclaration {
  /** Whether the file ends before one of its boxes does. */
  truncated: boolean;
  /** Every picture size that an `ispe` property declares, tiles and thumbnails among them, in pixels. */
  sizes: { width: number; height: number }[];
  /** The first embedded RGB colour profile (ICC). */
  colourProfile: Buffer | null;
}

export interface HeifBox {
  type: string;
  /** Where its contents begin and where the box ends, which may be outside the file. */
  from: number;
  to: number;
}

const BOXES_MAX = 5_000;
/** Boxes that stand at the top of a file; anything else there is bytes that were appended. */
const TOP_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'free', 'skip', 'uuid', 'wide']);

/** Reads what a HEIC file declares. Never throws. */
export function readHeicDeclaration(bytes: Buffer): HeicDeclaration {
  const top = boxesOf(bytes, 0, bytes.length).filter((box) => TOP_BOXES.has(box.type));
  const declaration: HeicDeclaration = {
    truncated: top.some((box) => box.to > bytes.length),
    sizes: [],
    colourProfile: null,
  };
  for (const property of itemProperties(bytes, top)) {
    if (property.type === 'ispe' && property.to - property.from >= 12) {
      declaration.sizes.push({
        width: bytes.readUInt32BE(property.from + 4),
        height: bytes.readUInt32BE(property.from + 8),
      });
    }
    if (property.type === 'colr') declaration.colourProfile ??= rgbProfile(bytes.subarray(property.from, property.to));
  }
  return declaration;
}

/** The children of meta/iprp/ipco. `meta` is a full box: four bytes of version and flags come before its children. */
function itemProperties(bytes: Buffer, top: HeifBox[]): HeifBox[] {
  const properties = within(bytes, within(bytes, top, 'meta', 4), 'iprp', 0);
  return within(bytes, properties, 'ipco', 0).filter((box) => box.to <= bytes.length);
}

/** The children of the boxes of one type, after `skip` bytes of its own. */
export function within(bytes: Buffer, boxes: HeifBox[], type: string, skip: number): HeifBox[] {
  return boxes.filter((box) => box.type === type).flatMap((box) => boxesOf(bytes, box.from + skip, box.to));
}

/** The boxes that stand one after the other between two offsets. */
export function boxesOf(bytes: Buffer, start: number, end: number): HeifBox[] {
  const boxes: HeifBox[] = [];
  const limit = Math.min(end, bytes.length);
  let at = start;
  while (at + 8 <= limit && boxes.length < BOXES_MAX) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    let size = bytes.readUInt32BE(at);
    let header = 8;
    if (size === 1 && at + 16 <= limit) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      header = 16;
    } else if (size === 0) size = limit - at;
    if (size < header) break;
    boxes.push({ type, from: at + header, to: at + size });
    at += size;
  }
  return boxes;
}

/** An ICC profile states its colour space at byte 16; a grey one belongs to an auxiliary picture. */
function rgbProfile(colour: Buffer): Buffer | null {
  const kind = colour.toString('latin1', 0, 4);
  const profile = colour.subarray(4);
  const isIcc = kind === 'prof' || kind === 'rICC';
  return isIcc && profile.length >= 128 && profile.toString('latin1', 16, 20) === 'RGB ' ? profile : null;
}
