import type { MotifInput } from '../scene/motif.js';
import { withBuilding } from '../scene/tones.js';
import { drawBlock, drawEaves, drawOnion, drawOpenings, drawSpire, drawSteps } from './parts.js';

/** A mosque with its minarets: domes of lead in the west, bulbs of marble in the south. */
export function drawMosque({ pen, tones, palette, random }: MotifInput): void {
  const hasBulb = palette === 'monsoon' || palette === 'desert';
  const blue = random.between(0, 1) < 0.5 ? '#4c93a0' : '#e5d9c0';
  const { wall, lit, shade, deep, window, paint, roof, roofShade } = withBuilding(
    tones,
    '#efe3cc',
    hasBulb ? blue : '#7d8fa0',
  );
  const colors = { ...tones, wall, lit, shade, deep, window, roof, roofShade };
  const gold = paint('#d6a84a');
  const minaret = (x: number, height: number) => {
    drawBlock(pen, colors, { x: x - 11, y: 0, width: 22, height }, 0.4);
    for (const y of [height * 0.58, height * 0.86]) pen.rect(lit, x - 17, y, 34, 7).rect(deep, x - 14, y - 4, 28, 4);
    if (hasBulb) drawOnion(pen, roof, roofShade, x, height, 13, 34);
    else drawSpire(pen, colors, x, height, 13, 62);
    pen.rect(gold, x - 1, height + (hasBulb ? 32 : 60), 2, 16);
  };
  for (const x of [-218, 218]) minaret(x, 322);
  drawBlock(pen, colors, { x: -170, y: 0, width: 340, height: 112 }, 0.26);
  for (const x of [-124, 124]) {
    drawBlock(pen, colors, { x: x - 34, y: 112, width: 68, height: 18 }, 0.36);
    if (hasBulb) drawOnion(pen, roof, roofShade, x, 130, 36, 74);
    else pen.dome(roof, x, 130, 34, 34).fill(roofShade, `M${x + 10} 130q8 20-10 34a34 34 0 0 0 34-34z`);
  }
  drawBlock(pen, colors, { x: -84, y: 112, width: 168, height: 64 }, 0.3);
  drawOpenings(
    pen,
    window,
    { x: -80, y: 132, width: 160, height: 36 },
    { columns: 8, rows: 1, width: 10, height: 28, isRound: true },
  );
  pen.rect(lit, -90, 172, 180, 7);
  if (hasBulb) drawOnion(pen, roof, roofShade, 0, 178, 84, 176);
  else
    pen
      .dome(roof, 0, 178, 86, 84)
      .fill(roofShade, 'M24 178q18 52-24 84a86 84 0 0 0 86-84z')
      .stroke(lit, 2, 'M-50 178q2 60 50 84M-10 178q0 60 10 84', 0.4);
  const top = hasBulb ? 350 : 260;
  pen
    .rect(gold, -1, top, 3, 34)
    .circle(gold, 0, top + 6, 5)
    .stroke(gold, 3, `M-6 ${top + 46}a8 8 0 1 1 13 0`);
  drawBlock(pen, colors, { x: -250, y: 0, width: 500, height: 64 }, 0.2);
  pen.rect(lit, -254, 62, 508, 7);
  drawOpenings(
    pen,
    window,
    { x: -246, y: 0, width: 492, height: 60 },
    { columns: 13, rows: 1, width: 24, height: 48, isRound: true },
  );
  drawBlock(pen, colors, { x: -58, y: 0, width: 116, height: 122 }, 0.24);
  pen
    .rect(lit, -62, 118, 124, 8)
    .rect(paint('#4c93a0'), -46, 8, 92, 104)
    .pointedArch(lit, -36, 0, 72, 48)
    .pointedArch(deep, -29, 0, 58, 46);
}

/** A dome-shaped shrine: with the eyes of Nepal, or as a gilded bell. */
export function drawStupa(input: MotifInput): void {
  if (input.palette === 'alpine') drawEyedStupa(input);
  else drawBell(input, input.random.between(0, 1) < 0.6 ? '#dca942' : '#efe6d4');
}

function drawEyedStupa({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, paint, deep } = withBuilding(tones, '#f1eadb', '#c99a3e');
  const gold = withBuilding(tones, '#dcae4a', '#c99a3e');
  for (const [half, y, rise] of [
    [270, 0, 28],
    [228, 28, 26],
    [186, 54, 22],
  ] as const) {
    pen
      .rect(wall, -half, y, 2 * half, rise)
      .rect(shade, half * 0.3, y, half * 0.7, rise)
      .rect(lit, -half - 4, y + rise - 6, 2 * half + 8, 6);
    drawOpenings(
      pen,
      shade,
      { x: -half, y, width: half * 1.3, height: rise - 6 },
      { columns: 12, rows: 1, width: 8, height: 12 },
    );
  }
  pen.dome(wall, 0, 76, 164, 140).fill(shade, 'M60 76q30 90-60 140a164 140 0 0 0 164-140z');
  pen.fill(lit, 'M-130 100q10 70 70 94q-50-44-52-96z').stroke(gold.wall, 4, 'M-140 128q70-34 140-34t140 34', 0.7);
  pen.rect(gold.wall, -46, 210, 92, 58).rect(gold.shade, 20, 210, 26, 58).rect(gold.lit, -52, 264, 104, 8);
  for (const x of [-20, 20])
    pen
      .fill(lit, `M${x - 14} 240q14 12 28 0q-14-8-28 0z`)
      .circle(deep, x, 241, 4)
      .stroke(deep, 3, `M${x - 15} 250q14 10 29 2`);
  pen.stroke(deep, 2.5, 'M-1 236q-6-6 0-10q6-1 5-5');
  for (let ring = 0; ring < 10; ring++)
    pen.rect(ring % 2 ? gold.shade : gold.wall, -36 + ring * 2.9, 272 + ring * 10, 72 - ring * 5.8, 10);
  pen.rect(gold.lit, -18, 372, 36, 6).dome(gold.wall, 0, 378, 15, 18).polygon(gold.lit, [-4, 394], [0, 424], [4, 394]);
  const cloths = ['#3f7cb0', '#f1ead8', '#b8433e', '#4d8a5c', '#d9ab43'].map(paint);
  for (const side of [-1, 1]) {
    pen.stroke(deep, 1.2, `M0 386Q${side * 120} 220 ${side * 290} 60`, 0.7);
    for (let index = 1; index < 15; index++) {
      const t = index / 15;
      const x = 2 * t * (1 - t) * side * 120 + t * t * side * 290;
      const y = (1 - t) ** 2 * 386 + 2 * t * (1 - t) * 220 + t * t * 60;
      pen.rect(cloths[index % 5]!, x - 6, y - 13, 12, 12);
    }
  }
}

/** A gilded bell on terraces. */
export const drawGoldenStupa = (input: MotifInput): void => drawBell(input, '#dca942');

function drawBell({ pen, tones }: MotifInput, color: string): void {
  const { wall, lit, shade, deep } = withBuilding(tones, color, color);
  const white = withBuilding(tones, '#f1eadb', '#c4623d');
  for (const [half, y, rise] of [
    [260, 0, 30],
    [212, 30, 30],
    [170, 60, 26],
  ] as const) {
    drawBlock(pen, white, { x: -half, y, width: 2 * half, height: rise }, 0.28);
    pen.rect(white.lit, -half - 4, y + rise - 7, 2 * half + 8, 7);
  }
  for (const x of [-226, 226]) {
    pen
      .fill(wall, `M${x - 26} 30h52q-4 26-16 32q-4 30-10 62q-6-32-10-62q-12-6-16-32z`)
      .fill(shade, `M${x + 4} 30h22q-4 26-16 32q-4 30-10 62z`);
  }
  for (let ring = 0; ring < 4; ring++)
    pen.rect(ring % 2 ? lit : wall, -142 + ring * 9, 86 + ring * 12, 284 - ring * 18, 12);
  pen
    .fill(wall, 'M-112 134c4 40 16 92 66 116h92c50-24 62-76 66-116z')
    .fill(shade, 'M28 134c6 50 2 92-14 116h32c50-24 62-76 66-116z');
  pen
    .fill(lit, 'M-94 142c4 40 18 78 46 96c-14-28-22-60-24-96z')
    .rect(lit, -118, 130, 236, 8)
    .rect(deep, -110, 138, 220, 3);
  pen.rect(wall, -38, 250, 76, 22).rect(shade, 12, 250, 26, 22).rect(lit, -44, 268, 88, 7);
  for (let ring = 0; ring < 9; ring++)
    pen.rect(ring % 2 ? shade : wall, -30 + ring * 3, 275 + ring * 9, 60 - ring * 6, 9);
  pen.polygon(lit, [-7, 356], [0, 456], [7, 356]).polygon(shade, [1, 356], [0, 456], [7, 356]).circle(lit, 0, 404, 5);
}

/** A tower of several roofs. */
export function drawPagoda({ pen, tones, random }: MotifInput): void {
  const tiers = random.between(0, 1) < 0.7 ? 5 : 3;
  const wood = withBuilding(tones, '#b64a3b', '#4c5a66');
  const { wall, lit, shade, deep, window, paint } = wood;
  const stone = withBuilding(tones, '#cfc4b0', '#4c5a66');
  let y = drawSteps(pen, stone, 168, 2, 10, 12);
  const rise = tiers === 5 ? 1 : 1.5;
  for (let tier = 0; tier < tiers; tier++) {
    const half = (88 - tier * (tiers === 5 ? 8 : 11)) * (tiers === 5 ? 1 : 1.1);
    const height = (tier === 0 ? 52 : 38) * rise;
    pen.rect(wall, -half, y, 2 * half, height).rect(shade, half * 0.3, y, half * 0.7, height);
    pen.rect(lit, -half, y + 4, 2 * half, 3);
    for (const part of [-1, -0.36, 0.3, 0.94]) pen.rect(deep, part * half, y, 4, height);
    drawOpenings(
      pen,
      window,
      { x: -half, y: y + 8, width: 2 * half, height: height - 18 },
      { columns: 3, rows: 1, width: half * 0.34, height: height - 22 },
    );
    pen.rect(stone.lit, -half - 12, y + height - 9, 2 * half + 24, 6);
    pen.rect(deep, -half - 18, y, 2 * half + 36, 3);
    drawEaves(pen, wood, {
      y: y + height - 4,
      half: half + 66,
      height: 32 * (tiers === 5 ? 1 : 1.3),
      ridge: half * 0.92,
    });
    y += height + 22 * (tiers === 5 ? 1 : 1.25);
  }
  drawEaves(pen, wood, { y: y - 16, half: 96, height: 44, ridge: 8 });
  const bronze = paint('#8d7a4c');
  pen.rect(bronze, -2, y + 20, 4, 76);
  for (let ring = 0; ring < 6; ring++) pen.rect(bronze, -10 + ring * 0.8, y + 34 + ring * 8, 20 - ring * 1.6, 4);
  pen.circle(bronze, 0, y + 96, 5);
}

const STUCCO = ['#d98c5f', '#6fa3a8', '#e3bd6a', '#b5606b', '#7f9d6e'] as const;

/** The gate tower of a temple of southern India. */
export function drawGopuram({ pen, tones, random }: MotifInput): void {
  const base = withBuilding(tones, '#d9b98a', '#c2643d');
  const { lit, wall, shade, deep, window, paint } = base;
  const start = Math.floor(random.between(0, STUCCO.length));
  drawBlock(pen, base, { x: -330, y: 0, width: 660, height: 58 }, 0.3);
  pen.dashes(wall, 10, [12, 10], 'M-328 63H330');
  drawBlock(pen, base, { x: -164, y: 0, width: 328, height: 92 }, 0.3);
  pen.rect(lit, -172, 84, 344, 9).rect(lit, -168, 38, 336, 5);
  for (const x of [-140, -104, -66, 54, 92, 128]) pen.rect(lit, x, 0, 9, 84);
  pen.rect(deep, -38, 0, 76, 70).rect(window, -30, 0, 60, 64);
  const tiers = 8;
  const niches = STUCCO.map(() => '');
  for (let tier = 0; tier < tiers; tier++) {
    const half = 152 - tier * 11;
    const y = 93 + tier * 33;
    pen.polygon(wall, [-half, y], [-half + 8, y + 33], [half - 8, y + 33], [half, y]);
    pen.polygon(shade, [half * 0.4, y], [half * 0.4, y + 33], [half - 8, y + 33], [half, y]);
    for (let color = 0; color < STUCCO.length; color++) {
      const from = -half + 12 + ((color - start - tier + 2 * STUCCO.length) % STUCCO.length) * 30;
      niches[color] += `M${from} ${y + 14}H${half - 8}`;
    }
    pen.rect(lit, -half - 3, y + 28, 2 * half + 6, 5);
  }
  for (const [color, data] of niches.entries()) pen.dashes(paint(STUCCO[color]!), 20, [25, 125], data);
  drawOpenings(
    pen,
    window,
    { x: -11, y: 93, width: 22, height: tiers * 33 },
    { columns: 1, rows: tiers, width: 22, height: 22 },
  );
  const y = 93 + tiers * 33;
  pen
    .fill(paint('#c9774f'), `M-76 ${y}q-6 56 30 62h92q36-6 30-62z`)
    .fill(paint('#94504a'), `M30 ${y}q20 30 6 62h10q36-6 30-62z`);
  pen
    .circle(lit, -58, y + 28, 17)
    .circle(shade, -58, y + 28, 10)
    .circle(lit, 58, y + 28, 17)
    .circle(shade, 58, y + 28, 10);
  const gold = paint('#dcae4a');
  for (const x of [-42, -21, 0, 21, 42])
    pen.circle(gold, x, y + 66, 6).polygon(gold, [x - 3, y + 68], [x, y + 84], [x + 3, y + 68]);
}

/** The gate of a Japanese shrine. */
export function drawTorii({ pen, tones, random }: MotifInput): void {
  const { wall, shade, lit, deep, paint } = withBuilding(tones, '#cf4b32', '#35414f');
  const black = paint('#2c3440');
  for (const side of [-1, 1]) {
    pen.polygon(
      side < 0 ? wall : shade,
      [side * 158 - 19, 0],
      [side * 138 - 15, 284],
      [side * 138 + 15, 284],
      [side * 158 + 19, 0],
    );
    pen.polygon(lit, [side * 158 - 19, 0], [side * 138 - 15, 284], [side * 138 - 8, 284], [side * 158 - 10, 0]);
    pen.rect(black, side * 158 - 24, -6, 48, 28);
  }
  pen.rect(wall, -206, 196, 412, 26).rect(shade, -206, 196, 412, 7).rect(lit, -206, 218, 412, 4);
  for (const x of [-112, 104]) pen.rect(shade, x, 190, 8, 38);
  pen.rect(wall, -20, 222, 40, 62).rect(black, -15, 230, 30, 44).rect(paint('#d9ab43'), -8, 236, 16, 32);
  pen.fill(wall, 'M-232 282q232-16 464 0l6 26q-238-20-476 0z').fill(shade, 'M-232 282q232-16 464 0l1 7q-233-15-466 0z');
  pen
    .fill(black, 'M-252 306q252-22 504 0l10 24q-262-26-524 0z')
    .fill(deep, 'M-252 306q252-22 504 0l2 6q-254-20-508 0z');
  if (random.between(0, 1) < 0.45)
    pen
      .stroke(paint('#efe3c4'), 6, 'M-136 182q136-38 272 0')
      .fill(
        paint('#f4ecd8'),
        'M-70 166l-8-14l8-8l-6-14h12l4 34zM-4 162l-8-14l8-8l-6-14h12l4 34zM62 166l-8-14l8-8l-6-14h12l4 34z',
      );
}
