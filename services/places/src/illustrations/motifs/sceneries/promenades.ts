import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';
import { drawFarSea, drawGround, drawSurf } from './parts.js';

/** A long row of faded arcaded houses along a sea wall, with waves and old cars. */
export function drawMalecon({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 700,
    y: 60,
    low: 130,
    high: 210,
    narrow: 80,
    wide: 120,
    colors: ['#e9c9a0', '#9fc3c0', '#e0a58f', '#efe0bf', '#a9b7c9', '#d9b3b0'],
    roof: '#b9a58c',
    air: 0.06,
  });
  pen.dashes(paint('#6f625f'), 44, [26, 14], 'M-720 82H720').rect(paint('#f1e6d2'), -720, 104, 1440, 7);
  pen.rect(paint('#9a958f'), -720, -40, 1440, 100).dashes(paint('#e3ddd0'), 4, [50, 40], 'M-720 10H720');
  for (const [x, color] of [
    [-260, '#c9504a'],
    [60, '#4fa3a8'],
    [330, '#e3b24a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 62} 18v22q2 14 20 14h14q10 22 26 22h20q16 0 24-22h12q20-2 20-20v-16z`)
      .fill(paint('#dfeaf0'), `M${x - 24} 54q6 16 18 16h18q10 0 16-16z`)
      .circle(paint('#2f2b33'), x - 34, 18, 13)
      .circle(paint('#2f2b33'), x + 40, 18, 13);
  pen
    .rect(paint('#d3c8b4'), -720, -70, 1440, 44)
    .rect(paint('#a8998a'), -720, -100, 1440, 32)
    .rect(paint('#ece3d2'), -720, -34, 1440, 8);
  drawFarSea(pen, tones, -96, '#2f86a5');
  drawSurf(pen, tones, 'M-720-104q60 30 120 4t130 6t140-4t130 6t160-6t150 4t160-4t150 6t180-4t140 2');
  pen.rounds(
    mixColors(paint('#ffffff'), tones.haze, 0.2),
    16,
    'M-470-70q20 50 50 70M-440-74q30 40 60 50M410-74q16 40 40 56',
  );
  drawWalkers(
    pen,
    tones,
    [
      [-120, -26],
      [-90, -26],
      [190, -26],
      [220, -26],
      [520, -26],
      [-600, -26],
    ],
    1.2,
  );
}

/** Small pastel hotels with banded corners and neon along a street with palms. */
export function drawOceanDrive({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  drawGround(pen, paint('#cfc6b8'), 20);
  const hotels = [
    ['#f3e3d0', '#e58fa0'],
    ['#bfe0d6', '#f2b04f'],
    ['#f6c7c0', '#4fb3c2'],
    ['#f4efe2', '#7fa3d9'],
    ['#f6e2a9', '#e58fa0'],
    ['#cfd9ee', '#f2b04f'],
  ] as const;
  for (const [index, [wall, neon]] of hotels.entries()) {
    const x = -600 + index * 200 + 6;
    const high = [210, 260, 230, 290, 220, 250][index]!;
    const stucco = withBuilding(tones, wall, wall);
    const light = paint(neon);
    drawBlock(pen, stucco, { x, y: 10, width: 188, height: high }, 0.12);
    pen.polygon(
      stucco.lit,
      [x + 64, 10],
      [x + 64, high + 40],
      [x + 78, high + 58],
      [x + 110, high + 58],
      [x + 124, high + 40],
      [x + 124, 10],
    );
    pen.rect(light, x + 84, high - 90, 6, 150).rect(light, x + 98, high - 90, 6, 150);
    drawWindows(pen, window, [x + 32, 70, 64, high - 76], [1, Math.round((high - 70) / 52), 44, 22]);
    drawWindows(pen, window, [x + 156, 70, 64, high - 76], [1, Math.round((high - 70) / 52), 44, 22]);
    pen.dashes(light, 6, [62, 64], `M${x} 66h190M${x} ${high + 2}h190`).rect(light, x - 4, 60, 196, 5);
    pen.rect(stucco.deep, x + 70, 10, 48, 46).polygon(paint(neon), [x + 4, 56], [x + 60, 56], [x + 66, 38], [x, 38]);
  }
  pen.rect(paint('#8f8a8c'), -720, -60, 1440, 62).dashes(paint('#efe6d2'), 4, [50, 40], 'M-720-28H720');
  for (const [x, color] of [
    [-300, '#7fc4c9'],
    [210, '#f3f0e8'],
    [470, '#e58f8f'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 62}-26v22q2 14 20 14h14q10 20 26 20h20q16 0 24-20h12q20-2 20-20v-16z`)
      .circle(paint('#2f2b33'), x - 34, -26, 13)
      .circle(paint('#2f2b33'), x + 40, -26, 13);
  pen
    .rect(paint('#8fae6a'), -720, -130, 1440, 70)
    .fill(paint('#efdfb8'), 'M-720-120Q-200-140 100-126T720-124V-260H-720z');
  for (const [x, size] of [
    [-520, 3.1],
    [-150, 2.7],
    [330, 3],
    [640, 2.6],
  ] as const)
    drawPalm(pen, tones, x, -120, size, 0.14);
  drawWalkers(
    pen,
    tones,
    [
      [-360, -110],
      [-330, -108],
      [60, -116],
      [90, -110],
      [500, -112],
    ],
    1.3,
  );
}
