import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOnion } from '../parts.js';
import { drawCone, drawDome, drawWindows } from './parts.js';

/** Domes of lead in cascades between six pencil minarets. */
export function drawSixMinarets(input: MotifInput): void {
  drawOttoman(input, [
    [-330, 350],
    [330, 350],
    [-222, 390],
    [222, 390],
    [-388, 300],
    [388, 300],
  ]);
}

/** Domes of lead in cascades between four pencil minarets. */
export function drawOttomanMosque(input: MotifInput): void {
  drawOttoman(input, [
    [-244, 390],
    [244, 390],
    [-350, 310],
    [350, 310],
  ]);
}

/** Domes of lead in cascades between two pencil minarets. */
export function drawTwinMinarets(input: MotifInput): void {
  drawOttoman(input, [
    [-236, 420],
    [236, 420],
  ]);
}

function drawOttoman({ pen, tones }: MotifInput, minarets: readonly (readonly [x: number, height: number])[]): void {
  const mosque = withBuilding(tones, '#d9d2c2', '#8796a3');
  const { lit, deep, window } = mosque;
  const gold = tones.paint('#d6a84a');
  for (const [x, height] of minarets) drawBlock(pen, mosque, { x: x - 8, y: 0, width: 16, height }, 0.4);
  for (const [x, height] of minarets) {
    pen.dashes(
      lit,
      28,
      [7, Math.round(height * 0.16) - 7],
      `M${x} ${Math.round(height * 0.54)}V${Math.round(height * 0.9)}`,
    );
    drawCone(pen, mosque, x, height, 11, 74);
  }
  drawBlock(pen, mosque, { x: -220, y: 0, width: 440, height: 118 }, 0.2);
  for (const x of [-112, 112]) {
    drawBlock(pen, mosque, { x: x - 62, y: 118, width: 124, height: 26 }, 0.3);
    drawDome(pen, mosque, x, 144, 62, 54);
  }
  drawBlock(pen, mosque, { x: -96, y: 118, width: 192, height: 66 }, 0.26);
  drawDome(pen, mosque, 0, 168, 96, 58);
  drawBlock(pen, mosque, { x: -88, y: 204, width: 176, height: 40 }, 0.3);
  drawWindows(pen, window, [-2, 208, 166, 32], [9, 1, 9, 24], true);
  pen.rect(lit, -92, 240, 184, 6);
  drawDome(pen, mosque, 0, 246, 88, 82);
  pen.rect(gold, -1, 326, 3, 30).circle(gold, 0, 334, 5);
  drawWindows(pen, window, [0, 70, 420, 40], [12, 1, 15, 28], true);
  pen.rect(lit, -224, 114, 448, 6);
  drawBlock(pen, mosque, { x: -270, y: 0, width: 540, height: 52 }, 0.16);
  for (let x = -240; x <= 240; x += 80) pen.dome(mosque.roof, x, 52, 30, 22);
  drawWindows(pen, deep, [0, 0, 530, 48], [13, 1, 24, 38], true);
  drawBlock(pen, mosque, { x: -32, y: 0, width: 64, height: 92 }, 0.3);
  pen.pointedArch(deep, -18, 0, 36, 34).rect(lit, -36, 88, 72, 6);
}

/** A white mosque of many domes with gold tips and four tall minarets behind pools. */
export function drawWhiteMosque({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f7f4ec', '#f2eee4');
  const { lit, shade, deep, window } = white;
  const gold = tones.paint('#d6a84a');
  for (const x of [-330, 330, -196, 196]) {
    const height = Math.abs(x) > 300 ? 300 : 250;
    drawBlock(pen, white, { x: x - 15, y: 0, width: 30, height: height * 0.5 }, 0.4);
    drawBlock(pen, white, { x: x - 11, y: height * 0.5, width: 22, height: height * 0.4 }, 0.4);
    pen.rect(lit, x - 18, height * 0.5 - 4, 36, 8).rect(lit, x - 15, height * 0.88, 30, 7);
    drawBlock(pen, white, { x: x - 7, y: height * 0.9, width: 14, height: height * 0.16 }, 0.4);
    drawOnion(pen, gold, shade, x, height * 1.06, 9, 36);
  }
  const dome = (x: number, y: number, radius: number) => {
    pen.rect(lit, x - radius * 0.8, y - 14, radius * 1.6, 14);
    drawOnion(pen, white.roof, shade, x, y, radius, radius * 1.76);
    pen.rect(gold, x - 1, y + radius * 1.7, 3, radius * 0.5).circle(gold, x, y + radius * 1.84, 4);
  };
  drawBlock(pen, white, { x: -260, y: 0, width: 520, height: 110 }, 0.14);
  for (const x of [-214, 214]) dome(x, 124, 30);
  drawBlock(pen, white, { x: -130, y: 100, width: 260, height: 46 }, 0.24);
  for (const x of [-104, 104]) dome(x, 164, 42);
  drawBlock(pen, white, { x: -66, y: 140, width: 132, height: 44 }, 0.3);
  drawWindows(pen, window, [0, 146, 124, 32], [9, 1, 7, 24], true);
  dome(0, 200, 76);
  for (const x of [-350, -290, -112, 112, 290, 350]) pen.dome(white.roof, x, 54, 24, 34);
  drawBlock(pen, white, { x: -380, y: 0, width: 760, height: 54 }, 0.1);
  drawWindows(pen, deep, [0, 0, 756, 52], [22, 1, 21, 44], true);
  pen.rect(lit, -386, 50, 772, 6);
  drawBlock(pen, white, { x: -60, y: 0, width: 120, height: 104 }, 0.24);
  pen.pointedArch(shade, -36, 0, 72, 40).pointedArch(deep, -28, 0, 56, 40).rect(gold, -60, 98, 120, 4);
}

/** A mosque of mud with three towers, studded with beams of wood. */
export function drawMudMosque({ pen, tones }: MotifInput): void {
  const mud = withBuilding(tones, '#c79a68', '#a87a4c');
  const { wall, lit, shade, deep, paint } = { ...mud, paint: tones.paint };
  pen.fill(shade, 'M-390-6q6 26 30 30h720q24-4 30-30z');
  pen.rect(wall, -340, 20, 680, 112).rect(shade, 220, 20, 120, 112);
  for (let x = -330; x <= 330; x += 44)
    pen.fill(lit, `M${x - 9} 24V124q2 30 9 36q7-6 9-36V24z`).fill(shade, `M${x + 3} 24V124q1 26-3 36q7-6 9-36V24z`);
  for (const [x, half, high] of [
    [-196, 44, 190],
    [0, 58, 236],
    [196, 44, 190],
  ] as const) {
    pen.fill(
      wall,
      `M${x - half} 16L${x - half + 8} ${high - 30}Q${x - half * 0.7} ${high} ${x} ${high + 10}Q${x + half * 0.7} ${high} ${x + half - 8} ${high - 30}L${x + half} 16z`,
    );
    pen.fill(
      shade,
      `M${x + half * 0.4} 16L${x + half * 0.34} ${high - 20}Q${x + half * 0.3} ${high} ${x} ${high + 10}Q${x + half * 0.7} ${high} ${x + half - 8} ${high - 30}L${x + half} 16z`,
    );
    pen.polygon(lit, [x - 12, high], [x, high + 54], [x + 12, high]).circle(tones.lit, x, high + 58, 7);
    pen.rect(deep, x - 13, 24, 26, high * 0.42).rect(deep, x - 9, high * 0.62, 18, high * 0.2);
    let beams = '';
    for (let y = 60; y < high - 20; y += 34)
      for (const side of [-half + 2, -half * 0.44, half * 0.44, half - 2]) beams += `M${Math.round(x + side)} ${y}h0`;
    pen.rounds(paint('#5f4430'), 7, beams);
  }
  let rows = '';
  for (const y of [58, 96])
    for (let x = -318; x <= 330; x += 44)
      if (Math.abs(Math.abs(x) - 196) > 50 && Math.abs(x) > 62) rows += `M${x} ${y}h0`;
  pen.rounds(paint('#5f4430'), 7, rows);
  for (const [x, color] of [
    [-280, '#c8434a'],
    [-262, '#2f6d8a'],
    [110, '#f1eadb'],
    [290, '#d29a3a'],
  ] as const)
    pen.fill(paint(color), `M${x - 7} -10q-3 22 5 26h4q8-4 5-26z`).rounds(paint('#5a3a2c'), 9, `M${x} 22h0`);
}

/** A gate of four minarets over four arches, in the middle of a crossing. */
export function drawFourMinarets({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d0a8', '#d3bd92');
  const { wall, lit, shade, deep, window } = stone;
  for (const [x, size] of [
    [-92, 0.9],
    [92, 0.9],
  ] as const) {
    pen.rect(shade, x - 15 * size, 150, 30 * size, 200);
    drawOnion(pen, stone.shade, deep, x, 352, 15, 36);
  }
  pen.rect(wall, -130, 0, 260, 176).rect(shade, 70, 0, 60, 176);
  pen
    .pointedArch(lit, -70, 0, 140, 66)
    .pointedArch(deep, -60, 0, 120, 66)
    .pointedArch(mixColors(tones.sky[2], deep, 0.3), -36, 0, 72, 54);
  pen.rect(lit, -136, 172, 272, 8);
  drawWindows(pen, deep, [0, 182, 250, 34], [9, 1, 17, 26], true);
  pen.rect(wall, -130, 180, 260, 8).rect(lit, -134, 214, 268, 7);
  drawWindows(pen, window, [0, 222, 250, 26], [13, 1, 11, 20], true);
  pen.rect(lit, -132, 246, 264, 7).dashes(lit, 12, [9, 7], 'M-130 259H130');
  drawOnion(pen, stone.lit, shade, 0, 252, 24, 56);
  for (const x of [-146, 146]) {
    drawBlock(pen, stone, { x: x - 20, y: 0, width: 40, height: 360 }, 0.4);
    for (const y of [150, 300]) {
      pen.rect(lit, x - 28, y, 56, 8).polygon(shade, [x - 28, y], [x + 28, y], [x + 20, y - 12], [x - 20, y - 12]);
      drawWindows(pen, deep, [x, y + 14, 38, 34], [2, 1, 8, 26], true);
    }
    pen.rect(lit, x - 22, 356, 44, 8);
    drawOnion(pen, stone.lit, shade, x, 364, 20, 52);
    pen.rect(tones.paint('#d6a84a'), x - 1, 414, 3, 14);
  }
}
