const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AV1_BRANDS = new Set(['avif', 'avis']);
const HEIF_BRANDS = new Set(['mif1', 'mif2', 'msf1']);

/**
 * The format of a HEIF file, as its brands tell; null for any other file. The major brand decides; a general HEIF brand
 * leaves it to the compatible ones (ISO/IEC 23008-12, section 10).
 */
export function identifyHeifFormat(bytes: Buffer): 'heic' | 'avif' | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 512);
  const brands: string[] = [];
  for (let offset = 8; offset + 4 <= end; offset += offset === 8 ? 8 : 4)
    brands.push(bytes.toString('latin1', offset, offset + 4));
  const major = brands[0] ?? '';
  if (HEVC_BRANDS.has(major)) return 'heic';
  if (AV1_BRANDS.has(major)) return 'avif';
  if (!HEIF_BRANDS.has(major)) return null;
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return 'heic';
  return brands.some((brand) => AV1_BRANDS.has(brand)) ? 'avif' : 'heic';
}
