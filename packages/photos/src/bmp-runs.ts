/** Size of a run-length coded picture: pixels, and bits a pixel (4 or 8). */
interface RunLengthSize {
  width: number;
  height: number;
  bits: number;
}

/**
 * Unpacks run-length coded BMP pixels (RLE8, RLE4) to one palette index a byte, rows padded to four bytes and from the
 * bottom, as an uncompressed 8-bit file has them.
 * @throws Error when the codes end before the end mark
 */
export function decodeRuns(codes: Buffer, { width, height, bits }: RunLengthSize): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const indexes = Buffer.alloc(stride * height);
  const perByte = 8 / bits;
  let x = 0;
  let row = 0;
  let offset = 0;
  /** The `place`-th pixel of a group of coded bytes. */
  const readPixel = (from: number, index: number) => {
    const byte = codes[from + Math.floor(index / perByte)] ?? 0;
    return bits === 8 ? byte : index % 2 === 0 ? byte >> 4 : byte & 15;
  };
  const writePixels = (from: number, count: number, isRepeated: boolean) => {
    const end = Math.min(count, width - x);
    for (let index = 0; row < height && index < end; index++) {
      indexes[row * stride + x + index] = readPixel(from, isRepeated ? index % perByte : index);
    }
    x = Math.min(x + count, width);
  };
  while (offset + 2 <= codes.length) {
    const count = codes.readUInt8(offset);
    const code = codes.readUInt8(offset + 1);
    offset += 2;
    if (count > 0) {
      writePixels(offset - 1, count, true);
    } else if (code === 0) {
      x = 0;
      row += 1;
    } else if (code === 1) {
      return indexes;
    } else if (code === 2) {
      x = Math.min(x + (codes[offset] ?? 0), width);
      row += codes[offset + 1] ?? 0;
      offset += 2;
    } else {
      writePixels(offset, code, false);
      offset += Math.ceil(code / perByte / 2) * 2;
    }
  }
  throw new Error('BMP ends before its pixels do');
}
