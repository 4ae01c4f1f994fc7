import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from './colors.js';
import { drawLand, type Layout } from './lands.js';
import { isWaterSite, type Motif, type Setting, type Site } from './motif.js';
import { NIGHTS, PALETTES, type Palette, type PaletteName, type Sky } from './palettes.js';
import { Pen } from './pen.js';
import { drawSky, placeLuminary } from './sky.js';
import { illuminate, mixTones, withBuilding } from './tones.js';

const { width, height } = COVER_SIZE;
/** Half of the central square, in pixels. */
const SQUARE_REACH = 400;
/** Maximum distance of a subject from the middle, in pixels. */
const MAX_OFFSET = 110;

export interface SceneInput {
  seed: string;
  motif: Motif;
  palette: PaletteName;
  site: Site;
  isDusk: boolean;
}

/**
 * Draws a scene as SVG without text: sky, horizon, the silhouette of the subject in the central square, and foreground.
 * Day and dusk of one seed are the same view; the same input always gives the same image.
 */
export function drawScene({ seed, motif: given, palette, site, isDusk }: SceneInput): string {
  const random = new SeededRandom(seed);
  const motif = { ...given, setting: chooseSetting(given, palette, site, random) };
  const hour = ([0, 1, 1, 2] as const)[Math.floor(random.between(0, 4))]!;
  const colors = varySkies(varyBuildings(PALETTES[palette], random), random, new SeededRandom(`${seed} night`));
  const tones = mixTones(colors, hour, isDusk);
  const side = Math.floor(random.between(-1, 2));
  const room = Math.min(MAX_OFFSET, Math.max(0, SQUARE_REACH - motif.reach));
  const center = Math.round(width / 2 + side * room * random.between(0.5, 1));
  const luminary = placeLuminary(random, hour, center);
  const layout: Layout = { tones, random, palette, center, luminary, isByWater: isWaterSite(site) };
  // Sky, land and subject draw from their own numbers, so that dusk, which draws stars for birds, stays the same view.
  const hasBalloons = motif.balloons?.includes(palette) ?? false;
  const sky = drawSky(tones, luminary, hasBalloons, new SeededRandom(`${seed} sky`));
  const evening = motif.evening ?? (motif.setting === 'scenery' ? 'sky' : 'lamps');
  const subjectTones = illuminate(tones, colors, evening);
  const subject = drawSubject(motif, { ...layout, tones: subjectTones }, new SeededRandom(`${seed} subject`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${sky}<defs><g id="m">${subject}</g></defs>${drawLand(motif, layout)}</svg>`
  );
}

const STONES = ['#f6e6c6', '#d8b08a', '#d9c9c0', '#c4b8a4', '#e8c9a0'] as const;
const TILES = ['#7d4a3f', '#5a6b78', '#b98a4e', '#6f7f6a'] as const;
/** Cool and warm air of a day. */
const AIRS = ['#a9c4d6', '#f0cfa0', '#c9b3cf', '#dfe6e2', '#8fb7c9'] as const;

const pick = <T>(values: readonly T[], random: SeededRandom): T =>
  values[Math.floor(random.between(0, values.length))]!;

/** Gives the buildings of one region stones and tiles of several kinds. */
function varyBuildings(palette: Palette, random: SeededRandom): Palette {
  const wall = mixColors(palette.wall, pick(STONES, random), random.between(0, 0.5));
  return { ...palette, wall, roof: mixColors(palette.roof, pick(TILES, random), random.between(0, 0.4)) };
}

/** Gives the skies of one region the air of several days and the hues of several nights. */
function varySkies(palette: Palette, random: SeededRandom, night: SeededRandom): Palette {
  const [air, share] = [pick(AIRS, random), random.between(0, 0.34)];
  const vary = ([top, middle, horizon]: Sky): Sky => [
    mixColors(top, air, share),
    mixColors(middle, air, share * 0.8),
    horizon,
  ];
  const [morning, noon, evening] = palette.skies;
  const other = pick([palette.dusk, ...NIGHTS], night);
  const [top, middle, horizon] = palette.dusk.map((color, index) => mixColors(color, other[index]!, 0.85));
  return { ...palette, skies: [vary(morning), vary(noon), vary(evening)], dusk: [top!, middle!, horizon!] };
}

/** Puts subjects of towns on a square, in a park or at a quay, and some others behind water, where the place has any. */
function chooseSetting(motif: Motif, palette: PaletteName, site: Site, random: SeededRandom): Setting {
  const chance = random.between(0, 1);
  const isDry = palette === 'desert' || palette === 'savanna';
  const isByWater = isWaterSite(site);
  if (motif.isPanorama) return motif.setting === 'shore' && !isByWater ? 'ground' : motif.setting;
  if (motif.setting === 'scenery') return motif.setting;
  if ((site === 'city' || site === 'portCity') && !motif.isStreet) return 'city';
  if (!['ground', 'hill'].includes(motif.setting)) return motif.setting;
  const mayReflect = motif.mayReflect && isByWater && !isDry;
  const isInOpenLand = site === 'country' || site === 'waterside';
  if (!isInOpenLand && motif.setting === 'ground' && !motif.isApart) {
    if (mayReflect && chance < (motif.isStreet ? 0.7 : 0.5)) return 'quay';
    return chance > 0.72 && !isDry && !motif.isStreet ? 'park' : 'square';
  }
  return mayReflect && chance < 0.5 ? 'shore' : motif.setting;
}

/** Returns the subject as the content of a symbol. */
function drawSubject(motif: Motif, { tones, palette }: Layout, random: SeededRandom): string {
  const pen = new Pen();
  motif.draw({ pen, random, palette, tones: motif.building ? withBuilding(tones, ...motif.building) : tones });
  return pen.toSvg();
}
