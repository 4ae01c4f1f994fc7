import { createHash } from 'node:crypto';
import { Checksums, isChecksumBlock } from './checksums.ts';
import { ARCHIVE_FORMAT, HEAD_ENTRY, headSchema, MANIFEST_ENTRY } from './manifest.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('Checksums: writes lines that sha256sum can read, and sums up entries, bytes, and all lines', () => {
  const checksums = new Checksums();
  expect(checksums.hasOpenLines).toBe(false);
  checksums.add('a', Buffer.from('one'));
  checksums.add('folder/b', Buffer.from('three'));
  expect([checksums.hasOpenLines, checksums.isBlockDue]).toEqual([true, false]);
  const first = checksums.takeBlock();
  expect(first.name).toBe('checksums/00000001.sha256');
  expect(String(first.bytes)).toBe(`${sha256('one')}  a\n${sha256('three')}  folder/b\n`);
  expect(checksums.hasOpenLines).toBe(false);
  checksums.add('c', Buffer.from(''));
  const second = checksums.takeBlock();
  expect([second.name, String(second.bytes)]).toEqual(['checksums/00000002.sha256', `${sha256('')}  c\n`]);
  const all = sha256(`${first.bytes}${second.bytes}`);
  expect(checksums.summarize()).toEqual({ count: 3, bytes: 8, checksums: all });
});

test('Checksums: requires a block after a thousand entries', () => {
  const checksums = new Checksums();
  const due = Array.from({ length: 1001 }, (_, index) => {
    checksums.add(String(index), Buffer.alloc(0));
    return checksums.isBlockDue;
  });
  expect(due.indexOf(true)).toBe(999);
});

test.each([
  ['checksums/00000001.sha256', true],
  ['checksums/1.sha256', false],
  ['x/checksums/00000001.sha256', false],
  ['checksums/00000001.sha256x', false],
])('isChecksumBlock: %s is %s', (name, isBlock) => expect(isChecksumBlock(name)).toBe(isBlock));

test('manifest: keeps the entry names and the format of existing archives', () => {
  expect([ARCHIVE_FORMAT, HEAD_ENTRY, MANIFEST_ENTRY]).toEqual([1, 'placelore-backup.json', 'manifest.json']);
  const head = { format: 1, version: '1.0.0', createdAt: '2026-01-01T00:00:00.000Z' };
  expect(headSchema.parse(head)).toEqual(head);
});
