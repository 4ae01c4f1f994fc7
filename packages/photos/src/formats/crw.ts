/** Contents of a Canon CRW file besides its sensor data (CIFF, "Camera Image File Format", Canon 1997). */
export interface CrwContents {
  /** Embedded JPEG streams. */
  jpegs: Buffer[];
  /** Clockwise rotation in degrees that makes the streams upright: 0, 90, 180 or 270. */
  rotation: number;
  /** Capture time by the camera's clock, in seconds since 1970 of its local time. */
  takenAtSeconds: number | null;
}

const JPG_FROM_RAW = 0x2007;
const THUMBNAIL = 0x2008;
const IMAGE_INFO = 0x1810;
const TIME_STAMP = 0x180e;
const ENTRY_BYTES = 10;
const MAX_DEPTH = 5;
const MAX_ENTRIES = 500;

/** Reads the heap of a CRW file. Ignores entries that point outside the file. */
export function readCrw(bytes: Buffer): CrwContents {
  const contents: CrwContents = { jpegs: [], rotation: 0, takenAtSeconds: null };
  if (bytes.length >= 14) readHeap(bytes, bytes.readUInt32LE(2), bytes.length, 0, contents);
  return contents;
}

/**
 * Reads a heap, which ends with the offset of its directory. Entries of type 5 and 6 in bits 11 to 13 are sub-heaps.
 */
function readHeap(bytes: Buffer, start: number, end: number, depth: number, contents: CrwContents): void {
  if (depth > MAX_DEPTH || start < 0 || end > bytes.length || end - start < 6) return;
  const directory = start + bytes.readUInt32LE(end - 4);
  if (directory < start || directory + 2 > end) return;
  const count = Math.min(bytes.readUInt16LE(directory), MAX_ENTRIES);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > end) return;
    const code = bytes.readUInt16LE(entry);
    // 0x4000 marks a value that is stored in the entry itself. No such value is needed.
    if ((code & 0xc000) !== 0) continue;
    const from = start + bytes.readUInt32LE(entry + 6);
    const to = from + bytes.readUInt32LE(entry + 2);
    if (to > end) continue;
    const kind = code & 0x3800;
    if (kind === 0x2800 || kind === 0x3000) readHeap(bytes, from, to, depth + 1, contents);
    else readValue(code & 0x3fff, bytes.subarray(from, to), contents);
  }
}

function readValue(code: number, value: Buffer, contents: CrwContents): void {
  if (code === JPG_FROM_RAW || code === THUMBNAIL) contents.jpegs.push(value);
  if (code === IMAGE_INFO && value.length >= 16) {
    const rotation = ((value.readInt32LE(12) % 360) + 360) % 360;
    if (rotation % 90 === 0) contents.rotation = rotation;
  }
  if (code === TIME_STAMP && value.length >= 4) contents.takenAtSeconds = value.readUInt32LE(0);
}
