import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A low octagonal tomb with sloping buttresses, a broad dome and small kiosks with traces of blue tile. */
export function drawOctagonTomb({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b59a80', '#a39488');
  const blue = tones.paint('#3f86b0');
  pen.rect(stone.shade, -320, 0, 640, 34).rect(stone.lit, -326, 30, 652, 8);
  drawBlock(pen, stone, { x: -240, y: 38, width: 480, height: 110 }, 0.16);
  for (const x of [-240, -80, 80, 240])
    pen.polygon(stone.lit, [x - 26, 38], [x - 12, 150], [x + 12, 150], [x + 26, 38]);
  for (const x of [-160, 0, 160])
    pen.pointedArch(stone.deep, x - 38, 38, 76, 40).pointedArch(tones.window, x - 22, 38, 44, 30);
  pen
    .polygon(stone.lit, [-280, 142], [-256, 164], [256, 164], [280, 142])
    .dashes(blue, 10, [16, 14], 'M-240 172H240')
    .rect(stone.wall, -130, 164, 260, 30)
    .dome(stone.roof, 0, 190, 130, 110)
    .fill(stone.roofShade, 'M40 190Q60 270 6 300Q126 290 130 190z')
    .rect(stone.lit, -4, 296, 8, 34);
  for (const x of [-200, 200]) {
    for (const dx of [-22, 18]) pen.rect(stone.wall, x + dx, 166, 6, 44);
    pen
      .rect(stone.lit, x - 30, 208, 60, 7)
      .dome(stone.roof, x, 214, 26, 26)
      .rect(blue, x - 26, 210, 52, 5);
  }
}

/** A square tomb with a bulbous dome, from whose walls many of the bright tiles have gone, by a river. */
export function drawTiledTomb({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b58a68', '#8a7f74');
  const [blue, green, yellow] = ['#3f7fa5', '#4f9a7a', '#e0b04a'].map(paint) as [string, string, string];
  drawBlock(pen, brick, { x: -210, y: 0, width: 420, height: 200 }, 0.16);
  pen
    .rect(brick.lit, -220, 196, 440, 12)
    .pointedArch(brick.deep, -66, 0, 132, 70)
    .pointedArch(tones.window, -34, 0, 68, 50)
    .pointedArch(brick.deep, -180, 10, 64, 40)
    .pointedArch(brick.deep, 116, 10, 64, 40)
    .dashes(blue, 16, [22, 18], 'M-200 180H-20M30 180H120')
    .dashes(green, 12, [16, 26], 'M-190 150H-90M90 150H190')
    .dashes(yellow, 12, [14, 34], 'M-200 120H-90M96 118H200')
    .dashes(blue, 12, [14, 30], 'M-196 90H-90M100 92H200')
    .rect(brick.wall, -90, 208, 180, 44)
    .dashes(blue, 22, [18, 12], 'M-84 230H86')
    .fill(brick.roof, 'M-94 252Q-130 320-70 370Q-30 400 0 430Q30 400 70 370Q130 320 94 252z')
    .fill(brick.roofShade, 'M40 252Q70 330 20 400Q40 386 70 370Q130 320 94 252z')
    .fill(green, 'M-94 252Q-116 300-90 340L-60 300-70 252z', 0.8)
    .rect(brick.lit, -3, 426, 6, 30);
  for (const x of [-196, 196]) pen.rect(brick.wall, x - 14, 200, 28, 50).dome(brick.roof, x, 250, 20, 22);
}

/** A stump of a brick minaret with patterned bands, and carved stone figures in the grass before snow peaks. */
export function drawSteppeStump({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5784f', '#8a5a3c');
  const stone = withBuilding(tones, '#a8a296', '#807a70');
  pen
    .polygon(brick.shade, [-100, 0], [-84, 60], [84, 60], [100, 0])
    .polygon(brick.wall, [-78, 60], [-58, 330], [58, 330], [78, 60])
    .polygon(brick.shade, [16, 60], [12, 330], [58, 330], [78, 60])
    .polygon(brick.wall, [-58, 330], [-50, 352], [-20, 340], [10, 360], [40, 344], [58, 330])
    .rect(tones.window, -16, 150, 26, 50);
  for (const y of [90, 130, 220, 262, 304])
    pen.dashes(y % 40 ? brick.lit : brick.deep, 12, [12, 8], `M${-72 + (y - 60) * 0.07} ${y}H${72 - (y - 60) * 0.07}`);
  for (const [x, y, s] of [
    [-270, -6, 1],
    [-200, -16, 1.2],
    [190, -8, 1],
    [260, -20, 1.3],
    [330, -4, 0.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(stone.wall, `M${x - n(20)} ${y}v${n(70)}q${n(2)} ${n(26)} ${n(20)} ${n(26)}t${n(20)}-${n(26)}v-${n(70)}z`)
      .fill(stone.shade, `M${x + n(6)} ${y}v${n(94)}q${n(14)}-${n(4)} ${n(14)}-${n(24)}v-${n(70)}z`)
      .stroke(
        stone.deep,
        n(3),
        `M${x - n(10)} ${y + n(72)}h${n(6)}M${x + n(4)} ${y + n(72)}h${n(6)}M${x - n(2)} ${y + n(70)}v-${n(12)}h${n(5)}M${x - n(12)} ${y + n(36)}h${n(24)}v-${n(10)}`,
      );
  }
}

/** A glass hall with a grass roof on an island lawn, and an old torch of gilded glass inside. */
export function drawTorchHall({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const granite = withBuilding(tones, '#b9a596', '#8f7c6f');
  drawBlock(pen, granite, { x: -390, y: 0, width: 250, height: 90 }, 0.1);
  pen
    .polygon(granite.wall, [-390, 90], [-140, 90], [-140, 120], [-330, 120])
    .fill(leaf, 'M-330 118H-120L300 190V206H-140L-340 132z')
    .polygon(mixColors(paint('#a8d0d9'), tones.haze, 0.2), [-130, 0], [-130, 116], [310, 190], [310, 0])
    .stroke(granite.lit, 4, 'M-50 0V130M30 0V144M110 0V158M190 0V170M260 0V182M-130 60H310')
    .rect(granite.lit, -400, -6, 720, 10);
  const [copper, gold] = [paint('#6f9a86'), paint('#e8b84a')];
  pen
    .polygon(copper, [100, 0], [110, 40], [150, 40], [160, 0])
    .polygon(copper, [96, 40], [84, 64], [176, 64], [164, 40])
    .fill(gold, 'M96 66q-10 44 20 60q-6-30 14-56q14 30 6 60q40-20 26-64z')
    .fill(paint('#fbe6a8'), 'M112 70q0 30 16 40q0-20 6-36z');
  drawWalkers(pen, tones, [
    [-40, -8],
    [0, -10],
    [210, 0],
  ]);
}

/** A geyser that spouts from a gray cone like a ruined tower. */
export function drawConeGeyser({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen
    .fill(
      fade(haze, 0.3)(leafShade),
      'M-720 30V150L-660 210-600 140-540 220-470 150-400 230-330 150-260 200-180 140-90 200 0 150 90 220 170 150 260 210 340 140 430 230 520 150 600 220 680 150 720 190V30z',
    )
    .fill(paint('#cfc4b0'), 'M-720 40Q-300 60 100 44T720 40V-230H-720z')
    .fill(paint('#e3dccb'), 'M-420-80Q-200 10 0 10T420-80Q200-140 0-140T-420-80z')
    .fill(paint('#7fc4c9'), 'M-300-70Q-180-40-90-60L-110-84Q-200-96-300-70zM150-90Q230-60 320-84Q240-120 150-90z')
    .stroke(paint('#d98a4a'), 8, 'M-310-70Q-200-110-100-90M140-92Q240-126 330-84');
  const cone = withBuilding(tones, '#b9b0a2', '#8a8276');
  pen
    .fill(
      cone.wall,
      'M-170-10Q-130 10-120 60L-130 110-96 130-100 190-60 170-40 220 0 200 40 230 60 180 96 190 100 120 130 90 120 40Q130 0 170-10Q0-40-170-10z',
    )
    .fill(cone.shade, 'M20 214L40 230 60 180 96 190 100 120 130 90 120 40Q130 0 170-10Q100-26 30-28Q60 80 20 214z')
    .stroke(cone.deep, 4, 'M-70 150q10-60-10-130M-20 180q10-90 0-180M60 160q-8-60 10-130', 0.5);
  const foam = paint('#f6fafa');
  pen
    .fill(foam, 'M-30 200Q-60 360-20 470Q-10 540 10 560Q40 520 40 460Q70 340 36 205z', 0.95)
    .fill(foam, 'M-40 190Q-140 260-120 340Q-80 250-30 220zM44 200Q130 250 130 330Q90 250 40 225z', 0.8)
    .fill(foam, 'M20 560Q80 600 150 560T260 560Q220 480 140 500Q110 430 60 460z', 0.45);
  drawWalkers(pen, tones, [
    [-330, -120],
    [-300, -126],
    [-270, -120],
    [340, -150],
  ]);
}
