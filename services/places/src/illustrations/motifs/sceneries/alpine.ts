import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawPagoda } from '../temples.js';
import { traceFirs } from '../wonders/parts.js';
import { drawCrowns, drawDrumTower, drawGround, drawPeak } from './parts.js';

/** A white castle with slender towers on a wooded crag before high mountains. */
export function drawNeuschwanstein({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint } = tones;
  drawPeak(pen, tones, [-430, 470], 330, { air: 0.4, snow: 0.4 });
  drawPeak(pen, tones, [400, 520], 380, { air: 0.4, snow: 0.42 });
  drawPeak(pen, tones, [30, 380], 300, { air: 0.52, snow: 0.3 });
  drawPeak(pen, tones, [-640, 330], 300, { color: '#5f7a72', air: 0.24, snow: 0 });
  drawPeak(pen, tones, [660, 340], 340, { color: '#5f7a72', air: 0.24, snow: 0 });
  pen.fill(leafShade, 'M-720 70Q-420 130-240 110H300Q520 130 720 60V-240H-720z');
  const rock = withBuilding(tones, '#b3aa9b', '#8a8174');
  pen
    .polygon(rock.wall, [-330, -240], [-250, 60], [-210, 150], [230, 150], [262, 40], [340, -240])
    .polygon(rock.shade, [40, -240], [80, 150], [230, 150], [262, 40], [340, -240])
    .stroke(
      rock.deep,
      4,
      'M-190 140L-220 10M-110 140L-120 20M-20 140L-4 0M60 140L40 30M140 140L160 10M205 140L226 30',
      0.3,
    );
  const white = withBuilding(tones, '#f2eee4', '#66788c');
  const tower = (x: number, y: number, wide: number, high: number, roof: number) =>
    drawPointedTower(pen, white, [x, y, wide, high], roof);
  tower(-150, 140, 44, 300, 84);
  tower(84, 140, 30, 200, 66);
  drawBlock(pen, white, { x: -120, y: 136, width: 190, height: 150 }, 0.24);
  drawHipRoof(pen, white, [-25, 286, 198, 84], 44);
  drawWindows(pen, white.window, [-32, 150, 170, 130], [6, 4, 10, 20], true);
  tower(-112, 240, 22, 84, 54);
  tower(66, 140, 34, 170, 62);
  tower(-56, 330, 14, 40, 34);
  drawBlock(pen, white, { x: 70, y: 136, width: 110, height: 92 }, 0.3);
  drawHipRoof(pen, white, [125, 228, 118, 46], 30);
  drawWindows(pen, white.window, [120, 146, 94, 76], [4, 2, 9, 18], true);
  const brick = withBuilding(tones, '#c98a6c', '#66788c');
  drawBlock(pen, brick, { x: 176, y: 130, width: 76, height: 64 }, 0.3);
  pen.dashes(brick.lit, 10, [8, 6], 'M176 198h76').arch(brick.deep, 202, 130, 24, 22);
  tower(176, 132, 22, 86, 40);
  tower(252, 128, 24, 84, 44);
  pen
    .fill(
      leafShade,
      traceFirs(random, [-330, 360], 120, (x) => -40 + Math.abs(x) * 0.1),
    )
    .fill(leaf, traceFirs(random, [-720, -240], 150, () => -30) + traceFirs(random, [280, 720], 150, () => -30))
    .fill(leafShade, 'M-720 0Q-400-10-100-36T400-30T720-10V-240H-720z')
    .fill(
      leaf,
      traceFirs(random, [-700, 700], 130, (x) => -190 + Math.abs(x) * 0.12),
    );
  pen
    .fill(leafLight, 'M-720-190Q-200-170 200-200T720-190V-240H-720z')
    .rounds(paint('#f4efe4'), 5, 'M-60 480l8 6l8-6M20 440l7 5l7-5', 0.5);
}

/** A stone church and its bell tower on a green shoulder before a high white mountain. */
export function drawGergeti({ pen, tones, random }: MotifInput): void {
  drawPeak(pen, tones, [40, 570], 520, { color: '#8390a6', air: 0.26, snow: 0.56 });
  drawPeak(pen, tones, [-480, 330], 380, { color: '#7c8a7c', air: 0.34, snow: 0.2 });
  drawPeak(pen, tones, [560, 350], 360, { color: '#7c8a7c', air: 0.34, snow: 0.2 });
  pen
    .fill(tones.paint('#7f9a62'), 'M-720 20Q-420 90-180 118H150Q420 90 720 0V-240H-720z')
    .fill(tones.paint('#66844f'), 'M-720-40Q-300 60 60 20T720-60V-240H-720z')
    .fill(
      tones.leafShade,
      traceFirs(random, [-720, -380], 90, () => -70) + traceFirs(random, [360, 720], 90, () => -80),
    )
    .stroke(tones.paint('#d9c9a0'), 12, 'M-30 116Q-120 40 40-20T-60-230');
  drawDrumTower(pen, withBuilding(tones, '#a8947c', '#8f8478'), { x: 30, y: 112, size: 1.1 });
  const stone = withBuilding(tones, '#a8947c', '#8f8478');
  drawBlock(pen, stone, { x: -150, y: 112, width: 50, height: 66 }, 0.34);
  drawPointedTower(pen, stone, [-125, 176, 38, 34], 40);
  pen.rect(stone.shade, -190, 104, 380, 14);
}

/** A red pagoda among cherry blossom above a town, and a snow-capped cone beyond. */
export function drawChureito(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze } = tones;
  drawPeak(pen, tones, [-250, 430], 560, { color: '#6f86a8', air: 0.3, snow: 0.36, base: 20 });
  pen.fill(haze, 'M-720 30Q-300 80 0 60T720 40V0H-720z', 0.7);
  pen
    .rect(paint('#a9b2b5'), -720, -60, 1440, 100)
    .dashes(paint('#d9d3c8'), 14, [16, 12], 'M-720 10H720M-700-14H720M-720-38H720');
  drawGround(pen, paint('#7f8f62'), -60);
  for (const [x, y, size] of [
    [-640, -100, 150],
    [-480, -150, 130],
    [-300, -180, 110],
    [420, -60, 170],
    [580, -120, 150],
    [330, -150, 110],
    [690, -30, 120],
  ] as const)
    pen
      .rect(paint('#6f5548'), x - 6, y - 60, 12, 90)
      .rounds(paint('#d99fb0'), size, `M${x - 30} ${y + 30}h60`)
      .rounds(paint('#f0c4cf'), size * 0.7, `M${x - 40} ${y + 50}h44`)
      .rounds(paint('#fbe3e6'), size * 0.2, `M${x - 50} ${y + 74}h20M${x + 20} ${y + 50}h12`);
  drawPagoda(input);
  drawCrowns(
    pen,
    { ...tones, leaf: paint('#f0c4cf'), leafShade: paint('#d99fb0'), leafLight: paint('#fbe3e6') },
    random,
    [-160, 190],
    -70,
    70,
  );
}
