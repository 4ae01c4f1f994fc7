import sharp from 'sharp';

/** Degrees as EXIF writes them: degrees, minutes and seconds as fractions. */
function exifDegrees(value: number): string {
  const total = Math.abs(value);
  const minutes = (total % 1) * 60;
  const seconds = Math.round((minutes % 1) * 60 * 10_000);
  return `${Math.floor(total)}/1 ${Math.floor(minutes)}/1 ${seconds}/10000`;
}

/** A JPEG of noise, so that no two are equal, taken at a position when one is given. */
export async function photo(position?: { latitude: number; longitude: number }, seed = Math.random()): Promise<Buffer> {
  const noise = sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: Math.floor(seed * 255), g: 120, b: 90 } },
  }).composite([{ input: stripes(seed), top: 0, left: 0 }]);
  const jpeg = noise.jpeg({ quality: 80 });
  if (!position) return jpeg.toBuffer();
  const { latitude, longitude } = position;
  return jpeg
    .withExif({
      IFD0: { Software: `seed ${seed}` },
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
        GPSLatitude: exifDegrees(latitude),
        GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
        GPSLongitude: exifDegrees(longitude),
      },
    })
    .toBuffer();
}

/** A picture of a sign with large lettering. */
export function signPhoto(lettering: string): Promise<Buffer> {
  const svg = `<svg width="1200" height="600" xmlns="http://www.w3.org/2000/svg">
    <rect width="1200" height="600" fill="#f4ead6"/>
    <text x="600" y="340" font-family="sans-serif" font-size="120" font-weight="bold" text-anchor="middle">${lettering}</text>
  </svg>`;
  // Without the fonts of a desktop the text would be missing, so the sign is drawn by a process that has them.
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

function stripes(seed: number): Buffer {
  const x = Math.floor(seed * 500);
  return Buffer.from(
    `<svg width="640" height="480" xmlns="http://www.w3.org/2000/svg"><rect x="${x}" y="${(x * 7) % 400}" width="80" height="60" fill="#${Math.floor(
      seed * 0xffffff,
    )
      .toString(16)
      .padStart(6, '0')}"/></svg>`,
  );
}
