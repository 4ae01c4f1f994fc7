import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow } from '../buildings/parts.js';
import { drawHarbor } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawBoat, drawSail, traceCrowns } from './parts.js';

/** A white temple front and a detached round bell tower on a square, below a green hill with a red brick tower. */
export function drawBelfryHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const white = withBuilding(tones, '#f6f2e8', '#c9cdd0');
  const brick = withBuilding(tones, '#b5604a', '#8a4a3c');
  pen.fill(mixColors(leaf, haze, 0.12), 'M-100 20Q40 60 150 200Q220 280 320 280Q420 270 500 150T720 40V0H-100z').rounds(
    leafShade,
    46,
    traceCrowns(random, 60, 620, 60, (x) => 150 - Math.abs(x - 320) * 0.42),
  );
  pen
    .rect(brick.wall, 276, 270, 92, 96)
    .rect(brick.shade, 336, 270, 32, 96)
    .dashes(brick.wall, 14, [13, 10], 'M274 372h96')
    .rect(tones.window, 300, 310, 16, 24)
    .rect(paint('#8a8680'), 320, 370, 3, 66)
    .rect(paint('#e8b93f'), 323, 420, 40, 8)
    .rect(paint('#3f8a5a'), 323, 412, 40, 8)
    .rect(paint('#c9403a'), 323, 404, 40, 8);
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 10,
    low: 60,
    high: 96,
    colors: ['#f0dfbf', '#e3c79c', '#f3ead6'],
    roof: '#b5583f',
    air: 0.3,
  });
  drawBlock(pen, white, { x: -150, y: 0, width: 380, height: 170 }, 0.16);
  pen
    .polygon(white.lit, [-164, 170], [-20, 240], [124, 170])
    .polygon(white.shade, [-118, 178], [-20, 224], [78, 178])
    .rect(white.lit, -168, 160, 404, 14)
    .rect(white.deep, -140, 0, 250, 158)
    .polygon(white.roof, [124, 174], [140, 196], [232, 196], [236, 174]);
  for (let column = 0; column < 6; column++)
    drawBlock(pen, white, { x: -146 + column * 48, y: 0, width: 24, height: 160 }, 0.4);
  for (const x of [-20, -150, 110])
    pen
      .fill(paint('#e9e4d8'), `M${x - 10} ${x === -20 ? 236 : 172}h20l-4 46h-12z`)
      .circle(paint('#e9e4d8'), x, x === -20 ? 290 : 226, 8);
  drawBlock(pen, white, { x: -410, y: 0, width: 110, height: 120 }, 0.4);
  for (const [wide, y, high] of [
    [88, 120, 80],
    [72, 200, 70],
    [54, 270, 60],
  ] as const) {
    drawBlock(pen, white, { x: -355 - wide / 2, y, width: wide, height: high }, 0.4);
    pen
      .rect(white.lit, -355 - wide / 2 - 5, y + high - 8, wide + 10, 9)
      .arch(tones.window, -365, y + 16, 20, high * 0.4);
  }
  pen.polygon(white.roof, [-388, 330], [-362, 366], [-358, 420], [-352, 420], [-348, 366], [-322, 330]);
  pen
    .rect(paint('#cfc4b2'), -720, -230, 1440, 232)
    .dashes(paint('#bdb19d'), 5, [70, 24], 'M-700-50H700M-660-110H700M-700-180H700');
  drawWalkers(
    pen,
    tones,
    [
      [-260, -40],
      [-230, -44],
      [-40, -70],
      [180, -60],
      [330, -80],
      [360, -84],
    ],
    1.4,
  );
}

/** Honey-colored bastions above a deep harbor, crowned by a great dome and a spire, with balconies of wood. */
export function drawBastionHarbor(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint } = tones;
  const stone = withBuilding(tones, '#e3c48f', '#c9a670');
  for (const [y, from, to] of [
    [200, -330, 330],
    [130, -480, 480],
    [60, -600, 600],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 60,
      high: 90,
      narrow: 72,
      wide: 110,
      colors: ['#ecd3a0', '#e0bf88', '#f0dcb4', '#d9b47a'],
      roof: '#d9b880',
      air: y > 100 ? 0.12 : 0,
    });
  drawBlock(pen, stone, { x: -70, y: 240, width: 140, height: 70 }, 0.3);
  pen.dashes(tones.window, 40, [11, 15], 'M-62 278H66');
  drawDome(pen, { ...stone, roof: paint('#e0c9a4'), roofShade: paint('#a88f6c') }, 0, 310, 74, 104);
  pen.rect(stone.lit, -9, 410, 18, 34).dome(stone.wall, 0, 444, 10, 12);
  drawBlock(pen, stone, { x: -190, y: 230, width: 52, height: 150 }, 0.36);
  drawCone(pen, { ...stone, roof: paint('#d9c09a'), roofShade: paint('#a88f6c') }, -164, 380, 28, 150);
  pen
    .rounds(paint('#3f8a5a'), 15, 'M-400 100v22M-160 96v22M120 100v22M350 96v22')
    .rounds(paint('#b5403a'), 15, 'M-280 100v22M-40 100v22M240 100v22M470 100v22');
  pen
    .polygon(
      stone.wall,
      [-720, -60],
      [-720, 30],
      [-520, 50],
      [-480, 74],
      [-160, 74],
      [-130, 44],
      [120, 44],
      [150, 80],
      [460, 80],
      [520, 40],
      [720, 30],
      [720, -60],
    )
    .polygon(stone.shade, [-130, 44], [120, 44], [150, 80], [90, -40], [-100, -40])
    .polygon(stone.shade, [460, 80], [520, 40], [720, 30], [720, -40], [560, -40])
    .stroke(stone.lit, 7, 'M-720 30L-520 50L-480 74H-160L-130 44H120L150 80H460L520 40L720 30')
    .dashes(stone.deep, 26, [20, 60], 'M-460 26H-180M180 30H440')
    .rect(stone.lit, 300, 80, 40, 34)
    .dome(stone.wall, 320, 114, 22, 22);
  drawHarbor(input);
  pen.rect(stone.shade, -720, -40, 1440, 24);
  for (const [x, y, color] of [
    [-360, -90, '#3f7fb5'],
    [120, -120, '#c9483f'],
    [360, -84, '#3f7fb5'],
  ] as const) {
    drawBoat(pen, tones, x, y, 1.8, color);
    pen
      .rect(paint('#f0c24a'), x - 60, y + 10, 120, 9)
      .fill(paint('#f0c24a'), `M${x - 70} ${y + 14}l-6 40h10l10-36zM${x + 70} ${y + 14}l6 40h-10l-10-36z`);
  }
  drawSail(pen, tones, -120, -160, 1.8);
}

/** Arches of a bastion garden that frame a deep harbor with a fort on the other shore. */
export function drawArchTerrace({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight, haze } = tones;
  const stone = withBuilding(tones, '#e6cb98', '#c9a670');
  pen.rect(water, -720, -20, 1440, 200).rounds(waterLight, 5, 'M-420 90h140M-120 60h160M180 100h160', 0.6);
  drawHouseRow(pen, tones, random, {
    from: -560,
    to: 560,
    y: 200,
    low: 30,
    high: 60,
    colors: ['#ecd3a0', '#e0bf88', '#f0dcb4'],
    roof: '#d9b880',
    air: 0.25,
  });
  const fort = (color: string) => mixColors(color, haze, 0.16);
  pen
    .polygon(
      fort(stone.wall),
      [-560, 110],
      [-540, 210],
      [-80, 210],
      [-60, 250],
      [120, 250],
      [150, 206],
      [520, 206],
      [560, 110],
    )
    .polygon(fort(stone.shade), [120, 250], [150, 206], [520, 206], [560, 110], [170, 110])
    .rect(fort(stone.lit), -60, 250, 180, 9);
  drawBlock(pen, stone, { x: 0, y: 256, width: 40, height: 60 }, 0.4);
  drawDome(pen, { ...stone, roof: paint('#b5553f'), roofShade: paint('#8a4236') }, -240, 258, 36, 40);
  drawSail(pen, tones, -230, 60, 0.9);
  drawSail(pen, tones, 250, 30, 1);
  pen.fill(
    stone.wall,
    'M-720-20V480H720V-20H560V230a110 110 0 0 1-220 0V-20H240V230a120 120 0 0 1-240 0 120 120 0 0 1-240 0V-20H-330V230a110 110 0 0 1-220 0V-20z',
  );
  pen.rect(stone.lit, -720, 440, 1440, 14).rect(stone.lit, -720, 474, 1440, 16).rect(stone.shade, -720, 452, 1440, 8);
  pen
    .rect(stone.lit, -26, 214, 52, 14)
    .rect(stone.lit, -340, 214, 106, 14)
    .rect(stone.lit, 236, 214, 108, 14)
    .rect(stone.wall, -26, -20, 44, 236)
    .rect(stone.shade, 4, -20, 14, 236);
  pen
    .rect(paint('#d6bf94'), -720, -230, 1440, 214)
    .dashes(paint('#c2a97e'), 5, [80, 26], 'M-700-70H700M-660-130H700')
    .rect(leafShade, -640, -60, 200, 56)
    .rect(leafShade, 440, -60, 200, 56)
    .rounds(
      leaf,
      40,
      traceCrowns(random, -630, -450, 40, () => -4),
    )
    .rounds(
      leaf,
      40,
      traceCrowns(random, 450, 640, 40, () => -4),
    )
    .rounds(paint('#d9486a'), 14, 'M-600 0h0M-550 6h0M-490 2h0M480 4h0M540 0h0M600 6h0');
  drawWalkers(
    pen,
    tones,
    [
      [-140, -40],
      [-106, -44],
      [120, -36],
      [330, -70],
    ],
    1.8,
  );
}
