import sharp from 'sharp';
import type { LineOutline, Scene, SignCase } from './sign-cases.ts';

/** Conditions under which a sign is photographed. */
export const STYLES = [
  'dark on light',
  'light on dark',
  'low contrast',
  'colored on textured ground',
  'rotated',
  'perspective',
  'small in a large photo',
  'noisy',
  'blurred',
  'strongly compressed',
  'letter-spaced on stone',
  'running upward',
] as const;
export type Style = (typeof STYLES)[number];

type RandomSource = () => number;

/** Mulberry32: returns the same numbers for the same seed on every machine. */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
type Color = readonly [number, number, number];

const FONTS = ['DejaVu Sans', 'DejaVu Serif', 'Liberation Sans', 'Liberation Serif', 'Liberation Sans Narrow'];
const [WIDTH, HEIGHT] = [1600, 1200];
/** Longer edge of the service's working image in pixels. Below, its JPEG quality. */
const WORKING_EDGE = 2048;
const WORKING_QUALITY = 88;

const randomBetween = (random: RandomSource, low: number, high: number) => low + random() * (high - low);
const formatHex = (color: Color) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const gray = (value: number): Color => [value, value, value];
const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Renders a photo of a sign in the form of the service's working image: a JPEG of at most 2048 pixels. */
export async function photographSign(sign: SignCase, style: Style, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const scale = style === 'small in a large photo' ? 2.4 : 1;
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)];
  const { board, letters } = chooseColors(style, random);
  const background = await paintScene(chooseBackground(style, random), width, height, random);
  const drawn = await drawSign(sign, { style, random, board, letters });
  const placed = style === 'perspective' ? await applyPerspective(drawn, random) : drawn;
  const { width: w, height: h } = await sharp(placed).metadata();
  const photo = sharp(background, { raw: { width, height, channels: 3 } }).composite([
    {
      input: placed,
      left: Math.max(0, Math.round((width - w) * randomBetween(random, 0.25, 0.75))),
      top: Math.max(0, Math.round((height - h) * randomBetween(random, 0.25, 0.75))),
    },
  ]);
  return simulateCamera(await photo.png({ compressionLevel: 1 }).toBuffer(), style, random);
}

/** Renders a sign that fills its photo, dark on light and slightly rotated, as a JPEG. */
export async function drawPlainSign(sign: SignCase, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const drawn = await drawSign(sign, { style: 'dark on light', random, board: gray(235), letters: gray(30) });
  return sharp(drawn)
    .rotate(randomBetween(random, -3, 3), { background: '#777' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#777' })
    .flatten({ background: '#777' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Renders a photo of a scene without text. */
export async function photographScene(scene: Scene, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const pixels = await paintScene(scene, WIDTH, HEIGHT, random);
  const photo = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
  return simulateCamera(photo, random() < 0.5 ? 'noisy' : 'dark on light', random);
}

function chooseBackground(style: Style, random: RandomSource): Scene {
  if (style === 'letter-spaced on stone') return 'stones';
  return (['facade', 'bricks', 'foliage', 'stones', 'sky'] as const)[Math.floor(random() * 5)]!;
}

/** Chooses the colors of a sign. The board is null for text that is painted on the wall itself. */
function chooseColors(style: Style, random: RandomSource): { board: Color | null; letters: Color } {
  const base = randomBetween(random, 90, 160);
  switch (style) {
    case 'light on dark':
      return {
        board: [randomBetween(random, 10, 60), randomBetween(random, 10, 60), randomBetween(random, 20, 90)],
        letters: gray(235),
      };
    case 'low contrast':
      return { board: gray(base), letters: gray(base + (random() < 0.5 ? 32 : -32)) };
    case 'colored on textured ground':
      return { board: null, letters: random() < 0.5 ? [245, 225, 120] : [120, 15, 20] };
    case 'letter-spaced on stone':
      return { board: null, letters: random() < 0.5 ? gray(45) : [225, 190, 90] };
    default:
      return random() < 0.5
        ? { board: gray(randomBetween(random, 200, 245)), letters: gray(randomBetween(random, 15, 70)) }
        : {
            board: [randomBetween(random, 0, 90), randomBetween(random, 30, 80), randomBetween(random, 30, 110)],
            letters: gray(240),
          };
  }
}

async function drawSign(
  { text, outlines }: SignCase,
  { style, random, board, letters }: { style: Style; random: RandomSource; board: Color | null; letters: Color },
): Promise<Buffer> {
  const lines = text.split('\n');
  const font = FONTS[Math.floor(random() * FONTS.length)]!;
  // Letters of other scripts are wider or narrower than Latin ones, whose average width is assumed to be 0.7.
  const lengths = outlines?.map(({ width }) => width / 0.7) ?? lines.map((line) => line.length);
  const maxLineLength = Math.max(...lengths);
  const spacing = style === 'letter-spaced on stone' ? 0.25 : 0;
  const largest = style === 'small in a large photo' ? randomBetween(random, 55, 80) : randomBetween(random, 70, 130);
  const widest = style === 'running upward' ? 1080 : 1350;
  const size = Math.min(largest, widest / (maxLineLength * (0.7 + spacing) + 1.6));
  const width = Math.round(maxLineLength * size * (0.7 + spacing) + size * 1.6);
  const height = Math.round(size * (1.3 * lines.length + 0.9));
  const rows = lines.map((line, index) => {
    const outline = outlines?.[index];
    if (outline) return placeOutline(outline, { width, baseline: size * (1.25 + 1.3 * index), size, letters });
    return `<text x="50%" y="${size * (1.25 + 1.3 * index)}" text-anchor="middle" font-family="${font}" font-size="${size}"
        ${random() < 0.5 ? 'font-weight="bold"' : ''} ${random() < 0.15 ? 'font-style="italic"' : ''}
        letter-spacing="${size * spacing}" fill="${formatHex(letters)}">${escapeXml(line)}</text>`;
  });
  const background = board ? `<rect width="100%" height="100%" rx="${size / 6}" fill="${formatHex(board)}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${rows.join('')}</svg>`;
  const drawn = sharp(Buffer.from(svg)).png();
  const rotation = chooseRotation(style, random);
  return rotation === 0 ? drawn.toBuffer() : drawn.rotate(rotation, { background: '#00000000' }).toBuffer();
}

function placeOutline(
  outline: LineOutline,
  { width, baseline, size, letters }: { width: number; baseline: number; size: number; letters: Color },
): string {
  const left = (width - outline.width * size) / 2;
  return `<g transform="translate(${left} ${baseline}) scale(${size})" fill="${formatHex(letters)}">${outline.svg}</g>`;
}

/** Returns degrees, clockwise. */
function chooseRotation(style: Style, random: RandomSource): number {
  if (style === 'running upward') return random() < 0.5 ? 270 : 90;
  if (style === 'rotated') return (random() < 0.5 ? -1 : 1) * randomBetween(random, 5, 15);
  return 0;
}

/** Applies the perspective of a sign seen from the side: one edge is shorter than the other. */
async function applyPerspective(sign: Buffer, random: RandomSource): Promise<Buffer> {
  const { data, info } = await sharp(sign).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shrink = randomBetween(random, 0.25, 0.45);
  const fromLeft = random() < 0.5;
  const out = Buffer.alloc(width * height * 4);
  for (let x = 0; x < width; x++) {
    const share = fromLeft ? x / width : 1 - x / width;
    const scale = 1 - shrink * share;
    const source = Math.min(width - 1, Math.max(0, Math.round(fromLeft ? x : width - 1 - (width - 1 - x))));
    for (let y = 0; y < height; y++) {
      const from = Math.round((y - height / 2) / scale + height / 2);
      if (from < 0 || from >= height) continue;
      data.copy(out, (y * width + x) * 4, (from * width + source) * 4, (from * width + source) * 4 + 4);
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

async function simulateCamera(photo: Buffer, style: Style, random: RandomSource): Promise<Buffer> {
  let image = sharp(photo);
  if (style === 'blurred') image = image.blur(randomBetween(random, 1.5, 2.8));
  if (style === 'noisy') image = sharp(await addNoise(photo, randomBetween(random, 18, 34), random));
  const quality = style === 'strongly compressed' ? 14 : 85;
  const jpeg = await image.removeAlpha().jpeg({ quality }).toBuffer();
  return sharp(jpeg)
    .resize(WORKING_EDGE, WORKING_EDGE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: WORKING_QUALITY })
    .toBuffer();
}

async function addNoise(photo: Buffer, strength: number, random: RandomSource): Promise<Buffer> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) {
    const bell = random() + random() + random() - 1.5;
    data[i] = Math.max(0, Math.min(255, data[i]! + bell * strength * 1.6));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns raw RGB pixels. */
async function paintScene(scene: Scene, width: number, height: number, random: RandomSource): Promise<Buffer> {
  const grain = await createCloud(width, height, scene === 'foliage' || scene === 'stones' ? 14 : 60, random);
  const fine = await createCloud(width, height, 4, random);
  const data = Buffer.alloc(width * height * 3);
  const paint = PAINTERS[scene];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixelIndex = y * width + x;
      const color = paint(x, y, grain.data[pixelIndex]! / 255, fine.data[pixelIndex]! / 255, height);
      for (let part = 0; part < 3; part++) data[pixelIndex * 3 + part] = Math.max(0, Math.min(255, color[part]!));
    }
  }
  return data;
}

/** Returns smooth random values, one byte each, whose features are about `size` pixels wide. */
async function createCloud(width: number, height: number, size: number, random: RandomSource): Promise<Pixels> {
  const [w, h] = [Math.ceil(width / size) + 1, Math.ceil(height / size) + 1];
  const dots = Buffer.from(Array.from({ length: w * h }, () => Math.floor(random() * 256)));
  const data = await sharp(dots, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data, width, height };
}

type Painter = (x: number, y: number, grain: number, fine: number, height: number) => Color;

const PAINTERS: Record<Scene, Painter> = {
  sky: (_x, y, grain, _fine, height) => [
    120 + 90 * (y / height) + 40 * grain,
    165 + 50 * (y / height) + 30 * grain,
    225 + 15 * grain,
  ],
  foliage: (_x, _y, grain, fine) => [20 + 90 * grain * fine, 50 + 140 * grain * (0.4 + fine), 15 + 50 * grain * fine],
  facade: (x, y, grain, fine) => {
    const window = x % 210 > 70 && x % 210 < 150 && y % 260 > 60 && y % 260 < 200;
    const frame = window && (x % 210 < 78 || x % 210 > 142 || Math.abs((y % 260) - 130) < 4);
    const base = frame ? 220 : window ? 60 + 50 * grain : 185 + 25 * grain;
    return [base + 12 * fine, base - 8 + 10 * fine, base - 30 + 10 * fine];
  },
  bricks: (x, y, grain, fine) => {
    const row = Math.floor(y / 34);
    const mortar = y % 34 < 4 || (x + (row % 2) * 45) % 90 < 4;
    return mortar
      ? [175 + 20 * fine, 168 + 20 * fine, 160]
      : [140 + 40 * grain + 15 * fine, 72 + 25 * grain, 55 + 20 * fine];
  },
  waves: (x, y, grain, fine) => {
    const wave = Math.sin(y / 9 + 6 * grain + x / 160) * 22;
    return [35 + wave + 30 * fine, 95 + wave + 30 * fine, 125 + wave + 25 * fine];
  },
  stones: (_x, _y, grain, fine) => {
    const value = 120 + 55 * grain + 28 * fine;
    return [value + 8, value, value - 14];
  },
};
