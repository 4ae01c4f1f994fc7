import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from './colors.js';
import { drawFront, drawGrove, drawRipples, drawTreeLine, drawWater } from './foregrounds.js';
import { drawHorizon } from './horizons.js';
import type { Motif, Setting } from './motif.js';
import { PALETTES, type Palette, type PaletteName } from './palettes.js';
import { Pen } from './pen.js';
import { drawSky, type Luminary, placeLuminary } from './sky.js';
import { mixTones, type Tones, withBuilding } from './tones.js';

const { width, height } = COVER_SIZE;

/** Heights in pixels from the top: the ground that a subject stands on, and the edge of water in front or around it. */
const LEVELS: Record<Setting, { ground: number; water: number | null }> = {
  ground: { ground: 648, water: null },
  hill: { ground: 566, water: null },
  shore: { ground: 630, water: 640 },
  water: { ground: 650, water: 566 },
  scenery: { ground: 600, water: null },
};
/** Half of the central square, in pixels. */
const SQUARE_REACH = 400;
/** Maximum distance of a subject from the middle, in pixels. */
const MAX_OFFSET = 110;

export interface SceneInput {
  seed: string;
  motif: Motif;
  palette: PaletteName;
  isDusk: boolean;
}

interface Layout {
  tones: Tones;
  random: SeededRandom;
  center: number;
  luminary: Luminary;
}

/**
 * Draws a scene as SVG without text: sky, horizon, the silhouette of the subject in the central square, and foreground.
 * Day and dusk of one seed are the same view; the same input always gives the same image.
 */
export function drawScene({ seed, motif: given, palette, isDusk }: SceneInput): string {
  const random = new SeededRandom(seed);
  const motif = chooseSetting(given, palette, random);
  const hour = ([0, 1, 1, 2] as const)[Math.floor(random.between(0, 4))]!;
  const tones = mixTones(varyBuildings(PALETTES[palette], random), hour, isDusk);
  const side = Math.floor(random.between(-1, 2));
  const room = Math.min(MAX_OFFSET, Math.max(0, SQUARE_REACH - motif.reach));
  const center = Math.round(width / 2 + side * room * random.between(0.5, 1));
  const layout: Layout = { tones, random, center, luminary: placeLuminary(random, hour) };
  // Sky, land and subject draw from their own numbers, so that dusk, which draws stars for birds, stays the same view.
  const hasBalloons = motif.setting === 'hill' || (motif.setting === 'scenery' && !motif.hasFront);
  const sky = drawSky(tones, layout.luminary, hasBalloons, new SeededRandom(`${seed} sky`));
  const subject = drawSubject(motif, palette, layout, new SeededRandom(`${seed} subject`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${sky}${drawLand(motif, palette, layout, subject)}</svg>`
  );
}

const STONES = ['#f6e6c6', '#d8b08a', '#d9c9c0', '#c4b8a4', '#e8c9a0'] as const;
const TILES = ['#7d4a3f', '#5a6b78', '#b98a4e', '#6f7f6a'] as const;

/** Gives the buildings of one region stones and tiles of several kinds. */
function varyBuildings(palette: Palette, random: SeededRandom): Palette {
  const pick = (colors: readonly string[]) => colors[Math.floor(random.between(0, colors.length))]!;
  const wall = mixColors(palette.wall, pick(STONES), random.between(0, 0.5));
  return { ...palette, wall, roof: mixColors(palette.roof, pick(TILES), random.between(0, 0.4)) };
}

/** Puts some subjects behind water, where the land has any. */
function chooseSetting(motif: Motif, palette: PaletteName, random: SeededRandom): Motif {
  const isDry = palette === 'desert' || palette === 'savanna';
  const isBehindWater = random.between(0, 1) < 0.35 && motif.mayReflect && !isDry;
  return isBehindWater ? { ...motif, setting: 'shore' } : motif;
}

/** Returns the subject as the content of a symbol. */
function drawSubject(motif: Motif, palette: PaletteName, { tones }: Layout, random: SeededRandom): string {
  const pen = new Pen();
  motif.draw({ pen, random, palette, tones: motif.building ? withBuilding(tones, ...motif.building) : tones });
  return pen.toSvg();
}

function drawLand(motif: Motif, palette: PaletteName, layout: Layout, subject: string): string {
  const { tones, random, center, luminary } = layout;
  const { trees, horizon } = PALETTES[palette];
  const level = LEVELS[motif.setting];
  // Shadows fall away from the light.
  const mirror = luminary.x > center ? '-' : '';
  const scale = Math.round((motif.scale ?? 1) * random.between(0.9, 1.005) * 100) / 100;
  const placed = `<use href="#m" transform="translate(${center} ${level.ground})scale(${mirror}${scale}-${scale})"/>`;
  const definition = `<defs><g id="m">${subject}</g></defs>`;
  const back = motif.hidesHorizon ? '' : drawHorizon(horizon, tones, random);
  if (motif.setting === 'scenery')
    return definition + back + placed + (motif.hasFront ? '' : drawFront(trees, tones, random, true));
  const grove = () => drawGrove(trees, { center, reach: motif.reach, y: level.ground - 4 }, tones, random);
  const front = () => drawFront(trees, tones, random, level.water !== null);
  if (level.water !== null) {
    const isShore = motif.setting === 'shore';
    const bank = isShore ? `<path fill="${tones.groundShade}" d="M0 ${level.ground - 8}h${width}v20H0z"/>` : '';
    const reflection = `<use href="#m" opacity=".3" transform="translate(${center} ${level.ground + (isShore ? 12 : 0)})scale(${mirror}${scale} ${scale / 2})"/>`;
    return [
      definition,
      back,
      drawWater(level.water, tones, random),
      reflection,
      drawRipples(level.ground + 6, tones.waterLight, random, 10),
      isShore && !motif.hidesHorizon ? grove() : '',
      bank,
      placed,
      front(),
    ].join('');
  }
  return [
    definition,
    back,
    horizon === 'dunes' || horizon === 'plain' ? '' : drawTreeLine(tones, random),
    drawGround(motif, layout, level.ground),
    grove(),
    placed,
    front(),
  ].join('');
}

/** Draws the land that the subject stands on, and a path to it. */
function drawGround({ setting, reach }: Motif, { tones, random, center, luminary }: Layout, y: number): string {
  const pen = new Pen();
  const plain = 632;
  pen.fill(tones.ground, `M0 ${plain + 6}Q${width / 2} ${plain - 10} ${width} ${plain + 4}V${height}H0z`);
  if (setting === 'hill') {
    const half = reach + 190;
    pen.fill(
      tones.ground,
      `M${center - half} ${plain + 20}C${center - half * 0.6} ${plain - 10} ${center - reach} ${y - 4} ${center - reach * 0.7} ${y - 4}H${center + reach * 0.7}C${center + reach} ${y - 4} ${center + half * 0.6} ${plain - 10} ${center + half} ${plain + 20}z`,
    );
    pen.fill(
      tones.groundShade,
      `M${center + reach * 0.2} ${y - 4}H${center + reach * 0.7}C${center + reach} ${y - 4} ${center + half * 0.6} ${plain - 10} ${center + half} ${plain + 20}C${center + reach} ${plain + 10} ${center + reach * 0.5} ${plain - 30} ${center + reach * 0.2} ${y - 4}z`,
    );
  }
  if (setting === 'ground') {
    const away = luminary.x > center ? -1 : 1;
    pen.fill(
      tones.groundShade,
      `M${center - reach} ${y - 3}h${2 * reach}${away > 0 ? 'l' : 'm'}${away * 60} 26H${center - reach + away * 90}z`.replace(
        'm-60',
        'l-60',
      ),
      0.8,
    );
  }
  const bend = random.between(-160, 160);
  const end = center + bend;
  const start = setting === 'hill' ? plain - 40 : y - 2;
  pen.fill(
    tones.groundShade,
    `M${center - 14} ${start}C${center - 24} ${start + 56} ${Math.round(end - 70)} ${start + 60} ${Math.round(end - 96)} ${height}H${Math.round(end + 96)}C${Math.round(end + 30)} ${start + 70} ${center + 26} ${start + 56} ${center + 14} ${start}z`,
    0.75,
  );
  pen.fill(
    tones.middle,
    `M0 ${plain + 60}q200-26 420 4q-200 20-420 16zM${width} ${plain + 90}q-240-34-460 0q240 26 460 20z`,
    0.4,
  );
  return pen.toSvg();
}
