import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** An Egyptian temple behind two free-standing gates in a row, mirrored in a shallow pool in a city park. */
export function drawGatePool({ pen, tones }: MotifInput): void {
  const { leaf, leafShade } = tones;
  pen
    .rounds(leafShade, 90, 'M-370 60h90M270 60h100')
    .rounds(leaf, 60, 'M-370 84h70M280 84h70')
    .rounds(leafShade, 40, 'M-240 30h50M190 30h50');
  const stone = withBuilding(tones, '#dcbf8c', '#b59660');
  drawBlock(pen, stone, { x: -190, y: 0, width: 380, height: 130 }, 0.2);
  pen
    .polygon(stone.lit, [-196, 130], [-206, 152], [206, 152], [196, 130])
    .rect(stone.deep, -60, 0, 120, 110)
    .dashes(stone.lit, 110, [16, 24], 'M-68 55H74');
  for (const [half, high, y] of [
    [64, 150, -6],
    [96, 210, -20],
  ] as const) {
    pen
      .polygon(stone.wall, [-half, y], [-half + 10, y + high], [-half + 44, y + high], [-half + 44, y])
      .polygon(stone.wall, [half, y], [half - 10, y + high], [half - 44, y + high], [half - 44, y])
      .polygon(stone.shade, [half, y], [half - 10, y + high], [half - 22, y + high], [half - 20, y])
      .rect(stone.wall, -half + 8, y + high - 40, 2 * half - 16, 40)
      .polygon(
        stone.lit,
        [-half + 4, y + high],
        [-half - 8, y + high + 22],
        [half + 8, y + high + 22],
        [half - 4, y + high],
      )
      .circle(tones.paint('#c98a4a'), 0, y + high - 18, 10);
  }
}

/** A whole Doric temple on a low hill of trees over the ruins of a market, with a rock and its temple far behind. */
export function drawMarketTemple({ pen, tones }: MotifInput): void {
  const { haze, leaf, leafShade, paint } = tones;
  const far = fade(haze, 0.3);
  pen
    .fill(far(paint('#b5a488')), 'M160 90L190 220 250 290 520 300 600 250 650 90z')
    .fill(far(paint('#e6dcc6')), 'M300 296H480V310H300zM296 356H484L390 384z')
    .dashes(far(paint('#e6dcc6')), 48, [9, 12], 'M306 332H478')
    .fill(leafShade, 'M-720 40Q-560 190-360 190T-40 170T200 70L720 80V-40H-720z')
    .rounds(leaf, 50, 'M-640 90h60M-520 130h70M-60 120h60M60 90h60M180 70h60')
    .rounds(leafShade, 60, 'M280 70h80M440 66h90M600 70h90');
  const stone = withBuilding(tones, '#e3cfa4', '#c4aa7c');
  pen
    .rect(stone.lit, -440, 160, 440, 12)
    .rect(stone.lit, -428, 172, 416, 10)
    .rect(stone.deep, -396, 182, 350, 100)
    .dashes(stone.wall, 104, [20, 20], 'M-414 234H-22')
    .dashes(stone.lit, 104, [8, 32], 'M-414 234H-22')
    .rect(stone.wall, -424, 284, 408, 26)
    .rect(stone.lit, -430, 308, 420, 9)
    .dashes(stone.shade, 16, [10, 14], 'M-418 296H-22')
    .polygon(stone.lit, [-430, 317], [-220, 364], [-10, 317])
    .polygon(stone.shade, [-390, 320], [-220, 356], [-50, 320]);
  pen.fill(tones.ground, 'M-720 60Q-400 20 0 44T720 30V-240H-720z');
  const ruin = withBuilding(tones, '#d9cbb0', '#a8977c');
  for (const [x, y, high] of [
    [-420, -20, 60],
    [-340, -30, 110],
    [-250, -40, 40],
    [220, -10, 90],
    [300, -20, 120],
    [390, -30, 50],
  ] as const)
    pen
      .rect(ruin.wall, x - 14, y, 28, high)
      .rect(ruin.shade, x + 4, y, 10, high)
      .rect(ruin.lit, x - 20, y - 6, 40, 9);
  pen
    .rect(ruin.wall, 60, -70, 180, 26)
    .rect(ruin.lit, 60, -46, 180, 6)
    .rect(ruin.wall, -200, -110, 130, 24)
    .rounds(leafShade, 26, 'M-560-30h40M470-60h50M-60-30h30M120-140h40');
  drawWalkers(pen, tones, [
    [-20, -90],
    [20, -94],
    [150, -30],
  ]);
}

/** The front of a Roman temple with six tall columns among the houses of a square, with a tower beside it. */
export function drawSixColumns({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#e3c4a8', '#b5714f');
  for (const [x, wide, high] of [
    [-390, 120, 190],
    [190, 110, 210],
    [300, 92, 180],
  ] as const) {
    drawBlock(pen, pink, { x, y: 0, width: wide, height: high }, 0.24);
    pen
      .polygon(pink.roof, [x - 6, high], [x + 16, high + 26], [x + wide - 16, high + 26], [x + wide + 6, high])
      .dashes(
        pink.window,
        30,
        [18, 24],
        `M${x + 16} ${high - 40}H${x + wide - 10}M${x + 16} ${high - 110}H${x + wide - 10}`,
      )
      .arch(pink.deep, x + wide / 2 - 16, 0, 32, 40);
  }
  drawBlock(pen, pink, { x: -268, y: 0, width: 80, height: 380 }, 0.36);
  drawBattlement(pen, pink.wall, -268, 380, 80, 10);
  pen
    .circle(tones.paint('#f6f0e0'), -228, 300, 22)
    .stroke(pink.deep, 4, 'M-228 300v15M-228 300h11')
    .arch(pink.deep, -242, 336, 28, 20);
  const stone = withBuilding(tones, '#ece0c8', '#c4b08c');
  pen.rect(stone.deep, -172, 50, 344, 196).arch(tones.window, -24, 50, 48, 90).rect(stone.shade, -172, 50, 344, 10);
  for (let step = 0; step < 4; step++)
    pen.rect(step % 2 ? stone.wall : stone.lit, -184 + step * 4, step * 13, 368 - step * 8, 13);
  for (const x of [-152, -92, -31, 31, 92, 152])
    pen
      .rect(stone.wall, x - 16, 70, 32, 160)
      .rect(stone.lit, x - 13, 70, 7, 160)
      .rect(stone.shade, x + 5, 70, 11, 160)
      .rect(stone.lit, x - 20, 50, 40, 22)
      .polygon(stone.lit, [x - 22, 250], [x + 22, 250], [x + 15, 226], [x - 15, 226]);
  pen
    .rect(stone.wall, -184, 250, 368, 24)
    .polygon(stone.lit, [-196, 274], [0, 338], [196, 274])
    .polygon(stone.shade, [-150, 279], [0, 326], [150, 279]);
}

/** A church of brick and stone in bands with drums of windows, and a minaret at its corner. */
export function drawChoraChurch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b99a', '#8f8a84');
  const brick = withBuilding(tones, '#b87a5c', '#8f8a84');
  drawBlock(pen, stone, { x: -270, y: 0, width: 540, height: 150 }, 0.2);
  pen.stroke(brick.wall, 9, 'M-270 24H270M-270 54H270M-270 84H270M-270 114H270', 0.8);
  for (const x of [-220, -132, -44, 44, 132, 220])
    pen
      .arch(brick.wall, x - 36, 0, 72, 112)
      .arch(stone.wall, x - 28, 0, 56, 110)
      .arch(stone.window, x - 12, 60, 24, 44);
  pen.fill(stone.roof, 'M-276 148q46 44 92 0q46 44 92 0q46 44 92 0q46 44 92 0q46 44 92 0q46 44 92 0z');
  for (const [x, radius, base] of [
    [-150, 44, 170],
    [170, 40, 166],
    [10, 78, 186],
  ] as const) {
    drawBlock(pen, brick, { x: x - radius, y: base - 24, width: 2 * radius, height: radius + 24 }, 0.32);
    const count = Math.round(radius / 8);
    for (let index = 0; index < count; index++)
      pen.arch(stone.window, Math.round(x - radius + ((index + 0.5) * 2 * radius) / count) - 5, base, 10, radius * 0.5);
    drawDome(pen, stone, x, base + radius, radius + 3, radius * 0.62);
  }
  drawBlock(pen, withBuilding(tones, '#efe6d6', '#7d8a90'), { x: 284, y: 0, width: 30, height: 330 }, 0.4);
  const light = withBuilding(tones, '#efe6d6', '#7d8a90');
  pen
    .rect(light.lit, 274, 240, 50, 12)
    .polygon(light.roof, [280, 330], [299, 410], [318, 330])
    .rect(light.deep, 298, 408, 3, 16);
}
