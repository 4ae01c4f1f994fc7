import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A long hollow of grass between low banks, with ruins of palaces in arches on the hill above. */
export function drawCircusValley({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const brick = withBuilding(tones, '#c08a64', '#a8664a');
  const grass = mixColors(leaf, paint('#b5b862'), 0.4);
  pen.fill(fade(haze, 0.2)(leafShade), 'M-720 130Q-400 200-100 170T400 190T720 150V0H-720z');
  for (const [x, y, wide, high] of [
    [-420, 150, 300, 90],
    [-120, 160, 260, 130],
    [140, 160, 220, 90],
    [360, 150, 240, 120],
  ] as const) {
    pen.rect(brick.wall, x, y - 60, wide, high + 60).rect(brick.shade, x + wide * 0.82, y - 60, wide * 0.18, high + 60);
    for (let left = x + 12; left < x + wide - 40; left += 52)
      pen.arch(brick.deep, left, y - 40, 36, 30).arch(brick.deep, left + 4, y + high * 0.42, 28, 20);
    pen.fill(brick.wall, `M${x} ${y + high}h${Math.round(wide * 0.3)}l16 18h${Math.round(wide * 0.2)}l12-18z`);
  }
  for (const x of [-600, -500, 80, 330, 640])
    pen
      .rect(paint('#7a5a44'), x, 150, 11, 130)
      .ellipse(leafShade, x + 5, 290, 66, 30)
      .ellipse(leaf, x - 8, 300, 52, 22);
  pen
    .fill(leafShade, 'M-720 110Q-300 140 100 116T720 120V-240H-720z')
    .fill(grass, 'M-720 70Q-300 100 100 80T720 80V-240H-720z')
    .fill(
      mixColors(grass, leafShade, 0.35),
      'M-560-30Q-540 50-300 56H380Q600 50 600-40Q590-150 300-170H-260Q-560-160-560-30z',
    )
    .fill(paint('#d9c394'), 'M-520-36Q-500 34-290 40H370Q560 34 560-44Q550-140 290-158H-250Q-520-146-520-36z')
    .fill(
      mixColors(grass, leafShade, 0.15),
      'M-330-50Q-320-18-240-16H330Q400-20 400-54Q394-96 310-100H-220Q-326-96-330-50z',
    )
    .stroke(paint('#c4ae80'), 5, 'M-470-40Q-450 10-280 16H360Q510 10 510-46Q500-120 284-134H-244Q-470-124-470-40', 0.7)
    .rect(brick.wall, 520, -60, 70, 150)
    .rect(brick.shade, 566, -60, 24, 150)
    .dashes(brick.lit, 14, [12, 8], 'M520 97H590')
    .rect(brick.deep, 546, 30, 12, 22);
  drawWalkers(
    pen,
    tones,
    [
      [-400, -20],
      [-374, -22],
      [100, 18],
      [260, -130],
      [286, -134],
      [-120, -140],
    ],
    1,
  );
}

/** A palace of blue slate roofs whose front has a stair like a horseshoe. */
export function drawHorseshoeStair({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#ecdfc6', '#6f7f92');
  const brick = tones.paint('#b5705a');
  for (const [x, wide, high, roof] of [
    [-380, 110, 150, 110],
    [-270, 140, 120, 70],
    [130, 140, 120, 70],
    [270, 110, 150, 110],
    [-130, 260, 150, 120],
  ] as const) {
    drawBlock(pen, wall, { x, y: 0, width: wide, height: high }, 0.12);
    pen
      .polygon(
        wall.roof,
        [x - 8, high],
        [x + wide * 0.16, high + roof],
        [x + wide * 0.84, high + roof],
        [x + wide + 8, high],
      )
      .polygon(
        wall.roofShade,
        [x + wide * 0.74, high],
        [x + wide * 0.72, high + roof],
        [x + wide * 0.84, high + roof],
        [x + wide + 8, high],
      )
      .rect(wall.lit, x - 8, high - 4, wide + 16, 9)
      .rect(brick, x + wide * 0.2, high + roof * 0.5, 16, roof * 0.5 + 24)
      .rect(brick, x + wide * 0.74, high + roof * 0.5, 16, roof * 0.5 + 24);
    for (let left = x + 16; left < x + wide - 24; left += 36)
      pen
        .rect(wall.window, left, high * 0.56, 17, high * 0.3)
        .rect(wall.window, left, high * 0.1, 17, high * 0.3)
        .rect(brick, left - 7, high * 0.1, 4, high * 0.76);
    pen
      .polygon(
        wall.lit,
        [x + wide * 0.36, high + 6],
        [x + wide * 0.36, high + 40],
        [x + wide * 0.5, high + 60],
        [x + wide * 0.64, high + 40],
        [x + wide * 0.64, high + 6],
      )
      .rect(wall.window, x + wide * 0.44, high + 10, wide * 0.12, 28);
  }
  pen
    .fill(
      wall.lit,
      'M-190 0Q-200 66-110 72Q-40 74-30 84H30Q40 74 110 72Q200 66 190 0H140Q146 38 90 42Q20 46 10 60H-10Q-20 46-90 42Q-146 38-140 0z',
    )
    .fill(
      wall.shade,
      'M-140 0Q-146 38-90 42Q-20 46-10 60H10Q20 46 90 42Q146 38 140 0H112Q110 22 70 24L50 30V0H-50V30L-70 24Q-110 22-112 0z',
    )
    .dashes(wall.wall, 14, [5, 5], 'M-188 10Q-190 76-104 80Q-40 84-30 94H30Q40 84 104 80Q190 76 188 10')
    .arch(wall.deep, -24, 0, 48, 22);
}
