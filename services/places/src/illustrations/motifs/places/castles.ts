import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag } from '../parts.js';

/** A long gray castle by the water: polygonal towers and walls with bands of darker stone. */
export function drawBandedCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a9a294', '#6f6a62');
  const { lit, shade, deep, window, paint } = stone;
  const band = paint('#857a6c');
  const bands = (x: number, width: number, from: number, to: number) => {
    for (let y = from; y < to; y += 34) pen.rect(band, x, y, width, 9);
  };
  drawBlock(pen, stone, { x: -380, y: 0, width: 760, height: 132 }, 0.2);
  bands(-380, 760, 26, 120);
  drawBattlement(pen, stone.wall, -380, 132, 760, 11);
  pen.dashes(deep, 22, [5, 41], 'M-370 92h740');
  const tower = (x: number, half: number, high: number) => {
    pen
      .rect(stone.wall, x - half, 0, 2 * half, high)
      .rect(lit, x - half, 0, half * 0.5, high)
      .rect(shade, x + half * 0.4, 0, half * 0.6, high);
    bands(x - half, 2 * half, 26, high - 14);
    pen.rect(lit, x - half - 5, high - 6, 2 * half + 10, 8);
    drawBattlement(pen, stone.wall, x - half - 4, high + 2, 2 * half + 8, 10);
    pen.rect(window, x - 4, high * 0.66, 8, 24).rect(window, x - 4, high * 0.36, 8, 24);
  };
  const turret = (x: number, y: number) => {
    drawBlock(pen, stone, { x: x - 13, y, width: 26, height: 66 }, 0.4);
    drawBattlement(pen, stone.wall, x - 15, y + 66, 30, 7);
  };
  for (const x of [-272, -240, -208]) turret(x, 262);
  turret(12, 196);
  turret(246, 206);
  tower(-240, 62, 268);
  tower(-84, 42, 206);
  tower(20, 42, 206);
  tower(138, 38, 190);
  tower(262, 52, 214);
  tower(366, 32, 170);
  pen.pointedArch(deep, -54, 0, 46, 50);
  drawFlag(pen, deep, paint('#c4433c'), -240, 328, 56);
}

/** A white château of strict symmetry: a narrow middle, wings with steep slate roofs and pavilions with domes. */
export function drawWhiteChateau({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f0e4', '#66727f');
  const { lit, shade, window, paint } = white;
  const lines = (x: number, width: number, high: number) => {
    for (let y = 12; y < high; y += 14) pen.rect(shade, x, y, width, 2);
  };
  for (const side of [-1, 1]) {
    drawBlock(pen, white, { x: side * 142 - 92, y: 0, width: 184, height: 140 }, 0.14);
    drawHipRoof(pen, white, [side * 146, 140, 190, 78], 30);
    drawBlock(pen, white, { x: side * 306 - 76, y: 0, width: 152, height: 158 }, 0.24);
    lines(side * 306 - 76, 152, 150);
    drawWindows(pen, window, [side * 142, 14, 172, 118], [4, 2, 20, 40]);
    drawWindows(pen, window, [side * 306, 14, 140, 130], [3, 2, 20, 44]);
    pen
      .fill(white.roof, `M${side * 306 - 82} 158q4 70 54 84h56q50-14 54-84z`)
      .fill(white.roofShade, `M${side * 306 + 26} 158q-4 60-20 84h22q50-14 54-84z`)
      .rect(lit, side * 306 - 82, 152, 164, 9);
    drawBlock(pen, white, { x: side * 306 - 20, y: 240, width: 40, height: 26 }, 0.4);
    drawDome(pen, white, side * 306, 266, 24, 28);
    pen.rect(white.roof, side * 306 - 1, 290, 3, 26).arch(window, side * 306 - 13, 166, 26, 22);
    for (const x of [side * 104, side * 206]) pen.rect(paint('#c9917a'), x - 8, 190, 16, 58);
  }
  lines(-252, 504, 132);
  drawBlock(pen, white, { x: -54, y: 0, width: 108, height: 178 }, 0.3);
  drawHipRoof(pen, white, [0, 178, 118, 100], 26);
  drawWindows(pen, window, [0, 66, 90, 104], [2, 2, 20, 36]);
  pen
    .rect(lit, -58, 172, 116, 9)
    .arch(white.deep, -16, 0, 32, 44)
    .rect(lit, -390, 134, 780, 7)
    .rect(paint('#7fa35a'), -390, -6, 340, 12)
    .rect(paint('#7fa35a'), 50, -6, 340, 12);
}

/** A yellow castle with square towers and battlements on a wooded hill. */
export function drawYellowCastle({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight } = tones;
  const yellow = withBuilding(tones, '#e3b24a', '#8f5a44');
  const { lit, window, paint } = yellow;
  pen.fill(leafShade, 'M-400-30Q-300 60-190 96H190Q310 60 400-30z');
  for (const [x, half, high] of [
    [-150, 46, 250],
    [150, 46, 250],
    [-34, 40, 300],
  ] as const) {
    drawBlock(pen, yellow, { x: x - half, y: 70, width: 2 * half, height: high - 70 }, 0.34);
    pen.rect(lit, x - half - 5, high - 8, 2 * half + 10, 9);
    drawBattlement(pen, yellow.wall, x - half - 4, high + 1, 2 * half + 8, 10);
    drawWindows(pen, window, [x, 100, half * 1.6, high - 120], [2, 3, 14, 26], true);
  }
  drawBlock(pen, yellow, { x: -120, y: 70, width: 240, height: 160 }, 0.26);
  drawBattlement(pen, yellow.wall, -120, 230, 240, 10);
  drawWindows(pen, window, [0, 84, 226, 136], [6, 3, 15, 28], true);
  for (const x of [-196, -104, 104, 196]) {
    drawBlock(pen, yellow, { x: x - 15, y: 70, width: 30, height: 196 }, 0.4);
    drawBattlement(pen, yellow.wall, x - 18, 266, 36, 8);
  }
  drawBlock(pen, yellow, { x: -230, y: 40, width: 460, height: 54 }, 0.2);
  drawBattlement(pen, lit, -230, 94, 460, 9);
  drawCone(pen, yellow, -34, 306, 26, 34);
  drawFlag(pen, yellow.deep, paint('#4f86c0'), -34, 334, 50);
  pen
    .rounds(leafShade, 60, 'M-330-6v20M-250 30v16M320-6v20M240 30v16M-120 26h240')
    .rounds(leaf, 40, 'M-340 10v16M-260 46v10M310 10v16M230 46v10M-110 36h200')
    .rounds(leafLight, 16, 'M-350 30v4M-90 50h20M10 50h30M90 48h16');
}
