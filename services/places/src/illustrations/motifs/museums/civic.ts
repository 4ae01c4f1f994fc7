import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag } from '../parts.js';
import { mixGlass } from './boxes.js';

/** A flat round pavilion of glass with white cubes above its roof. */
export function drawRoundPavilion({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f1ec', '#c9cdd0');
  const glass = mixGlass(tones, '#9cc0c8');
  for (const [x, wide, high] of [
    [-170, 110, 84],
    [-40, 90, 130],
    [80, 130, 70],
    [200, 80, 104],
  ] as const)
    drawBlock(pen, white, { x: x - wide / 2, y: 70, width: wide, height: high }, 0.3);
  pen.rect(glass, -340, 0, 680, 78).rect(mixColors(glass, white.deep, 0.26), 230, 0, 110, 78);
  let frames = '';
  for (const share of [-1, -0.94, -0.84, -0.7, -0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54, 0.7, 0.84, 0.94, 1])
    frames += `M${Math.round(share * 338)} 0v78`;
  pen.stroke(white.lit, 3, frames).rect(white.lit, -352, 76, 704, 14).rect(white.shade, -352, 76, 704, 4);
  pen.rect(white.deep, -30, 0, 60, 52).rect(tones.window, -24, 0, 22, 48).rect(tones.window, 2, 0, 22, 48);
  for (const [x, color] of [
    [-250, '#c8434a'],
    [270, '#e0b13f'],
    [300, '#3f7fb5'],
  ] as const)
    pen.fill(tones.paint(color), `M${x - 18} -8q-2 30 18 30t18-30z`);
}

/** A concert hall of glass cells like basalt, at a harbor. */
export function drawCrystalHall({ pen, tones }: MotifInput): void {
  const { isDusk, window, paint, sky } = tones;
  const glass = isDusk ? mixColors(paint('#6f93b0'), window, 0.3) : mixColors(paint('#9fc0d0'), sky[1], 0.3);
  const dark = paint('#52687c');
  pen
    .polygon(dark, [40, 0], [60, 250], [350, 210], [360, 0])
    .polygon(glass, [-350, 0], [-330, 210], [-60, 280], [70, 250], [60, 0]);
  const cells: string[] = [];
  for (let row = 0; row < 7; row++)
    for (let index = 0; index < 11; index++) {
      const x = -326 + index * 36 + (row % 2) * 18;
      const y = 14 + row * 34;
      if (x > 36 || y > 196 + (x + 330) * 0.25) continue;
      cells.push(`M${x - 17} ${y}l17-11l17 11v20l-17 11l-17-11z`);
    }
  pen.stroke(dark, 2.5, cells.join(''), 0.7);
  const colors = ['#7fb5a8', '#d9b45a', '#8d9fd0', '#c98a8a'].map(paint);
  cells.forEach((cell, index) => {
    if (index % 6 === 2) pen.fill(colors[(index / 6) & 3]!, cell, 0.75);
  });
  pen.dashes(mixColors(dark, glass, 0.5), 4, [24, 16], 'M90 40H340M90 80H340M90 120H340M90 160H340M90 200H300');
  pen
    .stroke(tones.lit, 4, 'M-330 210L-60 280L70 250L350 210')
    .rect(tones.paint('#b9b4aa'), -390, -8, 780, 10)
    .rect(window, -60, 0, 70, 34);
}

/** A smooth building of silver curves that flows over a lawn, with lights in its skin. */
export function drawFluidHall({ pen, tones }: MotifInput): void {
  const silver = withBuilding(tones, '#cdd4d8', '#a3aeb5');
  const { lit, shade, wall, deep } = silver;
  const { leaf, window, isDusk } = tones;
  pen
    .fill(shade, 'M-120 90Q40 240 260 210Q390 180 396 60Q300 0 60 0z')
    .fill(wall, 'M-396 30Q-380 170-180 190Q20 196 110 110Q180 50 330 70Q250 0 60 0H-360z')
    .fill(lit, 'M-396 30Q-380 170-180 190Q-60 192 20 160Q-200 170-290 90Q-340 50-396 30z');
  pen
    .fill(deep, 'M-250 0Q-230 66-120 70Q-20 66 40 0z')
    .fill(mixGlass(tones, '#86a9b8', 0.7), 'M-234 0Q-212 56-120 60Q-30 56 22 0z')
    .fill(leaf, 'M120 206Q200 236 290 200Q230 210 120 206z');
  let seams = '';
  for (let index = 0; index < 7; index++)
    seams += `M${-370 + index * 20} ${60 + index * 14}Q${-100 + index * 50} ${130 + index * 8} ${150 + index * 36} ${20 + index * 26}`;
  pen.stroke(deep, 1.6, seams, 0.4);
  const dots =
    'M-330 80h0M-300 110h0M-260 100h0M-240 140h0M-200 120h0M-180 160h0M-130 130h0M-110 164h0M-60 120h0M-30 150h0M20 110h0M60 120h0M150 180h0M200 150h0M240 180h0M290 150h0M330 120h0M190 110h0M260 110h0M320 80h0';
  pen.rounds(isDusk ? window : shade, 5, dots).rect(lit, -400, -8, 800, 9);
}

/** A huge tilted disk of glass and gray stone above a pool by the sea. */
export function drawDiskLibrary({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c3bcae', '#8fa0a8');
  const { wall, lit, shade, deep } = stone;
  pen.fill(wall, 'M-330 0Q-360 150-210 236Q-120 270-40 262V0z').fill(shade, 'M-120 0V262Q-80 268-40 262V0z');
  for (let row = 0; row < 6; row++)
    pen.rounds(
      deep,
      5,
      `M${-300 + row * 12} ${26 + row * 34}q6 10 12 0M${-260 + row * 12} ${30 + row * 34}v10M${-230 + row * 10} ${26 + row * 34}q10 12 14-2M${-190 + row * 8} ${32 + row * 34}h12M${-160} ${26 + row * 34}v12`,
    );
  pen
    .polygon(lit, [-230, 246], [-210, 256], [380, 40], [380, 14])
    .fill(stone.roof, 'M-220 244Q-40 290 130 220T380 24Q220 30 60 110T-220 244z')
    .fill(mixColors(stone.roof, lit, 0.3), 'M-190 244Q-40 270 100 210T320 60Q200 70 70 134T-190 244z');
  let panes = '';
  for (let index = 0; index < 7; index++)
    panes += `M${-160 + index * 62} ${242 - index * 22}l70 ${10 - index * 6}M${-150 + index * 62} ${256 - index * 24}l40-26`;
  pen
    .stroke(stone.roofShade, 3, panes)
    .rect(shade, -40, 0, 400, 30)
    .fill(deep, 'M-30 0V60L330 20V0z')
    .fill(mixGlass(tones, '#86a9b8', 0.6), 'M-20 0V46L300 14V0z');
  pen.ellipse(tones.water, 150, -10, 220, 12).rect(lit, 340, 60, 3, 90).rect(lit, 318, 110, 46, 3);
  pen.polygon(lit, [250, 30], [256, 120], [370, 60], [360, 20]);
}

/** Two slabs between a dome and a bowl on a long white terrace. */
export function drawTwinSlabs({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f2ec', '#cfd3d4');
  const glass = mixGlass(tones, '#7f9aa5');
  for (const x of [-48, 12]) {
    drawBlock(pen, white, { x, y: 40, width: 40, height: 380 }, 0.3);
    drawWindows(pen, tones.window, [x + 18, 60, 34, 350], [2, 17, 8, 11]);
  }
  pen.rect(white.shade, -10, 210, 24, 30);
  pen
    .rect(glass, -350, 0, 700, 40)
    .dashes(white.lit, 40, [4, 36], 'M-346 20H348')
    .rect(white.lit, -390, 38, 780, 14)
    .rect(white.shade, -390, 38, 780, 4);
  pen.dome(white.wall, -220, 52, 100, 66).fill(white.shade, 'M-190 52q26 40-30 66a100 66 0 0 0 100-66z');
  pen
    .fill(white.wall, 'M120 118Q140 52 200 52H250Q310 52 330 118z')
    .fill(white.shade, 'M240 118Q256 70 230 52H250Q310 52 330 118z')
    .ellipse(white.lit, 225, 118, 105, 8);
  pen.polygon(white.lit, [60, 0], [120, 44], [150, 44], [110, 0]).rect(tones.leafLight, -396, -12, 792, 12);
}

/** A parliament under lawns on a hill, with a giant mast for its flag. */
export function drawFlagHill({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1ede4', '#c9c2b4');
  const { leaf, leafLight, paint } = tones;
  pen
    .fill(leaf, 'M-400 0Q-250 120-80 130H80Q250 120 400 0z')
    .fill(leafLight, 'M-360 20Q-230 110-80 124Q-160 80-240 20z');
  const steel = paint('#c3ccd2');
  pen
    .stroke(steel, 8, 'M-150 110Q-120 250-12 300M150 110Q120 250 12 300M-70 110Q-60 240-8 296M70 110Q60 240 8 296')
    .rect(steel, -4, 296, 8, 130)
    .rect(steel, -18, 292, 36, 8);
  drawFlag(pen, steel, paint('#2f4f8a'), 0, 380, 60);
  pen
    .fill(white.wall, 'M-330 0V70Q-200 96-120 90V0z')
    .fill(white.shade, 'M330 0V70Q200 96 120 90V0z')
    .rect(white.wall, -130, 0, 260, 100)
    .rect(white.lit, -140, 96, 280, 10);
  for (let x = -116; x <= 116; x += 33) pen.rect(white.lit, x - 6, 0, 12, 96);
  pen
    .dashes(tones.window, 84, [14, 19], 'M-108 44H112')
    .rect(white.lit, -334, 66, 214, 6)
    .rect(white.lit, 120, 66, 214, 6);
  pen.fill(paint('#b5654a'), 'M-120-6H120L170-40H-170z');
}

/** Cylinders and blocks of concrete with circles and triangles cut into them, in water. */
export function drawGeometryHall({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#bdb5a8', '#99938a');
  const { wall, lit, shade, deep } = concrete;
  const bands = (x: number, y: number, wide: number, high: number) => {
    let lines = '';
    for (let at = y + 30; at < y + high; at += 30) lines += `M${x} ${at}h${wide}`;
    pen.stroke(lit, 4, lines, 0.8);
  };
  drawBlock(pen, concrete, { x: -130, y: 0, width: 260, height: 250 }, 0.3);
  bands(-130, 0, 260, 250);
  pen.rect(lit, -60, 250, 120, 26).polygon(deep, [-56, 130], [0, 226], [56, 130]);
  for (const [x, wide, high] of [
    [-250, 120, 190],
    [250, 120, 190],
    [-370, 90, 130],
    [370, 90, 130],
  ] as const) {
    drawBlock(pen, concrete, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.36);
    bands(x - wide / 2, 0, wide, high);
    pen.circle(deep, x, high * 0.58, wide * 0.3);
  }
  for (const x of [-150, 150]) {
    pen.rect(wall, x - 40, 0, 80, 210).rect(shade, x + 8, 0, 32, 210);
    bands(x - 40, 0, 80, 210);
    pen.rect(deep, x - 10, 30, 20, 150);
  }
  pen.rect(deep, -40, 0, 80, 70).rect(tones.window, -30, 0, 60, 60).rect(lit, -396, -8, 792, 10);
}

/** A round tower of many floors that narrows toward its top like a beehive. */
export function drawBeehive({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9c0ae', '#7a5a48');
  const { wall, lit, shade, window } = stone;
  drawBlock(pen, withBuilding(tones, '#dcd2bc', '#8d98a0'), { x: 110, y: 0, width: 270, height: 150 }, 0.2);
  pen.rect(lit, 104, 146, 282, 9);
  drawWindows(pen, window, [245, 6, 260, 136], [8, 3, 14, 28]);
  pen.rect(wall, -250, 0, 420, 40).rect(lit, -254, 36, 428, 7);
  for (let floor = 0; floor < 10; floor++) {
    const half = 150 - floor * 4 - floor * floor * 0.66;
    const y = 43 + floor * 29;
    pen
      .rect(window, -40 - half + 8, y, 2 * half - 16, 22)
      .dashes(wall, 22, [5, 15], `M${-40 - half + 8} ${y + 11}h${2 * half - 16}`)
      .rect(lit, -40 - half, y + 21, 2 * half, 8)
      .rect(shade, -40 + half * 0.5, y, half * 0.46, 22);
  }
  pen.rect(stone.roof, -100, 333, 120, 14).dome(stone.roof, -40, 347, 46, 20).rect(lit, -42, 366, 4, 30);
}
