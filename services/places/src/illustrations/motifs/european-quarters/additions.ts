import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { traceFirs } from '../wonders/parts.js';

/** Draws the close houses of an old town at the foot of a castle. */
export function drawTownAtFoot({ pen, tones, random }: MotifInput): void {
  for (const [y, air] of [
    [20, 0.12],
    [-26, 0.02],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from: -390,
      to: 360,
      y,
      low: 34,
      high: 60,
      narrow: 84,
      wide: 120,
      colors: ['#dcc096', '#cfa97c', '#e6d0a8', '#c9a07a'],
      roof: '#b06a4a',
      air,
    });
}

/** Draws a gilded dragon on the tip of a spire, and a hall of gray stone at the foot of its tower. */
export function drawDragonTip({ pen, tones }: MotifInput): void {
  const gold = tones.paint('#dcae42');
  pen
    .rect(tones.deep, 19, 484, 3, 24)
    .fill(gold, 'M-8 506q14 18 34 14l20 12-6-18 10-6q-22-10-36-6t-22 4z')
    .fill(gold, 'M20 520l8 16 8-14z');
  const stone = withBuilding(tones, '#b9b3a6', '#59616a');
  drawBlock(pen, stone, { x: 70, y: 0, width: 230, height: 170 }, 0.2);
  pen.polygon(stone.roof, [64, 170], [100, 240], [270, 240], [306, 170]);
  drawWindows(pen, stone.window, [185, 20, 220, 140], [5, 2, 20, 50], true);
}

/** Draws the granite that a church stands on, above a harbor. */
export function drawGraniteFoot({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#a8988c', '#7d7068');
  pen
    .fill(rock.wall, 'M-330-10L-300 30-240 44-170 34-90 52 0 40 90 54 180 36 250 46 310 26 340-10z')
    .fill(rock.shade, 'M-240 44L-170 34-190-10H-250zM0 40L90 54 70-10H10zM250 46L310 26 340-10H260z')
    .stroke(rock.lit, 4, 'M-290 26L-240 38-176 30M-84 46L-6 36M100 48L176 32');
}

/** Draws tall pines with bare red trunks behind a house. */
export function drawTallPines({ pen, tones }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  for (const [x, high] of [
    [-330, 330],
    [-270, 380],
    [-150, 350],
    [-20, 400],
    [60, 340],
    [190, 390],
    [290, 350],
    [350, 310],
  ] as const)
    pen
      .rect(paint('#a8704f'), x - 6, 0, 12, high - 40)
      .rounds(leafShade, 54, `M${x - 30} ${high - 40}h50M${x - 14} ${high - 6}h30`)
      .rounds(leaf, 34, `M${x - 26} ${high - 28}h20M${x - 8} ${high + 8}h10`);
}

/** Draws a great hall with butter-colored walls above the walls of a castle. */
export function drawButterHall({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#eed28a', '#6f757a');
  drawBlock(pen, hall, { x: 0, y: 196, width: 220, height: 100 }, 0.22);
  pen.polygon(hall.roof, [-8, 296], [24, 352], [196, 352], [228, 296]);
  drawWindows(pen, hall.window, [110, 210, 200, 80], [7, 1, 11, 44]);
  pen.dashes(hall.lit, 14, [8, 9], 'M0 302H220').rect(hall.lit, -4, 292, 228, 6);
}

/** Draws a broad waterfall across the picture, with crags in its middle. */
export function drawFallsBehind({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const foam = mixColors(paint('#ffffff'), haze, 0.1);
  pen
    .fill(
      leafShade,
      traceFirs(random, [-660, 660], 80, () => 230),
    )
    .rect(leafShade, -680, 190, 1360, 50)
    .rect(paint('#8fb4c0'), -680, 84, 1360, 120)
    .stroke(
      foam,
      16,
      'M-660 200V90M-610 204V88M-550 200V90M-490 206V88M-430 200V90M-370 204V88M-310 200V90M-250 206V88M-190 200V90M190 204V88M250 200V90M310 206V88M370 200V90M430 204V88M490 200V90M550 206V88M620 200V90',
      0.8,
    )
    .rounds(foam, 30, 'M-660 86h120M-480 80h140M-280 86h120M200 82h140M400 86h120M580 82h80', 0.8)
    .fill(paint('#6f6a5f'), 'M-210 84L-196 220-160 262-130 210-116 84z')
    .fill(paint('#544f48'), 'M-160 262L-130 210-116 84H-150z')
    .rounds(leafShade, 26, 'M-172 258h20');
}

/** Draws a round white tower with open galleries that leans, behind a cathedral. */
export function drawLeaningBelfry({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f3eee2', '#b9b0a0');
  const lean = (y: number) => Math.round(300 + y * 0.09);
  for (let level = 0; level < 7; level++) {
    const [y, high] = [level * 40, 36];
    pen
      .polygon(
        marble.wall,
        [lean(y) - 42, y],
        [lean(y + high) - 42, y + high],
        [lean(y + high) + 42, y + high],
        [lean(y) + 42, y],
      )
      .polygon(
        marble.shade,
        [lean(y) + 14, y],
        [lean(y + high) + 14, y + high],
        [lean(y + high) + 42, y + high],
        [lean(y) + 42, y],
      )
      .line(marble.lit, 6, [lean(y + high) - 46, y + high + 2], [lean(y + high) + 46, y + high + 2])
      .dashes(marble.deep, 20, [7, 8], `M${lean(y + 16) - 36} ${y + 16}h74`);
  }
  pen
    .polygon(marble.wall, [lean(282) - 30, 280], [lean(320) - 30, 320], [lean(320) + 30, 320], [lean(282) + 30, 280])
    .dashes(marble.deep, 22, [8, 9], `M${lean(298) - 26} 298h54`)
    .line(marble.lit, 6, [lean(322) - 33, 322], [lean(322) + 33, 322]);
}
