import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Draws towers of glass and concrete by middle, half width and height, from y up. */
export function drawTowers(
  pen: Pen,
  tones: Tones,
  y: number,
  towers: readonly (readonly [x: number, half: number, height: number, color: string])[],
): void {
  for (const [x, half, height, color] of towers) {
    const tower = withBuilding(tones, color, color);
    drawBlock(pen, tower, { x: x - half, y, width: 2 * half, height }, 0.32);
    drawWindows(
      pen,
      tower.window,
      [x, y + 10, 2 * half - 14, height - 16],
      [Math.max(2, Math.round(half / 13)), Math.round(height / 30), 9, 13],
    );
  }
}

/** A green and white ferry of two decks on a harbor before high towers. */
export function drawDoubleFerry({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(tones.middle, 'M-720 200Q-420 330-160 250T340 300T720 230V40H-720z');
  drawTowers(pen, tones, 50, [
    [-640, 46, 210, '#b9c4c8'],
    [-530, 40, 270, '#cdc8bc'],
    [-430, 44, 190, '#a9bac2'],
    [-310, 50, 300, '#c3cacb'],
    [-190, 40, 230, '#d6cfc0'],
    [230, 40, 250, '#b3c1c8'],
    [330, 46, 420, '#9fb4c0'],
    [440, 46, 220, '#d0cabc'],
    [550, 40, 300, '#b6c2c6'],
    [650, 44, 200, '#c9c4b8'],
  ]);
  pen.polygon(paint('#9fb4c0'), [284, 470], [330, 540], [376, 470]);
  drawSheet(pen, tones, 54);
  const hull = withBuilding(tones, '#2f6b4c', '#efe9da');
  pen
    .fill(hull.wall, 'M-390-30Q-360-110-300-120H300Q360-110 390-30z')
    .fill(hull.shade, 'M-360-84q20-32 60-36H300q40 4 60 36z')
    .rect(paint('#f3efe4'), -384, -34, 768, 10);
  for (const [y, half] of [
    [-24, 340],
    [52, 310],
  ] as const) {
    pen
      .rect(paint('#f6f3ea'), -half, y, 2 * half, 66)
      .rect(tones.window, -half + 10, y + 20, 2 * half - 20, 32)
      .dashes(paint('#f6f3ea'), 32, [8, 34], `M${-half + 40} ${y + 36}H${half - 10}`)
      .rect(hull.wall, -half - 10, y + 62, 2 * half + 20, 12);
  }
  pen
    .rect(hull.wall, -26, 126, 52, 70)
    .rect(paint('#f3efe4'), -26, 160, 52, 14)
    .rect(paint('#f6f3ea'), -190, 126, 90, 40)
    .rect(paint('#f6f3ea'), 110, 126, 90, 40)
    .rect(tones.window, -180, 140, 70, 18)
    .rect(tones.window, 120, 140, 70, 18)
    .rect(hull.deep, -2, 196, 4, 60);
  pen.rounds(tones.waterLight, 9, 'M-460-128h80M380-132h120M-330-150h200M120-156h190', 0.8);
}

/** Towers and a harbor far below, from a green peak with a bowl of glass on its back. */
export function drawPeakView({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(tones.far, 'M-720 330Q-460 400-220 340T300 370T720 330V180H-720z');
  drawTowers(pen, tones, 236, [
    [-560, 22, 56, '#b9c4c8'],
    [-470, 20, 76, '#cdc8bc'],
    [-330, 22, 60, '#b3c1c8'],
    [-40, 24, 66, '#c9c4b8'],
    [110, 18, 130, '#a9bac2'],
    [330, 22, 70, '#cdc8bc'],
    [480, 20, 60, '#b9c4c8'],
  ]);
  pen
    .rect(tones.water, -720, 60, 1440, 180)
    .rounds(tones.waterLight, 5, 'M-500 200h120M-100 180h160M280 210h130', 0.7)
    .rounds(paint('#f3efe4'), 6, 'M-260 160h20M180 150h24');
  pen.rect(tones.leaf, -720, -240, 1440, 300);
  drawTowers(pen, tones, -60, [
    [-640, 40, 170, '#c3cacb'],
    [-540, 36, 230, '#b3c1c8'],
    [-440, 42, 190, '#d6cfc0'],
    [-340, 36, 280, '#a9bac2'],
    [-240, 40, 210, '#cdc8bc'],
    [-130, 36, 340, '#9fb4c0'],
    [-30, 40, 230, '#d0cabc'],
    [70, 34, 260, '#b6c2c6'],
    [180, 40, 200, '#c9c4b8'],
  ]);
  pen
    .fill(tones.leafShade, 'M-720-40Q-400 20-120-60T240-20T470 110T720 150V-240H-720z')
    .rounds(tones.leaf, 60, 'M-600-60h120M-380-80h120M-90-110h130M180-60h100M360-10h80')
    .rounds(tones.leafLight, 20, 'M-560-30h50M-340-50h50M-40-80h50');
  const tower = withBuilding(tones, '#dfe3e2', '#c9cfce');
  pen
    .rect(tower.shade, 420, 90, 40, 70)
    .rect(tower.shade, 560, 90, 40, 70)
    .rect(tower.wall, 440, 90, 140, 80)
    .fill(tower.lit, 'M380 190Q390 150 440 150H580Q630 150 640 190z')
    .fill(tower.wall, 'M356 250Q380 180 510 180T664 250z')
    .rect(tower.window, 372, 216, 276, 18)
    .rect(tower.lit, 350, 246, 320, 9);
  drawFigures(
    pen,
    tones,
    [
      [430, 246],
      [480, 250],
      [540, 250],
      [590, 246],
    ],
    0.9,
  );
}

/** Cabins on a rope over green hills and a bay, toward a seated figure on a far hill. */
export function drawRopeway({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .fill(tones.far, 'M-720 220Q-460 380-240 270T180 330T720 220V0H-720z')
    .fill(tones.middle, 'M-720 110Q-360 240-60 130T480 240T720 170V-60H-720z');
  const bronze = withBuilding(tones, '#8a7a5c', '#7a6a4c');
  pen
    .fill(bronze.wall, 'M140 300h80q-8 34-30 40q0 26-10 30q-12-4-10-30q-22-6-30-40z')
    .circle(bronze.lit, 180, 376, 12)
    .rect(bronze.lit, 132, 290, 96, 12);
  drawSheet(pen, tones, 20);
  pen
    .fill(tones.leafShade, 'M-720-60Q-500 60-260-40T-40-240H-720z')
    .fill(tones.leaf, 'M720 60Q480 100 260-20T60-240H720z')
    .rounds(tones.leafShade, 50, 'M480-20h110M320-110h100M560-130h110')
    .rounds(tones.leaf, 50, 'M-640-40h100M-460-80h90M-600-150h130');
  pen.stroke(paint('#5d5f62'), 4, 'M-720-30Q-240 150 720 470M-720-60Q-200 120 720 440');
  pen
    .polygon(paint('#8f9496'), [330, 0], [352, 330], [372, 330], [394, 0], [378, 0], [366, 240], [354, 240], [346, 0])
    .rect(paint('#8f9496'), 320, 322, 84, 12);
  for (const [x, y, size, color] of [
    [-420, 60, 1.3, '#c9473f'],
    [-120, 150, 1, '#3f7fa0'],
    [120, 214, 0.8, '#e3b04a'],
    [520, 330, 0.6, '#c9473f'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(paint('#5d5f62'), 4 * size, `M${x} ${y}v${-n(40)}`)
      .fill(
        paint(color),
        `M${x - n(46)} ${y - n(110)}q0 ${n(74)} ${n(20)} ${n(74)}h${n(52)}q${n(20)} 0 ${n(20)}-${n(74)}z`,
      )
      .rect(tones.window, x - n(36), y - n(92), n(72), n(36))
      .rect(paint(color), x - 2, y - n(92), 5, n(36));
  }
}

/** Great coils of incense that hang in the smoke of a dark red temple. */
export function drawIncenseCoils({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(paint('#5a2a26'), -720, -240, 1440, 860)
    .rect(paint('#7a352c'), -720, -60, 1440, 300)
    .rect(paint('#3f2422'), -720, -240, 1440, 180);
  for (const x of [-560, -250, 250, 560])
    pen
      .rect(paint('#8f3f33'), x - 26, -100, 52, 640)
      .rect(paint('#b5523f'), x - 26, -100, 14, 640)
      .rect(paint('#d0a03c'), x - 34, 340, 68, 14);
  pen
    .rect(paint('#b5863a'), -160, -30, 320, 230)
    .rect(paint('#4a2420'), -140, -20, 280, 200)
    .fill(paint('#d9ab45'), 'M-46-20h92q-4 60-24 70q4 40-22 44q-26-4-22-44q-20-10-24-70z')
    .circle(paint('#e8bf5c'), 0, 112, 22)
    .rect(paint('#c9473a'), -210, -90, 420, 54)
    .rect(paint('#d9ab45'), -210, -44, 420, 9);
  pen.rect(paint('#b0532f'), -720, 380, 1440, 16).dashes(paint('#d9ab45'), 10, [30, 20], 'M-720 402H720');
  for (const [x, y, size] of [
    [-400, 300, 1.2],
    [-110, 350, 1],
    [150, 310, 1.25],
    [430, 350, 1.05],
    [-560, 200, 0.8],
    [0, 210, 0.7],
    [600, 210, 0.8],
  ] as const) {
    pen.stroke(paint('#4a2420'), 3, `M${x} ${y + 110 * size}V620`);
    for (let ring = 0; ring < 7; ring++) {
      const half = (100 - ring * 13) * size;
      pen.stroke(
        paint(ring % 2 ? '#c9883f' : '#e0a850'),
        7 * size,
        `M${Math.round(x - half)} ${Math.round(y + ring * 17 * size)}q${Math.round(half)} ${-Math.round(26 * size)} ${Math.round(2 * half)} 0`,
      );
    }
    pen.rect(paint('#d9402f'), x - 8 * size, y - 60 * size, 16 * size, 40 * size);
  }
  pen
    .fill(
      paint('#e9d9c0'),
      'M-460 60q60 120-20 240t30 260q80-140 20-260t10-240zM240 40q50 110-10 230t40 250q60-140 10-250t0-230z',
      0.2,
    )
    .fill(paint('#f2d79a'), 'M-60 620L-220-90H220L60 620z', 0.1);
}

/** Low barracks with verandas on a lawn under wide rain trees. */
export function drawBarracksTrees({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const house = withBuilding(tones, '#f3efe4', '#a8593f');
  drawWoods(pen, tones, 90);
  pen.rect(tones.leafLight, -720, -240, 1440, 340);
  for (const [x, half, y] of [
    [-330, 250, 40],
    [300, 270, 20],
  ] as const) {
    drawBlock(pen, house, { x: x - half, y, width: 2 * half, height: 96 }, 0.1);
    pen
      .rect(house.deep, x - half + 10, y, 2 * half - 20, 64)
      .dashes(house.lit, 64, [13, 33], `M${x - half} ${y + 32}H${x + half}`)
      .polygon(
        house.roof,
        [x - half - 26, y + 92],
        [x - half + 46, y + 174],
        [x + half - 46, y + 174],
        [x + half + 26, y + 92],
      )
      .polygon(
        house.roofShade,
        [x + half - 110, y + 92],
        [x + half - 110, y + 174],
        [x + half - 46, y + 174],
        [x + half + 26, y + 92],
      );
  }
  pen.polygon(paint('#d8cdb4'), [-20, 10], [-160, -240], [90, -240], [30, 10]);
  for (const [x, y, size] of [
    [-520, -60, 1.1],
    [70, 10, 0.8],
    [540, -80, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(paint('#6f5a48'), n(28), `M${x} ${y}q${n(10)} ${n(90)}-${n(6)} ${n(190)}`)
      .stroke(
        paint('#6f5a48'),
        n(14),
        `M${x} ${y + n(140)}q${n(60)} ${n(30)} ${n(120)} ${n(100)}M${x} ${y + n(120)}q-${n(60)} ${n(50)}-${n(120)} ${n(120)}`,
      );
    pen
      .rounds(tones.leafShade, n(110), `M${x - n(170)} ${y + n(270)}h${n(340)}`)
      .rounds(tones.leaf, n(90), `M${x - n(130)} ${y + n(320)}h${n(240)}`)
      .rounds(tones.leafLight, n(26), `M${x - n(110)} ${y + n(350)}h${n(90)}`);
  }
  for (const [x, y] of [
    [-190, -90],
    [210, -100],
  ] as const)
    pen
      .polygon(paint('#efe6d2'), [x - 70, y + 50], [x, y + 92], [x + 70, y + 50])
      .rect(paint('#8a7a64'), x - 2, y - 10, 4, 64)
      .ellipse(paint('#b5906a'), x, y, 44, 9);
  drawFigures(
    pen,
    tones,
    [
      [-240, -110],
      [160, -120],
      [-30, -60],
    ],
    1.2,
  );
  drawTree(pen, tones, -700, -120, 120);
}
