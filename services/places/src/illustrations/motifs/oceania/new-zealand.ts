import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawTowers } from '../straits/harbors.js';

/** A round harbor with towers on its shore, seen from the grass and rocks of a hilltop. */
export function drawBayLookout({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  pen
    .fill(tones.far, 'M-720 330Q-440 450-180 360T280 420T720 340V200H-720z')
    .fill(tones.middle, 'M-720 270Q-500 340-300 280T-60 250H-720zM300 260Q520 360 720 300V200H260z');
  pen
    .rect(tones.water, -720, 20, 1440, 250)
    .rounds(tones.waterLight, 5, 'M-420 220h160M60 200h190M-160 170h130M280 150h120', 0.6)
    .rounds(paint('#f6f3ea'), 7, 'M-60 210h16M120 170h18M-220 150h14');
  pen.fill(tones.leaf, 'M-720 150Q-560 170-420 110T-180 40H-720z');
  pen.rect(tones.leaf, -720, -40, 920, 60);
  drawTowers(pen, tones, 10, [
    [-640, 34, 120, '#c9c4b8'],
    [-560, 30, 170, '#b3c1c8'],
    [-480, 34, 110, '#d6cfc0'],
    [-400, 30, 150, '#a9bac2'],
    [-320, 34, 100, '#cdc8bc'],
    [-240, 28, 84, '#c3cacb'],
  ]);
  drawHouseRow(pen, tones, random, {
    from: -180,
    to: 160,
    y: 6,
    low: 34,
    high: 50,
    colors: ['#f3efe4', '#efe0c8', '#dfe6e6'],
    roof: '#b5544a',
    narrow: 40,
    wide: 60,
  });
  pen
    .fill(tones.leafShade, 'M-720 30Q-300 20 0-10T460 30T720 60V-240H-720z')
    .rounds(tones.leaf, 50, 'M-640-10h110M-430-20h120M-180-50h120M120-60h120M520-10h140')
    .fill(paint('#a3a862'), 'M720-20Q480 0 300-70T-20-240H720z')
    .fill(paint('#8f9254'), 'M720-90Q560-90 420-150T200-240H720z');
  pen
    .polygon(paint('#8f887c'), [380, -60], [400, 30], [520, 40], [550, -60])
    .polygon(paint('#a39c90'), [380, -60], [400, 30], [450, 34], [440, -60])
    .rect(paint('#b5ada0'), 430, 36, 60, 20);
  drawFigures(
    pen,
    tones,
    [
      [330, -60],
      [290, -70],
      [600, -50],
      [640, -56],
    ],
    1.3,
  );
}

/** A white flagstaff on a lawn, a carved meeting house with red gables and the bay beyond. */
export function drawTreatyGround({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const red = withBuilding(tones, '#8f3a2e', '#7d6a5c');
  drawSheet(pen, tones, 120);
  pen
    .fill(tones.far, 'M-720 120q160 90 330 0zM-200 120q120 50 260 0zM240 120q180 110 480 0z')
    .fill(tones.leafLight, 'M-720 70Q-300 110 60 80T720 90V-240H-720z');
  drawTree(pen, tones, -560, 20, 170);
  drawTree(pen, tones, 610, 40, 150);
  pen
    .polygon(red.roof, [110, 60], [300, 240], [520, 210], [520, 60])
    .polygon(red.deep, [140, 20], [300, 200], [460, 20]);
  pen
    .polygon(red.wall, [90, 40], [300, 268], [510, 40], [474, 40], [300, 222], [126, 40])
    .dashes(paint('#f3efe4'), 9, [12, 14], 'M110 58L298 258')
    .dashes(paint('#f3efe4'), 9, [12, 14], 'M302 258L490 58')
    .fill(red.wall, 'M286 262h28l8 30q-4 30-22 30t-22-30z')
    .circle(paint('#f3efe4'), 294, 300, 4)
    .circle(paint('#f3efe4'), 306, 300, 4);
  for (const x of [126, 300, 474])
    pen
      .rect(red.wall, x - 15, -20, 30, x === 300 ? 230 : 90)
      .dashes(paint('#1f1a1a'), 8, [10, 12], `M${x} -10V${x === 300 ? 200 : 60}`);
  pen
    .rect(red.lit, 200, -10, 60, 100)
    .rect(red.lit, 340, -10, 60, 100)
    .rect(paint('#1f1a1a'), 210, -4, 40, 88)
    .rect(tones.window, 350, 20, 40, 50)
    .rect(red.wall, 90, -26, 420, 14);
  pen
    .rect(paint('#f6f3ea'), -206, -60, 12, 560)
    .rect(paint('#f6f3ea'), -290, 330, 180, 9)
    .stroke(paint('#f6f3ea'), 3, 'M-290 334L-330-50M-110 334L-70-50')
    .fill(paint('#2f4a8a'), 'M-194 480q50 12 110 0v-66q-60 12-110 0z')
    .rounds(paint('#f3efe4'), 8, 'M-150 462h0M-120 456h0M-134 436h0M-112 434h0')
    .fill(paint('#2f4a8a'), 'M-290 330q-40 8-80 0v-44q40 8 80 0z')
    .fill(paint('#c9332f'), 'M-110 330q40 8 80 0v-44q-40 8-80 0z');
  drawFigures(
    pen,
    tones,
    [
      [-120, -110],
      [-70, -120],
      [40, -90],
      [560, -90],
    ],
    1.4,
  );
}

/** A Gothic church of gray stone whose front and spire are broken off, braced with steel. */
export function drawBrokenChurch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a9a79c', '#7a7f84');
  const { paint } = tones;
  pen
    .polygon(stone.roof, [-60, 150], [-20, 260], [330, 260], [340, 150])
    .rect(stone.wall, -80, 0, 420, 156)
    .rect(stone.shade, 240, 0, 100, 156);
  drawWindows(pen, stone.window, [150, 30, 340, 100], [6, 1, 22, 70], true);
  for (let x = -40; x < 340; x += 56) pen.rect(stone.lit, x, 0, 12, 150);
  pen
    .polygon(
      stone.wall,
      [-240, 0],
      [-240, 150],
      [-216, 176],
      [-190, 158],
      [-160, 214],
      [-134, 190],
      [-110, 210],
      [-80, 150],
      [-80, 0],
    )
    .polygon(stone.wall, [-330, 0], [-334, 90], [-300, 120], [-280, 96], [-252, 110], [-240, 0])
    .polygon(stone.shade, [-110, 0], [-110, 210], [-80, 150], [-80, 0]);
  pen
    .circle(stone.lit, -162, 120, 48)
    .circle(tones.haze, -162, 120, 38)
    .pointedArch(stone.lit, -192, 0, 60, 30)
    .pointedArch(stone.deep, -184, 0, 44, 28);
  const steel = paint('#c9a53a');
  pen
    .stroke(
      steel,
      7,
      'M-300 0V200M-230 0V250M-100 0V250M-350 0L-230 220M-40 0L-100 220M-300 100H-40M-300 180H-60M-230 240H-100',
    )
    .stroke(steel, 4, 'M-300 0L-230 100L-300 180M-100 100L-40 0');
  pen.rounds(stone.shade, 20, 'M-390 6h40M-360 16h20M-290 8h20').dashes(paint('#8f989c'), 34, [3, 13], 'M-396 14H-60');
}

/** A steep roof like an open tent over a front of colored triangles. */
export function drawTubeChurch({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#eef0ec', '#c9cdc9');
  pen
    .polygon(white.roof, [-30, 330], [120, 300], [330, 0], [240, 0])
    .polygon(white.roofShade, [60, 200], [120, 300], [330, 0], [240, 0]);
  pen.polygon(white.lit, [-262, 0], [-30, 346], [254, 0], [226, 0], [-30, 312], [-234, 0]);
  pen.polygon(white.shade, [-234, 0], [-30, 312], [226, 0]);
  const colors = ['#c9503f', '#e3b04a', '#3f7fa8', '#5f9a6a', '#8f5fa0', '#d98a4a', '#6fb0b8'].map(paint);
  for (let row = 0; row < 5; row++)
    for (let column = -4 + row; column <= 3 - row; column++) {
      const x = -26 + column * 50 + 25;
      const y = 26 + row * 54;
      pen.polygon(colors[(row * 3 + column + 9) % 7]!, [x - 21, y], [x, y + 48], [x + 21, y]);
    }
  pen
    .rect(paint('#b58a5c'), -230, 0, 456, 22)
    .rect(white.deep, -60, 0, 70, 60)
    .dashes(paint('#c9a878'), 60, [9, 9], 'M-210 50H-70');
  pen.rect(white.lit, 150, 0, 190, 12);
}

/** A half-timbered palace of a spa with gables and a small tower, behind croquet lawns. */
export function drawTimberedSpa({ pen, tones }: MotifInput): void {
  const plaster = withBuilding(tones, '#f0e4cc', '#a8553f');
  const beam = tones.paint('#7a4a38');
  drawBlock(pen, plaster, { x: -380, y: 0, width: 760, height: 110 }, 0.12);
  pen
    .polygon(plaster.roof, [-394, 110], [-350, 186], [350, 186], [394, 110])
    .polygon(plaster.roofShade, [200, 110], [190, 186], [350, 186], [394, 110]);
  pen.dashes(beam, 110, [5, 26], 'M-376 55H380').rect(beam, -380, 56, 760, 6);
  drawWindows(pen, plaster.window, [0, 8, 740, 44], [22, 1, 18, 32]);
  for (const [x, half, high] of [
    [-310, 66, 140],
    [310, 66, 140],
    [-150, 56, 130],
    [150, 56, 130],
    [0, 76, 160],
  ] as const) {
    drawBlock(pen, plaster, { x: x - half, y: 0, width: 2 * half, height: high }, 0.2);
    pen
      .polygon(plaster.wall, [x - half, high], [x, high + half * 1.2], [x + half, high])
      .line(plaster.roof, 11, [x - half - 10, high - 6], [x, high + half * 1.24], [x + half + 10, high - 6]);
    pen.stroke(
      beam,
      5,
      `M${x - half} ${high}H${x + half}M${x} ${high}V${high + half}M${x - half * 0.5} ${high}L${x} ${high + half * 0.8}L${x + half * 0.5} ${high}M${x - half} ${high * 0.55}H${x + half}`,
    );
    drawWindows(pen, plaster.window, [x, high * 0.58, 2 * half - 16, high * 0.36], [3, 1, 19, 32]);
    drawWindows(pen, plaster.window, [x, 6, 2 * half - 16, high * 0.46], [3, 1, 22, 44]);
  }
  for (const x of [-76, 76])
    pen
      .rect(plaster.wall, x - 20, 186, 40, 60)
      .rect(plaster.window, x - 12, 200, 24, 30)
      .polygon(plaster.roof, [x - 28, 246], [x, 316], [x + 28, 246]);
  pen.rect(tones.leafLight, -396, -14, 792, 14);
}

/** Pools of mud and steaming water among flower beds, rails and ferns. */
export function drawSteamPools({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawWoods(pen, tones, 110);
  pen.rect(tones.leafLight, -720, -240, 1440, 370);
  for (const [x, y, rx, ry, color] of [
    [-250, -10, 290, 74, '#6f9aa0'],
    [330, 30, 220, 50, '#8f9a92'],
    [240, -150, 330, 66, '#5f9296'],
    [-460, -160, 170, 40, '#9a9488'],
  ] as const)
    pen
      .ellipse(paint('#d8cdb4'), x, y, rx + 26, ry + 16)
      .ellipse(paint('#b8a888'), x, y - 4, rx + 10, ry + 6)
      .ellipse(paint(color), x, y, rx, ry)
      .ellipse(paint('#b5d0cc'), x - rx * 0.2, y + ry * 0.3, rx * 0.5, ry * 0.3, 0.6);
  for (const [x, y, size] of [
    [-330, 20, 1.2],
    [-130, 0, 1],
    [330, 50, 1.1],
    [180, -130, 1.2],
    [-470, -140, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen.fill(
      paint('#f3f3ee'),
      `M${x} ${y}q-${n(60)} ${n(70)}-${n(16)} ${n(130)}t-${n(30)} ${n(170)}q${n(120)}-${n(60)} ${n(90)}-${n(170)}t${n(6)}-${n(130)}z`,
      0.5,
    );
  }
  pen
    .stroke(paint('#8a6a4c'), 8, 'M-720-76Q-520-60-440-96M20-60Q120-40 130-86T640-70')
    .dashes(paint('#8a6a4c'), 44, [7, 40], 'M-720-90H-440M20-80H640')
    .rounds(paint('#d9503f'), 20, 'M-620 60h60M-60 90h60M560 80h50')
    .rounds(paint('#e3c04a'), 18, 'M-540 80h40M40 84h50M640 60h40')
    .rounds(tones.leaf, 40, 'M-660-10h50M600-20h60M-60-190h70');
  drawFigures(
    pen,
    tones,
    [
      [60, -60],
      [110, -50],
      [-560, -70],
      [560, -70],
    ],
    1.4,
  );
}

/** A small timbered church on the shore of a lake, with steam and a tomb-like white terrace. */
export function drawShoreChapel({ pen, tones }: MotifInput): void {
  const plaster = withBuilding(tones, '#f0e6d2', '#8f5a48');
  const beam = tones.paint('#6b4636');
  pen
    .polygon(plaster.roof, [-40, 120], [0, 220], [290, 220], [320, 120])
    .polygon(plaster.roofShade, [200, 120], [190, 220], [290, 220], [320, 120])
    .rect(plaster.wall, -30, 0, 340, 122)
    .rect(plaster.shade, 240, 0, 70, 122)
    .dashes(beam, 122, [5, 32], 'M-26 61H310')
    .rect(beam, -30, 62, 340, 6);
  drawWindows(pen, plaster.window, [140, 14, 320, 44], [6, 1, 20, 36]);
  drawBlock(pen, plaster, { x: -160, y: 0, width: 130, height: 136 }, 0.16);
  pen
    .polygon(plaster.wall, [-164, 136], [-95, 250], [-26, 136])
    .line(plaster.roof, 13, [-180, 124], [-95, 262], [-10, 124])
    .stroke(beam, 5, 'M-160 136H-30M-95 136V240M-130 136L-95 210L-60 136M-160 70H-30')
    .rect(plaster.window, -118, 84, 46, 40);
  pen.rect(beam, -124, 0, 58, 60).polygon(plaster.roof, [-140, 60], [-95, 96], [-50, 60]);
  drawBlock(pen, plaster, { x: -236, y: 0, width: 80, height: 190 }, 0.3);
  pen
    .polygon(plaster.roof, [-248, 190], [-196, 300], [-144, 190])
    .polygon(plaster.roofShade, [-190, 190], [-196, 300], [-144, 190])
    .rect(plaster.window, -214, 140, 36, 30)
    .stroke(beam, 5, 'M-236 60H-156M-236 120H-156M-196 0V190')
    .rect(beam, -198, 296, 4, 34)
    .rect(beam, -206, 314, 20, 4);
  pen.fill(
    tones.paint('#f6f6f0'),
    'M330 0q-30 60 10 110t-20 130q80-60 50-130t10-110zM-320 0q-20 50 6 90t-16 110q60-40 40-110t8-90z',
    0.6,
  );
}
