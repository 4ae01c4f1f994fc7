import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawTree } from '../asian/parts.js';
import { drawBlock } from '../parts.js';
import { drawTower } from '../regional/stone-towers.js';

/** A broad shrine with bell-shaped crowns in the form of a cross, rows of small shrines before it. */
export function drawSpireRing({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#8f8a80', '#77726a');
  const bell = (x: number, y: number, half: number, high: number) =>
    pen
      .fill(
        stone.wall,
        `M${x - half} ${y}q0 ${Math.round(high * 0.6)} ${half * 0.7} ${Math.round(high * 0.66)}l${half * 0.3} ${Math.round(high * 0.4)}l${half * 0.3}-${Math.round(high * 0.4)}q${half * 0.7}-${Math.round(high * 0.06)} ${half * 0.7}-${Math.round(high * 0.66)}z`,
      )
      .fill(
        stone.shade,
        `M${x + half * 0.3} ${y}q${half * 0.1} ${Math.round(high * 0.6)}-${half * 0.1} ${Math.round(high * 0.66)}h${half * 0.1}q${half * 0.7}-${Math.round(high * 0.06)} ${half * 0.7}-${Math.round(high * 0.66)}z`,
      );
  drawBlock(pen, stone, { x: -230, y: 30, width: 460, height: 110 }, 0.22);
  drawBlock(pen, stone, { x: -120, y: 60, width: 240, height: 150 }, 0.26);
  bell(0, 210, 84, 170);
  for (const x of [-190, -130, 130, 190]) bell(x, 140, 36, 84);
  for (const y of [60, 100, 136]) pen.rect(stone.lit, -236, y, 472, 7);
  pen.rect(stone.deep, -26, 30, 52, 84).rect(stone.lit, -126, 204, 252, 8);
  for (let index = 0; index < 8; index++) {
    const x = -350 + index * 100;
    if (Math.abs(x) < 60) continue;
    drawBlock(pen, stone, { x: x - 27, y: 0, width: 54, height: 50 }, 0.3);
    bell(x, 50, 27, 60);
    pen.rect(stone.deep, x - 8, 0, 16, 32);
  }
  for (const x of [-56, 56])
    pen
      .rect(stone.lit, x - 17, 0, 34, 20)
      .fill(stone.wall, `M${x - 15} 20h30v26q-14 18-30 0z`)
      .circle(stone.lit, x, 50, 13);
}

/** A ring of small shrines of dark stone about a ruined heart. */
export function drawRingOfShrines({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#9a9184', '#7f776c');
  for (const x of [-150, 150])
    drawTower(pen, { ...stone, wall: stone.shade, lit: stone.wall }, { x, y: 60, half: 36, height: 90 });
  for (const [y, half, wide] of [
    [0, 150, 40],
    [40, 120, 40],
    [80, 84, 34],
  ] as const)
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: wide }, 0.26);
  pen
    .polygon(stone.wall, [-80, 112], [-60, 180], [-30, 150], [0, 200], [36, 160], [60, 176], [80, 112])
    .rect(stone.deep, -22, 40, 44, 70)
    .rounds(tones.leaf, 15, 'M-50 170h20M30 160h20');
  for (const x of [-340, -210, 210, 340]) {
    drawBlock(pen, stone, { x: x - 44, y: 0, width: 88, height: 66 }, 0.3);
    pen.rect(stone.lit, x - 50, 60, 100, 8).rect(stone.deep, x - 13, 0, 26, 46);
    drawTower(pen, stone, { x, y: 78, half: 44, height: 110 });
  }
}

/** A square of low brick cells round a stepped mound of brick. */
export function drawTerraceMound({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b07a5c', '#8a5f48');
  for (const [half, y, high] of [
    [250, 24, 70],
    [180, 94, 60],
    [116, 154, 56],
    [66, 210, 46],
  ] as const) {
    pen
      .polygon(brick.wall, [-half, y], [-half + 16, y + high], [half - 16, y + high], [half, y])
      .polygon(brick.shade, [half * 0.4, y], [half * 0.36, y + high], [half - 16, y + high], [half, y])
      .rect(brick.lit, -half + 12, y + high - 6, 2 * half - 24, 8)
      .dashes(brick.deep, 14, [14, 14], `M${-half + 24} ${y + high * 0.5}H${half - 24}`);
  }
  pen
    .polygon(brick.wall, [-40, 256], [-26, 288], [20, 282], [40, 256])
    .rounds(tones.leaf, 18, 'M-160 160h40M110 220h30M-60 264h20');
  pen
    .rect(brick.wall, -396, 0, 792, 30)
    .rect(brick.lit, -398, 26, 796, 8)
    .dashes(brick.deep, 18, [22, 18], 'M-386 12H390')
    .rect(brick.lit, -36, -4, 72, 120)
    .dashes(brick.shade, 64, [4, 9], 'M0-2V114');
}

/** A beach under a leaning cliff with climbers, karst towers in the sea and boats with long tails. */
export function drawCliffPeninsula({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#cbb497', '#9a8468');
  const { paint } = tones;
  for (const [x, half, high] of [
    [60, 60, 150],
    [190, 44, 110],
    [330, 80, 190],
  ] as const)
    pen
      .fill(
        rock.shade,
        `M${x - half} 60q0 ${high} ${half * 0.6} ${high + 20}h${half * 0.8}q${half * 0.6}-20 ${half * 0.6}-${high + 20}z`,
      )
      .rounds(tones.leaf, 30, `M${x - half * 0.4} ${high + 70}h${half * 0.8}`);
  pen
    .rect(paint('#3fa8b0'), -720, -130, 1440, 194)
    .rounds(paint('#9fdcd8'), 5, 'M-120 30h170M200 0h180M-20-40h150M340-70h190', 0.7);
  pen
    .polygon(
      rock.wall,
      [-720, -120],
      [-720, 560],
      [-420, 520],
      [-300, 400],
      [-330, 260],
      [-250, 180],
      [-290, 60],
      [-350, -60],
    )
    .polygon(rock.lit, [-720, 380], [-520, 440], [-420, 330], [-440, 180], [-380, 40], [-430, -60], [-720, -80])
    .polygon(
      rock.shade,
      [-300, 400],
      [-330, 260],
      [-250, 180],
      [-290, 60],
      [-340, 60],
      [-320, 180],
      [-380, 270],
      [-350, 400],
    );
  pen
    .rounds(tones.leafShade, 80, 'M-700 560h200M-470 500h90')
    .rounds(tones.leaf, 50, 'M-640 580h120M-440 520h60M-330 410h30')
    .stroke(rock.deep, 5, 'M-560 380L-540 220M-470 300L-480 160M-410 200L-400 80', 0.4);
  pen
    .polygon(rock.wall, [720, 500], [560, 420], [520, 260], [580, 120], [540, 40], [720, 20])
    .polygon(rock.lit, [720, 360], [620, 300], [600, 160], [720, 100])
    .rounds(tones.leaf, 60, 'M600 450h110M560 300h50');
  pen
    .stroke(paint('#d9502f'), 3, 'M-400 300L-380-60')
    .rounds(paint('#3f6fb0'), 15, 'M-396 190v16')
    .circle(paint('#8a5f48'), -394, 222, 7)
    .rounds(paint('#d9a23c'), 15, 'M-388 40v16')
    .circle(paint('#8a5f48'), -386, 72, 7);
  pen
    .fill(paint('#f0dfb4'), 'M-720-60Q-300-40 0-110T480-140T720-130V-240H-720z')
    .fill(paint('#dff0ea'), 'M-360-66Q-160-60 0-112T480-142v-12T0-126T-360-80z');
  for (const [x, y, size, color] of [
    [-20, -70, 1, '#b5402f'],
    [240, -110, 1.2, '#3f7a5a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#8a5f3c'),
        `M${x - n(110)} ${y + n(30)}q${n(30)}-${n(40)} ${n(70)}-${n(40)}h${n(90)}q${n(50)} ${n(6)} ${n(90)} ${n(70)}q-${n(60)}-${n(34)}-${n(110)}-${n(34)}z`,
      )
      .rect(paint('#6b4a30'), x - n(50), y + n(20), n(5), n(36))
      .rect(paint('#6b4a30'), x + n(36), y + n(20), n(5), n(36))
      .rect(paint('#f3ead2'), x - n(60), y + n(54), n(112), n(9))
      .rounds(paint(color), n(9), `M${x + n(122)} ${y + n(40)}v${n(16)}`)
      .stroke(paint('#5d5f62'), 3, `M${x - n(100)} ${y + n(24)}L${x - n(170)} ${y - n(6)}`);
  }
  drawTree(pen, tones, -620, -110, 90);
  drawFigures(
    pen,
    tones,
    [
      [-380, -130],
      [-330, -140],
      [-160, -150],
      [420, -190],
    ],
    1.2,
  );
}
