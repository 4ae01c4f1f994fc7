import type { MotifInput } from '../../scene/motif.js';
import type { Corner } from '../../scene/pen.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawColumn, drawEaves, traceArcade } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawCrowns } from './parts.js';

/** Three tall portals with tiles and ribbed blue domes around a wide square. */
export function drawThreePortals({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#d9b98a', '#3fa0b0');
  const [blue, deepBlue, gold] = [paint('#3f8fb0'), paint('#2f5f96'), paint('#e3b85a')];
  const minaret = (x: number, high: number) => {
    drawBlock(pen, brick, { x: x - 15, y: 0, width: 30, height: high }, 0.38);
    pen.dashes(blue, 30, [14, 16], `M${x} 10V${high}`).rect(deepBlue, x - 20, high, 40, 16);
  };
  const portal = (x: number, half: number, high: number) => {
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height: high }, 0.12);
    pen.rect(blue, x - half, 0, 2 * half, high).rect(brick.wall, x - half + 12, 0, 2 * half - 24, high - 14);
    pen.rect(deepBlue, x - half + 22, 0, 2 * half - 44, high - 30);
    const wide = half * 1.06;
    pen
      .pointedArch(gold, x - wide / 2 - 7, 0, wide + 14, high * 0.36)
      .pointedArch(brick.shade, x - wide / 2, 0, wide, high * 0.36);
    pen.pointedArch(brick.deep, x - wide * 0.24, 0, wide * 0.48, high * 0.2);
  };
  drawBlock(pen, brick, { x: -140, y: 0, width: 280, height: 100 }, 0.1);
  drawWindows(pen, brick.deep, [0, 6, 270, 88], [8, 2, 18, 30], true);
  drawBlock(pen, brick, { x: 76, y: 100, width: 60, height: 24 }, 0.3);
  drawDome(pen, brick, 106, 124, 40, 50);
  portal(-6, 66, 170);
  for (const side of [-1, 1]) {
    drawBlock(pen, brick, { x: side * 276 - 112, y: 0, width: 224, height: 124 }, side < 0 ? 0.1 : 0.3);
    for (const x of [side * 276 - 84, side * 276 + 84]) {
      drawWindows(pen, deepBlue, [x, 6, 56, 110], [2, 2, 17, 36], true);
    }
    if (side > 0)
      for (const x of [196, 356]) {
        drawBlock(pen, brick, { x: x - 24, y: 124, width: 48, height: 30 }, 0.34);
        drawDome(pen, brick, x, 152, 32, 46);
        pen.stroke(brick.roofShade, 3, `M${x - 14} 154q-4 26 14 42M${x + 14} 154q4 26-14 42`);
      }
    portal(side * 276, 76, 226);
    for (const x of [side * 276 - 122, side * 276 + 122]) minaret(x, 230);
  }
  pen.circle(gold, 240, 196, 12).circle(gold, 312, 196, 12);
  pen.rect(brick.lit, -398, 0, 796, 6);
}

/** A gate of red sandstone with a row of small white domes between eight-sided towers. */
export function drawRedGate({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b5533f', '#a8463a');
  const white = withBuilding(tones, '#f3ece0', '#f3ece0');
  drawBlock(pen, red, { x: -390, y: 0, width: 780, height: 130 }, 0.12);
  drawBattlement(pen, red.wall, -390, 130, 780, 10);
  pen.rect(red.lit, -390, 96, 780, 6).stroke(red.deep, 3, 'M-390 50H390', 0.3);
  drawBlock(pen, red, { x: -150, y: 0, width: 300, height: 200 }, 0.16);
  drawWindows(pen, red.deep, [0, 110, 180, 70], [4, 1, 20, 44], true);
  pen.pointedArch(red.lit, -46, 0, 92, 66).pointedArch(red.deep, -36, 0, 72, 62);
  for (let x = -84; x <= 84; x += 28) {
    pen.rect(red.lit, x - 10, 200, 3, 24).rect(red.lit, x + 7, 200, 3, 24);
    drawDome(pen, white, x, 224, 13, 16);
  }
  pen.rect(red.lit, -156, 196, 312, 7);
  for (const x of [-150, 150]) {
    drawBlock(pen, red, { x: x - 48, y: 0, width: 96, height: 236 }, 0.36);
    pen
      .rect(red.lit, x - 52, 76, 104, 7)
      .rect(red.lit, x - 52, 154, 104, 7)
      .rect(red.lit, x - 54, 232, 108, 8);
    for (const y of [20, 92, 170]) pen.pointedArch(red.deep, x - 13, y, 26, 26);
    for (const dx of [-26, 0, 26]) pen.rect(red.wall, x + dx - 3, 240, 6, 34);
    drawDome(pen, white, x, 274, 42, 34);
    pen.rect(red.deep, x - 1, 306, 3, 18);
  }
  const stripes = ['#e08a3f', '#f3efe6', '#3f8a54'];
  pen.rect(red.deep, -1, 236, 3, 120);
  for (const [index, color] of stripes.entries()) pen.rect(tones.paint(color), 2, 342 - index * 13, 62, 13);
}

/** A pyramid of granite storeys crowded with niches under a round capstone, in a walled court. */
export function drawGraniteTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9a070', '#a87c50');
  drawBlock(pen, stone, { x: -370, y: 0, width: 740, height: 60 }, 0.12);
  drawWindows(pen, stone.deep, [0, 6, 720, 44], [24, 1, 15, 26], true);
  drawBlock(pen, stone, { x: -130, y: 0, width: 260, height: 130 }, 0.26);
  for (const y of [16, 74]) drawWindows(pen, stone.deep, [0, y, 240, 44], [6, 1, 18, 34], true);
  pen.rect(stone.lit, -138, 62, 276, 8).rect(stone.lit, -138, 124, 276, 8);
  for (let tier = 0; tier < 11; tier++) {
    const half = 122 - tier * 8.4;
    const y = 132 + tier * 23;
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: 23 }, 0.3);
    pen
      .dashes(stone.deep, 10, [7, 8], `M${-Math.round(half) + 6} ${y + 10}H${Math.round(half) - 6}`)
      .rect(stone.lit, -half - 4, y + 18, 2 * half + 8, 5);
  }
  pen.rect(stone.wall, -40, 385, 80, 12);
  pen
    .fill(stone.wall, 'M-40 397q-16 50 40 62q56-12 40-62z')
    .fill(stone.shade, 'M12 397q18 40-12 62q56-12 40-62z')
    .rect(tones.paint('#dcae4a'), -4, 458, 8, 26);
  drawBlock(pen, stone, { x: -330, y: 0, width: 150, height: 92 }, 0.3);
  for (const x of [-316, -284, -252, -220, -190]) pen.rect(stone.deep, x, 10, 12, 64);
  pen.rect(stone.lit, -338, 88, 166, 8);
}

/** A stone bridge of two arches over a moat before a wall with pines and a small white turret. */
export function drawMoatBridge({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#a8a398', '#5c6d78');
  const white = withBuilding(tones, '#f3eee2', '#5c6d78');
  drawCrowns(pen, tones, random, [-390, 390], 120, 74);
  pen
    .polygon(stone.shade, [-398, -20], [-398, 110], [398, 120], [398, -20])
    .polygon(stone.wall, [-398, -20], [-398, 110], [120, 116], [160, -20]);
  pen.stroke(
    stone.deep,
    3,
    'M-398 30H398M-398 66H398M-398 96H398M-330 30V66M-250 66V96M-170 30V66M220 30V66M300 66V96M140 66V96',
    0.3,
  );
  drawBlock(pen, white, { x: 40, y: 116, width: 150, height: 60 }, 0.28);
  drawWindows(pen, white.window, [110, 126, 130, 36], [4, 1, 13, 18]);
  drawEaves(pen, white, { x: 115, y: 172, half: 112, height: 34, ridge: 60 });
  drawBlock(pen, white, { x: 62, y: 200, width: 106, height: 44 }, 0.28);
  drawWindows(pen, white.window, [115, 206, 90, 30], [3, 1, 13, 16]);
  drawEaves(pen, white, { x: 115, y: 240, half: 84, height: 44, ridge: 40 });
  drawBlock(pen, white, { x: -60, y: 112, width: 100, height: 34 }, 0.2);
  drawEaves(pen, white, { x: -10, y: 142, half: 70, height: 24, ridge: 44 });
  const pale = withBuilding(tones, '#d9d0bd', '#d9d0bd');
  pen
    .fill(pale.wall, 'M-398-24V64H280V-24H230a84 84 0 0 1-168 0H8a84 84 0 0 1-168 0H-300V-24z')
    .fill(pale.shade, 'M-398-24V10H-300V-24z');
  pen.stroke(pale.deep, 4, 'M62-24a84 84 0 0 0 168 0M-160-24a84 84 0 0 0 168 0', 0.4).rect(pale.lit, -398, 60, 684, 9);
  pen.dashes(tones.paint('#4f6a60'), 24, [4, 16], 'M-398 80H280').rect(tones.paint('#4f6a60'), -398, 90, 684, 4);
  for (const x of [-300, -76, 46, 262]) pen.rect(pale.lit, x - 8, 60, 16, 40).rounds(tones.window, 13, `M${x} 108v2`);
}

/** A low church front of old stone with one tiny door, beside towers and crosses. */
export function drawTinyDoorChurch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d3bf9a', '#b59a6f');
  const pale = withBuilding(tones, '#ecdcc0', '#b5664a');
  drawBlock(pen, pale, { x: 120, y: 0, width: 250, height: 170 }, 0.2);
  drawWindows(pen, pale.window, [240, 20, 220, 130], [5, 2, 18, 42], true);
  drawBlock(pen, pale, { x: 250, y: 170, width: 60, height: 130 }, 0.36);
  drawWindows(pen, pale.window, [280, 220, 50, 70], [2, 1, 14, 46], true);
  drawDome(pen, withBuilding(tones, '#ecdcc0', '#8f979c'), 280, 300, 28, 32);
  pen.rect(pale.deep, 279, 330, 3, 30).rect(pale.deep, 271, 346, 19, 3);
  pen
    .polygon(stone.wall, [-370, 0], [-340, 190], [130, 176], [150, 0])
    .polygon(stone.shade, [40, 0], [50, 178], [130, 176], [150, 0]);
  pen.polygon(stone.shade, [-370, 0], [-340, 190], [-290, 188], [-270, 0]);
  pen.stroke(
    stone.deep,
    3,
    'M-364 40H140M-358 80H140M-352 120H140M-346 156H140M-220 0V40M-100 80V120M-180 40V80M20 120V156M-280 120V156M80 40V80',
    0.3,
  );
  pen.polygon(stone.lit, [-110, 120], [-60, 138], [-10, 120]).pointedArch(stone.shade, -96, 0, 74, 62);
  pen.rect(stone.wall, -92, 34, 66, 70).rect(stone.lit, -76, 0, 36, 56).rect(stone.deep, -70, 0, 24, 42);
  drawBlock(pen, stone, { x: -318, y: 188, width: 96, height: 50 }, 0.3);
  for (const x of [-294, -248]) pen.arch(stone.deep, x - 9, 194, 18, 22);
  pen.rect(stone.deep, -271, 238, 3, 40).rect(stone.deep, -281, 262, 23, 3);
  drawWalkers(
    pen,
    tones,
    [
      [-20, 0],
      [4, 0],
    ],
    1,
  );
}

/** Old olive trees with thick trunks before a church with a mosaic gable and three arches. */
export function drawOliveGarden({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9dcc4', '#8f979c');
  const gold = tones.paint('#d9ab4a');
  for (const x of [-100, 0, 100]) drawDome(pen, stone, x, 196, 38, 24);
  drawBlock(pen, stone, { x: -170, y: 20, width: 340, height: 180 }, 0.16);
  pen
    .polygon(stone.lit, [-150, 200], [0, 282], [150, 200])
    .polygon(gold, [-116, 206], [0, 268], [116, 206])
    .polygon(tones.paint('#4f7fa8'), [-56, 206], [0, 244], [56, 206]);
  for (const x of [-100, 0, 100]) pen.arch(stone.deep, x - 38, 40, 76, 76);
  for (const x of [-148, -50, 50, 148]) drawColumn(pen, stone, x, 36, 16, 112);
  pen.rect(stone.lit, -180, 20, 360, 12).rect(stone.lit, -160, 32, 320, 10);
  const [bark, dark] = [tones.paint('#8f7f6a'), tones.paint('#665a4c')];
  const [leaf, leafDark, light] = [tones.paint('#8a9a6a'), tones.paint('#66784f'), tones.paint('#a9b58a')];
  for (const [x, size] of [
    [-310, 1.2],
    [-130, 0.8],
    [140, 0.9],
    [310, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        bark,
        `M${x - n(34)}-16q${n(14)} ${n(30)} ${n(4)} ${n(80)}l${n(24)} ${n(10)}l${n(30)} ${n(-10)}q${n(-10)} ${n(-50)} ${n(14)} ${n(-80)}z`,
      )
      .fill(
        dark,
        `M${x + n(2)}-16q${n(8)} ${n(40)} 0 ${n(84)}l${n(24)} ${n(-4)}q${n(-10)} ${n(-50)} ${n(14)} ${n(-80)}z`,
      )
      .rounds(leafDark, n(70), `M${x - n(50)} ${n(104)}h${n(100)}M${x - n(20)} ${n(140)}h${n(40)}`)
      .rounds(leaf, n(50), `M${x - n(64)} ${n(112)}h${n(70)}M${x - n(30)} ${n(148)}h${n(30)}`)
      .rounds(
        light,
        n(14),
        `M${x - n(60)} ${n(128)}h${n(20)}M${x - n(20)} ${n(162)}h${n(20)}M${x + n(20)} ${n(124)}h${n(20)}`,
      );
  }
}

/** A tapering tower of pale glass, split at its top, far above its city. */
export function drawTaperedTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#b9cfdc', '#8fa8ba');
  const corner: readonly Corner[] = [
    [-66, 0],
    [-58, 220],
    [-34, 440],
    [-16, 560],
    [-4, 540],
    [4, 540],
    [18, 566],
    [36, 440],
    [60, 220],
    [68, 0],
  ];
  pen
    .polygon(glass.wall, ...corner)
    .polygon(glass.shade, [6, 0], [6, 540], [18, 566], [36, 440], [60, 220], [68, 0])
    .polygon(glass.lit, [-66, 0], [-58, 220], [-34, 440], [-16, 560], [-26, 430], [-42, 220], [-46, 0]);
  let rows = '';
  for (let y = 16; y < 500; y += 18) {
    const half = Math.round(60 - (y / 500) * 34);
    rows += `M${-half} ${y}h${2 * half}`;
  }
  pen.stroke(glass.deep, 2, rows, 0.28).line(glass.deep, 3, [2, 0], [0, 540]);
  for (const [x, wide, high] of [
    [-240, 130, 90],
    [-120, 90, 130],
    [130, 110, 110],
    [236, 130, 80],
  ] as const) {
    const block = withBuilding(tones, '#d9d6cf', '#a8adb0');
    drawBlock(pen, block, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.3);
    drawWindows(
      pen,
      block.window,
      [x, 6, wide - 10, high - 10],
      [Math.round(wide / 22), Math.round(high / 24), 12, 12],
    );
  }
  pen.fill(glass.wall, traceArcade({ x: -100, y: 0, height: 40 }, { count: 5, span: 28, pier: 10, sides: 12 }));
}
