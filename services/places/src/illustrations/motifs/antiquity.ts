import type { MotifInput } from '../scene/motif.js';
import { type Corner, type Pen, toLine } from '../scene/pen.js';
import type { Tones } from '../scene/tones.js';
import { drawBlock, drawColumn, drawOpenings, drawSteps, traceArcade } from './parts.js';

/** The front of a classical temple, whole or in ruins. */
export function drawColumns({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep } = tones;
  const isRuin = random.between(0, 1) < 0.45;
  const base = drawSteps(pen, tones, 268, 3, 11, 14);
  const top = base + 186;
  const whole = isRuin ? 4 : 6;
  const step = 84;
  const right = -210 + (whole - 1) * step + 24;
  pen.rect(deep, -206, base, right + 182, 176).rect(shade, -170, base, 46, 150);
  for (let index = 0; index < 6; index++) {
    const x = -210 + index * step;
    if (index < whole) drawColumn(pen, tones, x, base, 38, 186);
    else drawColumn(pen, tones, x, base, 38, [186, 104][index - whole]!);
  }
  pen.rect(wall, -236, top, right + 236, 18).rect(shade, -236, top, right + 236, 4);
  pen.rect(lit, -236, top + 18, right + 236, 26);
  for (let x = -230; x < right - 10; x += 28) pen.rect(shade, x, top + 18, 11, 24);
  pen.rect(wall, -244, top + 44, right + 252, 9);
  if (!isRuin) {
    pen.polygon(lit, [-248, top + 53], [0, top + 128], [248, top + 53]);
    pen.polygon(shade, [-202, top + 58], [0, top + 118], [202, top + 58]);
    pen
      .circle(wall, 0, top + 80, 17)
      .polygon(wall, [-130, top + 58], [-60, top + 58], [-40, top + 92], [-64, top + 84])
      .polygon(wall, [130, top + 58], [60, top + 58], [40, top + 92], [64, top + 84]);
    pen.polygon(wall, [-8, top + 124], [0, top + 150], [8, top + 124]);
    return;
  }
  pen.polygon(lit, [-248, top + 53], [-62, top + 108], [-30, top + 96], [-40, top + 74], [6, top + 53]);
  pen.polygon(shade, [-202, top + 58], [-66, top + 98], [-50, top + 76], [-30, top + 58]);
  pen
    .rect(wall, 228, 0, 44, 20)
    .rect(shade, 256, 0, 16, 20)
    .rect(lit, 118, base, 34, 15)
    .ellipse(shade, 196, base + 8, 20, 9);
}

/** Pyramids with smooth faces. */
export function drawPyramid({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade } = tones;
  const pyramid = (x: number, half: number, height: number, haze: number) => {
    const edge = x + half * 0.24;
    pen.polygon(wall, [x - half, 0], [x, height], [edge, 0]).polygon(shade, [edge, 0], [x, height], [x + half, 0]);
    pen.polygon(
      lit,
      [x - half * 0.14, height * 0.86],
      [x, height],
      [x + half * 0.03, height * 0.84],
      [x - half * 0.05, height * 0.8],
    );
    for (let level = 1; level < 11; level++) {
      const y = (height * level) / 11.5;
      const left = x - half * (1 - y / height);
      pen.rect(shade, left + haze, y, (edge - x) * (1 - y / height) + half * (1 - y / height) - haze - 2, 1.4);
    }
  };
  const swap = random.between(0, 1) < 0.5 ? 1 : -1;
  pyramid(-196 * swap, 130, 166, 6);
  pyramid(206 * swap, 96, 118, 6);
  pyramid(10, 240, 300, 10);
  drawCaravan(pen, tones);
}

/** Three camels, small in front of what is large. */
function drawCaravan(pen: Pen, { deep }: Tones): void {
  for (const x of [-170, -118, -66])
    pen.fill(
      deep,
      `M${x} -24v22h3v-16h4v16h3v-18h14v18h3v-16h3v16h3v-22q6 2 8 14h5q4 2 3-3q-8 0-9-11q-4-10-12-6q-4 0-6 6q-5 12-11 0q-8-2-11 0z`,
    );
}

/** A pyramid of terraces with a stair to a temple. */
export function drawSteppedPyramid({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep, window } = tones;
  const tiers = 9;
  for (let tier = 0; tier < tiers; tier++) {
    const [half, next] = [276 - tier * 22, 270 - tier * 22];
    const [y, rise] = [tier * 28, 28];
    pen.polygon(wall, [-half, y], [-next, y + rise], [next, y + rise], [half, y]);
    pen.polygon(shade, [half * 0.3, y], [next * 0.3, y + rise], [next, y + rise], [half, y]);
    pen.rect(lit, -next, y + rise - 4, next * 1.3, 4).rect(deep, -half + 4, y, 2 * half - 8, 1.6);
  }
  const top = tiers * 28;
  pen.polygon(lit, [-62, 0], [-40, top], [40, top], [62, 0]);
  pen.polygon(wall, [-48, 0], [-30, top], [30, top], [48, 0]);
  for (let y = 8; y < top; y += 11) pen.rect(shade, -47 + y * 0.07, y, 94 - y * 0.14, 3);
  drawBlock(pen, tones, { x: -66, y: top, width: 132, height: 58 }, 0.3);
  for (const [x, width] of [
    [-48, 18],
    [-15, 30],
    [30, 18],
  ] as const)
    pen.rect(window, x, top, width, 34);
  pen
    .rect(lit, -72, top + 56, 144, 8)
    .rect(wall, -62, top + 64, 124, 16)
    .rect(shade, 24, top + 64, 38, 16);
  for (let x = -56; x < 60; x += 22) pen.rect(lit, x, top + 80, 10, 10);
}

/** A Roman amphitheater whose outer ring is partly lost. */
export function drawAmphitheater({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep, window } = tones;
  const radius = 310;
  const sag = (x: number) => -22 * Math.sqrt(Math.max(0, 1 - (x / radius) ** 2));
  const follow = (from: number, to: number, y: number): Corner[] =>
    Array.from({ length: 9 }, (_, index) => {
      const x = from + ((to - from) * index) / 8;
      return [x, y + sag(x)] as const;
    });
  pen.fill(deep, `M-250 214q250 64 470-26v-60h-470z`);
  pen.polygon(wall, ...follow(-radius, radius, 0), [radius, 176], ...follow(radius, -radius, 176));
  pen.polygon(
    wall,
    ...follow(-radius, 96, 170),
    [118, 196],
    [104, 216],
    [92, 240],
    [70, 262],
    ...follow(60, -radius, 276),
  );
  pen.polygon(shade, ...follow(90, radius, 0), [radius, 176], ...follow(radius, 90, 176));
  for (const level of [0, 62, 124, 186]) {
    const limit = level === 186 ? 64 : 300;
    for (let angle = -1.4; angle < 1.42; angle += 0.138) {
      const [x, narrow] = [radius * Math.sin(angle), Math.cos(angle)];
      const width = 27 * narrow;
      if (x > limit || width < 5) continue;
      if (level === 186) pen.rect(window, x - width / 3, 206 + sag(x), width * 0.6, 24);
      else pen.arch(window, x - width / 2, level + 8 + sag(x), width, 30);
    }
    const end = level === 186 ? 96 : radius;
    pen.stroke(lit, 5, toLine(follow(-radius, end, level + 56 + (level === 186 ? 34 : 0))));
  }
  pen.stroke(lit, 4, toLine(follow(-radius, 60, 182)));
  pen.polygon(lit, [64, 154], [118, 154], [112, 196], [92, 240], [70, 262], [66, 240]);
}

/** Two rows of arches across a valley. */
export function drawAqueduct({ pen, tones }: MotifInput): void {
  const { wall, lit, shade } = tones;
  const lower = { count: 8, span: 124, pier: 34, sides: 108 };
  const width = 8 * 124 + 9 * 34;
  pen.fill(shade, traceArcade({ x: -width / 2 + 10, y: -16, height: 206 }, lower));
  pen.fill(wall, traceArcade({ x: -width / 2, y: -16, height: 206 }, lower));
  pen.fill(
    shade,
    traceArcade({ x: -width / 2 + 4, y: 190, height: 116 }, { count: 17, span: 54, pier: 20, sides: 56 }),
  );
  pen.fill(wall, traceArcade({ x: -width / 2, y: 190, height: 116 }, { count: 17, span: 54, pier: 20, sides: 56 }));
  pen.rect(wall, -700, 190, 1400, 8).rect(wall, -700, 296, 1400, 16);
  pen.rect(lit, -700, 186, 1400, 7).rect(lit, -700, 306, 1400, 8).rect(shade, -700, 290, 1400, 3);
  for (let index = 0; index < 9; index++) pen.rect(lit, -width / 2 + index * 158 - 4, 86, 42, 7);
}

/** A triumphal arch with three openings. */
export function drawArch({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade } = tones;
  const hasThree = random.between(0, 1) < 0.5;
  const half = hasThree ? 196 : 150;
  const pier = hasThree ? ['h-46v86a26 26 0 0 1-52 0v-86h-48', 'h-48v86a26 26 0 0 1-52 0v-86h-46'] : ['h-100', 'h-100'];
  pen.fill(wall, `M${-half} 0v270h${2 * half}v-270${pier[0]}v132a50 50 0 0 1-100 0v-132${pier[1]}z`);
  pen.rect(shade, half - 44, 0, 44, 270);
  pen.fill(shade, 'M50 0v132a50 50 0 0 1-50 50a38 44 0 0 0 30-44v-138z');
  pen.stroke(lit, 7, `M-${54} 0v132a54 54 0 0 0 108 0v-132`);
  for (const x of hasThree ? [-182, -74, 74, 182] : [-130, -80, 80, 130]) {
    pen.rect(lit, x - 13, 0, 26, 30);
    drawColumn(pen, tones, x, 30, 17, 166);
  }
  pen
    .rect(lit, -half - 8, 196, 2 * half + 16, 9)
    .rect(wall, -half, 205, 2 * half, 16)
    .rect(lit, -half - 12, 220, 2 * half + 24, 9);
  pen
    .rect(shade, -half + 40, 232, 2 * half - 80, 30)
    .rect(lit, -half + 44, 236, 2 * half - 88, 22)
    .rect(lit, -half - 6, 266, 2 * half + 12, 10);
  if (random.between(0, 1) < 0.5) drawChariot(pen, tones);
}

/** Bronze horses above an arch. */
function drawChariot(pen: Pen, { paint }: Tones): void {
  const bronze = paint('#4f6b62');
  for (const x of [-44, -22, 4, 26])
    pen.fill(bronze, `M${x} 276l4 26q-4 14 2 28l-6 4l4 6l14-8l2-10l4-22l6-24h-6l-6 20h-8l-4-20z`);
  pen.fill(bronze, 'M-8 276v46q-4 20 8 30q12-10 8-30v-46z').circle(bronze, 0, 358, 8);
}

/** An obelisk on a square. */
export function drawObelisk({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, paint } = tones;
  drawSteps(pen, tones, 150, 3, 11, 18);
  drawBlock(pen, tones, { x: -62, y: 33, width: 124, height: 58 }, 0.32);
  pen.rect(lit, -68, 87, 136, 8).rect(shade, -46, 48, 70, 28);
  drawBlock(pen, tones, { x: -46, y: 95, width: 92, height: 22 }, 0.32);
  pen
    .polygon(wall, [-34, 117], [-22, 418], [22, 418], [34, 117])
    .polygon(shade, [8, 117], [5, 418], [22, 418], [34, 117]);
  const gold = paint('#d9ab4c');
  pen.polygon(gold, [-22, 418], [0, 462], [22, 418]).polygon(shade, [5, 418], [0, 462], [22, 418]);
  for (let y = 150; y < 400; y += 26) pen.rect(shade, -16, y, 12, 3).rect(shade, -12, y + 9, 5, 9);
  for (const x of [-124, 124]) {
    pen.rect(lit, x - 26, 33, 52, 14).fill(deep, `M${x - 22} 47q-2 22 12 24q2 16 14 14q8-6 4-18q12 2 14-20z`);
  }
  if (random.between(0, 1) < 0.6) {
    for (const x of [-330, 214]) {
      pen
        .rect(shade, x, 0, 116, 84)
        .rect(lit, x - 6, 84, 128, 10)
        .rect(lit, x - 6, 0, 128, 8);
      drawOpenings(
        pen,
        tones.window,
        { x, y: 6, width: 116, height: 76 },
        { columns: 4, rows: 1, width: 15, height: 66 },
      );
    }
  }
}
