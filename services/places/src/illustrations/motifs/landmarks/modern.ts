import type { MotifInput } from '../../scene/motif.js';

import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSpire } from '../parts.js';

/** White shells on a podium in a harbor. */
export function drawSails({ pen, tones }: MotifInput): void {
  const tile = withBuilding(tones, '#f3ece0', '#c9b49a');
  const base = withBuilding(tones, '#cfa98c', '#a98468');
  const shell = (x: number, y: number, width: number, height: number) => {
    const w = (share: number) => Math.round(width * share);
    const h = (share: number) => Math.round(height * share);
    pen.fill(
      tile.deep,
      `M${x} ${y}q${w(0.16)} ${h(0.6)} ${w(0.34)} ${h(0.96)}q${w(0.3)}-${h(0.4)} ${w(0.36)}-${h(0.96)}z`,
    );
    pen.fill(
      tones.window,
      `M${x + w(0.1)} ${y}q${w(0.14)} ${h(0.5)} ${w(0.26)} ${h(0.8)}q${w(0.2)}-${h(0.4)} ${w(0.24)}-${h(0.8)}z`,
      0.6,
    );
    pen.fill(
      tile.lit,
      `M${x + w(0.3)} ${y + height}q${w(0.02)}-${h(0.5)} ${w(0.34)}-${height}h${w(0.56)}q-${w(0.24)} ${h(0.7)}-${w(0.9)} ${height}z`,
    );
    pen.fill(
      tile.shade,
      `M${x + w(0.3)} ${y + height}q${w(0.34)}-${h(0.5)} ${w(0.5)}-${height}h${w(0.4)}q-${w(0.24)} ${h(0.7)}-${w(0.9)} ${height}z`,
    );
    pen.fill(
      tile.wall,
      `M${x + w(0.3)} ${y + height}q${w(0.16)}-${h(0.5)} ${w(0.42)}-${height}h${w(0.2)}q-${w(0.12)} ${h(0.6)}-${w(0.62)} ${height}z`,
    );
  };
  shell(-80, 62, 230, 176);
  shell(90, 62, 180, 124);
  shell(-230, 62, 170, 128);
  shell(-8, 58, 250, 232);
  shell(-150, 58, 220, 168);
  shell(150, 58, 190, 136);
  shell(-280, 58, 150, 92);
  pen
    .polygon(base.lit, [-340, 34], [-316, 62], [330, 62], [352, 34])
    .rect(base.wall, -352, 0, 704, 36)
    .rect(base.shade, 120, 0, 232, 36);
  drawOpenings(
    pen,
    tones.window,
    { x: -330, y: 10, width: 660, height: 16 },
    { columns: 34, rows: 1, width: 11, height: 12 },
  );
  pen.rect(base.deep, -360, -6, 720, 8);
}

/** A clock tower beside a long parliament of pinnacles. */
export function drawClockTower({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b983', '#6d7680');
  const { wall, lit, shade, deep, window, roof, roofShade } = stone;
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  const left = side < 0 ? -330 : 40;
  const tower = side < 0 ? 84 : -84;
  drawBlock(pen, stone, { x: left, y: 0, width: 290, height: 118 }, 0.12);
  pen.polygon(roof, [left, 118], [left + 10, 142], [left + 280, 142], [left + 290, 118]);
  drawOpenings(
    pen,
    window,
    { x: left + 6, y: 12, width: 278, height: 94 },
    { columns: 12, rows: 3, width: 10, height: 22 },
  );
  for (let x = left; x <= left + 290; x += 58) {
    pen.rect(lit, x - 6, 0, 12, 136).polygon(roof, [x - 8, 136], [x, 172], [x + 8, 136]);
  }
  pen.rect(lit, left, 114, 290, 6).rect(lit, left, 58, 290, 4);
  drawBlock(pen, stone, { x: tower - 42, y: 0, width: 84, height: 292 }, 0.34);
  for (const x of [-40, -14, 12, 34]) pen.rect(lit, tower + x - 3, 0, 6, 288);
  drawOpenings(
    pen,
    deep,
    { x: tower - 38, y: 20, width: 76, height: 250 },
    { columns: 3, rows: 6, width: 9, height: 26 },
  );
  drawBlock(pen, stone, { x: tower - 52, y: 288, width: 104, height: 96 }, 0.3);
  pen.rect(lit, tower - 57, 284, 114, 8).rect(lit, tower - 57, 380, 114, 9);
  pen
    .circle(tones.paint('#d9ab43'), tower, 336, 41)
    .circle(tones.isDusk ? window : lit, tower, 336, 36)
    .circle(wall, tower, 336, 4);
  pen
    .stroke(deep, 4, `M${tower} 336v28M${tower} 336l17-10`)
    .stroke(deep, 3, `M${tower} 304v6M${tower} 362v6M${tower - 32} 336h6M${tower + 26} 336h6`);
  drawBlock(pen, stone, { x: tower - 40, y: 388, width: 80, height: 34 }, 0.34);
  drawOpenings(
    pen,
    deep,
    { x: tower - 36, y: 392, width: 72, height: 26 },
    { columns: 5, rows: 1, width: 8, height: 24, isRound: true },
  );
  pen
    .polygon(roof, [tower - 48, 420], [tower - 20, 462], [tower + 20, 462], [tower + 48, 420])
    .polygon(roofShade, [tower + 14, 420], [tower + 8, 462], [tower + 20, 462], [tower + 48, 420]);
  pen.rect(lit, tower - 20, 460, 40, 12).rect(shade, tower - 50, 418, 100, 4);
  drawSpire(pen, stone, tower, 472, 20, 56);
  pen.rect(tones.paint('#d9ab43'), tower - 1, 524, 3, 16);
}

/** A tower of stepped tubes that ends in a needle. */
export function drawNeedleTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#b9cdd8', '#8fa5b4');
  const { wall, lit, shade, deep } = glass;
  for (const [x, half, height] of [
    [-190, 36, 110],
    [196, 40, 136],
    [-262, 30, 76],
    [268, 30, 84],
    [-118, 30, 150],
    [126, 28, 118],
  ] as const)
    drawBlock(
      pen,
      { ...glass, wall: tones.far, shade: tones.middle },
      { x: x - half, y: 0, width: 2 * half, height },
      0.4,
    );
  const tube = (x: number, half: number, height: number) => {
    pen
      .rect(wall, x - half, 0, 2 * half, height)
      .rect(shade, x + half * 0.2, 0, half * 0.8, height)
      .rect(lit, x - half, 0, half * 0.4, height);
    pen.dashes(deep, half * 1.5, [2, 9], `M${x} 10V${height - 8}`);
  };
  for (const [half, height] of [
    [74, 96],
    [62, 168],
    [50, 236],
    [40, 300],
    [29, 352],
    [19, 396],
    [11, 430],
  ] as const) {
    tube(-half * 0.62, half * 0.42, height - 26);
    tube(half * 0.62, half * 0.42, height - 52);
    tube(0, half * 0.5, height);
  }
  pen.polygon(lit, [-5, 428], [0, 540], [5, 428]).polygon(shade, [1, 428], [0, 540], [5, 428]);
  pen.rounds(tones.leaf, 26, 'M-200 6h60M-96 4h30M70 4h40M150 6h60').ellipse(tones.water, 0, -8, 190, 7);
}

/** A skyscraper of setbacks with a mast, among lower towers. */
export function drawSetbackTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cfc4b0', '#8f9aa3');
  const { lit, shade, deep } = stone;
  for (const [x, width, height, warm] of [
    [-310, 84, 150, 1],
    [-220, 70, 206, 0],
    [-146, 64, 128, 1],
    [92, 66, 176, 0],
    [164, 78, 120, 1],
    [246, 70, 190, 0],
  ] as const) {
    const own = withBuilding(tones, warm ? '#b98a70' : '#a9b6c0', '#8f9aa3');
    drawBlock(pen, own, { x, y: 0, width, height }, 0.36);
    drawOpenings(
      pen,
      tones.isDusk ? own.window : own.deep,
      { x: x + 5, y: 10, width: width - 10, height: height - 20 },
      { columns: 4, rows: Math.round(height / 22), width: 8, height: 11 },
    );
  }
  for (const [half, y, height] of [
    [86, 0, 70],
    [66, 70, 60],
    [52, 130, 210],
    [40, 340, 36],
    [28, 376, 26],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height }, 0.36);
    pen.rect(lit, -half - 2, y + height - 4, 2 * half + 4, 5);
    pen.dashes(deep, height - 12, [5, 8], `M${-half + 6} ${y + height / 2}h${2 * half - 12}`);
  }
  pen
    .polygon(lit, [-18, 402], [-12, 436], [12, 436], [18, 402])
    .polygon(shade, [4, 402], [3, 436], [12, 436], [18, 402]);
  pen
    .polygon(shade, [-7, 436], [0, 520], [7, 436])
    .rect(tones.window, -66, 0, 30, 22)
    .rect(tones.window, -14, 0, 28, 34);
}

/** A slender tower with a round deck near its top. */
export function drawObservationTower({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#d6d2c8', '#8f9aa3');
  const { wall, lit, shade, deep, window } = concrete;
  for (const [x, width, height] of [
    [-250, 90, 96],
    [-156, 70, 140],
    [98, 80, 118],
    [182, 84, 84],
  ] as const) {
    drawBlock(pen, withBuilding(tones, '#b3bfc7', '#8f9aa3'), { x, y: 0, width, height }, 0.36);
    drawOpenings(
      pen,
      tones.window,
      { x: x + 6, y: 10, width: width - 12, height: height - 18 },
      { columns: 5, rows: Math.round(height / 24), width: 8, height: 10 },
    );
  }
  pen
    .polygon(wall, [-34, 0], [-11, 330], [11, 330], [34, 0])
    .polygon(shade, [4, 0], [2, 330], [11, 330], [34, 0])
    .polygon(lit, [-34, 0], [-11, 330], [-6, 330], [-20, 0]);
  pen
    .polygon(wall, [-20, 318], [-58, 346], [-58, 362], [58, 362], [58, 346], [20, 318])
    .polygon(shade, [10, 318], [20, 362], [58, 362], [58, 346], [20, 318]);
  pen.rect(window, -58, 348, 116, 8).fill(lit, 'M-50 362q4 18 50 18t50-18z').rect(deep, -62, 344, 124, 3);
  pen.polygon(wall, [-9, 378], [-6, 424], [6, 424], [9, 378]).polygon(lit, [-4, 424], [0, 540], [4, 424]);
  pen.rect(tones.paint('#c4553f'), -4, 452, 8, 16).rect(tones.paint('#c4553f'), -3, 486, 6, 14);
}

/** Three towers under one deck like a ship. */
export function drawDeckTowers({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#b4c6cf', '#8fa0ac');
  for (const x of [-210, 0, 210]) {
    pen
      .polygon(glass.wall, [x - 62, 0], [x - 40, 300], [x + 32, 300], [x + 46, 0])
      .polygon(glass.shade, [x + 6, 0], [x + 4, 300], [x + 32, 300], [x + 46, 0]);
    pen.polygon(tones.window, [x - 22, 0], [x - 6, 200], [x + 8, 0], [x - 8, 0]);
    pen.dashes(glass.lit, 84, [3, 12], `M${x - 4} 20V294`);
  }
  pen
    .fill(glass.lit, 'M-330 322q10-22 60-22h560q60 4 90 34q-40 4-60 4h-600q-40 0-50-16z')
    .fill(glass.shade, 'M-330 322q10-22 60-22h560q30 2 50 12q-300-4-660 10z');
  pen
    .rounds(tones.leaf, 16, 'M-250 342h30M-190 342h60M-80 342h20M20 342h70M150 342h30')
    .rect(glass.deep, 230, 336, 60, 10);
  pen
    .fill(withBuilding(tones, '#f3ece0', '#c9b49a').lit, 'M-356 0q-10 70 40 96q-14-50 10-84q20 50 60 60q-20-40 6-72z')
    .rounds(tones.leaf, 28, 'M-150 8h60M60 8h50M270 8h60');
}

/** A drawbridge between two towers with high walks. */
export function drawBasculeBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cfc0a4', '#5f6d7c');
  const steel = tones.paint('#6fa3bd');
  const { wall, lit, shade, deep, roof } = stone;
  for (const side of [-1, 1]) {
    pen
      .stroke(steel, 9, `M${side * 700} 186Q${side * 420} 40 ${side * 160} 236`)
      .stroke(tones.paint('#dfe9ec'), 3, `M${side * 700} 76H${side * 150}`);
    for (let x = 200; x < 600; x += 34)
      pen.line(
        steel,
        3,
        [side * x, 74],
        [side * x, Math.round(88 + (x < 430 ? ((430 - x) / 270) ** 2 * 140 : ((x - 430) / 270) ** 2 * 80))],
      );
  }
  pen
    .rect(steel, -700, 58, 1400, 16)
    .rect(tones.paint('#4d7f99'), -700, 52, 1400, 6)
    .stroke(steel, 6, 'M-120 58Q0 92 120 58');
  pen.rect(steel, -130, 232, 260, 12).rect(steel, -130, 262, 260, 8).dashes(steel, 20, [4, 14], 'M-130 252h260');
  for (const x of [-150, 150]) {
    pen.polygon(shade, [x - 74, -30], [x - 60, 40], [x + 60, 40], [x + 74, -30]).rect(lit, x - 64, 38, 128, 8);
    drawBlock(pen, stone, { x: x - 48, y: 40, width: 96, height: 236 }, 0.34);
    pen
      .arch(deep, x - 24, 58, 48, 40)
      .rect(lit, x - 52, 130, 104, 6)
      .rect(lit, x - 52, 200, 104, 6)
      .rect(lit, x - 52, 272, 104, 7);
    for (const y of [144, 212]) for (const dx of [-26, -5, 16]) pen.arch(tones.window, x + dx, y, 11, 24);
    pen.polygon(roof, [x - 36, 278], [x, 352], [x + 36, 278]).rect(tones.paint('#d9ab43'), x - 1, 350, 3, 18);
    for (const dx of [-46, 46])
      pen.rect(wall, x + dx - 9, 270, 18, 30).polygon(roof, [x + dx - 11, 300], [x + dx, 338], [x + dx + 11, 300]);
  }
}
