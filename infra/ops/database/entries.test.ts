import { Readable } from 'node:stream';
import { parseTableEntry, toEntries } from './entries.ts';

const MIB = 1024 ** 2;

/** Returns the name and the size of each part of a stream of chunks. */
async function split(...sizes: number[]): Promise<[string, number][]> {
  const parts: [string, number][] = [];
  const stream = Readable.from(sizes.map((size) => Buffer.alloc(size, 1)));
  for await (const { name, bytes } of toEntries(stream, 'database/dump')) parts.push([name, bytes.length]);
  return parts;
}

test.each([
  ['nothing', [], []],
  ['less than a part', [1, 2], [3]],
  ['exactly a part', [2 * MIB, 2 * MIB], [4 * MIB]],
  ['several parts and a rest', [3 * MIB, 3 * MIB, 4 * MIB, 5], [6 * MIB, 4 * MIB, 5]],
])('toEntries: divides %s without losing anything, and numbers the parts', async (_, sizes, expected) => {
  expect(await split(...sizes)).toEqual(expected.map((size, index) => [`database/dump/0000000${index + 1}`, size]));
});

test('toEntries: keeps the order of the bytes', async () => {
  const bytes: Buffer[] = [];
  for await (const part of toEntries(Readable.from([Buffer.from('a'), Buffer.from('b')]), 'x')) bytes.push(part.bytes);
  expect(Buffer.concat(bytes).toString()).toBe('ab');
});

test.each([
  ['database/content/articles/00000001', { schema: 'content', table: 'articles' }],
  ['database/dump/00000001', undefined],
  ['database/content/articles/1', undefined],
  ['database/content/articles/00000001/x', undefined],
  ['objects/content/articles/00000001', undefined],
])('parseTableEntry: reads %s as %j', (name, expected) => expect(parseTableEntry(name)).toEqual(expected));
