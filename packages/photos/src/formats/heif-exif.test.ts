import { findHeifExif } from './heif-exif.js';

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const contents = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + contents.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, contents]);
};
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const TIFF = Buffer.from('MM\0*\0\0\0\x08 the rest', 'latin1');
/** Item data: the offset of the TIFF header after this number, then two bytes before that header. */
const ITEM = Buffer.concat([hex('00000002 ffff'), TIFF]);

const entry = (version: string, id: string, type: string) =>
  box('infe', hex(`${version}000000 ${id} 0000`), Buffer.from(type));
const information = (...entries: Buffer[]) => box('iinf', hex('00000000'), hex('0002'), ...entries);
const SHORT_ENTRIES = [entry('02', '0001', 'hvc1'), entry('02', '0007', 'Exif')];
const file = (...meta: Buffer[]) => Buffer.concat([box('meta', hex('00000000'), ...meta), ITEM]);
/** Builds a file whose item locations, of fixed length, state the offset of the item. */
function build(locate: (offset: string, length: string) => string, entries = SHORT_ENTRIES, ...others: Buffer[]) {
  const width = (value: number) => value.toString(16).padStart(8, '0');
  const create = (offset: number) =>
    file(information(...entries), box('iloc', hex(locate(width(offset), width(ITEM.length)))), ...others);
  return create(create(0).length - ITEM.length);
}

describe('findHeifExif', () => {
  it.each<[string, (offset: string, length: string) => string]>([
    ['version 0', (offset, length) => `00000000 4400 0001 0007 0000 0001 ${offset} ${length}`],
    ['version 1', (offset, length) => `01000000 4400 0001 0007 0000 0000 0001 ${offset} ${length}`],
    ['version 2', (offset, length) => `02000000 4400 00000001 00000007 0000 0000 0001 ${offset} ${length}`],
    ['offsets of 64 bits', (offset, length) => `00000000 8800 0001 0007 0000 0001 00000000${offset} 00000000${length}`],
    ['a base', (offset, length) => `00000000 0440 0001 0007 0000 ${offset} 0001 ${length}`],
    ['indexes of extents', (offset, length) => `01000000 4404 0001 0007 0000 0000 0001 00000009 ${offset} ${length}`],
    [
      'another item first',
      (offset, length) => `00000000 4400 0002 0001 0000 0001 00000000 00000004 0007 0000 0001 ${offset} ${length}`,
    ],
  ])('finds the block by locations of %s', (_what, locate) => {
    expect(findHeifExif(build(locate))).toEqual(TIFF);
  });

  it('joins the extents of an item', () => {
    const bytes = build((offset, length) => {
      const [from, total] = [Number.parseInt(offset, 16), Number.parseInt(length, 16)];
      const second = [from + 5, total - 5].map((value) => value.toString(16).padStart(8, '0'));
      return `00000000 4400 0001 0007 0000 0002 ${offset} 00000005 ${second.join('')}`;
    });
    expect(findHeifExif(bytes)).toEqual(TIFF);
  });

  it('reads items from the box of item data', () => {
    const locate = () => `01000000 4400 0001 0007 0001 0000 0001 00000000 ${ITEM.length.toString(16).padStart(8, '0')}`;
    expect(findHeifExif(build(locate, SHORT_ENTRIES, box('idat', ITEM)))).toEqual(TIFF);
  });

  it('finds long ids, and ignores entries of former versions and other boxes', () => {
    const entries = [
      box('free', hex('02000000 0001 0000'), Buffer.from('Exif')),
      entry('01', '0003', 'Exif'),
      entry('03', '00000007', 'Exif'),
    ];
    const locate = (offset: string, length: string) => `00000000 4400 0001 0007 0000 0001 ${offset} ${length}`;
    expect(findHeifExif(build(locate, entries))).toEqual(TIFF);
  });

  const locateAt = (offset: string, length: string) => `00000000 4400 0001 0007 0000 0001 ${offset} ${length}`;

  it.each<[string, Buffer]>([
    ['no item of EXIF data', build(locateAt, [entry('02', '0007', 'mime')])],
    ['no location of the item', build((offset, length) => `00000000 4400 0001 0008 0000 0001 ${offset} ${length}`)],
    [
      'an item built of other items',
      build((offset, length) => `01000000 4400 0001 0007 0002 0000 0001 ${offset} ${length}`),
    ],
    ['an item of eleven bytes', build((offset) => `00000000 4400 0001 0007 0000 0001 ${offset} 0000000b`)],
    ['a block of seven bytes', build((offset) => `00000000 4400 0001 0007 0000 0001 ${offset} 0000000d`)],
    ['no item information', file(box('iloc', hex('00000000 4400 0000')))],
    ['no item locations', file(information(...SHORT_ENTRIES))],
    ['no boxes', Buffer.alloc(0)],
  ])('returns null for %s', (_what, bytes) => {
    expect(findHeifExif(bytes)).toBeNull();
  });

  it('rejects locations that are truncated', () => {
    expect(() => findHeifExif(build((offset) => `00000000 4400 0001 0007 0000 0001 ${offset}`))).toThrow(RangeError);
  });
});
