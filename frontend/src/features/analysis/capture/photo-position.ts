/** Number of bytes at the start of a photo that are searched. Cameras write the metadata before the image data. */
const SEARCHED_BYTES = 256 * 1024;
/** The marker "Exif", then the TIFF header it is followed by in both byte orders: the order and the number 42. */
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const LITTLE_ENDIAN_START = 0x49492a00;
const BIG_ENDIAN_START = 0x4d4d002a;
/** Tags of EXIF 3.0: the GPS directory, and latitude and longitude in it. */
const GPS_DIRECTORY_TAG = 0x8825;
const LATITUDE_TAG = 2;
const LONGITUDE_TAG = 4;
/** Size of a directory entry in bytes, and the offset of its value. */
const ENTRY_BYTES = 12;
const VALUE_OFFSET = 8;

/**
 * Whether a photo contains the position where it was taken. Reads the EXIF data at the start of a camera's JPEG, HEIC,
 * AVIF or WebP file, on the device.
 */
export async function hasPhotoPosition(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, SEARCHED_BYTES).arrayBuffer());
    for (let start = findExif(bytes, 0); start !== -1; start = findExif(bytes, start)) {
      if (hasPosition(new DataView(bytes.buffer, start))) return true;
    }
    return false;
  } catch {
    // The file cannot be read, or its entries point outside of it.
    return false;
  }
}

/** Returns the offset after the next "Exif" marker, or -1 if there is none. */
function findExif(bytes: Uint8Array, from: number): number {
  for (let at = from; at + EXIF.length < bytes.length; at += 1) {
    if (bytes[at] === EXIF[0] && EXIF.every((byte, index) => bytes[at + index] === byte)) return at + EXIF.length;
  }
  return -1;
}

/** @throws RangeError if an offset is outside of the data */
function hasPosition(exif: DataView): boolean {
  if (exif.byteLength < VALUE_OFFSET) return false;
  const start = exif.getUint32(0);
  if (start !== LITTLE_ENDIAN_START && start !== BIG_ENDIAN_START) return false;
  const isLittle = start === LITTLE_ENDIAN_START;
  const main = readDirectory(exif, exif.getUint32(4, isLittle), isLittle);
  const gpsOffset = main.get(GPS_DIRECTORY_TAG);
  if (gpsOffset === undefined) return false;
  const gps = readDirectory(exif, gpsOffset, isLittle);
  return gps.has(LATITUDE_TAG) && gps.has(LONGITUDE_TAG);
}

/** Maps the tags of a directory's entries to their values. @throws RangeError */
function readDirectory(exif: DataView, offset: number, isLittle: boolean): Map<number, number> {
  const values = new Map<number, number>();
  const count = exif.getUint16(offset, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = offset + 2 + index * ENTRY_BYTES;
    values.set(exif.getUint16(entry, isLittle), exif.getUint32(entry + VALUE_OFFSET, isLittle));
  }
  return values;
}
