/**
 * A bounded reader of TIFF directories (TIFF 6.0, section 2), as far as telling makers' raw files apart and finding
 * their previews needs it. Every offset and count in the file is distrusted: what lies outside is absent, cycles end.
 */

export const TAG = {
  compression: 259,
  photometric: 262,
  make: 271,
  stripOffsets: 273,
  orientation: 274,
  stripByteCounts: 279,
  tileOffsets: 324,
  tileByteCounts: 325,
  subDirectories: 330,
  jpegOffset: 513,
  jpegLength: 514,
  dngVersion: 50706,
} as const;

/** Bytes of one value, by TIFF field type: byte, ascii, short, long, undefined, ifd. Other types are not read. */
const VALUE_BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 13: 4 };
const DIRECTORIES_MAX = 32;
const ENTRIES_MAX = 1_000;
const VALUES_MAX = 20_000;

export class TiffDirectory {
  readonly #values: ReadonlyMap<number, number[]>;
  /** Whether another directory refers to it (tag 330), rather than the chain from the header. */
  readonly nested: boolean;
  /** Its place in the chain, 0 for the first. Nested directories have that of their parent. */
  readonly ordinal: number;

  constructor(values: Map<number, number[]>, ordinal: number, nested: boolean) {
    this.#values = values;
    this.ordinal = ordinal;
    this.nested = nested;
  }

  has(tag: number): boolean {
    return this.#values.has(tag);
  }

  numbers(tag: number): number[] {
    return this.#values.get(tag) ?? [];
  }

  number(tag: number): number | null {
    return this.#values.get(tag)?.[0] ?? null;
  }

  text(tag: number): string {
    return String.fromCharCode(...this.numbers(tag).slice(0, 200)).replace(/\0.*$/s, '');
  }
}

/** Whether the bytes start as TIFF or BigTIFF. */
export function isTiff(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4);
  return start === 'II*\0' || start === 'MM\0*' || start === 'II+\0' || start === 'MM\0+';
}

/** All directories of a classic TIFF file, the first one first; none for anything else. */
export function readDirectories(bytes: Buffer): TiffDirectory[] {
  const start = bytes.toString('latin1', 0, 4);
  if ((start !== 'II*\0' && start !== 'MM\0*') || bytes.length < 8) return [];
  const reader = new DirectoryReader(bytes, start === 'II*\0');
  reader.readChain();
  return reader.directories;
}

class DirectoryReader {
  readonly directories: TiffDirectory[] = [];
  readonly #bytes: Buffer;
  readonly #littleEndian: boolean;
  readonly #seen = new Set<number>();

  constructor(bytes: Buffer, littleEndian: boolean) {
    this.#bytes = bytes;
    this.#littleEndian = littleEndian;
  }

  readChain(): void {
    let offset = this.#long(4);
    for (let ordinal = 0; offset !== 0; ordinal++) {
      const end = this.#read(offset, ordinal, false);
      if (end === null) return;
      offset = end + 4 <= this.#bytes.length ? this.#long(end) : 0;
    }
  }

  /** Reads one directory and those nested in it; answers where its entries end, or null when it is none. */
  #read(offset: number, ordinal: number, nested: boolean): number | null {
    if (offset < 8 || offset + 2 > this.#bytes.length) return null;
    if (this.#seen.has(offset) || this.#seen.size >= DIRECTORIES_MAX) return null;
    this.#seen.add(offset);
    const count = this.#short(offset);
    const end = offset + 2 + count * 12;
    if (count === 0 || count > ENTRIES_MAX || end > this.#bytes.length) return null;
    const values = new Map<number, number[]>();
    for (let at = offset + 2; at < end; at += 12) {
      const read = this.#values(at);
      if (read) values.set(this.#short(at), read);
    }
    const directory = new TiffDirectory(values, ordinal, nested);
    this.directories.push(directory);
    for (const below of directory.numbers(TAG.subDirectories).slice(0, DIRECTORIES_MAX)) {
      this.#read(below, ordinal, true);
    }
    return end;
  }

  #values(entry: number): number[] | null {
    const size = VALUE_BYTES[this.#short(entry + 2)];
    const count = this.#long(entry + 4);
    if (size === undefined || count === 0 || count > VALUES_MAX) return null;
    const at = size * count <= 4 ? entry + 8 : this.#long(entry + 8);
    if (at + size * count > this.#bytes.length) return null;
    const read = size === 4 ? this.#long : size === 2 ? this.#short : this.#byte;
    return Array.from({ length: count }, (_, index) => read.call(this, at + index * size));
  }

  #long(at: number): number {
    return this.#littleEndian ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at);
  }

  #short(at: number): number {
    return this.#littleEndian ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at);
  }

  #byte(at: number): number {
    return this.#bytes.readUInt8(at);
  }
}
