import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { darken, lighten, mixColors } from '../colors.js';
import type { PaletteName } from '../palettes.js';
import { Pen } from '../pen.js';
import type { Tones } from '../tones.js';

/** Plaster and paint of a region's houses; others are of brick. */
export const FACADES: Partial<Record<PaletteName, readonly string[]>> = {
  nordic: ['#b5503f', '#d9a24b', '#e8dcc4', '#7f9a94', '#c07a5a', '#5f7f94'],
  mediterranean: ['#e8b98a', '#efd9a8', '#d98c6a', '#f1e3c8', '#e0a47c', '#c9b48a'],
  andean: ['#d9a24b', '#4f8fa0', '#efe0c0', '#c4624a', '#7fa06a', '#e3b98a'],
  monsoon: ['#e3bd6a', '#8fb3a4', '#f0dcae', '#c98a6a', '#d9a98f', '#a9c0b0'],
};
export const BRICKS = ['#a65a48', '#8d6a55', '#d9c7a4', '#7a5650', '#c08a62', '#5f6d78'] as const;
/** Houses of the regions that have walls of one kind, behind a subject. */
export const QUIET_FACADES: Partial<Record<PaletteName, readonly string[]>> = {
  atlantic: ['#d8cbb4', '#c7b299', '#e0d8c8', '#b98d74', '#cabfae'],
  alpine: ['#efe6d4', '#e2d0b2', '#d9c3a0', '#f1e9dc'],
  desert: ['#e6c696', '#d9b27f', '#efd7ac', '#cfa876'],
  savanna: ['#e4c191', '#d4ab78', '#eed6ad', '#c98f63'],
  eastAsian: ['#efe4d2', '#dccdb6', '#c9b497', '#e8dcc8'],
  metropolitan: ['#cfd2d2', '#b7c2ca', '#d9cdbd', '#a8b6c2', '#c2b3a5'],
};

/**
 * Forms of a town's houses. `bungalows`: low, with hipped roofs among palms. `terraces`: flat roofs with trees between.
 * `stucco`: plastered fronts under low metal roofs. `rows`: brick with cornices.
 */
export type HouseStyle =
  | 'gabled'
  | 'tiled'
  | 'eaves'
  | 'flat'
  | 'blocks'
  | 'bungalows'
  | 'terraces'
  | 'stucco'
  | 'rows';

const STYLES: Record<PaletteName, HouseStyle> = {
  mediterranean: 'tiled',
  atlantic: 'gabled',
  alpine: 'gabled',
  nordic: 'gabled',
  desert: 'flat',
  savanna: 'flat',
  monsoon: 'bungalows',
  eastAsian: 'eaves',
  andean: 'tiled',
  metropolitan: 'blocks',
};

/** Walls and roofs of forms that look alike wherever they are. */
const STYLE_WALLS: Partial<Record<HouseStyle, readonly string[]>> = {
  bungalows: ['#e6d3a8', '#d2b48a', '#e9dcc0', '#b99a74', '#d8c7a6'],
  terraces: ['#e4cfa8', '#d9b796', '#e9dcc4', '#c99a7e', '#d3c4a6'],
  stucco: ['#ecd6a0', '#e3bf86', '#d8b3a0', '#c9d2c2', '#eee4d2'],
  rows: ['#a8604c', '#b87a60', '#8f6152', '#c9ad90', '#9a6a58'],
};
const STYLE_ROOFS: Partial<Record<HouseStyle, readonly [string, string]>> = {
  bungalows: ['#8f5a42', '#7b6a58'],
  stucco: ['#7f9a8c', '#8d8f92'],
};
/** Narrowest and widest houses of forms that differ in width. */
const STYLE_WIDTHS: Partial<Record<HouseStyle, readonly [number, number]>> = {
  blocks: [58, 124],
  bungalows: [92, 150],
  stucco: [74, 124],
  terraces: [74, 124],
};
/** Factors of the height of houses that are lower than others. */
const STYLE_HEIGHTS: Partial<Record<HouseStyle, number>> = { bungalows: 0.66, terraces: 0.86 };

/** A row of houses by its lower edge, in pixels of the image. */
export interface HouseRow {
  y: number;
  from: number;
  to: number;
  /** Heights of its walls. */
  low: number;
  high: number;
  /** Air in front of it, 0 to 1. */
  air: number;
  /** Whether it is too far away to see windows and gables. */
  isBlank?: boolean;
  /** Form of its houses where it is not that of the region. */
  style?: HouseStyle | undefined;
  /** Factor of the width of its houses. */
  size?: number;
  /** Returns the factor of a house's height, for rows that sink toward their middle. */
  shape?(x: number): number;
}

interface House {
  x: number;
  width: number;
  height: number;
  shape: number;
  color: string;
}

/** Draws a row of houses of the region from the left to the right. */
export function drawHouses(palette: PaletteName, tones: Tones, random: SeededRandom, row: HouseRow): string {
  const style = row.style ?? STYLES[palette];
  const pen = new Pen();
  const { haze, roof, paint, isDusk } = tones;
  const own = STYLE_ROOFS[style]?.map(paint);
  const roofs = (own ?? [roof, mixColors(roof, paint('#6a5648'), 0.35)]).map((color) =>
    mixColors(color, haze, row.air),
  );
  const walls = STYLE_WALLS[style] ?? QUIET_FACADES[palette] ?? FACADES[palette] ?? BRICKS;
  const houses = layHouses(style, pickColors(walls, tones, random, row.air), random, row);
  if (style === 'bungalows' || style === 'terraces') drawTrees(pen, houses, tones, row, style === 'bungalows');
  // Shapes of one color follow each other, so that they become one path.
  houses.sort((a, b) => a.color.localeCompare(b.color));
  for (const { x, width, height, color } of houses) pen.rect(color, x, row.y - height, width, height);
  if (row.air < 0.4)
    for (const { x, width, height, color } of houses)
      pen.rect(darken(color, 0.14), x + width * 0.84, row.y - height, width * 0.16, height);
  for (const kind of [0, 1])
    for (const house of houses) if (house.shape % 2 === kind) drawRoof(pen, style, house, row.y, roofs[kind]!);
  if (!row.isBlank) for (const house of houses) drawGable(pen, style, house, row.y);
  const light = isDusk ? mixColors(tones.window, haze, row.air * 0.8) : mixColors(tones.deep, haze, 0.2 + row.air);
  if (!row.isBlank) for (const house of houses) drawWindows(pen, house, row, light, random, isDusk);
  return pen.toSvg();
}

/** Draws crowns of trees, and palms where there are some, that rise behind houses. */
function drawTrees(pen: Pen, houses: readonly House[], tones: Tones, row: HouseRow, hasPalms: boolean): void {
  const { size = 1, air } = row;
  const [leaf, trunk] = [tones.leafLight, tones.leafShade].map((color) => mixColors(color, tones.haze, air));
  const [a, b] = [Math.round(24 * size), Math.round(12 * size)];
  let [trunks, fronds, crowns] = ['', '', ''];
  for (const { x, width, height, shape } of houses) {
    const top = Math.round(row.y - height);
    if (shape === 1 && hasPalms) {
      const y = top - Math.round(34 * size);
      trunks += `M${x} ${y}V${top}`;
      fronds += `M${x - a} ${y + b}q${b}-${a} ${a}-${b}t${a} ${b}M${x - b} ${y + a}q2-${a} ${b}-${a}t${b} ${a}`;
    } else if (shape !== 2) crowns += `M${Math.round(x + width * 0.1)} ${top}h${b}`;
  }
  pen.rounds(leaf!, 48 * size, crowns);
  if (fronds) pen.stroke(trunk!, 4 * size, trunks).stroke(leaf!, 6 * size, fronds);
}

function pickColors(colors: readonly string[], tones: Tones, random: SeededRandom, air: number): string[] {
  const start = Math.floor(random.between(0, colors.length));
  return [0, 1, 2].map((index) => mixColors(tones.paint(colors[(start + index) % colors.length]!), tones.haze, air));
}

function layHouses(style: HouseStyle, colors: string[], random: SeededRandom, row: HouseRow): House[] {
  const { from, to, low, high, size = 1, shape = () => 1 } = row;
  const [narrow, wide] = STYLE_WIDTHS[style] ?? [62, 106];
  const houses: House[] = [];
  for (let x = from; x < to; x += houses.at(-1)!.width) {
    const width = Math.round(random.between(narrow, wide) * size);
    const tallness = (STYLE_HEIGHTS[style] ?? 1) * shape(x + width / 2);
    const height = Math.round(random.between(low, high * (style === 'blocks' ? 1.35 : 1)) * tallness);
    const color = colors[Math.floor(random.between(0, colors.length))]!;
    houses.push({ x: Math.round(x), width, height, shape: Math.floor(random.between(0, 4)), color });
  }
  return houses;
}

/** Draws a roof from its eaves at `bottom - height` upward. */
function drawRoof(pen: Pen, style: HouseStyle, { x, width, height, shape }: House, bottom: number, roof: string): void {
  const y = bottom - height;
  if (style === 'gabled' && shape < 2)
    pen.polygon(roof, [x - 3, y], [x + width / 2, y - width * 0.55], [x + width + 3, y]);
  else if (style === 'gabled') {
    const rise = width * 0.36;
    pen.polygon(roof, [x - 2, y], [x + 6, y - rise], [x + width - 6, y - rise], [x + width + 2, y]);
  } else if (style === 'tiled')
    pen.polygon(roof, [x - 5, y], [x + 9, y - 20], [x + width - 9, y - 20], [x + width + 5, y]);
  else if (style === 'bungalows')
    pen.polygon(
      roof,
      [x - 8, y + 3],
      [x + width * 0.36, y - width * 0.3],
      [x + width * 0.64, y - width * 0.3],
      [x + width + 8, y + 3],
    );
  else if (style === 'stucco')
    pen.polygon(roof, [x - 1, y], [x + 12, y - 13], [x + width - 12, y - 13], [x + width + 1, y]);
  else if (style === 'eaves') {
    const reach = Math.round(width * 0.12);
    pen.fill(
      roof,
      `M${x - reach} ${y - 4}q${reach + 8} 0 ${reach + 16}-26h${width - 32}q8 26 ${reach + 16} 26v6h-${width + 2 * reach}z`,
    );
  }
}

/** Draws what has the color of the walls above the eaves: gables, dormers, chimneys, parapets and domes. */
function drawGable(pen: Pen, style: HouseStyle, { x, width, height, shape, color }: House, bottom: number): void {
  const y = bottom - height;
  const middle = x + width / 2;
  if (style === 'gabled' && shape < 2)
    pen.polygon(color, [x + 6, y + 1], [middle, y - width * 0.42], [x + width - 6, y + 1]);
  else if (style === 'gabled')
    pen
      .rect(color, x + width * 0.66, y - width * 0.36 - 12, 11, 14)
      .polygon(color, [middle - 11, y - 2], [middle, y - width * 0.26], [middle + 11, y - 2]);
  else if (style === 'tiled' && shape === 0) pen.rect(color, x + width * 0.3, y - 32, 12, 18);
  else if (style === 'flat' && shape === 0) {
    const radius = Math.round(width * 0.3);
    pen.fill(color, `M${Math.round(x + width * 0.2)} ${y + 1}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`);
  } else if (style === 'rows')
    pen.rect(darken(color, 0.3), x - 2, y - 3, width + 4, 6).rect(darken(color, 0.16), x + width * 0.7, y - 16, 9, 14);
  else if (style === 'stucco') pen.rect(lighten(color, 0.4), x - 2, y - 2, width + 4, 5);
  else if (style === 'flat' || style === 'terraces')
    pen.rect(color, x, y - 6, width * 0.3, 8).rect(color, x + width * 0.6, y - 10, width * 0.36, 12);
  else if (style === 'blocks' && shape > 1) pen.rect(color, x + width * 0.2, y - 14, width * 0.5, 15);
}

/** Draws windows; at dusk only some are lit. */
function drawWindows(
  pen: Pen,
  { x, width, height }: House,
  { y, size = 1 }: HouseRow,
  color: string,
  random: SeededRandom,
  isDusk: boolean,
): void {
  const [dash, gap, pitch] = [8 * size, 11 * size, 30 * size];
  const count = Math.floor((width - 8) / (dash + gap));
  if (count < 1) return;
  const start = x + (width - count * (dash + gap) + gap) / 2;
  let data = '';
  for (let top = y - height + 20 * size; top < y - 16 * size; top += pitch) {
    const dark = Math.floor(random.between(0, count + 1));
    const skipped = isDusk ? dark : 0;
    const length = (count - skipped) * (dash + gap) - gap;
    if (length > 0) data += `M${Math.round(start + skipped * (dash + gap))} ${Math.round(top)}h${Math.round(length)}`;
  }
  if (data) pen.dashes(color, 13 * size, [dash, gap], data);
}
