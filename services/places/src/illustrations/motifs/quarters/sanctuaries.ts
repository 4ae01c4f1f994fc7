import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A very steep pyramid with a roof comb that rises out of the jungle. */
export function drawJungleTemple({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#cbbd9c', '#a89878');
  const { wall, lit, shade, deep } = stone;
  pen.rounds(mixColors(leafShade, tones.haze, 0.3), 90, 'M-360 70h130M-200 90h60M150 90h90M270 70h100');
  pen
    .polygon(mixColors(wall, tones.haze, 0.3), [230, 60], [256, 230], [304, 230], [330, 60])
    .rect(mixColors(lit, tones.haze, 0.3), 262, 230, 36, 40);
  for (let step = 0; step < 9; step++) {
    const [half, y] = [170 - step * 14.5, step * 31];
    pen
      .polygon(wall, [-half, y], [-half + 9, y + 31], [half - 9, y + 31], [half, y])
      .polygon(shade, [half * 0.36, y], [half * 0.36, y + 31], [half - 9, y + 31], [half, y])
      .rect(lit, -half + 8, y + 26, 2 * half - 16, 5);
  }
  pen
    .polygon(lit, [-40, 0], [-24, 279], [24, 279], [40, 0])
    .polygon(shade, [16, 0], [10, 279], [24, 279], [40, 0])
    .dashes(deep, 40, [2, 7], 'M0 3V277');
  drawBlock(pen, stone, { x: -56, y: 279, width: 112, height: 44 }, 0.3);
  pen
    .rect(deep, -14, 279, 28, 32)
    .rect(lit, -62, 318, 124, 8)
    .polygon(wall, [-46, 326], [-36, 412], [36, 412], [46, 326])
    .polygon(shade, [16, 326], [12, 412], [36, 412], [46, 326])
    .dashes(deep, 9, [7, 9], 'M-36 350H30M-32 380H26')
    .rect(lit, -36, 408, 72, 7);
  pen
    .rounds(leafShade, 76, 'M-390 10h110M-240 0h60M190 4h60M290 12h100')
    .rounds(leaf, 60, 'M-350-6h90M-220-10h40M220-6h50M300-4h70')
    .rounds(leafLight, 22, 'M-360 12h40M-220 4h20M230 8h20M320 12h40');
}

/** Draws a tower of stone that curves inward to a disk at its top. */
function drawSikhara(pen: Pen, { wall, lit, shade }: Tones, x: number, y: number, half: number, high: number): void {
  const n = (share: number) => Math.round(half * share);
  pen
    .fill(
      wall,
      `M${x - n(1)} ${y}Q${x - n(0.96)} ${y + high * 0.62} ${x - n(0.26)} ${y + high}H${x + n(0.26)}Q${x + n(0.96)} ${y + high * 0.62} ${x + n(1)} ${y}z`,
    )
    .fill(
      shade,
      `M${x + n(0.34)} ${y}Q${x + n(0.32)} ${y + high * 0.66} ${x + n(0.08)} ${y + high}H${x + n(0.26)}Q${x + n(0.96)} ${y + high * 0.62} ${x + n(1)} ${y}z`,
    )
    .rect(lit, x - n(0.4), y + high, n(0.8), Math.max(5, n(0.16)))
    .circle(lit, x, y + high + n(0.3), n(0.17));
}

/** Clustered towers that rise like a range of mountains, above porches on a high plinth. */
export function drawSikharaTemple({ pen, tones, random }: MotifInput): void {
  const color = ['#cba77c', '#d3b894', '#b9826a'][Math.floor(random.between(0, 3))]!;
  const stone = withBuilding(tones, color, '#8d7458');
  const { wall, lit, shade, deep } = stone;
  for (const [half, y, high] of [
    [330, 0, 30],
    [306, 30, 26],
  ] as const)
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.5, y, half * 0.5, high)
      .rect(lit, -half - 4, y + high - 6, 2 * half + 8, 6);
  pen.rect(wall, -280, 56, 560, 78).rect(shade, 150, 56, 130, 78);
  for (let x = -270; x <= 270; x += 36) pen.rect(lit, x - 3, 56, 6, 78);
  pen.dashes(deep, 12, [7, 11], 'M-274 80H276M-274 110H276').rect(lit, -286, 130, 572, 8);
  drawSikhara(pen, stone, -220, 138, 44, 66);
  drawSikhara(pen, stone, -134, 138, 56, 108);
  drawSikhara(pen, stone, -34, 138, 72, 160);
  for (const [x, half, high] of [
    [36, 40, 150],
    [226, 40, 150],
    [60, 46, 210],
    [202, 46, 210],
    [131, 104, 290],
  ] as const)
    drawSikhara(pen, stone, x, 138, half, high);
  let bands = '';
  for (let up = 30; up < 250; up += 32) {
    const half = 98 * (1 - (up / 300) ** 1.9 * 0.8);
    bands += `M${Math.round(131 - half)} ${138 + up}h${Math.round(half * 2)}`;
  }
  pen
    .stroke(shade, 3, bands, 0.8)
    .rect(tones.paint('#d6a84a'), 129, 462, 4, 24)
    .polygon(tones.paint('#d9843f'), [133, 486], [164, 476], [133, 466]);
  pen
    .rect(lit, -286, 30, 36, 100)
    .rect(deep, -280, 56, 26, 58)
    .polygon(lit, [-330, 0], [-284, 56], [-250, 56], [-250, 0]);
}

/** Tall spires of dark stone with rows of bells, three great ones and several small ones. */
export function drawJavaTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#8f8a80', '#6f6a62');
  const { wall, lit, shade, deep } = stone;
  const spire = (x: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(wall, x - n(96), 0, n(192), n(46))
      .rect(shade, x + n(36), 0, n(60), n(46))
      .rect(lit, x - n(100), n(40), n(200), n(8));
    pen
      .rect(wall, x - n(70), n(48), n(140), n(76))
      .rect(shade, x + n(26), n(48), n(44), n(76))
      .rect(lit, x - n(76), n(116), n(152), n(9))
      .rect(deep, x - n(15), n(48), n(30), n(52))
      .rect(lit, x - n(24), n(100), n(48), n(8))
      .rect(lit, x - n(12), 0, n(24), n(48));
    for (let tier = 0; tier < 6; tier++) {
      const [half, y] = [66 - tier * 11, 125 + tier * 36];
      pen
        .rect(wall, x - n(half), n(y), n(2 * half), n(28))
        .rect(shade, x + n(half * 0.36), n(y), n(half * 0.64), n(28))
        .rect(lit, x - n(half + 5), n(y + 26), n(2 * half + 10), n(6));
      pen.rounds(
        lit,
        n(10),
        [-1, -0.4, 0.4, 1].map((share) => `M${x + n(half * share)} ${n(y + 38)}v${n(6)}`).join(''),
      );
    }
    pen.fill(
      wall,
      `M${x - n(14)} ${n(341)}Q${x - n(16)} ${n(372)} ${x} ${n(388)}Q${x + n(16)} ${n(372)} ${x + n(14)} ${n(341)}z`,
    );
  };
  spire(-330, 0.42);
  spire(330, 0.42);
  spire(-196, 0.74);
  spire(196, 0.74);
  spire(0, 1.1);
}

/** A white temple of terraces with a gilded tower, among many small brick temples. */
export function drawBaganTemple({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe4cc', '#d9ab43');
  const brick = withBuilding(tones, '#b5674c', '#95523c');
  const { wall, lit, shade, deep } = white;
  const small = (x: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(brick.wall, x - n(50), 0, n(100), n(44))
      .rect(brick.shade, x + n(18), 0, n(32), n(44))
      .rect(brick.wall, x - n(36), n(44), n(72), n(18))
      .rect(brick.lit, x - n(54), n(40), n(108), n(6))
      .arch(brick.deep, x - n(12), 0, n(24), n(18));
    drawSikhara(pen, brick, x, n(62), n(26), n(64));
  };
  for (const [x, size] of [
    [-350, 0.9],
    [-262, 0.64],
    [276, 0.7],
    [354, 1],
  ] as const)
    small(x, size);
  pen.rect(wall, -220, 0, 440, 86).rect(shade, 110, 0, 110, 86).rect(lit, -226, 80, 452, 8);
  drawWindows(pen, tones.window, [-140, 8, 140, 64], [3, 1, 20, 46], true);
  drawWindows(pen, tones.window, [140, 8, 140, 64], [3, 1, 20, 46], true);
  for (const [half, y, high] of [
    [186, 88, 28],
    [150, 116, 28],
    [116, 144, 28],
    [84, 172, 24],
  ] as const)
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.5, y, half * 0.5, high)
      .rect(lit, -half - 4, y + high - 6, 2 * half + 8, 6);
  for (const [x, y] of [
    [-180, 116],
    [180, 116],
    [-142, 144],
    [142, 144],
    [-106, 172],
    [106, 172],
  ] as const)
    pen.polygon(lit, [x - 11, y], [x, y + 44], [x + 11, y]);
  drawSikhara(
    pen,
    { ...white, wall: white.roof, shade: white.roofShade, lit: tones.paint('#f0cf7a') },
    0,
    196,
    64,
    150,
  );
  pen.polygon(white.roof, [-9, 356], [0, 430], [9, 356]);
  drawBlock(pen, white, { x: -54, y: 0, width: 108, height: 104 }, 0.3);
  pen
    .polygon(lit, [-64, 104], [0, 168], [64, 104])
    .polygon(shade, [-36, 108], [0, 146], [36, 108])
    .pointedArch(lit, -32, 0, 64, 50)
    .pointedArch(deep, -25, 0, 50, 48);
}

/** A lane of small tombs like houses with statues and cypresses. */
export function drawTombLane({ pen, tones }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  const stones = ['#d9d2c4', '#b9b2a6', '#e6dfd0', '#8d8a86', '#cbbfa8'];
  pen
    .fill(paint('#c9bfae'), 'M-50 70H50L260-20H-260z')
    .dashes(paint('#a99f8e'), 5, [20, 8], 'M-90 46H90M-140 26H140M-200 4H200');
  for (const x of [-250, -150, 150, 250, -64, 64])
    pen
      .fill(leafShade, `M${x - 18} 40q-6 110 18 190q24-80 18-190z`)
      .fill(leaf, `M${x - 18} 40q-6 110 18 190q4-90-2-190z`);
  for (const [index, [x, size]] of (
    [
      [-84, 0.5],
      [86, 0.52],
      [-150, 0.74],
      [152, 0.76],
      [-240, 1.02],
      [246, 1.04],
      [-345, 1.24],
      [350, 1.24],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * size);
    const tomb = withBuilding(tones, stones[index % 5]!, '#8d8a86');
    const y = Math.round(52 - size * 48);
    drawBlock(pen, tomb, { x: x - n(44), y, width: n(88), height: n(118) }, 0.34);
    pen.rect(tomb.lit, x - n(50), y + n(112), n(100), n(9));
    if (index % 3 === 0)
      pen
        .dome(tomb.roof, x, y + n(121), n(40), n(34))
        .rect(tomb.lit, x - 2, y + n(150), 4, n(26))
        .rect(tomb.lit, x - n(8), y + n(164), n(16), 4);
    else if (index % 3 === 1)
      pen
        .polygon(tomb.lit, [x - n(52), y + n(121)], [x, y + n(158)], [x + n(52), y + n(121)])
        .rect(tomb.lit, x - 2, y + n(154), 4, n(28))
        .rect(tomb.lit, x - n(8), y + n(170), n(16), 4);
    else pen.fill(tomb.lit, `M${x - n(14)} ${y + n(121)}q-2 40 6 50q0 16 8 16t8-16q8-10 6-50z`);
    pen
      .rect(tomb.deep, x - n(16), y + n(4), n(32), n(70))
      .stroke(tomb.lit, 3, `M${x} ${y + n(4)}v${n(70)}M${x - n(16)} ${y + n(40)}h${n(32)}`);
  }
}

/** Old gravestones that lean against each other under trees. */
export function drawLeaningStones({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  pen
    .rect(paint('#6b5344'), -300, 60, 26, 220)
    .rect(paint('#6b5344'), 270, 60, 30, 240)
    .rounds(leafShade, 130, 'M-380 290h170M190 310h190')
    .rounds(leaf, 100, 'M-340 320h110M220 340h130')
    .rounds(leafLight, 34, 'M-330 344h40M240 366h40');
  pen
    .rect(paint('#b9ab95'), -400, 30, 800, 70)
    .rect(paint('#cdbfa8'), -400, 94, 800, 8)
    .fill(leaf, 'M-400 40Q0 70 400 40V-10H-400z');
  const colors = ['#a9a49a', '#8d8a84', '#bfb5a4', '#a8937c', '#7f8488'].map(paint);
  for (let row = 0; row < 4; row++) {
    const size = 0.62 + row * 0.2;
    for (let index = 0; index < 11; index++) {
      const x = Math.round(-370 + index * 74 + (row % 2) * 36);
      const y = Math.round(48 - row * 24);
      const lean = Math.round((((index * 7 + row * 5) % 9) - 4) * 5 * size);
      const [wide, high] = [
        Math.round((26 + ((index * 3 + row) % 3) * 4) * size),
        Math.round((58 + ((index * 5 + row * 3) % 4) * 9) * size),
      ];
      pen.fill(
        colors[(index * 3 + row * 2) % 5]!,
        `M${x - wide} ${y}L${x - wide + lean} ${y + high}q${Math.round(wide * 0.3)} ${Math.round(wide * 0.9)} ${wide} ${Math.round(wide * 0.9)}t${wide}-${Math.round(wide * 0.9)}L${x + wide} ${y}z`,
      );
    }
    pen.rounds(
      row % 2 ? leaf : leafLight,
      9,
      `M-390 ${46 - row * 24}h60M-200 ${44 - row * 24}h70M40 ${46 - row * 24}h50M250 ${44 - row * 24}h90`,
    );
  }
}
