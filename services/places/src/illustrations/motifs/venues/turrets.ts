import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawParasols } from '../coves/parts.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A folded dome over an octagon between a tower with a spire and a tall choir of glass. */
export function drawOctagonDome({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b9b0a2', '#77858c');
  drawBlock(pen, stone, { x: 70, y: 0, width: 250, height: 240 }, 0.14);
  pen
    .polygon(stone.roof, [58, 240], [100, 330], [300, 330], [334, 240])
    .polygon(stone.roofShade, [260, 240], [270, 330], [300, 330], [334, 240])
    .rect(stone.lit, 60, 236, 272, 9);
  for (const x of [86, 132, 178, 224, 270])
    pen
      .pointedArch(tones.window, x, 40, 32, 150)
      .rect(stone.lit, x + 14, 40, 4, 164)
      .polygon(stone.lit, [x + 34, 0], [x + 34, 262], [x + 39, 282], [x + 44, 262], [x + 44, 0]);
  drawBlock(pen, stone, { x: -170, y: 0, width: 250, height: 130 }, 0.14);
  drawBlock(pen, stone, { x: -130, y: 120, width: 190, height: 110 }, 0.3);
  for (const x of [-112, -58, -4])
    pen
      .arch(tones.window, x, 150, 28, 36)
      .polygon(stone.lit, [x - 16, 228], [x + 14, 268], [x + 44, 228])
      .polygon(stone.shade, [x - 4, 230], [x + 14, 256], [x + 32, 230]);
  pen
    .fill(
      stone.roof,
      'M-140 232Q-130 330-60 372Q-40 382-35 382Q-30 382-10 372Q60 330 70 232L40 262 12 232-18 262-46 232-76 262-104 232z',
    )
    .fill(stone.roofShade, 'M-35 382Q-30 382-10 372Q60 330 70 232L40 262 12 232Q20 330-35 382z')
    .stroke(stone.lit, 3, 'M-76 262Q-70 340-38 380M-18 262Q-24 330-35 380', 0.6)
    .rect(stone.wall, -52, 376, 34, 30)
    .polygon(stone.roof, [-58, 404], [-35, 450], [-12, 404])
    .rect(stone.lit, -37, 446, 4, 24);
  for (const x of [-150, -100, -50, 10]) pen.arch(tones.window, x, 40, 26, 40);
  drawBlock(pen, stone, { x: -320, y: 0, width: 120, height: 250 }, 0.3);
  pen
    .polygon(stone.lit, [-326, 250], [-260, 300], [-194, 250])
    .polygon(stone.roof, [-312, 256], [-260, 480], [-208, 256])
    .polygon(stone.roofShade, [-250, 256], [-260, 480], [-208, 256])
    .rect(stone.lit, -262, 476, 4, 30)
    .pointedArch(tones.window, -282, 150, 44, 50)
    .arch(stone.deep, -284, 0, 50, 50)
    .rect(stone.wall, -204, 0, 40, 110)
    .rect(stone.lit, -326, 130, 132, 7)
    .rect(stone.lit, -326, 244, 132, 8);
}

/** A golden turret on a slim shaft that a net of cables holds, above towers of offices. */
export function drawGoldTurret({ pen, tones }: MotifInput): void {
  const { haze, paint, sky, window } = tones;
  const gold = withBuilding(tones, '#d9a84a', '#a87a2f');
  const glass = mixColors(paint('#6f93a8'), sky[1], 0.2);
  for (const [x, wide, high, air] of [
    [-390, 80, 230, 0.4],
    [-300, 70, 310, 0.35],
    [-220, 80, 250, 0.2],
    [-130, 70, 210, 0.1],
    [70, 80, 240, 0.1],
    [150, 70, 300, 0.25],
    [230, 80, 210, 0.3],
    [320, 80, 280, 0.4],
  ] as const)
    pen
      .rect(mixColors(glass, haze, air), x, 0, wide, high)
      .rect(mixColors(mixColors(glass, paint('#3f5566'), 0.4), haze, air), x + wide * 0.68, 0, wide * 0.32, high)
      .dashes(
        tones.isDusk ? window : mixColors(glass, paint('#ffffff'), 0.3),
        Math.round(wide * 0.5),
        [5, 15],
        `M${Math.round(x + wide * 0.34)} 12V${high - 8}`,
      );
  drawBlock(pen, withBuilding(tones, '#d9cdb8', '#a89c86'), { x: -90, y: 0, width: 180, height: 110 }, 0.2);
  pen
    .dashes(window, 60, [12, 14], 'M-78 60H80')
    .rect(gold.wall, -13, 110, 26, 260)
    .rect(gold.shade, 3, 110, 10, 260)
    .stroke(
      mixColors(gold.wall, haze, 0.2),
      3,
      'M-60 110L14 230-14 370M60 110L-14 230 14 370M-40 110L20 260M40 110L-20 260M-52 110L-14 350M52 110L14 350',
    )
    .polygon(gold.wall, [-24, 366], [-62, 396], [62, 396], [24, 366])
    .rect(gold.deep, -64, 396, 128, 12)
    .rect(gold.lit, -66, 408, 132, 9)
    .rect(gold.deep, -62, 417, 124, 12)
    .rect(gold.wall, -64, 429, 128, 14)
    .rect(gold.shade, 24, 429, 40, 14)
    .polygon(gold.lit, [-56, 443], [-36, 466], [36, 466], [56, 443])
    .rect(gold.wall, -20, 466, 40, 18)
    .rect(gold.shade, -5, 484, 10, 36)
    .rect(gold.shade, -2, 520, 4, 50);
}

/** Sand with a blush of pink around pools of shallow water, with low cedars and rocks. */
export function drawPinkLagoon({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const [sand, pink, pale, lagoon] = [paint('#f6ead4'), paint('#f0b6b0'), paint('#b4efe6'), paint('#4cc4c8')];
  drawOpenSea(pen, tones, 190, mixColors(tones.water, paint('#1f78b0'), 0.6));
  pen
    .fill(
      fade(haze, 0.5)(paint('#a39a8c')),
      'M-720 186Q-560 250-400 220T-160 186zM260 186Q420 280 560 250T720 270V186z',
    )
    .fill(lagoon, 'M-720 130Q-300 170 100 130T720 140V-240H-720z')
    .fill(sand, 'M-720 120Q-560 150-420 126Q-260 110-160 124T60 130Q160 116 60 100T-160 84Q-320 70-460 76T-720 60z')
    .fill(pink, 'M-720 66Q-580 84-460 82T-160 90Q-40 96 60 106Q80 96-20 88T-240 70T-460 62T-720 50z')
    .fill(leafShade, 'M-680 124Q-620 160-540 142T-440 128zM-330 120Q-280 146-220 126z')
    .fill(pale, 'M-720 40Q-420 80-120 50T380 40T720 70V-240H-720z')
    .fill(lagoon, 'M-260 10Q-40 50 200 10T360-60Q100-90-80-60T-260 10z', 0.6)
    .fill(sand, 'M720 60Q560 40 480-20T240-110T-40-130T-360-150T-720-140V-240H720z')
    .fill(
      pink,
      'M720 60Q560 40 480-20T240-110T-40-130T-360-150T-720-140V-164Q-500-170-360-172T-40-154T230-132T440-50T720 20z',
    )
    .stroke(paint('#ffffff'), 8, 'M720 64Q556 44 476-16T238-106T-40-126T-360-146T-720-136', 0.8)
    .rounds(paint('#8f7f72'), 26, 'M-470-30h20M-420-40h10M-560-60h16M560-60h20')
    .rounds(paint('#ffffff'), 5, 'M-300-90h160M80-10h180M300 60h160M-560 10h140', 0.6);
  for (const [x, y, s] of [
    [600, -40, 1.2],
    [660, 10, 1],
    [500, -110, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(paint('#7a5f4c'), 10 * s, `M${x} ${y}q${n(10)} ${n(40)}-${n(6)} ${n(70)}`)
      .ellipse(leafShade, x, y + n(92), n(64), n(34))
      .ellipse(leaf, x - n(10), y + n(100), n(50), n(24));
  }
  drawParasols(
    pen,
    tones,
    [
      [-420, -220],
      [-260, -210],
      [-60, -200],
      [140, -200],
      [330, -170],
    ],
    34,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-160, -60],
      [-120, -56],
      [120, 10],
      [-340, -170],
      [20, -170],
      [260, -80],
      [-400, 84],
    ],
    1,
  );
}
