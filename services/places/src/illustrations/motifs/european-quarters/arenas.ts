import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawFarSea } from '../sceneries/parts.js';
import { drawSail } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Draws the outer wall of an arena: arches in rows around an oval. @param open whether sky is seen through them */
function drawRing(
  pen: Pen,
  tones: Tones,
  { half, rows, high, open }: { half: number; rows: number; high: number; open?: string },
): void {
  const { wall, lit, shade, deep } = tones;
  const count = Math.round(half / 24);
  for (let row = 0; row < rows; row++) {
    const y = row * high;
    pen.fill(
      wall,
      `M${-half} ${y + 26}Q${-half + 20} ${y} 0 ${y - (row ? 12 : 0)}Q${half - 20} ${y} ${half} ${y + 26}V${y + high + 18}Q${half - 20} ${y + high} 0 ${y + high - 10}Q${-half + 20} ${y + high} ${-half} ${y + high + 18}z`,
    );
    for (let index = -count / 2 + 0.5; index <= count / 2; index++) {
      const angle = (index / count) * Math.PI * 0.96;
      const wide = Math.max(8, Math.round(34 * Math.cos(angle) ** 1.2));
      const x = Math.round((half - 12) * Math.sin(angle));
      const lift = Math.round(16 * (Math.abs(index) / (count / 2)) ** 2);
      const color = open && row > 0 ? open : deep;
      pen.arch(color, x - wide / 2, y + lift + 6, wide, Math.max(4, high * 0.68 - wide / 2));
    }
    pen.stroke(
      lit,
      9,
      `M${-half} ${y + high + 16}Q${-half + 20} ${y + high - 3} 0 ${y + high - 14}Q${half - 20} ${y + high - 3} ${half} ${y + high + 16}`,
    );
  }
  pen.fill(
    shade,
    `M${half * 0.62} 16Q${half * 0.94} 18 ${half} 36V${rows * high + 16}Q${half * 0.94} ${rows * high + 2} ${half * 0.62} ${rows * high - 4}z`,
    0.4,
  );
}

/** An arena of two rows of arches with square medieval towers on its rim. */
export function drawTowerArena({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc7a0', '#a8906a');
  for (const x of [-150, 210]) {
    drawBlock(pen, stone, { x: x - 34, y: 150, width: 68, height: 150 }, 0.36);
    drawBattlement(pen, stone.wall, x - 34, 300, 68, 9);
    pen.arch(stone.deep, x - 9, 240, 18, 26);
  }
  drawRing(pen, stone, { half: 350, rows: 2, high: 96 });
  drawBlock(pen, stone, { x: -36, y: 150, width: 72, height: 150 }, 0.36);
  drawBattlement(pen, stone.wall, -36, 300, 72, 9);
  pen.arch(stone.deep, -10, 240, 20, 28);
}

/** A shell of white limestone, three rows high and open to the sky, above a harbor. */
export function drawSeaArena({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 90, '#2f86b0');
  pen
    .fill(fade(tones.haze, 0.3)(tones.leafShade), 'M-720 86Q-500 150-300 120T100 140T500 120T720 140V80H-720z')
    .fill(tones.ground, 'M-720 10Q-300 50 0 44T720 20V-240H-720z')
    .fill(tones.groundShade, 'M-60-30Q-200-80-160-240H140Q40-100 60-30z', 0.7);
  drawSail(pen, tones, -520, 50, 0.7);
  drawSail(pen, tones, 540, 54, 0.6);
  const stone = withBuilding(tones, '#efe7d6', '#bdb09a');
  pen.fill(stone.shade, 'M-320 190Q0 290 320 190z');
  drawRing(pen, stone, { half: 360, rows: 3, high: 84, open: tones.sky[1] });
  for (const x of [-250, 250]) drawBlock(pen, stone, { x: x - 30, y: 10, width: 60, height: 262 }, 0.36);
  drawWalkers(pen, tones, [
    [-120, -30],
    [-90, -34],
    [150, -40],
  ]);
}

/** A low oval of gray stone with outer stairs in a field of ruins and pines, under a volcano. */
export function drawStairArena({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .fill(
      fade(haze, 0.4)(paint('#6f7f94')),
      'M-720 70Q-420 110-240 240T-90 330L-40 300 10 320 60 340Q180 200 360 130T720 70z',
    )
    .fill(tones.ground, 'M-720 60Q-300 90 0 84T720 60V-240H-720z');
  const stone = withBuilding(tones, '#b9ab98', '#8a7d6c');
  pen
    .fill(stone.wall, 'M-380 20Q-370-6 0-10T380 20V110Q370 140 0 144T-380 110z')
    .fill(stone.shade, 'M200-4Q370 0 380 20V110Q372 130 200 138z', 0.6)
    .ellipse(stone.lit, 0, 118, 372, 44)
    .ellipse(stone.shade, 0, 116, 340, 36)
    .ellipse(tones.groundShade, 0, 106, 220, 20)
    .stroke(stone.lit, 4, 'M-320 112Q-300 86 0 82T320 112M-290 106Q-260 94 0 92T290 106');
  for (let x = -330; x <= 330; x += 60) pen.arch(stone.deep, x - 17, Math.round(Math.abs(x) * 0.05), 34, 34);
  for (const side of [-1, 1])
    pen
      .polygon(stone.lit, [side * 30, 0], [side * 130, 96], [side * 190, 96], [side * 190, -6], [side * 40, -14])
      .polygon(stone.shade, [side * 190, -6], [side * 190, 96], [side * 200, 96], [side * 200, -4])
      .stroke(
        stone.shade,
        4,
        `M${side * 50} 6h${side * 140}M${side * 74} 28h${side * 116}M${side * 98} 50h${side * 92}M${side * 120} 72h${side * 70}`,
      );
  for (const [x, y, size] of [
    [-500, 20, 1.2],
    [520, 10, 1.3],
    [-430, 90, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#7a5a44'), x - n(6), y, n(12), n(150))
      .fill(leafShade, `M${x - n(96)} ${y + n(140)}q${n(96)} ${n(90)} ${n(192)} 0q-${n(96)}-${n(20)}-${n(192)} 0z`)
      .fill(
        leaf,
        `M${x - n(86)} ${y + n(150)}q${n(60)} ${n(66)} ${n(120)} ${n(20)}q-${n(60)}-${n(24)}-${n(120)}-${n(20)}z`,
      );
  }
  drawWalkers(pen, tones, [
    [-60, -60],
    [-30, -64],
    [260, -80],
  ]);
}

/** A round bullring of stone: two tiers of slender arches on columns around sand, and a tiled roof. */
export function drawBullring({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const white = withBuilding(tones, '#f4ecdc', '#b9714f');
  const stone = withBuilding(tones, '#d9bd8c', '#b9714f');
  pen
    .rect(white.wall, -720, 60, 1440, 330)
    .fill(white.roof, 'M-720 380V300Q-360 366 0 370T720 300V380Q360 430 0 432T-720 380z')
    .fill(white.roofShade, 'M-720 300Q-360 366 0 370T720 300V284Q360 350 0 354T-720 284z');
  const getLift = (x: number) => Math.round(-(x * x) / 7000);
  for (const [base, high, color] of [
    [226, 104, '#7a6452'],
    [96, 104, '#5f4f44'],
  ] as const)
    for (let x = -648; x <= 648; x += 72) {
      const y = base + getLift(x);
      pen
        .arch(paint(color), x - 29, y, 58, high - 34)
        .rect(stone.wall, x - 41, y - 4, 12, high - 20)
        .rect(stone.lit, x - 46, y + high - 32, 22, 8);
    }
  pen
    .stroke(stone.lit, 12, 'M-720 150Q-360 210 0 214T720 150')
    .stroke(stone.shade, 22, 'M-720 20Q-360 80 0 84T720 20')
    .fill(stone.wall, 'M-720 10Q-360 70 0 74T720 10V-30Q360 30 0 34T-720-30z')
    .fill(paint('#e3bd7c'), 'M-720-30Q-360 30 0 34T720-30V-240H-720z')
    .fill(paint('#a8463c'), 'M-720-30Q-360 30 0 34T720-30V-76Q360-16 0-12T-720-76z')
    .stroke(paint('#f4ecdc'), 5, 'M-720-40Q-360 20 0 24T720-40')
    .stroke(paint('#f4ecdc'), 6, 'M-420-150Q0-90 420-150', 0.8);
  pen.rect(stone.wall, -50, 34, 100, 62).arch(stone.deep, -30, 30, 60, 30);
  drawWalkers(
    pen,
    tones,
    [
      [-140, -110],
      [180, -130],
    ],
    1.4,
  );
}
