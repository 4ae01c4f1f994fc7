import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Seven tall pillars before low walls of brick and concrete with two separate entrances. */
export function drawPillarsAndDoors({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b5785a', '#8f5c44');
  const concrete = withBuilding(tones, '#b9b4aa', '#8f8a82');
  drawBlock(pen, brick, { x: -380, y: 0, width: 430, height: 110 }, 0.06);
  for (let y = 18; y < 104; y += 18) pen.dashes(brick.shade, 3, [30, 8], `M${-376 + (y % 36)} ${y}H46`);
  drawBlock(pen, concrete, { x: 50, y: 0, width: 330, height: 140 }, 0.16);
  pen.rect(concrete.lit, 44, 136, 342, 9).rect(tones.window, 230, 30, 120, 60);
  for (const [x, color] of [
    [-200, '#f1eee6'],
    [-80, '#2f3034'],
  ] as const)
    pen
      .rect(concrete.deep, x - 26, 0, 52, 78)
      .rect(paint(color), x - 34, 82, 68, 16)
      .stroke(paint('#4a4a4e'), 4, `M${x - 18} 4v66M${x} 4v66M${x + 18} 4v66`);
  for (let index = 0; index < 7; index++) {
    const x = -330 + index * 54 + 330;
    pen
      .rect(concrete.wall, x - 13, -14, 26, 300)
      .rect(concrete.shade, x + 3, -14, 10, 300)
      .dashes(
        mixColors(concrete.deep, concrete.wall, 0.4),
        3,
        [14, 6],
        `M${x - 8} 180h14M${x - 8} 200h14M${x - 8} 220h14`,
      );
  }
  drawWalkers(pen, tones, [
    [-220, -10],
    [-90, -10],
    [-130, -20],
  ]);
}

/** A hall with windows like piano keys, a corner like a car's fin, and a drum below a mast of disks. */
export function drawPianoHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#d9ccb2', '#a8957a');
  pen
    .fill(stone.wall, 'M-390 0V150Q-180 190 60 170V0z')
    .fill(stone.shade, 'M-20 0V176L60 170V0z')
    .fill(stone.lit, 'M-396 148Q-180 190 66 168V182Q-180 206-396 162z');
  pen.rect(paint('#f1ece0'), -360, 36, 390, 76);
  for (const [index, x] of [-350, -310, -270, -230, -190, -150, -110, -70, -30, 6].entries())
    if (index % 7 !== 2 && index % 7 !== 6) pen.rect(paint('#2f3034'), x, 62, 18, 50);
  pen
    .polygon(stone.wall, [-390, 150], [-390, 230], [-330, 160])
    .rect(stone.deep, 60, 0, 70, 130)
    .rect(tones.window, 66, 10, 58, 110);
  drawBlock(pen, stone, { x: 130, y: 0, width: 230, height: 150 }, 0.3);
  for (const y of [34, 66, 98]) pen.dashes(tones.window, 10, [46, 10], `M140 ${y}H352`);
  for (const [half, y] of [
    [124, 150],
    [104, 172],
    [84, 194],
    [64, 216],
  ] as const)
    pen.ellipse(paint('#3a3b42'), 245, y, half, 14).ellipse(paint('#6a6c76'), 245, y + 4, half * 0.5, 6);
  pen
    .rect(paint('#8f979b'), 243, 220, 4, 130)
    .polygon(paint('#c4453a'), [235, 300], [245, 340], [255, 300])
    .circle(paint('#c4453a'), 245, 352, 7);
}
