import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawChurchFront } from '../facades/churches.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawToppedTower } from '../facades/towers.js';
import { drawBlock, drawOnion, drawSteps } from '../parts.js';

/** A church in bands of pink and white with a round window, and flying buttresses at its side. */
export function drawClareChurch(input: MotifInput): void {
  const { pen, tones } = input;
  const stone = withBuilding(tones, '#f1e6da', '#b9714f');
  for (const [x, far] of [
    [-300, 120],
    [-250, 90],
    [-200, 60],
  ] as const) {
    pen.fill(stone.shade, `M${x} 0V110Q${x + far * 0.4} 200-90 210V180Q${x + far * 0.5} 170 ${x + 44} 90V0z`);
    pen.rect(stone.lit, x - 4, 96, 52, 10);
  }
  drawChurchFront(input, {
    stone: '#f1e6da',
    roof: '#b9714f',
    stripes: '#d99a94',
    nave: [120, 190, 100],
    rose: true,
    portals: 1,
    back: [[160, 54, 320, 'cone', 90]],
  });
}

/** A plain church with two doors at the top of a broad stair, and house towers behind. */
export function drawStairChurch(input: MotifInput): void {
  const { pen, tones } = input;
  const stone = withBuilding(tones, '#d6c3a2', '#b5714f');
  drawChurchFront(input, {
    stone: '#d6c3a2',
    roof: '#b5714f',
    nave: [112, 220, 70],
    aisles: [196, 170],
    back: [
      [-236, 48, 360, 'flat', 0],
      [250, 44, 330, 'flat', 0],
      [176, 40, 290, 'flat', 0],
    ],
  });
  pen.circle(stone.lit, 0, 190, 30).circle(stone.deep, 0, 190, 22);
  const top = drawSteps(pen, stone, 290, 9, 9, 14);
  for (const x of [-66, 66]) pen.rect(stone.lit, x - 22, top, 44, 66).rect(stone.deep, x - 16, top, 32, 60);
}

/** A hall of sandstone with a front of three gables between pilasters. */
export function drawThreeGables({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b483', '#a8714f');
  for (const [x, half, high, gable] of [
    [-178, 92, 150, 66],
    [178, 92, 150, 66],
    [0, 104, 190, 84],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y: 0, width: 2 * half, height: high }, 0.2);
    pen
      .polygon(stone.wall, [x - half, high], [x, high + gable], [x + half, high])
      .polygon(stone.shade, [x + half * 0.5, high], [x + half * 0.5, high + gable * 0.5], [x + half, high])
      .line(stone.lit, 8, [x - half - 4, high], [x, high + gable + 2], [x + half + 4, high])
      .rect(stone.lit, x - half, high - 8, 2 * half, 9)
      .rect(stone.lit, x - half, high * 0.52, 2 * half, 7);
    for (const side of [-1, 1])
      pen
        .rect(stone.lit, x + side * (half - 9) - 7, 0, 14, high)
        .polygon(stone.lit, [x + side * half - 9, high], [x + side * half, high + 60], [x + side * half + 9, high]);
    pen
      .arch(stone.lit, x - 32, 0, 64, high * 0.34)
      .arch(stone.deep, x - 24, 0, 48, high * 0.32)
      .arch(stone.window, x - 14, high * 0.62, 28, 30);
  }
}

/** A church with a dome of yellow, green and blue tiles under a hillside of pale houses. */
export function drawTileDome(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-720 0V330Q-560 470-380 430T-60 520T250 440T480 350L720 210V0z')
    .fill(leaf, 'M-720 0V230Q-500 380-300 330T40 400T360 300L720 120V0z');
  for (const [y, from, to] of [
    [220, -420, 380],
    [110, -500, 480],
    [0, -700, -210],
    [0, 190, 700],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 54,
      high: 90,
      narrow: 160,
      wide: 200,
      colors: ['#f3ead6', '#ecc9a8', '#e3a98f', '#f6f0e2', '#efd9a8'],
      roof: '#b9805f',
      air: y > 100 ? 0.2 : 0.06,
    });
  drawChurchFront(input, {
    stone: '#f4ecd9',
    roof: '#d9b83f',
    nave: [92, 130, 44],
    portals: 1,
    aisles: [150, 84],
    dome: [0, 140, 96, 96],
    towers: [[-176, 54, 236, 'dome', 26]],
  });
  pen
    .stroke(paint('#4f8a5a'), 11, 'M-84 216L-56 244-28 216 0 244 28 216 56 244 84 216')
    .stroke(paint('#3f6fa0'), 11, 'M-68 256L-40 280-14 256 14 280 40 256 66 280')
    .rect(paint('#c9b89a'), -740, -12, 1480, 14);
}

/** A convent behind a wall of white and red with crowned towers: gold domes, and a tall bell tower of red and white. */
export function drawNovodevichy(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  const white = withBuilding(tones, '#f4efe4', '#dcae42');
  const red = withBuilding(tones, '#b8503f', '#dcae42');
  drawBlock(pen, white, { x: -150, y: 60, width: 240, height: 140 }, 0.24);
  drawWindows(pen, white.window, [-30, 110, 220, 70], [5, 1, 12, 44], true);
  for (const [x, radius, base] of [
    [-120, 24, 240],
    [60, 24, 240],
    [-30, 34, 260],
  ] as const) {
    drawBlock(pen, white, { x: x - radius * 0.7, y: 196, width: radius * 1.4, height: base - 196 }, 0.36);
    const own = x === -30 ? white : withBuilding(tones, '#f4efe4', '#7f8a94');
    drawOnion(pen, own.roof, own.roofShade, x, base, radius, radius * 2.4);
    pen.rect(paint('#b58a3a'), x - 1, base + radius * 2.3, 3, 22);
  }
  for (const [level, half] of [
    [0, 44],
    [1, 39],
    [2, 34],
    [3, 28],
    [4, 22],
  ] as const) {
    const y = 60 + level * 64;
    drawBlock(pen, red, { x: 210 - half, y, width: 2 * half, height: 64 }, 0.36);
    pen.arch(white.lit, 210 - 15, y + 8, 30, 26).arch(red.deep, 210 - 9, y + 8, 18, 24);
    pen.rect(white.lit, 210 - half - 5, y + 56, 2 * half + 10, 9);
  }
  drawOnion(pen, white.roof, white.roofShade, 210, 380, 18, 54);
  drawBlock(pen, white, { x: -390, y: 0, width: 780, height: 74 }, 0.1);
  pen.dashes(red.wall, 16, [14, 10], 'M-390 82H390').rect(red.wall, -390, 66, 780, 7);
  for (const x of [-350, -120, 120, 350]) {
    drawBlock(pen, white, { x: x - 36, y: 0, width: 72, height: 96 }, 0.34);
    drawBlock(pen, red, { x: x - 38, y: 96, width: 76, height: 40 }, 0.34);
    pen
      .dashes(white.lit, 26, [10, 9], `M${x - 34} 112h70`)
      .dashes(red.wall, 14, [12, 8], `M${x - 38} 142h78`)
      .rect(white.deep, x - 5, 40, 10, 26);
  }
}

/** A dark Gothic front with gilding in the corner of a square, beside a white town hall with turrets. */
export function drawHolyBlood(input: MotifInput): void {
  const { pen, tones, random } = input;
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: -300,
    y: 0,
    low: 200,
    high: 220,
    colors: ['#a8604a', '#c9a080'],
    roof: '#7d5044',
  });
  const dark = withBuilding(tones, '#8f8478', '#4f565e');
  const gold = tones.paint('#dcb04a');
  drawToppedTower(pen, dark, [-262, 0, 40, 250], 'cone', 90);
  drawToppedTower(pen, dark, [-64, 0, 36, 230], 'cone', 80);
  drawBlock(pen, dark, { x: -244, y: 0, width: 168, height: 210 }, 0.2);
  for (const x of [-206, -160, -114])
    pen
      .pointedArch(gold, x - 19, 6, 38, 54)
      .pointedArch(dark.deep, x - 14, 6, 28, 52)
      .pointedArch(dark.window, x - 13, 118, 26, 40)
      .circle(gold, x, 102, 9);
  pen.rect(gold, -246, 92, 172, 5).rect(gold, -246, 198, 172, 7).dashes(dark.lit, 16, [7, 8], 'M-244 216H-76');
  drawPalaceFront(input, {
    wall: '#e6decb',
    roof: '#5f6670',
    body: [150, 190, 200, 'hip', 110],
    storeys: 2,
    bays: 8,
    round: true,
    towers: [
      [-34, 26, 270, 'cone', 70],
      [150, 24, 290, 'cone', 70],
      [334, 26, 270, 'cone', 70],
    ],
  });
  drawDome(pen, dark, -160, 210, 16, 14);
}
