import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';

/** A white church with round towers under bell-shaped caps and a carved doorway of blue-gray soapstone. */
export function drawRococoFront({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f7f2e6', '#8a6a58');
  const ocher = paint('#c9a06a');
  const stone = paint('#8fa0a4');
  for (const x of [-210, 210]) {
    pen
      .rect(white.wall, x - 62, 0, 124, 250)
      .rect(white.lit, x - 52, 0, 26, 250)
      .rect(white.shade, x + 22, 0, 40, 250)
      .rect(ocher, x - 68, 240, 136, 14)
      .rect(ocher, x - 66, 150, 132, 9)
      .arch(white.deep, x - 18, 176, 36, 44)
      .fill(
        ocher,
        `M${x - 68} 254Q${x - 60} 300 ${x - 26} 312Q${x - 30} 344 ${x} 366Q${x + 30} 344 ${x + 26} 312Q${x + 60} 300 ${x + 68} 254z`,
      )
      .fill(
        mixColors(ocher, paint('#6f5a48'), 0.35),
        `M${x + 20} 254Q${x + 24} 300 ${x + 8} 312Q${x + 10} 344 ${x} 366Q${x + 30} 344 ${x + 26} 312Q${x + 60} 300 ${x + 68} 254z`,
      )
      .rect(white.deep, x - 2, 362, 4, 40)
      .rect(white.deep, x - 12, 382, 24, 4);
  }
  drawBlock(pen, white, { x: -150, y: 0, width: 300, height: 220 }, 0.1);
  pen
    .rect(ocher, -156, 214, 312, 14)
    .fill(white.wall, 'M-150 228Q-120 236-104 264Q-70 300 0 304Q70 300 104 264Q120 236 150 228z')
    .stroke(ocher, 9, 'M-150 230Q-120 238-104 266Q-70 302 0 306Q70 302 104 266Q120 238 150 230')
    .rect(ocher, -150, 0, 16, 216)
    .rect(ocher, 134, 0, 16, 216)
    .rect(white.deep, -3, 304, 6, 60)
    .rect(white.deep, -18, 334, 36, 6)
    .rect(stone, -46, 0, 14, 120)
    .rect(stone, 32, 0, 14, 120)
    .rect(paint('#6f4a38'), -32, 0, 64, 100)
    .fill(stone, 'M-60 116Q-40 150-20 140Q-30 180 0 196Q30 180 20 140Q40 150 60 116Q30 128 0 122T-60 116z')
    .circle(stone, 0, 252, 36)
    .circle(mixColors(stone, white.wall, 0.5), 0, 252, 26)
    .fill(stone, 'M-12 240l6 20q6 8 12 0l6-20z')
    .arch(white.deep, -112, 110, 36, 50)
    .arch(white.deep, 76, 110, 36, 50);
  pen.rect(paint('#b9a890'), -280, -8, 560, 10).rect(paint('#a3927a'), -300, -18, 600, 10);
}

/** Concrete floors that grow wider upward, over a hall of tall openings. */
export function drawInvertedHall({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#b5ada2', '#8a837a');
  const brick = withBuilding(tones, '#a8654e', '#8a5242');
  drawBlock(pen, brick, { x: -330, y: 0, width: 660, height: 44 }, 0.1);
  for (let x = -290; x < 300; x += 84) pen.rect(c.wall, x, 40, 24, 110);
  drawBlock(pen, c, { x: -240, y: 40, width: 480, height: 110 }, 0.24);
  pen.rect(c.deep, -220, 50, 90, 90).rect(c.deep, -40, 50, 110, 90).rect(c.deep, 120, 50, 90, 90);
  for (const [x, y, w, h] of [
    [-200, 110, 90, 90],
    [-40, 130, 80, 70],
    [90, 106, 110, 94],
  ] as const) {
    drawBlock(pen, c, { x, y, width: w, height: h }, 0.3);
    pen.rect(tones.window, x + 12, y + 14, w - 40, h - 40);
  }
  for (const [index, half] of [300, 330, 362].entries()) {
    const y = 200 + index * 54;
    drawBlock(pen, c, { x: -half, y, width: 2 * half, height: 50 }, 0.14);
    pen
      .rect(c.deep, -half, y - 4, 2 * half, 5)
      .dashes(tones.window, 30, [16, 10], `M${-half + 14} ${y + 24}H${half - 10}`);
  }
  pen.rect(c.lit, -370, 356, 740, 10);
}

/** A closed concrete box on slender pillars before a forecourt with bronzes. */
export function drawRaisedBox({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#b9b5a4', '#8f8a7c');
  const bronze = tones.paint('#4f5a50');
  pen.rect(c.deep, -300, 0, 600, 84).rect(tones.window, -280, 8, 300, 66);
  for (let x = -330; x <= 330; x += 94) pen.rect(c.lit, x - 7, 0, 14, 90);
  drawBlock(pen, c, { x: -360, y: 88, width: 720, height: 140 }, 0.12);
  pen
    .dashes(c.shade, 3, [30, 6], 'M-356 122H356M-350 156H356M-356 190H356')
    .rect(c.lit, -366, 222, 732, 12)
    .rect(tones.window, -60, 128, 90, 54)
    .polygon(c.wall, [60, 234], [120, 276], [180, 234])
    .polygon(tones.window, [84, 234], [120, 262], [156, 234]);
  pen
    .rect(c.shade, -250, -20, 60, 34)
    .fill(bronze, 'M-244 14q-6 40 10 60q-6 30 16 30q20-4 12-30q20-24 6-60z')
    .rect(c.shade, 200, -20, 60, 34)
    .fill(bronze, 'M206 14l10 70q-4 24 14 26q18-4 12-26l14-70z');
}

/** Rosy brick laid like cloth, in curves and cubes over a terrazzo base. */
export function drawClothBrick({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#c98a70', '#a8644e');
  const base = paint('#d9b9a4');
  pen.rect(base, -330, 0, 660, 36).rect(mixColors(base, brick.deep, 0.2), -330, 30, 660, 6);
  drawBlock(pen, brick, { x: -310, y: 36, width: 250, height: 170 }, 0.1);
  pen.fill(brick.wall, 'M-60 36V250Q40 276 110 230V36z').fill(brick.shade, 'M40 36V258Q80 252 110 230V36z');
  drawBlock(pen, brick, { x: 110, y: 36, width: 210, height: 140 }, 0.24);
  for (let y = 52; y < 200; y += 20) pen.dashes(brick.shade, 6, [10, 10], `M${-306 + ((y / 20) % 2) * 10} ${y}H-64`);
  for (let y = 52; y < 170; y += 20) pen.dashes(brick.lit, 5, [8, 12], `M${116 + ((y / 20) % 2) * 10} ${y}H310`);
  pen
    .circle(brick.deep, 20, 150, 44)
    .circle(tones.window, 20, 150, 36)
    .rect(brick.deep, -6, 36, 56, 62)
    .rect(paint('#e8dcc8'), -2, 36, 48, 58)
    .stroke(paint('#3a2f2a'), 4, 'M8 50l14 34 14-34M22 84v-40');
  drawPalm(pen, tones, -370, 0, 1.7, 0.1);
  drawPalm(pen, tones, 370, 0, 1.9, -0.1);
}

/** A slender tower of cream terracotta with a green pointed crown, above a broad block. */
export function drawTerracottaTower({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#ece3cf', '#6f9a86');
  drawBlock(pen, c, { x: -190, y: 0, width: 380, height: 240 }, 0.22);
  for (let x = -176; x < 180; x += 22) pen.rect(c.lit, x, 0, 5, 240);
  pen.dashes(c.window, 11, [10, 12], Array.from({ length: 10 }, (_, row) => `M-166 ${22 + row * 22}H180`).join(''));
  pen.fill(c.roof, 'M-196 240L-176 276H-100L-90 240zM90 240L100 276H176L196 240z').rect(c.lit, -198, 234, 396, 9);
  drawBlock(pen, c, { x: -76, y: 0, width: 152, height: 400 }, 0.3);
  for (let x = -68; x < 76; x += 22) pen.rect(c.lit, x, 0, 5, 400);
  pen.dashes(c.window, 11, [10, 12], Array.from({ length: 17 }, (_, row) => `M-58 ${24 + row * 22}H66`).join(''));
  drawBlock(pen, c, { x: -58, y: 400, width: 116, height: 64 }, 0.3);
  drawWindows(pen, c.window, [0, 400, 100, 60], [4, 2, 9, 18], true);
  for (const x of [-70, -58, 50, 62]) pen.polygon(c.lit, [x - 5, 400], [x + 3, 446], [x + 11, 400]);
  pen
    .polygon(c.roof, [-60, 464], [0, 560], [60, 464])
    .polygon(c.roofShade, [10, 464], [0, 560], [60, 464])
    .rect(c.lit, -3, 556, 6, 30)
    .arch(c.lit, -36, 0, 72, 56)
    .arch(c.deep, -24, 0, 48, 48);
}

/** A museum under a wide thin roof on stilts, with columns of hanging plants. */
export function drawHangingGardens({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const c = withBuilding(tones, '#c4bcae', '#8f8678');
  const wood = paint('#b5946a');
  for (let x = -350; x <= 350; x += 70) pen.rect(c.shade, x - 6, 0, 12, 44);
  pen.rect(wood, -390, 40, 780, 16).rect(c.deep, -300, 56, 600, 6);
  drawBlock(pen, c, { x: -250, y: 56, width: 500, height: 90 }, 0.16);
  pen.rect(tones.window, -236, 66, 180, 66).rect(tones.window, -30, 66, 110, 66).rect(tones.window, 110, 66, 120, 66);
  drawBlock(pen, c, { x: -190, y: 146, width: 390, height: 70 }, 0.2);
  pen.rect(tones.window, -160, 160, 130, 40).rect(tones.window, 30, 160, 120, 40);
  pen.rect(c.lit, -398, 216, 796, 18).dashes(c.shade, 18, [4, 22], 'M-390 225H394');
  for (const x of [-340, -280, -214, 214, 280, 340]) pen.rect(c.shade, x - 4, 56, 8, 160);
  for (const [x, low] of [
    [-320, 100],
    [-250, 130],
    [-60, 150],
    [20, 120],
    [250, 110],
    [318, 140],
  ] as const)
    pen
      .rounds(leafShade, 26, `M${x} ${low}V206`)
      .rounds(leaf, 16, `M${x - 6} ${low + 14}V200`)
      .rounds(leafLight, 7, `M${x - 10} ${low + 30}v4M${x - 4} ${low + 60}v4`);
  pen.polygon(c.lit, [-60, 0], [60, 0], [40, 40], [-40, 40]);
  drawWalkers(pen, tones, [
    [-110, 56],
    [90, 56],
    [130, 56],
  ]);
}

/** A white colonnade with storks flying over its middle arch. */
export function drawStorkColonnade({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const c = withBuilding(tones, '#f3f0e8', '#b9b4a8');
  const silver = paint('#c9d4d9');
  pen.rect(c.shade, -390, 0, 780, 16).rect(c.lit, -396, 12, 792, 7);
  for (let index = 0; index < 16; index++) {
    const x = -376 + index * 50;
    if (Math.abs(x) > 40) drawColumn(pen, c, x, 18, 18, 150);
  }
  pen
    .rect(c.wall, -392, 168, 784, 24)
    .rect(c.lit, -398, 188, 796, 9)
    .fill(c.wall, 'M-110 168V230Q0 300 110 230V168z')
    .rect(c.wall, -66, 18, 26, 160)
    .rect(c.wall, 40, 18, 26, 160)
    .circle(paint('#3f86b5'), 0, 300, 44)
    .stroke(silver, 5, 'M-42 300H42M0 258V342M-30 270Q0 300-30 330M30 270Q0 300 30 330');
  for (const [x, y, s] of [
    [-90, 290, 1],
    [90, 300, 1],
    [0, 386, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        silver,
        `M${x} ${y}q-${n(30)} ${n(40)}-${n(60)} ${n(40)}q${n(40)} ${n(4)} ${n(56)}-${n(22)}q${n(16)} ${n(26)} ${n(56)} ${n(22)}q-${n(30)} 0-${n(52)}-${n(40)}z`,
      )
      .stroke(silver, n(4), `M${x} ${y + n(8)}l${n(34)} ${n(14)}`);
  }
}

/** A gilded king with an outstretched hand before a white building with a clock tower. */
export function drawGildedKing({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const c = withBuilding(tones, '#efe6cf', '#c4b08a');
  drawBlock(pen, c, { x: -340, y: 0, width: 680, height: 150 }, 0.08);
  drawWindows(pen, c.window, [0, 4, 660, 140], [15, 2, 18, 34], true);
  pen.rect(c.lit, -348, 146, 696, 10).dashes(c.lit, 16, [10, 10], 'M-340 164H340');
  drawBlock(pen, c, { x: -60, y: 150, width: 120, height: 110 }, 0.26);
  pen.circle(c.lit, 0, 216, 26).stroke(c.deep, 3, 'M0 216v16h10').rect(c.lit, -70, 256, 140, 9);
  const [gold, bronze, red] = [paint('#e3b23f'), paint('#4a3d33'), paint('#b5402f')];
  pen
    .rect(paint('#d9cdb4'), -54, -20, 108, 70)
    .rect(paint('#b9ab90'), 14, -20, 40, 70)
    .rect(paint('#efe6d2'), -62, 46, 124, 9)
    .stroke(bronze, 13, 'M-12 54v50M14 54v50')
    .fill(gold, 'M-46 60Q-40 150-20 190H20Q44 150 50 60Q24 76 10 110H-10Q-26 76-46 60z')
    .fill(red, 'M-40 76Q-36 90-30 110L-22 96zM44 76Q40 90 34 110L24 96z')
    .fill(bronze, 'M-14 100h28l6 70h-40z')
    .stroke(gold, 9, 'M-20 180Q0 150 20 120')
    .circle(bronze, 0, 210, 16)
    .fill(gold, 'M-18 214q4 36 26 34q-2-14 10-26q-16 6-36-8z')
    .stroke(bronze, 10, 'M22 180l40-10 26 14')
    .stroke(bronze, 5, 'M-40 54V280')
    .polygon(gold, [-46, 276], [-40, 306], [-34, 276]);
}

/** Eight Doric columns under a pediment on high steps, and a president in bronze before them. */
export function drawWallStreetTemple({ pen, tones }: MotifInput): void {
  const c = withBuilding(tones, '#d6d2c6', '#a8a498');
  const bronze = tones.paint('#55604f');
  for (let step = 0; step < 8; step++)
    pen.rect(step % 2 ? c.shade : c.wall, -260 + step * 4, step * 10, 520 - step * 8, 10);
  pen.rect(c.deep, -210, 80, 420, 180);
  for (let index = 0; index < 8; index++) drawColumn(pen, c, -203 + index * 58, 80, 34, 180);
  pen
    .rect(c.wall, -236, 260, 472, 30)
    .dashes(c.shade, 18, [14, 20], 'M-232 276H236')
    .polygon(c.lit, [-250, 290], [0, 376], [250, 290])
    .polygon(c.shade, [-206, 296], [0, 364], [206, 296])
    .rect(c.lit, -34, 0, 68, 66)
    .rect(c.shade, 10, 0, 24, 66)
    .fill(bronze, 'M-20 66l6 70q-10 30 4 46h20q14-16 4-46l8-70z')
    .circle(bronze, 0, 198, 14)
    .stroke(bronze, 8, 'M12 160l24-20');
}
