import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readColumns, writeColumns } from './column-file.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placelore-columns-'));
  file = join(folder, 'towns.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

const columns = {
  // These lengths give the next column an odd offset in the file.
  feature: Uint16Array.of(7, 65_535, 0),
  names: Uint8Array.of(1, 2, 3, 4, 5),
  latitude: Int32Array.of(-9_000_000, 0, 9_000_000),
  population: Uint32Array.of(4_294_967_295),
  empty: new Uint32Array(0),
};

test('readColumns: returns the columns and words that writeColumns wrote', () => {
  writeColumns(file, columns, ['Kyōto', '京都']);
  expect(readColumns(file)).toEqual({ columns, words: ['Kyōto', '京都'] });
  expect(readdirSync(folder)).toEqual(['towns.bin']);
});

test('readColumns: gives each column its own ArrayBuffer, which PositionIndex needs', () => {
  writeColumns(file, columns, []);
  const { names } = readColumns<typeof columns, string[]>(file).columns;
  expect(names.buffer.byteLength).toBe(5);
});

test.each([5, 21, 60, -1])('readColumns: rejects a file truncated at byte %d', (end) => {
  writeColumns(file, columns, []);
  truncateSync(file, end < 0 ? readFileSync(file).length + end : end);
  expect(() => readColumns(file)).toThrow('npm run build');
});

test('readColumns: rejects a file with another layout and a missing file', () => {
  writeFileSync(file, 'PLACELORE COLUMNS 0\n{"words":[]}');
  expect(() => readColumns(file)).toThrow('npm run build');
  rmSync(file);
  expect(() => readColumns(file)).toThrow('npm run build');
});
