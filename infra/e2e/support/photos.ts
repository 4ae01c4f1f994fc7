import sharp, { type Sharp } from 'sharp';

/** Formats degrees for EXIF: degrees, minutes and seconds as fractions. */
function formatExifDegrees(value: number): string {
  const total = Math.abs(value);
  const minutes = (total % 1) * 60;
  const seconds = Math.round((minutes % 1) * 60 * 10_000);
  return `${Math.floor(total)}/1 ${Math.floor(minutes)}/1 ${seconds}/10000`;
}

/** Creates a JPEG of noise, so that no two are the same, with a position if one is given. */
export async function createPhoto(
  position?: { latitude: number; longitude: number },
  seed = Math.random(),
): Promise<Buffer> {
  const noise = sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: Math.floor(seed * 255), g: 120, b: 90 } },
  }).composite([{ input: createStripes(seed), top: 0, left: 0 }]);
  const jpeg = noise.jpeg({ quality: 80 });
  return position ? writePosition(jpeg, position, `seed ${seed}`) : jpeg.toBuffer();
}

function writePosition(
  jpeg: Sharp,
  { latitude, longitude }: { latitude: number; longitude: number },
  software: string,
): Promise<Buffer> {
  return jpeg
    .withExif({
      IFD0: { Software: software },
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
        GPSLatitude: formatExifDegrees(latitude),
        GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
        GPSLongitude: formatExifDegrees(longitude),
      },
    })
    .toBuffer();
}

/** Colors of the sky, the sun, far hills and near hills, in the morning and in the evening. */
const LIGHT_COLORS = [
  ['#f3c9a5', '#fff3d6', '#b98d86', '#6e5a6b'],
  ['#bcd9ea', '#fffbe8', '#7fa38f', '#47695e'],
  ['#e7b7b0', '#ffe6c4', '#8c7c9c', '#54506f'],
  ['#f0dcae', '#fffdf0', '#a89a6a', '#6c6447'],
] as const;

/** Creates a JPEG of hills at a position, for images that people look at. @param number number of the view */
export function createLandscapePhoto(
  position: { latitude: number; longitude: number },
  number: number,
): Promise<Buffer> {
  const [sky, sun, far, near] = LIGHT_COLORS[number % LIGHT_COLORS.length]!;
  const x = 300 + ((number * 370) % 600);
  const svg = `<svg width="1200" height="800" xmlns="http://www.w3.org/2000/svg">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${sun}"/></linearGradient></defs>
    <rect width="1200" height="800" fill="url(#sky)"/>
    <circle cx="${x}" cy="330" r="80" fill="${sun}"/>
    <path d="M0 560 Q200 380 420 500 T820 450 T1200 520 V800 H0 Z" fill="${far}"/>
    <path d="M0 680 Q260 560 520 650 T1000 610 T1200 660 V800 H0 Z" fill="${near}"/>
  </svg>`;
  return writePosition(sharp(Buffer.from(svg)).jpeg({ quality: 88 }), position, `view ${number}`);
}

/**
 * Creates a JPEG of 12 megapixels with as much detail as foliage, which is as large as photos from a camera.
 * @param number number of the view; see {@link createLandscapePhoto}
 */
export async function createDetailedPhoto(
  position: { latitude: number; longitude: number },
  number: number,
): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 70 };
  const leaves = sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080', noise } });
  const landscape = sharp(await createLandscapePhoto(position, number)).resize(1000, 750);
  const detailed = landscape.composite([{ input: await leaves.png().toBuffer(), blend: 'overlay' }]);
  const enlarged = sharp(await detailed.png().toBuffer()).resize(4000, 3000);
  return writePosition(enlarged.jpeg({ quality: 88 }), position, `detailed view ${number}`);
}

/** Capital letters as strokes in a box of 60 x 100, so that signs need no font. */
const STROKES: Record<string, string> = {
  A: 'M0 100 L30 0 L60 100 M12 65 H48',
  E: 'M55 0 H0 V100 H55 M0 48 H45',
  H: 'M0 0 V100 M60 0 V100 M0 48 H60',
  K: 'M0 0 V100 M58 0 L0 58 M20 40 L60 100',
  L: 'M0 0 V100 H52',
  M: 'M0 100 V0 L30 60 L60 0 V100',
  O: 'M30 0 C-10 0 -10 100 30 100 C70 100 70 0 30 0',
  R: 'M0 100 V0 H30 C65 0 65 52 30 52 H0 M28 52 L60 100',
  T: 'M0 0 H60 M30 0 V100',
};

/** Creates an image of a sign with a text in these letters. */
export function createSignPhoto(text: string): Promise<Buffer> {
  const letters = [...text].map((letter, index) =>
    letter === ' ' ? '' : `<path transform="translate(${index * 95} 0)" d="${STROKES[letter]}"/>`,
  );
  const width = text.length * 95 + 200;
  const svg = `<svg width="${width}" height="360" xmlns="http://www.w3.org/2000/svg">
    <rect width="${width}" height="360" fill="#f7f2e7"/>
    <g transform="translate(110 130)" fill="none" stroke="#1c2430" stroke-width="15">${letters.join('')}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

function createStripes(seed: number): Buffer {
  const x = Math.floor(seed * 500);
  return Buffer.from(
    `<svg width="640" height="480" xmlns="http://www.w3.org/2000/svg"><rect x="${x}" y="${(x * 7) % 400}" width="80" height="60" fill="#${Math.floor(
      seed * 0xffffff,
    )
      .toString(16)
      .padStart(6, '0')}"/></svg>`,
  );
}
