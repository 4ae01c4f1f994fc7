import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawPediment, drawSteps, traceArcade } from '../parts.js';

/** Museums and parliaments with a great dome in the middle of a long palace, and smaller ones at its corners. */
export function drawDomedPalace({ pen, tones, random }: MotifInput): void {
  const kind = Math.floor(random.between(0, 3));
  const stone = [
    withBuilding(tones, '#ddd0b6', '#8a8f8f'),
    withBuilding(tones, '#cfd0c4', '#6f9a86'),
    withBuilding(tones, '#ead9b8', '#a8694c'),
  ][kind]!;
  const { wall, lit, window } = stone;
  drawBlock(pen, stone, { x: -340, y: 14, width: 680, height: 124 }, 0.12);
  drawWindows(pen, window, [0, 20, 660, 108], [19, 2, 16, 36], true);
  pen.rect(lit, -346, 134, 692, 9).rect(lit, -344, 72, 688, 6);
  if (kind === 1) drawHipRoof(pen, stone, [0, 143, 690, 44], 34);
  else pen.dashes(lit, 14, [7, 8], 'M-340 150h680');
  for (const x of [-300, 300]) {
    drawBlock(pen, stone, { x: x - 44, y: 14, width: 88, height: 140 }, 0.3);
    drawWindows(pen, window, [x, 30, 70, 110], [2, 2, 16, 36], true);
    if (kind === 1) drawHipRoof(pen, stone, [x, 154, 98, 60], 34);
    else drawDome(pen, stone, x, 154, 36, 38);
    pen.rect(lit, x - 48, 148, 96, 8);
  }
  drawBlock(pen, stone, { x: -104, y: 14, width: 208, height: 164 }, 0.2);
  pen
    .fill(wall, traceArcade({ x: -86, y: 14, height: 62 }, { count: 3, span: 44, pier: 10, sides: 30 }))
    .rect(stone.deep, -76, 14, 152, 3);
  pen.dashes(lit, 90, [14, 42], 'M-93 123H94');
  drawWindows(pen, window, [0, 84, 160, 70], [3, 1, 24, 54], true);
  pen.rect(lit, -112, 168, 224, 10);
  if (kind !== 0) drawPediment(pen, stone, 112, 178, 42);
  drawBlock(pen, stone, { x: -70, y: 178, width: 140, height: 56 }, 0.3);
  drawWindows(pen, window, [0, 182, 128, 46], [7, 1, 9, 32], true);
  pen.rect(lit, -76, 230, 152, 8);
  drawDome(pen, stone, 0, 238, 70, kind === 2 ? 92 : 78);
  drawBlock(pen, stone, { x: -14, y: kind === 2 ? 326 : 312, width: 28, height: 30 }, 0.4);
  drawDome(pen, stone, 0, kind === 2 ? 356 : 342, 15, 16);
  drawSteps(pen, stone, 150, 2, 7, 12);
}

/** A white capitol with a high dome behind royal palms, and bright old cars before it. */
export function drawPalmCapitol({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efe5d0', '#cdbb98');
  const { lit, deep, shade, window } = stone;
  drawBlock(pen, stone, { x: -350, y: 24, width: 700, height: 84 }, 0.1);
  drawWindows(pen, window, [0, 30, 680, 72], [23, 2, 12, 24]);
  pen.rect(lit, -356, 104, 712, 9);
  drawBlock(pen, stone, { x: -110, y: 24, width: 220, height: 120 }, 0.16);
  pen.rect(deep, -90, 44, 180, 76);
  pen.dashes(lit, 80, [17, 17], 'M-93 80H94');
  pen.rect(lit, -116, 118, 232, 14).rect(lit, -110, 140, 220, 6);
  drawSteps(pen, stone, 130, 5, 8, 5);
  drawBlock(pen, stone, { x: -84, y: 144, width: 168, height: 30 }, 0.3);
  drawBlock(pen, stone, { x: -70, y: 174, width: 140, height: 56 }, 0.3);
  pen.dashes(lit, 52, [7, 8], 'M-66 202H68').rect(lit, -78, 228, 156, 8);
  drawDome(pen, stone, 0, 236, 68, 90);
  pen.stroke(shade, 3, 'M-44 238Q-40 306-10 324M-16 238V326M16 238V326M44 238Q40 306 10 324');
  drawBlock(pen, stone, { x: -14, y: 322, width: 28, height: 40 }, 0.4);
  pen.dome(stone.roof, 0, 362, 15, 16).rect(lit, -1, 376, 3, 20);
  for (const x of [-310, -190, 190, 310])
    pen
      .rect(tones.paint('#b9b2a4'), x - 4, -4, 9, 130)
      .rounds(
        tones.leaf,
        10,
        `M${x} 130q-30 12-46-14M${x} 130q30 12 46-14M${x} 130q-12 28-40 20M${x} 130q12 28 40 20M${x} 128v26`,
      );
  for (const [x, color] of [
    [-250, '#d9607f'],
    [30, '#3f9ab0'],
    [260, '#e0b040'],
  ] as const) {
    const body = tones.paint(color);
    pen
      .fill(body, `M${x - 74} -40q-4 22 16 24h26l14 22h46l16-22h22q18 0 12-24z`)
      .fill(tones.window === tones.deep ? tones.paint('#dfe9ea') : tones.window, `M${x - 28} -16l12 17h38l12-17z`)
      .rounds(tones.deep, 18, `M${x - 44} -40h0M${x + 46} -40h0`)
      .rect(tones.paint('#e9e9e6'), x - 74, -32, 152, 4);
  }
}
