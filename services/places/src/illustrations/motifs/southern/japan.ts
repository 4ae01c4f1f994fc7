import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawEaves } from '../parts.js';

/** A wide wooden gate of two storeys with open passages, on low steps. */
export function drawTwoStoryGate({ pen, tones }: MotifInput, wood: string, tiles: string): void {
  const gate = withBuilding(tones, wood, tiles);
  const { wall, lit, shade, deep, paint } = gate;
  const plaster = paint('#f1ebdc');
  pen
    .rect(paint('#cfc7b6'), -300, 0, 600, 12)
    .rect(paint('#b3aa98'), -290, 12, 580, 10)
    .rect(deep, -240, 22, 480, 120)
    .rect(plaster, -240, 22, 84, 104)
    .rect(plaster, 156, 22, 84, 104)
    .rect(mixColors(tones.leafLight, tones.haze, 0.5), -36, 22, 72, 92);
  for (const x of [-248, -164, -60, 44, 148, 232]) pen.rect(wall, x, 22, 16, 124).rect(shade, x + 11, 22, 5, 124);
  pen.rect(wall, -256, 118, 512, 12).rect(lit, -256, 128, 512, 4);
  drawEaves(pen, gate, { y: 138, half: 318, height: 44, ridge: 226 });
  pen
    .rect(shade, -216, 184, 432, 66)
    .dashes(plaster, 40, [44, 24], 'M-204 222H210')
    .rect(wall, -246, 186, 492, 8)
    .rect(wall, -246, 208, 492, 6)
    .dashes(wall, 26, [7, 42], 'M-246 200H250')
    .dashes(deep, 10, [9, 13], 'M-220 250H222');
  drawEaves(pen, gate, { y: 250, half: 330, height: 112, ridge: 130 });
  pen
    .rect(gate.roofShade, -136, 358, 272, 12)
    .polygon(gate.roofShade, [-140, 358], [-148, 384], [-124, 370])
    .polygon(gate.roofShade, [140, 358], [148, 384], [124, 370])
    .rect(deep, -24, 226, 48, 26)
    .rect(paint('#d9b04c'), -19, 230, 38, 18);
}

/** A street of wooden teahouses with fine lattices, bamboo blinds upstairs and dark tiles. */
export function drawTeahouses({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#8a5a3e', '#4d535c');
  const { paint } = tones;
  pen.rect(paint('#bdb6a8'), -392, -8, 784, 12).dashes(paint('#a09888'), 3, [26, 6], 'M-392-3H392');
  for (const [x, half, high, color] of [
    [-262, 128, 176, '#7d5138'],
    [2, 132, 190, '#99653f'],
    [264, 128, 172, '#70483a'],
  ] as const) {
    const house = withBuilding(tones, color, '#4d535c');
    pen
      .rect(house.wall, x - half, 0, 2 * half, high)
      .rect(house.shade, x + half - 22, 0, 22, high)
      .rect(house.window, x - half + 14, 8, 2 * half - 40, 66)
      .rect(house.window, x - half + 14, 104, 2 * half - 40, high - 122)
      .dashes(house.wall, 66, [5, 5], `M${x - half + 14} 41H${x + half - 26}`)
      .dashes(
        paint('#d9bd84'),
        (high - 122) * 0.7,
        [52, 8],
        `M${x - half + 18} ${high - 18 - (high - 122) * 0.35}H${x + half - 30}`,
      )
      .rect(house.deep, x - 20, 0, 40, 74)
      .rect(paint('#3f5a86'), x - 20, 50, 40, 24)
      .rect(house.lit, x - half + 8, 96, 2 * half - 30, 5)
      .polygon(wood.roof, [x - half - 12, 80], [x - half + 8, 100], [x + half - 8, 100], [x + half + 12, 80])
      .polygon(
        wood.roof,
        [x - half - 16, high - 4],
        [x - half + 34, high + 54],
        [x + half - 34, high + 54],
        [x + half + 16, high - 4],
      )
      .polygon(
        wood.roofShade,
        [x + half * 0.5, high - 4],
        [x + half * 0.4, high + 54],
        [x + half - 34, high + 54],
        [x + half + 16, high - 4],
      )
      .rect(wood.lit, x - half + 30, high + 52, 2 * half - 60, 7)
      .dashes(
        wood.roofShade,
        3,
        [20, 6],
        `M${x - half + 4} ${high + 18}H${x + half}M${x - half + 20} ${high + 36}H${x + half - 16}`,
      );
    pen.rounds(paint('#c4463c'), 20, `M${x - 40} 58v8M${x + 44} 58v8`).rect(house.deep, x - 2, 74, 4, 6);
  }
  pen
    .rect(tones.deep, -394, 0, 5, 150)
    .rounds(tones.leafShade, 30, 'M-384 20v26M132 14v20')
    .rounds(tones.leaf, 16, 'M-390 40h0M130 34h0');
}

/** A very steep straight stair of stone up a wooded hill to a vermilion gate. */
export function drawShrineStair({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen
    .rect(leafShade, -720, -130, 1440, 300)
    .rounds(mixColors(leafShade, haze, 0.3), 230, 'M-660 250h240M-330 340h140M180 340h160M430 260h240')
    .rounds(leafShade, 170, 'M-680 110h280M-330 210h110M210 210h120M400 110h280')
    .rounds(leaf, 100, 'M-600 220h100M-350 130h60M300 140h60M520 220h80M-250 30h20M260 30h20')
    .rounds(leafLight, 34, 'M-600 250h60M-350 160h40M300 170h40M530 250h50');
  pen.polygon(mixColors(paint('#e8e2d0'), haze, 0.3), [-90, 250], [-96, 400], [96, 400], [90, 250]);
  const stone = withBuilding(tones, '#c2bbac', '#8f897c');
  pen.rect(stone.shade, -720, -240, 1440, 160).rect(stone.wall, -720, -120, 1440, 44);
  pen.polygon(stone.wall, [-210, -90], [-84, 270], [84, 270], [210, -90]);
  let treads = '';
  for (let step = 0; step < 34; step++) {
    const share = 1 - (step / 34) ** 0.86;
    const y = Math.round(270 - 360 * (1 - share));
    const half = Math.round(84 + 126 * (1 - share));
    treads += `M-${half} ${y}h${2 * half}`;
  }
  pen
    .stroke(stone.shade, 4, treads)
    .polygon(stone.lit, [-210, -90], [-84, 270], [-98, 270], [-250, -90])
    .polygon(stone.roofShade, [210, -90], [84, 270], [98, 270], [250, -90])
    .stroke(paint('#7d7a76'), 5, 'M0 296L0-50')
    .dashes(paint('#7d7a76'), 8, [4, 40], 'M0 290V-60');
  const red = withBuilding(tones, '#c8452f', '#3f3a3c');
  pen
    .rect(red.wall, -74, 268, 15, 104)
    .rect(red.wall, 59, 268, 15, 104)
    .rect(red.wall, -96, 336, 192, 11)
    .fill(red.roof, 'M-116 376q116-18 232 0v-13q-116-16-232 0z')
    .rect(red.roof, -76, 268, 19, 14)
    .rect(red.roof, 57, 268, 19, 14)
    .rect(red.roof, -12, 344, 24, 20)
    .rounds(paint('#4f6f9f'), 13, 'M-60 60v18M70-20v20')
    .rounds(paint('#e2c7a8'), 12, 'M-60 92h0M70 14h0');
  for (const x of [-276, 276])
    pen
      .rect(stone.lit, x - 12, -100, 24, 60)
      .rect(stone.wall, x - 22, -40, 44, 34)
      .polygon(stone.roof, [x - 34, -8], [x, 22], [x + 34, -8])
      .rect(tones.window, x - 9, -34, 18, 20);
}
