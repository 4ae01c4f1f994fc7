import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn, drawSteps, traceArcade } from '../parts.js';

/** A long ferry building with a slender clock tower on the waterfront. */
export function drawFerryTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ddd6c8', '#8f9aa3');
  const { lit, deep, shade } = stone;
  pen
    .fill(stone.wall, traceArcade({ x: -374, y: 0, height: 80 }, { count: 17, span: 32, pier: 11, sides: 30 }))
    .rect(deep, -366, 0, 732, 3);
  for (let x = -348; x <= 348; x += 43) pen.arch(tones.window, x - 12, 0, 24, 30);
  pen
    .rect(stone.wall, -374, 78, 748, 30)
    .rect(lit, -378, 104, 756, 9)
    .dashes(shade, 16, [18, 25], 'M-366 90H372')
    .polygon(stone.roof, [-370, 113], [-350, 132], [350, 132], [370, 113]);
  drawBlock(pen, stone, { x: -84, y: 0, width: 168, height: 128 }, 0.2);
  pen.arch(lit, -36, 0, 72, 70).arch(deep, -28, 0, 56, 66).rect(lit, -90, 122, 180, 9);
  drawBlock(pen, stone, { x: -36, y: 128, width: 72, height: 190 }, 0.34);
  pen
    .dashes(deep, 6, [60, 8], 'M-30 150H30')
    .arch(deep, -22, 160, 14, 60)
    .arch(deep, 8, 160, 14, 60)
    .circle(lit, 0, 268, 29)
    .circle(tones.isDusk ? tones.window : tones.paint('#fbf6e6'), 0, 268, 24)
    .stroke(deep, 4, 'M0 268v16M0 268h11')
    .rect(lit, -42, 312, 84, 9);
  for (const [half, y, high] of [
    [30, 320, 34],
    [22, 354, 28],
    [15, 382, 22],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.4);
    pen
      .dashes(deep, high * 0.6, [6, 7], `M${-half + 4} ${y + high * 0.45}H${half - 3}`)
      .rect(lit, -half - 4, y + high - 4, 2 * half + 8, 6);
  }
  drawDome(pen, stone, 0, 404, 12, 14);
  pen.rect(deep, -1, 416, 3, 40);
}

/** A column in four drums on a ring of columns, with a golden winged figure on its top. */
export function drawGoldVictory({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9ad94', '#a3886f');
  const { lit, deep } = stone;
  const gold = tones.paint('#e8b83c');
  drawSteps(pen, stone, 180, 2, 9, 18);
  drawBlock(pen, stone, { x: -120, y: 18, width: 240, height: 54 }, 0.3);
  pen.rect(lit, -126, 68, 252, 9).rect(deep, -80, 77, 160, 60);
  for (let index = -4; index <= 4; index++) drawColumn(pen, stone, Math.round(88 * Math.sin(index * 0.36)), 77, 15, 62);
  pen.rect(lit, -104, 138, 208, 14);
  for (const [index, [y, half]] of (
    [
      [152, 36],
      [216, 33],
      [276, 30],
      [332, 27],
    ] as const
  ).entries()) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: 60 - index * 2 }, 0.36);
    pen
      .rect(lit, -half - 5, y + 52 - index * 2, 2 * half + 10, 8)
      .dashes(gold, 42, [5, 11], `M${-half + 5} ${y + 26}H${half - 4}`);
  }
  pen.rect(lit, -34, 386, 68, 10).rect(deep, -30, 396, 60, 3).dashes(deep, 12, [2, 6], 'M-30 402H30');
  pen
    .fill(
      gold,
      'M-12 400Q-16 440-6 462H10Q18 436 14 400zM-8 452Q-60 476-74 430Q-40 440-14 426zM10 452Q60 476 70 430Q40 440 14 426z',
    )
    .circle(gold, 2, 472, 9)
    .rounds(gold, 5, 'M12 458L40 494M-8 456L-24 478')
    .stroke(gold, 4, 'M34 500a9 9 0 1 0 16 0');
}

/** Two art-deco towers with a bridge: an elevator between an old town's upper and lower streets. */
export function drawDecoElevator({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1e6cf', '#c9b894');
  const { lit, deep, shade } = white;
  pen
    .polygon(tones.leafShade, [130, 0], [150, 220], [398, 240], [398, 0])
    .rounds(tones.leaf, 60, 'M200 60h100M260 140h90M190 180h70')
    .rect(withBuilding(tones, '#c9a58a', '#c9a58a').wall, 150, 216, 248, 30);
  for (const [x, color] of [
    [190, '#d9a04f'],
    [250, '#8fb0c0'],
    [310, '#d98a7a'],
  ] as const)
    drawBlock(pen, withBuilding(tones, color, '#b5553f'), { x, y: 246, width: 56, height: 60 }, 0.26);
  drawBlock(pen, white, { x: -120, y: 0, width: 90, height: 330 }, 0.34);
  for (let x = -110; x < -38; x += 18) pen.rect(lit, x, 30, 6, 290).rect(shade, x + 6, 30, 3, 290);
  pen.rect(lit, -126, 326, 102, 10).dashes(deep, 20, [8, 8], 'M-116 306H-36');
  drawBlock(pen, white, { x: 60, y: 0, width: 70, height: 270 }, 0.36);
  pen
    .dashes(deep, 20, [8, 9], 'M68 250H124')
    .rect(white.wall, -40, 244, 240, 40)
    .rect(lit, -40, 280, 244, 7)
    .dashes(tones.window, 20, [20, 8], 'M-26 264H196')
    .rect(shade, -40, 236, 240, 9)
    .stroke(shade, 7, 'M-30 236Q20 180 60 180M130 180Q150 200 160 236');
  drawBlock(pen, white, { x: -190, y: 0, width: 380, height: 60 }, 0.14);
  pen.dashes(tones.window, 34, [24, 16], 'M-180 28H186').rect(lit, -196, 56, 392, 7);
}

/** A very tall tower of glass that turns as it rises and narrows, with a notch along its side. */
export function drawTwistTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#b5cbd6', '#7f98a8');
  const { wall, lit, shade } = glass;
  for (const [x, width, high] of [
    [-300, 60, 210],
    [-220, 56, 280],
    [150, 60, 300],
    [230, 70, 220],
  ] as const) {
    const tower = withBuilding(tones, '#9fb3c0', '#7f8f9a');
    drawBlock(pen, tower, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + width / 2, 10, width - 10, high - 20], [4, Math.round(high / 20), 6, 8]);
  }
  pen
    .polygon(tones.paint('#8fa3b0'), [-220, 280], [-200, 330], [-180, 330], [-164, 280])
    .rect(tones.paint('#cfdae0'), -202, 296, 24, 20)
    .polygon(tones.paint('#a98f78'), [150, 300], [162, 350], [180, 372], [198, 350], [210, 300]);
  pen
    .fill(wall, 'M-84 0Q-74 180-62 300Q-52 400-30 486L30 470Q44 400 54 300Q70 160 84 0z')
    .fill(shade, 'M20 0Q40 160 14 300Q10 400 22 472L30 470Q44 400 54 300Q70 160 84 0z')
    .stroke(lit, 6, 'M-50 0Q-10 200-40 330Q-50 420-12 480');
  let floors = '';
  for (let y = 20; y < 460; y += 15) floors += `M${Math.round(-80 + y * 0.1)} ${y}H${Math.round(80 - y * 0.1)}`;
  pen.stroke(tones.isDusk ? tones.window : lit, 2, floors, 0.6);
}

/** A dark Gothic spire in four stages over an open vault with a seated figure of white marble. */
export function drawGothicRocket({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#7d7468', '#696057');
  const { wall, lit, shade, deep } = stone;
  drawSteps(pen, stone, 150, 3, 8, 14);
  for (const x of [-96, 96]) {
    drawBlock(pen, stone, { x: x - 20, y: 24, width: 40, height: 130 }, 0.4);
    drawCone(pen, stone, x, 154, 20, 70);
    pen.pointedArch(deep, x - 8, 60, 16, 40);
  }
  pen
    .polygon(shade, [-96, 100], [-44, 190], [-44, 150], [-80, 90])
    .polygon(shade, [96, 100], [44, 190], [44, 150], [80, 90]);
  for (const x of [-56, 34]) drawBlock(pen, stone, { x, y: 24, width: 22, height: 150 }, 0.4);
  pen
    .fill(wall, 'M-56 130Q-40 150 0 156Q40 150 56 130V190H-56z')
    .pointedArch(mixColors(tones.haze, wall, 0.2), -34, 24, 68, 62)
    .rect(wall, -36, 150, 72, 40)
    .rounds(tones.paint('#f3efe6'), 26, 'M0 46v20')
    .circle(tones.paint('#f3efe6'), 0, 88, 9)
    .rect(tones.paint('#d6d0c2'), -20, 24, 40, 20);
  for (const [y, half, high] of [
    [188, 44, 70],
    [258, 32, 60],
    [318, 22, 50],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.36);
    pen
      .pointedArch(deep, -half * 0.4, y + 8, half * 0.8, high * 0.4)
      .rect(lit, -half - 5, y + high - 6, 2 * half + 10, 7);
    for (const side of [-1, 1]) drawCone(pen, stone, side * half, y + high - 20, 9, 54);
  }
  drawCone(pen, stone, 0, 366, 20, 110);
  pen.dashes(lit, 5, [4, 8], 'M-14 386h28M-10 410h20M-6 434h12');
}

/** A tower of glass whose edges turn from a square to a smaller square, with a high mast. */
export function drawFacetTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#b9d0dc', '#8aa3b2');
  const { wall, lit, shade } = glass;
  for (const [x, width, high] of [
    [-330, 70, 200],
    [-240, 80, 250],
    [-140, 60, 180],
    [90, 70, 220],
    [180, 80, 260],
    [280, 60, 190],
  ] as const) {
    const tower = withBuilding(tones, x % 20 ? '#b5a893' : '#9fb3c0', '#7f8f9a');
    drawBlock(pen, tower, { x, y: 0, width, height: high }, 0.3);
    drawWindows(pen, tones.window, [x + width / 2, 10, width - 10, high - 18], [4, Math.round(high / 20), 7, 9]);
  }
  pen
    .rect(shade, -66, 0, 132, 40)
    .polygon(wall, [-66, 40], [0, 40], [-46, 400])
    .polygon(lit, [0, 40], [-46, 400], [46, 400])
    .polygon(shade, [0, 40], [66, 40], [46, 400])
    .polygon(mixColors(wall, lit, 0.5), [-66, 40], [-46, 400], [-50, 380]);
  let floors = '';
  for (let y = 54; y < 396; y += 14)
    floors += `M${Math.round(-66 + (y - 40) * 0.055)} ${y}H${Math.round(66 - (y - 40) * 0.055)}`;
  pen
    .stroke(tones.isDusk ? tones.window : shade, 2, floors, 0.5)
    .rect(lit, -48, 398, 96, 8)
    .polygon(shade, [-20, 406], [-3, 430], [3, 430], [20, 406])
    .rect(lit, -2, 428, 4, 90)
    .rect(shade, -5, 440, 10, 5);
}
