import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** A white castle built into the mouth of a cave in a high cliff. */
export function drawCaveCastle({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, window } = tones;
  const [rock, dark, pale, hollow] = [paint('#b3a896'), paint('#7d7468'), paint('#cfc6b4'), paint('#3f383c')];
  const wall = withBuilding(tones, '#f1e9d8', '#a85a42');
  pen
    .fill(rock, 'M-720-240V420Q-560 500-380 480T-60 540T260 500T520 540T720 480V-240z')
    .fill(pale, 'M-720 420Q-560 500-380 480T-60 540Q-200 480-340 440T-620 380L-720 340z')
    .fill(
      dark,
      'M-500 440L-460 300-520 160-470 20-420 20-460 160-400 300-430 450zM500 500L470 360 530 220 480 60 540 40 590 220 540 370 560 520zM340 480L300 400 350 330 390 400z',
    )
    .stroke(
      dark,
      5,
      'M-640 380L-620 240M-580 240L-600 100M640 440L660 300M430 440L450 300M-320 440L-300 400M120 510L140 460M-120 520L-100 470',
      0.6,
    )
    .fill(hollow, 'M-330 40Q-350 250-240 340Q-120 420 40 420Q220 410 300 320Q370 230 350 40z')
    .fill(mixColors(hollow, rock, 0.4), 'M-330 40Q-350 250-240 340Q-200 372-150 394Q-260 280-260 40z')
    .rounds(leafShade, 36, 'M-680 440h60M-520 490h70M-300 482h60M-60 540h90M200 512h60M420 524h70M620 520h60');
  drawBlock(pen, wall, { x: -200, y: 30, width: 150, height: 230 }, 0.2);
  drawBlock(pen, wall, { x: -60, y: 30, width: 190, height: 290 }, 0.14);
  drawBlock(pen, wall, { x: 120, y: 30, width: 150, height: 200 }, 0.3);
  pen
    .polygon(wall.roof, [-212, 258], [-180, 310], [-60, 310], [-50, 258])
    .polygon(wall.roof, [-74, 318], [-30, 376], [100, 376], [144, 318])
    .polygon(wall.roofShade, [90, 318], [70, 376], [100, 376], [144, 318])
    .polygon(wall.roof, [120, 228], [150, 272], [250, 272], [282, 228])
    .rect(wall.wall, 220, 30, 60, 250)
    .rect(wall.shade, 256, 30, 24, 250)
    .polygon(wall.roof, [212, 280], [250, 340], [288, 280])
    .dashes(window, 26, [16, 24], 'M-180 220H-70M-36 280H110M-36 220H110M140 190H210M-36 160H110')
    .rect(paint('#8f4a3a'), -150, 130, 60, 8)
    .arch(wall.deep, -150, 32, 44, 40)
    .rect(window, 240, 220, 14, 26)
    .fill(rock, 'M-330 50L-260 20-200 40-60 24 120 40 290 24 350 50V-100H-330z')
    .fill(dark, 'M-60 24L120 40 290 24 350 50V-60L200-20 60-50z', 0.6)
    .fill(leafShade, 'M-720-20Q-480 40-240-30T240-40T720 10V-240H-720z')
    .fill(
      leaf,
      traceFirs(random, [-700, -330], 80, () => -40),
    )
    .fill(
      leaf,
      traceFirs(random, [360, 720], 80, () => -40),
    )
    .fill(leaf, 'M-720-90Q-300-40 100-100T720-80V-240H-720z')
    .fill(paint('#d9cbb0'), 'M-130 32Q-190 0-120-40T40-110T-60-240H80Q130-130 80-90T-60-20T-106 32z');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -60],
      [40, -120],
      [66, -124],
    ],
    1.1,
  );
}

/** A fort with a red lighthouse on a cliff before a wave as high as a house, with a surfer. */
export function drawGiantWave({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, window } = tones;
  const sea = mixColors(tones.water, paint('#2f7a8f'), 0.5);
  const [deep, light, foam, rock, dark] = [
    mixColors(sea, paint('#123f58'), 0.4),
    mixColors(sea, paint('#9fdcd4'), 0.45),
    paint('#f8f7f0'),
    paint('#b5946c'),
    paint('#7a5f4c'),
  ];
  drawOpenSea(pen, tones, 90, sea);
  pen
    .fill(fade(haze, 0.4)(sea), 'M-720 86Q-560 130-400 110T-100 86z')
    .fill(
      light,
      'M-720-120Q-560 60-460 210Q-400 330-250 380Q-120 420 20 396Q120 380 170 330Q120 350 60 330Q-40 290-40 180T60-30T260-110V-240H-720z',
    )
    .fill(sea, 'M-720-120Q-560 60-460 210Q-400 330-250 380Q-160 408-60 404Q-180 340-190 220T-100 0T60-130V-240H-720z')
    .fill(deep, 'M-720-120Q-600 10-520 120Q-440 160-380 60T-220-110T-60-200V-240H-720z', 0.7)
    .stroke(
      foam,
      7,
      'M-420 240Q-330 300-300 160T-180-60M-330 330Q-240 340-230 200T-110-30M-220 380Q-140 360-130 220T-40-10M-520 110Q-440 150-400 40T-300-110',
      0.5,
    )
    .fill(
      foam,
      'M-300 356Q-260 420-190 404Q-150 450-80 420Q-20 452 40 416Q110 430 130 384Q190 380 182 324Q150 290 120 330Q90 300 60 340Q20 330 0 366Q-50 350-80 380Q-130 360-170 376Q-230 350-300 356z',
    )
    .rounds(foam, 22, 'M150 290h0M196 350h0M90 440h0M-30 462h0M-130 452h0M170 410h0M210 300h0', 0.8)
    .fill(foam, 'M-60-60Q60-20 140-60T340-80T560-60V-130Q300-160 60-150T-120-130z')
    .rounds(foam, 34, 'M-90-110h60M40-70h80M200-70h80M330-60h60');
  pen
    .fill(rock, 'M720 210Q600 220 520 214L400 200 370 150 390 90 330 40 340-30 280-70 290-110 480-130 720-120z')
    .fill(
      dark,
      'M400 200L370 150 390 90 330 40 340-30 280-70 290-110H380L400-40 390 40 440 100 420 160zM560 216L530 100 560-20 540-120H610L620 0 600 120 610 218z',
    )
    .fill(leaf, 'M720 236Q600 240 510 226L470 210Q600 216 720 210z');
  const stone = withBuilding(tones, '#d9c9a8', '#b5483c');
  drawBlock(pen, stone, { x: 410, y: 200, width: 310, height: 100 }, 0.1);
  pen
    .rect(stone.lit, 404, 296, 320, 9)
    .dashes(window, 22, [14, 34], 'M440 260H700')
    .rect(stone.shade, 410, 200, 310, 12)
    .rect(paint('#c4443c'), 500, 305, 70, 80)
    .rect(paint('#8f2f2c'), 548, 305, 22, 80)
    .rect(paint('#c4443c'), 488, 380, 94, 10)
    .rect(tones.isDusk ? window : paint('#e3eef0'), 510, 390, 50, 34)
    .fill(paint('#c4443c'), 'M502 424q33 44 66 0z');
  drawWalkers(
    pen,
    tones,
    [
      [430, 304],
      [460, 304],
      [610, 304],
      [640, 304],
    ],
    1,
  );
  pen
    .fill(paint('#e3b23f'), 'M-120 120l84-40 12 6-80 44z')
    .fill(paint('#2a2a34'), 'M-90 112l10 34 20 14-6 26h14l12-30-20-22 6-30z')
    .circle(paint('#c99a78'), -58, 196, 9)
    .stroke(foam, 6, 'M-124 124Q-220 190-280 270', 0.8);
}

/** Golden stacks, arches and needles of rock in emerald water with small boats and steps down the cliff. */
export function drawGoldenStacks({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const clear = mixColors(tones.water, paint('#1f9a98'), 0.65);
  drawOpenSea(pen, tones, 150, mixColors(tones.water, paint('#2a80b0'), 0.5));
  pen.fill(clear, 'M-720 90Q-200 120 200 80T720 90V-240H-720z');
  const stack = (x: number, y: number, wide: number, high: number, air: number, hasArch: boolean) => {
    const mix = fade(haze, air);
    const [rock, dark, pale] = [mix(paint('#d99a52')), mix(paint('#9a5f3f')), mix(paint('#f0cc90'))];
    const p = (a: number, b: number) => `${Math.round(x + a * wide)} ${Math.round(y + b * high)}`;
    pen
      .fill(
        rock,
        `M${p(-0.5, 0)}L${p(-0.44, 0.5)}L${p(-0.48, 0.7)}L${p(-0.3, 0.96)}L${p(0.1, 1)}L${p(0.4, 0.92)}L${p(0.46, 0.6)}L${p(0.4, 0.4)}L${p(0.52, 0)}z`,
      )
      .fill(
        dark,
        `M${p(0.1, 1)}L${p(0.4, 0.92)}L${p(0.46, 0.6)}L${p(0.4, 0.4)}L${p(0.52, 0)}H${Math.round(x + 0.24 * wide)}L${p(0.16, 0.5)}z`,
      )
      .fill(pale, `M${p(-0.48, 0.7)}L${p(-0.3, 0.96)}L${p(0.1, 1)}L${p(-0.1, 0.9)}L${p(-0.3, 0.72)}z`)
      .stroke(
        dark,
        4,
        `M${p(-0.44, 0.5)}L${p(0.14, 0.54)}M${p(-0.46, 0.26)}L${p(0.18, 0.3)}M${p(-0.4, 0.76)}L${p(0.1, 0.78)}`,
        0.5,
      );
    if (hasArch)
      pen
        .fill(mix(clear), `M${p(-0.22, 0)}Q${p(-0.24, 0.4)} ${p(-0.02, 0.44)}Q${p(0.16, 0.4)} ${p(0.16, 0)}z`)
        .stroke(dark, 6, `M${p(-0.22, 0)}Q${p(-0.24, 0.4)} ${p(-0.02, 0.44)}Q${p(0.16, 0.4)} ${p(0.16, 0)}`, 0.6);
    pen.stroke(mix(paint('#ffffff')), 5, `M${p(-0.58, 0)}H${Math.round(x + 0.6 * wide)}`, 0.7);
  };
  stack(-430, 110, 120, 130, 0.35, false);
  stack(-300, 100, 170, 190, 0.3, true);
  stack(420, 100, 150, 170, 0.3, false);
  stack(250, 80, 210, 260, 0.18, true);
  stack(-130, 50, 120, 290, 0.1, false);
  stack(40, 20, 200, 230, 0.06, true);
  stack(-330, 0, 190, 320, 0.03, false);
  const [rock, dark] = [paint('#d99a52'), paint('#9a5f3f')];
  pen
    .fill(rock, 'M720 400Q600 410 520 390L470 330 490 250 430 170 450 80 390 0 410-80 330-150 340-240H720z')
    .fill(
      dark,
      'M520 390L470 330 490 250 430 170 450 80 390 0 410-80 330-150 340-240H420L480-90 460 10 520 90 500 180 550 270 530 340z',
      0.8,
    )
    .fill(mixColors(leaf, paint('#b5a860'), 0.4), 'M720 430Q600 436 510 404L520 386Q600 410 720 400z')
    .stroke(paint('#f1e3c4'), 12, 'M640 400L590 340 650 290 590 230 650 170 590 110 640 50 570-10 600-70')
    .fill(rock, 'M-720 330Q-640 340-590 310L-560 230-590 160-540 80-560 0-620-60-720-80z')
    .fill(dark, 'M-590 310L-560 230-590 160-540 80-560 0-620-60H-660L-600 40-630 170z', 0.8)
    .rounds(
      mixColors(clear, paint('#ffffff'), 0.5),
      5,
      'M-520-60h180M-160-40h180M120-90h200M-420-140h200M-60-170h220',
      0.6,
    );
  for (const [x, y, color] of [
    [-160, -70, '#f6f2e8'],
    [140, -40, '#c4463c'],
    [-360, -170, '#2f6fa0'],
    [60, -170, '#f6f2e8'],
  ] as const) {
    pen.fill(paint(color), `M${x - 60} ${y + 14}H${x + 66}L${x + 44} ${y - 10}H${x - 44}z`);
    drawWalkers(
      pen,
      tones,
      [
        [x - 20, y + 8],
        [x + 20, y + 8],
      ],
      0.8,
    );
  }
}
