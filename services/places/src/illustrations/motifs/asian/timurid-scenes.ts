import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawOnion, drawOpenings } from '../parts.js';
import { AZURE, drawPortal, drawRibbedDome, drawShaft } from '../regional/central-asian.js';
import { drawFigures, drawSheet, drawTree } from './parts.js';

const toBrick = (tones: Tones): Tones => withBuilding(tones, '#d9b98a', AZURE);

/** A lane of steps between tombs with blue portals and ribbed domes. */
export function drawTombStair({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const { paint } = tones;
  for (const [x, y, radius, drum] of [
    [-330, 210, 64, 90],
    [-130, 240, 50, 60],
    [150, 226, 56, 80],
    [340, 196, 74, 60],
  ] as const)
    drawRibbedDome(pen, brick, { x, y, radius, drum });
  pen.polygon(brick.wall, [-720, -240], [-720, 190], [-430, 230], [-90, 240], [-60, 40], [-190, -240]);
  pen.polygon(brick.shade, [720, -240], [720, 180], [430, 220], [90, 236], [60, 40], [190, -240]);
  for (const side of [-1, 1])
    for (const [x, foot, wide, high] of [
      [540, -190, 200, 330],
      [310, -110, 140, 270],
      [150, -40, 90, 220],
    ] as const) {
      const middle = side * x;
      pen
        .rect(paint('#2f6f9f'), middle - wide / 2, foot, wide, high)
        .rect(paint('#4fb3bd'), middle - wide / 2 + 8, foot, wide - 16, high - 10)
        .pointedArch(paint('#2f5f9a'), middle - wide * 0.34, foot, wide * 0.68, high * 0.44)
        .pointedArch(brick.deep, middle - wide * 0.2, foot, wide * 0.4, high * 0.3)
        .dashes(brick.lit, 7, [9, 8], `M${middle - wide / 2 + 12} ${foot + high - 22}h${wide - 24}`);
    }
  pen.polygon(paint('#d8c4a2'), [-62, 44], [-230, -240], [230, -240], [62, 44]);
  for (let step = 0; step < 9; step++) {
    const y = 30 - step * 30;
    pen.rect(paint('#bfa882'), -70 - step * 18, y, 140 + step * 36, 6);
  }
  pen
    .rect(brick.wall, -80, 40, 160, 150)
    .rect(brick.lit, -86, 184, 172, 9)
    .pointedArch(paint('#4fb3bd'), -46, 40, 92, 50)
    .pointedArch(tones.haze, -34, 40, 68, 46);
  drawFigures(
    pen,
    tones,
    [
      [-30, -20],
      [24, -60],
      [-60, -130],
      [80, -170],
    ],
    1.2,
  );
}

/** A square pool under old mulberry trees, with a portal and low cells behind it. */
export function drawMulberryPool({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  drawBlock(pen, brick, { x: -420, y: 20, width: 840, height: 120 }, 0.1);
  drawOpenings(
    pen,
    brick.deep,
    { x: -410, y: 24, width: 820, height: 100 },
    { columns: 15, rows: 1, width: 34, height: 74, isRound: true },
  );
  pen.rect(brick.lit, -426, 136, 852, 8);
  drawPortal(pen, brick, 190, 270);
  for (const x of [-110, 110]) pen.rect(brick.wall, x - 15, 0, 30, 250).dome(brick.roof, x, 250, 17, 20);
  pen.rect(tones.paint('#cbb894'), -720, -60, 1440, 84);
  for (const [x, y, size] of [
    [-520, 0, 190],
    [-300, -30, 130],
    [330, -30, 140],
    [560, 0, 180],
  ] as const)
    drawTree(pen, tones, x, y, size);
  for (const x of [-200, -90, 90, 200, 420, -420])
    pen.rect(tones.paint('#8a6a4c'), x - 34, -34, 68, 16).rect(tones.paint('#b5473f'), x - 34, -20, 68, 9);
  drawFigures(
    pen,
    tones,
    [
      [-190, -26],
      [96, -26],
      [420, -26],
      [30, -40],
    ],
    1.1,
  );
  for (const [y, grow] of [
    [-64, 0],
    [-84, 16],
    [-104, 32],
  ] as const)
    pen.rect(tones.paint(grow === 16 ? '#c9b798' : '#ddcfb2'), -720, y, 1440, 22);
  drawSheet(pen, tones, -104);
}

/** Walls of mud brick with round buttresses, and the short tiled minaret, a dome and a tall one above them. */
export function drawMudTown({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const mud = withBuilding(tones, '#c99f6c', '#b58a58');
  drawShaft(pen, brick, 210, 56, 420);
  const bands = ['#2f8f9f', '#e9e0c8', '#3fb0b4', '#2f5f9a', '#5fc0b8', '#e9e0c8', '#2f8f9f'];
  for (const [index, color] of bands.entries())
    pen.rect(tones.paint(color), -150 + index * 3, 80 + index * 30, 140 - index * 6, 31);
  pen.fill(brick.deep, 'M-40 80l-8 210h24l14-210z', 0.3);
  drawRibbedDome(pen, brick, { x: 70, y: 110, radius: 54, drum: 60 });
  drawRibbedDome(pen, brick, { x: -270, y: 100, radius: 44, drum: 40 });
  pen
    .polygon(mud.wall, [-398, 0], [-388, 128], [388, 128], [398, 0])
    .polygon(mud.shade, [120, 0], [120, 128], [388, 128], [398, 0]);
  drawBattlement(pen, mud.wall, -388, 128, 776, 14);
  for (const x of [-340, -220, 100, 220, 340])
    pen
      .fill(mud.lit, `M${x - 46}-4q8 110 18 156h44q12-50 18-156z`)
      .fill(mud.shade, `M${x + 8}-4q4 100 2 156h6q12-50 18-156z`)
      .dashes(mud.deep, 10, [8, 8], `M${x - 26} 150h44`);
  pen.rect(mud.lit, -110, 0, 150, 150).arch(mud.deep, -66, 0, 62, 64);
  for (const x of [-116, 30]) pen.rect(mud.wall, x, 0, 20, 172).dome(mud.lit, x + 10, 172, 14, 16);
}

/** Massive walls that bulge and lean back, and a gate of two round towers above a ramp. */
export function drawBulgingWalls({ pen, tones }: MotifInput): void {
  const mud = withBuilding(tones, '#c79b68', '#a87c4e');
  pen.polygon(mud.wall, [-398, 0], [-372, 210], [372, 210], [398, 0]);
  drawBattlement(pen, mud.wall, -372, 210, 744, 12);
  for (const x of [-330, -240, -150, 150, 240, 330])
    pen
      .fill(mud.lit, `M${x - 42}-4q-2 130 22 196q16 14 36 0q26-76 26-196z`)
      .fill(mud.shade, `M${x + 6}-4q2 130-4 200q10 0 14-4q26-76 26-196z`);
  pen.dashes(mud.deep, 5, [7, 30], 'M-390 60H390M-384 110H384M-380 160H380');
  for (const side of [-1, 1]) {
    const x = side * 84;
    pen
      .rect(mud.wall, x - 40, 0, 80, 270)
      .rect(mud.shade, x + 10, 0, 30, 270)
      .rect(mud.lit, x - 44, 250, 88, 8)
      .dome(mud.wall, x, 270, 40, 26);
  }
  pen
    .rect(mud.wall, -48, 0, 96, 230)
    .rect(mud.lit, -50, 150, 100, 8)
    .dashes(mud.deep, 46, [14, 14], 'M-42 190H46')
    .pointedArch(mud.lit, -38, 0, 76, 66)
    .pointedArch(mud.deep, -30, 0, 60, 62);
  pen.polygon(mud.lit, [-46, 30], [-110, -8], [110, -8], [46, 30]);
}

/** A hall of slender carved posts open to a court, with walls of blue tiles, below a watch tower of mud. */
export function drawTiledPorch({ pen, tones }: MotifInput): void {
  const mud = withBuilding(tones, '#cda470', '#b58a58');
  const { paint } = tones;
  pen
    .polygon(mud.wall, [120, 0], [150, 300], [350, 300], [380, 0])
    .polygon(mud.shade, [270, 0], [262, 300], [350, 300], [380, 0]);
  drawBattlement(pen, mud.wall, 150, 300, 200, 12);
  pen.rect(mud.lit, 206, 316, 90, 40).rect(mud.deep, 220, 316, 60, 24).rect(mud.wall, 196, 354, 110, 12);
  drawBlock(pen, mud, { x: -390, y: 0, width: 560, height: 236 }, 0.06);
  pen.rect(paint('#2f5f9a'), -350, 16, 470, 190).rect(paint('#4a86b5'), -340, 26, 450, 170);
  pen.dashes(paint('#e4ecec'), 10, [8, 16], 'M-336 50H106M-328 86H106M-336 122H106M-328 158H106M-336 188H106');
  pen.pointedArch(paint('#2f5f9a'), -160, 16, 90, 66).pointedArch(mud.deep, -144, 16, 58, 56);
  for (const x of [-330, -222, -114, -6, 102])
    pen
      .rect(paint('#cfc4b0'), x - 13, 0, 26, 18)
      .polygon(paint('#7d5a3c'), [x - 9, 18], [x - 5, 206], [x + 5, 206], [x + 9, 18])
      .polygon(paint('#7d5a3c'), [x - 26, 212], [x - 6, 196], [x + 6, 196], [x + 26, 212]);
  pen
    .rect(paint('#6b4c34'), -396, 206, 572, 16)
    .rect(mud.lit, -396, 222, 572, 16)
    .rect(paint('#cfc4b0'), -392, -6, 560, 10);
}

/** A gatehouse between four round towers with blue caps, each capped differently. */
export function drawFourCaps({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  for (const x of [-70, 70]) drawCapTower(pen, { ...brick, wall: brick.shade, lit: brick.wall }, x, 250, 24);
  drawBlock(pen, brick, { x: -150, y: 0, width: 300, height: 190 }, 0.26);
  pen.dome(brick.wall, 0, 190, 84, 56).fill(brick.shade, 'M30 190q12 36-30 56a84 56 0 0 0 84-56z');
  pen
    .rect(brick.lit, -156, 186, 312, 8)
    .pointedArch(brick.lit, -50, 0, 100, 76)
    .pointedArch(brick.deep, -40, 0, 80, 70);
  drawOpenings(
    pen,
    brick.deep,
    { x: -140, y: 150, width: 280, height: 34 },
    { columns: 9, rows: 1, width: 14, height: 24, isRound: true },
  );
  for (const x of [-164, 164]) drawCapTower(pen, brick, x, 246, 38);
}

function drawCapTower(pen: Pen, brick: Tones, x: number, height: number, half: number): void {
  pen.rect(brick.wall, x - half, 0, 2 * half, height).rect(brick.shade, x + half * 0.3, 0, half * 0.7, height);
  pen
    .dashes(brick.shade, 3, [9, 6], `M${x - half + 4} ${height * 0.3}h${half}M${x - half + 4} ${height * 0.6}h${half}`)
    .rect(brick.lit, x - half - 4, height - 6, 2 * half + 8, 8);
  drawOnion(pen, brick.roof, brick.roofShade, x, height, half * 0.96, half * 2);
  pen.rect(brick.deep, x - 1, height + half * 2, 3, 18);
}

/** The low vault over a deep curved trench of stone on a bare hill, with the rails of a giant arc. */
export function drawStoneArc({ pen, tones }: MotifInput): void {
  const brick = toBrick(tones);
  const { paint } = tones;
  pen
    .fill(tones.middle, 'M-720 60Q-300 170 60 150T720 70V-240H-720z')
    .fill(tones.ground, 'M-720 20Q-300 120 0 110T720 30V-240H-720z');
  drawBlock(pen, brick, { x: -190, y: 90, width: 380, height: 130 }, 0.2);
  pen
    .dome(brick.wall, 0, 218, 180, 84)
    .fill(brick.shade, 'M60 218q20 56-60 84a180 84 0 0 0 180-84z')
    .rect(brick.lit, -198, 214, 396, 9);
  pen
    .rect(brick.wall, -80, 80, 160, 190)
    .rect(brick.lit, -86, 264, 172, 9)
    .rect(paint('#3f9fb4'), -70, 244, 140, 12)
    .pointedArch(paint('#2f5f9a'), -54, 80, 108, 82)
    .pointedArch(brick.deep, -44, 80, 88, 78);
  pen
    .fill(brick.deep, 'M-44 84Q-60-60-260-240H260Q60-60 44 84z')
    .fill(brick.shade, 'M-44 84Q-60-60-260-240H-150Q-30-60-26 84zM44 84Q60-60 260-240H150Q30-60 26 84z');
  pen
    .stroke(paint('#efe4cc'), 15, 'M-12 84Q-14-60-56-240M12 84Q14-60 56-240')
    .dashes(brick.deep, 15, [2, 14], 'M-12 84Q-14-60-56-240')
    .dashes(brick.deep, 15, [2, 14], 'M12 84Q14-60 56-240');
  drawFigures(
    pen,
    tones,
    [
      [-300, -30],
      [-330, -60],
      [340, -40],
    ],
    1.3,
  );
}

/** A pyramid of pale stone with a tip of glass. */
export function drawPeacePyramid({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d8d2c4', '#8fb3c4');
  pen
    .polygon(stone.wall, [-270, 26], [0, 410], [270, 26])
    .polygon(stone.shade, [90, 26], [0, 410], [270, 26])
    .polygon(stone.roof, [-78, 300], [0, 410], [78, 300])
    .polygon(stone.roofShade, [26, 300], [0, 410], [78, 300]);
  for (let level = 0; level < 5; level++) {
    const y = 26 + level * 55;
    const half = 270 * (1 - (y - 26) / 384);
    pen.stroke(stone.lit, 4, `M${-Math.round(half)} ${y}H${Math.round(half)}`, 0.9);
    for (let x = -4 + level; x <= 4 - level; x++) pen.stroke(stone.deep, 2, `M${x * 54} ${y}l27 55l27-55`, 0.35);
  }
  pen.rect(stone.lit, -310, 0, 620, 28).rect(stone.shade, -310, 0, 620, 9).rect(stone.deep, -34, 26, 68, 30);
}
