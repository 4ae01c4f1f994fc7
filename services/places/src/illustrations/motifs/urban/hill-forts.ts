import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag } from '../parts.js';

/** Red round towers and a steep keep on an island in a lake, with a long footbridge of wood. */
export function drawIslandKeep({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5583f', '#a5483a');
  const { window } = brick;
  pen
    .fill(tones.leafShade, 'M-300 -14Q-260 22-200 26H220Q270 18 310 -14z')
    .fill(tones.leaf, 'M-300 -14Q-240 12-160 14T310 -14z');
  drawBlock(pen, brick, { x: -40, y: 20, width: 180, height: 150 }, 0.26);
  drawHipRoof(pen, brick, [50, 170, 192, 90], 46);
  drawWindows(pen, window, [50, 40, 160, 120], [5, 3, 11, 22], true);
  drawBlock(pen, brick, { x: 20, y: 20, width: 64, height: 250 }, 0.34);
  drawHipRoof(pen, brick, [52, 270, 74, 60], 30);
  drawWindows(pen, window, [52, 150, 50, 110], [2, 3, 9, 20], true);
  drawBlock(pen, brick, { x: -230, y: 14, width: 460, height: 64 }, 0.14);
  pen.dashes(brick.lit, 6, [8, 10], 'M-230 74H230');
  for (const [x, half, high, top] of [
    [-220, 40, 120, 70],
    [-90, 30, 90, 54],
    [220, 40, 110, 66],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 10, width: 2 * half, height: high }, 0.4);
    pen
      .rect(withBuilding(tones, '#8f877a', '#8f877a').wall, x - half, 10, 2 * half, 24)
      .rect(brick.deep, x - 4, 70, 8, 18);
    drawCone(pen, brick, x, 10 + high, half + 8, top);
  }
  pen
    .stroke(tones.paint('#8a6a4c'), 7, 'M-400 10L-250 16')
    .dashes(tones.paint('#6a5040'), 26, [5, 20], 'M-400 -4L-250 2');
}

/** Long walls of red brick with round corner towers, and a stepped clock tower above the gate. */
export function drawSteppedGate({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5694a', '#8a4f3f');
  const { lit, window, deep } = brick;
  drawBlock(pen, brick, { x: -330, y: 0, width: 660, height: 120 }, 0.1);
  drawBattlement(pen, brick.wall, -330, 120, 660, 11);
  drawWindows(pen, window, [-200, 30, 200, 60], [5, 1, 18, 40], true);
  drawWindows(pen, window, [200, 30, 200, 60], [5, 1, 18, 40], true);
  for (const x of [-340, 340]) {
    pen
      .rect(withBuilding(tones, '#c9b99c', '#c9b99c').wall, x - 54, 0, 108, 150)
      .rect(withBuilding(tones, '#c9b99c', '#c9b99c').shade, x + 14, 0, 40, 150)
      .dashes(brick.shade, 12, [10, 12], `M${x - 50} 30h100M${x - 40} 70h90M${x - 50} 110h100`);
    pen.rect(brick.wall, x - 58, 150, 116, 24);
    drawBattlement(pen, brick.wall, x - 58, 174, 116, 11);
  }
  for (const [half, y, high] of [
    [64, 0, 210],
    [46, 210, 70],
    [28, 280, 50],
  ] as const) {
    drawBlock(pen, brick, { x: -half, y, width: 2 * half, height: high }, 0.32);
    pen.rect(lit, -half - 6, y + high - 7, 2 * half + 12, 8);
    drawBattlement(pen, brick.wall, -half - 4, y + high, 2 * half + 8, 8);
    if (y) drawWindows(pen, deep, [0, y + 10, 2 * half - 10, high - 30], [3, 1, 10, 30], true);
  }
  pen
    .arch(deep, -26, 0, 52, 50)
    .circle(lit, 0, 166, 28)
    .circle(tones.isDusk ? window : tones.paint('#f7f0de'), 0, 166, 22)
    .stroke(deep, 4, 'M0 166v14M0 166h10')
    .dome(brick.roof, 0, 338, 26, 30)
    .rect(deep, -1, 366, 3, 24);
}

/** The front of an old mission: a low wall of stone with a bell-shaped gable and a carved door. */
export function drawMissionFront({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c39a', '#b59f78');
  const { wall, lit, shade, deep } = stone;
  drawBlock(pen, stone, { x: -370, y: 0, width: 230, height: 96 }, 0.1);
  for (const x of [-340, -280, -220]) pen.arch(shade, x - 22, 0, 44, 40).arch(deep, x - 17, 0, 34, 38);
  drawBlock(pen, stone, { x: 150, y: 0, width: 230, height: 80 }, 0.3);
  pen
    .fill(
      wall,
      'M-150 0V170H-112Q-96 170-92 186Q-80 240-46 244Q-36 270 0 272Q36 270 46 244Q80 240 92 186Q96 170 112 170H150V0z',
    )
    .fill(shade, 'M96 0V180Q98 170 112 170H150V0z')
    .stroke(
      lit,
      8,
      'M-152 170H-112Q-96 170-92 186Q-80 240-46 244Q-36 270 0 272Q36 270 46 244Q80 240 92 186Q96 170 112 170H152',
    )
    .rect(lit, -154, 130, 308, 7);
  pen
    .arch(shade, -36, 0, 72, 60)
    .arch(deep, -26, 0, 52, 54)
    .rect(lit, -44, 100, 88, 6)
    .arch(shade, -18, 148, 36, 34)
    .arch(tones.window, -12, 148, 24, 30);
  for (const x of [-90, -64, 64, 90]) pen.rect(lit, x - 7, 10, 14, 116).rect(shade, x + 3, 10, 5, 116);
  for (const x of [-77, 77])
    for (const y of [24, 82]) pen.arch(shade, x - 9, y, 18, 22).rounds(lit, 9, `M${x} ${y + 6}v12`);
  pen
    .dashes(shade, 4, [22, 16], 'M-146 30H-100M-146 70H-100M-140 150H140M-146 110H-100M104 50H146M104 96H146')
    .rounds(tones.leaf, 34, 'M-360 6h40M250 4h90')
    .rounds(tones.leafLight, 16, 'M-350 20h20M270 18h40');
  drawFlag(pen, deep, tones.paint('#33518a'), 210, 80, 90);
}

/** A huge pale Gothic palace like a fortress, with tall blind arches, two pointed turrets and a golden figure beside it. */
export function drawPopesPalace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d0a8', '#b5976a');
  const { wall, lit, shade, deep } = stone;
  for (const [x, width, high] of [
    [-360, 130, 190],
    [-230, 230, 160],
    [0, 170, 210],
    [170, 190, 170],
  ] as const) {
    drawBlock(pen, stone, { x, y: 0, width, height: high }, 0.14);
    const count = Math.round(width / 64);
    for (let index = 0; index < count; index++)
      pen
        .pointedArch(shade, x + 8 + (index * width) / count, 26, width / count - 16, high - 84)
        .rect(deep, x + 3 + ((index + 0.5) * width) / count, 50, 6, 22);
    pen.rect(lit, x - 3, high - 18, width + 6, 6);
    drawBattlement(pen, wall, x, high, width, 11);
  }
  pen.pointedArch(deep, 60, 0, 42, 34);
  for (const x of [40, 122]) {
    drawBlock(pen, stone, { x: x - 15, y: 90, width: 30, height: 130 }, 0.4);
    drawCone(pen, withBuilding(tones, '#e3d0a8', '#d6c294'), x, 220, 17, 70);
  }
  drawBlock(pen, stone, { x: -330, y: 190, width: 60, height: 70 }, 0.34);
  drawBattlement(pen, lit, -334, 260, 68, 10);
  drawBlock(pen, stone, { x: 300, y: 0, width: 64, height: 190 }, 0.34);
  pen.arch(deep, 320, 130, 24, 28).rect(lit, 296, 186, 72, 8);
  drawBlock(pen, stone, { x: 314, y: 194, width: 36, height: 40 }, 0.4);
  const gold = tones.paint('#e6b53c');
  pen
    .fill(gold, 'M322 234q-4 40 4 54h12q8-14 4-54z')
    .circle(gold, 332, 296, 8)
    .rounds(gold, 5, 'M324 270l-16-14M340 270l16-14');
}
