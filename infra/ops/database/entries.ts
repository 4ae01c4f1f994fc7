import type { Readable } from 'node:stream';

/** Size of each part of a dump, whose total size is unknown before its end. */
const PART_BYTES = 4 * 1024 ** 2;

/** Divides a stream into parts of 4 MB, named `<folder>/00000001` and so on. An empty stream has no parts. */
export async function* toEntries(stream: Readable, folder: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let chunks: Buffer[] = [];
  let size = 0;
  let count = 0;
  const takePart = () => {
    count += 1;
    const bytes = Buffer.concat(chunks);
    chunks = [];
    size = 0;
    return { name: `${folder}/${String(count).padStart(8, '0')}`, bytes };
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) yield takePart();
  }
  if (size > 0) yield takePart();
}

/** Folder for the output of `pg_dump`. */
export const DUMP_FOLDER = 'database/dump';

const TABLE_ENTRY = /^database\/([^/]+)\/([^/]+)\/\d{8}$/;

/** Parses the entry name of a part of a table's rows. */
export function parseTableEntry(name: string): { schema: string; table: string } | undefined {
  const [, schema, table] = TABLE_ENTRY.exec(name) ?? [];
  return schema === undefined || table === undefined ? undefined : { schema, table };
}
