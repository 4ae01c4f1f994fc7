import { mixColors } from '../../scene/colors.js';
import type { Motif, MotifInput } from '../../scene/motif.js';
import { drawFlag } from '../parts.js';
import { drawMist, drawWalkers, fade } from '../wonders/parts.js';

/** A tower with decks. */
export interface MastSpec {
  color: string;
  /** Half widths of the shaft at its foot and below the decks, and their height. */
  shaft: readonly [foot: number, neck: number, height: number];
  /** Half width and height of the decks. */
  decks: readonly [half: number, height: number];
  deckColor: string;
  mast: number;
  /** Distance of slanting legs from the middle and their height. */
  legs?: readonly [spread: number, height: number];
  hasLattice?: boolean;
}

/** Returns a portrait of a tower with decks. */
export const portrayMast = (spec: MastSpec, extra: Partial<Motif> = {}): Motif => ({
  draw: (input) => drawMast(input, spec),
  reach: 150,
  setting: 'ground',
  ...extra,
});

export function drawMast({ pen, tones }: Pick<MotifInput, 'pen' | 'tones'>, spec: MastSpec, base = 0): void {
  const { paint, window } = tones;
  const [foot, neck, tall] = spec.shaft;
  const [half, high] = spec.decks;
  const color = paint(spec.color);
  const shade = mixColors(color, paint('#4a5560'), 0.34);
  const top = base + tall;
  if (spec.legs) {
    const [spread, height] = spec.legs;
    for (const side of [-1, 1])
      pen.polygon(
        side < 0 ? color : shade,
        [side * spread, base],
        [side * (spread - 26), base],
        [side * 6, base + height],
        [side * 20, base + height],
      );
  }
  pen
    .polygon(color, [-foot, base], [-neck, top], [neck, top], [foot, base])
    .polygon(shade, [foot * 0.2, base], [neck * 0.2, top], [neck, top], [foot, base]);
  if (spec.hasLattice)
    for (let y = base + 20; y < top - 30; y += 44)
      pen.stroke(shade, 3, `M${-neck - 4} ${y}L${neck + 4} ${y + 40}M${neck + 4} ${y}L${-neck - 4} ${y + 40}`);
  const deck = paint(spec.deckColor);
  pen
    .polygon(deck, [-neck, top - 6], [-half, top + high * 0.3], [half, top + high * 0.3], [neck, top - 6])
    .rect(deck, -half, top + high * 0.3, 2 * half, high * 0.4)
    .dashes(window, high * 0.18, [10, 5], `M${-half + 6} ${Math.round(top + high * 0.5)}H${half - 4}`)
    .polygon(
      deck,
      [-half, top + high * 0.7],
      [-half * 0.5, top + high],
      [half * 0.5, top + high],
      [half, top + high * 0.7],
    )
    .polygon(
      mixColors(deck, paint('#3f4a55'), 0.3),
      [half * 0.3, top - 2],
      [half * 0.4, top + high * 0.3],
      [half, top + high * 0.3],
      [neck, top - 6],
    )
    .polygon(
      color,
      [-neck * 0.5, top + high],
      [-3, top + high + spec.mast],
      [3, top + high + spec.mast],
      [neck * 0.5, top + high],
    );
}

/** A slim tower beside a horseshoe of falling water. */
export function drawFallsTower({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const foam = paint('#eef6f6');
  const rock = paint('#7a7068');
  const water = mixColors(tones.water, paint('#3f9fa0'), 0.4);
  pen
    .rect(fade(haze, 0.3)(leafShade), -720, 120, 1440, 40)
    .fill(mixColors(water, haze, 0.2), 'M-720 60V124H240Q120 100 100 60z')
    .fill(rock, 'M-720 60H-120Q40 70 110 40L130-230H-720z')
    .fill(foam, 'M-720 60H-160Q30 70 60 20Q90-60 70-150H-720z')
    .stroke(
      mixColors(foam, water, 0.5),
      5,
      'M-640 50V-140M-560 50V-140M-470 50V-140M-380 52V-140M-290 52V-140M-200 52V-140M-120 52V-140M-50 48V-140M10 36V-130',
      0.6,
    )
    .fill(water, 'M-720-130Q-200-150 160-230H-720z');
  drawMist(pen, tones, -80, 90, 0.6);
  pen
    .fill(leafShade, 'M720 110H240Q140 90 120 20Q100-120 160-230H720z')
    .rounds(leaf, 60, 'M260 90h120M460 96h140M220 10h100M420 20h160M240-90h120M460-100h180');
  for (const [x, wide, high, color] of [
    [330, 80, 150, '#c9bfb0'],
    [430, 70, 200, '#b5b9bc'],
    [540, 90, 120, '#d9cdb8'],
  ] as const) {
    pen.rect(fade(haze, 0.16)(paint(color)), x - wide / 2, 100, wide, high);
    pen.dashes(
      tones.window,
      10,
      [9, 9],
      `M${x - wide / 2 + 8} ${100 + high - 24}h${wide - 16}M${x - wide / 2 + 8} ${100 + high - 54}h${wide - 16}`,
    );
  }
  const shift = 210;
  const cream = paint('#e6dfd0');
  pen
    .polygon(cream, [shift - 22, 60], [shift - 14, 430], [shift + 14, 430], [shift + 22, 60])
    .polygon(
      mixColors(cream, paint('#5f6a72'), 0.3),
      [shift + 4, 60],
      [shift + 4, 430],
      [shift + 14, 430],
      [shift + 22, 60],
    )
    .fill(paint('#d9d0be'), `M${shift - 60} 452Q${shift} 410 ${shift + 60} 452V480H${shift - 60}z`)
    .dashes(tones.window, 10, [10, 5], `M${shift - 54} 464h110`)
    .dome(cream, shift, 480, 48, 26)
    .rect(paint('#8f979b'), shift - 2, 504, 4, 50)
    .rect(paint('#f2c23a'), shift - 26, 250, 16, 28)
    .rect(paint('#f2c23a'), shift + 8, 340, 14, 26);
  drawWalkers(pen, tones, [
    [190, -60],
    [220, -80],
    [260, -150],
  ]);
}

/** An obelisk or column of one city. */
export interface PillarSpec {
  stone: string;
  /** Half widths at foot and top, height of the shaft and of its point. */
  shaft: readonly [foot: number, top: number, height: number, point: number];
  /** Half width and height of the steps or house at its foot. */
  base?: readonly [half: number, height: number];
  /** Heights of balconies. */
  balconies?: readonly number[];
  cap?: string;
  /** Whether bronze figures stand at its foot. */
  hasFigures?: boolean;
  flags?: readonly string[];
}

/** Returns a portrait of an obelisk or column. */
export const portrayPillar = (spec: PillarSpec, extra: Partial<Motif> = {}): Motif => ({
  draw: (input) => drawPillar(input, spec),
  reach: 150,
  setting: 'ground',
  ...extra,
});

function drawPillar({ pen, tones }: MotifInput, spec: PillarSpec): void {
  const { paint, window } = tones;
  const [foot, top, height, point] = spec.shaft;
  const stone = paint(spec.stone);
  const shade = mixColors(stone, paint('#4f5560'), 0.32);
  const [half, base] = spec.base ?? [foot + 14, 14];
  pen.rect(stone, -half, 0, 2 * half, base).rect(shade, half * 0.3, 0, half * 0.7, base);
  pen.rect(mixColors(stone, paint('#ffffff'), 0.4), -half - 6, base - 4, 2 * half + 12, 8);
  const high = base + height;
  pen
    .polygon(stone, [-foot, base], [-top, high], [top, high], [foot, base])
    .polygon(shade, [foot * 0.1, base], [top * 0.1, high], [top, high], [foot, base]);
  if (spec.cap) pen.dome(paint(spec.cap), 0, high, top + 6, point).rect(paint(spec.cap), -2, high + point, 4, 24);
  else
    pen
      .polygon(stone, [-top, high], [0, high + point], [top, high])
      .polygon(shade, [top * 0.1, high], [0, high + point], [top, high]);
  for (const y of spec.balconies ?? [])
    pen.rect(shade, -top - 16, y, 2 * top + 32, 8).rect(stone, -top - 12, y + 8, 2 * top + 24, 16);
  pen.rect(window, -7, base + 4, 14, 30).rect(window, -4, high - 26, 8, 12);
  if (spec.hasFigures) {
    const bronze = paint('#5f5a4a');
    pen
      .fill(bronze, `M-16 ${base}l6 66q10 14 20 0l6-66z`)
      .circle(bronze, 0, base + 88, 14)
      .fill(bronze, `M-56 ${base}l6 40q8 10 16 0l6-40zM28 ${base}l6 40q8 10 16 0l6-40z`)
      .circle(bronze, -42, base + 54, 10)
      .circle(bronze, 42, base + 54, 10);
  }
  for (const [index, color] of (spec.flags ?? []).entries()) {
    const x = (index % 2 ? 1 : -1) * (half + 50 + 44 * Math.floor(index / 2));
    pen.rect(paint('#e6e4de'), x - 2, 0, 4, 200);
    drawFlag(pen, paint('#e6e4de'), paint(color), x, 160, 40);
  }
}
