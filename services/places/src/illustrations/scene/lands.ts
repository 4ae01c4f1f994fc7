import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { drawFront, drawGrove, drawRipples, drawTreeLine, drawWater } from './foregrounds.js';
import { drawHorizon } from './horizons.js';
import type { Motif, Setting } from './motif.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { Pen } from './pen.js';
import type { Luminary } from './sky.js';
import type { Tones } from './tones.js';
import { drawCity } from './towns/city-views.js';
import { drawHouses } from './towns/houses.js';
import { drawQuayFront, drawSquareFront } from './towns/square-fronts.js';
import { drawBoats, drawEmbankment, drawLamps, drawPavement, drawPeople, mixPavement } from './towns/streets.js';

const { width, height } = COVER_SIZE;

/** Heights in pixels from the top: the ground that a subject stands on, and the edge of water in front or around it. */
const LEVELS: Record<Exclude<Setting, 'city'>, { ground: number; water: number | null }> = {
  ground: { ground: 648, water: null },
  hill: { ground: 566, water: null },
  shore: { ground: 630, water: 640 },
  water: { ground: 650, water: 566 },
  scenery: { ground: 600, water: null },
  square: { ground: 664, water: null },
  park: { ground: 654, water: null },
  quay: { ground: 640, water: 668 },
};

export interface Layout {
  tones: Tones;
  random: SeededRandom;
  palette: PaletteName;
  center: number;
  luminary: Luminary;
  isByWater: boolean;
}

/** Places the subject `#m`. */
interface Placement {
  scale: number;
  /** `-` where the light comes from the right: shadows fall away from it. */
  mirror: '' | '-';
  /** Pixels by which its foot is below the ground's usual height. */
  drop: number;
}

/** Draws the land with the subject in it, which the symbol `#m` holds. */
export function drawLand(motif: Motif, layout: Layout): string {
  const { random, center, luminary } = layout;
  const mirror = luminary.x > center && !motif.isFixed ? '-' : '';
  const scale = Math.round((motif.scale ?? 1) * random.between(0.9, 1.005) * 100) / 100;
  const placement = chooseDistance(motif, { scale, mirror, drop: 0 }, random);
  switch (motif.setting) {
    case 'city':
      return drawTownView(motif, layout, placement);
    case 'scenery':
      return drawScenery(motif, layout, placement);
    case 'park':
      return drawPark(motif, layout, placement);
    case 'square':
      return drawSquare(motif, layout, placement);
    case 'quay':
      return drawQuay(motif, layout, placement);
    case 'shore':
    case 'water':
      return drawWaterside(motif, layout, placement);
    default:
      return drawMeadow(motif, layout, placement);
  }
}

/** Shows some subjects from nearby, so that they fill the central square, and others from afar. */
function chooseDistance(motif: Motif, placement: Placement, random: SeededRandom): Placement {
  const chance = random.between(0, 1);
  if (!['ground', 'shore', 'square', 'park', 'quay'].includes(motif.setting) || motif.hidesHorizon) return placement;
  const { scale } = placement;
  if (chance < 0.22) return { ...placement, scale: Math.round(scale * 82) / 100 };
  const growth = Math.min(1.2, 400 / motif.reach);
  if (chance < 0.55 || growth < 1.04) return placement;
  const isFirm = motif.setting === 'square' || motif.setting === 'park' || motif.setting === 'ground';
  return { ...placement, scale: Math.round(scale * growth * 100) / 100, drop: isFirm ? 34 : 0 };
}

const placeSubject = (center: number, y: number, { scale, mirror, drop }: Placement): string =>
  `<use href="#m" transform="translate(${center} ${y + drop})scale(${mirror}${scale}-${scale})"/>`;

const reflectSubject = (center: number, y: number, { scale, mirror }: Placement, opacity = 0.3): string =>
  `<use href="#m" opacity="${opacity}" transform="translate(${center} ${y})scale(${mirror}${scale} ${scale / 2})"/>`;

const drawBack = (motif: Motif, { palette, tones, random }: Layout): string =>
  motif.hidesHorizon ? '' : drawHorizon(motif.horizon ?? PALETTES[palette].horizon, tones, random);

function drawTownView(motif: Motif, layout: Layout, { mirror, scale, drop }: Placement): string {
  const { palette, tones, random, center, isByWater } = layout;
  const placeLandmark = (y: number, share: number) =>
    placeSubject(center, y, { mirror, drop, scale: Math.round(scale * share * 100) / 100 });
  const { reach, houses: style } = motif;
  const view = drawCity({ palette, tones, random, center, placeLandmark, reach, isByWater, style });
  return drawBack(motif, layout) + view;
}

function drawScenery(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center } = layout;
  const front = motif.hasFront ? '' : drawFront(motif.trees ?? PALETTES[palette].trees, tones, random, true);
  return drawBack(motif, layout) + placeSubject(center, LEVELS.scenery.ground, placement) + front;
}

/** Draws the subject on a paved square with houses of the region behind it, lamps and people. */
function drawSquare(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center, luminary } = layout;
  const { reach } = motif;
  const y = LEVELS.square.ground + placement.drop;
  const top = 640;
  const row = { y: top, from: Math.round(random.between(-80, -10)), to: width };
  const away = luminary.x > center ? -1 : 1;
  const shadow = new Pen().fill(
    tones.groundShade,
    `M${center - reach} ${y - 2}h${2 * reach}l${away * 70} 26h-${2 * reach}z`,
    0.35,
  );
  return [
    drawBack(motif, layout),
    drawHouses(palette, tones, random, { ...row, style: motif.houses, low: 84, high: 156, air: 0.5, size: 0.86 }),
    drawPavement(tones, random, { top, center }),
    random.between(0, 1) < 0.6
      ? drawGrove(motif.trees ?? PALETTES[palette].trees, { center, reach: reach + 30, y: top + 8 }, tones, random)
      : '',
    shadow.toSvg(),
    placeSubject(center, LEVELS.square.ground, placement),
    motif.front === 'bare' ? '' : drawLamps(tones, random, { center, reach, y }),
    drawPeople(tones, random, { y: y + 14 }),
    motif.front === 'bare' ? '' : drawSquareFront(tones, random, motif.front !== 'plain'),
  ].join('');
}

/** Draws the subject on a lawn of a town, with houses beyond its trees. */
function drawPark(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center } = layout;
  const { trees } = { ...PALETTES[palette], ...motif };
  const y = LEVELS.park.ground;
  const lawn = { ...layout, tones: { ...tones, ground: tones.leafLight, groundShade: mixPavement(tones) } };
  return [
    drawBack(motif, layout),
    drawHouses(palette, tones, random, {
      style: motif.houses,
      y: 640,
      from: -30,
      to: width,
      low: 90,
      high: 170,
      air: 0.54,
      size: 0.9,
    }),
    drawTreeLine(tones, random),
    drawGround({ ...motif, setting: 'park' }, lawn, y + placement.drop),
    drawGrove(trees, { center, reach: motif.reach, y: y - 4 }, tones, random),
    placeSubject(center, y, placement),
    drawPeople(tones, random, { y: y + 24 + placement.drop, from: center - 90, to: center + 330 }),
    drawFront(trees, tones, random, false),
  ].join('');
}

/** Draws the subject on an embankment with houses, and water in front. */
function drawQuay(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center } = layout;
  const { ground, water } = LEVELS.quay;
  const row = { y: ground, from: Math.round(random.between(-80, -10)), to: width };
  return [
    drawBack(motif, layout),
    drawHouses(palette, tones, random, { ...row, style: motif.houses, low: 90, high: 160, air: 0.42, size: 0.9 }),
    drawWater(water!, tones, random),
    reflectSubject(center, ground + 52, placement, 0.22),
    placeSubject(center, ground, placement),
    drawEmbankment(tones, random, { top: ground, bottom: ground + 36 }),
    drawRipples(ground + 50, tones.waterLight, random, 9),
    random.between(0, 1) < 0.7 ? drawBoats(tones, random, { top: ground + 70, sails: random.between(0, 1) < 0.2 }) : '',
    drawQuayFront(tones, random),
  ].join('');
}

function drawWaterside(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center } = layout;
  const { trees } = { ...PALETTES[palette], ...motif };
  const { ground, water } = LEVELS[motif.setting as 'shore'];
  const isShore = motif.setting === 'shore';
  const bank = isShore ? `<path fill="${tones.groundShade}" d="M0 ${ground - 8}h${width}v20H0z"/>` : '';
  return [
    drawBack(motif, layout),
    drawWater(water!, tones, random),
    reflectSubject(center, ground + (isShore ? 12 : 0), placement),
    drawRipples(ground + 6, tones.waterLight, random, 10),
    isShore && !motif.hidesHorizon
      ? drawGrove(trees, { center, reach: motif.reach, y: ground - 4 }, tones, random)
      : '',
    bank,
    placeSubject(center, ground, placement),
    drawFront(trees, tones, random, true),
  ].join('');
}

function drawMeadow(motif: Motif, layout: Layout, placement: Placement): string {
  const { palette, tones, random, center } = layout;
  const { trees, horizon } = { ...PALETTES[palette], ...motif };
  const { ground } = LEVELS[motif.setting as 'ground'];
  return [
    drawBack(motif, layout),
    horizon === 'dunes' || horizon === 'plain' ? '' : drawTreeLine(tones, random),
    drawGround(motif, layout, ground + placement.drop),
    drawGrove(trees, { center, reach: motif.reach, y: ground - 4 }, tones, random),
    placeSubject(center, ground, placement),
    drawFront(trees, tones, random, false),
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
