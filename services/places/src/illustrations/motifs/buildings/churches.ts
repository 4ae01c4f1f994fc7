import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawCone, drawWindows } from './parts.js';

/** A cathedral of pale marble with a gable front and a forest of pinnacles. */
export function drawMarbleSpires({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#efe4d8', '#d9c8ba');
  const { wall, lit, shade, deep, window } = marble;
  const edge = (x: number) => 290 - Math.abs(x) * 0.5;
  drawBlock(pen, marble, { x: -30, y: 220, width: 60, height: 120 }, 0.36);
  drawWindows(pen, window, [0, 250, 52, 70], [2, 1, 12, 50], true);
  drawCone(pen, marble, 0, 340, 22, 150);
  for (const x of [-30, -16, 16, 30]) drawCone(pen, marble, x, 336, 7, 60);
  pen.rounds(tones.paint('#d9ab43'), 9, 'M0 494h0');
  for (let x = -300; x <= 300; x += 60) pen.polygon(wall, [x - 5, 100], [x, edge(x) + 92 + 22], [x + 5, 100]);
  pen.polygon(wall, [-312, 0], [-312, 150], [0, 306], [312, 150], [312, 0]);
  pen.polygon(shade, [200, 0], [200, 206], [312, 150], [312, 0]);
  pen.stroke(lit, 7, 'M-316 152L0 310L316 152');
  for (const x of [-306, -186, -66, 66, 186, 306]) {
    const top = edge(x) + 46;
    pen.rect(lit, x - 11, 0, 22, top - 20).rect(shade, x + 4, 0, 7, top - 20);
    pen.polygon(lit, [x - 11, top - 20], [x, top + 60], [x + 11, top - 20]).rounds(lit, 5, `M${x} ${top + 64}h0`);
  }
  for (const [x, high] of [
    [-246, 62],
    [-126, 92],
    [0, 130],
    [126, 92],
    [246, 62],
  ] as const) {
    pen
      .pointedArch(deep, x - 20, 0, 40, 34)
      .pointedArch(lit, x - 24, 92, 48, high - 26)
      .pointedArch(window, x - 17, 96, 34, high - 34);
    pen.rect(lit, x - 1, 96, 3, high - 20);
  }
  pen.rect(lit, -312, 80, 624, 6);
}

/** A white church of tall domes on a hill above stairs. */
export function drawWhiteDomes({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const white = withBuilding(tones, '#f4f1ea', '#e6e3dc');
  const { wall, lit, shade, deep, window } = white;
  const dome = (x: number, y: number, radius: number, height: number) => {
    pen
      .fill(
        white.roof,
        `M${x - radius} ${y}Q${x - radius} ${y + height * 0.8} ${x} ${y + height}Q${x + radius} ${y + height * 0.8} ${x + radius} ${y}z`,
      )
      .fill(
        shade,
        `M${x + radius * 0.3} ${y}Q${x + radius * 0.42} ${y + height * 0.7} ${x} ${y + height}Q${x + radius} ${y + height * 0.8} ${x + radius} ${y}z`,
      )
      .rect(lit, x - 5, y + height - 3, 10, 12)
      .polygon(lit, [x - 4, y + height + 8], [x, y + height + 26], [x + 4, y + height + 8]);
  };
  pen.fill(leafShade, 'M-400-10Q-300 70-200 74H200Q300 70 400-10z').fill(leaf, 'M-330-10Q-260 50-120 60H0V-10z');
  for (let step = 0; step < 8; step++)
    pen.rect(step % 2 ? paint('#d9cfbc') : paint('#efe6d6'), -70 + step * 2, -10 + step * 10, 140 - step * 4, 10);
  drawBlock(pen, white, { x: -26, y: 140, width: 40, height: 230 }, 0.4);
  drawBlock(pen, white, { x: -200, y: 66, width: 400, height: 110 }, 0.2);
  for (const x of [-136, 136]) {
    drawBlock(pen, white, { x: x - 36, y: 176, width: 72, height: 50 }, 0.36);
    drawWindows(pen, window, [x, 180, 64, 42], [4, 1, 9, 32], true);
    dome(x, 226, 37, 84);
  }
  drawBlock(pen, white, { x: -70, y: 176, width: 140, height: 78 }, 0.36);
  drawWindows(pen, window, [-2, 186, 130, 60], [7, 1, 10, 46], true);
  pen.rect(lit, -76, 250, 152, 8);
  dome(0, 258, 70, 156);
  pen
    .polygon(wall, [-104, 66], [-104, 176], [0, 220], [104, 176], [104, 66])
    .stroke(lit, 6, 'M-108 176L0 222L108 176')
    .arch(window, -15, 150, 30, 30);
  for (const x of [-66, 0, 66]) pen.arch(lit, x - 28, 66, 56, 44).arch(deep, x - 22, 66, 44, 42);
  for (const x of [-150, 150]) drawWindows(pen, window, [x, 84, 80, 70], [2, 1, 20, 54], true);
  pen.rect(lit, -206, 170, 412, 7).rect(lit, -206, 62, 412, 6);
}

/** A church whose tower rises in steps like columns of basalt. */
export function drawBasaltChurch({ pen, tones }: MotifInput): void {
  const { lit, deep, window, paint } = tones;
  const stone = withBuilding(tones, '#d9d5ca', '#8d959c');
  const heights = [330, 292, 254, 216, 184, 154, 128, 104, 82, 62];
  pen.polygon(stone.roof, [-60, 120], [-44, 186], [44, 186], [60, 120]);
  for (const [index, height] of heights.entries())
    for (const side of [-1, 1]) {
      const x = side * (16 + index * 22);
      pen.rect(
        side < 0 ? (index % 2 ? stone.wall : stone.lit) : index % 2 ? stone.shade : mixColors(stone.shade, deep, 0.14),
        side < 0 ? x - 22 : x,
        0,
        22,
        height,
      );
    }
  pen.rect(stone.lit, -16, 0, 32, 352).rect(stone.shade, 6, 0, 10, 352);
  for (const side of [-1, 1])
    pen.polygon(
      side < 0 ? stone.lit : stone.shade,
      [side * 38, 330],
      [side * 34, 352],
      [side * 14, 376],
      [side * 14, 330],
    );
  drawCone(pen, withBuilding(tones, '#d9d5ca', '#b9b6ac'), 0, 352, 15, 62);
  pen.rect(lit, -2, 410, 4, 26).rect(lit, -9, 422, 18, 4);
  pen.pointedArch(window, -13, 40, 26, 70).arch(deep, -20, 0, 40, 26).pointedArch(window, -10, 200, 20, 44);
  pen.circle(deep, 0, 298, 15).circle(lit, 0, 298, 11).stroke(deep, 3, 'M0 298v9M0 298h6');
  pen
    .rect(paint('#a9a49a'), -26, -2, 52, 10)
    .rect(paint('#8d8980'), -12, 8, 24, 22)
    .fill(paint('#4f6a62'), 'M-7 30q-2 22 4 30q0 8 4 8t4-8q4-8 2-30z');
}

/** A cathedral of curved ribs of concrete that open like a crown, with glass between them. */
export function drawCrownChurch({ pen, tones }: MotifInput): void {
  const { paint, isDusk, window } = tones;
  const white = withBuilding(tones, '#f4f3ee', '#d3d8da');
  const glass = isDusk ? mixColors(paint('#6f9fb5'), window, 0.4) : paint('#7fb0c4');
  pen.fill(glass, 'M-200 0Q-60 90-46 216H46Q60 90 200 0z');
  pen.fill(paint('#4f8aa5'), 'M60 0Q30 100 30 216H46Q60 90 200 0z');
  for (const [index, share] of [-1, -0.72, -0.4, 0, 0.4, 0.72, 1].entries()) {
    const n = (value: number) => Math.round(value * share);
    pen.fill(
      index < 4 ? white.lit : index === 4 ? white.wall : white.shade,
      `M${n(220) - 16} 0Q${n(60) - 14} 100 ${n(44) - 9} 214Q${n(70) - 8} 280 ${n(124) - 3} 340L${n(124) + 6} 338Q${n(70) + 9} 270 ${n(44) + 9} 214Q${n(60) + 16} 100 ${n(220) + 18} 0z`,
    );
  }
  pen
    .rect(white.lit, -52, 206, 104, 12)
    .rect(white.shade, 10, 206, 42, 12)
    .rect(white.lit, -2, 330, 4, 70)
    .rect(white.lit, -14, 376, 28, 4);
  pen.rect(white.shade, -252, -8, 504, 12);
  for (const x of [-300, -340, 300])
    pen
      .rect(white.shade, x - 10, -8, 20, 10)
      .fill(paint('#5f6a62'), `M${x - 8} 2q0 50 2 66q-2 8 6 12q8-4 6-12q2-16 2-66z`);
}

/** A church in the shape of a cross, cut down into red rock. */
export function drawCrossChurch({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const rock = withBuilding(tones, '#b8694c', '#9a5540');
  const { wall, lit, shade, deep } = rock;
  pen
    .fill(mixColors(shade, tones.haze, 0.55), 'M-720 310Q-520 400-340 370T-40 340T300 390T720 340V290H-720z')
    .rounds(tones.leafShade, 40, 'M-640 326h80M-420 322h60M340 322h90M600 326h70')
    .rounds(leaf, 56, 'M-560 330h60M460 326h80')
    .fill(wall, 'M-720 320Q-300 340 60 324T720 320V-240H-720z')
    .fill(lit, 'M-720 320Q-300 340 60 324T720 320V290Q300 310 0 306T-720 290z', 0.7)
    .polygon(deep, [-290, 280], [-470, -240], [470, -240], [290, 280])
    .polygon(shade, [-290, 280], [-250, 180], [250, 180], [290, 280])
    .polygon(mixColors(wall, deep, 0.4), [-290, 280], [-470, -240], [-380, -240], [-250, 180])
    .polygon(mixColors(shade, lit, 0.2), [-250, 180], [-380, -240], [380, -240], [250, 180])
    .stroke(lit, 8, 'M-470-240L-290 280H290L470-240', 0.7);
  const cross = (share: number): [number, number][] => {
    const [arm, half, back, mid, front] = [
      84 - 60 * share,
      226 - 64 * share,
      262 - 40 * share,
      46 - 34 * share,
      30 + 34 * share,
    ];
    return [
      [-arm, back],
      [arm, back],
      [arm * 1.04, 150 + mid],
      [half, 150 + mid],
      [half * 1.04, 150 - mid],
      [arm * 1.08, 150 - mid],
      [arm * 1.12, front],
      [-arm * 1.12, front],
      [-arm * 1.08, 150 - mid],
      [-half * 1.04, 150 - mid],
      [-half, 150 + mid],
      [-arm * 1.04, 150 + mid],
    ];
  };
  const front = mixColors(wall, lit, 0.35);
  pen
    .polygon(mixColors(wall, lit, 0.12), [-235, 104], [-80, 104], [-80, -150], [-222, -150])
    .polygon(shade, [235, 104], [80, 104], [80, -150], [222, -150])
    .polygon(front, [-94, 30], [94, 30], [88, -226], [-88, -226])
    .polygon(mixColors(wall, deep, 0.16), [60, 30], [94, 30], [88, -226], [60, -226]);
  for (const y of [40, -70]) for (const x of [-210, -160, 126, 178]) pen.arch(deep, x, y - 12, 28, 26);
  pen.arch(deep, -58, -70, 30, 30).arch(deep, 20, -70, 30, 30).arch(deep, -26, -226, 52, 70);
  for (const y of [0, -110])
    pen
      .rect(lit, -94, y, 188, 6)
      .rect(lit, -232, y + 20, 140, 5)
      .rect(mixColors(shade, lit, 0.3), 94, y + 20, 138, 5);
  for (const [index, share] of [0, 0.17, 0.34, 0.51, 0.68, 0.85].entries())
    pen.polygon(index % 2 ? mixColors(wall, deep, 0.22) : mixColors(lit, wall, 0.15), ...cross(share));
  for (const [x, y] of [
    [-360, 262],
    [-336, 258],
    [370, 250],
    [-500, 60],
    [520, 20],
    [546, 24],
  ] as const)
    pen
      .fill(paint('#f4efe4'), `M${x - 10} ${y - 8}q-3 32 8 36h4q11-4 8-36z`)
      .rounds(paint('#6b4636'), 11, `M${x} ${y + 32}h0`);
}
