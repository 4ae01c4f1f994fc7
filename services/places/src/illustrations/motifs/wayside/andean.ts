import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

function drawBuriedHead(pen: Pen, tones: Tones, x: number, y: number, s: number, lean: number): void {
  const rock = withBuilding(tones, '#7f7a70', '#5c5850');
  const n = (value: number) => Math.round(value * s);
  const at = (dx: number, dy: number): [number, number] => [x + n(dx + dy * lean), y + n(dy)];
  pen
    .polygon(
      rock.wall,
      at(-46, 0),
      at(-44, 70),
      at(-50, 150),
      at(-40, 210),
      at(40, 214),
      at(48, 150),
      at(42, 70),
      at(46, 0),
    )
    .polygon(rock.shade, at(16, 0), at(12, 120), at(22, 212), at(40, 214), at(48, 150), at(42, 70), at(46, 0))
    .polygon(rock.roof, at(-46, 150), at(-44, 168), at(44, 170), at(46, 150), at(8, 140))
    .polygon(rock.lit, at(-12, 150), at(-22, 84), at(16, 80), at(8, 150))
    .polygon(rock.deep, at(-28, 58), at(-24, 66), at(24, 66), at(28, 58), at(0, 54))
    .polygon(rock.deep, at(-40, 138), at(-38, 150), at(-14, 146), at(-16, 136))
    .polygon(rock.deep, at(14, 136), at(12, 146), at(38, 150), at(40, 138))
    .polygon(rock.wall, at(-58, 90), at(-54, 160), at(-46, 160), at(-46, 90));
}

/** Stone heads that stand and lean, buried to their necks on the grassy slope of a crater. */
export function drawHeadsOnSlope({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(tones.water, -720, 20, 1440, 120)
    .rounds(tones.waterLight, 5, 'M-660 100h200M-560 60h140', 0.6)
    .fill(paint('#8f8468'), 'M-500-40Q-300 220-120 330L-40 300 60 390 180 370 300 430 720 400V-40z')
    .fill(
      paint('#6f664f'),
      'M-120 330L-40 300 60 390 180 370 300 430 720 400V340L480 300 300 340 180 270 60 300-60 210z',
    )
    .fill(paint('#a3a865'), 'M-720-240V-30Q-400-10-260 90T120 210T720 250V-240z')
    .fill(paint('#8a9455'), 'M-100-240Q100-40 360 30T720 60V-240z')
    .rounds(paint('#b9bd78'), 9, 'M-600-90h140M-420 0h100M-60 60h120M260 140h140M-300-130h160M120-60h160M420-30h160');
  drawBuriedHead(pen, tones, 420, 190, 0.55, -0.08);
  drawBuriedHead(pen, tones, 180, 150, 0.7, 0.1);
  drawBuriedHead(pen, tones, -40, 60, 0.9, -0.06);
  drawBuriedHead(pen, tones, 330, -10, 1.15, 0.04);
  drawBuriedHead(pen, tones, -240, -90, 1.4, 0.12);
  drawBuriedHead(pen, tones, 110, -160, 1.7, -0.07);
}

/** A gateway of stone piers on a pass, with a terraced town and its peak far below. */
export function drawPassGate({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#b8ab94', '#8f8370');
  pen
    .fill(tones.far, 'M-720 0V260l140 110 130-90 150 160 140-140 120 100 150-160 160 130 160-100 190 60V0z')
    .fill(paint('#5f8a58'), 'M-720-40V190Q-420 230-220 130T100 60T380 130T720 210V-40z')
    .fill(paint('#4f7a52'), 'M10 70Q60 130 90 230Q120 290 150 240Q180 150 250 70z')
    .rect(paint('#d9ceb4'), -90, 84, 110, 10)
    .rect(paint('#d9ceb4'), -104, 66, 130, 10)
    .rect(paint('#d9ceb4'), -70, 102, 80, 9)
    .dashes(paint('#a89a80'), 9, [9, 9], 'M-80 116h80')
    .stroke(paint('#cbbb98'), 7, 'M20 60q120-40 60-80t-180-40-80-60')
    .rounds(paint('#f4f6f4'), 26, 'M-560 150h140M300 180h180', 0.7);
  pen
    .fill(leaf, 'M-720-240V0Q-440-30-200-80T200-90T720-10V-240z')
    .polygon(paint('#d3c4a0'), [-90, -70], [90, -76], [210, -240], [-210, -240])
    .stroke(paint('#b5a684'), 5, 'M-110-110H116M-140-160H160M-170-206H190', 0.7);
  for (const [x, wide, high] of [
    [-420, 150, 150],
    [-240, 120, 260],
    [140, 120, 280],
    [300, 150, 170],
    [470, 120, 110],
  ] as const) {
    drawBlock(pen, stone, { x, y: -110, width: wide, height: high }, 0.26);
    let joints = '';
    for (let y = -84; y < high - 120; y += 34)
      joints += `M${x + 4} ${y}h${wide - 8}M${x + wide * (y % 68 ? 0.4 : 0.64)} ${y}v34`;
    pen.stroke(stone.roof, 3, joints, 0.7).rect(stone.lit, x - 3, high - 116, wide + 6, 9);
  }
  pen
    .rounds(leafShade, 30, 'M-560-100h90M540-110h110')
    .rounds(leafLight, 12, 'M-600-160h150M430-170h170M-460-210h120')
    .rounds(paint('#c4463c'), 22, 'M-30-120v40')
    .circle(paint('#a8704f'), -30, -58, 11)
    .rect(paint('#3f5f8a'), -46, -116, 14, 34)
    .rounds(paint('#3f7fa8'), 22, 'M40-130v40')
    .circle(paint('#a8704f'), 40, -68, 11);
}

/** A steep stair between houses with large murals. */
export function drawMuralStair({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  pen.fill(tones.far, 'M-720 200Q-200 420 100 360T720 300V0H-720z').rect(paint('#d8cdb8'), -150, 0, 300, 320);
  for (const [x, y, wide, high, color] of [
    [-140, 240, 90, 110, '#e3876a'],
    [-40, 270, 80, 120, '#7fb5c4'],
    [50, 230, 90, 100, '#efbf55'],
  ] as const)
    pen
      .rect(paint(color), x, y, wide, high)
      .rect(tones.window, x + 20, y + 50, 16, 26)
      .rect(tones.window, x + 54, y + 50, 16, 26);
  for (let step = 0; step < 14; step++) {
    const share = step / 13;
    const y = Math.round(-240 + 480 * share ** 0.8);
    const half = Math.round(330 - 230 * share);
    pen
      .rect(paint(['#e9dfca', '#dccfb4'][step % 2]!), -half, y, 2 * half, 40)
      .rect(paint(['#d9534c', '#3f8fb0', '#e3a52d', '#5f9a58', '#8a5fa8'][step % 5]!), -half, y, 2 * half, 15);
  }
  pen
    .polygon(paint('#3f8f9f'), [-720, 520], [-110, 280], [-110, 180], [-340, -240], [-720, -240])
    .polygon(paint('#d9804a'), [720, 520], [110, 280], [110, 180], [340, -240], [720, -240])
    .circle(paint('#f0c04c'), -500, 240, 90)
    .circle(paint('#d9534c'), -500, 240, 52)
    .rounds(paint('#f0dcb4'), 26, 'M-640-60q120 120 220 20t60-180')
    .rounds(paint('#c44a6a'), 34, 'M-360 200q-40-120 20-200')
    .fill(paint('#f4ead2'), 'M400 300q120 40 190-40t10-180q-120-60-190 30t-10 190z')
    .circle(paint('#2f3a4a'), 480, 200, 24)
    .circle(paint('#2f3a4a'), 560, 170, 24)
    .rounds(paint('#a8324a'), 17, 'M470 120q50-30 100-20')
    .rounds(paint('#3f5f9a'), 40, 'M350 330q60 70 190 40t90-90')
    .rounds(paint('#5f9a58'), 30, 'M400-40q120 60 260-40M360-120q160 40 320-30')
    .rounds(leaf, 30, 'M-330 10v20M-250 120v10M330 20v10')
    .rounds(paint('#d9534c'), 12, 'M-336 40v1M324 44v1');
}
