import type { MotifInput } from '../scene/motif.js';
import type { Tones } from '../scene/tones.js';
import { withBuilding } from '../scene/tones.js';
import {
  drawBattlement,
  drawBlock,
  drawColumn,
  drawEaves,
  drawFlag,
  drawOpenings,
  drawPediment,
  drawSpire,
  drawSteps,
  drawTower,
} from './parts.js';
import { drawBastionFort, drawHillFort, drawKasbah } from './regional/forts.js';

/** Sloping walls with bastions and a gate. */
export function drawFortress(input: MotifInput): void {
  if (input.palette === 'monsoon') drawHillFort(input);
  else if (input.palette === 'desert' || input.palette === 'savanna') drawKasbah(input);
  else if (input.random.between(0, 1) < 0.4) drawBastionFort(input);
  else drawCurtainWalls(input);
}

function drawCurtainWalls({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, paint } = tones;
  drawBlock(pen, tones, { x: -140, y: 110, width: 190, height: 96 }, 0.3);
  drawBattlement(pen, wall, -140, 206, 190, 12);
  drawOpenings(
    pen,
    window,
    { x: -132, y: 150, width: 170, height: 40 },
    { columns: 5, rows: 1, width: 10, height: 22, isRound: true },
  );
  drawTower(pen, tones, { x: 74, y: 100, width: 66, height: 150 });
  pen.polygon(wall, [-318, 0], [-296, 128], [296, 128], [318, 0]);
  pen.polygon(shade, [70, 0], [70, 128], [296, 128], [318, 0]);
  pen.rect(lit, -298, 116, 596, 6);
  drawBattlement(pen, wall, -296, 128, 592, 13);
  for (const x of [-256, -130, 160, 268]) {
    const half = 46;
    pen.polygon(wall, [x - half - 12, -4], [x - half, 146], [x + half, 146], [x + half + 12, -4]);
    pen.polygon(shade, [x + 10, -4], [x + 8, 146], [x + half, 146], [x + half + 12, -4]);
    pen.rect(lit, x - half - 6, 142, 2 * half + 12, 8);
    drawBattlement(pen, x > 100 ? shade : wall, x - half - 6, 150, 2 * half + 12, 13);
    pen.rect(deep, x - 5, 84, 10, 24);
  }
  drawTower(pen, tones, { x: -58, y: 0, width: 130, height: 164 });
  pen.pointedArch(lit, -34, 0, 78, 56).pointedArch(deep, -25, 0, 60, 52);
  drawOpenings(
    pen,
    window,
    { x: -46, y: 128, width: 108, height: 26 },
    { columns: 3, rows: 1, width: 10, height: 20, isRound: true },
  );
  drawFlag(pen, deep, paint('#a3195b'), 107, 276, random.between(46, 60));
}

/** A city gate: between two towers, or under a roof with eaves where gates look so. */
export function drawGate(input: MotifInput): void {
  if (input.palette === 'eastAsian') drawRoofedGate(input);
  else drawTowerGate(input);
}

function drawTowerGate({ pen, tones, random }: MotifInput): void {
  const { lit, deep, window, wall, paint, roof, roofShade } = tones;
  const isPointed = random.between(0, 1) < 0.65;
  drawBlock(pen, tones, { x: -220, y: 0, width: 440, height: 92 }, 0.3);
  drawBattlement(pen, wall, -220, 92, 440, 12);
  drawBlock(pen, tones, { x: -84, y: 0, width: 168, height: 236 }, 0.24);
  pen
    .polygon(roof, [-92, 236], [-58, 306], [58, 306], [92, 236])
    .polygon(roofShade, [40, 236], [26, 306], [58, 306], [92, 236]);
  pen.rect(lit, -88, 230, 176, 8).rect(lit, -84, 152, 168, 6);
  drawOpenings(
    pen,
    window,
    { x: -76, y: 162, width: 152, height: 64 },
    { columns: 4, rows: 1, width: 18, height: 46, isRound: true },
  );
  pen.arch(lit, -58, 0, 116, 76).arch(deep, -46, 0, 92, 74);
  pen.stroke(lit, 2, 'M-24 74v40M0 74v46M24 74v40M-40 92h80', 0.5);
  for (const x of [-150, 66]) {
    drawTower(pen, tones, { x, y: 0, width: 84, height: 256 });
    if (isPointed) drawSpire(pen, tones, x + 42, 276, 46, 104);
    for (const y of [60, 130, 200]) pen.arch(window, x + 34, y, 12, 20);
  }
  drawFlag(pen, deep, paint('#a3195b'), 0, 306, 50);
}

function drawRoofedGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9bda8', '#5a6470');
  const wood = withBuilding(tones, '#b5453a', '#4d5b66');
  pen.polygon(stone.wall, [-270, 0], [-250, 132], [250, 132], [270, 0]);
  pen.polygon(stone.shade, [120, 0], [116, 132], [250, 132], [270, 0]);
  for (const y of [26, 52, 78, 104]) pen.rect(stone.shade, -262, y, 524, 2);
  pen.rect(stone.lit, -256, 126, 512, 10);
  for (const [x, width] of [
    [-170, 56],
    [-40, 80],
    [114, 56],
  ] as const)
    pen.arch(stone.lit, x - 7, 0, width + 14, 46).arch(tones.window, x, 0, width, 44);
  drawTimberStorey(pen, wood, 136, 200, 62);
  drawEaves(pen, wood, { y: 190, half: 262, height: 56, ridge: 176 });
  drawTimberStorey(pen, wood, 244, 156, 48);
  drawEaves(pen, wood, { y: 286, half: 224, height: 84, ridge: 124 });
  pen
    .rect(wood.roofShade, -132, 366, 264, 10)
    .rect(wood.roofShade, -138, 372, 12, 18)
    .rect(wood.roofShade, 126, 372, 12, 18);
}

function drawTimberStorey(pen: MotifInput['pen'], tones: Tones, y: number, half: number, height: number): void {
  const { wall, shade, window, paint } = tones;
  pen.rect(shade, -half, y, 2 * half, height).rect(paint('#3f7a6c'), -half, y + height - 14, 2 * half, 14);
  for (let x = -half; x <= half; x += half / 4) pen.rect(wall, x - 5, y, 10, height);
  drawOpenings(
    pen,
    window,
    { x: -half, y: y + 6, width: 2 * half, height: height - 26 },
    { columns: 8, rows: 1, width: half / 7, height: height - 34 },
  );
}

/** A palace in the manner of its region. */
export function drawPalace(input: MotifInput): void {
  if (input.palette === 'eastAsian') drawHall(input);
  else if (['desert', 'monsoon', 'savanna'].includes(input.palette)) drawChhatriPalace(input);
  else drawFacade(input);
}

function drawFacade({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = tones;
  const hasDome = random.between(0, 1) < 0.55;
  for (const side of [-1, 1]) {
    const x = side < 0 ? -300 : 80;
    pen.polygon(roof, [x - 4, 112], [x + 14, 146], [x + 206, 146], [x + 224, 112]);
    pen
      .rect(side < 0 ? wall : shade, x, 0, 220, 112)
      .rect(lit, x - 4, 108, 228, 7)
      .rect(lit, x, 52, 220, 4);
    drawOpenings(
      pen,
      window,
      { x: x + 6, y: 4, width: 208, height: 102 },
      { columns: 8, rows: 2, width: 12, height: 30 },
    );
    const end = side < 0 ? -330 : 260;
    drawBlock(pen, tones, { x: end, y: 0, width: 70, height: 132 }, 0.3);
    pen
      .polygon(roof, [end - 5, 132], [end + 12, 186], [end + 58, 186], [end + 75, 132])
      .polygon(roofShade, [end + 50, 132], [end + 44, 186], [end + 58, 186], [end + 75, 132]);
    pen.rect(lit, end - 4, 128, 78, 7);
    drawOpenings(
      pen,
      window,
      { x: end + 4, y: 6, width: 62, height: 118 },
      { columns: 2, rows: 2, width: 14, height: 36, isRound: true },
    );
  }
  drawBlock(pen, tones, { x: -92, y: 0, width: 184, height: 150 }, 0.26);
  drawOpenings(
    pen,
    window,
    { x: -86, y: 66, width: 172, height: 76 },
    { columns: 5, rows: 1, width: 18, height: 52, isRound: true },
  );
  for (const x of [-80, -48, -16, 16, 48, 80]) drawColumn(pen, tones, x, 50, 11, 96);
  pen.rect(lit, -98, 46, 196, 7).rect(lit, -98, 146, 196, 9);
  for (const x of [-56, -14, 28]) pen.arch(deep, x, 0, 28, 26);
  if (hasDome) {
    drawBlock(pen, tones, { x: -50, y: 190, width: 100, height: 40 }, 0.3);
    drawOpenings(
      pen,
      window,
      { x: -48, y: 194, width: 96, height: 32 },
      { columns: 6, rows: 1, width: 7, height: 22, isRound: true },
    );
    pen.dome(roof, 0, 230, 54, 62).fill(roofShade, 'M10 230q20 30-10 62q54-6 54-62z').rect(lit, -56, 226, 112, 7);
    drawBlock(pen, tones, { x: -11, y: 290, width: 22, height: 22 }).dome(roof, 0, 312, 12, 14);
    pen.rect(deep, -1, 324, 3, 26);
  }
  drawPediment(pen, tones, 100, 155, 50);
  if (!hasDome) drawFlag(pen, deep, paint('#a3195b'), 0, 205, 56);
}

function drawHall({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#b8473a', '#d19a3f');
  const marble = withBuilding(tones, '#eee5d3', '#d19a3f');
  for (let tier = 0; tier < 3; tier++) {
    const half = 320 - tier * 28;
    pen.rect(marble.wall, -half, tier * 26, 2 * half, 26).rect(marble.lit, -half - 4, tier * 26 + 18, 2 * half + 8, 5);
    for (let x = -half + 6; x < half; x += 26) pen.rect(marble.lit, x, tier * 26 + 23, 4, 9);
  }
  pen.polygon(marble.lit, [-66, 0], [-44, 78], [44, 78], [66, 0]);
  for (let y = 10; y < 78; y += 11) pen.rect(marble.shade, -64 + y / 4, y, 128 - y / 2, 2);
  drawTimberStorey(pen, wood, 78, 218, 72);
  drawEaves(pen, wood, { y: 142, half: 276, height: 52, ridge: 194 });
  drawTimberStorey(pen, wood, 192, 172, 40);
  drawEaves(pen, wood, { y: 226, half: 240, height: 96, ridge: 128 });
  pen
    .rect(wood.roofShade, -134, 320, 268, 10)
    .rect(wood.roofShade, -142, 324, 14, 20)
    .rect(wood.roofShade, 128, 324, 14, 20);
}

function drawChhatriPalace({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade } = tones;
  const base = drawSteps(pen, tones, 330, 2, 9, 10);
  const pavilion = (x: number, y: number, half: number) => {
    for (const offset of [-0.8, -0.28, 0.28, 0.8]) pen.rect(wall, x + offset * half - 3, y, 6, half);
    pen.rect(lit, x - half * 1.25, y + half, half * 2.5, 6);
    pen.fill(
      roof,
      `M${x - half} ${y + half + 6}c${-half * 0.3} ${half * 0.9} ${half * 0.7} ${half} ${half} ${half * 1.5}c${half * 0.3} ${-half * 0.5} ${half * 1.3} ${-half * 0.6} ${half} ${-half * 1.5}z`,
    );
    pen.fill(
      roofShade,
      `M${x + half * 0.2} ${y + half + 6}q${half * 0.5} ${half * 0.8} ${-half * 0.2} ${half * 1.5}c${half * 0.3} ${-half * 0.5} ${half * 1.3} ${-half * 0.6} ${half} ${-half * 1.5}z`,
    );
    pen.rect(deep, x - 1, y + half * 2.5, 3, 12);
  };
  for (const [x, width, height] of [
    [-300, 600, 110],
    [-190, 380, 176],
    [-86, 172, 232],
  ] as const) {
    drawBlock(pen, tones, { x, y: base, width, height: height - base }, 0.24);
    pen.rect(lit, x - 6, height - 8, width + 12, 8).rect(shade, x, height - 11, width, 3);
  }
  drawOpenings(
    pen,
    window,
    { x: -296, y: base, width: 592, height: 88 },
    { columns: 13, rows: 1, width: 25, height: 66, isRound: true },
  );
  drawOpenings(
    pen,
    window,
    { x: -186, y: 114, width: 372, height: 54 },
    { columns: 11, rows: 1, width: 17, height: 42, isRound: true },
  );
  drawOpenings(
    pen,
    window,
    { x: -80, y: 182, width: 160, height: 42 },
    { columns: 5, rows: 1, width: 16, height: 34, isRound: true },
  );
  pen.pointedArch(lit, -46, base, 92, 62).pointedArch(deep, -37, base, 74, 58);
  for (const [x, y, half] of [
    [-270, 110, 24],
    [270, 110, 24],
    [-160, 176, 24],
    [160, 176, 24],
    [0, 232, 40],
  ] as const)
    pavilion(x, y, half);
}
