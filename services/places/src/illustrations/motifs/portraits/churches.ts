import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, drawSteps } from '../parts.js';

/** A front of three portals under a gallery of kings and a rose, between two flat towers; a thin spire rises behind. */
export function drawNotreDame({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6d9bf', '#7f8a92');
  const { wall, lit, shade, deep, window, roof } = stone;
  pen
    .polygon(roof, [-9, 250], [0, 430], [9, 250])
    .rect(roof, -1, 430, 3, 16)
    .polygon(roof, [-60, 220], [0, 282], [60, 220]);
  pen
    .rect(wall, -156, 0, 312, 218)
    .rect(shade, 60, 0, 12, 218)
    .rect(shade, 140, 0, 16, 218)
    .rect(shade, -72, 0, 12, 218);
  for (const x of [-108, 0, 108]) {
    pen
      .pointedArch(shade, x - 38, 0, 76, 30)
      .pointedArch(lit, x - 31, 0, 62, 26)
      .pointedArch(deep, x - 23, 0, 46, 20);
  }
  pen.rect(lit, -160, 92, 320, 5).rect(shade, -160, 97, 320, 20).dashes(lit, 16, [6, 6], 'M-154 107H156');
  pen.rect(lit, -160, 117, 320, 5).circle(lit, 0, 158, 40).circle(window, 0, 158, 34).circle(lit, 0, 158, 9);
  pen.stroke(lit, 3, 'M0 124v68M-34 158h68M-24 134l48 48M-24 182l48-48');
  for (const x of [-108, 108])
    pen
      .pointedArch(shade, x - 32, 128, 64, 28)
      .pointedArch(window, x - 25, 128, 22, 26)
      .pointedArch(window, x + 3, 128, 22, 26);
  pen.rect(lit, -162, 212, 324, 6).dashes(wall, 40, [5, 8], 'M-154 238H156').rect(lit, -160, 254, 320, 5);
  for (const x of [-108, 108]) {
    drawBlock(pen, stone, { x: x - 49, y: 218, width: 98, height: 122 }, 0.2);
    pen.pointedArch(deep, x - 34, 236, 28, 62).pointedArch(deep, x + 6, 236, 28, 62);
    pen.rect(lit, x - 53, 334, 106, 8).dashes(lit, 6, [5, 6], `M${x - 50} 345h100`);
  }
}

/** Two huge dark spires of tracery, with a gable between them. */
export function drawGiantSpires({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a39c90', '#857f76');
  const { wall, lit, shade, deep, window, roof, roofShade } = stone;
  pen.polygon(roofShade, [-300, 40], [-300, 120], [-250, 176], [250, 176], [300, 120], [300, 40]);
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 90 }, 0.2);
  for (let x = -280; x <= 280; x += 70) pen.pointedArch(window, x - 12, 20, 24, 36).rect(lit, x + 30, 0, 8, 116);
  pen.rect(wall, -60, 0, 120, 190).polygon(wall, [-46, 190], [0, 262], [46, 190]).pointedArch(shade, -40, 66, 80, 60);
  pen
    .pointedArch(window, -32, 66, 64, 56)
    .stroke(lit, 4, 'M-16 66v90M0 66v104M16 66v90')
    .pointedArch(deep, -22, 0, 44, 24);
  for (const x of [-112, 112]) {
    drawBlock(pen, stone, { x: x - 58, y: 0, width: 116, height: 196 }, 0.28);
    for (const y of [100]) pen.pointedArch(window, x - 30, y, 24, 42).pointedArch(window, x + 6, y, 24, 42);
    pen.rect(lit, x - 62, 84, 124, 5).rect(lit, x - 62, 188, 124, 6);
    drawBlock(pen, stone, { x: x - 44, y: 196, width: 88, height: 74 }, 0.32);
    pen.pointedArch(window, x - 24, 206, 20, 36).pointedArch(window, x + 4, 206, 20, 36);
    for (const side of [-54, 54]) drawCone(pen, stone, x + side, 190, 8, 60);
    pen
      .polygon(roof, [x - 40, 270], [x, 500], [x + 40, 270])
      .polygon(roofShade, [x + 10, 270], [x, 500], [x + 40, 270]);
    pen.dashes(lit, 7, [5, 9], `M${x - 32} 296h64M${x - 26} 330h52M${x - 20} 364h40M${x - 13} 400h26`);
    pen.rect(lit, x - 1, 496, 3, 18).rect(lit, x - 8, 504, 17, 4);
  }
}

/** A vast ribbed dome of red tiles above white marble, beside a square bell tower in three colors. */
export function drawBrickDome({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const marble = withBuilding(tones, '#f2e9da', '#bf5a3c');
  const { wall, lit, shade, deep, window, roof, roofShade } = marble;
  const green = paint('#5f7f6c');
  drawBlock(pen, marble, { x: -60, y: 0, width: 390, height: 120 }, 0.2);
  for (const x of [-10, 240]) {
    pen.dome(roof, x + 40, 120, 62, 56).rect(green, x - 24, 112, 128, 8);
  }
  pen
    .polygon(wall, [20, 120], [20, 196], [240, 196], [240, 120])
    .polygon(shade, [170, 120], [170, 196], [240, 196], [240, 120]);
  for (const x of [58, 130, 205]) pen.circle(green, x, 160, 21).circle(deep, x, 160, 15);
  pen.rect(lit, 12, 192, 236, 10).rect(green, 20, 126, 220, 5);
  pen
    .fill(roof, 'M20 202C20 300 70 372 112 384H148C190 372 240 300 240 202z')
    .fill(roofShade, 'M178 202C178 300 158 360 136 384H148C190 372 240 300 240 202z')
    .stroke(
      lit,
      6,
      'M22 202C22 300 72 372 114 384M80 202C80 300 100 360 120 384M180 202C180 300 160 360 140 384M238 202C238 300 188 372 146 384',
    );
  drawBlock(pen, marble, { x: 112, y: 384, width: 36, height: 34 }, 0.4);
  drawCone(pen, withBuilding(tones, '#f2e9da', '#d9cdb8'), 130, 418, 20, 30);
  pen.circle(paint('#e0b23f'), 130, 453, 7);
  pen
    .polygon(wall, [-80, 0], [-80, 150], [-20, 196], [40, 150], [40, 0])
    .polygon(shade, [22, 0], [22, 164], [40, 150], [40, 0]);
  pen
    .circle(green, -20, 138, 22)
    .circle(window, -20, 138, 16)
    .pointedArch(green, -40, 0, 40, 52)
    .pointedArch(deep, -34, 0, 28, 46);
  pen.stroke(green, 4, 'M-76 96h112M-70 0v96M30 0v96M-76 150L-20 190L36 150');
  drawBlock(pen, marble, { x: -236, y: 0, width: 84, height: 384 }, 0.3);
  const pink = paint('#c98f7a');
  for (const y of [70, 140, 210, 280]) pen.rect(green, -236, y, 84, 6).rect(pink, -236, y + 6, 84, 7);
  for (const y of [158, 228]) pen.pointedArch(deep, -222, y, 20, 28).pointedArch(deep, -186, y, 20, 28);
  pen.pointedArch(deep, -216, 298, 44, 44).rect(lit, -246, 372, 104, 16).dashes(shade, 10, [5, 6], 'M-242 378h96');
}

/** A dome of lead over a ring of columns, between two towers of a front with two rows of paired columns. */
export function drawWestDome({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9e3d6', '#8b99a3');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -64, y: 190, width: 128, height: 46 }, 0.3);
  drawBlock(pen, stone, { x: -112, y: 232, width: 224, height: 62 }, 0.3);
  pen.dashes(deep, 50, [7, 9], 'M-104 262H106').rect(lit, -120, 292, 240, 9);
  drawBlock(pen, stone, { x: -92, y: 300, width: 184, height: 22 }, 0.3);
  drawDome(pen, stone, 0, 322, 98, 108);
  pen.stroke(stone.roofShade, 3, 'M-50 324Q-46 390-16 426M0 324V430M50 324Q46 390 16 426');
  drawBlock(pen, stone, { x: -17, y: 426, width: 34, height: 42 }, 0.4);
  pen
    .dome(stone.roof, 0, 468, 18, 18)
    .rect(tones.paint('#e0b23f'), -2, 484, 4, 28)
    .rect(tones.paint('#e0b23f'), -9, 500, 18, 4);
  drawBlock(pen, stone, { x: -190, y: 0, width: 380, height: 150 }, 0.12);
  for (const [y, half, high] of [
    [18, 110, 66],
    [98, 86, 56],
  ] as const) {
    pen.rect(deep, -half, y, 2 * half, high).dashes(lit, high, [10, 6], `M${-half} ${y + high / 2}h${2 * half}`);
    pen.rect(lit, -half - 10, y + high, 2 * half + 20, 11);
  }
  pen.polygon(lit, [-104, 165], [0, 216], [104, 165]).polygon(shade, [-70, 170], [0, 203], [70, 170]);
  for (const x of [-156, 156]) {
    drawBlock(pen, stone, { x: x - 42, y: 0, width: 84, height: 190 }, 0.3);
    pen
      .arch(window, x - 14, 30, 28, 36)
      .circle(deep, x, 138, 18)
      .circle(lit, x, 138, 13)
      .rect(lit, x - 46, 92, 92, 7);
    pen.rect(lit, x - 46, 186, 92, 8);
    drawBlock(pen, stone, { x: x - 30, y: 194, width: 60, height: 46 }, 0.36);
    pen.arch(deep, x - 10, 198, 20, 24).rect(lit, x - 36, 238, 72, 7);
    drawOnion(pen, stone.roof, stone.roofShade, x, 245, 24, 56);
  }
  drawSteps(pen, stone, 150, 2, 8, 14);
  pen.rect(wall, -20, 18, 40, 3);
}

/** A court before two pointed portals, a broken bell tower and a gray dome. */
export function drawSepulchre({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e8d3aa', '#8f9aa2');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: 20, y: 150, width: 190, height: 66 }, 0.3);
  drawDome(pen, stone, 115, 216, 98, 96);
  pen
    .stroke(stone.roofShade, 3, 'M66 218Q72 290 108 310M115 218V312M164 218Q158 290 122 310')
    .rect(deep, 113, 312, 4, 34)
    .rect(deep, 103, 330, 24, 4);
  drawBlock(pen, stone, { x: -340, y: 0, width: 150, height: 130 }, 0.2);
  drawBlock(pen, stone, { x: 190, y: 0, width: 160, height: 150 }, 0.2);
  drawWindows(pen, window, [-265, 40, 130, 70], [3, 1, 18, 40], true);
  drawWindows(pen, window, [270, 50, 130, 70], [3, 1, 18, 40], true);
  pen
    .rect(wall, -150, 0, 340, 190)
    .rect(shade, 168, 0, 22, 190)
    .rect(lit, -154, 184, 348, 8)
    .rect(lit, -150, 96, 340, 8)
    .dashes(shade, 6, [7, 6], 'M-146 92H188');
  for (const x of [-70, 90])
    for (const [y, wide, high] of [
      [0, 96, 40],
      [108, 84, 30],
    ] as const) {
      pen
        .pointedArch(shade, x - wide / 2 - 12, y, wide + 24, high)
        .pointedArch(lit, x - wide / 2 - 5, y, wide + 10, high);
      pen.pointedArch(y ? deep : x < 0 ? deep : wall, x - wide / 2 + 4, y, wide - 8, high - 4);
    }
  for (const x of [-112, -70, -28, 48, 90, 132]) pen.rect(lit, x - 4, 0, 8, 42);
  pen.stroke(tones.paint('#7d5238'), 3, 'M-84 104l6 46M-72 104l6 46M-83 114h12M-81 126h12M-79 138h12');
  drawBlock(pen, stone, { x: -250, y: 0, width: 104, height: 240 }, 0.3);
  for (const y of [60, 150]) pen.pointedArch(deep, -226, y, 56, 32).rect(lit, -254, y - 14, 112, 6);
  pen.rect(lit, -254, 234, 112, 8).polygon(stone.roof, [-246, 242], [-198, 262], [-150, 242]);
}
