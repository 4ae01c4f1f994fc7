import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A platform cut in rough rock painted in green, red and white, with stone faces and columns like finds of a dig. */
export function drawDigStation({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [green, pale, red, rock] = [paint('#4f7f5f'), paint('#e9e6da'), paint('#b5403a'), paint('#6f6a64')];
  pen
    .rect(rock, -720, -240, 1440, 960)
    .fill(paint('#8a857c'), 'M-720-240V340Q-400 560 0 570T720 340V-240z')
    .fill(green, 'M-560-240V280Q-330 470 0 476T560 280V-240z')
    .fill(paint('#3f6a4f'), 'M-560-240V280Q-480 350-400 390L-330-240zM560-240V280Q480 350 400 390L330-240z')
    .stroke(
      pale,
      12,
      'M-520 310L-300 60-120 40M-300 440L-180 120-110 70M0 470V130M300 440L180 120 110 70M520 310L300 60 120 40',
    )
    .stroke(red, 8, 'M-430 390L-240 90M430 390L240 90M-150 466L-70 120M150 466L70 120')
    .fill(pale, 'M-90 476L-40 400 0 440 40 400 90 476z')
    .fill(red, 'M-60 474L-30 430 0 456 30 430 60 474z')
    .fill(paint('#34383a'), 'M-110 40V130Q0 190 110 130V40z');
  pen
    .polygon(paint('#c9c0b0'), [-110, 40], [110, 40], [430, -240], [-430, -240])
    .polygon(red, [-70, 40], [-56, 40], [-250, -240], [-300, -240])
    .polygon(paint('#3f6a4f'), [56, 40], [70, 40], [300, -240], [250, -240])
    .polygon(paint('#2f3336'), [-110, 40], [-430, -240], [-720, -240], [-720, 40])
    .polygon(paint('#2f3336'), [110, 40], [430, -240], [720, -240], [720, 40])
    .polygon(paint('#3f6fa0'), [130, 40], [130, 120], [640, 200], [640, -170])
    .polygon(paint('#e9e6da'), [130, 92], [130, 106], [640, 150], [640, 110])
    .polygon(tones.window, [160, 80], [160, 98], [300, 110], [300, 70])
    .polygon(tones.window, [340, 66], [340, 112], [600, 132], [600, 30]);
  const stone = withBuilding(tones, '#d9cfbc', '#b5a890');
  for (const [x, y, size] of [
    [-200, -20, 0.7],
    [-330, -120, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(stone.wall, x - n(34), y, n(68), n(70))
      .rect(stone.shade, x + n(12), y, n(22), n(70))
      .rect(stone.lit, x - n(42), y + n(66), n(84), n(12))
      .fill(
        stone.lit,
        `M${x - n(30)} ${y + n(78)}q-${n(6)} ${n(80)} ${n(30)} ${n(86)}q${n(36)}-${n(6)} ${n(30)}-${n(86)}z`,
      )
      .rounds(stone.deep, n(9), `M${x - n(11)} ${y + n(124)}h0M${x + n(11)} ${y + n(124)}h0`)
      .stroke(stone.deep, n(4), `M${x} ${y + n(122)}v-${n(18)}M${x - n(10)} ${y + n(96)}h${n(20)}`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [40, 20],
      [-20, -20],
      [70, -90],
    ],
    0.9,
  );
}

/** A small white station with panels of blue tiles between its doors, below terraces of vines over a river. */
export function drawTileStation({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(mixColors(leaf, paint('#a8a05a'), 0.4), 'M-720 90V360Q-480 460-240 420T200 470T720 330V90z')
    .fill(mixColors(leafShade, paint('#8f8a4a'), 0.3), 'M200 470Q420 440 720 330V90H420Q380 300 200 470z');
  let rows = '';
  for (let row = 0; row < 8; row++)
    rows += `M-720 ${130 + row * 36}Q-420 ${190 + row * 32}-160 ${160 + row * 34}T300 ${180 + row * 34}T720 ${120 + row * 26}`;
  pen.stroke(paint('#7f6a48'), 5, rows, 0.5).rounds(paint('#f4efe2'), 18, 'M-440 300h40M300 280h50');
  pen.fill(tones.water, 'M-720-20H720V100Q0 130-720 96z');
  const white = withBuilding(tones, '#f6f1e6', '#b9674a');
  drawBlock(pen, white, { x: -330, y: -20, width: 660, height: 190 }, 0.1);
  pen
    .polygon(white.roof, [-350, 170], [-310, 230], [310, 230], [350, 170])
    .rect(paint('#b5a890'), -330, -20, 660, 22)
    .rect(paint('#dcae4a'), -336, 160, 672, 12);
  for (const x of [-246, -82, 82, 246]) {
    pen
      .rect(paint('#dcae4a'), x - 54, 16, 108, 124)
      .rect(paint('#f3f5f2'), x - 48, 22, 96, 112)
      .fill(paint('#3f6fb0'), `M${x - 48} 22h96v40q-30 30-50 14t-46 16z`)
      .fill(paint('#7fa4d0'), `M${x - 48} 92q30-20 50-4t46-12v20q-30 24-50 8t-46 8z`)
      .fill(paint('#2f5590'), `M${x - 26} 52h50l-8-14h-32zM${x - 4} 52v34l20-28z`)
      .stroke(paint('#3f6fb0'), 4, `M${x - 44} 26h88v104h-88z`);
  }
  for (const x of [-164, 0, 164])
    pen.rect(paint('#3f7f6a'), x - 22, -20, 44, 120).rect(tones.window, x - 16, 40, 32, 54);
  drawBlock(pen, white, { x: -70, y: 170, width: 140, height: 84 }, 0.2);
  pen
    .polygon(white.roof, [-82, 254], [0, 300], [82, 254])
    .circle(paint('#2f3a44'), 0, 212, 26)
    .circle(paint('#f9f6ec'), 0, 212, 22)
    .stroke(paint('#2f3a44'), 4, 'M0 212v14M0 212h11');
  pen
    .rect(paint('#cbbfa8'), -720, -70, 1440, 52)
    .rect(paint('#e9dcb0'), -720, -72, 1440, 7)
    .rect(paint('#8f8478'), -720, -240, 1440, 168)
    .dashes(paint('#6a5a4c'), 60, [16, 24], 'M-720-140H720')
    .rect(paint('#5a5650'), -720, -120, 1440, 7)
    .rect(paint('#5a5650'), -720, -168, 1440, 8);
  drawWalkers(
    pen,
    tones,
    [
      [-120, -40],
      [-96, -44],
      [Math.round(random.between(180, 300)), -46],
    ],
    1.2,
  );
}

/** A sunken ship-shaped dock between old walls, with glass bridges across it, before a green-roofed castle by the sea. */
export function drawSunkenDock({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const far = withBuilding(tones, '#d3c4a8', '#7fae9a');
  pen.rect(tones.water, -720, 90, 1440, 60);
  drawBlock(pen, far, { x: -200, y: 130, width: 400, height: 90 }, 0.2);
  pen.polygon(far.roof, [-206, 220], [-180, 250], [180, 250], [206, 220]);
  for (const x of [-190, -60, 180]) {
    drawBlock(pen, far, { x: x - 20, y: 130, width: 40, height: 150 }, 0.36);
    pen.polygon(far.roof, [x - 24, 280], [x, 380], [x + 24, 280]);
  }
  pen
    .rect(paint('#b9b4a8'), -720, -240, 1440, 340)
    .stroke(paint('#a09a8e'), 4, 'M-720 60H720M-720 10H720', 0.5)
    .fill(paint('#8a7d70'), 'M-560-240Q-470 30-200 60H200Q470 30 560-240z')
    .fill(paint('#6a5f56'), 'M-520-240Q-430-10-190 20H190Q430-10 520-240z')
    .fill(paint('#54504c'), 'M-440-240Q-360-60-170-40H170Q360-60 440-240z')
    .stroke(
      paint('#9a8c7e'),
      5,
      'M-500-140L-430-100M-540-200L-470-170M-440-60L-380-40M500-140L430-100M540-200L470-170M440-60L380-40',
    );
  const steel = withBuilding(tones, '#dfe6e8', '#8fa3ac');
  const glass = tones.isDusk ? mixColors(tones.window, steel.wall, 0.3) : paint('#a8c9d4');
  for (const corners of [
    [
      [-460, -20],
      [60, 6],
      [60, -24],
      [-450, -70],
    ],
    [
      [60, 6],
      [-240, -80],
      [-250, -120],
      [60, -24],
    ],
    [
      [-250, -84],
      [500, -150],
      [520, -210],
      [-260, -130],
    ],
  ] as const) {
    const [a, b, c, d] = corners;
    pen
      .polygon(glass, a, b, [b[0], b[1] + 28], [a[0], a[1] + 30])
      .polygon(steel.wall, a, b, c, d)
      .line(steel.lit, 6, [a[0], a[1] + 30], [b[0], b[1] + 28])
      .line(steel.shade, 5, d, c);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-300, -30],
      [-60, -14],
      [140, -140],
      [180, -150],
      [-620, -60],
      [620, -40],
    ],
    1.1,
  );
}
