export interface JpegFrame {
  width: number;
  height: number;
}

/**
 * The size a JPEG stream declares, when it is of a kind that ordinary decoders read: 8 bits, Huffman coded, baseline or
 * progressive. Null for anything else, among it the lossless JPEG that raw files keep their sensor data in.
 */
export function readJpegFrame(bytes: Buffer): JpegFrame | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrameMarker(marker)) {
      const isDecodable = marker <= 0xc2 && bytes[offset + 4] === 8;
      return isDecodable ? { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) } : null;
    }
    if (marker === 0xda || marker === 0xd9) return null;
    offset += 2 + Math.max(bytes.readUInt16BE(offset + 2), 2);
  }
  return null;
}

/** SOF0 to SOF15, without DHT (C4), JPG (C8) and DAC (CC), which share their range. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
