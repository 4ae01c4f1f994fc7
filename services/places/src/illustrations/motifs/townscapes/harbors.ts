import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawFerry, drawHarbor, drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawFronts } from './fronts.js';
import { drawBoat, drawGables, traceCrowns } from './parts.js';

/** Wooden houses on green hills around a harbor, with a red cable car that climbs out of the towers. */
export function drawCableHill(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 210Q-520 290-300 250T140 270T520 240T720 280V0H-720z')
    .rect(mixColors(water, haze, 0.1), -720, 40, 1440, 170)
    .rounds(waterLight, 5, 'M-420 170h180M-620 150h120M260 180h180M120 110h160', 0.5)
    .fill(mixColors(leaf, haze, 0.2), 'M720 60V210Q600 230 500 190T330 70V0H720z')
    .fill(mixColors(leafShade, haze, 0.1), 'M-720 20V120Q-560 130-440 90T-260 20z');
  drawTowerRow(input, {
    from: -420,
    to: 240,
    low: 60,
    high: 200,
    air: 0.08,
    walls: ['#c9d0d4', '#a9bac6', '#d9ccb4', '#b5aaa0'],
  });
  pen
    .fill(leafShade, 'M-720 30Q-480 10-300 20T40 10T360 40T720 90V-230H-720z')
    .fill(leaf, 'M-720-60Q-480-40-200-50T240-20T720 30V-230H-720z');
  for (const [y, from, to] of [
    [30, 260, 640],
    [-10, -640, -330],
    [-70, -560, -240],
  ] as const)
    drawGables(pen, tones, random, {
      from,
      to,
      y,
      low: 34,
      high: 50,
      narrow: 62,
      wide: 88,
      colors: ['#f6f2e8', '#e3d9c0', '#f1e9da', '#c9d6d2'],
      roof: '#a8493c',
    });
  pen
    .stroke(paint('#8a7f74'), 34, 'M-120 20L260-230')
    .dashes(paint('#d9cfbf'), 26, [4, 14], 'M-120 20L260-230')
    .stroke(paint('#5a5450'), 3, 'M-130 14L250-236M-108 28L272-222')
    .polygon(paint('#c9343a'), [30, -130], [30, -30], [190, -76], [190, -184])
    .polygon(paint('#8f2230'), [150, -172], [150, -64], [190, -76], [190, -184])
    .polygon(paint('#f4efe2'), [24, -34], [30, -22], [196, -70], [190, -82])
    .polygon(tones.window, [40, -92], [40, -46], [84, -58], [84, -106])
    .polygon(tones.window, [94, -110], [94, -62], [138, -74], [138, -124])
    .rounds(
      leafLight,
      40,
      traceCrowns(random, -680, -200, 70, () => -140),
    )
    .rounds(
      leafShade,
      64,
      traceCrowns(random, 320, 720, 70, () => -110),
    )
    .rounds(
      leaf,
      50,
      traceCrowns(random, -720, -100, 76, () => -190),
    );
  drawFerry(input, { x: 120, y: 150, size: 0.6, hull: '#f1ebdd' });
}

/** A long row of sandstone warehouses on a quay with fishing boats, below a broad bare mountain. */
export function drawWarehouseQuay({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  pen
    .fill(
      mixColors(paint('#7d8798'), haze, 0.4),
      'M-720 150Q-480 230-300 330Q-200 390-60 396Q120 400 240 330T720 170V0H-720z',
    )
    .fill(paint('#f1f2f0'), 'M-150 382Q-100 396-60 396Q60 398 140 376L100 366 60 380 10 362-40 378-90 364z', 0.8)
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 60V160Q-480 200-240 180T260 190T720 150V0H-720z')
    .rounds(
      mixColors(paint('#f1e9da'), haze, 0.25),
      13,
      traceCrowns(random, -680, 680, 42, () => 130),
    );
  const colors = ['#d9bd8f', '#cfae80', '#e3cba0', '#c9a678'];
  let index = 0;
  for (let x = -560; x < 540; x += 138, index++) {
    const stone = withBuilding(tones, colors[index % 4]!, '#7a7470');
    const high = 140 + ((index * 37) % 30);
    drawBlock(pen, stone, { x, y: 0, width: 138, height: high }, 0.1);
    pen.polygon(stone.roof, [x - 2, high], [x + 24, high + 40], [x + 114, high + 40], [x + 140, high]);
    drawWindows(pen, tones.window, [x + 66, 56, 120, high - 62], [4, 2, 14, 22]);
    pen.arch(tones.deep, x + 20, 0, 34, 26).arch(tones.deep, x + 84, 0, 34, 26);
  }
  pen
    .rect(paint('#a3947c'), -720, -24, 1440, 26)
    .rounds(tones.leaf, 56, 'M-500 40h0M-200 44h0M180 40h0M440 44h0')
    .rect(water, -720, -230, 1440, 208)
    .rounds(waterLight, 5, 'M-500-70h160M-100-60h200M260-80h180M-380-160h220M120-170h240', 0.6);
  for (const [x, y, s, color] of [
    [-380, -70, 1.8, '#c9483f'],
    [-120, -110, 2, '#2f6d8a'],
    [180, -80, 1.8, '#e8e0d0'],
    [400, -130, 2, '#3f8a6a'],
  ] as const) {
    drawBoat(pen, tones, x, y, s, color);
    pen
      .rect(paint('#f4efe4'), x - 24, y + 20, 44, 34)
      .rect(tones.window, x - 16, y + 32, 28, 12)
      .rect(paint('#6b5a4c'), x + 30, y + 20, 4, 90);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-300, 0],
      [-270, 0],
      [40, 0],
      [300, 0],
    ],
    0.9,
  );
}

/** Three great white buildings side by side on a waterfront: two clock towers with birds, a palace, and a dome. */
export function drawThreeGraces(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  drawTowerRow(input, { from: -700, to: 700, low: 40, high: 110, air: 0.5, walls: ['#b9c2ca', '#c9bfae'] });
  const stone = withBuilding(tones, '#d6cfc0', '#8f8a80');
  const white = withBuilding(tones, '#ece6d8', '#cfc7b6');
  const green = paint('#6f9a8a');
  drawBlock(pen, stone, { x: -390, y: 0, width: 270, height: 190 }, 0.2);
  drawWindows(pen, tones.window, [-262, 14, 250, 170], [11, 6, 11, 17]);
  pen.rect(stone.lit, -396, 150, 282, 7).rect(stone.lit, -396, 188, 282, 10);
  for (const x of [-340, -170]) {
    drawBlock(pen, stone, { x: x - 32, y: 196, width: 64, height: 76 }, 0.36);
    pen.circle(tones.isDusk ? tones.window : white.lit, x, 238, 24).stroke(tones.deep, 4, `M${x} 238v16M${x} 238h11`);
    drawBlock(pen, stone, { x: x - 23, y: 272, width: 46, height: 50 }, 0.36);
    drawDome(pen, { ...stone, roof: stone.lit, roofShade: stone.shade }, x, 322, 21, 26);
    pen.fill(green, `M${x - 5} 346l2 22-22 22 18-6 9-8 9 8 18 6-22-22 2-22z`);
  }
  drawBlock(pen, white, { x: -92, y: 0, width: 180, height: 160 }, 0.22);
  drawWindows(pen, tones.window, [-2, 12, 166, 140], [7, 5, 12, 17]);
  pen.rect(white.lit, -100, 156, 196, 12);
  drawBlock(pen, white, { x: 120, y: 0, width: 270, height: 150 }, 0.24);
  drawWindows(pen, tones.window, [250, 12, 250, 130], [10, 4, 12, 19]);
  pen.rect(white.lit, 112, 146, 286, 10);
  for (const x of [146, 366]) drawDome(pen, { ...white, roof: green, roofShade: paint('#4f7668') }, x, 156, 24, 26);
  drawBlock(pen, white, { x: 204, y: 156, width: 102, height: 56 }, 0.3);
  pen.dashes(white.lit, 46, [7, 8], 'M208 184H304');
  drawDome(pen, { ...white, roof: green, roofShade: paint('#4f7668') }, 255, 212, 46, 54);
  pen.rect(white.lit, 248, 264, 14, 26).rect(white.wall, 253, 290, 4, 18);
  drawHarbor(input);
  pen.rect(paint('#a89c8a'), -720, -20, 1440, 28).dashes(paint('#8a7f70'), 6, [3, 12], 'M-700 12H700');
  drawFerry(input, { x: -60, y: -130, size: 1.6, hull: '#3a3f4a' });
}

/** A lane with café tables and vines, below a rock with a temple of columns. */
export function drawTempleLane({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const marble = withBuilding(tones, '#f0e3c4', '#d9c49c');
  pen
    .fill(
      mixColors(paint('#b9a284'), haze, 0.16),
      'M-300 100L-270 250-200 300-160 350 170 350 210 300 280 250 320 100z',
    )
    .fill(mixColors(paint('#94806a'), haze, 0.16), 'M40 350l20-90-30-80 40-80h250l-40 150-70 50-40 50z', 0.6)
    .rect(marble.wall, -130, 346, 270, 14)
    .dashes(marble.lit, 70, [13, 12], 'M-118 395H132')
    .rect(marble.lit, -130, 430, 270, 13)
    .polygon(marble.lit, [-134, 442], [5, 480], [144, 442])
    .polygon(marble.shade, [-90, 446], [5, 470], [100, 446])
    .rounds(mixColors(leafShade, haze, 0.1), 60, 'M-260 130h0M-200 150h0M200 140h0M260 120h0')
    .rect(mixColors(paint('#e3cba0'), haze, 0.2), -230, -10, 460, 110)
    .polygon(mixColors(paint('#b8674a'), haze, 0.2), [-240, 98], [-200, 122], [200, 122], [240, 98])
    .arch(tones.deep, -20, -10, 40, 40);
  drawWindows(pen, tones.window, [0, 24, 400, 66], [8, 2, 14, 20]);
  drawFronts(pen, tones, {
    colors: ['#f1e3c4', '#e8b98a', '#f6efe0', '#d9a07a', '#efd9a8', '#f3ead6'],
    roof: '#b8674a',
    spans: [
      [720, 330, 330],
      [350, 200, 240],
      [215, 120, 190],
    ],
    shutters: '#4a8fa8',
  });
  pen
    .rect(paint('#cbbfa8'), -720, -230, 1440, 222)
    .polygon(paint('#ded3bd'), [-110, -10], [110, -10], [420, -230], [-420, -230])
    .stroke(leafShade, 20, 'M-250 170Q0 120 250 170', 0.9)
    .rounds(
      leaf,
      34,
      traceCrowns(random, -250, 250, 34, (x) => 146 + x * x * 0.0004),
    )
    .rounds(
      paint('#c9488a'),
      17,
      traceCrowns(random, -230, 240, 70, (x) => 132 + x * x * 0.0004),
    );
  for (const [x, y, cloth] of [
    [-300, -90, '#3f7fb5'],
    [-210, -50, '#f4efe4'],
    [290, -80, '#3f7fb5'],
    [200, -44, '#f4efe4'],
  ] as const)
    pen
      .rect(paint('#7d5f48'), x - 3, y - 40, 6, 44)
      .polygon(paint(cloth), [x - 46, y], [x - 38, y + 12], [x + 38, y + 12], [x + 46, y])
      .rounds(paint('#7d5f48'), 9, `M${x - 62} ${y - 30}v40M${x + 62} ${y - 30}v40`);
  drawWalkers(
    pen,
    tones,
    [
      [-40, -60],
      [-10, -62],
      [60, -110],
    ],
    1.5,
  );
}
