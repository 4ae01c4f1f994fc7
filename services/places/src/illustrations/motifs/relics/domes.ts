import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A white Gothic church with two spires between towers of glass. */
export function drawAvenueCathedral({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6e3da', '#a9b0ae');
  const { haze, paint, window } = tones;
  const glass = mixColors(paint('#6f8fa3'), haze, 0.25);
  for (const [x, wide, high] of [
    [-390, 130, 400],
    [-250, 90, 320],
    [170, 100, 350],
    [280, 120, 440],
  ] as const)
    pen
      .rect(glass, x, 0, wide, high)
      .rect(mixColors(glass, paint('#3f5566'), 0.4), x + wide * 0.64, 0, wide * 0.36, high)
      .dashes(
        mixColors(glass, window, tones.isDusk ? 0.5 : 0.2),
        high - 20,
        [6, 12],
        `M${x + 8} ${high / 2}h${wide - 14}`,
      )
      .dashes(glass, wide, [5, 16], `M${x + wide / 2} 6V${high - 6}`);
  drawBlock(pen, stone, { x: -76, y: 0, width: 152, height: 200 }, 0.12);
  pen
    .polygon(stone.wall, [-80, 198], [0, 300], [80, 198])
    .line(stone.lit, 7, [-80, 200], [0, 302], [80, 200])
    .rect(stone.lit, -2, 300, 5, 30);
  for (const x of [-150, 76]) {
    drawBlock(pen, stone, { x, y: 0, width: 74, height: 250 }, 0.34);
    pen
      .polygon(stone.lit, [x - 4, 250], [x + 37, 450], [x + 78, 250])
      .polygon(stone.shade, [x + 44, 250], [x + 37, 450], [x + 78, 250])
      .rect(stone.lit, x + 35, 446, 4, 26)
      .stroke(stone.shade, 3, `M${x + 10} 300h54M${x + 20} 350h34M${x + 28} 400h18`);
    for (const dx of [-4, 68]) pen.polygon(stone.lit, [x + dx, 240], [x + dx + 5, 300], [x + dx + 10, 240]);
    pen
      .pointedArch(stone.deep, x + 18, 164, 14, 36)
      .pointedArch(stone.deep, x + 42, 164, 14, 36)
      .pointedArch(stone.deep, x + 22, 90, 30, 30);
    pen
      .pointedArch(stone.deep, x + 16, 0, 42, 34)
      .rect(stone.lit, x - 4, 144, 82, 6)
      .rect(stone.lit, x - 4, 246, 82, 7);
  }
  pen
    .circle(stone.lit, 0, 164, 44)
    .circle(stone.deep, 0, 164, 37)
    .stroke(stone.lit, 4, 'M0 127V201M-37 164H37M-26 138L26 190M26 138L-26 190')
    .circle(stone.lit, 0, 164, 11)
    .rect(stone.lit, -76, 108, 152, 7)
    .pointedArch(stone.lit, -44, 0, 88, 44)
    .pointedArch(stone.deep, -34, 0, 68, 38)
    .rect(paint('#8a6a3f'), -26, 0, 52, 50)
    .rect(stone.lit, -170, 0, 340, 10);
}

/** A white dome like the lid of a jar in a pool with fountains, opposite a black wall. */
export function drawScrollShrine({ pen, tones }: MotifInput): void {
  const { paint, sky, leaf, leafShade } = tones;
  const [white, shade] = [paint('#f6f3ea'), paint('#c3c0bc')];
  pen.rounds(leafShade, 50, 'M-390 50h150M-150 46h80').rounds(leaf, 36, 'M-370 64h70M-120 60h40');
  pen
    .fill(paint('#2f2c34'), 'M180 0h90v240h-90z')
    .fill(paint('#4a4650'), 'M180 0h26v240h-26z')
    .rect(paint('#d9cdb4'), -340, 0, 720, 40)
    .rect(paint('#f1e6cf'), -350, 36, 740, 9)
    .rect(mixColors(paint('#7fb3bd'), sky[1], 0.3), -320, 45, 430, 10)
    .fill(
      white,
      'M-280 55Q-270 130-190 156Q-140 170-126 200Q-120 226-140 232L-136 250H-74L-70 232Q-90 226-84 200Q-70 170-20 156Q60 130 70 55z',
    )
    .fill(shade, 'M-96 250H-74L-70 232Q-90 226-84 200Q-70 170-20 156Q60 130 70 55H0Q-10 120-60 146T-110 204z')
    .stroke(shade, 3, 'M-272 84H62M-250 114H42M-206 146H-6M-130 190H-80', 0.7);
  let jets = '';
  for (const [from, to] of [
    [-310, -290],
    [-300, -240],
    [90, 70],
    [84, 20],
  ] as const)
    jets += `M${from} 52Q${(from + to) / 2} 150 ${to} 110`;
  pen.rounds(mixColors(white, sky[1], 0.3), 5, jets, 0.8);
}

/** A red line of bricks across a park to a brick house with a golden dome. */
export function drawGoldDomeTrail({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b0604a', '#8a4a3c');
  const { paint, leaf, leafShade, window, ground, haze } = tones;
  const [white, gold] = [paint('#f4efe4'), paint('#e3b040')];
  for (const [x, wide, high] of [
    [-620, 110, 260],
    [-480, 80, 340],
    [430, 90, 320],
    [540, 130, 250],
  ] as const)
    pen
      .rect(mixColors(paint('#8f9aa6'), haze, 0.4), x, 60, wide, high)
      .dashes(mixColors(paint('#6f7a88'), haze, 0.4), high - 20, [8, 12], `M${x + 8} ${60 + high / 2}h${wide - 14}`);
  pen
    .rounds(leafShade, 120, 'M-680 100h180M-440 90h60M380 90h60M520 100h160')
    .rounds(leaf, 80, 'M-660 130h80M-520 120h50M540 130h60');
  drawBlock(pen, brick, { x: -300, y: 60, width: 600, height: 140 }, 0.12);
  pen.rect(white, -306, 196, 612, 12);
  for (const y of [76, 140])
    for (const x of [-280, -236, -192, 164, 208, 252]) pen.arch(white, x - 3, y - 3, 30, 28).arch(window, x, y, 24, 24);
  pen.rect(brick.shade, -150, 60, 300, 62);
  for (let x = -136; x < 130; x += 42) pen.arch(brick.deep, x, 60, 28, 36);
  pen.rect(window, -140, 130, 280, 66).rect(white, -158, 122, 316, 9).rect(white, -158, 196, 316, 14);
  for (let x = -146; x <= 140; x += 31) pen.rect(white, x, 130, 10, 68);
  pen
    .rect(brick.wall, -110, 208, 220, 34)
    .polygon(white, [-120, 240], [0, 286], [120, 240])
    .polygon(brick.wall, [-84, 246], [0, 276], [84, 246])
    .rect(white, -84, 268, 168, 20)
    .dome(gold, 0, 286, 84, 96)
    .fill(mixColors(gold, paint('#8a5a20'), 0.35), 'M30 286H84A84 96 0 0 1 10 382Q40 340 30 286z')
    .fill(mixColors(gold, white, 0.5), 'M-60 300Q-56 340-30 360Q-44 330-46 300z')
    .rect(white, -14, 380, 28, 28)
    .rect(window, -6, 384, 12, 18)
    .dome(gold, 0, 408, 15, 16)
    .rect(gold, -2, 420, 4, 24);
  pen
    .fill(ground, 'M-720 66Q-300 84 0 60T720 66V-230H-720z')
    .fill(leaf, 'M-720-60Q-300-30 100-70T720-60V-230H-720z', 0.5);
  pen
    .fill(paint('#d0c4b2'), 'M-40 60H40Q90 0 10-60T-60-150T-30-230H-330Q-300-140-190-70T-40 60z')
    .stroke(paint('#b8483c'), 15, 'M-2 60Q10 0-80-60T-170-150T-190-230')
    .dashes(paint('#d98a78'), 15, [2, 12], 'M-2 60Q10 0-80-60T-170-150T-190-230');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -20],
      [-20, 10],
      [-150, -110],
      [-120, -120],
      [-230, -180],
      [200, -40],
      [236, -44],
    ],
    1.3,
  );
  for (const [x, y, size] of [
    [-480, -70, 1.2],
    [380, -50, 1],
    [560, -150, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#6f5240'), x - n(8), y, n(16), n(90))
      .rounds(leafShade, n(110), `M${x - n(40)} ${y + n(120)}h${n(80)}`)
      .rounds(leaf, n(76), `M${x - n(34)} ${y + n(140)}h${n(40)}`);
  }
}
