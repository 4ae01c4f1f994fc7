import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { withBuilding } from '../scene/tones.js';
import { drawBlock, drawColumn, drawOnion, drawOpenings, drawPediment, drawSpire, drawSteps } from './parts.js';

/** The west front of a cathedral between its towers. */
export function drawGothicChurch(input: MotifInput): void {
  drawWestFront(input, input.random.between(0, 1) < 0.75);
}

/** A cathedral whose two towers have no spires. */
export function drawSquareTowers(input: MotifInput): void {
  drawWestFront(input, false);
}

function drawWestFront({ pen, tones }: MotifInput, hasSpires: boolean): void {
  const { wall, lit, shade, deep, window, roof } = tones;
  for (const side of [-1, 1]) {
    pen.stroke(
      shade,
      8,
      `M${side * 138} 176Q${side * 176} 166 ${side * 204} 108M${side * 138} 128Q${side * 172} 120 ${side * 204} 74`,
    );
    pen.rect(side < 0 ? wall : shade, side < 0 ? -214 : 196, 0, 18, 112);
    pen.polygon(lit, [side * 205 - 9, 112], [side * 205, 150], [side * 205 + 9, 112]);
    pen
      .rect(side < 0 ? wall : shade, side < 0 ? -196 : 130, 0, 66, 66)
      .pointedArch(window, side * 164 - 10, 14, 20, 24);
  }
  pen.polygon(roof, [-52, 196], [0, 274], [52, 196]);
  drawBlock(pen, tones, { x: -50, y: 0, width: 100, height: 200 }, 0.12);
  pen.polygon(wall, [-50, 196], [0, 262], [50, 196]).polygon(shade, [14, 196], [0, 262], [50, 196]);
  for (const x of [-138, 50]) {
    drawBlock(pen, tones, { x, y: 0, width: 88, height: 268 }, 0.34);
    for (const strip of [x - 5, x + 81]) {
      pen.rect(lit, strip, 0, 12, 262).rect(shade, strip + 8, 0, 4, 262);
      pen.polygon(lit, [strip - 2, 262], [strip + 6, 306], [strip + 14, 262]);
    }
    pen.pointedArch(window, x + 20, 176, 19, 62).pointedArch(window, x + 49, 176, 19, 62);
    pen.pointedArch(window, x + 34, 100, 20, 40);
    pen
      .rect(lit, x, 82, 88, 5)
      .rect(lit, x, 160, 88, 5)
      .rect(lit, x - 4, 264, 96, 7);
    if (hasSpires) {
      drawSpire(pen, { ...tones, roof: wall, roofShade: shade }, x + 44, 270, 38, 166);
      for (let y = 290; y < 410; y += 26) pen.rect(deep, x + 40, y, 7, 10);
      pen.rect(deep, x + 43, 432, 3, 20).rect(deep, x + 38, 442, 13, 3);
    } else
      for (let tooth = 0; tooth < 4; tooth++)
        pen.polygon(lit, [x + 6 + tooth * 23, 271], [x + 12 + tooth * 23, 294], [x + 18 + tooth * 23, 271]);
  }
  pen.circle(lit, 0, 146, 37).circle(window, 0, 146, 31);
  const rays = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = [31 * Math.cos((index * Math.PI) / 6), 31 * Math.sin((index * Math.PI) / 6)];
    return `M${Math.round(-x)} ${Math.round(146 - y)}L${Math.round(x)} ${Math.round(146 + y)}`;
  });
  pen.stroke(lit, 2.4, rays.join('')).circle(lit, 0, 146, 9).circle(window, 0, 146, 5);
  for (const [x, width] of [
    [-94, 34],
    [0, 46],
    [94, 34],
  ] as const) {
    pen.polygon(lit, [x - width * 0.78, 54], [x, 54 + width * 1.1], [x + width * 0.78, 54]);
    pen.pointedArch(shade, x - width / 2, 0, width, 36).pointedArch(deep, x - width / 2 + 6, 0, width - 12, 34);
  }
  pen.rect(lit, -50, 194, 100, 5);
}

/** A church under a great dome. */
export function drawDomedChurch({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade } = tones;
  const base = drawSteps(pen, tones, 270, 2, 9, 14);
  drawBlock(pen, tones, { x: -228, y: base, width: 456, height: 108 }, 0.22);
  for (const side of [-1, 1]) {
    const x = side * 190;
    drawBlock(pen, tones, { x: x - 30, y: base, width: 60, height: 176 }, 0.34);
    pen.rect(lit, x - 34, base + 104, 68, 6).rect(lit, x - 34, base + 172, 68, 7);
    pen.arch(window, x - 11, base + 122, 22, 28).arch(window, x - 8, base + 34, 16, 30);
    pen.dome(roof, x, base + 178, 27, 34).rect(deep, x - 1, base + 210, 3, 20);
  }
  drawBlock(pen, tones, { x: -92, y: base + 108, width: 184, height: 92 }, 0.32);
  pen.rect(lit, -98, base + 110, 196, 7).rect(lit, -100, base + 194, 200, 8);
  drawOpenings(
    pen,
    window,
    { x: -88, y: base + 124, width: 176, height: 62 },
    { columns: 7, rows: 1, width: 12, height: 50, isRound: true },
  );
  const [y, high] = [base + 202, random.between(104, 128)];
  pen.dome(roof, 0, y, 92, high);
  pen.fill(
    roofShade,
    `M26 ${y}q6 ${Math.round(high * 0.8)}-26 ${Math.round(high)}a92 ${Math.round(high)} 0 0 0 92-${Math.round(high)}z`,
  );
  for (const bend of [-62, -24, 20])
    pen.stroke(
      lit,
      2.6,
      `M${bend} ${y}Q${Math.round(bend * 0.92)} ${Math.round(y + high * 0.76)} 0 ${Math.round(y + high)}`,
      0.7,
    );
  const top = Math.round(y + high - 4);
  drawBlock(pen, tones, { x: -16, y: top, width: 32, height: 34 }, 0.36);
  pen
    .arch(window, -5, top + 4, 10, 16)
    .rect(lit, -20, top + 32, 40, 5)
    .dome(roof, 0, top + 37, 16, 20);
  pen.rect(deep, -1, top + 56, 3, 26).rect(deep, -8, top + 70, 17, 3);
  drawOpenings(
    pen,
    window,
    { x: -156, y: base + 24, width: 312, height: 70 },
    { columns: 8, rows: 1, width: 15, height: 44, isRound: true },
  );
  pen.rect(wall, -104, base, 208, 100).rect(shade, -92, base, 184, 88).arch(deep, -20, base, 40, 44);
  for (const x of [-88, -54, -26, 26, 54, 88]) drawColumn(pen, tones, x, base, 17, 96);
  pen.rect(lit, -112, base + 96, 224, 12);
  drawPediment(pen, tones, 116, base + 108, 44);
}

const ONIONS = ['#3f8090', '#c9963d', '#a83f4c', '#4f7f5a', '#5a6aa0'] as const;

/** A church with domes like onions on drums of different height. */
export function drawOnionDomes(input: MotifInput): void {
  const wall = input.random.between(0, 1) < 0.6 ? '#c66a52' : '#efe6d6';
  drawOnions(input, wall, ONIONS);
}

/** A white church with gilded onion domes. */
export const drawGoldOnions = (input: MotifInput): void => drawOnions(input, '#f1ebdf', ['#d9a93f']);

function drawOnions({ pen, tones, random }: MotifInput, wall: string, onions: readonly string[]): void {
  const { paint, window, deep } = tones;
  const walls = withBuilding(tones, wall, '#3f7d6e');
  const start = Math.floor(random.between(0, onions.length));
  const gold = paint('#d7a847');
  const drum = (x: number, half: number, height: number, index: number, size: number) => {
    drawBlock(pen, walls, { x: x - half, y: 0, width: 2 * half, height }, 0.36);
    for (let y = 78; y < height - 26; y += 62) {
      pen.rect(walls.lit, x - half - 3, y - 12, 2 * half + 6, 6);
      drawOpenings(
        pen,
        window,
        { x: x - half, y, width: 2 * half, height: 40 },
        { columns: 3, rows: 1, width: half * 0.26, height: 34, isRound: true },
      );
    }
    pen.rect(walls.lit, x - half - 4, height - 6, 2 * half + 8, 8);
    const color = onions[(start + index) % onions.length]!;
    drawOnion(pen, paint(color), paint('#35304f'), x, height + 2, size, size * 2.3);
    const top = height + size * 2.3;
    pen.rect(gold, x - 1, top - 4, 3, 30).rect(gold, x - 7, top + 12, 15, 3);
  };
  drum(-104, 32, 214, 1, 38);
  drum(110, 32, 200, 2, 38);
  drum(0, 40, 266, 0, 50);
  drum(-194, 30, 134, 3, 35);
  drum(200, 30, 122, 4, 35);
  drawBlock(pen, walls, { x: -250, y: 0, width: 500, height: 70 }, 0.2);
  pen.rect(walls.lit, -256, 66, 512, 8);
  for (let x = -236; x < 230; x += 94) pen.dome(walls.lit, x + 47, 74, 34, 26).dome(walls.shade, x + 47, 74, 25, 18);
  drawOpenings(
    pen,
    window,
    { x: -244, y: 4, width: 488, height: 56 },
    { columns: 9, rows: 1, width: 22, height: 44, isRound: true },
  );
  pen.rect(deep, -250, 0, 500, 4);
  drawPorch(pen, walls);
}

function drawPorch(pen: Pen, tones: MotifInput['tones']): void {
  drawBlock(pen, tones, { x: -46, y: 0, width: 92, height: 62 }, 0.3);
  pen.polygon(tones.roof, [-60, 62], [0, 134], [60, 62]).polygon(tones.roofShade, [8, 62], [0, 134], [60, 62]);
  pen.arch(tones.deep, -20, 0, 40, 26).rect(tones.lit, -52, 58, 104, 6);
}

/** A monastery on top of a rock. */
export function drawMonastery({ pen, tones, random }: MotifInput): void {
  const { paint, window, roof, roofShade, lit, leaf, leafShade, deep } = tones;
  const rock = [paint('#b39a80'), paint('#8d7769'), paint('#cdb798')] as const;
  pen.polygon(rock[1], [196, -6], [214, 88], [250, 130], [292, 124], [322, 60], [346, -6]);
  pen.polygon(
    rock[0],
    [-196, -6],
    [-168, 92],
    [-178, 150],
    [-150, 218],
    [-120, 228],
    [140, 224],
    [164, 180],
    [154, 108],
    [186, -6],
  );
  pen.polygon(rock[1], [40, -6], [58, 90], [34, 150], [62, 226], [140, 224], [164, 180], [154, 108], [186, -6]);
  pen.polygon(rock[2], [-168, 92], [-178, 150], [-150, 218], [-120, 228], [-92, 228], [-124, 180], [-132, 110]);
  pen
    .line(rock[1], 4, [-108, 210], [-96, 130], [-112, 40])
    .line(rock[1], 4, [-30, 216], [-44, 150], [-20, 70], [-34, 10]);
  pen.polygon(rock[0], [196, -6], [214, 88], [250, 130], [262, 60], [250, -6]);
  const house = (x: number, y: number, width: number, height: number, rise: number) => {
    drawBlock(pen, tones, { x, y, width, height }, 0.3);
    pen.polygon(
      roof,
      [x - 7, y + height],
      [x + 10, y + height + rise],
      [x + width - 10, y + height + rise],
      [x + width + 7, y + height],
    );
    pen.rect(roofShade, x - 7, y + height - 3, width + 14, 4);
    const columns = Math.max(2, Math.round(width / 24));
    drawOpenings(
      pen,
      window,
      { x: x + 2, y: y + height * 0.45, width: width - 4, height: height * 0.5 },
      { columns, rows: 1, width: 8, height: 15, isRound: true },
    );
  };
  house(-142, 206, 92, 66, 26);
  house(54, 206, 84, 56, 24);
  const tall = random.between(84, 108);
  house(-62, 212, 116, tall, 28);
  drawBlock(pen, tones, { x: -24, y: 212 + tall, width: 44, height: 56 }, 0.36);
  drawOpenings(
    pen,
    window,
    { x: -22, y: 222 + tall, width: 40, height: 38 },
    { columns: 2, rows: 1, width: 9, height: 28, isRound: true },
  );
  pen.dome(roof, -2, 268 + tall, 27, 30).rect(lit, -30, 264 + tall, 56, 6);
  pen.rect(deep, -3, 296 + tall, 3, 26).rect(deep, -9, 310 + tall, 15, 3);
  for (const [x, y, size] of [
    [-158, 196, 20],
    [146, 186, 18],
    [-196, 0, 34],
    [182, 0, 38],
    [-150, 0, 24],
  ] as const)
    pen.ellipse(leafShade, x + 8, y, size, size * 0.8).ellipse(leaf, x, y, size, size * 0.9);
  pen.stroke(lit, 3, 'M-120 0q60 20 40 60t40 60t-24 60t30 46', 0.6);
}
