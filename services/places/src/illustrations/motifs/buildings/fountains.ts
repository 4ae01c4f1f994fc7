import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawDome, drawHouseRow, drawWindows } from './parts.js';

/** A long square with an obelisk above a fountain of rocks, before a church with two towers. */
export function drawObeliskFountain({ pen, tones, random }: MotifInput): void {
  const { paint, lit, deep } = tones;
  const church = withBuilding(tones, '#ece0cb', '#93a0a2');
  for (const row of [
    { from: -390, to: -176 },
    { from: 176, to: 390 },
  ])
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 0,
      low: 130,
      high: 176,
      colors: ['#e2a878', '#efcf9a', '#d98f6a', '#f0dcb4'],
      roof: '#b8624a',
      narrow: 66,
      wide: 96,
    });
  drawBlock(pen, church, { x: -60, y: 130, width: 120, height: 62 }, 0.34);
  drawDome(pen, church, 0, 192, 58, 74);
  pen.rect(church.lit, -11, 264, 22, 24).dome(church.roof, 0, 288, 11, 14);
  for (const x of [-136, 136]) {
    drawBlock(pen, church, { x: x - 38, y: 0, width: 76, height: 214 }, 0.34);
    pen
      .arch(church.deep, x - 13, 150, 26, 34)
      .rect(church.lit, x - 42, 132, 84, 7)
      .rect(church.lit, x - 42, 208, 84, 7)
      .arch(church.window, x - 12, 50, 24, 40);
    drawCone(pen, church, x, 215, 26, 58);
  }
  pen
    .fill(church.wall, 'M-104 0V136H104V0z')
    .fill(church.shade, 'M-104 0V136Q-60 96 0 94T104 136V130Q60 88 0 88T-104 128z')
    .rect(church.lit, -108, 130, 216, 9);
  pen.rect(church.deep, -18, 0, 36, 70).polygon(church.lit, [-50, 139], [0, 168], [50, 139]);
  const travertine = withBuilding(tones, '#e9e1d2', '#c9bda8');
  pen
    .fill(travertine.shade, 'M-170-24Q-160 6 0 8T170-24z')
    .ellipse(paint('#86bccb'), 0, -2, 156, 11)
    .fill(travertine.lit, 'M-176-24Q0 0 176-24v8Q0 10-176-16z');
  pen
    .fill(travertine.wall, 'M-74 0Q-66 60-30 66L-24 30Q0 50 24 30L30 66Q66 60 74 0z')
    .fill(travertine.shade, 'M24 30L30 66Q66 60 74 0H40z')
    .fill(deep, 'M-20 0Q0 44 20 0z');
  pen
    .fill(lit, 'M-92 10q-4 40 20 52l14-10q-20-14-12-42zM92 10q4 40-20 52l-14-10q20-14 12-42z')
    .rounds(lit, 14, 'M-78 70h0M78 70h0');
  pen
    .rect(travertine.lit, -26, 62, 52, 26)
    .polygon(paint('#c99a7c'), [-15, 88], [-10, 310], [0, 330], [10, 310], [15, 88])
    .polygon(paint('#a97c62'), [4, 88], [3, 310], [0, 330], [10, 310], [15, 88]);
  pen
    .stroke(paint('#a97c62'), 3, 'M-6 110v16M-6 140v10M-5 166v18M-5 200v12M-4 230v16M-4 262v12')
    .rounds(lit, 8, 'M0 334h0')
    .stroke(paint('#e6f2f4'), 3, 'M-60 40q-30-4-44-40M60 40q30-4 44-40M-30 30q-20-6-26-28M30 30q20-6 26-28');
}

/** A curved palace of brick between two tall towers, before a canal with little bridges. */
export function drawCrescentPlaza({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight } = tones;
  const brick = withBuilding(tones, '#c98458', '#a8694a');
  const { wall, lit, shade, deep, window } = brick;
  const tiles = paint('#3f7fa5');
  pen
    .fill(wall, 'M-330 20V120Q-200 96 0 90T330 120V20z')
    .fill(shade, 'M120 20V93Q240 100 330 120V20z')
    .fill(brick.roof, 'M-330 120Q-200 96 0 90T330 120V138Q200 114 0 108T-330 138z');
  for (let index = 0; index < 17; index++) {
    const x = -304 + index * 38;
    const foot = 22;
    const high = 58 + (x * x) / 9000;
    if (Math.abs(x) < 60) continue;
    pen
      .arch(lit, x - 15, foot, 30, high - 22)
      .arch(deep, x - 11, foot, 22, high - 24)
      .rect(window, x - 5, foot + high + 2, 10, 10);
  }
  drawBlock(pen, brick, { x: -66, y: 20, width: 132, height: 124 }, 0.26);
  pen
    .rect(lit, -72, 138, 144, 8)
    .arch(lit, -26, 20, 52, 46)
    .arch(deep, -20, 20, 40, 44)
    .rect(window, -40, 104, 20, 24)
    .rect(window, -10, 104, 20, 24)
    .rect(window, 20, 104, 20, 24)
    .polygon(lit, [-40, 146], [0, 178], [40, 146]);
  for (const x of [-352, 352]) {
    drawBlock(pen, brick, { x: x - 30, y: 10, width: 60, height: 236 }, 0.36);
    pen
      .rect(lit, x - 35, 150, 70, 7)
      .rect(lit, x - 35, 240, 70, 8)
      .arch(deep, x - 12, 176, 24, 40)
      .dashes(tiles, 9, [6, 5], `M${x - 28} 164h56`);
    drawBlock(pen, brick, { x: x - 21, y: 248, width: 42, height: 62 }, 0.36);
    pen.arch(deep, x - 9, 258, 18, 28).rect(lit, x - 25, 306, 50, 7);
    drawDome(pen, withBuilding(tones, '#c98458', '#4f8fae'), x, 313, 20, 22);
    pen.rect(lit, x - 2, 332, 4, 36);
  }
  pen
    .fill(paint('#d9b98c'), 'M-392 20H392L400-4H-400z')
    .fill(water, 'M-400-2Q0 22 400-2V-26Q0-2-400-26z')
    .rounds(waterLight, 3, 'M-240-6h80M60 2h90M220-8h60');
  for (const x of [-200, 0, 200])
    pen
      .fill(lit, `M${x - 74} -16q74 62 148 0v14q-74 60-148 0z`)
      .dashes(tiles, 7, [6, 5], `M${x - 62} 6q62 42 124 0`)
      .fill(shade, `M${x - 46} -20q46 44 92 0z`);
  pen
    .ellipse(paint('#b5d6de'), 0, -28, 70, 9)
    .stroke(paint('#eef6f6'), 4, 'M0-28v40M-20-28q8 26 20 40M20-28q-8 26-20 40');
}

/** Rows of jets on a lake before a hotel at night or by day. */
export function drawDancingFountains({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight, haze, window } = tones;
  const spray = paint('#f1f6f7');
  for (const [x, wide, high, color] of [
    [-380, 120, 200, '#c9b49a'],
    [-250, 90, 150, '#a9b8c4'],
    [270, 110, 180, '#b8a894'],
    [390, 120, 240, '#93a4b4'],
  ] as const) {
    pen.rect(mixColors(paint(color), haze, 0.3), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, haze, 0.4), [x, 6, wide, high - 12], [6, Math.round(high / 20), 8, 10]);
  }
  const hotel = withBuilding(tones, '#e6cfa4', '#6f8f86');
  for (const side of [-1, 1])
    pen.polygon(side < 0 ? hotel.wall : hotel.shade, [0, 0], [0, 290], [side * 220, 250], [side * 220, 0]);
  for (const x of [-150, -66, 66, 150]) drawWindows(pen, hotel.window, [x, 30, 80, 200], [6, 11, 7, 9]);
  drawBlock(pen, hotel, { x: -46, y: 0, width: 92, height: 310 }, 0.3);
  drawWindows(pen, hotel.window, [0, 30, 80, 250], [6, 13, 7, 9]);
  pen
    .rect(hotel.lit, -52, 304, 104, 9)
    .dome(hotel.roof, 0, 313, 34, 30)
    .rect(hotel.lit, -2, 342, 4, 24)
    .rect(hotel.lit, -226, 16, 452, 14);
  pen
    .rounds(tones.leafShade, 34, 'M-700 14h1400')
    .rect(paint('#d9cdb8'), -720, -4, 1440, 12)
    .rect(water, -720, -240, 1440, 238);
  pen.rounds(waterLight, 5, 'M-560-60h220M-200-160h260M140-60h200M300-150h240M-480-200h200', 0.5);
  for (let index = -9; index <= 9; index++) {
    const x = index * 40;
    const high = 90 + Math.round(70 * Math.cos(index * 0.72));
    pen.fill(spray, `M${x - 5} -62q2 ${high * 0.8} 5 ${high}q3-${high * 0.2} 5-${high}z`, 0.85);
  }
  for (let index = -4; index <= 4; index++) {
    const x = index * 54;
    const high = 330 - Math.abs(index) * 34;
    pen
      .fill(spray, `M${x - 7} -110q4 ${high * 0.86} 7 ${high}q3-${high * 0.14} 7-${high}z`, 0.9)
      .ellipse(spray, x, -112, 22, 6, 0.7);
  }
  pen.stroke(spray, 6, 'M-330-130q60 150 120 0M330-130q-60 150-120 0M-420-120q46 110 90-10M420-120q-46 110-90-10', 0.7);
}
