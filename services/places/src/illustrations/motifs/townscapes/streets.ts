import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Sand-colored houses with square wind towers along a creek with wooden boats. */
export function drawWindTowers({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight } = tones;
  const clay = withBuilding(tones, '#dcbf94', '#c4a478');
  const dark = withBuilding(tones, '#cfae80', '#b5946a');
  for (const [x, width, high, house] of [
    [-440, 190, 110, clay],
    [-260, 170, 140, dark],
    [-100, 200, 116, clay],
    [90, 170, 150, dark],
    [250, 190, 112, clay],
  ] as const) {
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.22);
    pen
      .rect(house.lit, x - 3, high - 4, width + 6, 8)
      .dashes(house.wall, 13, [15, 11], `M${x + 4} ${high + 9}h${width - 8}`);
    drawWindows(pen, tones.window, [x + width * 0.42, 20, width * 0.7, high - 34], [3, 1, 16, 40], true);
    pen.rect(paint('#7a5238'), x + width * 0.66, 0, 28, 54);
  }
  for (const [x, y, house] of [
    [-370, 110, clay],
    [-170, 140, dark],
    [10, 116, clay],
    [190, 150, dark],
    [350, 112, clay],
  ] as const) {
    drawBlock(pen, house, { x: x - 38, y, width: 76, height: 150 }, 0.34);
    pen
      .dashes(tones.deep, 78, [10, 9], `M${x - 32} ${y + 98}h66`)
      .rect(house.lit, x - 43, y + 54, 86, 7)
      .rect(house.lit, x - 43, y + 136, 86, 8)
      .dashes(house.wall, 12, [11, 8], `M${x - 38} ${y + 152}h76`)
      .dashes(paint('#7a5a40'), 5, [18, 62], `M${x - 50} ${y + 76}h102M${x - 50} ${y + 120}h102`);
  }
  pen
    .rect(paint('#b59a74'), -720, -24, 1440, 28)
    .rect(water, -720, -230, 1440, 208)
    .rounds(waterLight, 5, 'M-460-70h160M-60-60h180M260-80h180M-320-160h220M100-180h240', 0.6);
  const wood = paint('#7d5238');
  for (const [x, y, s] of [
    [-260, -80, 1.2],
    [230, -110, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        wood,
        `M${x - n(110)} ${y + n(40)}q${n(14)}-${n(50)} ${n(60)}-${n(56)}h${n(110)}q${n(44)} ${n(10)} ${n(56)} ${n(66)}q-${n(60)}-${n(26)}-${n(110)}-${n(24)}t-${n(116)} ${n(14)}z`,
      )
      .rect(paint('#e9dcc0'), x - n(40), y + n(22), n(90), n(26))
      .rect(wood, x - n(50), y + n(46), n(110), n(6))
      .dashes(tones.window, n(13), [n(10), n(8)], `M${x - n(34)} ${y + n(34)}h${n(80)}`)
      .rect(wood, x - n(3), y + n(50), n(5), n(70));
  }
  drawWalkers(
    pen,
    tones,
    [
      [-330, 4],
      [-60, 4],
      [-34, 4],
      [330, 4],
    ],
    0.9,
  );
}

/** A funicular cabin on a steep slope between painted houses of tin, above a harbor with cranes. */
export function drawPaintedHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, water, waterLight, leafShade } = tones;
  pen
    .rect(mixColors(water, haze, 0.2), -720, -20, 1440, 220)
    .rounds(waterLight, 5, 'M-640 140h180M-620 90h120', 0.6)
    .fill(mixColors(leafShade, haze, 0.6), 'M-720 200Q-560 240-420 220T-200 200z');
  pen.fill(paint('#a89070'), 'M-420-60Q-260 120-100 230T200 400Q360 470 720 500V-230H-420z');
  const colors = ['#d9534a', '#3f8fb5', '#f0c24a', '#5aa56a', '#e88a4a', '#c76aa0', '#f4ead6', '#7a6fb5', '#4aa8a0'];
  for (const [y, from, to] of [
    [380, 200, 600],
    [276, 30, 600],
    [172, -110, 600],
    [68, -230, 620],
    [-40, -330, 640],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 64,
      high: 96,
      narrow: 96,
      wide: 136,
      colors,
      roof: '#8f8680',
    });
  pen
    .polygon(paint('#7d7268'), [-300, -200], [-220, -200], [330, 470], [250, 470])
    .dashes(paint('#c9beb0'), 70, [5, 15], 'M-256-190L286 470')
    .stroke(paint('#4f4842'), 5, 'M-276-200L272 470M-240-200L308 470');
  for (const [x, y, color] of [
    [-120, -10, '#c9483f'],
    [150, 320, '#e8b93f'],
  ] as const)
    pen
      .polygon(paint('#6b5a4c'), [x - 50, y - 14], [x + 60, y - 14], [x + 60, y - 2], [x - 20, y - 2])
      .rect(paint(color), x - 44, y, 100, 76)
      .rect(paint('#f4efe2'), x - 50, y + 74, 112, 9)
      .dashes(tones.window, 34, [20, 10], `M${x - 36} ${y + 48}h88`)
      .rect(paint('#f4efe2'), x - 44, y + 18, 100, 5);
  pen
    .rect(paint('#8d8478'), -720, -230, 460, 190)
    .fill(paint('#c9733f'), 'M-600-40h14v180h90v12h-190v-12h70v-60z')
    .rect(paint('#3f5a7a'), -700, -40, 90, 50)
    .rect(paint('#b5483a'), -480, -40, 80, 44);
}

/** Old barrel boats with square sails on a river, before a hill of houses with a church and a tall tower. */
export function drawBarrelBoats({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, haze } = tones;
  const air = 0.16;
  for (const [y, from, to] of [
    [230, -260, 300],
    [160, -420, 420],
    [90, -560, 560],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 56,
      high: 84,
      narrow: 76,
      wide: 110,
      colors: ['#e6b98a', '#f3e3c4', '#d98f6a', '#c9d0c4', '#f0d29a', '#e9e2d4'],
      roof: '#c4603f',
      air,
    });
  const stone = withBuilding(tones, '#d6c6ac', '#a8604a');
  drawBlock(pen, stone, { x: 90, y: 290, width: 46, height: 170 }, 0.4);
  pen.rect(stone.lit, 84, 400, 58, 8).dome(stone.wall, 113, 460, 24, 30).arch(tones.window, 104, 416, 18, 22);
  for (const x of [-190, -110]) {
    drawBlock(pen, stone, { x: x - 20, y: 290, width: 40, height: 90 }, 0.4);
    pen.dome(stone.lit, x, 380, 20, 22);
  }
  pen.rect(stone.wall, -190, 290, 80, 70).circle(tones.window, -150, 330, 14);
  pen
    .rect(mixColors(paint('#a89a86'), haze, air), -720, 78, 1440, 16)
    .rect(water, -720, -230, 1440, 310)
    .rounds(waterLight, 5, 'M-520 50h180M-100 40h200M240 54h180M-360-10h160M120-20h180M-560-60h160M360-60h200', 0.6);
  const wood = paint('#4f3a2e');
  for (const [x, y, s, sail] of [
    [-270, -40, 1.15, '#f1e6cf'],
    [200, -70, 1.4, '#f6f0e2'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        wood,
        `M${x - n(170)} ${y + n(56)}q${n(30)}-${n(64)} ${n(90)}-${n(70)}h${n(170)}q${n(50)} ${n(16)} ${n(80)} ${n(70)}q-${n(70)}-${n(34)}-${n(140)}-${n(32)}t-${n(200)} ${n(32)}z`,
      )
      .rounds(
        paint('#9a6a42'),
        n(30),
        `M${x - n(60)} ${y + n(34)}h${n(20)}M${x + n(4)} ${y + n(34)}h${n(20)}M${x - n(28)} ${y + n(58)}h${n(20)}`,
      )
      .rounds(
        paint('#6b452c'),
        n(7),
        `M${x - n(60)} ${y + n(22)}v${n(24)}M${x + n(4)} ${y + n(22)}v${n(24)}M${x + n(24)} ${y + n(22)}v${n(24)}M${x - n(18)} ${y + n(46)}v${n(24)}`,
      )
      .rect(wood, x + n(44), y + n(20), n(8), n(240))
      .polygon(
        paint(sail),
        [x - n(50), y + n(130)],
        [x - n(60), y + n(236)],
        [x + n(160), y + n(236)],
        [x + n(146), y + n(130)],
      )
      .stroke(wood, n(5), `M${x - n(66)} ${y + n(238)}h${n(232)}M${x - n(140)} ${y + n(60)}l-${n(40)} ${n(50)}`);
  }
  pen
    .rect(paint('#b0a48f'), -720, -230, 1440, 60)
    .rounds(paint('#9a6a42'), 40, 'M-520-160h24M-450-160h24M440-164h24M510-164h24')
    .rounds(paint('#6b452c'), 8, 'M-508-178v36M-438-178v36M452-182v36M522-182v36');
}
