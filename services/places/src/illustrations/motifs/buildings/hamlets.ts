import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawHipRoof, drawHouseRow, drawWindows } from './parts.js';

/** Round white houses under cones of gray stone. */
export function drawTrulli({ pen, tones }: MotifInput): void {
  const { lit, deep, window, leaf, paint } = tones;
  const white = withBuilding(tones, '#f6f1e6', '#8d8a86');
  for (const [x, y, half, wall, rise] of [
    [-250, 40, 62, 60, 96],
    [-120, 50, 56, 64, 92],
    [20, 46, 60, 70, 104],
    [160, 50, 58, 60, 90],
    [280, 36, 62, 56, 92],
    [-320, 0, 64, 62, 100],
    [-180, 0, 74, 70, 122],
    [-30, 0, 84, 76, 140],
    [120, 0, 74, 66, 118],
    [260, 0, 78, 70, 124],
  ] as const) {
    drawBlock(pen, white, { x: x - half, y, width: 2 * half, height: wall }, 0.3);
    drawCone(pen, white, x, y + wall, half + 5, rise);
    pen.stroke(
      white.roofShade,
      2,
      `M${x - half * 0.7} ${y + wall + rise * 0.3}h${half * 1.4}M${x - half * 0.42} ${y + wall + rise * 0.58}h${half * 0.84}`,
      0.6,
    );
    pen.rect(lit, x - 5, y + wall + rise - 14, 10, 16).circle(lit, x, y + wall + rise + 6, 8);
    if (y === 0)
      pen
        .arch(lit, x - 17, 0, 34, 36)
        .arch(deep, x - 12, 0, 24, 34)
        .rect(window, x + half * 0.5, 28, 12, 14);
  }
  pen
    .rounds(leaf, 26, 'M-248 6h0M-106 6h0M44 8h24M190 4h0')
    .rounds(paint('#c8434a'), 6, 'M-254 14h0M-100 12h0M60 14h0M186 10h0M48 10h0');
}

/** Farmhouses of wood under steep roofs of thatch, before wooded mountains and rice fields. */
export function drawThatchedHouses({ pen, tones }: MotifInput): void {
  const { paint, window, leaf, leafShade, haze } = tones;
  const thatch = withBuilding(tones, '#8d6f52', '#94846a');
  pen.fill(
    mixColors(leafShade, haze, 0.25),
    'M-720 60L-560 200-420 130-260 250-90 150 60 240 220 150 380 230 560 130 720 180V-20H-720z',
  );
  for (const [x, y, size] of [
    [-280, 34, 0.7],
    [-40, 44, 0.66],
    [250, 36, 0.74],
    [-170, -6, 1.06],
    [140, -10, 1.14],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(thatch.wall, x - n(84), y, n(168), n(52))
      .polygon(thatch.wall, [x - n(72), y + n(50)], [x, y + n(176)], [x + n(72), y + n(50)])
      .polygon(
        thatch.roof,
        [x - n(112), y + n(44)],
        [x - n(6), y + n(206)],
        [x + n(6), y + n(206)],
        [x + n(112), y + n(44)],
        [x + n(84), y + n(44)],
        [x, y + n(168)],
        [x - n(84), y + n(44)],
      )
      .polygon(
        thatch.roofShade,
        [x + n(84), y + n(44)],
        [x, y + n(168)],
        [x, y + n(206)],
        [x + n(6), y + n(206)],
        [x + n(112), y + n(44)],
      );
    pen
      .rect(paint('#f1e8d4'), x - n(48), y + n(62), n(96), n(22))
      .rect(paint('#f1e8d4'), x - n(28), y + n(100), n(56), n(20));
    pen
      .rect(window, x - n(40), y + n(65), n(34), n(16))
      .rect(window, x + n(6), y + n(65), n(34), n(16))
      .rect(window, x - n(20), y + n(102), n(40), n(15));
    pen
      .rect(window, x - n(64), y + n(8), n(36), n(32))
      .rect(window, x + n(28), y + n(8), n(36), n(32))
      .rect(thatch.deep, x - n(18), y, n(36), n(42));
  }
  pen.fill(leaf, 'M-390-14q200 18 390 6t390 8v-30h-780z').dashes(tones.leafLight, 10, [6, 12], 'M-380-14H380');
}

/** Tall square towers of stone above the roofs of a small town on a hill. */
export function drawTowerTown({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#cdb48a', '#b5654a');
  for (const [x, wide, high] of [
    [-220, 36, 268],
    [-150, 40, 320],
    [-84, 34, 250],
    [-20, 48, 384],
    [60, 40, 300],
    [104, 38, 330],
    [176, 42, 260],
    [246, 34, 220],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 20, width: wide, height: high }, 0.38);
    pen
      .rect(stone.lit, x - wide / 2 - 2, high + 14, wide + 4, 6)
      .dashes(stone.deep, 9, [5, 40], `M${x - 3} ${high - 20}V80`);
  }
  for (const y of [52, 0])
    drawHouseRow(pen, tones, random, {
      from: y ? -290 : -350,
      to: y ? 280 : 330,
      y,
      low: 56,
      high: 92,
      colors: ['#e3c99a', '#d6b88a', '#ecd9b4', '#cfae84'],
      roof: '#b86a4a',
    });
  pen.rect(stone.wall, -370, -10, 740, 26).rect(stone.lit, -370, 12, 740, 6);
}

/** A village with a slim church spire on the shore of a lake under steep mountains. */
export function drawLakeVillage({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, water, waterLight } = tones;
  const rock = withBuilding(tones, '#8796a8', '#6a7890');
  pen.polygon(
    mixColors(rock.wall, haze, 0.4),
    [-720, 0],
    [-720, 200],
    [-520, 360],
    [-380, 260],
    [-200, 420],
    [-20, 180],
    [160, 240],
    [300, 140],
    [720, 300],
    [720, 0],
  );
  pen.polygon(paint('#eef1f0'), [-200, 420], [-262, 350], [-214, 360], [-180, 330], [-140, 344]);
  pen.polygon(mixColors(rock.shade, haze, 0.2), [720, 0], [720, 520], [560, 470], [430, 300], [330, 240], [120, 0]);
  pen.fill(
    mixColors(leafShade, haze, 0.14),
    'M720 0V330Q560 300 440 200T140 60L60 0zM-720 0V200Q-560 170-420 90T-240 0z',
  );
  pen.fill(leaf, 'M720-10V180Q560 160 420 110T40-10z');
  const houses: (readonly [number, number, number])[] = [];
  for (const [y, from, to] of [
    [96, 250, 560],
    [52, 120, 640],
    [4, -150, 680],
  ] as const)
    for (let x = from; x < to; x += 66)
      houses.push([Math.round(x + random.between(-6, 6)), y, Math.round(random.between(50, 78))]);
  for (const [index, [x, y, high]] of houses.entries()) {
    const house = withBuilding(tones, ['#f3e6c8', '#e8c08a', '#d98f6a', '#f6f0e2', '#c9cfa8'][index % 5]!, '#6f5648');
    const wide = 60;
    pen
      .rect(house.wall, x, y, wide, high)
      .polygon(house.roof, [x - 7, y + high - 4], [x + wide / 2, y + high + 32], [x + wide + 7, y + high - 4]);
    pen
      .polygon(house.wall, [x + 4, y + high - 3], [x + wide / 2, y + high + 23], [x + wide - 4, y + high - 3])
      .rect(house.shade, x + wide * 0.86, y, wide * 0.14, high);
    drawWindows(pen, house.window, [x + wide / 2, y + 6, wide - 6, high - 4], [3, 2, 9, 15]);
    pen.rect(paint('#7a5a44'), x, y + high * 0.48, wide, 4);
  }
  const church = withBuilding(tones, '#f3ead6', '#5f5a58');
  drawBlock(pen, church, { x: -40, y: 4, width: 90, height: 66 }, 0.3);
  drawHipRoof(pen, church, [5, 70, 100, 40], 12);
  drawBlock(pen, church, { x: -74, y: 4, width: 42, height: 128 }, 0.38);
  pen.circle(church.deep, -53, 108, 10).circle(church.lit, -53, 108, 7).rect(church.lit, -78, 128, 50, 5);
  drawCone(pen, church, -53, 132, 22, 140);
  pen
    .rect(water, -720, -240, 1440, 246)
    .rounds(waterLight, 5, 'M-560-50h240M-200-110h200M60-60h160M200-150h240M-420-170h220', 0.5);
  for (const [x, , high] of houses.slice(-12, -1))
    pen.rect(mixColors(church.wall, water, 0.72), x, -6 - high * 0.6, 60, high * 0.6);
  pen
    .polygon(mixColors(church.roof, water, 0.66), [-74, -16], [-53, -130], [-32, -16])
    .rect(paint('#8d7a66'), -720, -6, 1440, 10);
}
