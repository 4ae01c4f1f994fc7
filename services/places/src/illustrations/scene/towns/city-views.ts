import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import { darken, mixColors } from '../colors.js';
import { drawRipples, drawWater } from '../foregrounds.js';
import type { PaletteName } from '../palettes.js';
import { Pen } from '../pen.js';
import type { Tones } from '../tones.js';
import type { CityInput } from './city-input.js';
import { drawHouses } from './houses.js';
import { drawStreet } from './perspective-street.js';
import { drawBoats, drawEmbankment } from './streets.js';

const { width, height } = COVER_SIZE;

/** Where the viewer of a city is: across its river, above its roofs, or in a street. */
export type CityView = 'river' | 'roofs' | 'street';

/** Views that fit a region; a street needs facades of several floors, and dry lands have no rivers. */
const VIEWS: Record<PaletteName, readonly CityView[]> = {
  mediterranean: ['roofs', 'river', 'street'],
  atlantic: ['river', 'street', 'roofs'],
  alpine: ['river', 'roofs'],
  nordic: ['river', 'roofs', 'street'],
  desert: ['roofs', 'roofs', 'street'],
  savanna: ['roofs'],
  monsoon: ['river', 'roofs'],
  eastAsian: ['roofs', 'river', 'roofs'],
  andean: ['roofs', 'street'],
  metropolitan: ['river', 'river', 'street'],
};

/** Regions whose old towns have bridges of stone. */
const STONE_BRIDGES: ReadonlySet<PaletteName> = new Set(['mediterranean', 'atlantic', 'alpine']);

/** Half of the width in pixels of a landmark that a street can lead to. */
const MAX_STREET_REACH = 260;

/** Draws a town with its landmark small in it. */
export function drawCity(input: CityInput): string {
  // A wide landmark would vanish behind the houses of a street.
  const isShown = { river: input.isByWater, roofs: true, street: input.reach < MAX_STREET_REACH };
  const views = VIEWS[input.palette].filter((name) => isShown[name]);
  const view = views[Math.floor(input.random.between(0, views.length))] ?? 'roofs';
  if (view === 'street') return drawStreet(input);
  return view === 'river' ? drawRiverside(input) : drawRoofs(input);
}

/** Returns a function that lowers houses before the landmark. */
const clearing =
  (center: number, reach: number, lowest: number) =>
  (x: number): number =>
    Math.min(1, lowest + (1 - lowest) * (Math.abs(x - center) / reach) ** 2);

function drawRiverside({ palette, tones, random, center, placeLandmark, reach, style }: CityInput): string {
  const scale = Math.min(0.66, 230 / reach);
  const clear = clearing(center, reach * scale * 1.1, 0.3);
  const rows = [
    drawHouses(palette, tones, random, {
      style,
      y: 600,
      from: -20,
      to: width,
      low: 60,
      high: 130,
      air: 0.55,
      size: 0.8,
      isBlank: true,
    }),
    placeLandmark(612, scale),
    drawHouses(palette, tones, random, {
      style,
      y: 655,
      from: -50,
      to: width,
      low: 70,
      high: 126,
      air: 0.12,
      size: 1.1,
      shape: clear,
    }),
  ];
  const water = drawWater(668, tones, random);
  const quay = drawEmbankment(tones, random, { top: 652, bottom: 686 });
  const bridge =
    random.between(0, 1) < 0.4 && STONE_BRIDGES.has(palette) && style === undefined
      ? drawBridge(tones)
      : drawBoats(tones, random, { top: 696, sails: random.between(0, 1) < 0.5 });
  return `${rows.join('')}${water}${quay}${drawRipples(700, tones.waterLight, random, 8)}${bridge}`;
}

/** Draws a bridge of stone from bank to bank, in front of the view. */
function drawBridge(tones: Tones): string {
  const stone = mixColors(tones.wall, tones.shade, 0.6);
  const pen = new Pen();
  let arches = `M-10 706Q${width / 2} 672 ${width + 10} 706V${height}H1130`;
  for (let x = 1130; x > 0; x -= 270) arches += `v-20q-105-${x === 590 ? 96 : 88} -210 0v20h-60`;
  pen.fill(stone, `${arches}H-10z`);
  pen.stroke(tones.lit, 7, `M-10 706Q${width / 2} 672 ${width + 10} 706`);
  pen.stroke(darken(stone, 0.3), 3, `M-10 716Q${width / 2} 682 ${width + 10} 716`);
  return pen.toSvg();
}

function drawRoofs({ palette, tones, random, center, placeLandmark, reach, style }: CityInput): string {
  const scale = Math.min(0.74, 280 / reach);
  const rows = [
    { y: 604, low: 40, high: 92, air: 0.6, size: 0.74, share: 1, isBlank: true },
    { y: 652, low: 44, high: 88, air: 0.42, size: 1, share: 0.5, isBlank: true },
    { y: 722, low: 62, high: 102, air: 0.2, size: 1.3, share: 0.36 },
    { y: 830, low: 80, high: 140, air: 0, size: 1.9, share: 0.7 },
  ].map(({ share, ...row }) =>
    drawHouses(palette, tones, random, {
      ...row,
      style,
      from: Math.round(random.between(-70, -10)),
      to: width,
      shape: clearing(center, reach * scale * 1.2, share),
    }),
  );
  const floor = `<path fill="${tones.groundShade}" d="M0 590h${width}v210H0z"/>`;
  return `${floor}${rows[0]}${placeLandmark(632, scale)}${rows.slice(1).join('')}`;
}
