import type { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { type Tones, withBuilding } from '../scene/tones.js';
import { drawBlock, drawColumn, drawFlag, drawOpenings, drawPediment, drawSteps } from './parts.js';
import { drawBazaar } from './regional/open-places.js';

/** A museum: a portico between wings, a gallery of brick, or in large cities more often a pile of bright boxes. */
export function drawMuseum(input: MotifInput): void {
  const chance = input.random.between(0, 1);
  if (chance < (input.palette === 'metropolitan' ? 0.5 : 0.16)) drawModernMuseum(input);
  else if (chance > 0.7) drawGalleryMuseum(input);
  else drawPorticoMuseum(input);
}

/** Wings with tall windows about a portico. */
export function drawPorticoMuseum({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, roof, roofShade, paint } = tones;
  const base = drawSteps(pen, tones, 320, 3, 9, 8);
  const banner = paint(['#a3195b', '#2f6d8a', '#b5653a'][Math.floor(random.between(0, 3))]!);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -290 : 128;
    pen
      .rect(side < 0 ? wall : shade, x, base, 162, 128)
      .rect(lit, x - 5, base + 124, 172, 10)
      .rect(lit, x, base + 8, 162, 5);
    drawOpenings(
      pen,
      window,
      { x: x + 4, y: base + 22, width: 154, height: 92 },
      { columns: 4, rows: 1, width: 19, height: 72, isRound: true },
    );
    for (const offset of [38, 114]) pen.rect(banner, x + offset - 3, base + 34, 15, 80);
  }
  if (random.between(0, 1) < 0.55) {
    drawBlock(pen, tones, { x: -74, y: base + 190, width: 148, height: 38 }, 0.3);
    pen
      .dome(roof, 0, base + 228, 70, 64)
      .fill(roofShade, `M20 ${base + 228}q16 40-20 64a70 64 0 0 0 70-64z`)
      .rect(lit, -78, base + 224, 156, 7);
    drawBlock(pen, tones, { x: -10, y: base + 290, width: 20, height: 18 });
    drawFlag(pen, deep, banner, 0, base + 306, 46);
  } else drawFlag(pen, deep, banner, 0, base + 218, 54);
  pen.rect(shade, -128, base, 256, 152).rect(deep, -112, base, 224, 140);
  for (const x of [-70, 0, 70]) pen.rect(window, x - 14, base, 28, 72).rect(lit, x - 18, base + 72, 36, 6);
  for (const x of [-118, -71, -24, 24, 71, 118]) drawColumn(pen, tones, x, base, 25, 148);
  pen
    .rect(lit, -140, base + 148, 280, 12)
    .rect(wall, -136, base + 160, 272, 14)
    .rect(shade, -136, base + 158, 272, 3);
  drawPediment(pen, tones, 150, base + 172, 52);
}

/** Two wings of brick with tall windows and a glass roof between towers. */
export function drawGalleryMuseum({ pen, tones, random }: MotifInput): void {
  const { paint, isDusk, window, lit, deep } = tones;
  const brick = withBuilding(tones, ['#b9705a', '#c99a6a', '#a8846c'][Math.floor(random.between(0, 3))]!, '#5f6d78');
  const glass = isDusk ? mixColors(window, paint('#7f9aa6'), 0.3) : paint('#a9cbd6');
  const banner = paint(['#a3195b', '#2f6d8a', '#c98a2f'][Math.floor(random.between(0, 3))]!);
  pen
    .dome(glass, 0, 150, 86, 70)
    .stroke(lit, 3, 'M0 150v70M-44 150q2 46 30 66M44 150q-2 46-30 66M-86 150h172M-76 184h152');
  for (const side of [-1, 1]) {
    const x = side < 0 ? -340 : 90;
    drawBlock(pen, brick, { x, y: 0, width: 250, height: 140 }, side < 0 ? 0.08 : 0.3);
    pen.polygon(brick.roof, [x - 6, 140], [x + 20, 176], [x + 230, 176], [x + 256, 140]);
    pen
      .rect(lit, x - 4, 134, 258, 8)
      .rect(lit, x, 66, 250, 6)
      .rect(lit, x, 0, 250, 10);
    drawOpenings(pen, lit, { x: x + 8, y: 14, width: 234, height: 50 }, { columns: 6, rows: 1, width: 26, height: 46 });
    drawOpenings(
      pen,
      window,
      { x: x + 8, y: 14, width: 234, height: 48 },
      { columns: 6, rows: 1, width: 20, height: 40 },
    );
    drawOpenings(
      pen,
      deep,
      { x: x + 8, y: 76, width: 234, height: 54 },
      { columns: 6, rows: 1, width: 20, height: 46, isRound: true },
    );
    const tower = side < 0 ? -116 : 64;
    drawBlock(pen, brick, { x: tower, y: 0, width: 52, height: 212 }, 0.36);
    pen.polygon(brick.roof, [tower - 5, 212], [tower + 26, 280], [tower + 57, 212]).rect(lit, tower - 4, 206, 60, 7);
    pen.rect(banner, tower + 16, 84, 20, 96).arch(window, tower + 17, 188, 18, 4);
  }
  drawBlock(pen, brick, { x: -64, y: 0, width: 128, height: 152 }, 0.2);
  pen.arch(lit, -50, 0, 100, 78).arch(deep, -40, 0, 80, 74).rect(window, -30, 0, 60, 56).rect(lit, -70, 148, 140, 8);
}

/** Bright boxes with glass, and a hall like a shell. */
export function drawModernMuseum({ pen, tones, random }: MotifInput): void {
  const { deep, window, paint } = tones;
  const { wall, lit, shade } = withBuilding(tones, '#efe9dd', '#8fa2ae');
  const glass = paint('#8fb6c2');
  pen.fill(wall, 'M-290 96q0-10 10-10h420q10 0 10 10v76q0 10-10 10h-420q-10 0-10-10z').rect(shade, -290, 86, 440, 14);
  drawOpenings(
    pen,
    glass,
    { x: -270, y: 112, width: 400, height: 56 },
    { columns: 16, rows: 1, width: 14, height: 50 },
  );
  pen.rect(glass, -230, 0, 330, 86).rect(deep, -230, 76, 330, 10);
  for (let x = -230; x <= 100; x += 33) pen.rect(lit, x, 0, 3, 86);
  pen.rect(window, -90, 0, 46, 52);
  for (let ring = 0; ring < 5; ring++) {
    const half = 86 + ring * 13;
    const y = 20 + ring * 48;
    pen.fill(wall, `M${170 - half} ${y}q${half} -18 ${2 * half} 0l8 34q-${half + 8} -18-${2 * half + 16} 0z`);
    pen.fill(shade, `M170 ${y - 9}q${half * 0.5} 0 ${half} 9l8 34q-${half * 0.5}-9-${half + 8}-9z`);
    pen.fill(
      deep,
      `M${162 - half} ${y + 34}q${half + 8} -18 ${2 * half + 16} 0v8q-${half + 8} -18-${2 * half + 16} 0z`,
    );
  }
  pen.fill(lit, 'M96 260q74-18 150 0v10q-76-14-150 0z');
  drawFlag(pen, deep, paint('#a3195b'), -250, random.between(182, 184), 60);
}

/** An opera house or theater. */
export function drawTheater({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, window, paint } = tones;
  const copper = withBuilding(tones, '#dcd2bc', random.between(0, 1) < 0.6 ? '#6f9c8d' : '#6a7482');
  const base = drawSteps(pen, tones, 300, 3, 8, 8);
  drawBlock(pen, tones, { x: -130, y: base + 150, width: 260, height: 70 }, 0.3);
  pen.polygon(copper.roof, [-142, base + 218], [-70, base + 288], [70, base + 288], [142, base + 218]);
  pen.polygon(copper.roofShade, [70, base + 218], [40, base + 288], [70, base + 288], [142, base + 218]);
  pen.rect(lit, -140, base + 214, 280, 7).rect(lit, -74, base + 286, 148, 6);
  drawOpenings(
    pen,
    window,
    { x: -120, y: base + 176, width: 240, height: 30 },
    { columns: 9, rows: 1, width: 13, height: 22 },
  );
  for (const side of [-1, 1]) {
    const x = side < 0 ? -280 : 200;
    drawBlock(pen, tones, { x, y: base, width: 80, height: 150 }, side < 0 ? 0.2 : 0.5);
    pen
      .dome(copper.roof, x + 40, base + 158, 42, 40)
      .fill(copper.roofShade, `M${x + 52} ${base + 158}q8 26-12 40a42 40 0 0 0 42-40z`)
      .rect(lit, x - 5, base + 148, 90, 10);
    pen
      .rect(deep, x + 39, base + 196, 3, 18)
      .arch(window, x + 24, base + 82, 32, 34)
      .arch(window, x + 26, base + 6, 28, 40);
  }
  drawBlock(pen, tones, { x: -200, y: base, width: 400, height: 158 }, 0.24);
  for (let index = 0; index < 7; index++) {
    const x = -168 + index * 56;
    pen.arch(deep, x - 17, base, 34, 34).arch(window, x - 15, base + 76, 30, 42);
    pen.rect(paint('#8c2f45'), x - 15, base + 76, 8, 42).rect(paint('#8c2f45'), x + 7, base + 76, 8, 42);
  }
  for (let index = 0; index <= 7; index++) drawColumn(pen, tones, -196 + index * 56, base + 68, 13, 76);
  pen
    .rect(lit, -206, base + 58, 412, 9)
    .rect(lit, -206, base + 144, 412, 10)
    .rect(wall, -200, base + 154, 400, 14)
    .rect(shade, -200, base + 152, 400, 3)
    .rect(lit, -208, base + 166, 416, 7);
  for (const x of [-186, 186]) pen.fill(deep, `M${x - 7} ${base + 172}q2 20-2 26l5 6q-2 12 4 12t4-12l6-8q-5-6-2-24z`);
  const gold = paint('#d9ab43');
  pen.circle(gold, 0, base + 306, 8).fill(gold, `M-12 ${base + 292}q2 18-6 30l9-4q3-12 9-12t9 12l9 4q-8-12-6-30z`);
}

const AWNINGS = ['#b8433e', '#2f6d8a', '#d29a3a', '#4d8a5c', '#a3195b'] as const;

/** A market hall of iron and glass with stalls in front, or a bazaar. */
export function drawMarket(input: MotifInput): void {
  if (['desert', 'savanna', 'monsoon'].includes(input.palette)) drawBazaar(input);
  else drawMarketHall(input);
}

function drawMarketHall({ pen, tones, random }: MotifInput): void {
  const { lit, shade, deep, window, paint, isDusk } = tones;
  const iron = withBuilding(tones, '#c46f52', '#4d7a78');
  const glass = isDusk ? mixColors(window, paint('#c46f52'), 0.35) : paint('#bcd6d4');
  for (const side of [-1, 1]) {
    drawBlock(pen, iron, { x: side < 0 ? -310 : 130, y: 0, width: 180, height: 136 }, side < 0 ? 0.1 : 0.4);
    const x = side < 0 ? -316 : 124;
    pen
      .polygon(iron.roof, [x, 136], [x + 26, 176], [x + 166, 176], [x + 192, 136])
      .rect(iron.roofShade, x, 133, 192, 5);
    drawOpenings(
      pen,
      glass,
      { x: x + 10, y: 66, width: 172, height: 62 },
      { columns: 4, rows: 1, width: 28, height: 52, isRound: true },
    );
  }
  pen.arch(iron.wall, -150, 0, 300, 130).arch(iron.lit, -136, 0, 272, 128).arch(glass, -128, 0, 256, 128);
  const ribs = [-1.2, -0.75, -0.32, 0, 0.32, 0.75, 1.2].map(
    (angle) => `M0 128L${Math.round(128 * Math.sin(angle))} ${Math.round(128 + 128 * Math.cos(angle))}`,
  );
  pen
    .stroke(iron.roof, 4, `${ribs.join('')}M-128 128h256M-84 128v-128M-42 128v-128M0 128v-128M42 128v-128M84 128v-128`)
    .stroke(iron.roof, 4, 'M-76 128a76 76 0 0 0 152 0M-128 84h256');
  pen.stroke(iron.roof, 10, 'M-150 128a150 150 0 0 0 300 0');
  pen.circle(iron.wall, 0, 288, 23).circle(lit, 0, 288, 18).stroke(deep, 3, 'M0 288v12M0 288l8-5');
  const start = Math.floor(random.between(0, AWNINGS.length));
  for (let stall = 0; stall < 5; stall++) {
    const [x, color] = [-290 + stall * 120, paint(AWNINGS[(start + stall) % AWNINGS.length]!)];
    pen
      .rect(deep, x + 2, -14, 4, 62)
      .rect(deep, x + 94, -14, 4, 62)
      .rect(shade, x, -14, 100, 26);
    for (let fruit = 0; fruit < 4; fruit++)
      pen.rounds(paint(AWNINGS[(fruit + stall) % 4]!), 13, `M${x + 12 + fruit * 23} 15h9`);
    pen.polygon(color, [x - 8, 46], [x + 10, 76], [x + 90, 76], [x + 108, 46]);
    for (const stripe of [0, 2, 4])
      pen.polygon(
        lit,
        [x - 8 + stripe * 23 + 12, 46],
        [x + 10 + stripe * 16 + 9, 76],
        [x + 10 + stripe * 16 + 22, 76],
        [x + 12 + stripe * 23 + 14, 46],
      );
    pen.rect(color, x - 8, 38, 116, 9);
  }
}

/** A railway station with its clock and a train. */
export function drawStation({ pen, tones, random }: MotifInput): void {
  const { lit, shade, deep, window, paint, isDusk, roof, roofShade } = tones;
  const glass = isDusk ? mixColors(window, deep, 0.2) : paint('#a9c9d2');
  for (const side of [-1, 1]) {
    const x = side < 0 ? -330 : 150;
    pen.polygon(roof, [x - 6, 112], [x + 14, 142], [x + 166, 142], [x + 186, 112]);
    drawBlock(pen, tones, { x, y: 0, width: 180, height: 112 }, side < 0 ? 0 : 0.4);
    pen.rect(lit, x - 5, 108, 190, 8);
    drawOpenings(
      pen,
      window,
      { x: x + 4, y: 30, width: 172, height: 72 },
      { columns: 5, rows: 1, width: 19, height: 56, isRound: true },
    );
  }
  pen.fill(tones.wall, 'M-150 0v170q0 90 150 90t150-90v-170z').fill(shade, 'M150 0v170q0 62-70 80q28-30 28-80v-170z');
  pen.stroke(lit, 9, 'M-150 170q0 90 150 90t150-90').arch(lit, -112, 40, 224, 70).arch(glass, -102, 40, 204, 70);
  pen.stroke(deep, 3, 'M-68 40v146M-34 40v170M0 40v174M34 40v170M68 40v146M-102 76h204M-102 110h204M-90 150h180');
  pen.circle(lit, 0, 232, 22).circle(deep, 0, 232, 18).circle(lit, 0, 232, 15).stroke(deep, 3, 'M0 232v11M0 232l8-4');
  const towerX = random.between(0, 1) < 0.5 ? -196 : 152;
  drawBlock(pen, tones, { x: towerX, y: 0, width: 54, height: 270 }, 0.36);
  pen
    .rect(lit, towerX - 5, 262, 64, 9)
    .polygon(roof, [towerX - 6, 271], [towerX + 27, 350], [towerX + 60, 271])
    .polygon(roofShade, [towerX + 32, 271], [towerX + 27, 350], [towerX + 60, 271]);
  pen
    .circle(lit, towerX + 27, 232, 19)
    .stroke(deep, 3, `M${towerX + 27} 232v12M${towerX + 27} 232h9`)
    .rect(deep, towerX + 26, 346, 3, 18);
  drawTrain(pen, tones, random);
}

function drawTrain(pen: Pen, tones: Tones, random: SeededRandom): void {
  const { paint, window, lit, deep } = tones;
  const color = ['#a3195b', '#2f6d8a', '#3f7a5c', '#b5503f'][Math.floor(random.between(0, 4))]!;
  pen.rect(paint('#7b7168'), -620, -16, 1240, 8).rect(deep, -620, -8, 1240, 4);
  pen
    .fill(paint(color), 'M-620 0h880q72 4 84 30q-26 34-84 38h-880z')
    .rect(lit, -620, 8, 900, 6)
    .rect(paint(mixColors(color, '#2b2a48', 0.4)), -620, 0, 900, 8);
  for (let x = -612; x < 240; x += 44) pen.rect(window, x, 28, 30, 24);
  pen.fill(window, 'M262 56q36-4 54-24h-54z').rect(deep, -620, 66, 876, 4);
  for (const x of [-330, -40]) pen.rect(deep, x, 0, 4, 68);
}
