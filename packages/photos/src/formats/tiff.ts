/**
 * Tags that are read. This is a bounded reader of TIFF directories (TIFF 6.0, section 2) that suffices to identify raw
 * files and find their previews. It trusts no offset or count: values outside the file count as absent, and cycles end.
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

/** Bytes per value by TIFF field type: byte, ascii, short, long, undefined, ifd. Other types are not read. */
const VALUE_BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 13: 4 };
const MAX_DIRECTORIES = 32;
const MAX_ENTRIES = 1_000;
const MAX_VALUES = 20_000;

export class TiffDirectory {
  readonly #values: ReadonlyMap<number, number[]>;
  /** Whether another directory refers to it (tag 330), instead of the chain from the header. */
  readonly isNested: boolean;
  /** Index in the chain, from 0. Nested directories have that of their parent. */
  readonly ordinal: number;

  constructor(values: Map<number, number[]>, ordinal: number, isNested: boolean) {
    this.#values = values;
    this.ordinal = ordinal;
    this.isNested = isNested;
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

/** Checks whether the bytes start as TIFF or BigTIFF. */
export function isTiff(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4);
  return start === 'II*\0' || start === 'MM\0*' || start === 'II+\0' || start === 'MM\0+';
}

/** Returns all directories of a classic TIFF file in order; none for anything else. */
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
  readonly #isLittleEndian: boolean;
  readonly #seen = new Set<number>();

  constructor(bytes: Buffer, isLittleEndian: boolean) {
    this.#bytes = bytes;
    this.#isLittleEndian = isLittleEndian;
  }

  readChain(): void {
    let offset = this.#long(4);
    for (let ordinal = 0; offset !== 0; ordinal++) {
      const end = this.#read(offset, ordinal, false);
      if (end === null) return;
      offset = end + 4 <= this.#bytes.length ? this.#long(end) : 0;
    }
  }

  /** Reads a directory and those nested in it. Returns where its entries end, or null if it is invalid. */
  #read(offset: number, ordinal: number, isNested: boolean): number | null {
    if (offset < 8 || offset + 2 > this.#bytes.length) return null;
    if (this.#seen.has(offset) || this.#seen.size >= MAX_DIRECTORIES) return null;
    this.#seen.add(offset);
    const count = this.#short(offset);
    const end = offset + 2 + count * 12;
    if (count === 0 || count > MAX_ENTRIES || end > this.#bytes.length) return null;
    const values = new Map<number, number[]>();
    for (let entry = offset + 2; entry < end; entry += 12) {
      const entryValues = this.#values(entry);
      if (entryValues) values.set(this.#short(entry), entryValues);
    }
    const directory = new TiffDirectory(values, ordinal, isNested);
    this.directories.push(directory);
    for (const child of directory.numbers(TAG.subDirectories).slice(0, MAX_DIRECTORIES)) {
      this.#read(child, ordinal, true);
    }
    return end;
  }

  #values(entry: number): number[] | null {
    const size = VALUE_BYTES[this.#short(entry + 2)];
    const count = this.#long(entry + 4);
    if (size === undefined || count === 0 || count > MAX_VALUES) return null;
    const valueOffset = size * count <= 4 ? entry + 8 : this.#long(entry + 8);
    if (valueOffset + size * count > this.#bytes.length) return null;
    const readValue = size === 4 ? this.#long : size === 2 ? this.#short : this.#byte;
    return Array.from({ length: count }, (_, index) => readValue.call(this, valueOffset + index * size));
  }

  #long(offset: number): number {
    return this.#isLittleEndian ? this.#bytes.readUInt32LE(offset) : this.#bytes.readUInt32BE(offset);
  }

  #short(offset: number): number {
    return this.#isLittleEndian ? this.#bytes.readUInt16LE(offset) : this.#bytes.readUInt16BE(offset);
  }

  #byte(offset: number): number {
    return this.#bytes.readUInt8(offset);
  }
}
