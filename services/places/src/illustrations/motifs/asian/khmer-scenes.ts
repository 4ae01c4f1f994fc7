import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawTower } from '../regional/stone-towers.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from './parts.js';

/** A round shrine on an island of rings in a pond, reached by a wooden walk. */
export function drawIslandShrine({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a89c86', '#8c7d68');
  const wood = tones.paint('#8a6a4c');
  drawWoods(pen, tones, 0);
  pen.rect(tones.ground, -720, -40, 1440, 60);
  drawSheet(pen, tones, -30);
  for (const [half, y] of [
    [230, -74],
    [190, -58],
    [150, -42],
  ] as const)
    pen.ellipse(stone.shade, 0, y - 8, half, half * 0.19).ellipse(stone.lit, 0, y, half, half * 0.18);
  drawTower(pen, stone, { x: 0, y: -30, half: 62, height: 150 });
  pen.rect(stone.deep, -16, -34, 32, 56);
  for (const side of [-1, 1]) drawTree(pen, tones, side * 520, -30, 130);
  pen
    .polygon(wood, [-26, -84], [-90, -240], [90, -240], [26, -84])
    .stroke(tones.paint('#6b503a'), 4, 'M-32-100H32M-44-128H44M-58-160H58M-72-196H72')
    .stroke(wood, 5, 'M-26-70V-84L-96-210M26-70V-84L96-210');
}

/** A stone landing with lions above a broad royal pool, woods beyond it. */
export function drawRoyalLanding({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b3a48a', '#8c7d68');
  drawWoods(pen, tones, 60);
  pen.rect(tones.leafShade, -720, 40, 1440, 30);
  drawSheet(pen, tones, 56);
  for (const [half, y, height] of [
    [150, -60, 26],
    [220, -92, 34],
    [330, -134, 44],
    [400, -250, 118],
  ] as const) {
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height }, 0.18);
    pen.rect(stone.lit, -half - 6, y + height - 7, 2 * half + 12, 8);
  }
  pen.dashes(stone.shade, 90, [3, 40], 'M-380-190H390');
  for (const side of [-1, 1]) {
    const x = side * 200;
    pen
      .rect(stone.wall, x - 36, -100, 72, 20)
      .fill(stone.lit, `M${x - 26}-80h52v44q-4 20-16 26v22q-12 14-24 0v-22q-10-12-12-34z`)
      .circle(stone.wall, x + 2, 0, 24)
      .circle(stone.deep, x - 6, 4, 3)
      .circle(stone.deep, x + 10, 4, 3)
      .stroke(stone.deep, 3, `M${x - 6}-8q8-6 16 0`);
    pen.stroke(stone.wall, 12, `M${side * 330}-92v44q0 26 ${side * 20} 40`).ellipse(stone.lit, side * 352, -6, 26, 22);
  }
}

/** A long wall of carved elephants with trunks as pillars beside the stairs. */
export function drawElephantWall({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b5a386', '#8c7d68');
  const { wall, lit, shade, deep } = stone;
  for (const [x, size] of [
    [-300, 120],
    [-60, 150],
    [250, 130],
  ] as const)
    drawTree(pen, tones, x, 110, size);
  pen.rect(wall, -396, 0, 792, 150).rect(shade, -396, 0, 792, 18).rect(lit, -398, 144, 796, 10);
  for (let x = -340; x <= 340; x += 136) {
    if (Math.abs(x) < 60) continue;
    pen
      .fill(shade, `M${x - 52} 24v46q4 36 44 38q34 2 44-26q20 4 22-20v-40h-10v34q-8-4-8-34h-12v24q-26-10-44 0v-22z`)
      .fill(lit, `M${x - 46} 60q4 34 38 36q28 0 36-22q-34 8-74-14z`)
      .circle(deep, x + 26, 72, 3);
  }
  pen.polygon(lit, [-76, -6], [-54, 150], [54, 150], [76, -6]).dashes(shade, 110, [4, 9], 'M0-4V148');
  for (const side of [-1, 1])
    for (const x of [96, 122])
      pen.stroke(wall, 15, `M${side * x} 0q${side * -8} 60 ${side * 4} 120`).circle(lit, side * (x + 2), 126, 17);
  pen.dashes(lit, 20, [24, 10], 'M-396 166H-80M84 166H396').dashes(deep, 6, [8, 26], 'M-388 166H-80M92 166H396');
}

/** A gate under a tower of faces, and the rows of stone gods that hold a snake beside its causeway. */
export function drawFaceGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a59c88', '#8a8270');
  const { wall, lit, shade, deep } = stone;
  drawWoods(pen, tones, 20);
  pen
    .rect(tones.ground, -720, -60, 1440, 84)
    .polygon(wall, [-150, 0], [-138, 190], [-112, 280], [112, 280], [138, 190], [150, 0])
    .polygon(shade, [70, 0], [66, 280], [112, 280], [138, 190], [150, 0]);
  for (const [x, size] of [
    [-128, 0.7],
    [128, 0.7],
    [0, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const foot = x ? 170 : 236;
    pen
      .fill(
        x > 0 ? shade : lit,
        `M${x - n(70)} ${foot}q-10 ${n(90)} ${n(22)} ${n(150)}h${n(96)}q${n(32)}-${n(60)} ${n(22)}-${n(150)}z`,
      )
      .stroke(
        deep,
        n(6),
        `M${x - n(38)} ${foot + n(98)}q${n(14)}-${n(9)} ${n(28)} 0M${x + n(10)} ${foot + n(98)}q${n(14)}-${n(9)} ${n(28)} 0M${x - n(28)} ${foot + n(38)}q${n(28)}-${n(14)} ${n(56)} 0`,
      )
      .stroke(shade, n(6), `M${x} ${foot + n(96)}l-${n(8)}-${n(34)}h${n(18)}`)
      .rect(wall, x - n(56), foot + n(148), n(112), n(18))
      .rect(lit, x - n(40), foot + n(166), n(80), n(18))
      .polygon(wall, [x - n(22), foot + n(184)], [x, foot + n(224)], [x + n(22), foot + n(184)]);
  }
  pen
    .polygon(deep, [-50, -10], [-50, 150], [0, 226], [50, 150], [50, -10])
    .polygon(tones.leafLight, [-36, -10], [-36, 140], [0, 196], [36, 140], [36, -10]);
  drawSheet(pen, tones, -50);
  pen.polygon(tones.paint('#cdb58c'), [-46, -4], [-190, -240], [190, -240], [46, -4]);
  for (const side of [-1, 1])
    for (const [index, x] of [76, 110, 152, 206, 276].entries()) {
      const [y, size] = [-22 - index * 34, 0.5 + index * 0.17];
      pen
        .fill(
          index % 2 ? wall : lit,
          `M${side * x - 24 * size} ${y - 20}q-4 ${60 * size} ${24 * size} ${66 * size}q${28 * size} -6 ${24 * size}-${66 * size}z`,
        )
        .circle(wall, side * x, y + 46 * size, 15 * size)
        .polygon(
          shade,
          [side * x - 12 * size, y + 58 * size],
          [side * x, y + 84 * size],
          [side * x + 12 * size, y + 58 * size],
        );
    }
  pen.stroke(shade, 12, 'M-60-16L-330-190M60-16L330-190');
  drawFigures(
    pen,
    tones,
    [
      [-20, -90],
      [14, -120],
    ],
    0.8,
  );
}
