import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A round terrace with a ring of slender columns about a low dome of brick, guard stones at its stair. */
export function drawRoundRelicHouse({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b8aa92', '#b5744f');
  for (const [x, size] of [
    [-330, 120],
    [340, 130],
  ] as const)
    drawTree(pen, tones, x, 20, size);
  pen
    .ellipse(stone.wall, 0, 40, 330, 42)
    .rect(stone.wall, -330, 0, 660, 40)
    .rect(stone.shade, 150, 0, 180, 40)
    .ellipse(stone.lit, 0, 44, 320, 38)
    .rect(stone.wall, -330, -4, 660, 20);
  pen
    .dome(stone.roof, 0, 96, 130, 96)
    .fill(stone.roofShade, 'M50 96q20 66-50 96a130 96 0 0 0 130-96z')
    .rect(stone.wall, -220, 56, 440, 54)
    .rect(stone.shade, 100, 56, 120, 54)
    .rect(stone.lit, -226, 104, 452, 8)
    .dashes(stone.deep, 26, [8, 16], 'M-212 82H216');
  for (const [x, high] of [
    [-290, 120],
    [-250, 150],
    [-206, 96],
    [-150, 160],
    [150, 150],
    [206, 120],
    [250, 164],
    [290, 90],
  ] as const)
    drawBlock(pen, stone, { x: x - 9, y: 40, width: 18, height: high }, 0.4);
  for (const x of [-270, 150]) pen.rect(stone.lit, x - 14, 156 + (x > 0 ? 34 : 34), 28, 9);
  pen.polygon(stone.lit, [-70, -8], [-50, 60], [50, 60], [70, -8]).dashes(stone.shade, 90, [5, 9], 'M0-6V60');
  for (const x of [-92, 92]) pen.rect(stone.lit, x - 15, 0, 30, 40).dome(stone.lit, x, 40, 15, 22);
  pen.ellipse(stone.shade, 0, -8, 70, 10);
}

/** Walls of a roofless shrine with a stair, columns and three standing figures of stone. */
export function drawRelicWalls({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a99a82', '#8f7a64');
  drawTree(pen, tones, 320, 0, 120);
  pen
    .polygon(stone.wall, [-380, 0], [-380, 130], [-300, 170], [-220, 150], [-150, 186], [-90, 170], [-90, 0])
    .polygon(stone.wall, [380, 0], [370, 110], [280, 160], [200, 140], [90, 180], [90, 0])
    .polygon(stone.shade, [270, 0], [270, 150], [370, 110], [380, 0])
    .rect(stone.deep, -90, 20, 180, 110);
  pen
    .dashes(stone.shade, 3, [40, 7], 'M-376 40H-94M-376 84H-94M94 40H376M94 84H376M-370 124H-94M94 124H360')
    .rect(stone.lit, -386, -2, 772, 16);
  for (const x of [-54, 0, 54])
    pen.fill(stone.lit, `M${x - 20} 20h40l-6 66q-2 20-14 24q-12-4-14-24z`).circle(stone.lit, x, 120, 11);
  for (const [x, high] of [
    [-330, 210],
    [-240, 230],
    [-110, 240],
    [110, 236],
    [240, 200],
  ] as const)
    drawBlock(pen, stone, { x: x - 11, y: 0, width: 22, height: high }, 0.4);
  pen
    .polygon(stone.lit, [-60, -8], [-44, 24], [44, 24], [60, -8])
    .rounds(tones.leaf, 17, 'M-300 174h30M200 146h40M-150 190h20');
}

/** Three platforms with blue roofs and seated figures on a lake in a city. */
export function drawLakePlatforms({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wood = withBuilding(tones, '#8a5f44', '#3f6f9a');
  for (const [x, half, high, color] of [
    [-580, 60, 280, '#b9c4c8'],
    [-440, 54, 210, '#d3ccbe'],
    [420, 56, 330, '#a9bac2'],
    [560, 64, 240, '#cdc8bc'],
  ] as const) {
    const tower = withBuilding(tones, color, color);
    drawBlock(pen, tower, { x: x - half, y: 80, width: 2 * half, height: high }, 0.3);
    drawWindows(pen, tower.window, [x, 100, 2 * half - 14, high - 30], [4, Math.round(high / 36), 13, 15]);
  }
  drawWoods(pen, tones, 70);
  drawSheet(pen, tones, 60);
  for (const [x, half, y] of [
    [-330, 120, 10],
    [330, 120, 10],
    [0, 210, -40],
  ] as const) {
    pen
      .rect(paint('#8f8474'), x - half - 40, y - 30, 2 * half + 80, 30)
      .rect(paint('#d8cbb0'), x - half - 50, y - 4, 2 * half + 100, 16);
    pen
      .dashes(wood.wall, 90, [11, half * 0.3], `M${x - half + 10} ${y + 56}H${x + half}`)
      .fill(paint('#d9ab45'), `M${x - 26} ${y + 12}h52v10q-6 34-18 40q-8 10-16 0q-12-6-18-40z`)
      .circle(paint('#d9ab45'), x, y + 74, 11);
    pen
      .polygon(
        wood.roof,
        [x - half - 30, y + 98],
        [x - half * 0.4, y + 170],
        [x + half * 0.4, y + 170],
        [x + half + 30, y + 98],
      )
      .polygon(
        wood.roofShade,
        [x + half * 0.3, y + 98],
        [x + half * 0.2, y + 170],
        [x + half * 0.4, y + 170],
        [x + half + 30, y + 98],
      )
      .polygon(wood.roof, [x - half * 0.5, y + 170], [x, y + 230], [x + half * 0.5, y + 170])
      .polygon(paint('#d9b04c'), [x - 6, y + 226], [x, y + 262], [x + 6, y + 226]);
  }
  for (let x = -240; x <= 240; x += 60)
    pen.fill(paint('#9a8a62'), `M${x - 14}-36h28q-2 24-14 32q-12-8-14-32z`).circle(paint('#9a8a62'), x, 2, 7);
  pen.polygon(paint('#b5a48c'), [-40, -66], [-90, -240], [90, -240], [40, -66]);
  drawFigures(
    pen,
    tones,
    [
      [-20, -120],
      [30, -160],
    ],
    1.3,
  );
}

/** A sacred fig above golden rails on white terraces, with strings of flags. */
export function drawGoldRailTree({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1ebdc', '#c9b48a');
  const { paint } = tones;
  pen
    .stroke(paint('#8a6f58'), 26, 'M0 150q-10 90 20 170')
    .stroke(paint('#8a6f58'), 15, 'M6 240q-70 40-120 120M14 250q70 30 130 110')
    .rounds(tones.leafShade, 120, 'M-150 390h300')
    .rounds(tones.leaf, 110, 'M-100 440h180M-190 350h60M140 356h70')
    .rounds(tones.leafLight, 30, 'M-120 470h80M60 450h70M-190 380h50');
  for (const [half, y, high] of [
    [370, 0, 54],
    [270, 54, 50],
    [160, 104, 46],
  ] as const) {
    drawBlock(pen, white, { x: -half, y, width: 2 * half, height: high }, 0.2);
    pen.rect(white.lit, -half - 5, y + high - 7, 2 * half + 10, 9);
  }
  pen
    .rect(paint('#d9a83a'), -120, 150, 240, 7)
    .rect(paint('#d9a83a'), -120, 184, 240, 6)
    .dashes(paint('#d9a83a'), 46, [5, 11], 'M-120 170H122')
    .polygon(white.lit, [-44, -6], [-26, 150], [26, 150], [44, -6])
    .dashes(white.shade, 64, [4, 8], 'M0-4V148');
  const cloths = ['#3f6fb0', '#f0c93c', '#c9332f', '#f6f3ea', '#e0823c'].map(paint);
  for (const side of [-1, 1])
    for (let index = 0; index < 11; index++)
      pen.rect(
        cloths[index % 5]!,
        side * (60 + index * 30) - 9,
        Math.round(300 - index * 22 + Math.sin(index) * 8),
        18,
        20,
      );
}

/** A giant white seated figure on a wooded hill above the roofs of a town. */
export function drawHillFigure({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#f6f3ea', '#c9b48a');
  const { paint } = tones;
  pen
    .fill(tones.leafShade, 'M-720 60Q-360 110-190 230T190 240T720 70V-240H-720z')
    .rounds(tones.leaf, 80, 'M-420 80h130M-240 160h110M150 170h130M340 90h140M-120 90h150')
    .rounds(tones.leafLight, 24, 'M-380 110h60M-200 196h50M200 206h50M380 120h60');
  pen
    .rect(paint('#d8cbb4'), -120, 226, 240, 24)
    .fill(white.wall, 'M-120 250h240q0 50-60 60q40 60 16 130q-20 26-40 30h-72q-20-4-40-30q-24-70 16-130q-60-10-60-60z')
    .fill(white.shade, 'M30 250h90q0 50-60 60q40 60 16 130q-20 26-40 30h-16q50-100 10-220z')
    .ellipse(white.wall, 0, 510, 38, 46)
    .fill(white.shade, 'M12 466q30 30 10 86q20-10 17-42q-4-40-27-44z')
    .circle(white.wall, 0, 556, 20)
    .polygon(white.lit, [-7, 570], [0, 600], [7, 570])
    .stroke(white.shade, 5, 'M-70 400Q0 340 70 330M-60 440Q0 380 66 370');
  for (const [x, y, half] of [
    [-520, -60, 120],
    [-270, -110, 130],
    [0, -70, 120],
    [270, -120, 130],
    [540, -60, 120],
    [-420, -190, 150],
    [120, -200, 160],
    [470, -200, 140],
  ] as const) {
    const house = withBuilding(tones, ['#efe3c9', '#e0c9a0', '#f3ead6'][Math.floor(random.between(0, 3))]!, '#a8573f');
    drawBlock(pen, house, { x: x - half * 0.8, y: y - 60, width: half * 1.6, height: 76 }, 0.2);
    drawWindows(pen, house.window, [x, y - 50, half * 1.4, 56], [5, 1, 17, 26]);
    pen.polygon(house.roof, [x - half, y + 14], [x - half * 0.6, y + 66], [x + half * 0.6, y + 66], [x + half, y + 14]);
  }
}

/** A low mosque of carved coral stone, a round tower with blue bands, and leaning headstones. */
export function drawCoralMosque({ pen, tones }: MotifInput): void {
  const coral = withBuilding(tones, '#cfc6b4', '#8f989a');
  const white = withBuilding(tones, '#f4f3ee', '#3f6fa0');
  pen.rect(white.wall, 150, 0, 150, 60).ellipse(white.lit, 225, 62, 75, 12);
  for (const [half, y, high] of [
    [62, 60, 90],
    [50, 150, 70],
    [36, 220, 50],
  ] as const) {
    pen
      .rect(white.wall, 225 - half, y, 2 * half, high)
      .rect(white.shade, 225 + half * 0.3, y, half * 0.7, high)
      .rect(white.roof, 225 - half - 3, y + high - 14, 2 * half + 6, 12)
      .rect(white.roof, 225 - half, y + 16, 2 * half, 8);
  }
  pen.dome(white.lit, 225, 270, 26, 22).rect(white.deep, 224, 290, 3, 26);
  pen
    .rect(coral.wall, -330, 20, 420, 90)
    .rect(coral.shade, 0, 20, 90, 90)
    .dashes(coral.shade, 10, [12, 10], 'M-322 94H84')
    .dashes(coral.deep, 40, [26, 34], 'M-310 60H80')
    .rect(coral.lit, -346, 4, 452, 18);
  pen
    .polygon(coral.roof, [-356, 106], [-280, 190], [40, 190], [116, 106])
    .polygon(coral.roofShade, [20, 106], [10, 190], [40, 190], [116, 106]);
  for (const [x, high] of [
    [-380, 56],
    [-352, 44],
    [110, 50],
    [136, 62],
    [330, 50],
    [362, 60],
  ] as const)
    pen.fill(coral.lit, `M${x - 11} 0l3 ${high}q8 14 16 0l3-${high}z`);
}
