import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A courtyard with timber balconies and rows of wine casks. */
export function drawCaskCourt({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, window, isDusk } = tones;
  const [plaster, shade, wood, dark, tile] = ['#f2ead8', '#cfc2a8', '#7d4f34', '#553523', '#b5603f'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(plaster, -330, -20, 660, 420)
    .polygon(shade, [330, -20], [720, -160], [720, 480], [330, 400])
    .polygon(mixColors(plaster, shade, 0.35), [-330, -20], [-720, -160], [-720, 480], [-330, 400])
    .polygon(tile, [-330, 400], [330, 400], [372, 436], [-372, 436])
    .polygon(tile, [330, 400], [720, 480], [720, 530], [372, 436])
    .polygon(tile, [-330, 400], [-720, 480], [-720, 530], [-372, 436])
    .polygon(paint('#b9ab94'), [-330, -20], [330, -20], [720, -160], [720, -240], [-720, -240], [-720, -160])
    .stroke(paint('#9a8c76'), 3, 'M-180-20L-420-240M0-20V-240M180-20L420-240M-420-54H420M-560-100H560M-700-160H700');
  for (const y of [130, 270]) {
    pen.dashes(window, 84, [44, 56], `M-272 ${y + 54}H300`);
    if (isDusk) pen.dashes(paint('#e0a850'), 60, [30, 70], `M-265 ${y + 54}H300`);
    pen
      .rect(wood, -330, y - 12, 660, 14)
      .dashes(wood, 40, [6, 12], `M-330 ${y + 20}H330`)
      .rect(wood, -330, y + 40, 660, 8)
      .dashes(wood, 120, [9, 123], `M-330 ${y + 60}H340`);
    for (const side of [-1, 1])
      pen
        .polygon(
          wood,
          [side * 330, y + 48],
          [side * 720, y + 48 + (y - 130) * 0.5 + 30],
          [side * 720, y + (y - 130) * 0.5 + 14],
          [side * 330, y + 40],
        )
        .polygon(
          dark,
          [side * 330, y + 2],
          [side * 720, y - 40 + (y - 130) * 0.5],
          [side * 720, y - 64 + (y - 130) * 0.5],
          [side * 330, y - 12],
        )
        .stroke(
          wood,
          8,
          `M${side * 400} ${y - 16}v66M${side * 470} ${y - 22}v76M${side * 560} ${y - 30}v92M${side * 660} ${y - 36}v108`,
        );
  }
  pen
    .arch(dark, -60, -20, 120, 60)
    .rounds(leaf, 40, 'M-300 170h50M250 310h50M-140 310h40M120 170h50')
    .rounds(leafLight, 18, 'M-296 184h26M258 324h24M-132 322h16M128 184h24');
  const cask = (x: number, y: number, radius: number) =>
    pen
      .circle(wood, x, y + radius, radius)
      .circle(paint('#a8744a'), x, y + radius, radius * 0.84)
      .stroke(
        wood,
        3,
        `M${x - radius * 0.5} ${y + radius * 0.4}V${y + radius * 1.6}M${x} ${y + radius * 0.2}V${y + radius * 1.8}M${x + radius * 0.5} ${y + radius * 0.4}V${y + radius * 1.6}`,
      )
      .circle(dark, x, y + radius * 0.55, radius * 0.12);
  for (const [x, y, radius] of [
    [-400, -110, 62],
    [-280, -110, 62],
    [-340, -8, 62],
    [290, -120, 66],
    [420, -120, 66],
    [355, -12, 66],
  ] as const)
    cask(x, y, radius);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -90],
      [-20, -100],
      [110, -70],
    ],
    1.4,
  );
}

/** Rows of low gray-tiled huts with colored doors on a lawn, below a tower of stacked segments. */
export function drawVillageTower({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [glass, shade] = [mixColors(paint('#7fa39c'), haze, 0.12), mixColors(paint('#5f837f'), haze, 0.12)];
  pen.dashes(
    mixColors(paint('#9aa6b0'), haze, 0.5),
    190,
    [70, 22],
    `M-720 ${150 + Math.round(random.between(0, 20))}H720`,
  );
  pen.dashes(mixColors(paint('#8d98a4'), haze, 0.35), 120, [90, 60], 'M-690 120H720');
  pen.polygon(glass, [80, 80], [240, 80], [222, 190], [98, 190]);
  for (let index = 0; index < 8; index++) {
    const y = 190 + index * 34;
    pen
      .polygon(glass, [112, y], [208, y], [222, y + 32], [98, y + 32])
      .polygon(shade, [176, y], [208, y], [222, y + 32], [180, y + 32]);
    if (tones.isDusk) pen.dashes(window, 4, [8, 6], `M112 ${y + 20}H208`);
  }
  pen
    .polygon(shade, [120, 462], [200, 462], [180, 494], [140, 494])
    .rect(glass, 148, 494, 24, 24)
    .rect(shade, 157, 518, 6, 60)
    .rounds(leafShade, 80, 'M-700 70h300M-280 60h200M340 70h360')
    .rounds(leaf, 44, 'M-660 96h160M400 100h200')
    .fill(tones.leafLight, 'M-720 40Q-200 56 300 40T720 36V-240H-720z')
    .fill(tones.groundShade, 'M-60-30Q40-90-40-240H200Q180-90 40-30z');
  for (const [x, y, wide, color] of [
    [-620, 20, 400, '#e8dfcc'],
    [-140, 24, 380, '#d9cdb6'],
    [300, 14, 420, '#e3d6c0'],
    [-700, -120, 560, '#efe6d4'],
    [150, -130, 560, '#e6dac4'],
  ] as const) {
    const high = y < 0 ? 96 : 66;
    const doors = [paint('#4f8a7a'), paint('#c4624a'), paint('#d9a83f')];
    drawBlock(pen, withBuilding(tones, color, '#6f7478'), { x, y, width: wide, height: high }, 0.1);
    pen
      .polygon(
        paint('#70757a'),
        [x - 16, y + high - 4],
        [x + 24, y + high + 44],
        [x + wide - 24, y + high + 44],
        [x + wide + 16, y + high - 4],
      )
      .stroke(paint('#565b62'), 3, `M${x + 4} ${y + high + 18}h${wide - 8}`);
    for (let index = 0; index * 110 < wide - 60; index++)
      pen
        .rect(doors[index % 3]!, x + 24 + index * 110, y, 30, high * 0.7)
        .rect(window, x + 68 + index * 110, y + high * 0.3, 32, high * 0.36);
  }
  drawWalkers(
    pen,
    tones,
    [
      [20, -60],
      [50, -66],
      [-80, -150],
      [90, -170],
    ],
    1.2,
  );
}
