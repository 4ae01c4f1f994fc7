import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** Draws the ridge that looks like a sleeping knight, with a cross on its summit. */
function drawKnightRidge(pen: Pen, { paint, haze, leafShade }: Tones): void {
  const rock = fade(haze, 0.28);
  pen
    .fill(
      rock(paint('#8f959c')),
      'M-720 200L-560 250-480 300-420 290-360 350-300 380-270 372-230 420-200 410-150 470-120 476-80 440-50 400-20 404 30 440 90 470 130 456 170 400 220 360 280 370 340 320 420 300 520 250 720 210V60H-720z',
    )
    .fill(
      rock(paint('#6b727c')),
      'M-120 476L-80 440-50 400-20 404-60 320-30 240-90 330zM90 470L130 456 170 400 220 360 280 370 340 320 300 250 240 300 180 240 150 340zM-300 380L-270 372-230 420-220 330-180 250-260 300zM-480 300L-420 290-360 350-380 260-420 220z',
    )
    .stroke(paint('#4a4f5a'), 5, 'M-120 474v40M-132 502h24')
    .fill(fade(haze, 0.16)(leafShade), 'M-720 190Q-500 220-300 170T80 190T420 160T720 190V0H-720z');
}

/** Draws a house of logs on stones under a steep roof of shingles with a half-hipped gable. */
function drawLogHouse(pen: Pen, tones: Tones, x: number, y: number, size: number): void {
  const wood = withBuilding(tones, '#a8733f', '#5f4a3c');
  const n = (value: number) => Math.round(value * size);
  const white = tones.paint('#f1e8d6');
  pen
    .rect(tones.paint('#8f8a84'), x - n(80), y, n(160), n(24))
    .rect(wood.wall, x - n(80), y + n(24), n(160), n(70))
    .rect(wood.shade, x + n(36), y + n(24), n(44), n(70))
    .stroke(
      wood.shade,
      3 * size,
      `M${x - n(80)} ${y + n(42)}h${n(160)}M${x - n(80)} ${y + n(60)}h${n(160)}M${x - n(80)} ${y + n(78)}h${n(160)}`,
    )
    .polygon(wood.wall, [x - n(74), y + n(94)], [x, y + n(214)], [x + n(74), y + n(94)])
    .stroke(
      wood.shade,
      3 * size,
      `M${x} ${y + n(206)}V${y + n(94)}M${x - n(28)} ${y + n(164)}V${y + n(94)}M${x + n(28)} ${y + n(164)}V${y + n(94)}`,
    )
    .polygon(
      wood.roof,
      [x - n(112), y + n(76)],
      [x - n(24), y + n(216)],
      [x, y + n(230)],
      [x, y + n(206)],
      [x - n(80), y + n(84)],
    )
    .polygon(
      wood.roofShade,
      [x + n(112), y + n(76)],
      [x + n(24), y + n(216)],
      [x, y + n(230)],
      [x, y + n(206)],
      [x + n(80), y + n(84)],
    )
    .rect(white, x - n(58), y + n(36), n(34), n(44))
    .rect(tones.window, x - n(53), y + n(40), n(24), n(36))
    .rect(white, x + n(24), y + n(36), n(34), n(44))
    .rect(tones.window, x + n(29), y + n(40), n(24), n(36))
    .rect(wood.deep, x - n(14), y + n(24), n(28), n(52))
    .rect(white, x - n(20), y + n(112), n(40), n(44))
    .rect(tones.window, x - n(14), y + n(116), n(28), n(36))
    .rect(wood.deep, x - n(36), y + n(98), n(72), n(8));
}

/** A town of log houses below the ridge of the sleeping knight. */
export function drawTatraTown({ pen, tones, random }: MotifInput): void {
  const { ground, groundShade, leaf, leafShade } = tones;
  drawKnightRidge(pen, tones);
  pen
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 74, (x) => 120 + 20 * Math.sin(x / 130)),
    )
    .fill(ground, 'M-720 130Q-400 150-60 120T720 130V-230H-720z');
  for (const [x, y, size] of [
    [-560, 60, 0.62],
    [-390, 84, 0.56],
    [-210, 60, 0.66],
    [0, 86, 0.6],
    [190, 62, 0.66],
    [390, 84, 0.56],
    [560, 60, 0.62],
  ] as const)
    drawLogHouse(pen, tones, x, y, size);
  pen
    .fill(
      leaf,
      traceFirs(random, [-690, 690], 60, () => 14),
    )
    .fill(groundShade, 'M-720 20Q-300 40 100 0T720 20V-230H-720z')
    .fill(ground, 'M-720-60Q-200-30 200-70T720-50V-230H-720z');
  drawLogHouse(pen, tones, -420, -110, 1.05);
  drawLogHouse(pen, tones, 30, -130, 1.2);
  drawLogHouse(pen, tones, 450, -110, 1.05);
}

/** A street of log houses with walkers that leads toward the ridge of the sleeping knight. */
export function drawTatraStreet({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade } = tones;
  drawKnightRidge(pen, tones);
  pen
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 70, () => 60),
    )
    .rect(tones.ground, -720, -230, 1440, 300)
    .fill(paint('#cfc6b8'), 'M-70 66H70L420-230H-420z')
    .stroke(paint('#b0a698'), 4, 'M-92 46H92M-130 6H130M-180-40H180M-250-100H250M-330-170H330', 0.7);
  for (const [x, y, size] of [
    [120, 60, 0.5],
    [220, 30, 0.74],
    [360, -30, 1.06],
    [560, -130, 1.56],
  ] as const) {
    drawLogHouse(pen, tones, -x, y, size);
    drawLogHouse(pen, tones, x, y, size * 0.96);
  }
  for (const [x, y, high] of [
    [-150, 0, 110],
    [160, 0, 110],
    [-270, -110, 160],
    [280, -110, 160],
  ] as const)
    pen
      .stroke(paint('#3f3a3a'), 6, `M${x} ${y}v${high}`)
      .circle(tones.window, x, y + high + 8, 11)
      .rounds(paint('#c4463c'), 20, `M${x - 12} ${y + high - 34}h0M${x + 12} ${y + high - 34}h0`);
  drawWalkers(
    pen,
    tones,
    [
      [-30, 30],
      [10, 26],
      [50, 36],
      [-60, 10],
      [34, 0],
    ],
    0.8,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-110, -90],
      [-80, -94],
      [70, -110],
      [160, -150],
      [-20, -50],
      [10, -52],
    ],
    1.5,
  );
}
/** A villa of logs on a tall base of stone with porches and steep roofs. */
export function drawLogVilla({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#9c6a3c', '#5a4638');
  const white = tones.paint('#f1e8d6');
  pen
    .rect(tones.paint('#8f8a84'), -300, 0, 600, 54)
    .dashes(tones.paint('#77726c'), 6, [30, 14], 'M-296 18H296M-280 38H296')
    .rect(wood.wall, -290, 54, 580, 96)
    .rect(wood.shade, 110, 54, 180, 96)
    .stroke(wood.shade, 3, 'M-290 70h580M-290 86h580M-290 102h580M-290 118h580M-290 134h580')
    .polygon(wood.roof, [-330, 140], [-250, 290], [200, 290], [330, 140])
    .polygon(wood.roofShade, [90, 140], [110, 290], [200, 290], [330, 140])
    .stroke(wood.wall, 3, 'M-316 170H300M-300 200H280M-286 230H250M-270 260H224', 0.4)
    .rect(tones.paint('#8f8a84'), 130, 270, 40, 74);
  for (const [x, half, y, high] of [
    [-130, 120, 54, 300],
    [110, 70, 170, 150],
  ] as const) {
    pen
      .rect(wood.wall, x - half + 20, y, 2 * half - 40, high * 0.36)
      .polygon(wood.wall, [x - half + 10, y + high * 0.34], [x, y + high], [x + half - 10, y + high * 0.34])
      .line(wood.roof, 26, [x - half - 16, y + high * 0.28], [x, y + high + 6], [x + half + 16, y + high * 0.28])
      .rect(white, x - 26, y + high * 0.42, 52, 58)
      .rect(tones.window, x - 20, y + high * 0.42 + 6, 18, 46)
      .rect(tones.window, x + 2, y + high * 0.42 + 6, 18, 46);
  }
  pen
    .rect(wood.deep, -220, 60, 180, 70)
    .dashes(wood.lit, 90, [10, 32], 'M-222 104H-34')
    .rect(wood.lit, -234, 146, 208, 9)
    .dashes(wood.lit, 26, [6, 8], 'M-222 70H-40')
    .rect(white, 30, 76, 50, 58)
    .rect(tones.window, 36, 82, 38, 46)
    .rect(white, 150, 76, 50, 58)
    .rect(tones.window, 156, 82, 38, 46)
    .rect(white, -284, 80, 36, 54)
    .rect(tones.window, -279, 85, 26, 44);
}
