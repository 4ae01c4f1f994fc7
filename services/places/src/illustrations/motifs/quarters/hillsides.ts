import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawPointedTower } from '../buildings/parts.js';

/** Vines on stone terraces above a broad lake or river, with a village and mountains beyond. */
export function drawLakeVineyard({ pen, tones, random }: MotifInput): void {
  const { paint, haze, water, waterLight, leafShade } = tones;
  pen.fill(
    mixColors(paint('#8fa0b8'), haze, 0.3),
    'M-720 60L-600 190-480 120-340 240-220 150-80 220 60 130 200 210 340 120 500 200 720 110V0H-720z',
  );
  pen
    .rect(mixColors(water, haze, 0.1), -720, -240, 1440, 310)
    .rounds(waterLight, 4, 'M-560 40h160M-300 10h140M-600-30h200M-120 44h120', 0.6);
  pen
    .fill(paint('#8fae5a'), 'M-420-240Q-200-80 60 60T720 260V-240z')
    .fill(leafShade, 'M360 170Q560 250 720 260V220Q560 210 420 150z');
  drawHouseRow(pen, tones, random, {
    from: 20,
    to: 320,
    y: 34,
    low: 32,
    high: 52,
    colors: ['#efe0c0', '#f4ecdc', '#e3c9a0'],
    roof: '#a8604a',
    narrow: 40,
    wide: 58,
  });
  drawPointedTower(pen, withBuilding(tones, '#efe4cf', '#8d5a48'), [170, 40, 30, 84], 60);
  const walls = paint('#b9a68c');
  for (let row = 0; row < 8; row++) {
    const shift = row * 62;
    pen.stroke(
      walls,
      8,
      `M${-330 + shift * 0.9} ${-240 + shift * 0.2}Q${-60 + shift} ${-120 + shift * 0.36} 720 ${-170 + shift * 0.66}`,
    );
    pen.dashes(
      paint(row % 2 ? '#5f8a3f' : '#7a9a44'),
      15,
      [9, 5],
      `M${-300 + shift * 0.9} ${-218 + shift * 0.2}Q${-40 + shift} ${-98 + shift * 0.36} 720 ${-142 + shift * 0.66}`,
    );
  }
  pen.polygon(tones.lit, [-430, 6], [-400, 80], [-400, 6]).fill(paint('#6b4a38'), 'M-446 4h70l-12-16h-46z');
}

/** Walls of giant fitted stones that run in zigzags, one above the other. */
export function drawZigzagWalls({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8a396', '#8d887c');
  const { wall, lit, shade, deep } = stone;
  for (const [y, high, left] of [
    [104, 66, -250],
    [54, 76, -320],
    [-8, 96, -390],
  ] as const) {
    pen.rect(tones.leafLight, left, y + high - 4, -2 * left, 12);
    const step = 78;
    for (let x = left; x < -left - 20; x += step) {
      pen
        .polygon(wall, [x, y], [x, y + high], [x + step * 0.62, y + high - 10], [x + step * 0.62, y - 8])
        .polygon(
          shade,
          [x + step * 0.62, y - 8],
          [x + step * 0.62, y + high - 10],
          [x + step, y + high],
          [x + step, y],
        );
    }
    let joints = '';
    for (let x = left; x < -left - 20; x += step)
      joints += `M${x} ${y + high * 0.5}q20 8 26-4t22-4M${x + 22} ${y + high * 0.5}v${high * 0.44}M${x + 30} ${y}v${high * 0.46}M${x + step * 0.62} ${y + high * 0.36}l${step * 0.38} 4`;
    pen.stroke(deep, 2.4, joints, 0.55).dashes(lit, 5, [48, 30], `M${left} ${y + high - 3}H${-left}`);
  }
  pen.rect(deep, -12, 104, 30, 50).rect(lit, -20, 152, 46, 10);
}
