import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';
import { drawCone, drawWindows } from './parts.js';

/** A broad pyramid of low slopes with a flat top, behind small platforms of a wide avenue. */
export function drawSunPyramid({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#b39b7c', '#a58c6c');
  const { wall, lit, shade, deep } = stone;
  for (const [half, y, top, inset] of [
    [390, 0, 78, 64],
    [308, 82, 62, 52],
    [240, 148, 44, 34],
    [180, 196, 54, 50],
    [112, 254, 34, 30],
  ] as const) {
    pen.polygon(wall, [-half, y], [-half + inset, y + top], [half - inset, y + top], [half, y]);
    pen.polygon(shade, [half * 0.36, y], [half * 0.34, y + top], [half - inset, y + top], [half, y]);
    pen.rect(lit, -half + inset - 5, y + top - 2, 2 * (half - inset) + 10, 6);
    pen.stroke(shade, 2, `M${-half + inset * 0.5} ${y + top * 0.5}H${half * 0.3}`, 0.7);
  }
  pen.polygon(lit, [-44, 0], [-14, 288], [14, 288], [44, 0]).polygon(shade, [14, 0], [4, 288], [14, 288], [44, 0]);
  pen.dashes(deep, 24, [2, 9], 'M0 4V284');
  for (const x of [-330, 330])
    pen
      .polygon(wall, [x - 74, -14], [x - 54, 26], [x + 54, 26], [x + 74, -14])
      .rect(lit, x - 60, 24, 120, 6)
      .polygon(lit, [x - 18, -14], [x - 12, 26], [x + 12, 26], [x + 18, -14])
      .polygon(shade, [x + 26, -14], [x + 24, 26], [x + 54, 26], [x + 74, -14]);
  for (const x of [-120, -96, 90, 150, 204])
    pen.fill(paint('#3f4a5c'), `M${x - 4} -16q-1 14 3 17h3q4-3 3-17z`).rounds(paint('#c9926c'), 6, `M${x} 5h0`);
}

/** A pyramid of six high steps without stairs, in the desert. */
export function drawStepTomb({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d3b384', '#bb9a6c');
  const { wall, lit, shade, deep } = stone;
  for (const [half, y, top] of [
    [320, 0, 66],
    [270, 66, 60],
    [220, 126, 56],
    [172, 182, 52],
    [126, 234, 48],
    [82, 282, 44],
  ] as const) {
    pen.polygon(wall, [-half, y], [-half + 14, y + top], [half - 14, y + top], [half, y]);
    pen.polygon(shade, [half * 0.3, y], [half * 0.3, y + top], [half - 14, y + top], [half, y]);
    pen
      .rect(lit, -half + 14, y + top - 5, 2 * half - 28, 5)
      .dashes(
        shade,
        2,
        [44, 18],
        `M${-half + 20} ${y + top * 0.4}H${half * 0.24}M${-half + 40} ${y + top * 0.7}H${half * 0.24}`,
      );
  }
  drawBlock(pen, stone, { x: -390, y: -8, width: 240, height: 62 }, 0.2);
  pen.rect(lit, -394, 50, 248, 6).rect(deep, -290, -8, 24, 44).dashes(shade, 52, [6, 16], 'M-384 22H-156');
}

/** The front of an ancient library: two floors of columns in pairs, under gables and arches. */
export function drawLibraryFacade({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#e6d6ba', '#b9a587');
  const { wall, lit, shade, deep } = marble;
  for (let step = 0; step < 4; step++) pen.rect(step % 2 ? lit : wall, -270 + step * 8, step * 8, 540 - step * 16, 8);
  pen.rect(shade, -236, 32, 472, 250);
  for (const x of [-108, 0, 108]) pen.rect(lit, x - 33, 32, 66, 104).rect(deep, x - 24, 32, 48, 92);
  for (const x of [-160, -54, 54, 160])
    pen
      .arch(mixColors(shade, deep, 0.4), x - 16, 50, 32, 48)
      .fill(lit, `M${x - 7} 52q-3 34 4 44q0 10 5 10t5-10q6-10 3-44z`);
  for (const x of [-108, 0, 108]) pen.rect(lit, x - 24, 196, 48, 66).rect(deep, x - 17, 198, 34, 58);
  const column = (x: number, y: number, high: number) => drawColumn(pen, marble, x, y, 15, high);
  for (const x of [-222, -180, -142, -70, -36, 36, 70, 142, 180, 222]) column(x, 32, 116);
  for (const [left, right] of [
    [-234, -168],
    [-154, -24],
    [24, 154],
    [168, 234],
  ] as const)
    pen
      .rect(lit, left, 148, right - left, 22)
      .rect(shade, left, 148, right - left, 4)
      .rect(wall, left + 4, 170, right - left - 8, 12);
  for (const x of [-222, -140, -76, -36, 36, 76, 140, 222]) column(x, 182, 88);
  pen.rect(lit, -236, 270, 42, 20).rect(lit, 194, 270, 42, 20);
  for (const x of [-108, 108])
    pen
      .rect(lit, x - 50, 270, 100, 16)
      .polygon(lit, [x - 54, 286], [x, 322], [x + 54, 286])
      .polygon(shade, [x - 34, 289], [x, 310], [x + 34, 289]);
  pen.rect(lit, -52, 270, 104, 14).fill(lit, 'M-56 284Q0 336 56 284z').fill(shade, 'M-36 287Q0 318 36 287z');
  for (const [x, y, wide, high] of [
    [-330, 0, 70, 36],
    [-300, 0, 30, 72],
    [300, 0, 80, 30],
    [340, 0, 24, 96],
  ] as const)
    drawBlock(pen, marble, { x: x - wide / 2, y, width: wide, height: high }, 0.36);
}

/** A green pool with steam between columns and old walls under a church tower. */
export function drawRomanBath({ pen, tones, palette }: MotifInput): void {
  const { paint, lit } = tones;
  const stone = withBuilding(tones, '#dfc79a', '#b99d70');
  const pool = paint('#5f9a7c');
  pen.rect(mixColors(stone.shade, tones.haze, 0.14), -720, 60, 1440, 150);
  if (palette !== 'desert') {
    drawBlock(pen, stone, { x: 40, y: 200, width: 150, height: 170 }, 0.34);
    pen.pointedArch(stone.window, 82, 224, 52, 66).dashes(stone.lit, 16, [9, 8], 'M36 378h158');
    for (const x of [48, 182]) drawCone(pen, stone, x, 366, 12, 60);
  }
  pen
    .rect(stone.lit, -720, 196, 1440, 24)
    .dashes(stone.wall, 20, [12, 12], 'M-716 230H720')
    .rect(stone.lit, -720, 238, 1440, 8);
  for (const x of [-560, -400, -240, -80, 80, 240, 400, 560])
    pen.fill(stone.shade, `M${x - 7} 246q-2 34 4 44q0 10 5 10t5-10q6-10 2-44z`);
  pen.rect(stone.deep, -720, 30, 1440, 66);
  drawWindows(pen, stone.wall, [0, 60, 1300, 120], [8, 1, 74, 104], true);
  for (let x = -600; x <= 600; x += 120) drawColumn(pen, stone, x, 20, 32, 178);
  pen
    .rect(stone.lit, -720, 4, 1440, 18)
    .polygon(stone.wall, [-720, 4], [-720, -240], [-560, -240], [-400, 4])
    .polygon(stone.shade, [720, 4], [720, -240], [560, -240], [400, 4]);
  pen
    .polygon(pool, [-420, -14], [420, -14], [580, -240], [-580, -240])
    .polygon(stone.lit, [-430, 4], [430, 4], [420, -14], [-420, -14]);
  pen
    .polygon(mixColors(pool, lit, 0.24), [-380, -24], [-60, -24], [-140, -150], [-470, -150])
    .rounds(
      mixColors(pool, lit, 0.5),
      5,
      'M-300-80h150M60-60h190M-120-140h210M180-160h200M-360-200h220M40-206h160',
      0.8,
    );
  for (let index = 0; index < 6; index++) pen.rect(mixColors(stone.wall, pool, 0.72), -330 + index * 120, -70, 34, 52);
  pen.fill(
    lit,
    'M-250 20q-60 60 0 110t10 90q60-60 14-110t-24-90zM150 0q-50 70 6 120t0 100q66-60 20-116t-26-104z',
    0.35,
  );
}

/** Lines in a dry plain: a hummingbird and straight tracks, seen from the air. */
export function drawGroundLines({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [plain, line, dry] = ['#c79b76', '#f6e6cc', '#a97c5c'].map(paint) as [string, string, string];
  pen.fill(
    mixColors(paint('#a98a76'), haze, 0.4),
    'M-720 190L-560 300-440 230-250 330-90 240 90 310 250 230 420 320 560 250 720 300V100H-720z',
  );
  pen.rect(plain, -720, -240, 1440, 440).fill(mixColors(plain, haze, 0.4), 'M-720 200H720V150Q0 180-720 150z');
  pen.stroke(
    dry,
    5,
    'M-720 60Q-400 30-300-60T0-160T220-240M-620 170Q-300 140-180 60T160-30T720-90M300 190Q400 120 520 100T720 40',
    0.5,
  );
  pen
    .stroke(line, 5, 'M-720 120L720-150M-500 200L120-240M640 190L-200-240', 0.6)
    .fill(line, 'M300 176L330 176L600-240L420-240z', 0.45);
  pen.stroke(
    line,
    9,
    'M-380-40L-150 14M-150 14Q-120 60-70 50Q-46 46-30 24L40 150L56 146L6 26L100 140L114 132L34 18L150 110L162 98L54 6L190 66L198 52L66-12L236-40L236-54L66-34L190-92L182-106L52-50L110-156L94-164L24-62L10-180L-6-180L-2-66L-50-160L-64-152L-26-60Q-60-50-90-20L-150 2L-380-48',
  );
  pen.stroke(line, 9, 'M-70 50q10 16 30 12').rounds(dry, 12, 'M-84 22h0');
  pen.fill(paint('#f4f1ea'), 'M330 262l60 10 12 30h10l-2-28 40 6 6 14h8l0-20-10-10-44-6-34-26h-12l12 28-46-6z');
}

/** A great round mound of grass behind a wall of white stones, with a carved stone at its entrance. */
export function drawPassageMound({ pen, tones }: MotifInput): void {
  const { paint, deep, leaf, leafLight } = tones;
  const quartz = paint('#ece9e2');
  pen
    .fill(leaf, 'M-372 70Q-330 190-150 210H150Q330 190 372 70z')
    .fill(leafLight, 'M-340 100Q-290 184-140 198Q-60 204 20 204Q-180 170-340 100z');
  pen
    .fill(quartz, 'M-384 0Q-392 60-372 92Q-200 128 0 130T372 92Q392 60 384 0z')
    .fill(paint('#c9c6c0'), 'M180 0Q230 60 200 118Q300 108 372 92Q392 60 384 0z');
  let stones = '';
  for (let row = 0; row < 4; row++)
    for (let x = -356 + row * 13; x < 356; x += 52) stones += `M${x} ${32 + row * 21}h0`;
  pen.rounds(paint('#8f9096'), 8, stones);
  pen
    .rect(paint('#7d7a78'), -54, 0, 108, 96)
    .rect(deep, -26, 0, 52, 70)
    .rect(paint('#a9a6a2'), -64, 88, 128, 20)
    .rect(paint('#a9a6a2'), -40, 70, 80, 16);
  pen.fill(paint('#8f8b86'), 'M-110-16Q-116 36-80 40H80Q116 36 110-16z');
  pen.stroke(
    paint('#c9c5be'),
    4,
    'M-66 12a16 16 0 1 1 26 10a10 10 0 1 1-12-12M-12 14a16 16 0 1 1 26 10a10 10 0 1 1-12-12M46 12a14 14 0 1 1 22 8a8 8 0 1 1-10-8',
  );
  for (const x of [-330, -270, -210, -150, 150, 210, 270, 330])
    pen.fill(paint('#9a9690'), `M${x - 24} -8q-4 30 10 32h28q12-4 10-32z`);
}

/** Gray temples and a square tower on a cliff above a small beach and a turquoise sea. */
export function drawCliffRuin({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, water, lit } = tones;
  const stone = withBuilding(tones, '#b8ad9a', '#9a8f7c');
  const rock = withBuilding(tones, '#cbbb9c', '#a9987a');
  const shallow = paint('#5fc4c0');
  pen
    .rect(water, -720, -240, 1440, 262)
    .rect(shallow, -720, -240, 1440, 150)
    .rounds(mixColors(shallow, lit, 0.5), 6, 'M-600-60h200M-420-130h220M-640-190h180M-160-60h120M-200-200h160', 0.8);
  pen.fill(leafShade, 'M-150 150Q60 210 300 190T720 230V0H-120z');
  pen
    .fill(rock.wall, 'M-190 40Q-196 130-120 160H720V-240H360Q180-190 60-100T-120-40z')
    .fill(rock.shade, 'M-120 160L-90 40-40 120 0 0 70 130 120-60 220 100 300-80 420 90 520-40 720 60V160z');
  pen.fill(leaf, 'M-120 160Q-60 178 20 168T240 172T720 180V140Q300 150-120 160z');
  drawBlock(pen, stone, { x: 60, y: 164, width: 190, height: 76 }, 0.3);
  pen.rect(stone.lit, 52, 234, 206, 10);
  drawBlock(pen, stone, { x: 90, y: 244, width: 130, height: 62 }, 0.3);
  pen
    .rect(stone.lit, 82, 300, 146, 10)
    .rect(stone.deep, 136, 246, 14, 36)
    .rect(stone.deep, 164, 246, 14, 36)
    .polygon(stone.lit, [128, 164], [136, 244], [172, 244], [182, 164])
    .dashes(stone.shade, 40, [2, 7], 'M155 166V242');
  drawBlock(pen, stone, { x: -100, y: 156, width: 84, height: 60 }, 0.34);
  pen.rect(stone.lit, -106, 210, 96, 8).rect(stone.deep, -68, 158, 20, 32);
  drawBlock(pen, stone, { x: 330, y: 172, width: 110, height: 50 }, 0.34);
  pen.rect(stone.lit, 324, 216, 122, 8).rect(stone.deep, 376, 174, 20, 30);
  pen
    .fill(paint('#f3e6c8'), 'M-130-40Q20-70 120-130T360-240H-20Q-40-140-130-40z')
    .stroke(lit, 6, 'M-136-44Q-46-140-26-240', 0.8);
  for (const [x, y] of [
    [290, 178],
    [490, 184],
    [-160, 150],
  ] as const)
    pen
      .line(paint('#7d6248'), 6, [x, y], [x + 10, y + 76])
      .fill(
        leaf,
        `M${x + 10} ${y + 76}q-44 8-56-26q30 14 56 18q26-4 54-22q-10 38-54 30zM${x + 10} ${y + 76}q-26 36-50 24q30-4 50-30q22 26 50 28q-26 14-50-22z`,
      );
}

/** An open rotunda under a dome, between curved rows of columns at a lagoon. */
export function drawOpenRotunda({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, sky } = tones;
  const stone = withBuilding(tones, '#dcb48a', '#c98a5c');
  const { wall, lit, shade, deep } = stone;
  for (const side of [-1, 1]) {
    for (const x of [180, 214, 262, 296, 346, 376]) drawColumn(pen, stone, side * x, 0, 16, 142 - (x - 180) * 0.06);
    pen
      .rect(lit, side > 0 ? 168 : -390, 136, 222, 10)
      .rect(wall, side > 0 ? 168 : -390, 146, 222, 18)
      .rect(shade, side > 0 ? 168 : -390, 142, 222, 4);
    for (const x of [200, 280, 360]) drawBlock(pen, stone, { x: side * x - 20, y: 164, width: 40, height: 34 }, 0.3);
  }
  pen.rect(wall, -140, 0, 280, 196).rect(shade, 70, 0, 70, 196);
  pen
    .arch(mixColors(sky[2], deep, 0.24), -52, 0, 104, 100)
    .arch(deep, -124, 0, 34, 80)
    .arch(deep, 92, 0, 34, 80)
    .stroke(lit, 7, 'M-56 100a56 56 0 0 0 112 0');
  for (const x of [-140, -76, 76, 140]) drawColumn(pen, stone, x, 0, 20, 156);
  pen.rect(lit, -152, 156, 304, 12).rect(lit, -150, 192, 300, 10).dashes(shade, 18, [16, 10], 'M-144 180H144');
  pen.rect(wall, -118, 202, 236, 40).rect(shade, 50, 202, 68, 40).rect(lit, -124, 238, 248, 8);
  pen
    .dome(stone.roof, 0, 244, 116, 108)
    .fill(stone.roofShade, 'M36 244q26 64-36 108a116 108 0 0 0 116-108z')
    .stroke(lit, 3, 'M-80 244q4 76 80 108M-30 244q2 80 30 108', 0.5);
  pen.rounds(leafShade, 40, 'M-330 12h40M300 12h50').rounds(leaf, 30, 'M-250 8h30M210 8h40');
}
