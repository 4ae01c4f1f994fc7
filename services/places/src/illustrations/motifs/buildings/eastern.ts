import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawWindows } from './parts.js';

/** A pink facade like a honeycomb of small windows, each under its own little dome. */
export function drawHoneycombPalace({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#d98a72', '#e6a58c');
  const { wall, lit, shade, deep } = pink;
  const white = tones.paint('#f4e4d2');
  for (const [row, [half, y]] of (
    [
      [290, 0],
      [262, 78],
      [226, 150],
      [130, 220],
      [78, 282],
    ] as const
  ).entries()) {
    const high = row < 2 ? 80 : 68;
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.82, y, half * 0.18, high)
      .rect(white, -half - 4, y + high - 8, 2 * half + 8, 6);
    const bays = Math.round((2 * half) / 74);
    const step = (2 * half) / bays;
    for (let bay = 0; bay < bays; bay++) {
      const x = Math.round(-half + (bay + 0.5) * step);
      pen
        .fill(lit, `M${x - 22} ${y + 8}v${high - 30}h44v${30 - high}l-10-6h-24z`)
        .fill(mixColors(wall, shade, 0.5), `M${x + 8} ${y + 8}v${high - 30}h14v${30 - high}l-10-6z`);
      pen.dome(white, x, y + high - 24, 23, 15);
      if (row < 4) pen.rounds(deep, 9, `M${x - 11} ${y + 20}v16m12 0v-16m13 0v16`);
    }
    for (const side of [-1, 1]) {
      const x = side * (half - 12);
      if (row > 0) pen.dome(white, x, y + high, 15, 16).rect(white, x - 1, y + high + 14, 3, 14);
    }
  }
  for (const x of [-38, 0, 38]) pen.dome(white, x, 350, 17, 19).rect(tones.paint('#d6a84a'), x - 1, 368, 3, 20);
  pen.rect(deep, -40, 0, 22, 46).rect(deep, 18, 0, 22, 46);
}

/** A temple of one tall tower and four small ones, covered with porcelain, at a river. */
export function drawPrangTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9cfc0', '#b9ad9c');
  const { wall, lit, shade, deep, window, paint } = { ...stone, paint: tones.paint };
  const tower = (x: number, foot: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    for (const [index, [half, high]] of (
      [
        [116, 40],
        [92, 38],
        [70, 40],
      ] as const
    ).entries()) {
      const y = foot + n(index * 39);
      pen.polygon(
        wall,
        [x - n(half), y],
        [x - n(half - 12), y + n(high)],
        [x + n(half - 12), y + n(high)],
        [x + n(half), y],
      );
      pen.polygon(
        shade,
        [x + n(half * 0.3), y],
        [x + n(half * 0.26), y + n(high)],
        [x + n(half - 12), y + n(high)],
        [x + n(half), y],
      );
      pen
        .rect(lit, x - n(half - 8), y + n(high - 6), n(2 * half - 16), n(6))
        .dashes(deep, n(9), [n(7), n(9)], `M${x - n(half - 16)} ${y + n(17)}h${n(2 * half - 36)}`);
    }
    const y = foot + n(118);
    pen.fill(
      wall,
      `M${x - n(46)} ${y}Q${x - n(44)} ${y + n(150)} ${x - n(12)} ${y + n(206)}H${x + n(12)}Q${x + n(44)} ${y + n(150)} ${x + n(46)} ${y}z`,
    );
    pen.fill(
      shade,
      `M${x + n(14)} ${y}Q${x + n(16)} ${y + n(140)} ${x} ${y + n(206)}H${x + n(12)}Q${x + n(44)} ${y + n(150)} ${x + n(46)} ${y}z`,
    );
    pen.stroke(
      lit,
      n(4),
      `M${x - n(46)} ${y + n(40)}h${n(92)}M${x - n(43)} ${y + n(80)}h${n(86)}M${x - n(37)} ${y + n(118)}h${n(74)}M${x - n(28)} ${y + n(154)}h${n(56)}M${x - n(20)} ${y + n(182)}h${n(40)}`,
    );
    pen.polygon(paint('#d6a84a'), [x - n(5), y + n(204)], [x, y + n(262)], [x + n(5), y + n(204)]);
    if (size > 0.8)
      pen
        .arch(window, x - n(13), y + n(6), n(26), n(24))
        .rect(lit, x - n(12), foot, n(24), n(118))
        .dashes(shade, n(24), [3, 7], `M${x} ${foot}v${n(116)}`);
  };
  for (const x of [-250, 250]) tower(x, 20, 0.56);
  tower(0, 20, 1.06);
  for (const x of [-164, 164]) tower(x, 14, 0.5);
  pen.rect(stone.lit, -350, 0, 700, 24).dashes(stone.shade, 12, [8, 8], 'M-344 11H344');
  for (const x of [-310, 310]) {
    drawEaves(pen, withBuilding(tones, '#efe6d4', '#c9803f'), { x, y: 62, half: 52, height: 40, ridge: 20 });
    pen.rect(stone.lit, x - 34, 20, 68, 46).rect(deep, x - 10, 20, 20, 34);
  }
}

/** Pagodas of brick under broad roofs on struts, on a high stepped plinth. */
export function drawNewarTemple({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#a9543c', '#7d5040');
  const tall = random.between(0, 1) < 0.5;
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  drawTieredRoofs(pen, tones, brick, { x: side * 236, y: 30, size: 0.66, count: 2 });
  pen.rect(brick.wall, side * 236 - 104, 0, 208, 30).rect(brick.lit, side * 236 - 104, 25, 208, 6);
  for (let step = 0; step < 5; step++)
    pen
      .rect(brick.wall, -190 + step * 22, step * 19, 380 - step * 44, 19)
      .rect(brick.shade, 110 - step * 10, step * 19, 80 - step * 12, 19)
      .rect(brick.lit, -190 + step * 22, step * 19 + 14, 380 - step * 44, 5);
  pen.rect(brick.lit, -26, 0, 52, 95).dashes(brick.deep, 52, [3, 7], 'M0 0V94');
  drawTieredRoofs(pen, tones, brick, { x: 0, y: 95, size: 0.94, count: tall ? 4 : 3 });
}

/** Draws square roofs one above the other, each smaller. */
export function drawTieredRoofs(
  pen: Pen,
  tones: Tones,
  brick: Tones,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): void {
  const gold = tones.paint('#d6a84a');
  let [half, foot] = [66 * size, y];
  for (let tier = 0; tier < count; tier++) {
    const high = (count > 3 ? 42 : 60) * size;
    drawBlock(pen, brick, { x: x - half, y: foot, width: 2 * half, height: high }, 0.34);
    if (tier === 0) pen.rect(brick.deep, x - half * 0.3, foot, half * 0.6, high * 0.7);
    else
      drawWindows(
        pen,
        tones.window,
        [x, foot + 2, half * 1.7, high * 0.5],
        [3, 1, Math.max(5, half * 0.28), high * 0.34],
      );
    const [eave, rise] = [half * 2 + 10 * size, (count > 3 ? 44 : 58) * size];
    pen.dashes(
      tones.paint('#8d6a44'),
      16 * size,
      [4, 10 * size],
      `M${x - eave * 0.8} ${foot + high - 6}h${eave * 1.6}`,
    );
    pen.polygon(
      brick.roof,
      [x - eave, foot + high - 4],
      [x - half * 0.6, foot + high + rise],
      [x + half * 0.6, foot + high + rise],
      [x + eave, foot + high - 4],
    );
    pen.polygon(
      brick.roofShade,
      [x + eave * 0.3, foot + high - 4],
      [x + half * 0.2, foot + high + rise],
      [x + half * 0.6, foot + high + rise],
      [x + eave, foot + high - 4],
    );
    pen.rect(gold, x - eave, foot + high - 8, 2 * eave, 5 * size);
    foot += high + rise * 0.86;
    half *= 0.72;
  }
  pen
    .polygon(gold, [x - 9 * size, foot], [x, foot + 46 * size], [x + 9 * size, foot])
    .circle(gold, x, foot + 14 * size, 8 * size);
}

/** A red gate with a giant lantern, and stalls along the lane to the temple. */
export function drawLanternGate({ pen, tones }: MotifInput): void {
  const { paint, deep, lit } = tones;
  const red = withBuilding(tones, '#c0473a', '#5f6a70');
  for (const side of [-1, 1])
    for (let index = 0; index < 2; index++) {
      const x = side * (300 - index * 70);
      pen
        .rect(paint('#e9dcc4'), x - 40, 0, 80, 74)
        .rect(paint('#7a5a48'), x - 40, 0, 80, 34)
        .rect(tones.window, x - 32, 4, 64, 26);
      drawEaves(pen, withBuilding(tones, '#e9dcc4', '#6f7a78'), { x, y: 70, half: 50, height: 30, ridge: 26 });
      pen.rounds(paint('#d9503f'), 13, `M${x - 26} 52v3M${x + 26} 52v3`).rect(lit, x - 16, 44, 32, 8);
    }
  pen.rect(deep, -80, 0, 160, 150);
  for (const x of [-150, -92, 92, 150])
    pen
      .rect(red.wall, x - 13, 0, 26, 170)
      .rect(red.lit, x - 13, 0, 8, 170)
      .rect(paint('#8d8478'), x - 17, 0, 34, 10);
  for (const x of [-121, 121])
    pen
      .rect(paint('#5a463c'), x - 18, 10, 36, 118)
      .fill(paint(x < 0 ? '#7a9a8a' : '#a9785a'), `M${x - 11} 20q-2 50 4 60q-2 20 7 22q9-2 7-22q6-10 4-60z`);
  pen
    .rect(red.wall, -168, 128, 336, 22)
    .rect(red.lit, -168, 145, 336, 5)
    .rect(red.wall, -176, 164, 352, 26)
    .rect(paint('#e9dcc4'), -160, 150, 320, 14)
    .dashes(red.wall, 14, [12, 20], 'M-156 157H160');
  drawEaves(pen, red, { y: 184, half: 250, height: 96, ridge: 130 });
  pen
    .rect(red.roof, -140, 276, 280, 16)
    .rect(red.roofShade, -140, 276, 280, 5)
    .polygon(lit, [-168, 196], [-150, 226], [-132, 196])
    .polygon(lit, [132, 196], [150, 226], [168, 196]);
  pen
    .rect(deep, -34, 128, 68, 14)
    .fill(paint('#d0392f'), 'M-46 126q-24-48 0-98h92q24 50 0 98z')
    .fill(paint('#a82c28'), 'M18 126q18-48 0-98h28q24 50 0 98z')
    .stroke(paint('#8f2420'), 2, 'M-54 104h108M-58 78h116M-54 50h108')
    .rect(deep, -40, 18, 80, 12)
    .stroke(deep, 6, 'M-12 104h24M0 112v-26M-16 86h32M-10 70h20M0 74v-30M-16 46q16 10 32 0');
  pen.rect(deep, -46, 122, 92, 8);
}

/** Thatched towers of many roofs on a small island before a mountain lake or the surf. */
export function drawMeruTemple({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const thatch = withBuilding(tones, '#b5744c', '#54484a');
  const meru = (x: number, y: number, tiers: number, half: number) => {
    pen
      .rect(paint('#a8968a'), x - half * 0.9, y, half * 1.8, 20)
      .rect(thatch.wall, x - half * 0.5, y + 20, half, 26)
      .rect(tones.window, x - half * 0.2, y + 20, half * 0.4, 22);
    let foot = y + 46;
    for (let tier = 0; tier < tiers; tier++) {
      const wide = half * (1.15 - (tier / tiers) * 0.62);
      pen.fill(
        thatch.roof,
        `M${x - wide} ${foot}Q${x - wide * 0.5} ${foot + 6} ${x - wide * 0.3} ${foot + 24}h${wide * 0.6}Q${x + wide * 0.5} ${foot + 6} ${x + wide} ${foot}z`,
      );
      pen.fill(
        thatch.roofShade,
        `M${x + wide * 0.2} ${foot}Q${x + wide * 0.2} ${foot + 10} ${x + wide * 0.1} ${foot + 24}h${wide * 0.2}Q${x + wide * 0.5} ${foot + 6} ${x + wide} ${foot}z`,
      );
      pen.rect(thatch.wall, x - wide * 0.22, foot + 22, wide * 0.44, 9);
      foot += 29;
    }
    pen.polygon(thatch.roof, [x - 8, foot], [x, foot + 30], [x + 8, foot]);
  };
  pen
    .fill(paint('#6f6258'), 'M-300-14Q-290 30-220 34H210Q300 30 310-14z')
    .fill(leaf, 'M-290 10Q-260 40-200 40H190Q280 40 300 8Q0 30-290 10z');
  pen.rounds(leafShade, 50, 'M-250 52h30M230 52h30').rounds(leaf, 36, 'M-200 54h0M190 54h0');
  meru(-40, 40, 9, 96);
  meru(130, 40, 5, 74);
  meru(-178, 40, 3, 62);
  for (const side of [-1, 1])
    pen.polygon(
      paint('#b56a4a'),
      [40 + side * 12, 20],
      [40 + side * 12, 84],
      [40 + side * 22, 70],
      [40 + side * 30, 48],
      [40 + side * 40, 20],
    );
  for (const [x, color] of [
    [-110, '#f0c24a'],
    [70, '#f4efe4'],
  ] as const)
    pen
      .rect(paint('#6b4e3a'), x - 1, 40, 3, 50)
      .dome(paint(color), x, 84, 26, 16)
      .dashes(paint('#d9ab43'), 5, [3, 4], `M${x - 24} 82h48`);
}
