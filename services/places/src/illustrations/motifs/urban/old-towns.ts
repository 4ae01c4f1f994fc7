import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';

/** A very long palace in blue, white and gold, with a group of golden domes at one end. */
export function drawBluePalace({ pen, tones }: MotifInput): void {
  const blue = withBuilding(tones, '#5f9fd0', '#8d959c');
  const white = withBuilding(tones, '#f4efe4', '#d9d2c4');
  const gold = tones.paint('#e8b83c');
  const { window } = blue;
  drawBlock(pen, blue, { x: -390, y: 0, width: 640, height: 130 }, 0.06);
  drawWindows(pen, white.wall, [-70, 6, 620, 116], [17, 2, 23, 46], true);
  drawWindows(pen, window, [-70, 6, 620, 116], [17, 2, 14, 40], true);
  for (let x = -388; x < 240; x += 36.5) pen.rect(white.wall, x - 4, 0, 9, 124);
  pen
    .rect(white.wall, -396, 122, 652, 11)
    .dashes(white.lit, 12, [6, 8], 'M-390 139h640')
    .dashes(gold, 6, [10, 26], 'M-380 64H246');
  drawBlock(pen, blue, { x: -150, y: 0, width: 160, height: 150 }, 0.12);
  drawWindows(pen, window, [-70, 12, 150, 124], [5, 2, 15, 44], true);
  pen
    .rect(white.wall, -156, 146, 172, 9)
    .polygon(white.wall, [-140, 155], [-70, 190], [0, 155])
    .circle(gold, -70, 168, 9);
  drawBlock(pen, blue, { x: 250, y: 0, width: 136, height: 146 }, 0.26);
  drawWindows(pen, window, [318, 12, 126, 120], [4, 2, 15, 42], true);
  pen.rect(white.wall, 244, 140, 148, 9);
  for (const [x, y, size] of [
    [276, 149, 17],
    [360, 149, 17],
    [298, 160, 17],
    [340, 160, 17],
    [318, 168, 26],
  ] as const) {
    drawBlock(pen, white, { x: x - size * 0.6, y, width: size * 1.2, height: size * 1.6 }, 0.4);
    drawOnion(pen, gold, tones.paint('#b5832a'), x, y + size * 1.6, size * 0.9, size * 2);
    pen.rect(gold, x - 1, y + size * 3.4, 3, 18);
  }
  pen.ellipse(tones.leafLight, -70, -16, 240, 11).rounds(tones.leafShade, 7, 'M-260-16q40 12 80 0t80 0t80 0t80 0');
}

/** A small boy of bronze in a niche of stone, whose stream fills a basin, at the corner of two lanes. */
export function drawFountainBoy({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9bba2', '#9a8d78');
  const house = withBuilding(tones, '#d9b890', '#7a5a4a');
  const { wall, lit, shade, deep } = stone;
  for (const [x, width, high] of [
    [-390, 200, 330],
    [200, 190, 300],
  ] as const) {
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.2);
    drawWindows(pen, house.lit, [x + width / 2, 60, width - 16, high - 80], [3, 3, 34, 54]);
    drawWindows(pen, house.window, [x + width / 2, 60, width - 16, high - 80], [3, 3, 25, 47]);
    pen
      .rect(house.lit, x - 5, high - 8, width + 10, 10)
      .rect(house.deep, x + 20, 0, width - 40, 46)
      .rect(house.window, x + 30, 6, width - 60, 36);
  }
  drawBlock(pen, stone, { x: -150, y: 0, width: 300, height: 250 }, 0.2);
  pen
    .fill(lit, 'M-164 250H164V264Q120 270 104 300Q60 316 0 318Q-60 316-104 300Q-120 270-164 264z')
    .arch(shade, -74, 70, 148, 90)
    .arch(deep, -62, 70, 124, 86)
    .stroke(lit, 7, 'M-78 70v90a78 78 0 0 0 156 0v-90')
    .rounds(lit, 22, 'M0 246v6');
  const bronze = tones.paint('#5f5340');
  const light = tones.paint('#8f7d5f');
  pen
    .rect(lit, -34, 70, 68, 26)
    .rect(shade, 10, 70, 24, 26)
    .fill(bronze, 'M-17 96L-13 150Q-26 180-17 196H15Q24 180 11 150L17 96H4L0 138L-5 96z')
    .circle(bronze, 0, 215, 19)
    .rounds(bronze, 9, 'M-18 190q-14-16 2-30M16 190q12-14-6-34')
    .rounds(light, 5, 'M-10 150q-6 20-2 36M-9 222q-4-8 0-14')
    .rounds(bronze, 12, 'M-12 228h0M0 234h0M12 228h0');
  pen
    .stroke(mixColors(tones.waterLight, '#ffffff', 0.5), 5, 'M4 150Q54 150 60 40')
    .fill(wall, 'M-110 0Q-104 44-60 46H60Q104 44 110 0z')
    .rect(lit, -118, 40, 236, 11)
    .ellipse(mixColors(tones.water, tones.sky[1], 0.3), 0, 51, 100, 7);
  pen.dashes(deep, 60, [4, 18], 'M-140-30H140').rect(deep, -144, -4, 288, 5);
}

/** A vast cathedral of gray stone: two bell towers with caps like bells, three portals, and a rich red chapel beside it. */
export function drawBellCaps({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdbd9f', '#a3937a');
  const red = withBuilding(tones, '#a8604a', '#8a4f3f');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -60, y: 150, width: 120, height: 90 }, 0.34);
  pen.fill(wall, 'M-60 240Q-56 284 0 290Q56 284 60 240z').rect(lit, -12, 288, 24, 26);
  drawBlock(pen, stone, { x: -250, y: 0, width: 500, height: 168 }, 0.1);
  for (const x of [-120, 0, 120]) {
    pen
      .arch(shade, x - 38, 0, 76, 50)
      .arch(deep, x - 26, 0, 52, 44)
      .rect(lit, x - 44, 90, 88, 60)
      .rect(shade, x - 22, 96, 44, 46);
    for (const side of [-48, 48]) pen.rect(lit, x + side - 6, 0, 12, 150);
  }
  pen
    .rect(lit, -256, 150, 512, 10)
    .rect(lit, -254, 164, 508, 6)
    .dashes(lit, 18, [7, 9], 'M-250 180H250')
    .rect(wall, -34, 168, 68, 44)
    .circle(tones.isDusk ? window : tones.paint('#f7f0de'), 0, 190, 15)
    .stroke(deep, 3, 'M0 190v10M0 190h7')
    .rounds(lit, 13, 'M-26 224v10M0 228v16M26 224v10');
  for (const x of [-210, 210]) {
    drawBlock(pen, stone, { x: x - 46, y: 0, width: 92, height: 190 }, 0.3);
    drawBlock(pen, stone, { x: x - 40, y: 190, width: 80, height: 70 }, 0.3);
    for (const dx of [-20, 20]) pen.arch(deep, x + dx - 11, 198, 22, 36);
    drawBlock(pen, stone, { x: x - 30, y: 260, width: 60, height: 40 }, 0.34);
    pen
      .arch(deep, x - 12, 266, 24, 18)
      .rect(lit, x - 50, 184, 100, 8)
      .rect(lit, x - 44, 256, 88, 7)
      .rect(lit, x - 35, 296, 70, 6);
    pen
      .fill(
        wall,
        `M${x - 38} 302Q${x - 22} 316 ${x - 20} 336Q${x - 14} 356 ${x} 358Q${x + 14} 356 ${x + 20} 336Q${x + 22} 316 ${x + 38} 302z`,
      )
      .fill(shade, `M${x + 8} 302Q${x + 10} 340 ${x} 358Q${x + 14} 356 ${x + 20} 336Q${x + 22} 316 ${x + 38} 302z`)
      .rect(deep, x - 1, 358, 3, 22)
      .rect(deep, x - 8, 368, 16, 3)
      .arch(window, x - 11, 60, 22, 40);
  }
  drawBlock(pen, red, { x: 262, y: 0, width: 130, height: 110 }, 0.26);
  pen
    .polygon(lit, [290, 0], [290, 130], [310, 158], [344, 158], [364, 130], [364, 0])
    .arch(deep, 312, 0, 30, 40)
    .dashes(shade, 4, [66, 8], 'M294 60H362M294 76H362M294 92H362M294 108H362');
}
