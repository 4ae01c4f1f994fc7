import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawTower } from '../parts.js';

/** A palace of honey stone on a ridge, walls that climb the hills behind it, and a lake with a garden. */
export function drawRidgePalace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3bd84', '#c99a5f');
  const hill = withBuilding(tones, '#a8936a', '#86744f');
  const { wall, lit, shade, window } = stone;
  pen
    .polygon(
      hill.wall,
      [-640, 0],
      [-500, 150],
      [-380, 110],
      [-200, 260],
      [-80, 200],
      [120, 320],
      [260, 220],
      [420, 260],
      [640, 120],
      [640, 0],
    )
    .polygon(hill.shade, [120, 320], [150, 200], [100, 100], [420, 60], [640, 120], [420, 260], [260, 220])
    .rounds(tones.leafShade, 26, 'M-520 90h50M-330 130h50M-150 200h40M160 240h40M360 200h50M500 130h50');
  pen
    .stroke(shade, 12, 'M-500 150L-380 114L-200 264L-80 204L120 324L260 224L420 264')
    .dashes(wall, 12, [9, 5], 'M-500 152L-380 116L-200 266L-80 206L120 326L260 226L420 266');
  for (const [x, y] of [
    [-200, 260],
    [120, 318],
    [420, 258],
    [-380, 108],
  ] as const)
    drawTower(pen, stone, { x: x - 14, y, width: 28, height: 26 });
  for (const [x, width, y, high] of [
    [-310, 220, 40, 90],
    [-90, 190, 50, 130],
    [100, 230, 40, 100],
  ] as const) {
    drawBlock(pen, stone, { x, y, width, height: high }, 0.16);
    drawWindows(pen, window, [x + width / 2, y + 30, width - 20, high - 40], [Math.round(width / 26), 2, 11, 20], true);
    drawBattlement(pen, lit, x, y + high, width, 9);
  }
  for (const [x, y] of [
    [-300, 130],
    [-110, 180],
    [96, 176],
    [320, 140],
  ] as const) {
    drawBlock(pen, stone, { x: x - 24, y: 40, width: 48, height: y - 20 }, 0.36);
    pen.rect(lit, x - 30, y + 16, 60, 8);
    drawDome(pen, stone, x, y + 24, 24, 26);
  }
  pen
    .polygon(shade, [-330, -10], [-316, 46], [336, 46], [350, -10])
    .polygon(wall, [-330, -10], [-316, 46], [120, 46], [130, -10]);
}

/** A fort like a cliff of red stone, on a rock above the blue houses of a town. */
export function drawBlueTownFort({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#a8755a', '#805440');
  const stone = withBuilding(tones, '#b98058', '#8f5f42');
  const { wall, lit, shade, window } = stone;
  pen
    .polygon(rock.wall, [-398, 0], [-330, 100], [-250, 150], [220, 160], [300, 110], [398, 0])
    .polygon(rock.shade, [100, 0], [140, 156], [220, 160], [300, 110], [398, 0])
    .stroke(rock.deep, 4, 'M-280 120L-300 50M-180 140L-190 60M-60 146L-70 60M60 150L50 70M200 150L220 70', 0.4);
  for (const [x, width, high] of [
    [-250, 130, 120],
    [-120, 170, 160],
    [50, 170, 130],
  ] as const) {
    pen
      .polygon(wall, [x - 6, 140], [x, 140 + high], [x + width, 140 + high], [x + width + 6, 140])
      .polygon(
        shade,
        [x + width * 0.7, 140],
        [x + width * 0.7, 140 + high],
        [x + width, 140 + high],
        [x + width + 6, 140],
      );
    drawWindows(
      pen,
      window,
      [x + width / 2, 140 + high * 0.5, width - 24, high * 0.42],
      [Math.round(width / 20), 2, 8, 15],
      true,
    );
    pen.rect(lit, x - 3, 136 + high, width + 6, 7);
    for (let at = x + 20; at < x + width; at += 50) drawDome(pen, stone, at, 143 + high, 12, 13);
  }
  for (const x of [-256, -116, 48, 222]) {
    pen
      .polygon(wall, [x - 32, 126], [x - 26, 240], [x + 26, 240], [x + 32, 126])
      .polygon(shade, [x + 8, 126], [x + 8, 240], [x + 26, 240], [x + 32, 126]);
    drawBattlement(pen, lit, x - 28, 240, 56, 9);
  }
  drawHouseRow(pen, tones, random, {
    from: -400,
    to: 400,
    y: -8,
    low: 44,
    high: 84,
    narrow: 60,
    wide: 100,
    colors: ['#6f9fd0', '#8fb5dc', '#5f8fc6', '#dfe6ea'],
    roof: '#5f86b5',
  });
}

/** Clay towers with patterns, stacked up a hill to a granary, above a river with palms. */
export function drawClayVillage({ pen, tones }: MotifInput): void {
  const clay = withBuilding(tones, '#c98a5a', '#a06a42');
  const { wall, lit, shade, deep } = clay;
  pen
    .polygon(
      mixColors(clay.wall, tones.ground, 0.5),
      [-398, 0],
      [-280, 120],
      [-60, 300],
      [40, 310],
      [240, 150],
      [398, 0],
    )
    .polygon(mixColors(clay.shade, tones.groundShade, 0.4), [60, 0], [90, 200], [40, 310], [240, 150], [398, 0]);
  const house = (x: number, y: number, width: number, high: number, isTower: boolean) => {
    pen
      .polygon(wall, [x, y], [x + 4, y + high], [x + width - 4, y + high], [x + width, y])
      .polygon(shade, [x + width * 0.66, y], [x + width * 0.66, y + high], [x + width - 4, y + high], [x + width, y]);
    if (isTower)
      pen
        .dashes(deep, 10, [5, 6], `M${x + 8} ${y + high - 18}h${width - 16}M${x + 8} ${y + high - 36}h${width - 16}`)
        .polygon(lit, [x + 3, y + high], [x + 3, y + high + 14], [x + 12, y + high])
        .polygon(lit, [x + width - 12, y + high], [x + width - 3, y + high + 14], [x + width - 3, y + high]);
    pen.rect(deep, x + width * 0.3, y + high * 0.4, 7, 11);
  };
  house(-26, 290, 52, 64, true);
  for (const [x, y, width, high] of [
    [-90, 210, 70, 44],
    [0, 216, 66, 50],
    [70, 190, 60, 40],
    [-160, 150, 70, 60],
    [-70, 140, 60, 90],
    [10, 146, 70, 56],
    [100, 126, 64, 70],
    [-240, 86, 80, 66],
    [-140, 76, 64, 100],
    [-60, 70, 76, 66],
    [40, 70, 60, 90],
    [120, 64, 76, 60],
    [210, 60, 60, 90],
  ] as const)
    house(x, y, width, high, high > 80);
  for (const [x, y, width, high] of [
    [-330, 0, 90, 80],
    [-226, 0, 70, 130],
    [-140, 0, 96, 72],
    [-30, 0, 66, 126],
    [50, 0, 90, 70],
    [156, 0, 70, 120],
    [240, 0, 100, 66],
  ] as const)
    house(x, y, width, high, high > 100);
  for (const x of [-372, -20, 350])
    pen
      .rect(tones.paint('#8a6a4c'), x - 3, -16, 7, 84)
      .rounds(
        tones.leaf,
        9,
        `M${x} 68q-26 12-40-10M${x} 68q26 12 40-10M${x} 68q-10 24-34 16M${x} 68q10 24 34 16M${x} 68v24`,
      );
}
