import { readBoxes, readHeifDeclaration } from './heif-boxes.js';

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const contents = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + contents.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, contents]);
};
const numbers = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
const VERSION = numbers(0);
const size = (width: number, height: number) => box('ispe', VERSION, numbers(width, height));
const profile = (space: string, bytes = 128) => {
  const contents = Buffer.alloc(bytes);
  contents.write(space, 16, 'latin1');
  return contents;
};
const color = (kind: string, contents: Buffer) => box('colr', Buffer.from(kind), contents);
const file = (...properties: Buffer[]) =>
  Buffer.concat([box('ftyp'), box('meta', VERSION, box('iprp', box('ipco', ...properties))), box('mdat', numbers(1))]);

describe('readHeifDeclaration', () => {
  it('reads every declared size, and ignores other properties', () => {
    expect(readHeifDeclaration(file(size(4032, 3024), box('irot', numbers(1)), size(512, 512)))).toEqual({
      isTruncated: false,
      sizes: [
        { width: 4032, height: 3024 },
        { width: 512, height: 512 },
      ],
      colorProfile: null,
    });
  });

  it('ignores a truncated size, and properties outside their boxes', () => {
    expect(readHeifDeclaration(file(box('ispe', VERSION, numbers(9)))).sizes).toEqual([]);
    expect(readHeifDeclaration(Buffer.concat([box('ftyp'), size(9, 9), box('ipco', size(9, 9))])).sizes).toEqual([]);
  });

  it.each(['prof', 'rICC'])('returns the first RGB profile of the kind %s', (kind) => {
    const first = Buffer.concat([profile('RGB '), Buffer.of(1)]);
    const { colorProfile } = readHeifDeclaration(
      file(
        color('nclx', profile('RGB ')),
        color(kind, profile('GRAY')),
        color(kind, first),
        color(kind, profile('RGB ')),
      ),
    );
    expect(colorProfile).toEqual(first);
  });

  it('ignores a profile that is shorter than its header', () => {
    const read = (bytes: number) => readHeifDeclaration(file(color('prof', profile('RGB ', bytes)))).colorProfile;
    expect([read(127), read(128)?.length]).toEqual([null, 128]);
  });

  it('detects a file that ends before one of its boxes, and ignores appended bytes', () => {
    const bytes = file(size(1, 1));
    expect(readHeifDeclaration(bytes.subarray(0, -1)).isTruncated).toBe(true);
    const appended = Buffer.concat([bytes, box('junk', Buffer.alloc(9)).subarray(0, -1)]);
    expect(readHeifDeclaration(appended).isTruncated).toBe(false);
  });
});

describe('readBoxes', () => {
  it('reads sizes of 64 bits, and a last box without a size to the end', () => {
    const large = Buffer.concat([numbers(1), Buffer.from('mdat'), numbers(0, 20), Buffer.from('4444')]);
    const last = Buffer.concat([numbers(0), Buffer.from('free'), Buffer.from('55')]);
    expect(readBoxes(Buffer.concat([large, last]), 0, 100)).toEqual([
      { type: 'mdat', from: 16, to: 20 },
      { type: 'free', from: 28, to: 30 },
    ]);
  });

  it('stops at a box that is smaller than its header', () => {
    const bytes = Buffer.concat([box('free'), numbers(7), Buffer.from('mdat'), box('free')]);
    expect(readBoxes(bytes, 0, bytes.length)).toHaveLength(1);
  });
});
