import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawOnion, traceArcade } from '../parts.js';

/** A tapering tower of red sandstone with flutes and five balconies, beside arches of ruins. */
export function drawFlutedMinaret({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#c9764f', '#96523a');
  const { lit, shade, deep } = red;
  const white = tones.paint('#f0e6d6');
  for (const [index, [y, low, top, high]] of (
    [
      [0, 62, 50, 150],
      [158, 46, 38, 92],
      [258, 35, 29, 66],
      [332, 26, 21, 62],
      [402, 19, 15, 50],
    ] as const
  ).entries()) {
    const color = index > 2 ? mixColors(white, red.wall, 0.25) : red.wall;
    pen
      .polygon(color, [-low, y], [-top, y + high], [top, y + high], [low, y])
      .polygon(mixColors(color, deep, 0.3), [low * 0.3, y], [top * 0.3, y + high], [top, y + high], [low, y]);
    let flutes = '';
    for (let at = -0.7; at < 0.8; at += 0.28)
      flutes += `M${Math.round(low * at)} ${y}L${Math.round(top * at)} ${y + high}`;
    pen
      .stroke(mixColors(color, deep, 0.35), 3, flutes, 0.6)
      .polygon(shade, [-top, y + high - 9], [-top - 9, y + high], [top + 9, y + high], [top, y + high - 9])
      .rect(lit, -top - 11, y + high, 2 * top + 22, 8);
    if (index < 3) pen.rect(mixColors(white, color, 0.4), -(low + top) / 2, y + high * 0.5, low + top, 7);
  }
  pen.rect(red.deep, -12, 0, 24, 34).rect(lit, -12, 456, 24, 8);
  for (const [x, high] of [
    [-300, 150],
    [-200, 110],
    [200, 100],
    [290, 130],
  ] as const) {
    pen
      .fill(
        red.wall,
        `M${x - 56} 0V${high}H${x + 56}V0H${x + 34}V${high - 70}Q${x + 30} ${high - 30} ${x} ${high - 16}Q${x - 30} ${high - 30} ${x - 34} ${high - 70}V0z`,
      )
      .rect(lit, x - 58, high - 4, 116, 7);
  }
  pen.rounds(tones.leaf, 24, 'M-390 4h40M110 2h40M340 4h40');
}

/** A single unfinished tomb cut from one huge boulder of sandstone that stands in the sand. */
export function drawLoneTomb({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#d99f66', '#ac7443');
  const { wall, lit, shade, deep } = rock;
  pen.fill(
    mixColors(wall, tones.haze, 0.35),
    'M-640 0V60L-560 110L-470 90L-400 40L-350 0zM640 0V90L560 150L470 120L400 50L340 0z',
  );
  pen
    .fill(wall, 'M-210 0Q-250 120-220 240Q-170 360-40 376Q120 380 190 280Q250 160 210 0z')
    .fill(shade, 'M100 0Q150 160 110 330Q150 330 190 280Q250 160 210 0z')
    .stroke(deep, 4, 'M-200 200Q-170 150-180 60M170 250Q190 160 170 60M-150 310Q-120 290-110 260', 0.35);
  pen
    .polygon(mixColors(wall, lit, 0.4), [-120, 0], [-112, 290], [112, 290], [120, 0])
    .polygon(shade, [70, 0], [68, 290], [112, 290], [120, 0]);
  for (const x of [-98, -34, 34, 98])
    pen
      .rect(lit, x - 11, 20, 22, 150)
      .rect(shade, x + 5, 20, 6, 150)
      .polygon(lit, [x - 11, 164], [x - 17, 178], [x + 17, 178], [x + 11, 164]);
  pen.rect(lit, -118, 178, 236, 12).rect(shade, -114, 190, 228, 14).rect(lit, -118, 204, 236, 8);
  for (const side of [-1, 1])
    for (let step = 0; step < 5; step++)
      pen
        .rect(lit, side < 0 ? -112 : 112 - (90 - step * 17), 214 + step * 15, 90 - step * 17, 15)
        .rect(shade, side < 0 ? -112 : 112 - (90 - step * 17), 214 + step * 15, 90 - step * 17, 4);
  pen
    .rect(deep, -20, 0, 40, 72)
    .polygon(lit, [-34, 76], [0, 104], [34, 76])
    .fill(tones.ground, 'M-260 0Q-120 26 0 6T260 0V-10H-260z');
}

/** A vast square with arcades, a fountain pool, and a mosque whose tiled gate and dome turn aside. */
export function drawArcadeSquare({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#dbb988', '#b08f60');
  const { lit, deep } = brick;
  const blue = tones.paint('#3f86b5');
  const teal = tones.paint('#4fa5a8');
  const dark = tones.paint('#2f6a80');
  drawBlock(pen, brick, { x: 60, y: 70, width: 150, height: 90 }, 0.3);
  pen.rect(blue, 66, 120, 138, 30).dashes(lit, 6, [8, 6], 'M70 135H202');
  drawOnion(pen, teal, dark, 136, 158, 76, 150);
  pen
    .stroke(
      tones.paint('#e8d8a8'),
      4,
      'M80 190Q136 210 192 190M76 214q20 16 30 0t30 0t30 0t30 0M96 250Q136 266 176 250',
    )
    .rect(dark, 134, 304, 4, 30);
  for (const x of [-250, 220]) {
    pen
      .fill(brick.wall, traceArcade({ x: x - 160, y: 30, height: 42 }, { count: 7, span: 30, pier: 12, sides: 14 }))
      .fill(brick.wall, traceArcade({ x: x - 160, y: 70, height: 46 }, { count: 7, span: 30, pier: 12, sides: 16 }))
      .rect(deep, x - 150, 30, 286, 3)
      .rect(lit, x - 162, 112, 310, 7)
      .rect(lit, x - 162, 68, 310, 4);
    for (let index = 0; index < 7; index++)
      pen.arch(deep, x - 146 + index * 42, 32, 26, 11).arch(deep, x - 146 + index * 42, 72, 26, 13);
  }
  pen
    .rect(blue, -120, 30, 190, 190)
    .rect(lit, -124, 214, 198, 9)
    .pointedArch(lit, -92, 30, 134, 80)
    .pointedArch(dark, -82, 30, 114, 74)
    .pointedArch(tones.window, -46, 30, 42, 40)
    .stroke(tones.paint('#e8d8a8'), 4, 'M-110 40V206H60V40')
    .dashes(tones.paint('#e8d8a8'), 6, [8, 8], 'M-102 196H54');
  for (const x of [-120, 70]) {
    drawBlock(pen, brick, { x: x - 13, y: 200, width: 26, height: 130 }, 0.4);
    pen
      .dashes(blue, 26, [9, 9], `M${x} 206V326`)
      .rect(lit, x - 18, 326, 36, 8)
      .rect(brick.wall, x - 9, 334, 18, 24);
    drawDome(pen, { ...brick, roof: teal, roofShade: dark }, x, 358, 11, 16);
  }
  pen
    .polygon(mixColors(tones.water, tones.sky[1], 0.25), [-160, 14], [160, 14], [240, -40], [-240, -40])
    .rounds(mixColors(tones.waterLight, '#ffffff', 0.4), 4, 'M-60-10q10 50 20 0M-10-14q10 60 20 0M40-10q10 50 20 0')
    .rounds(tones.leaf, 15, 'M-330 18h110M220 18h110');
}

/** A great court before a prayer hall with a high gable and mosaics, a gray dome and three old minarets. */
export function drawCourtMosque({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0cba0', '#8f959a');
  const { wall, lit, deep, window } = stone;
  for (const x of [-398, 110]) {
    pen
      .fill(wall, traceArcade({ x: x + 4, y: 0, height: 74 }, { count: 6, span: 36, pier: 11, sides: 34 }))
      .rect(wall, x + 4, 72, 293, 44)
      .rect(lit, x, 112, 300, 7)
      .rect(deep, x + 14, 0, 274, 3);
    drawWindows(pen, window, [x + 150, 76, 286, 34], [12, 1, 11, 24], true);
    pen.polygon(stone.roof, [x - 2, 119], [x + 12, 142], [x + 290, 142], [x + 304, 119]);
  }
  drawBlock(pen, stone, { x: -62, y: 120, width: 124, height: 130 }, 0.3);
  drawWindows(pen, deep, [0, 216, 116, 30], [6, 1, 8, 22], true);
  drawDome(pen, stone, 0, 250, 58, 66);
  pen.rect(tones.paint('#e0b040'), -1, 314, 3, 30);
  pen
    .polygon(wall, [-96, 0], [-96, 160], [0, 214], [96, 160], [96, 0])
    .polygon(lit, [-106, 156], [0, 222], [106, 156], [96, 158], [0, 210], [-96, 158]);
  pen
    .arch(tones.paint('#b5a24a'), -74, 64, 148, 50)
    .arch(tones.paint('#5f8a5a'), -64, 64, 128, 46)
    .arch(window, -48, 64, 96, 40)
    .rounds(tones.paint('#e0c060'), 8, 'M-40 176h0M-20 186h0M0 192h0M20 186h0M40 176h0');
  for (const x of [-64, 0, 64]) pen.arch(deep, x - 24, 0, 48, 34).rect(lit, x - 34, 0, 9, 50);
  for (const [x, high] of [
    [-330, 280],
    [330, 270],
  ] as const) {
    drawBlock(pen, stone, { x: x - 26, y: 110, width: 52, height: high - 130 }, 0.34);
    pen.rect(lit, x - 32, high - 24, 64, 8).arch(deep, x - 9, high - 70, 18, 26);
    drawBlock(pen, stone, { x: x - 17, y: high - 16, width: 34, height: 60 }, 0.36);
    pen.rect(lit, x - 22, high + 40, 44, 6);
    drawCone(pen, stone, x, high + 46, 16, 56);
  }
}

/** A palace of granite with arcades, many pink domes and a high tower with a gilded one. */
export function drawManyDomes({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3c79a', '#b5504a');
  const { wall, lit, deep, window } = stone;
  const gold = withBuilding(tones, '#e3c79a', '#e6b43c');
  drawBlock(pen, stone, { x: -370, y: 10, width: 740, height: 120 }, 0.08);
  for (const y of [10, 70]) drawWindows(pen, y > 20 ? window : deep, [0, y, 720, 56], [17, 1, 27, 48], true);
  pen.rect(lit, -376, 126, 752, 9).rect(lit, -372, 66, 744, 6).rect(lit, -390, 0, 780, 11);
  drawBlock(pen, stone, { x: -110, y: 10, width: 220, height: 160 }, 0.16);
  pen.arch(lit, -62, 20, 124, 66).arch(deep, -52, 20, 104, 60).rect(lit, -116, 164, 232, 9);
  for (const [x, y, size] of [
    [-340, 135, 26],
    [-240, 135, 20],
    [240, 135, 20],
    [340, 135, 26],
    [-96, 172, 18],
    [96, 172, 18],
  ] as const) {
    drawBlock(pen, stone, { x: x - size, y, width: 2 * size, height: size * 1.3 }, 0.36);
    pen
      .dashes(deep, size * 0.8, [7, 7], `M${x - size + 4} ${Math.round(y + size * 0.6)}h${2 * size - 7}`)
      .rect(lit, x - size - 3, y + size * 1.3 - 4, 2 * size + 6, 5);
    drawOnion(pen, stone.roof, stone.roofShade, x, y + size * 1.3, size * 0.9, size * 1.7);
  }
  drawBlock(pen, stone, { x: -44, y: 170, width: 88, height: 70 }, 0.3);
  drawWindows(pen, window, [0, 176, 80, 58], [3, 1, 16, 46], true);
  drawBlock(pen, stone, { x: -32, y: 240, width: 64, height: 50 }, 0.34);
  drawWindows(pen, deep, [0, 244, 58, 40], [3, 1, 11, 32], true);
  pen.rect(lit, -50, 236, 100, 7).rect(lit, -38, 286, 76, 7);
  drawOnion(pen, gold.roof, gold.roofShade, 0, 293, 34, 70);
  pen.rect(gold.roof, -1, 360, 3, 26).rect(wall, -372, 10, 744, 4);
}

/** A red gate wall with five doors under a hall with two golden roofs, before marble bridges and a canal. */
export function drawPeaceGate({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b5392f', '#e3ac3c');
  const marble = withBuilding(tones, '#f3eee4', '#c9c2b4');
  const teal = tones.paint('#3f7a7f');
  pen
    .polygon(red.wall, [-340, 20], [-326, 150], [326, 150], [340, 20])
    .polygon(red.shade, [220, 20], [214, 150], [326, 150], [340, 20])
    .rect(marble.lit, -344, 16, 688, 10);
  for (const x of [-220, -120, 120, 220]) pen.arch(red.deep, x - 20, 24, 40, 40);
  pen
    .arch(red.deep, -26, 24, 52, 52)
    .rect(tones.paint('#e3ac3c'), -330, 146, 660, 10)
    .dashes(red.shade, 12, [10, 8], 'M-326 162H326');
  pen.rect(red.shade, -230, 156, 460, 70);
  for (let x = -224; x <= 224; x += 50) pen.rect(red.wall, x - 8, 156, 16, 70);
  drawWindows(pen, tones.window, [0, 158, 450, 50], [9, 1, 30, 44]);
  pen.rect(teal, -232, 212, 464, 14).dashes(tones.paint('#e3ac3c'), 5, [10, 8], 'M-230 219H232');
  drawEaves(pen, red, { y: 222, half: 290, height: 54, ridge: 200 });
  pen.rect(red.shade, -190, 272, 380, 26).rect(teal, -192, 288, 384, 12);
  drawEaves(pen, red, { y: 296, half: 246, height: 84, ridge: 140 });
  pen.rect(red.roofShade, -144, 376, 288, 9);
  const flag = tones.paint('#d9382f');
  for (const x of [-280, -250, 250, 280]) pen.rect(tones.deep, x - 1, 156, 2, 70).rect(flag, x + 1, 204, 22, 18);
  pen.fill(mixColors(tones.water, tones.sky[1], 0.2), 'M-390 14H390V-22H-390z');
  for (const x of [-200, -100, 0, 100, 200])
    pen
      .fill(marble.wall, `M${x - 34} -30Q${x} 24 ${x + 34} -30V-14Q${x} 40 ${x - 34} -14z`)
      .dashes(marble.lit, 12, [4, 6], `M${x - 32} -10Q${x} 44 ${x + 32} -10`);
}

/** A railway terminus of dark stone: Gothic wings, pointed turrets and a high dome with a figure. */
export function drawDomedTerminus({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b99a70', '#8f8a80');
  const { lit, deep, window } = stone;
  drawBlock(pen, stone, { x: -370, y: 0, width: 740, height: 124 }, 0.1);
  for (const y of [6, 66]) drawWindows(pen, window, [0, y, 720, 50], [21, 1, 19, 40], true);
  pen.rect(lit, -376, 120, 752, 8).rect(lit, -372, 60, 744, 5).dashes(lit, 10, [8, 8], 'M-370 133h740');
  for (const x of [-340, -210, 210, 340]) {
    pen
      .polygon(stone.wall, [x - 44, 120], [x, 178], [x + 44, 120])
      .pointedArch(window, x - 11, 124, 22, 18)
      .polygon(lit, [x - 48, 120], [x, 184], [x, 174], [x - 38, 122]);
  }
  drawBlock(pen, stone, { x: -96, y: 0, width: 192, height: 190 }, 0.2);
  pen
    .pointedArch(lit, -44, 0, 88, 50)
    .pointedArch(deep, -34, 0, 68, 46)
    .circle(lit, 0, 146, 26)
    .circle(tones.isDusk ? window : tones.paint('#f7f0de'), 0, 146, 21)
    .stroke(deep, 3, 'M0 146v14M0 146h10');
  for (const x of [-96, 96]) {
    drawBlock(pen, stone, { x: x - 18, y: 0, width: 36, height: 230 }, 0.4);
    drawWindows(pen, deep, [x, 130, 30, 80], [1, 2, 11, 30], true);
    drawCone(pen, stone, x, 230, 21, 62);
  }
  drawBlock(pen, stone, { x: -64, y: 188, width: 128, height: 44 }, 0.3);
  drawWindows(pen, window, [0, 192, 120, 34], [7, 1, 10, 26], true);
  pen
    .fill(stone.roof, 'M-66 232Q-64 310 0 326Q64 310 66 232z')
    .fill(stone.roofShade, 'M20 232Q26 300 0 326Q64 310 66 232z')
    .stroke(lit, 3, 'M-40 234Q-38 300-8 322M-14 232V324M14 232V324M40 234Q38 300 8 322');
  drawBlock(pen, stone, { x: -10, y: 324, width: 20, height: 20 }, 0.4);
  pen.fill(lit, 'M-7 344q-3 30 2 40h10q5-10 2-40z').rounds(lit, 5, 'M5 378l12 16').circle(lit, 0, 390, 6);
}
