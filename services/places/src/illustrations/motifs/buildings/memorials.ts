import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawFlag } from '../parts.js';
import { drawWindows } from './parts.js';

/** A column with a figure on its top, lions at its foot, before a long gallery with a portico. */
export function drawColumnSquare({ pen, tones }: MotifInput): void {
  const { paint, deep, haze } = tones;
  const stone = withBuilding(tones, '#d9cfbc', '#8d98a5');
  const far = (color: string) => mixColors(color, haze, 0.2);
  pen.rect(far(stone.wall), -370, 0, 740, 104).rect(far(stone.lit), -374, 98, 748, 8);
  drawWindows(pen, far(stone.deep), [0, 20, 720, 70], [16, 1, 15, 44]);
  pen.rect(far(stone.lit), -110, 0, 220, 112).polygon(far(stone.lit), [-118, 112], [0, 150], [118, 112]);
  pen.dashes(far(stone.shade), 96, [12, 16], 'M-104 54H108').dome(far(stone.roof), 0, 150, 34, 30);
  for (const x of [-240, 240]) {
    pen
      .ellipse(paint('#9cc7d3'), x, -6, 78, 10)
      .rect(stone.lit, x - 8, -4, 16, 26)
      .stroke(paint('#e6f2f4'), 3, `M${x} 20q-30 40-46-20M${x} 20q30 40 46-20M${x} 20v34`);
  }
  drawBlock(pen, stone, { x: -44, y: -8, width: 88, height: 74 }, 0.36);
  pen.rect(stone.lit, -54, -10, 108, 14).rect(stone.lit, -50, 60, 100, 8).rect(deep, -22, 14, 44, 34);
  pen
    .polygon(stone.wall, [-16, 66], [-12, 348], [12, 348], [16, 66])
    .polygon(stone.shade, [5, 66], [4, 348], [12, 348], [16, 66]);
  pen.polygon(stone.lit, [-12, 340], [-26, 362], [26, 362], [12, 340]).rect(stone.lit, -26, 360, 52, 8);
  pen.fill(paint('#6f6a60'), 'M-9 368q-2 26-5 36q0 14 9 16q-3 4-1 8h-6l9 8h8l6-8h-5q2-4-1-8q8-2 8-16q-3-10-5-36z');
  const bronze = paint('#4a4a4c');
  for (const side of [-1, 1])
    pen
      .fill(
        bronze,
        `M${side * 66} 10h${side * 88}v14q0 8${side > 0 ? ' -' : ' '}10 8h${-side * 40}q${-side * 8} 22 ${-side * 26} 18q${-side * 14}-6 ${-side * 12}-22z`,
      )
      .rect(stone.wall, side > 0 ? 60 : -160, -10, 100, 20);
}

/** Two square pools with falling water between trees, below a tower of glass. */
export function drawMemorialPools({ pen, tones }: MotifInput): void {
  const { paint, haze, window, leaf, leafShade, lit, water } = tones;
  for (const [x, wide, high] of [
    [-330, 110, 270],
    [-220, 90, 340],
    [-120, 100, 230],
    [220, 100, 300],
    [320, 110, 240],
    [430, 120, 320],
    [-450, 120, 330],
  ] as const) {
    pen.rect(mixColors(paint('#8fa0b2'), haze, 0.4), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, haze, 0.5), [x, 40, wide, high - 50], [4, Math.round(high / 30), 10, 15]);
  }
  const glass = paint('#93b5cc');
  pen
    .polygon(glass, [-10, 0], [10, 500], [90, 500], [120, 0])
    .polygon(mixColors(glass, lit, 0.4), [-10, 0], [10, 500], [50, 500], [14, 0]);
  pen
    .polygon(mixColors(glass, paint('#4a6478'), 0.4), [50, 500], [90, 500], [120, 0], [76, 0])
    .rect(lit, 48, 500, 4, 90);
  pen.rect(paint('#a9a79f'), -720, -240, 1440, 260);
  pen
    .rounds(leafShade, 56, 'M-660 40h120M-420 44h90M-240 40h70M150 40h60M300 44h120M520 40h150')
    .rounds(leaf, 40, 'M-600 52h60M-380 56h40M-200 52h20M180 52h20M350 56h50M580 52h60');
  for (const [x, y, half, depth] of [
    [-190, -40, 150, 50],
    [80, -110, 260, 90],
  ] as const) {
    pen.polygon(
      paint('#5f5a58'),
      [x - half * 1.2, y - depth],
      [x - half, y + depth * 0.62],
      [x + half, y + depth * 0.62],
      [x + half * 1.2, y - depth],
    );
    pen.polygon(
      paint('#2b303a'),
      [x - half * 1.08, y - depth * 0.82],
      [x - half * 0.94, y + depth * 0.5],
      [x + half * 0.94, y + depth * 0.5],
      [x + half * 1.08, y - depth * 0.82],
    );
    pen.polygon(
      mixColors(water, lit, 0.5),
      [x - half * 0.94, y + depth * 0.5],
      [x - half * 0.86, y - depth * 0.2],
      [x + half * 0.86, y - depth * 0.2],
      [x + half * 0.94, y + depth * 0.5],
    );
    pen.polygon(
      mixColors(water, paint('#2b303a'), 0.4),
      [x - half * 0.86, y - depth * 0.2],
      [x - half * 0.9, y - depth * 0.82],
      [x + half * 0.9, y - depth * 0.82],
      [x + half * 0.86, y - depth * 0.2],
    );
    pen.polygon(
      paint('#20242c'),
      [x - half * 0.3, y - depth * 0.38],
      [x - half * 0.34, y - depth * 0.68],
      [x + half * 0.34, y - depth * 0.68],
      [x + half * 0.3, y - depth * 0.38],
    );
  }
}

/** A field of gray slabs of unequal heights, with paths between them. */
export function drawStelaeField({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  pen
    .rect(mixColors(paint('#b9b0a2'), haze, 0.5), -720, 0, 1440, 130)
    .rounds(mixColors(leafShade, haze, 0.3), 70, 'M-680 60h1360')
    .rounds(mixColors(leaf, haze, 0.2), 46, 'M-600 80h200M-260 84h140M60 80h260M460 84h200');
  pen.rect(paint('#a39c92'), -720, -240, 1440, 270);
  const concrete = withBuilding(tones, '#93928f', '#b5b2aa');
  for (let row = 0; row < 7; row++) {
    const near = row / 6;
    const [step, y] = [54 + near * 96, 16 - near * near * 230];
    const wide = step * 0.7;
    for (let index = -7; index <= 7; index++) {
      const x = index * step + (row % 2 ? 0 : 10);
      if (Math.abs(x) > 660) continue;
      const high = 18 + near * 84 + ((index * 37 + row * 53 + 700) % 5) * (4 + near * 12) - Math.abs(index) * near * 4;
      const turn = wide * 0.24;
      pen
        .rect(concrete.wall, x - wide / 2, y, wide - turn, high)
        .polygon(
          concrete.shade,
          [x + wide / 2 - turn, y],
          [x + wide / 2 - turn, y + high],
          [x + wide / 2, y + high + 6],
          [x + wide / 2, y + 6],
        )
        .polygon(
          concrete.roof,
          [x - wide / 2, y + high],
          [x - wide / 2 + turn, y + high + 6],
          [x + wide / 2, y + high + 6],
          [x + wide / 2 - turn, y + high],
        );
    }
  }
}

const PAINTS = ['#d9534a', '#3f8fb5', '#f0c24a', '#5aa56a', '#c76aa0', '#e88a4a'] as const;

/** A long wall of concrete covered with paintings. */
export function drawMuralWall({ pen, tones, random }: MotifInput): void {
  const { paint, lit, deep } = tones;
  const start = Math.floor(random.between(0, 6));
  const color = (index: number) => paint(PAINTS[(start + index) % 6]!);
  pen.rect(paint('#cfc9be'), -400, 0, 800, 150);
  for (let panel = 0; panel < 5; panel++) {
    const x = -400 + panel * 160;
    pen.rect(color(panel), x + 3, 8, 154, 136);
    if (panel === 0)
      pen
        .circle(color(2), x + 80, 80, 46)
        .fill(color(4), `M${x + 40} 8q40 90 80 0z`)
        .circle(lit, x + 66, 92, 9)
        .circle(lit, x + 96, 92, 9);
    if (panel === 1)
      pen
        .fill(color(3), `M${x + 10} 10q30 110 70 60t70 60v-120z`)
        .fill(color(0), `M${x + 30} 140q20-50 60-30t50-10v40z`);
    if (panel === 2)
      for (const at of [28, 66, 104])
        pen
          .fill(at === 66 ? lit : color(5), `M${x + at} 16v70q0 36 20 44q22-8 22-44v-70z`)
          .rect(deep, x + at + 8, 86, 8, 6)
          .rect(deep, x + at + 26, 86, 8, 6)
          .stroke(color(0), 5, `M${x + at + 8} 56q12-8 24 0`);
    if (panel === 3)
      pen
        .fill(lit, `M${x + 20} 70q30-50 60-6q30-44 60 6q-30-20-54 10l-6 14l-6-14q-24-30-54-10z`)
        .stroke(color(1), 8, `M${x + 12} 28q36 24 66 0t66 4`);
    if (panel === 4)
      pen
        .fill(color(1), `M${x + 4} 10h60l30 130h-90z`)
        .fill(color(2), `M${x + 94} 140l30-130h33v130z`)
        .circle(lit, x + 84, 74, 26)
        .stroke(deep, 4, `M${x + 84} 48v52M${x + 58} 74h52`);
  }
  pen
    .fill(paint('#bdb6aa'), 'M-406 150q0 16 8 16h796q8 0 8-16z')
    .fill(paint('#d9d4ca'), 'M-406 158q0 10 8 10h796q8 0 8-10z');
  pen.rect(paint('#a9a298'), -400, 0, 800, 8).dashes(paint('#9a9488'), 150, [3, 157], 'M-401 75H400');
}

/** A white mansion of two floors with a round portico, on a lawn behind a fountain. */
export function drawWhiteHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const white = withBuilding(tones, '#f4f1ea', '#cfc9be');
  const { wall, lit, shade, deep, window } = white;
  pen.rounds(leafShade, 110, 'M-390 70h0M400 70h0').rounds(leaf, 90, 'M-350 60h0M350 60h0');
  pen.rect(wall, -290, 0, 580, 150).rect(shade, 200, 0, 90, 150);
  pen.rect(lit, -296, 144, 592, 9).dashes(lit, 16, [6, 8], 'M-290 161H290').rect(lit, -292, 168, 584, 5);
  drawBlock(pen, white, { x: -190, y: 172, width: 380, height: 22 }, 0.2);
  for (const x of [-200, 200]) {
    drawWindows(pen, lit, [x, 78, 170, 64], [4, 1, 26, 46]);
    drawWindows(pen, window, [x, 78, 170, 62], [4, 1, 18, 38]);
    drawWindows(pen, lit, [x, 12, 170, 60], [4, 1, 26, 50]);
    drawWindows(pen, window, [x, 12, 170, 58], [4, 1, 18, 42]);
  }
  pen.rect(shade, -104, 0, 208, 156).rect(wall, -92, 0, 184, 26);
  for (const x of [-66, -22, 22, 66]) pen.rect(window, x - 11, 36, 22, 50).rect(window, x - 11, 100, 22, 36);
  for (const x of [-98, -64, -22, 22, 64, 98])
    pen
      .rect(lit, x - 7, 26, 14, 124)
      .rect(shade, x + 3, 26, 4, 124)
      .rect(lit, x - 10, 144, 20, 8);
  pen
    .rect(lit, -110, 20, 220, 8)
    .fill(lit, 'M-114 152Q0 132 114 152V172Q0 156-114 172z')
    .dashes(lit, 16, [5, 8], 'M-108 182H108')
    .rect(lit, -112, 190, 224, 5);
  pen.stroke(lit, 6, 'M-104 22Q-150 20-160 0M104 22Q150 20 160 0');
  drawFlag(pen, deep, paint('#b8434a'), 0, 194, 66);
  pen
    .rounds(leaf, 30, 'M-280 4h110M170 4h110')
    .rounds(paint('#c8434a'), 8, 'M-260 16h0M-220 18h0M-186 14h0M190 16h0M230 18h0M264 14h0');
  pen
    .ellipse(paint('#9cc7d3'), 0, -26, 92, 10)
    .stroke(
      paint('#e9f3f4'),
      4,
      'M0-26v52M0 20q-30 10-46-42M0 20q30 10 46-42M0 24q-14 10-22-46M0 24q14 10 22-46',
      0.85,
    );
}

/** A parliament with a portico and four corner towers under a dome of glass. */
export function drawGlassDomeHall({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const stone = withBuilding(tones, '#cdc2ae', '#8d98a0');
  const { wall, lit, shade, deep } = stone;
  const glass = isDusk ? mixColors(paint('#9fc4d2'), window, 0.5) : paint('#86b4c4');
  pen.rect(shade, -72, 190, 144, 24).dome(glass, 0, 212, 90, 104);
  pen
    .stroke(
      lit,
      3,
      'M-90 212q0 104 90 104t90-104M-54 212q4 84 54 104q50-20 54-104M-20 212q2 76 20 104q18-28 20-104M-84 244h168M-72 272h144M-52 296h104',
    )
    .stroke(lit, 6, 'M-92 212h184');
  pen.polygon(mixColors(glass, lit, 0.7), [-9, 212], [-30, 316], [30, 316], [9, 212]);
  pen
    .rect(wall, -330, 0, 660, 150)
    .rect(shade, 250, 0, 80, 150)
    .rect(lit, -336, 146, 672, 9)
    .rect(wall, -326, 155, 652, 18)
    .rect(lit, -330, 170, 660, 5);
  for (const x of [-200, 200]) {
    drawWindows(pen, window, [x, 62, 150, 78], [4, 1, 20, 58], true);
    drawWindows(pen, deep, [x, 6, 150, 44], [4, 1, 18, 32]);
  }
  for (const x of [-300, 300]) {
    drawBlock(pen, stone, { x: x - 44, y: 0, width: 88, height: 212 }, 0.36);
    pen
      .rect(lit, x - 49, 150, 98, 7)
      .rect(lit, x - 49, 206, 98, 9)
      .arch(window, x - 15, 66, 30, 50)
      .arch(window, x - 13, 166, 26, 20)
      .rect(deep, x - 12, 10, 24, 36);
    drawFlag(pen, deep, paint('#b8434a'), x, 214, 62);
  }
  pen.rect(shade, -112, 0, 224, 160).rect(deep, -98, 24, 196, 126);
  for (const x of [-104, -62, -21, 21, 62, 104])
    pen
      .rect(lit, x - 10, 24, 20, 124)
      .rect(shade, x + 4, 24, 6, 124)
      .rect(lit, x - 14, 142, 28, 8);
  pen
    .rect(lit, -124, 150, 248, 14)
    .polygon(lit, [-128, 164], [0, 212], [128, 164])
    .polygon(shade, [-96, 168], [0, 202], [96, 168]);
  for (let step = 0; step < 3; step++) pen.rect(step % 2 ? lit : wall, -140 + step * 8, step * 8, 280 - step * 16, 8);
}
