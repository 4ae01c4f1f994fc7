import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';

/** A column of numbers, or of bytes with any content. */
export type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>;

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array };
type TypeName = keyof typeof TYPES;

/** Header before the columns: a signature with the layout version, followed by the length of the JSON. */
const FILE_SIGNATURE = 'PLACELORE COLUMNS 1\n';
const LENGTH_BYTES = 4;

interface FileHeader<W> {
  words: W;
  columns: { name: string; type: TypeName; length: number }[];
}

/**
 * Writes columns to a file that {@link readColumns} loads without parsing. Numbers are in this machine's byte order,
 * which is little-endian wherever Node runs. A reader sees either the old file or the complete new one.
 * @param words non-numeric data, stored as JSON
 */
export function writeColumns(file: string, columns: Readonly<Record<string, Column>>, words: unknown): void {
  const header: FileHeader<unknown> = {
    words,
    columns: Object.entries(columns).map(([name, column]) => ({
      name,
      type: column.constructor.name as TypeName,
      length: column.length,
    })),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  const bytes = Object.values(columns).map((column) =>
    Buffer.from(column.buffer, column.byteOffset, column.byteLength),
  );
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, Buffer.concat([Buffer.from(FILE_SIGNATURE), length, json, ...bytes]));
  renameSync(draft, file);
}

/**
 * Reads a file of {@link writeColumns}, each column into its own memory.
 * @throws Error when the file is missing, incomplete or has another layout
 */
export function readColumns<C extends { [K in keyof C]: Column }, W>(file: string): { columns: C; words: W } {
  if (!existsSync(file)) throw createUnusableFileError(file);
  const descriptor = openSync(file, 'r');
  try {
    const read = (length: number) => readBytes(descriptor, length, file);
    if (read(FILE_SIGNATURE.length).toString() !== FILE_SIGNATURE) throw createUnusableFileError(file);
    const { words, columns } = JSON.parse(read(read(LENGTH_BYTES).readUInt32LE()).toString()) as FileHeader<W>;
    const entries = columns.map(({ name, type, length }) => {
      const bytes = read(length * TYPES[type].BYTES_PER_ELEMENT);
      return [name, new TYPES[type](bytes.buffer, 0, length)] as const;
    });
    return { columns: Object.fromEntries(entries) as C, words };
  } finally {
    closeSync(descriptor);
  }
}

/** Reads the next bytes of the file into a separate ArrayBuffer, so that numbers of any size are aligned. */
function readBytes(descriptor: number, length: number, file: string): Buffer<ArrayBuffer> {
  // A damaged length must not cause an allocation of gigabytes.
  if (length > fstatSync(descriptor).size) throw createUnusableFileError(file);
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let offset = 0; offset < length; ) {
    const count = readSync(descriptor, bytes, offset, length - offset, null);
    if (count === 0) throw createUnusableFileError(file);
    offset += count;
  }
  return bytes;
}

const createUnusableFileError = (file: string) =>
  new Error(`${file} is missing, incomplete or of another version. Run "npm run build".`);
