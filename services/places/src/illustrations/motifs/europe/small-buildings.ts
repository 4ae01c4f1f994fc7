import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A museum like a rolled carpet with patterns, on a quay. */
export function drawCarpetRoll({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const red = withBuilding(tones, '#c9a05a', '#8f3f3a');
  pen.rect(paint('#b9b4aa'), -330, 0, 660, 20);
  pen
    .fill(red.wall, 'M-300 20V210Q-300 250-250 256H250Q300 250 300 200V20z')
    .fill(red.shade, 'M300 20V200Q300 250 250 256H200Q250 240 250 190V20z');
  for (const [y, color] of [
    [60, '#a8463c'],
    [120, '#3f5f7a'],
    [180, '#a8463c'],
  ] as const)
    pen
      .rect(paint(color), -300, y, 550, 38)
      .dashes(paint('#ecd9a8'), 18, [16, 20], `M-290 ${y + 19}H246`)
      .dashes(paint('#2f3a4a'), 8, [6, 30], `M-285 ${y + 19}H246`);
  pen
    .rect(paint('#ecd9a8'), -300, 104, 550, 6)
    .rect(paint('#ecd9a8'), -300, 164, 550, 6)
    .rect(paint('#ecd9a8'), -300, 224, 550, 6);
  pen
    .ellipse(paint('#8f3f3a'), -268, 150, 66, 104)
    .ellipse(paint('#ecd9a8'), -268, 150, 52, 86)
    .ellipse(paint('#a8463c'), -268, 150, 42, 72)
    .ellipse(red.deep, -268, 150, 22, 44);
  pen
    .polygon(red.lit, [250, 20], [390, 0], [390, 14], [300, 40])
    .rect(red.deep, 60, 20, 70, 50)
    .dashes(tones.window, 40, [14, 6], 'M64 44h62');
}

/** A slender pyramid of mirror glass between stone houses of a mountain town. */
export function drawMirrorPyramid({ pen, tones }: MotifInput): void {
  const { paint, sky } = tones;
  const glass = mixColors(paint('#8fb0c4'), sky[1], 0.2);
  const dark = mixColors(paint('#5f8096'), sky[1], 0.1);
  const stone = withBuilding(tones, '#b5a890', '#6f6a70');
  for (const [x, wide, high] of [
    [-270, 150, 110],
    [260, 170, 96],
    [-150, 90, 70],
  ] as const)
    drawBlock(pen, stone, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.26);
  drawWindows(pen, stone.window, [-270, 20, 130, 80], [4, 2, 14, 22]);
  drawWindows(pen, stone.window, [260, 16, 150, 70], [5, 2, 14, 20]);
  pen.polygon(glass, [-130, 0], [-10, 470], [20, 470], [40, 0]).polygon(dark, [40, 0], [20, 470], [130, 0]);
  let lines = '';
  for (let y = 40; y < 460; y += 40) {
    const share = 1 - y / 480;
    lines += `M${Math.round(-10 - 120 * share)} ${y}L${Math.round(22 + 18 * share)} ${y - 6}L${Math.round(20 + 110 * share)} ${y}`;
  }
  pen.stroke(paint('#e3edf2'), 3, lines, 0.7).line(paint('#e3edf2'), 5, [40, 0], [20, 470]);
  pen.polygon(paint('#dfeaf0'), [-60, 120], [-20, 400], [-8, 400], [-30, 120]);
  pen
    .ellipse(paint('#5fb0c4'), 30, 4, 190, 16)
    .rounds(paint('#f1f6f6'), 14, 'M-60 30q10 30 0 50M120 30q10 26 0 44', 0.6);
}

/** A white wooden church with a slate roof and a small tower over a harbor. */
export function drawTimberChurch({ pen, tones }: MotifInput, wall: string, roof: string, hasTower: boolean): void {
  const wood = withBuilding(tones, wall, roof);
  drawBlock(pen, wood, { x: -150, y: 0, width: 340, height: 130 }, 0.14);
  pen.polygon(wood.roof, [-164, 130], [-120, 230], [160, 230], [204, 130]);
  for (let y = 20; y < 130; y += 18) pen.rect(wood.shade, -150, y, 340, 2);
  drawWindows(pen, tones.paint('#ffffff'), [30, 26, 300, 90], [4, 1, 38, 72], true);
  drawWindows(pen, wood.window, [30, 26, 300, 90], [4, 1, 28, 62], true);
  if (hasTower) {
    drawBlock(pen, wood, { x: -216, y: 0, width: 96, height: 250 }, 0.3);
    drawBlock(pen, wood, { x: -202, y: 250, width: 68, height: 50 }, 0.3);
    drawCone(pen, wood, -168, 300, 46, 70);
    pen
      .circle(tones.paint('#f6f1e4'), -168, 214, 20)
      .stroke(wood.deep, 4, 'M-168 214v14M-168 214h9')
      .rect(wood.deep, -170, 366, 4, 30);
  } else {
    pen
      .rect(wood.roof, -100, 230, 220, 6)
      .polygon(wood.lit, [-200, 0], [-200, 96], [-150, 96], [-150, 0])
      .polygon(wood.roof, [-212, 96], [-175, 130], [-150, 130], [-150, 96]);
    drawBlock(pen, wood, { x: -20, y: 228, width: 60, height: 26 }, 0.3);
    pen.polygon(wood.roof, [-30, 254], [10, 290], [50, 254]);
  }
}

/** A Romanesque apse of bare stone with a tall bell tower between mountain houses. */
export function drawStoneApse({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b3a48c', '#7a6a60');
  drawBlock(pen, stone, { x: -20, y: 0, width: 260, height: 150 }, 0.2);
  pen.polygon(stone.roof, [-34, 150], [30, 220], [200, 220], [254, 150]);
  drawBlock(pen, stone, { x: -180, y: 0, width: 170, height: 130 }, 0.4);
  drawCone(pen, stone, -95, 130, 96, 50);
  drawWindows(pen, stone.window, [-95, 30, 150, 60], [3, 1, 14, 44], true);
  pen.dashes(stone.lit, 12, [14, 10], 'M-176 118H-14');
  drawBlock(pen, stone, { x: 120, y: 150, width: 90, height: 190 }, 0.34);
  drawWindows(pen, stone.deep, [165, 170, 80, 160], [2, 3, 16, 36], true);
  pen.polygon(stone.roof, [108, 340], [165, 400], [222, 340]);
  drawDome(pen, stone, 280, 0, 40, 30);
}

/** A small gray submarine on trestles at a stony shore. */
export function drawSubmarine({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#7f8a90', '#5f686e');
  const { paint } = tones;
  pen
    .fill(steel.wall, 'M-370 90Q-330 40-200 34H220Q330 40 380 96Q330 130 220 136H-220Q-340 134-370 90z')
    .fill(steel.shade, 'M-370 90Q-330 40-200 34H220Q330 40 380 96Q300 60 200 60H-200Q-320 60-370 90z')
    .fill(steel.wall, 'M-70 134L-56 216H70L90 134z')
    .fill(steel.shade, 'M34 134L30 216H70L90 134z')
    .rect(steel.lit, -300, 132, 520, 8)
    .stroke(
      steel.deep,
      5,
      'M10 216V320M30 216V280M-30 216v24h40M-240 140v26M-180 140v26M-120 140v26M140 140v26M200 140v26M-250 166H-60M110 166H210',
    )
    .line(steel.deep, 6, [-200, 176], [-110, 196])
    .rect(steel.deep, -196, 140, 16, 38);
  pen.polygon(steel.wall, [340, 110], [390, 170], [392, 60], [360, 70]).circle(paint('#b5894a'), 384, 76, 16);
  for (const x of [-220, -80, 90, 230])
    pen.polygon(paint('#6b5442'), [x - 34, 0], [x - 22, 44], [x + 22, 44], [x + 34, 0]);
  pen.rounds(paint('#8f8a80'), 34, 'M-360 4h40M-290 0h10M300 2h60M20 0h10M-150-2h14');
}
