import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawFarSea, drawGround, drawPeak } from '../sceneries/parts.js';
import { drawBoat, drawCypress } from '../townscapes/parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Draws a lake between steep mountains. */
function drawMountainLake({ pen, tones }: MotifInput, level: number): void {
  drawPeak(pen, tones, [-440, 360], 620, { snow: 0.2, air: 0.4 });
  drawPeak(pen, tones, [430, 330], 560, { snow: 0.2, air: 0.4 });
  pen.fill(fade(tones.haze, 0.3)(tones.leafShade), 'M-720 200Q-420 180-180 70H-720zM720 170Q420 170 240 70H720z');
  drawFarSea(pen, tones, level, '#3f7fa0');
}

/** A headland with a villa, a loggia of arches on its ridge and clipped trees above a lake. */
export function drawLoggiaHeadland(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  drawMountainLake(input, 90);
  pen
    .fill(leafShade, 'M720-120V150Q560 260 420 270Q260 280 140 190Q20 110-120 60L-190-10Q100-60 300-130z')
    .fill(leaf, 'M720-160V90Q560 200 420 210Q280 210 170 130Q60 60-60 30Q200-40 420-170z');
  const villa = withBuilding(tones, '#e9c9a0', '#b5684a');
  drawBlock(pen, villa, { x: 10, y: 70, width: 190, height: 90 }, 0.26);
  drawHipRoof(pen, villa, [105, 160, 210, 40]);
  drawWindows(pen, villa.window, [105, 80, 180, 74], [5, 2, 14, 22]);
  for (const x of [-60, -24]) drawBlock(pen, villa, { x, y: 40, width: 22, height: 120 }, 0.34);
  const loggia = withBuilding(tones, '#f1e3c4', '#b5684a');
  drawBlock(pen, loggia, { x: 330, y: 250, width: 180, height: 80 }, 0.2);
  for (const x of [352, 404, 456]) pen.arch(mixColors(tones.sky[1], tones.haze, 0.3), x, 256, 34, 34);
  drawHipRoof(pen, loggia, [420, 330, 200, 30]);
  for (const x of [240, 290, 560, 610]) drawCypress(pen, tones, x, x < 300 ? 150 : 220, 120);
  pen
    .rect(paint('#b9ab95'), -190, -10, 240, 20)
    .rounds(paint('#f1ece0'), 6, 'M-180 14v16M-140 14v16M-100 14v16M-60 14v16');
  drawBoat(pen, tones, -300, -60, 1.6, '#7a4f36');
  drawBoat(pen, tones, -80, -130, 1.2, '#f1eadb');
}

/** A white villa above flights of stairs and terraces of azaleas. */
export function drawTerraceVilla({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 220Q-420 360-120 320T380 370T720 260V0H-720z');
  const villa = withBuilding(tones, '#f4ead6', '#b5806a');
  drawBlock(pen, villa, { x: -170, y: 150, width: 340, height: 150 }, 0.14);
  pen.rect(villa.lit, -180, 296, 360, 10).rect(villa.lit, -176, 222, 352, 6);
  drawWindows(pen, villa.window, [0, 156, 320, 140], [7, 2, 22, 44]);
  pen.rect(villa.lit, -46, 306, 92, 26).circle(villa.deep, 0, 318, 9);
  const stone = withBuilding(tones, '#d9ccb0', '#b5a88c');
  for (const [y, half] of [
    [96, 330],
    [30, 460],
    [-44, 640],
  ] as const) {
    pen.rect(stone.wall, -half, y, 2 * half, 56).rect(stone.lit, -half, y + 50, 2 * half, 9);
    let flowers = '';
    for (let x = -half + 30; x < half; x += 46)
      if (Math.abs(x) > 90) flowers += `M${x} ${y + 58 + Math.round(random.between(-6, 8))}h10`;
    pen.rounds(paint(y % 4 ? '#c9508a' : '#d9707f'), 38, flowers).rounds(paint('#ecaac4'), 12, flowers);
    pen
      .polygon(stone.lit, [-80, y], [-20, y + 56], [20, y + 56], [80, y])
      .polygon(stone.shade, [-40, y], [-8, y + 46], [8, y + 46], [40, y]);
  }
  for (const x of [-300, -240, 240, 300]) drawCypress(pen, tones, x, 150, 200);
  drawGround(pen, paint('#d9cda8'), -56);
  pen
    .ellipse(tones.water, 0, -130, 150, 34)
    .ellipse(tones.waterLight, 0, -124, 120, 22)
    .rect(stone.lit, -12, -124, 24, 60)
    .rounds(paint('#eef4f6'), 6, 'M0-60q-30 20-40-40M0-60q30 20 40-40');
  drawWalkers(
    pen,
    tones,
    [
      [-260, -110],
      [-220, -100],
      [240, -130],
    ],
    1.3,
  );
}

/** A garden path of palms, vases and a balustrade along a lake. */
export function drawLakePromenade(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  drawMountainLake(input, 100);
  drawBoat(pen, tones, 320, 30, 1.2, '#f1eadb');
  const villa = withBuilding(tones, '#f0d9b4', '#b5684a');
  drawBlock(pen, villa, { x: -560, y: 0, width: 260, height: 220 }, 0.3);
  drawHipRoof(pen, villa, [-430, 220, 280, 44]);
  drawWindows(pen, villa.window, [-430, 16, 240, 190], [4, 3, 24, 40]);
  pen
    .polygon(leafShade, [-300, -20], [-280, 60], [-120, 40], [-60, -30])
    .rounds(leaf, 40, 'M-270 40h0M-210 40h0M-150 24h0');
  drawGround(pen, tones.leafLight, -40);
  pen.polygon(paint('#e3d6b8'), [-40, -36], [60, -36], [200, -240], [-380, -240]);
  const stone = withBuilding(tones, '#efe6d2', '#cfc2a8');
  pen
    .polygon(stone.wall, [80, -20], [720, -120], [720, -150], [80, -40])
    .dashes(stone.lit, 40, [10, 22], 'M80-10L720-90')
    .polygon(stone.lit, [80, 14], [720, -60], [720, -76], [80, 4]);
  for (const [x, y, size] of [
    [140, 6, 0.8],
    [330, -20, 1],
    [560, -50, 1.3],
  ] as const)
    pen
      .rect(stone.lit, x - 10 * size, y, 20 * size, 18 * size)
      .fill(paint('#b5704f'), `M${x - 20 * size} ${y + 18 * size}l8 ${28 * size}h${24 * size}l8-${28 * size}z`)
      .rounds(paint('#c9508a'), 26 * size, `M${x - 8} ${y + 56 * size}h16`);
  drawPalm(pen, tones, -200, -60, 2.6, 0.1);
  drawPalm(pen, tones, -330, -120, 3.1, 0.12);
  drawCypress(pen, tones, 20, -30, 230);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -90],
      [-20, -80],
    ],
    1.5,
  );
}

/** A red iron walkway along rocks above a lake, under vines. */
export function drawVineWalk(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  drawMountainLake(input, 80);
  pen
    .polygon(paint('#a39a8e'), [-720, -240], [-720, 330], [-420, 260], [-280, 120], [-120, 20], [40, -240])
    .polygon(paint('#7f776c'), [-280, 120], [-120, 20], [40, -240], [-120, -240]);
  for (const [x, y, wide, high, color] of [
    [-640, 250, 120, 130, '#e3a07a'],
    [-520, 220, 100, 110, '#ecc98f'],
    [-420, 170, 90, 110, '#d98f72'],
  ] as const) {
    const house = withBuilding(tones, color, '#b5604a');
    drawBlock(pen, house, { x: x - wide / 2, y, width: wide, height: high }, 0.26);
    drawHipRoof(pen, house, [x, y + high, wide + 14, 26]);
    drawWindows(pen, house.window, [x, y + 14, wide - 8, high - 20], [2, 2, 16, 26]);
  }
  pen.polygon(
    paint('#c9bda8'),
    [-720, -60],
    [-250, 20],
    [60, 0],
    [330, -90],
    [720, -130],
    [720, -160],
    [330, -116],
    [60, -22],
    [-250, -4],
    [-720, -92],
  );
  let posts = '';
  for (let x = -700; x < 720; x += 70) {
    const y = x < -250 ? 20 + (x + 250) * 0.17 : x < 60 ? 10 : x < 330 ? -(x - 60) * 0.33 : -90 - (x - 330) * 0.1;
    posts += `M${x} ${Math.round(y)}v60`;
  }
  pen.stroke(paint('#b5483c'), 7, `${posts}M-720 0L-250 80L60 60L330-30L720-70M-720-26L-250 52L60 32L330-58L720-98`);
  pen
    .stroke(paint('#8a4038'), 10, 'M-560 0V190Q-470 240-380 190V30')
    .rounds(leafShade, 40, 'M-560 190q90 56 180 0')
    .rounds(leaf, 24, 'M-540 200q70 34 140 0')
    .rounds(paint('#b58fd0'), 14, 'M-540 180v-16M-490 200v-20M-440 196v-18M-400 184v-16');
  drawWalkers(
    pen,
    tones,
    [
      [-60, 12],
      [-20, 12],
    ],
    1.4,
  );
  drawBoat(pen, tones, 360, 20, 1.1, '#f1eadb');
}

/** A garden kiosk with a blue cupola, clipped hedges and a statue at the edge of a lake. */
export function drawLakeKiosk(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade } = tones;
  drawMountainLake(input, 110);
  drawGround(pen, tones.leafLight, 10);
  pen.rect(paint('#b9ab95'), -720, 0, 1440, 16);
  const white = withBuilding(tones, '#f6efe0', '#3f7fb0');
  drawBlock(pen, white, { x: 110, y: 14, width: 170, height: 130 }, 0.3);
  for (const x of [128, 178, 228]) pen.arch(white.deep, x, 20, 34, 66);
  pen.rect(white.lit, 100, 140, 190, 10).dome(white.roof, 195, 150, 66, 60).rect(white.lit, 188, 206, 14, 26);
  const pale = withBuilding(tones, '#efe9dc', '#cfc7b6');
  drawBlock(pen, pale, { x: -250, y: 0, width: 70, height: 50 }, 0.3);
  pen.polygon(pale.wall, [-236, 50], [-226, 150], [-204, 150], [-194, 50]).circle(pale.wall, -215, 166, 15);
  for (const x of [-480, -400, -130, 400, 480]) {
    pen
      .rect(paint('#6b5442'), x - 6, -20, 12, 50)
      .rounds(leafShade, 96, `M${x} 70v8`)
      .rounds(leaf, 66, `M${x - 10} 84v4`);
  }
  pen
    .polygon(paint('#e3d6b8'), [-60, -20], [30, -20], [190, -240], [-260, -240])
    .rounds(leafShade, 40, 'M-560-120h220M300-120h240M-620-190h250M380-190h240')
    .rounds(paint('#d9708a'), 12, 'M-520-100h140M340-100h160');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -100],
      [-16, -110],
    ],
    1.4,
  );
  drawBoat(pen, tones, -330, 50, 1, '#7a4f36');
}
