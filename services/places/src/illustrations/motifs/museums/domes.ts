import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { mixGlass } from './boxes.js';

/** A silver ring with lines of script around an opening, on a green hill. */
export function drawRingMuseum({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#d3dbe0', '#9fadb8');
  const { leaf, leafLight, leafShade, sky, window, isDusk, paint } = tones;
  for (const [x, wide, high] of [
    [-330, 70, 290],
    [-250, 60, 220],
    [280, 66, 320],
    [350, 70, 250],
  ] as const) {
    pen.rect(mixColors(paint('#8fa6b8'), tones.haze, 0.34), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, tones.haze, 0.5), [x, 8, wide, high - 16], [4, Math.round(high / 26), 8, 10]);
  }
  pen
    .fill(leaf, 'M-300 0Q-200 84-90 90H110Q210 84 310 0z')
    .fill(leafShade, 'M60 90H110Q210 84 310 0H120z')
    .fill(leafLight, 'M-270 18Q-190 80-90 86Q-140 60-180 30z');
  pen.fill(steel.wall, 'M-190 230C-190 120-110 76 10 76S200 130 200 240S110 400 10 400S-190 340-190 230z');
  pen
    .fill(steel.shade, 'M60 78C150 92 200 150 200 240S110 400 10 400Q170 380 150 230Q140 130 60 78z')
    .fill(steel.lit, 'M-190 230C-190 330-90 400 10 400Q-120 370-150 250Q-160 150-90 100Q-190 130-190 230z');
  pen
    .fill(
      mixColors(sky[1], sky[2], 0.4),
      'M-70 250C-70 190-20 160 40 166S130 210 126 264S80 346 24 340S-70 306-70 250z',
    )
    .stroke(steel.shade, 12, 'M-70 250C-70 190-20 160 40 166S130 210 126 264S80 346 24 340S-70 306-70 250z');
  const ink = isDusk ? window : paint('#5f7486');
  pen.rounds(
    ink,
    5,
    'M-168 240q10 30 26 20t20-26q16-4 8 30M-150 180q20-20 40 0q16 14 30-6M-130 320q26 10 30-14t36 6q10 24-14 26M-60 120q20 14 44-2q30-18 44 6M-60 374q30-20 60-4t60-4M150 190q14 20 4 40q26 0 24 26M150 300q-16 6-20 26q24 4 14 22M80 110q20 4 30 22q24-6 30 20M-20 150q-20 8-44-4M170 280q10 6 6 20',
  );
}

/** A shallow dome of latticed metal over white cubes at the edge of the sea. */
export function drawLatticeDome({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f6f3ec', '#c9d0d4');
  const metal = withBuilding(tones, '#c3ccd1', '#95a3ad');
  for (const [x, y, wide, high] of [
    [-270, 0, 110, 66],
    [-140, 0, 90, 50],
    [-40, 0, 120, 74],
    [90, 0, 80, 46],
    [180, 0, 120, 66],
    [280, 0, 80, 40],
    [-340, 0, 70, 40],
  ] as const) {
    drawBlock(pen, white, { x, y, width: wide, height: high }, 0.3);
    pen.rect(tones.window, x + wide * 0.3, 0, wide * 0.2, high * 0.5);
  }
  pen
    .fill(metal.shade, 'M-390 72Q0 108 390 72L380 82Q0 118-380 82z')
    .fill(metal.wall, 'M-390 74Q-250 190 0 194T390 74Q0 112-390 74z')
    .fill(metal.roof, 'M130 100Q210 150 160 180Q310 150 390 74Q260 92 130 100z');
  const star: string[] = [];
  for (let index = 0; index < 15; index++) {
    const x = -330 + index * 47;
    const top = 82 + (1 - (x / 390) ** 2) * 106;
    star.push(
      `M${x} ${Math.round(86 + (1 - (x / 390) ** 2) * 14)}L${Math.round(x * 0.74)} ${Math.round(top)}M${x} ${Math.round(86 + (1 - (x / 390) ** 2) * 14)}L${Math.round(x * 0.86 + 40)} ${Math.round(top - 8)}M${x} ${Math.round(86 + (1 - (x / 390) ** 2) * 14)}L${Math.round(x * 0.86 - 40)} ${Math.round(top - 8)}`,
    );
  }
  pen.stroke(
    metal.lit,
    2.5,
    `${star.join('')}M-350 104Q0 152 350 104M-300 132Q0 176 300 132M-230 160Q0 188 230 160`,
    0.85,
  );
  pen.fill(tones.paint('#f2dda6'), 'M-120 70L-90 0H-70L-112 72zM60 76L40 0H60L70 76z', 0.5);
  pen.rect(white.shade, -396, -8, 792, 10);
}

/** A hall under a square dome that rises into a tall spire of many floors. */
export function drawSpireDome({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#ddccb0', '#9aa7a6');
  const { wall, lit, shade, deep, window, roof, roofShade } = hall;
  drawBlock(pen, hall, { x: -190, y: 0, width: 380, height: 120 }, 0.24);
  for (const y of [4, 64]) drawWindows(pen, window, [0, y, 370, 54], [9, 1, 20, 42], true);
  pen
    .rect(lit, -196, 114, 392, 8)
    .rect(wall, -160, 122, 320, 40)
    .rect(shade, 60, 122, 100, 40)
    .rect(lit, -166, 156, 332, 8);
  drawWindows(pen, deep, [0, 126, 306, 30], [15, 1, 9, 22], true);
  pen
    .fill(roof, 'M-150 164Q-140 270-28 318H28Q140 270 150 164z')
    .fill(roofShade, 'M50 164Q56 270 14 318H28Q140 270 150 164z')
    .stroke(lit, 3, 'M-80 164Q-76 262-16 318M0 164V318M-140 200H140M-122 240H122M-86 280H86', 0.6);
  for (const [half, y, high] of [
    [40, 318, 40],
    [30, 358, 34],
  ] as const) {
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.4, y, half * 0.6, high)
      .rect(lit, -half - 5, y + high - 6, 2 * half + 10, 6);
    drawWindows(pen, deep, [0, y, 2 * half, high - 4], [5, 1, 7, high - 14], true);
  }
  drawCone(pen, hall, 0, 392, 20, 118);
  pen.stroke(lit, 4, 'M-14 420h28M-10 446h20M-6 470h12').rect(tones.paint('#d9ab43'), -1, 506, 3, 22);
  pen.polygon(lit, [-70, 110], [0, 150], [70, 110]);
  for (const x of [-60, -30, 30, 60]) pen.rect(lit, x - 5, 0, 10, 110);
}

/** A white spiral that widens toward its top, beside a low wing, between the houses of an avenue. */
export function drawSpiralMuseum({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3efe6', '#b9b4aa');
  const { wall, lit, shade, deep } = white;
  for (const [x, wide, high, color] of [
    [-340, 90, 270, '#b8a08a'],
    [320, 110, 300, '#a98f80'],
  ] as const) {
    pen.rect(mixColors(tones.paint(color), tones.haze, 0.25), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(tones.window, tones.haze, 0.35), [x, 10, wide, high - 20], [4, 9, 10, 15]);
  }
  drawBlock(pen, withBuilding(tones, '#d9d2c2', '#b9b4aa'), { x: 60, y: 60, width: 170, height: 210 }, 0.3);
  pen.dashes(white.deep, 3, [20, 14], 'M74 110H216M74 160H216M74 210H216');
  pen.fill(wall, 'M-310 60q0-8 10-8h560q10 0 10 8v44q0 8-10 8h-560q-10 0-10-8z').rect(shade, -300, 52, 560, 10);
  pen.fill(deep, 'M-290 0h520v54h-520z').rect(mixGlass(tones, '#8fb0bd', 0.7), -270, 4, 480, 40);
  pen.fill(wall, 'M-290 112q0 70 60 76q60-6 60-76z').rect(mixGlass(tones, '#6f8f9c'), -270, 122, 80, 10);
  for (let ring = 0; ring < 4; ring++) {
    const half = 106 + ring * 16;
    const y = 78 + ring * 52;
    pen.fill(deep, `M${-20 - half + 8} ${y - 14}h${2 * half - 16}v20h-${2 * half - 16}z`);
    pen.fill(wall, `M${-20 - half} ${y}q${half}-22 ${2 * half} 0l9 36q-${half + 9}-22-${2 * half + 18} 0z`);
    pen.fill(
      shade,
      `M${-20 + half * 0.4} ${y - 9}q${half * 0.4} 2 ${half * 0.6} 9l9 36q-${half * 0.3}-8-${half * 0.64}-10z`,
    );
    pen.fill(lit, `M${-29 - half} ${y + 36}q${half + 9}-22 ${2 * half + 18} 0v5q-${half + 9}-22-${2 * half + 18} 0z`);
  }
  pen.dome(mixGlass(tones, '#a9c6d0'), -20, 272, 80, 24);
}
