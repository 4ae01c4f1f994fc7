import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawTieredRoofs } from '../buildings/eastern.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

export const toBrick = (tones: Tones): Tones => withBuilding(tones, '#a9543c', '#7d5040');
const toGold = (tones: Tones): Tones => withBuilding(tones, '#c9953e', '#d8a63f');

/** Draws steps of brick, broad at the bottom. */
function drawBase(pen: Pen, { wall, lit, shade }: Tones, x: number, half: number, steps: number, rise = 19): number {
  for (let step = 0; step < steps; step++)
    pen
      .rect(wall, x - half + step * 20, step * rise, 2 * half - step * 40, rise)
      .rect(shade, x + half * 0.5 - step * 10, step * rise, half * 0.5 - step * 10, rise)
      .rect(lit, x - half + step * 20, step * rise + rise - 5, 2 * half - step * 40, 5);
  return steps * rise;
}

/** Draws brick houses with carved windows and low roofs. */
export const drawBrickRow = (input: MotifInput, from: number, to: number, high = 150): void =>
  drawHouseRow(input.pen, input.tones, input.random, {
    from,
    to,
    y: 0,
    low: high * 0.8,
    high,
    colors: ['#a8604a', '#b4705a', '#96523f'],
    roof: '#76584a',
    air: 0.16,
  });

/** Draws a pillar with a kneeling king of gilded bronze. */
export function drawKing(pen: Pen, tones: Tones, x: number, height: number): void {
  const gold = toGold(tones);
  pen
    .rect(tones.paint('#8f867a'), x - 9, 0, 18, height)
    .rect(gold.wall, x - 22, height, 44, 9)
    .fill(gold.lit, `M${x - 17} ${height + 9}h34l-6 26q-10 20-22 0z`)
    .circle(gold.lit, x, height + 48, 9)
    .rect(tones.paint('#8f867a'), x - 24, 0, 48, 14);
}

/** The square of Kathmandu: temples on steps and the white columns of the palace wing. */
export function drawThreeTemples(input: MotifInput): void {
  const { pen, tones } = input;
  const brick = toBrick(tones);
  const white = withBuilding(tones, '#f0ebdf', '#b9b3a6');
  drawBlock(pen, white, { x: 150, y: 0, width: 240, height: 170 }, 0.2);
  pen
    .dashes(white.shade, 120, [12, 24], 'M166 84H390')
    .rect(white.lit, 142, 166, 256, 12)
    .rect(white.lit, 142, 150, 256, 6);
  for (const [x, half, steps, size, count] of [
    [-280, 106, 2, 0.72, 2],
    [90, 110, 3, 0.7, 2],
    [-90, 130, 5, 0.88, 3],
  ] as const) {
    const y = drawBase(pen, brick, x, half, steps);
    drawTieredRoofs(pen, tones, brick, { x, y, size, count });
  }
}

/** The palace of Bhaktapur with its row of carved windows, its golden gate and the king on his pillar. */
export function drawWindowPalace({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const wood = tones.paint('#5d3f30');
  const gold = toGold(tones);
  drawTieredRoofs(pen, tones, brick, { x: 270, y: 60, size: 0.9, count: 3 });
  pen.rect(brick.wall, 190, 0, 160, 62).rect(brick.lit, 184, 56, 172, 8);
  drawBlock(pen, brick, { x: -380, y: 0, width: 440, height: 190 }, 0.12);
  pen
    .rect(wood, -384, 118, 448, 66)
    .dashes(tones.window, 46, [12, 13], 'M-376 150H60')
    .dashes(tones.window, 40, [22, 66], 'M-350 50H40')
    .polygon(brick.roof, [-410, 186], [-372, 246], [52, 246], [90, 186])
    .polygon(brick.roofShade, [-410, 186], [-404, 198], [84, 198], [90, 186]);
  drawBlock(pen, withBuilding(tones, '#efe8d8', '#c9b68f'), { x: 66, y: 0, width: 116, height: 150 }, 0.2);
  pen
    .rect(gold.wall, 92, 0, 64, 108)
    .arch(brick.deep, 104, 0, 40, 56)
    .polygon(gold.roof, [80, 108], [124, 168], [168, 108])
    .polygon(gold.lit, [116, 164], [124, 200], [132, 164]);
  drawKing(pen, tones, -60, 200);
}

/** The square of Patan: a stone temple of slim spires, a tiered temple and a pillar. */
export function drawStoneSpires({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const stone = withBuilding(tones, '#a39a8c', '#7d756a');
  const y = drawBase(pen, brick, 236, 140, 3);
  drawTieredRoofs(pen, tones, brick, { x: 236, y, size: 0.96, count: 3 });
  const foot = drawBase(pen, stone, -90, 170, 3);
  for (const [half, level] of [
    [128, 0],
    [96, 74],
    [66, 140],
  ] as const) {
    drawBlock(pen, stone, { x: -90 - half, y: foot + level, width: 2 * half, height: 64 }, 0.28);
    pen
      .dashes(stone.deep, 44, [half * 0.16, half * 0.24], `M${-90 - half * 0.9} ${foot + level + 26}h${half * 1.8}`)
      .rect(stone.lit, -98 - half, foot + level + 58, 2 * half + 16, 8);
    for (const side of [-1, 1]) drawSpike(pen, stone, -90 + side * half * 0.86, foot + level + 64, half * 0.26);
  }
  drawSpike(pen, stone, -90, foot + 204, 46);
  drawKing(pen, tones, 84, 180);
}

function drawSpike(pen: Pen, { wall, lit, shade }: Tones, x: number, y: number, half: number): void {
  pen
    .fill(
      wall,
      `M${x - half} ${y}q0 ${Math.round(half * 1.7)} ${half} ${Math.round(half * 2.7)}q${half}-${Math.round(half)} ${half}-${Math.round(half * 2.7)}z`,
    )
    .fill(
      shade,
      `M${x + half * 0.3} ${y}q${half * 0.1} ${Math.round(half * 1.7)} -${half * 0.3} ${Math.round(half * 2.7)}q${half}-${Math.round(half)} ${half}-${Math.round(half * 2.7)}z`,
    )
    .polygon(lit, [x - 4, y + half * 2.5], [x, y + half * 3.2], [x + 4, y + half * 2.5]);
}

/** A front of gilded copper round a court, with lions at its door. */
export function drawGildedCourt({ pen, tones }: MotifInput): void {
  const gold = toGold(tones);
  const brick = toBrick(tones);
  for (const side of [-1, 1]) {
    const x = side * 280;
    drawBlock(pen, brick, { x: x - 110, y: 0, width: 220, height: 230 }, 0.2);
    drawWindows(pen, tones.window, [x, 10, 200, 210], [3, 2, 30, 50]);
    pen.polygon(brick.roof, [x - 130, 226], [x - 90, 276], [x + 90, 276], [x + 130, 226]);
  }
  pen
    .rect(gold.shade, -176, 0, 352, 150)
    .rect(gold.wall, -160, 0, 300, 150)
    .dashes(gold.lit, 120, [6, 34], 'M-150 72H150');
  for (const [half, y] of [
    [232, 146],
    [172, 236],
    [112, 316],
  ] as const) {
    if (y > 150) drawBlock(pen, gold, { x: -half * 0.6, y: y - 44, width: half * 1.2, height: 46 }, 0.3);
    pen
      .polygon(gold.roof, [-half, y], [-half * 0.5, y + 54], [half * 0.5, y + 54], [half, y])
      .polygon(gold.roofShade, [half * 0.4, y], [half * 0.2, y + 54], [half * 0.5, y + 54], [half, y])
      .rect(gold.lit, -half, y - 4, 2 * half, 7);
  }
  pen
    .polygon(gold.lit, [-14, 368], [0, 430], [14, 368])
    .arch(brick.deep, -36, 0, 72, 66)
    .rect(gold.lit, -70, 106, 140, 12);
  for (const side of [-1, 1])
    pen
      .rect(tones.paint('#8f867a'), side * 100 - 26, 0, 52, 24)
      .fill(gold.lit, `M${side * 100 - 18} 24h36v34q-18 26-36 0z`)
      .circle(gold.wall, side * 100, 66, 15);
}

/** Five roofs on a pyramid of five steps, whose stair pairs of stone guards flank. */
export function drawFiveRoofs({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const stone = withBuilding(tones, '#b0a595', '#8b8174');
  const top = drawBase(pen, brick, 0, 236, 5, 32);
  pen.rect(stone.lit, -28, 0, 56, top).dashes(stone.shade, 56, [4, 8], `M0 0V${top}`);
  let guards = '';
  for (let step = 0; step < 5; step++)
    for (const side of [-1, 1]) guards += `M${side * (62 - step * 3)} ${step * 32 + 38}v18`;
  pen.rounds(stone.lit, 20, guards);
  drawTieredRoofs(pen, tones, brick, { x: 0, y: top, size: 0.96, count: 5 });
}
