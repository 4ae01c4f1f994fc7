/**
 * Builds the start of a JPEG with EXIF data in big-endian order: a main directory with one entry, and a GPS directory.
 * @param position which tags the GPS directory has
 * @param gpsOffset offset of the GPS directory; in a damaged file, it is outside of the data
 */
export function buildExif(position: { latitude: boolean; longitude: boolean }, gpsOffset = 26): Buffer {
  const tags = [...(position.latitude ? [2] : []), ...(position.longitude ? [4] : [])];
  const header = Buffer.from('4d4d002a00000008', 'hex');
  const main = Buffer.concat([toUint16(1), buildEntry(0x8825, gpsOffset), Buffer.alloc(4)]);
  const gps = Buffer.concat([toUint16(tags.length), ...tags.map((tag) => buildEntry(tag, 0))]);
  return Buffer.concat([Buffer.from('ffd8ffe1ffff', 'hex'), Buffer.from('Exif\0\0'), header, main, gps]);
}

function buildEntry(tag: number, value: number): Buffer {
  const entry = Buffer.alloc(12);
  entry.writeUInt16BE(tag, 0);
  entry.writeUInt32BE(value, 8);
  return entry;
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
