import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawBoat, drawGables, drawWallTower, traceCrowns } from './parts.js';

/** A fortress on a bare ridge, wooden balconies on a cliff below it, and brick domes of baths in front. */
export function drawBathDomes({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const wall = withBuilding(tones, '#c9a67c', '#8f6f52');
  pen
    .fill(mixColors(paint('#a89a7c'), haze, 0.3), 'M-720 140Q-560 250-420 300T-120 340T160 320T420 230T720 170V0H-720z')
    .fill(mixColors(leafShade, haze, 0.2), 'M-720 100Q-500 190-300 190T60 220T400 150T720 110V0H-720z')
    .polygon(
      wall.wall,
      [-330, 280],
      [-330, 350],
      [-180, 372],
      [-60, 380],
      [80, 372],
      [200, 340],
      [200, 280],
      [80, 300],
      [-120, 300],
    )
    .dashes(wall.wall, 13, [12, 9], 'M-330 356L-180 378L-60 386L80 378L200 346');
  for (const [x, y, half, high] of [
    [-330, 270, 30, 110],
    [-130, 300, 26, 110],
    [60, 300, 30, 100],
    [200, 270, 34, 110],
  ] as const) {
    drawBlock(pen, wall, { x: x - half, y, width: 2 * half, height: high }, 0.4);
    pen.dashes(wall.wall, 12, [11, 8], `M${x - half} ${y + high + 6}h${2 * half}`);
  }
  const church = withBuilding(tones, '#d9bd94', '#8a5f4c');
  drawBlock(pen, church, { x: -66, y: 320, width: 60, height: 60 }, 0.3);
  drawBlock(pen, church, { x: -52, y: 380, width: 32, height: 40 }, 0.4);
  drawCone(pen, church, -36, 420, 22, 54);
  pen.rect(church.lit, -38, 474, 3, 20);
  for (const [y, from, to] of [
    [130, -480, 520],
    [56, -560, 600],
  ] as const) {
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 76,
      high: 104,
      narrow: 110,
      wide: 160,
      colors: ['#c9887a', '#8fb0b5', '#e6cf9f', '#b9c9a0', '#e3b48f'],
      roof: '#9c5a48',
    });
    const wood = paint('#8a5a40');
    pen
      .rect(wood, from, y + 44, to - from + 60, 6)
      .dashes(wood, 40, [5, 15], `M${from} ${y + 66}H${to + 60}`)
      .dashes(wood, 18, [3, 5], `M${from} ${y + 54}H${to + 60}`);
  }
  const brick = withBuilding(tones, '#c9936c', '#b87a56');
  pen
    .rect(brick.wall, -720, -40, 1440, 100)
    .dashes(brick.shade, 34, [26, 60], 'M-690 0H700')
    .rect(brick.lit, -720, 54, 1440, 8);
  for (const [x, y, radius] of [
    [-420, 60, 84],
    [-190, 60, 96],
    [60, 60, 104],
    [310, 60, 92],
    [-300, -30, 92],
    [-60, -40, 110],
    [200, -36, 104],
    [460, -30, 96],
  ] as const) {
    drawDome(pen, y < 0 ? { ...brick, roof: brick.lit } : brick, x, y, radius, radius * 0.74);
    pen
      .stroke(
        brick.deep,
        2,
        `M${x - Math.round(radius * 0.92)} ${Math.round(y + radius * 0.26)}q${Math.round(radius * 0.92)} 26 ${Math.round(radius * 1.84)} 0M${x - Math.round(radius * 0.7)} ${Math.round(y + radius * 0.5)}q${Math.round(radius * 0.7)} 20 ${Math.round(radius * 1.4)} 0`,
        0.35,
      )
      .rect(brick.wall, x - 13, y + radius * 0.7, 26, 20)
      .dome(brick.shade, x, y + radius * 0.7 + 20, 15, 10);
  }
  pen
    .fill(paint('#c4a27c'), 'M-720-30Q-200-50 200-40T720-36V-230H-720z')
    .rounds(mixColors(haze, '#ffffff', 0.4), 20, 'M-60 60q-20 40 10 70t0 70M200 60q-20 40 10 60t0 60', 0.35);
  drawWalkers(
    pen,
    tones,
    [
      [-330, -120],
      [-296, -124],
      [150, -130],
      [390, -120],
    ],
    1.5,
  );
}

/** Stepped gables along a quay with three old towers in a row behind them. */
export function drawThreeTowerQuay({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const gray = withBuilding(tones, '#c9bfae', '#6f7a86');
  const air = (color: string) => mixColors(color, haze, 0.14);
  const far = {
    ...gray,
    wall: air(gray.wall),
    shade: air(gray.shade),
    lit: air(gray.lit),
    roof: air(gray.roof),
    roofShade: air(gray.roofShade),
  };
  for (const [x, wide, high] of [
    [-250, 84, 300],
    [10, 66, 320],
    [250, 90, 290],
  ] as const) {
    drawBlock(pen, far, { x: x - wide / 2, y: 60, width: wide, height: high }, 0.36);
    drawWindows(pen, tones.window, [x - 4, 150, wide - 14, high - 100], [2, 3, 12, 40], true);
    for (const side of [-1, 1]) drawCone(pen, far, x + side * (wide / 2 - 8), 60 + high, 10, 46);
    pen.rect(far.lit, x - wide / 2 - 4, 54 + high, wide + 8, 8);
  }
  drawCone(pen, far, 10, 380, 28, 70);
  pen.rounds(paint('#e0b24a'), 10, 'M10 456h0').rect(far.deep, 8, 440, 4, 20);
  drawCone(pen, far, -250, 360, 30, 40);
  pen.polygon(far.roof, [-380, 60], [-350, 190], [-210, 190], [-190, 60]);
  const colors = ['#b5705a', '#d9c49a', '#c98a68', '#e6dcc4', '#a3604e', '#cfb088'];
  let index = Math.floor(random.between(0, 6));
  for (let x = -620; x < 620; index++) {
    const [width, high] = [Math.round(random.between(90, 116)), Math.round(random.between(120, 166))];
    const house = withBuilding(tones, colors[index % 6]!, '#7a4a3f');
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.12);
    for (let step = 1; step <= 4; step++)
      pen.rect(house.wall, x + (step * width) / 11, high + (step - 1) * 17, width - (2 * step * width) / 11, 18);
    drawWindows(pen, tones.window, [x + width * 0.46, 40, width * 0.84, high - 42], [3, 2, 16, 32], true);
    pen
      .rect(house.lit, x, 34, width, 5)
      .rect(tones.deep, x + width / 2 - 10, 0, 20, 30)
      .arch(tones.window, x + width / 2 - 8, high + 12, 16, 18);
    x += width;
  }
  pen
    .rect(paint('#a89a86'), -720, -30, 1440, 32)
    .rect(paint('#8a7d6c'), -720, -30, 1440, 10)
    .rect(tones.water, -720, -230, 1440, 202)
    .rounds(tones.waterLight, 5, 'M-460-80h180M-60-70h160M240-100h200M-300-160h220M120-180h220', 0.6);
  drawBoat(pen, tones, -240, -90, 1.8, '#3f5a4a');
  drawBoat(pen, tones, 230, -110, 2, '#7a4a3f');
  drawWalkers(
    pen,
    tones,
    [
      [-440, 0],
      [-410, 0],
      [-90, 0],
      [330, 0],
      [360, 0],
    ],
    0.9,
  );
}

/** A town wall with round towers under red cones, and slender spires and steep red roofs behind it. */
export function drawConeTowerTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(mixColors(leafShade, haze, 0.5), 'M-720 90Q-300 130 100 110T720 100V0H-720z');
  const church = withBuilding(tones, '#efe8d8', '#5f7a72');
  for (const [x, high, spire] of [
    [-150, 220, 220],
    [230, 170, 150],
  ] as const) {
    drawBlock(pen, church, { x: x - 34, y: 80, width: 68, height: high }, 0.36);
    pen.rect(tones.window, x - 14, 60 + high, 14, 30);
    drawCone(pen, church, x, 80 + high, 36, spire);
    pen.polygon(paint('#b5583f'), [x + 34, 80], [x + 40, 190], [x + 150, 190], [x + 176, 80]);
  }
  const dome = withBuilding(tones, '#f3eadb', '#4a525c');
  drawBlock(pen, dome, { x: -440, y: 140, width: 130, height: 70 }, 0.3);
  for (const [x, radius, y] of [
    [-375, 27, 226],
    [-422, 16, 212],
    [-328, 16, 212],
  ] as const) {
    pen.rect(dome.wall, x - radius * 0.7, y - 20, radius * 1.4, 24);
    drawDome(pen, dome, x, y, radius, radius * 1.2);
    pen.rect(dome.lit, x - 1, y + radius * 1.1, 3, 22);
  }
  pen.fill(mixColors(leaf, haze, 0.2), 'M-560 60Q-480 140-380 150T-240 60z');
  for (const [y, from, to] of [
    [110, -260, 420],
    [60, -420, 520],
  ] as const)
    drawGables(pen, tones, random, {
      from,
      to,
      y,
      low: 40,
      high: 70,
      narrow: 64,
      wide: 96,
      colors: ['#f1e6cc', '#e3b98a', '#d9d0bc', '#efd0a0', '#cfd6cc'],
      roof: '#b5533c',
    });
  const stone = withBuilding(tones, '#c4baa6', '#b5482f');
  pen
    .rect(stone.wall, -720, -20, 1440, 96)
    .rect(stone.lit, -720, 70, 1440, 8)
    .polygon(stone.roof, [-720, 78], [-720, 92], [720, 92], [720, 78])
    .dashes(stone.deep, 12, [5, 40], 'M-700 44H700');
  for (const [x, half, high] of [
    [-480, 44, 150],
    [-230, 52, 190],
    [60, 46, 160],
    [330, 56, 200],
    [560, 44, 150],
  ] as const)
    drawWallTower(pen, stone, x, -30, half, high);
  pen
    .fill(leaf, 'M-720-10Q-300-40 100-24T720-20V-230H-720z')
    .rounds(
      leafShade,
      60,
      traceCrowns(random, -700, 700, 150, () => -40),
    )
    .rounds(
      tones.leafLight,
      40,
      traceCrowns(random, -700, 700, 190, () => -30),
    )
    .polygon(paint('#d6c6a6'), [-30, -30], [20, -30], [140, -230], [-200, -230]);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -110],
      [-30, -114],
      [60, -160],
    ],
    1.5,
  );
}
