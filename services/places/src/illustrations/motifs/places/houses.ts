import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn } from '../parts.js';

/** A low house of cobalt blue on a street corner, with tall windows, a red base and trees of its court behind. */
export function drawCobaltHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const blue = withBuilding(tones, '#2356b5', '#1d3f8f');
  const red = paint('#b5382f');
  pen
    .rounds(leafShade, 110, 'M-250 190h20M-90 220h40M110 210h30M270 180h10')
    .rounds(leaf, 76, 'M-262 206h10M-104 240h30M100 230h20M260 196h10')
    .rounds(leafLight, 30, 'M-280 226h10M-120 262h20M86 250h16');
  drawBlock(pen, blue, { x: -360, y: 0, width: 720, height: 176 }, 0.24);
  pen
    .rect(red, -360, 0, 720, 26)
    .rect(red, -364, 164, 728, 10)
    .rect(blue.wall, -368, 174, 736, 14)
    .rect(blue.lit, -368, 184, 736, 4);
  for (const x of [-300, -196, -92, 92, 196, 300])
    pen
      .rect(red, x - 31, 44, 62, 100)
      .rect(paint('#4d8a57'), x - 24, 50, 48, 88)
      .rect(blue.window, x - 18, 56, 36, 76)
      .rect(paint('#4d8a57'), x - 2, 50, 4, 88);
  pen
    .rect(red, -42, 0, 84, 138)
    .rect(paint('#3f7a4c'), -32, 0, 64, 128)
    .rect(paint('#2f5f3c'), -1, 0, 3, 128)
    .dashes(paint('#2f5f3c'), 44, [3, 24], 'M-16 20v110');
}

/** A stone house of two floors with a white portico of four columns between old oaks. */
export function drawColumnHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#c9b391', '#5d5a5c');
  const white = withBuilding(tones, '#f6f3ea', '#5d5a5c');
  pen.rounds(leafShade, 130, 'M-330 150v60M330 150v60').rounds(leaf, 90, 'M-344 170v60M316 170v60');
  for (const side of [-1, 1]) {
    drawBlock(pen, stone, { x: side * 286 - 60, y: 0, width: 120, height: 96 }, 0.3);
    drawHipRoof(pen, stone, [side * 286, 96, 132, 34]);
    drawWindows(pen, stone.window, [side * 286, 10, 110, 74], [2, 1, 22, 46]);
  }
  drawBlock(pen, stone, { x: -226, y: 0, width: 452, height: 180 }, 0.24);
  drawHipRoof(pen, stone, [0, 180, 476, 62], 70);
  for (const x of [-174, 174])
    for (const y of [24, 110])
      pen
        .rect(paint('#3f6a52'), x - 34, y, 68, 54)
        .rect(white.wall, x - 20, y - 3, 40, 60)
        .rect(white.window, x - 16, y, 32, 54);
  pen.rect(stone.shade, -116, 10, 232, 170);
  drawWindows(pen, stone.window, [0, 106, 190, 60], [3, 1, 26, 44]);
  drawWindows(pen, stone.window, [0, 16, 190, 70], [2, 1, 30, 60]);
  pen.rect(white.wall, -24, 10, 48, 84).rect(white.deep, -17, 10, 34, 76);
  for (const x of [-106, -40, 40, 106]) drawColumn(pen, white, x, 12, 22, 164);
  pen
    .rect(white.lit, -132, 174, 264, 18)
    .polygon(white.wall, [-136, 192], [0, 250], [136, 192])
    .polygon(white.shade, [-92, 199], [0, 238], [92, 199])
    .rect(white.lit, -140, 0, 280, 6)
    .rect(white.shade, -130, 6, 260, 7);
  for (const x of [-158, 158]) pen.ellipse(white.wall, x, 14, 26, 12).ellipse(white.wall, x, 30, 15, 20);
}

/** A white guardhouse with sandbags in the middle of a street of houses, a flag and a tall picture board. */
export function drawGuardhouse({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f3f1ea', '#d9d6cc');
  const walls = ['#b9a68c', '#9c8f86', '#cbb79a'] as const;
  pen.rect(paint('#a39d94'), -720, -230, 1440, 236);
  for (const side of [-1, 1])
    for (const [index, near, far, high] of [
      [0, 720, 420, 400],
      [1, 420, 260, 300],
      [2, 260, 170, 230],
    ] as const) {
      const house = withBuilding(tones, walls[index], '#5d5a5c');
      const color = side < 0 ? house.shade : house.wall;
      pen.polygon(color, [side * far, 0], [side * far, high * 0.8], [side * near, high * 1.1], [side * near, -40]);
      for (const share of [0.3, 0.55, 0.8])
        pen.stroke(
          `${house.window}" stroke-dasharray="22 18`,
          26,
          `M${side * (far + 16)} ${Math.round(high * share * 0.8)}L${side * (near - 10)} ${Math.round(high * share * 1.1 - 12)}`,
        );
    }
  pen.polygon(paint('#6b6a70'), [-170, 0], [170, 0], [720, -230], [-720, -230]);
  pen.dashes(paint('#e9e5d6'), 10, [34, 30], 'M0-80V-230');
  pen
    .rect(paint('#4a4a50'), 196, 0, 8, 340)
    .rect(paint('#e9e5da'), 146, 190, 108, 140)
    .rect(paint('#51688a'), 154, 198, 92, 124)
    .rect(paint('#4f5a44'), 172, 198, 56, 50)
    .circle(paint('#d9ae8c'), 200, 268, 22)
    .fill(paint('#4f5a44'), 'M176 276h48l-6 18h-36z');
  drawBlock(pen, white, { x: -122, y: -50, width: 244, height: 150 }, 0.3);
  pen
    .rect(white.lit, -138, 96, 276, 14)
    .rect(white.window, -104, 22, 62, 52)
    .rect(white.window, 44, 22, 60, 52)
    .rect(white.deep, -26, -50, 52, 128)
    .rect(paint('#2f4a78'), -94, 112, 188, 40)
    .rect(white.lit, -88, 118, 176, 28)
    .dashes(paint('#3a3a40'), 10, [13, 6], 'M-74 132H76');
  pen
    .rounds(paint('#a8966f'), 26, 'M-150-62H150M-138-38H138')
    .rounds(paint('#c2b189'), 20, 'M-144-58h40M-60-58h40M30-58h40M104-58h30');
  pen
    .rect(paint('#4a4a50'), -2, 150, 4, 150)
    .fill(paint('#c4433c'), 'M2 300q30 10 56 0t50 0v-60q-26-10-50 0t-56 0z')
    .fill(paint('#2f4a78'), 'M2 300q24 8 46 2v-34q-22 6-46-2z')
    .dashes(paint('#f3f1ea'), 6, [50, 300], 'M54 284h50M54 262h50');
}
