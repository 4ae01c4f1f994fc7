import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, traceArcade } from '../parts.js';

/** Public buildings with a clock tower: a copper spire, a square tower with a dome, or a plain one of brick. */
export function drawClockHall({ pen, tones, random }: MotifInput): void {
  const kind = Math.floor(random.between(0, 3));
  const hall = [
    withBuilding(tones, '#c9b99c', '#5f9a85'),
    withBuilding(tones, '#e9e2d3', '#8d9aa3'),
    withBuilding(tones, '#b0654c', '#6a6f76'),
  ][kind]!;
  const { wall, lit, shade, window, deep } = hall;
  const half = [290, 310, 260][kind]!;
  const high = [120, 110, 130][kind]!;
  drawBlock(pen, hall, { x: -half, y: 0, width: 2 * half, height: high }, 0.18);
  drawWindows(pen, window, [0, 8, 2 * half - 30, high - 14], [kind === 1 ? 15 : 13, 2, 16, 34], kind !== 1);
  pen.rect(lit, -half - 6, high - 6, 2 * half + 12, 9).rect(lit, -half, high / 2 - 3, 2 * half, 5);
  if (kind === 1)
    pen
      .rect(deep, -100, 14, 200, 76)
      .dashes(lit, 76, [12, 13], 'M-98 52H100')
      .polygon(lit, [-116, 113], [0, 160], [116, 113])
      .polygon(shade, [-70, 117], [0, 146], [70, 117]);
  else {
    drawHipRoof(pen, hall, [0, high + 3, 2 * half + 10, 62], 54);
    for (const x of [-half + 50, half - 50])
      pen
        .polygon(wall, [x - 46, high], [x, high + 92], [x + 46, high])
        .arch(window, x - 9, high + 16, 18, 24)
        .polygon(lit, [x - 46, high], [x, high + 92], [x, high + 82], [x - 36, high]);
  }
  const [side, top] = [
    [40, 250],
    [38, 290],
    [44, 270],
  ][kind] as [number, number];
  drawBlock(pen, hall, { x: -side, y: 0, width: 2 * side, height: top }, 0.32);
  drawWindows(pen, deep, [0, high + 40, side * 1.6, top - high - 110], [2, 1, 12, 46], true);
  pen.rect(lit, -side - 5, top - 8, 2 * side + 10, 9).arch(deep, -18, 0, 36, 34);
  const dial = tones.isDusk ? tones.window : tones.paint('#fbf6e6');
  pen
    .circle(shade, 0, top - 40, side * 0.72)
    .circle(dial, 0, top - 40, side * 0.58)
    .stroke(tones.deep, 4, `M0 ${top - 40}v${Math.round(side * 0.42)}M0 ${top - 40}l${Math.round(side * 0.3)} -6`);
  if (kind === 0) {
    drawBlock(pen, hall, { x: -28, y: top, width: 56, height: 34 }, 0.4);
    drawOnion(pen, hall.roof, hall.roofShade, 0, top + 34, 30, 44);
    drawCone(pen, hall, 0, top + 66, 9, 90);
  } else if (kind === 1) {
    drawBlock(pen, hall, { x: -28, y: top, width: 56, height: 44 }, 0.4);
    pen
      .arch(deep, -18, top + 6, 12, 20)
      .arch(deep, 6, top + 6, 12, 20)
      .rect(lit, -34, top + 42, 68, 7);
    drawDome(pen, hall, 0, top + 49, 28, 40);
    pen.rect(lit, -2, top + 88, 4, 26);
  } else {
    drawHipRoof(pen, hall, [0, top, 2 * side + 12, 80], 44);
    pen.rect(deep, -1, top + 80, 3, 30);
  }
}

/** A parliament of gray stone in Gothic forms with roofs of copper, and a slim clock tower in its middle. */
export function drawCopperParliament({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4b495', '#5f9a85');
  const { wall, lit, window, deep } = stone;
  drawBlock(pen, stone, { x: -340, y: 0, width: 680, height: 106 }, 0.14);
  drawHipRoof(pen, stone, [0, 106, 690, 64], 44);
  drawWindows(pen, window, [0, 6, 650, 92], [21, 2, 13, 32]);
  for (const x of [-320, -190, 190, 320]) {
    drawBlock(pen, stone, { x: x - 30, y: 0, width: 60, height: 136 }, 0.36);
    drawHipRoof(pen, stone, [x, 136, 68, 72], 26);
    pen.pointedArch(window, x - 8, 96, 16, 18);
  }
  for (const x of [-110, 110, -255, 255])
    pen.polygon(wall, [x - 30, 106], [x, 156], [x + 30, 106]).pointedArch(window, x - 6, 112, 12, 12);
  drawBlock(pen, stone, { x: -42, y: 0, width: 84, height: 330 }, 0.32);
  pen.pointedArch(deep, -20, 0, 40, 44);
  for (const x of [-17, 17]) pen.pointedArch(deep, x - 10, 120, 20, 80);
  pen
    .rect(lit, -46, 230, 92, 7)
    .circle(tones.isDusk ? tones.window : tones.paint('#fbf6e6'), 0, 268, 24)
    .stroke(deep, 4, 'M0 268v16M0 268h10')
    .rect(lit, -48, 322, 96, 9);
  for (const x of [-42, 42]) drawCone(pen, withBuilding(tones, '#c4b495', '#c4b495'), x, 326, 10, 50);
  drawCone(pen, stone, 0, 330, 42, 120);
  pen.rect(tones.paint('#8a6a4a'), -1, 448, 3, 42).rect(tones.paint('#d9483f'), 2, 470, 30, 18);
}

/** A long building of red brick with white bands, pointed arcades, copper domes and a clock tower. */
export function drawMoorishClock({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5654a', '#c98a4f');
  const { lit, window } = brick;
  pen
    .fill(brick.wall, traceArcade({ x: -346, y: 0, height: 70 }, { count: 11, span: 48, pier: 14, sides: 28 }))
    .rect(tones.deep, -330, 0, 660, 4);
  drawBlock(pen, brick, { x: -346, y: 66, width: 692, height: 62 }, 0.14);
  drawWindows(pen, window, [0, 68, 670, 56], [22, 1, 14, 38], true);
  pen
    .rect(lit, -350, 64, 700, 6)
    .rect(lit, -350, 124, 700, 8)
    .dashes(lit, 10, [6, 6], 'M-346 138h692')
    .dashes(lit, 4, [680, 10], 'M-340 30h680M-340 48h680');
  for (const [x, half, high] of [
    [0, 40, 260],
    [-170, 26, 150],
    [170, 26, 150],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height: high }, 0.32);
    for (let y = 84; y < high; y += 26) pen.rect(lit, x - half, y, 2 * half, 5);
    pen
      .rect(lit, x - half - 6, high - 4, 2 * half + 12, 9)
      .pointedArch(window, x - half * 0.4, high - 62 - (x ? 0 : 90), half * 0.8, 26);
    drawOnion(pen, tones.paint('#c98a4f'), tones.paint('#94603a'), x, high + 5, half * 1.05, half * 2.1);
    pen.rect(lit, x - 1, high + half * 2, 3, 20);
  }
  pen
    .circle(tones.isDusk ? tones.window : tones.paint('#fbf6e6'), 0, 208, 26)
    .stroke(tones.deep, 4, 'M0 208v17M0 208h11');
}
