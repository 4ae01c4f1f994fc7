import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBoats } from '../coves/parts.js';
import { drawBattlement, drawBlock, drawFlag } from '../parts.js';
import { drawFarSea, drawPeak } from '../sceneries/parts.js';
import { drawBoat } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A square tower with a wall among olive trees, high above a lake between mountains. */
export function drawOliveTower({ pen, tones }: MotifInput): void {
  const { paint, leafShade, leafLight } = tones;
  drawPeak(pen, tones, [-420, 400], 380, { color: '#6f869a', air: 0.4, snow: 0.2, base: 60 });
  drawPeak(pen, tones, [380, 430], 420, { color: '#6f869a', air: 0.36, snow: 0.24, base: 60 });
  drawPeak(pen, tones, [0, 320], 300, { color: '#7f93a3', air: 0.52, snow: 0.16, base: 60 });
  drawFarSea(pen, tones, 120, '#4f8fb0');
  pen
    .fill(fade(tones.haze, 0.3)(leafShade), 'M-720 120Q-520 190-380 150L-260 120zM720 130Q520 210 340 160L220 120z')
    .rounds(paint('#f3ead6'), 12, 'M-480 134h6M-450 130h8M-420 128h6M430 140h8M460 142h6M500 146h8')
    .fill(tones.ground, 'M-720-20Q-420 60-160 50T260 40T720-60V-240H-720z')
    .fill(tones.groundShade, 'M-720-110Q-300-30 40-70T720-150V-240H-720z');
  const stone = withBuilding(tones, '#b3a48c', '#8f8270');
  drawBlock(pen, stone, { x: -150, y: 40, width: 330, height: 66 }, 0.16);
  drawBattlement(pen, stone.wall, -150, 106, 330, 12);
  drawBlock(pen, stone, { x: -40, y: 40, width: 110, height: 250 }, 0.36);
  drawBattlement(pen, stone.wall, -46, 290, 122, 16);
  pen
    .rect(stone.deep, 4, 240, 14, 26)
    .rect(stone.deep, 4, 170, 14, 26)
    .rect(stone.deep, -6, 110, 34, 40)
    .polygon(paint('#7a5a42'), [-12, 110], [-120, 34], [-96, 34], [10, 110])
    .stroke(stone.deep, 3, 'M-4 160L-110 40');
  drawFlag(pen, stone.deep, paint('#c9483f'), 15, 306, 50);
  for (const [x, y, size] of [
    [-330, 20, 76],
    [-470, -60, 100],
    [300, 10, 80],
    [440, -60, 104],
    [-230, -110, 96],
    [240, -130, 100],
  ] as const)
    pen
      .rect(paint('#7d6a58'), x - 6, y - 30, 12, 60)
      .rounds(mixColors(leafShade, paint('#7f8f6a'), 0.5), size, `M${x - 16} ${y + 56}h32`)
      .rounds(mixColors(leafLight, paint('#b9c0a0'), 0.5), size * 0.4, `M${x - 24} ${y + 74}h20`);
}

/** A star of grassed ramparts behind a moat, with red barracks, a church and a windmill. */
export function drawMilledStar({ pen, tones }: MotifInput): void {
  const { leaf, leafLight, leafShade } = tones;
  const red = withBuilding(tones, '#b5503f', '#8f4a3c');
  for (const [x, wide] of [
    [-190, 170],
    [0, 170],
    [190, 170],
  ] as const) {
    drawBlock(pen, red, { x: x - wide / 2, y: 50, width: wide, height: 64 }, 0.2);
    pen.polygon(
      red.roof,
      [x - wide / 2 - 6, 114],
      [x - wide / 2 + 14, 148],
      [x + wide / 2 - 14, 148],
      [x + wide / 2 + 6, 114],
    );
    drawWindows(pen, tones.window, [x, 62, wide - 10, 44], [7, 2, 9, 13]);
  }
  const yellow = withBuilding(tones, '#e3b45a', '#7f9a8a');
  drawBlock(pen, yellow, { x: -36, y: 60, width: 60, height: 120 }, 0.3);
  drawCone(pen, yellow, -6, 180, 34, 50);
  const mill = withBuilding(tones, '#6a5a4c', '#4f4640');
  pen
    .polygon(mill.wall, [270, 60], [286, 170], [334, 170], [350, 60])
    .polygon(mill.shade, [322, 60], [318, 170], [334, 170], [350, 60])
    .fill(mill.roof, 'M280 168q30 50 60 0z')
    .stroke(mill.lit, 7, 'M228 104L392 268M228 268L392 104')
    .stroke(tones.paint('#e9dfcb'), 3, 'M240 96L404 260M220 256L384 92', 0.8);
  pen
    .polygon(
      leafShade,
      [-392, 0],
      [-330, 74],
      [-230, 60],
      [-150, 84],
      [-40, 62],
      [60, 84],
      [170, 62],
      [290, 80],
      [392, 0],
    )
    .polygon(leaf, [-392, 0], [-300, 50], [-200, 30], [-100, 56], [10, 34], [120, 56], [230, 32], [310, 50], [392, 0])
    .stroke(leafLight, 5, 'M-330 70L-230 58L-150 82L-40 60L60 82L170 60L290 78')
    .rect(red.deep, -16, 0, 32, 34)
    .arch(red.wall, -30, 0, 60, 30)
    .arch(red.deep, -18, 0, 36, 22);
}

/** A low fort of turf and stone with cannons and a small lighthouse, above a harbor with colored houses. */
export function drawGrassFort({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade } = tones;
  const green = mixColors(tones.leafLight, paint('#a9b872'), 0.5);
  pen
    .fill(fade(tones.haze, 0.4)(leafShade), 'M-720 120Q-500 300-260 220T140 280T500 200T720 240V100H-720z')
    .rounds(paint('#f1ede2'), 5, '');
  drawFarSea(pen, tones, 130, '#4f7f96');
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -180,
    y: 116,
    low: 40,
    high: 62,
    narrow: 50,
    wide: 74,
    colors: ['#b5483c', '#f1ede2', '#3f4852', '#d9a84a', '#f6f2e8'],
    roof: '#4f6a4c',
    air: 0.12,
  });
  pen.rect(paint('#8f8a84'), -720, 104, 560, 14);
  drawBoats(pen, tones, [
    [-330, 40],
    [-120, 74],
    [-520, 60],
  ]);
  pen
    .fill(green, 'M-420-80Q-300 60-120 76H420Q560 60 720 20V-240H-560z')
    .fill(mixColors(green, leafShade, 0.4), 'M-420-80Q-200-20 120-40T720-80V-240H-560z');
  const stone = withBuilding(tones, '#7f7a74', '#5f5a56');
  pen
    .polygon(stone.wall, [-150, 70], [-130, 120], [390, 120], [420, 70])
    .polygon(stone.shade, [280, 70], [276, 120], [390, 120], [420, 70])
    .polygon(green, [-136, 118], [-110, 140], [370, 140], [396, 118])
    .stroke(stone.deep, 3, 'M-140 92H404M-60 70v22M40 92v26M140 70v22M240 92v26M340 70v22', 0.5);
  const light = withBuilding(tones, '#f6f2e8', '#c4483c');
  pen
    .polygon(light.wall, [200, 138], [212, 300], [268, 300], [280, 138])
    .polygon(light.shade, [250, 138], [250, 300], [268, 300], [280, 138])
    .rect(light.roof, 202, 296, 76, 12)
    .rect(tones.isDusk ? tones.window : paint('#cfe0e4'), 218, 308, 44, 40)
    .rect(light.deep, 238, 308, 4, 40);
  drawCone(pen, light, 240, 348, 32, 32);
  for (const x of [-60, 60])
    pen
      .polygon(stone.deep, [x - 40, 148], [x - 44, 160], [x + 30, 168], [x + 34, 150])
      .circle(paint('#6b4f3a'), x + 12, 146, 14);
  drawWalkers(pen, tones, [
    [-200, -20],
    [-170, -24],
    [120, -80],
  ]);
}

/** A peninsula of rock in the sea with a castle on top, from which walls with towers run down to the harbor. */
export function drawWalledRock({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  drawFarSea(pen, tones, 120, '#2f86b0');
  const rock = withBuilding(tones, '#c9ad88', '#9a8068');
  pen
    .fill(rock.wall, 'M-520 60L-430 210-330 300-210 370-90 400 60 392 180 340 300 260 420 170 560 90 640 40H-520z')
    .fill(rock.shade, 'M60 392L180 340 300 260 420 170 560 90 640 40H200Q260 170 150 250T60 392z')
    .fill(leafShade, 'M-400 90Q-340 190-240 200T-60 250T120 220T240 110L60 60H-340z', 0.75)
    .rounds(leaf, 30, 'M-300 130h60M-180 170h70M-40 190h80M90 150h60M-220 96h80M0 110h90');
  const wall = withBuilding(tones, '#e0c9a0', '#b5835f');
  pen.stroke(wall.wall, 20, 'M-450 130L-340 280-210 360-90 404 60 398 170 350 290 270 250 200 330 130 430 84');
  pen.stroke(wall.shade, 5, 'M-444 120L-332 270-206 350-88 394 58 388 166 340 280 264');
  for (const [x, y] of [
    [-450, 130],
    [-340, 280],
    [-210, 360],
    [-90, 404],
    [60, 398],
    [170, 350],
    [290, 270],
    [250, 200],
    [330, 130],
  ] as const) {
    drawBlock(pen, wall, { x: x - 19, y: y - 14, width: 38, height: 46 }, 0.36);
    drawBattlement(pen, wall.wall, x - 19, y + 32, 38, 8);
  }
  drawFlag(pen, wall.deep, paint('#c9483f'), -14, 410, 56);
  drawHouseRow(pen, tones, random, {
    from: 60,
    to: 400,
    y: 52,
    low: 30,
    high: 48,
    narrow: 44,
    wide: 64,
    colors: ['#f6f0e2', '#ecdcc0', '#f1e6d0'],
    roof: '#b9674a',
  });
  const red = withBuilding(tones, '#b5604a', '#8f4a3c');
  pen
    .polygon(red.wall, [410, 30], [410, 150], [430, 160], [500, 160], [520, 150], [520, 30])
    .polygon(red.shade, [480, 30], [480, 160], [500, 160], [520, 150], [520, 30]);
  drawBattlement(pen, red.wall, 410, 156, 110, 12);
  pen.fill(paint('#efdcae'), 'M-720 40Q-600 70-460 50L-340-20Q-520 0-720-40z');
  drawBoat(pen, tones, 120, -60, 1.3, '#b5483c');
  drawBoat(pen, tones, -240, -100, 1.5, '#2f6d8a');
  drawBoats(pen, tones, [
    [330, -20],
    [480, -110],
  ]);
}

/** An eight-sided tower of red brick by a harbor, with walls that climb the hill behind. */
export function drawOctagonHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-720 60V240Q-480 400-220 440T240 330T720 120V60z')
    .fill(leaf, 'M-720 60V160Q-440 320-200 330T200 230T720 90V60z');
  const wall = withBuilding(tones, '#d9c09a', '#a8765a');
  pen.stroke(wall.wall, 18, 'M130 180L60 280-60 350-200 430-330 410');
  for (const [x, y] of [
    [60, 280],
    [-60, 350],
    [-200, 430],
    [-330, 410],
  ] as const) {
    drawBlock(pen, wall, { x: x - 20, y: y - 16, width: 40, height: 50 }, 0.36);
    drawBattlement(pen, wall.wall, x - 20, y + 34, 40, 8);
  }
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 0,
    y: 70,
    low: 40,
    high: 80,
    colors: ['#f6f0e2', '#ecd9bc', '#f1e3cc', '#e9c9a4'],
    roof: '#b9674a',
    air: 0.1,
  });
  drawHouseRow(pen, tones, random, {
    from: 300,
    to: 720,
    y: 70,
    low: 36,
    high: 60,
    colors: ['#f6f0e2', '#ecd9bc'],
    roof: '#b9674a',
    air: 0.1,
  });
  drawFarSea(pen, tones, 60, '#2f86a8');
  pen.rect(paint('#c9b89a'), -720, 44, 1440, 28);
  const stone = withBuilding(tones, '#d0b48c', '#a8765a');
  const brick = withBuilding(tones, '#bd5f48', '#8f4a3c');
  pen
    .polygon(stone.wall, [40, 40], [40, 190], [110, 200], [210, 200], [280, 190], [280, 40])
    .polygon(brick.wall, [40, 186], [40, 370], [110, 384], [210, 384], [280, 370], [280, 186], [210, 196], [110, 196])
    .polygon(stone.shade, [210, 40], [210, 200], [280, 190], [280, 40])
    .polygon(brick.shade, [210, 196], [210, 384], [280, 370], [280, 186])
    .polygon(brick.lit, [40, 186], [40, 370], [110, 384], [110, 196]);
  drawBattlement(pen, brick.wall, 40, 376, 240, 18);
  for (const x of [70, 160, 244])
    pen
      .arch(brick.deep, x - 8, 300, 16, 20)
      .rect(brick.deep, x - 4, 240, 8, 26)
      .rect(stone.deep, x - 4, 120, 8, 26);
  pen.arch(stone.deep, 138, 60, 44, 30);
  drawBoat(pen, tones, -300, -60, 1.6, '#8a5a3c');
  drawBoat(pen, tones, -60, -120, 1.8, '#f1eadb');
  drawBoat(pen, tones, 360, -80, 1.6, '#2f6d8a');
}

/** High walls of brick and stone with rows of window arches, the ruin of a Roman bath. */
export function drawBaths({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c99f7a', '#9a7a5c');
  const pale = withBuilding(tones, '#d9cbb0', '#a8977c');
  for (const [x, half, high, count] of [
    [-200, 90, 200, 2],
    [0, 116, 250, 3],
    [206, 90, 190, 2],
  ] as const) {
    pen.fill(stone.wall, `M${x - half} 0V${high - 20}l24 16 30-10 26 14 ${half - 60} 0 30-14 26 8 ${half - 76}-18V0z`);
    pen
      .stroke(
        pale.wall,
        5,
        `M${x - half} 12h${2 * half}M${x - half} 106h${2 * half}M${x - half} ${high - 28}h${2 * half}`,
      )
      .rect(stone.shade, x + half * 0.72, 0, half * 0.28, high - 24);
    for (let index = 0; index < count; index++)
      for (const y of [20, 114]) {
        const middle = Math.round(x - half + ((index + 0.5) * 2 * half) / count);
        if (y + 74 > high - 20) continue;
        pen.arch(stone.deep, middle - 22, y, 44, 44).arch(tones.sky[1], middle - 14, y, 32, 44);
      }
  }
  pen
    .fill(stone.shade, 'M-350 0V50q30 20 60 6v-56zM300 0V60q30 16 54-6V0z')
    .rect(pale.wall, -360, 0, 720, 12)
    .rect(pale.lit, -360, 10, 720, 4);
}
