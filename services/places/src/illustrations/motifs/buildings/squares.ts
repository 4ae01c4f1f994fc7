import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawDome, drawHipRoof, drawWindows, type Plot } from './parts.js';

const PLASTERS = ['#f0d9a4', '#d99a7a', '#f3ead6', '#b9c7a6', '#e8b98f', '#c9ced4', '#e9c6b4', '#dcc07a'] as const;

/** Plain colorful houses of central Europe around a square, with triangular and curved gables over arcades. */
export function drawBurgherHouses(input: MotifInput): void {
  const { pen, tones, random } = input;
  const slate = withBuilding(tones, '#e9ddc4', '#6f8f82');
  if (random.between(0, 1) < 0.6) drawOnionTower(pen, slate, Math.round(random.between(-180, 180)));
  drawBurghers(input, [-340, 340]);
}

function drawOnionTower(pen: Pen, tones: Tones, x: number): void {
  drawBlock(pen, tones, { x: x - 32, y: 100, width: 64, height: 200 }, 0.36);
  drawWindows(pen, tones.window, [x, 240, 60, 50], [2, 1, 13, 30], true);
  pen
    .rect(tones.lit, x - 38, 296, 76, 8)
    .circle(tones.lit, x, 222, 15)
    .stroke(tones.deep, 3, `M${x} 222v10M${x} 222h7`);
  pen
    .fill(tones.roof, `M${x - 36} 304q-4 34 20 44q12 8 8 22h16q-4-14 8-22q24-10 20-44z`)
    .fill(tones.roofShade, `M${x + 8} 304q4 40-4 66h4q-4-14 8-22q24-10 20-44z`)
    .rect(tones.lit, x - 7, 370, 14, 16);
  drawCone(pen, tones, x, 386, 9, 34);
}

/** Draws a row of burghers' houses between two edges. */
function drawBurghers({ pen, tones, random }: MotifInput, [from, to]: readonly [number, number]): void {
  const start = Math.floor(random.between(0, PLASTERS.length));
  const houses: { middle: number; width: number; height: number; hasGable: boolean }[] = [];
  let x = from;
  for (let index = 0; x < to - 40; index++) {
    const width = to - x < 150 ? to - x : Math.round(random.between(94, 126));
    const height = Math.round(random.between(132, 172));
    const house = withBuilding(tones, PLASTERS[(start + index * 3) % PLASTERS.length]!, '#b0604a');
    const middle = Math.round(x + width / 2);
    const kind = (start + index) % 3;
    drawGable(pen, house, [middle, height, width, 0], kind);
    pen.rect(house.wall, x, 0, width, height).rect(house.shade, x + width * 0.88, 0, width * 0.12, height);
    houses.push({ middle, width, height, hasGable: kind < 2 });
    x += width;
  }
  // Openings come after all houses, so that those of one color become one path.
  for (const { middle, width, height } of houses)
    drawWindows(pen, tones.window, [middle - 3, 52, width * 0.9, height - 58], [3, 2, 15, 30]);
  for (const { middle, height, hasGable } of houses)
    if (hasGable) pen.rect(tones.window, middle - 6, height + 6, 12, 18);
  for (const { middle, width, height } of houses)
    pen.rect(tones.lit, middle - width / 2, 46, width, 5).rect(tones.lit, middle - width / 2, height - 6, width, 6);
  for (const { middle, width } of houses)
    drawWindows(pen, tones.deep, [middle - 2, 0, width * 0.94, 44], [2, 1, Math.round(width * 0.3), 40], true);
}

/** Draws a triangular gable, a curved one, or a low roof. */
function drawGable(pen: Pen, house: Tones, [middle, height, width]: Plot, kind: number): void {
  const half = width / 2;
  const left = Math.round(middle - half);
  const n = (share: number) => Math.round(width * share);
  if (kind === 0)
    pen
      .polygon(house.roof, [left - 3, height], [middle, height + width * 0.52 + 8], [left + width + 3, height])
      .polygon(house.wall, [left + 4, height], [middle, height + width * 0.52], [left + width - 4, height]);
  else if (kind === 1)
    pen.fill(
      house.wall,
      `M${left} ${height}q${n(0.15)} 4 ${n(0.18)} ${n(0.2)}q${n(0.05)} ${n(0.22)} ${n(0.32)} ${n(0.34)}q${n(0.27)}-${n(0.12)} ${n(0.32)}-${n(0.34)}q${n(0.03)}-${n(0.16)} ${n(0.18)}-${n(0.2)}z`,
    );
  else drawHipRoof(pen, house, [middle, height, width + 8, 34], 16);
}

/** Two black Gothic spires behind colorful houses. */
export function drawSpireSquare(input: MotifInput): void {
  const { pen, tones } = input;
  const stone = withBuilding(tones, '#a2968a', '#3f4550');
  pen.polygon(stone.wall, [-92, 120], [-92, 226], [0, 300], [92, 226], [92, 120]).arch(stone.window, -34, 150, 68, 60);
  for (const x of [-104, 104]) {
    drawBlock(pen, stone, { x: x - 44, y: 60, width: 88, height: 250 }, 0.36);
    drawWindows(pen, stone.window, [x, 222, 60, 74], [2, 1, 15, 46], true);
    pen.rect(stone.lit, x - 48, 304, 96, 7);
    drawCone(pen, stone, x, 310, 40, 138);
    for (const side of [-36, 36]) drawCone(pen, stone, x + side, 308, 10, 72);
    pen.rounds(tones.paint('#d9ab43'), 6, `M${x} 450h0M${x - 38} 376h0M${x + 38} 376h0`);
  }
  drawBurghers(input, [-340, 340]);
}

/** A long hall of arcades with a parapet of masks, before a brick church with two unequal towers. */
export function drawClothHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b8785c', '#4f6a62');
  const hall = withBuilding(tones, '#ecd9ac', '#a8604a');
  drawBlock(pen, brick, { x: 60, y: 80, width: 140, height: 150 }, 0.3);
  drawHipRoof(pen, brick, [130, 230, 150, 66], 20);
  for (const [x, top] of [
    [90, 300],
    [210, 250],
  ] as const) {
    drawBlock(pen, brick, { x: x - 36, y: 40, width: 72, height: top }, 0.36);
    drawWindows(pen, brick.window, [x, top - 90, 64, 110], [2, 2, 13, 38], true);
    pen.rect(brick.lit, x - 40, top + 34, 80, 8);
  }
  drawCone(pen, brick, 90, 340, 22, 96);
  for (const x of [58, 72, 108, 122]) drawCone(pen, brick, x, 340, 8, 46);
  pen.fill(paint('#d9ab43'), 'M74 372h32l-4 12h-24z');
  drawDome(pen, brick, 210, 292, 32, 34);
  pen.rect(brick.lit, 203, 324, 14, 20).dome(brick.roof, 210, 344, 9, 14);
  drawBlock(pen, hall, { x: -370, y: 0, width: 640, height: 128 }, 0.06);
  pen.rect(hall.lit, -376, 92, 652, 8).rect(hall.lit, -376, 128, 652, 6);
  drawWindows(pen, hall.lit, [-50, 0, 636, 90], [13, 1, 42, 78], true);
  drawWindows(pen, hall.deep, [-50, 0, 636, 88], [13, 1, 34, 72], true);
  drawWindows(pen, hall.shade, [-50, 134, 620, 34], [14, 1, 22, 24], true);
  pen.rect(hall.wall, -364, 128, 628, 10).rect(hall.lit, -364, 162, 628, 6);
  for (let x = -352; x < 270; x += 62)
    pen.fill(hall.lit, `M${x} 168q4 20 12 20q8 0 12-20z`).rounds(hall.lit, 7, `M${x + 12} 192h0`);
  drawBlock(pen, hall, { x: -110, y: 0, width: 120, height: 196 }, 0.2);
  pen.arch(hall.deep, -84, 0, 68, 62).rect(hall.lit, -116, 192, 132, 8);
  drawWindows(pen, hall.window, [-50, 120, 110, 56], [3, 1, 18, 40], true);
  pen.fill(hall.wall, 'M-104 200q14 6 18 28q8 26 36 34q28-8 36-34q4-22 18-28z').circle(hall.lit, -50, 236, 10);
}

/** A Gothic town hall with one tall tower between gilded guild houses. */
export function drawGuildHall(input: MotifInput): void {
  const { pen, tones } = input;
  drawGuildHouses(pen, tones);
  drawTownHall(pen, withBuilding(tones, '#d3c7b0', '#5f6b70'), 0.82);
}

/** A Gothic town hall with one tall tower in the middle of its long front. */
export function drawGothicHall({ pen, tones, random }: MotifInput): void {
  const wall = ['#b9ad98', '#cdbfa4', '#a89a8a'][Math.floor(random.between(0, 3))]!;
  drawTownHall(pen, withBuilding(tones, wall, '#6a5a58'), 1);
}

function drawTownHall(pen: Pen, tones: Tones, size: number): void {
  const { wall, lit, shade, deep, window, roof, roofShade } = tones;
  const half = Math.round(320 * size);
  pen
    .polygon(roof, [-half - 4, 150], [-half + 24, 210], [half - 24, 210], [half + 4, 150])
    .polygon(roofShade, [half * 0.5, 150], [half * 0.5, 210], [half - 24, 210], [half + 4, 150]);
  pen.dashes(lit, 14, [10, 40], `M${-half + 40} 176H${half - 40}`);
  pen.rect(wall, -half, 0, 2 * half, 152).rect(shade, half * 0.72, 0, half * 0.28, 152);
  const columns = Math.round(14 * size);
  const plot = [0, 0, 2 * half - 20] as const;
  drawWindows(pen, deep, [...plot, 54], [columns, 1, 30, 48], true);
  drawWindows(pen, window, [plot[0], 60, plot[2], 46], [columns, 1, 19, 38], true);
  drawWindows(pen, window, [plot[0], 106, plot[2], 40], [columns, 1, 19, 28]);
  pen.rect(lit, -half - 4, 54, 2 * half + 8, 6).dashes(lit, 14, [7, 9], `M${-half} 156H${half}`);
  for (const side of [-1, 1]) {
    drawBlock(pen, tones, { x: side * half - 20, y: 0, width: 40, height: 190 }, 0.4);
    drawCone(pen, tones, side * half, 190, 22, 74);
  }
  drawBlock(pen, tones, { x: -52, y: 0, width: 104, height: 268 }, 0.34);
  pen.arch(deep, -22, 0, 44, 48).rect(lit, -58, 150, 116, 6);
  drawWindows(pen, window, [-4, 84, 92, 60], [3, 1, 17, 46], true);
  drawWindows(pen, window, [-4, 164, 92, 84], [3, 1, 17, 64], true);
  pen.rect(lit, -58, 262, 116, 8);
  for (const x of [-48, 48]) drawCone(pen, tones, x, 268, 9, 56);
  drawBlock(pen, tones, { x: -34, y: 270, width: 68, height: 76 }, 0.36);
  drawWindows(pen, window, [-2, 276, 60, 60], [2, 1, 16, 46], true);
  pen.rect(lit, -38, 340, 76, 6);
  for (const x of [-30, 30]) drawCone(pen, tones, x, 346, 7, 36);
  pen.polygon(wall, [-26, 346], [0, 470], [26, 346]).polygon(shade, [6, 346], [0, 470], [26, 346]);
  pen.rounds(tones.paint('#d9ab43'), 7, 'M0 474h0');
}

function drawGuildHouses(pen: Pen, tones: Tones): void {
  const gold = tones.paint('#d9ab43');
  const houses = [-365, -297, 297, 365];
  for (const [index, x] of houses.entries()) {
    const house = withBuilding(tones, ['#cbb795', '#d9c39c'][index % 2]!, '#5f6b70');
    const left = x - 34;
    pen
      .rect(x < 0 ? house.wall : mixColors(house.wall, house.shade, 0.5), left, 0, 68, 196)
      .fill(house.wall, `M${left} 196q14 4 14 26q4 22 20 34q16-12 20-34q0-22 14-26z`);
  }
  for (const x of houses) drawWindows(pen, tones.window, [x, 36, 64, 160], [3, 4, 10, 26]);
  pen.dashes(gold, 4, [8, 5], 'M-399 34H-263M-399 116H-263M-399 194H-263M263 34H399M263 116H399M263 194H399');
  pen.rounds(gold, 9, 'M-365 260h0M-297 260h0M297 260h0M365 260h0');
}

/** A palace with battlements and a slender tower that widens at its top. */
export function drawCrenelHall({ pen, tones, random }: MotifInput): void {
  const hall = withBuilding(tones, random.between(0, 1) < 0.5 ? '#c98a68' : '#c9a57c', '#a8604a');
  const { wall, lit, shade, deep, window } = hall;
  const battlement = (x: number, y: number, width: number) =>
    pen.rect(wall, x, y, width, 16).dashes(wall, 16, [12, 10], `M${x} ${y + 24}h${width}`);
  for (const side of [-1, 1]) {
    drawBlock(pen, hall, { x: side * 210 - 90, y: 0, width: 180, height: 150 }, side < 0 ? 0.06 : 0.3);
    drawWindows(pen, window, [side * 210, 54, 170, 84], [4, 1, 26, 50], true);
    battlement(side * 210 - 94, 150, 188);
  }
  drawBlock(pen, hall, { x: -130, y: 0, width: 260, height: 218 }, 0.2);
  drawWindows(pen, tones.lit, [-10, 60, 240, 70], [5, 1, 34, 56], true);
  drawWindows(pen, window, [-10, 60, 240, 68], [5, 1, 26, 50], true);
  drawWindows(pen, window, [-10, 140, 240, 66], [5, 1, 26, 46], true);
  drawWindows(pen, deep, [0, 0, 600, 48], [11, 1, 26, 40], true);
  pen.rect(shade, -138, 206, 276, 14);
  battlement(-138, 218, 276);
  drawBlock(pen, hall, { x: -28, y: 218, width: 56, height: 190 }, 0.36);
  pen.rect(window, -6, 330, 12, 26);
  pen.polygon(lit, [-28, 396], [-42, 420], [42, 420], [28, 396]).rect(lit, -42, 420, 84, 12);
  pen.dashes(lit, 12, [10, 8], 'M-42 438h84');
  drawBlock(pen, withBuilding(tones, '#efe3cc', '#8d7a66'), { x: -22, y: 432, width: 44, height: 40 }, 0.36);
  pen.arch(deep, -9, 436, 18, 18).dashes(lit, 9, [8, 6], 'M-24 477h48').rect(deep, -1, 478, 3, 18);
}

/** A palace of pink and white stone over two galleries of arches, by the water. */
export function drawDogePalace({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const pink = withBuilding(tones, '#edc4a8', '#d9a58a');
  const white = withBuilding(tones, '#f4ecdf', '#cbb9a2');
  const brick = withBuilding(tones, '#b5664a', '#6f9a86');
  drawBlock(pen, brick, { x: 256, y: 0, width: 62, height: 300 }, 0.36);
  pen.rect(white.wall, 252, 300, 70, 44).rect(white.lit, 248, 340, 78, 8);
  drawWindows(pen, white.deep, [287, 302, 64, 38], [4, 1, 10, 28], true);
  drawBlock(pen, brick, { x: 260, y: 348, width: 54, height: 26 }, 0.36);
  drawCone(pen, brick, 287, 374, 31, 92);
  pen.rect(pink.wall, -350, 116, 600, 128).rect(pink.shade, 196, 116, 54, 128);
  for (const y of [146, 182, 218]) pen.stroke(pink.roof, 3, `M-350 ${y}${'l30 17l30-17'.repeat(10)}`, 0.6);
  for (const x of [-314, -214, 116, 216]) pen.pointedArch(white.lit, x - 22, 136, 44, 42);
  pen.pointedArch(white.lit, -84, 134, 68, 56).rect(white.lit, -92, 122, 84, 16);
  for (const x of [-314, -214, 116, 216]) pen.pointedArch(tones.window, x - 16, 138, 32, 40);
  pen.pointedArch(tones.window, -74, 138, 48, 50);
  pen.dashes(white.lit, 20, [9, 7], 'M-350 254H250').rect(white.lit, -354, 238, 608, 7);
  drawCone(pen, white, -50, 240, 14, 50);
  pen.rect(white.lit, -354, 0, 608, 118);
  drawWindows(pen, white.deep, [-50, 62, 600, 36], [30, 1, 14, 34], true);
  pen.rounds(white.deep, 9, `M-340 106${'m20 0h0'.repeat(29)}`);
  drawWindows(pen, white.deep, [-50, 0, 600, 52], [15, 1, 31, 50], true);
  pen.rect(white.shade, -354, 112, 608, 4).rect(white.shade, -354, 54, 608, 4);
  pen.rect(paint('#8f8274'), 232, 0, 10, 96).rect(paint('#8f8274'), 228, 92, 18, 6);
}
