import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Draws a white lighthouse. */
function drawLight(pen: Pen, tones: Tones, x: number, base: number, high: number, cap: string): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f6f3ea', cap);
  pen
    .polygon(white.wall, [x - 34, base], [x - 20, base + high], [x + 20, base + high], [x + 34, base])
    .polygon(white.shade, [x + 8, base], [x + 6, base + high], [x + 20, base + high], [x + 34, base])
    .rect(paint('#4a5058'), x - 30, base + high, 60, 9)
    .rect(tones.isDusk ? tones.window : paint('#dfeaec'), x - 17, base + high + 9, 34, 34)
    .dome(white.roof, x, base + high + 43, 22, 24)
    .rect(white.roof, x - 2, base + high + 64, 4, 20)
    .rect(tones.window, x - 6, base + high * 0.6, 12, 22)
    .rect(tones.window, x - 6, base + high * 0.3, 12, 22);
}

/** A white lighthouse that rises from ruined convent walls in a quarter of low houses. */
export function drawConventLight({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#b5a88e', '#8a7f6a');
  const walls = ['#e8d0a8', '#d9a58a', '#f1e9d8', '#c9cfc4'];
  for (const [index, x] of [-560, -420, 400, 540].entries()) {
    const wall = withBuilding(tones, walls[index % 4]!, '#a8604a');
    drawBlock(pen, wall, { x: x - 70, y: 0, width: 140, height: 90 }, 0.12);
    pen
      .polygon(wall.roof, [x - 80, 88], [x - 60, 118], [x + 60, 118], [x + 80, 88])
      .rect(wall.deep, x - 14, 0, 28, 54)
      .rect(wall.window, x + 30, 34, 22, 30);
  }
  drawLight(pen, tones, 60, 40, 350, '#b5402f');
  pen
    .polygon(
      stone.wall,
      [-330, 0],
      [-330, 150],
      [-290, 170],
      [-270, 120],
      [-220, 130],
      [-200, 200],
      [-160, 190],
      [-150, 110],
      [-60, 90],
      [-30, 120],
      [10, 100],
      [10, 0],
    )
    .arch(tones.haze, -260, 0, 44, 50)
    .arch(stone.deep, -130, 0, 50, 44)
    .dashes(stone.shade, 6, [18, 14], 'M-326 30H0M-320 70H0M-326 104H-160')
    .polygon(
      stone.wall,
      [110, 0],
      [110, 90],
      [150, 130],
      [190, 110],
      [210, 150],
      [260, 140],
      [280, 60],
      [330, 50],
      [330, 0],
    )
    .dashes(stone.shade, 6, [18, 14], 'M114 30H326M114 70H270')
    .rounds(leafShade, 40, 'M-360 20h20M340 20h20')
    .rounds(leaf, 24, 'M-310 160h20M240 146h20');
  pen.fill(paint('#b9ad9a'), 'M-60 0H120L330-60H-260z');
  drawWalkers(pen, tones, [
    [-20, -20],
    [20, -26],
    [160, -30],
  ]);
}

/** A white lighthouse on a round green hill above a rocky shore and the ocean. */
export function drawHillLight({ pen, tones }: MotifInput): void {
  const { paint, leafShade } = tones;
  drawOpenSea(pen, tones, 60);
  const grass = mixColors(tones.leafLight, paint('#b9a860'), 0.4);
  pen
    .fill(fade(tones.haze, 0.3)(mixColors(grass, leafShade, 0.4)), 'M720 40V160Q600 250 480 180Q400 130 330 50z')
    .fill(grass, 'M-720-20Q-420 10-300 90Q-160 210 0 214Q170 210 280 100Q400 10 720-60V-230H-720z')
    .fill(mixColors(grass, leafShade, 0.35), 'M0 214Q170 210 280 100Q400 10 720-60V-230H200Q160 20 0 214z')
    .stroke(paint('#d9c49a'), 12, 'M-260-230Q-160-120-220-40Q-260 40-140 80Q-40 120-60 200')
    .fill(paint('#6f5f52'), 'M720-60Q560-30 480-90L420-160 360-230H720z')
    .rounds(paint('#f7fbf8'), 8, 'M560-50q40 16 70-6M440-120q30 10 60-10');
  const white = withBuilding(tones, '#f3efe4', '#b5603f');
  drawBlock(pen, white, { x: 40, y: 204, width: 120, height: 54 }, 0.2);
  pen
    .polygon(white.roof, [30, 258], [56, 286], [146, 286], [170, 258])
    .dashes(tones.window, 22, [14, 16], 'M52 234H150');
  drawLight(pen, tones, 0, 206, 210, '#b5402f');
  drawWalkers(pen, tones, [
    [-180, 40],
    [-210, -30],
  ]);
}

/** A white lighthouse among palms on a stone bastion above a small beach. */
export function drawBastionLight({ pen, tones }: MotifInput): void {
  const { paint, leafLight } = tones;
  drawOpenSea(pen, tones, 80);
  const stone = withBuilding(tones, '#8f8478', '#6f665c');
  pen
    .polygon(stone.wall, [-720, 90], [230, 90], [300, -120], [-720, -120])
    .polygon(stone.shade, [150, 90], [230, 90], [300, -120], [210, -120])
    .dashes(stone.shade, 5, [34, 16], 'M-720 50H230M-700 10H240M-720-30H256M-700-70H270')
    .fill(leafLight, 'M-720 86H226L220 112Q-200 124-720 112z')
    .rect(stone.lit, -720, 84, 950, 9);
  drawPalm(pen, tones, -430, 106, 3, 0.12);
  drawPalm(pen, tones, -300, 108, 2.6, -0.1);
  drawPalm(pen, tones, 130, 106, 2.8, 0.14);
  const white = withBuilding(tones, '#f3efe4', '#a8604a');
  drawBlock(pen, white, { x: -220, y: 108, width: 120, height: 60 }, 0.2);
  pen.polygon(white.roof, [-232, 168], [-204, 196], [-116, 196], [-88, 168]);
  drawLight(pen, tones, -50, 106, 300, '#4f7a6a');
  pen
    .fill(paint('#f3dfb8'), 'M-720-120H290Q360-140 400-230H-720z')
    .stroke(paint('#f7fbf8'), 9, 'M300-110Q360-140 404-230')
    .fill(paint('#6a6258'), 'M300-110q60 10 100-20l40 10q60-20 90 0l-10-30h-180z')
    .rounds(paint('#f7fbf8'), 6, 'M420-90q40 16 80 0M540-110q30 10 60 0');
  drawWalkers(pen, tones, [
    [-120, -170],
    [-60, -180],
    [100, -160],
  ]);
}
