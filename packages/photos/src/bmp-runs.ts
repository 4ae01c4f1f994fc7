/** Size of a run-length coded picture: pixels, and bits a pixel (4 or 8). */
interface CodedSize {
  width: number;
  height: number;
  bits: number;
}

/**
 * Unpacks run-length coded BMP pixels (RLE8, RLE4) to one palette index a byte, rows padded to four bytes and from the
 * bottom, as an uncompressed 8-bit file has them.
 * @throws Error when the codes end before the end mark
 */
export function unpackRuns(codes: Buffer, { width, height, bits }: CodedSize): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const indexes = Buffer.alloc(stride * height);
  const perByte = 8 / bits;
  let x = 0;
  let row = 0;
  let at = 0;
  /** The `place`-th pixel of a group of coded bytes. */
  const pixel = (from: number, place: number) => {
    const byte = codes[from + Math.floor(place / perByte)] ?? 0;
    return bits === 8 ? byte : place % 2 === 0 ? byte >> 4 : byte & 15;
  };
  const put = (from: number, count: number, repeated: boolean) => {
    const end = Math.min(count, width - x);
    for (let place = 0; row < height && place < end; place++) {
      indexes[row * stride + x + place] = pixel(from, repeated ? place % perByte : place);
    }
    x = Math.min(x + count, width);
  };
  while (at + 2 <= codes.length) {
    const count = codes.readUInt8(at);
    const code = codes.readUInt8(at + 1);
    at += 2;
    if (count > 0) {
      put(at - 1, count, true);
    } else if (code === 0) {
      x = 0;
      row += 1;
    } else if (code === 1) {
      return indexes;
    } else if (code === 2) {
      x = Math.min(x + (codes[at] ?? 0), width);
      row += codes[at + 1] ?? 0;
      at += 2;
    } else {
      put(at, code, false);
      at += Math.ceil(code / perByte / 2) * 2;
    }
  }
  throw new Error('BMP ends before its pixels do');
}
