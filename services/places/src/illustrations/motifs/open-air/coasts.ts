import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawBoat, traceCrowns } from '../townscapes/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A white lighthouse with a red lantern on bare rock above the surf. */
export function drawWhiteLight({ pen, tones, palette }: MotifInput): void {
  const { paint, lit, deep, isDusk, window } = tones;
  const isWarm = ['monsoon', 'mediterranean'].includes(palette);
  const [rock, dark, light] = (isWarm ? ['#a8906f', '#7d6852', '#c9b38f'] : ['#a39e98', '#77726f', '#c4bfb6']).map(
    paint,
  ) as [string, string, string];
  const white = withBuilding(tones, '#f6f3ea', '#b5403a');
  const red = paint('#c0392f');
  if (isDusk) pen.fill(window, 'M30 404L-870 510V300zM30 404L930 500V310z', 0.2);
  pen
    .polygon(dark, [-380, -6], [-350, 40], [-260, 66], [-200, 110], [160, 122], [230, 84], [320, 60], [390, -6])
    .polygon(rock, [-380, -6], [-350, 40], [-260, 66], [-200, 110], [60, 118], [90, 60], [60, -6])
    .polygon(light, [-350, 40], [-260, 66], [-200, 110], [40, 116], [-60, 80], [-200, 60])
    .stroke(dark, 4, 'M-300 30L-180 46M-140 20L-20 40M-220 80L-120 90', 0.6);
  drawBlock(pen, white, { x: -180, y: 110, width: 130, height: 54 }, 0.24);
  pen
    .polygon(white.roof, [-190, 164], [-160, 200], [-70, 200], [-40, 164])
    .dashes(window, 22, [13, 20], 'M-166 140H-60');
  pen
    .polygon(white.wall, [-14, 112], [0, 366], [60, 366], [74, 112])
    .polygon(white.shade, [46, 112], [40, 366], [60, 366], [74, 112])
    .arch(deep, 22, 112, 20, 30)
    .arch(deep, 24, 210, 12, 18)
    .arch(deep, 24, 290, 12, 18)
    .rect(deep, -8, 366, 76, 7)
    .stroke(deep, 2.5, 'M-6 373v16h72v-16M10 373v16M30 373v16M50 373v16')
    .rect(isDusk ? '#ffe2a0' : mixColors(paint('#bcd6dc'), '#ffffff', 0.3), 12, 373, 36, 44)
    .rect(red, 8, 412, 44, 7)
    .dome(red, 30, 418, 25, 26)
    .rect(deep, 29, 442, 3, 18)
    .rounds(lit, 8, 'M-400-4h110M-180-8h120M120-6h140M300-2h90');
}

/** A low white tower with a pointed dome on a tiny islet, with minarets of a city across the strait. */
export function drawIsletTower({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const far = fade(haze, 0.45);
  const gray = far(paint('#8f92a6'));
  drawOpenSea(pen, tones, 30);
  pen.fill(gray, 'M-720 28V90Q-560 130-420 120T-140 110T140 120T420 100T720 120V28z');
  for (const [x, half] of [
    [-440, 56],
    [-250, 50],
  ] as const) {
    pen.rect(gray, x - half, 100, 2 * half, 60).dome(gray, x, 156, half, half * 0.7);
    for (const side of [-1, 1])
      pen.polygon(
        gray,
        [x + side * (half + 20) - 6, 90],
        [x + side * (half + 20), 270],
        [x + side * (half + 20) + 6, 90],
      );
  }
  pen
    .rect(gray, 410, 100, 44, 130)
    .polygon(gray, [400, 226], [432, 290], [464, 226])
    .rounds(
      far(tones.leafShade),
      40,
      traceCrowns(random, -140, 380, 50, () => 96),
    )
    .rounds(
      far(paint('#d9a488')),
      15,
      traceCrowns(random, -700, 700, 46, () => 60),
    );
  const white = withBuilding(tones, '#f3ecdc', '#6f7784');
  pen.fill(paint('#8d867c'), 'M-250-56Q-210-20-120-14H140Q220-20 250-56z');
  drawBlock(pen, white, { x: -170, y: -20, width: 330, height: 60 }, 0.24);
  pen.rect(white.lit, -178, 36, 346, 9).dashes(tones.window, 28, [17, 22], 'M-152 8H150');
  drawBlock(pen, white, { x: -110, y: 44, width: 130, height: 70 }, 0.3);
  pen.polygon(white.roof, [-120, 112], [-96, 138], [-40, 138], [-40, 112]);
  drawBlock(pen, white, { x: -46, y: 44, width: 96, height: 160 }, 0.34);
  pen
    .rect(white.lit, -52, 200, 108, 9)
    .dashes(white.lit, 24, [5, 9], 'M-48 220h100')
    .rect(white.wall, -34, 208, 72, 60)
    .rect(white.shade, 12, 208, 26, 60);
  for (const x of [-26, -4, 18]) pen.arch(tones.window, x, 216, 14, 28);
  pen
    .arch(tones.window, -22, 130, 18, 30)
    .arch(tones.window, 8, 130, 18, 30)
    .rect(white.lit, -40, 266, 84, 7)
    .fill(white.roof, 'M-36 273Q-30 320 2 344Q34 320 40 273z')
    .fill(white.roofShade, 'M14 273Q20 320 2 344Q34 320 40 273z')
    .rect(tones.deep, 0, 342, 3, 60)
    .polygon(paint('#c0303a'), [3, 402], [50, 392], [3, 378]);
  pen.rounds(tones.waterLight, 7, 'M-320-62h160M120-66h220M-60-80h140', 0.7);
  drawBoat(pen, tones, -330, -130, 1.8, '#f4efe4');
  drawBoat(pen, tones, 320, -150, 2, '#2f5f80');
}

/** A wide city beach at evening with a crowd, food carts and fishing boats. */
export function drawCrowdBeach({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawOpenSea(pen, tones, 120, mixColors(tones.water, paint('#2f7f96'), 0.4));
  const sand = paint('#e3cc9c');
  const foam = paint('#f6f4ea');
  const tower = withBuilding(tones, '#c9483f', '#f4efe2');
  pen
    .rounds(foam, 8, 'M-700 60h440M-180 50h380M260 62h420M-560 84h300M60 80h300', 0.8)
    .fill(sand, 'M-720 40Q-300 60 100 36T720 44V-240H-720z')
    .fill(mixColors(sand, paint('#8a7a5c'), 0.3), 'M-720 40Q-300 60 100 36T720 44V20Q300 14-100 34T-720 20z');
  for (let level = 0; level < 6; level++)
    pen.polygon(
      level % 2 ? paint('#f4efe2') : tower.wall,
      [446 + level * 2, 40 + level * 34],
      [448 + level * 2, 74 + level * 34],
      [492 - level * 2, 74 + level * 34],
      [494 - level * 2, 40 + level * 34],
    );
  pen
    .rect(tones.deep, 448, 244, 44, 7)
    .rect(tones.isDusk ? '#ffe2a0' : paint('#cfe0e4'), 456, 250, 28, 26)
    .dome(tower.wall, 470, 276, 20, 18);
  for (const [x, color] of [
    [-440, '#3f7fb5'],
    [-250, '#c9483f'],
    [-60, '#e8b93f'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 80} 50q10-40 40-42h84q30 4 44 50q-40-16-84-16t-84 8z`)
      .stroke(paint('#6b4638'), 4, `M${x - 50} 40h120`);
  for (const [x, y, color] of [
    [-360, -60, '#e0685a'],
    [-130, -100, '#3fa79a'],
    [120, -60, '#f0b33c'],
    [330, -100, '#c76aa0'],
  ] as const)
    pen
      .rect(paint('#8a5f40'), x - 50, y - 30, 100, 46)
      .rounds(tones.deep, 24, `M${x - 30} ${y - 34}h0M${x + 30} ${y - 34}h0`)
      .rect(paint('#8a5f40'), x - 46, y + 14, 5, 50)
      .rect(paint('#8a5f40'), x + 42, y + 14, 5, 50)
      .polygon(paint(color), [x - 66, y + 62], [x - 46, y + 88], [x + 46, y + 88], [x + 66, y + 62])
      .rounds(paint('#f6e6b0'), 9, `M${x - 30} ${y + 52}h0M${x} ${y + 52}h0M${x + 30} ${y + 52}h0`);
  const places = Array.from({ length: 26 }, (_, at) => [-520 + at * 42, Math.round(random.between(-190, 16))] as const);
  drawWalkers(pen, tones, places, 1.1);
}

/** The bare chamber of a volcano in red, yellow and violet, with a basket that hangs on a cable from the shaft above. */
export function drawMagmaChamber({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const dark = paint('#2b2230');
  pen.rect(dark, -720, -240, 1440, 900);
  for (const [half, top, color] of [
    [620, 600, '#4a2f36'],
    [520, 560, '#7a3f34'],
    [430, 530, '#a85a38'],
    [330, 500, '#6b4258'],
    [250, 480, '#8f4a3a'],
  ] as const)
    pen.fill(
      paint(color),
      `M${-half} -240Q${-half * 1.1} ${top * 0.5} ${-half * 0.5} ${top * 0.84}Q-60 ${top} 0 ${top + 60}Q60 ${top} ${half * 0.5} ${top * 0.84}Q${half * 1.1} ${top * 0.5} ${half} -240z`,
    );
  pen
    .fill(
      paint('#d9964a'),
      'M-430 60Q-360 160-330 320Q-300 200-320 60T-380-80zM330 20Q380 140 350 300Q300 180 300 40T360-60z',
      0.75,
    )
    .fill(
      paint('#c9b04f'),
      'M-180 120Q-130 260-150 400Q-210 280-220 140zM170 160Q210 260 170 420Q120 300 120 190z',
      0.6,
    )
    .fill(paint('#b5453a'), 'M-60 40Q-20 180-40 340Q-100 220-110 80zM60-20Q110 120 70 280Q20 140 20 20z', 0.7)
    .fill(paint('#4f5a7a'), 'M-280-40Q-220 60-230 200Q-290 120-310 0zM230-40Q280 60 260 180Q210 90 200 0z', 0.6)
    .fill(mixColors(tones.sky[2], '#ffffff', 0.3), 'M-40 560Q0 640 44 556Q60 600 50 660H-50Q-60 600-40 560z')
    .polygon(mixColors(tones.sky[2], paint('#b5683a'), 0.72), [-40, 560], [44, 556], [210, -60], [-210, -60]);
  pen.fill(
    paint('#8f4a3a'),
    'M-200-60Q-160 260-60 540L-100 470Q-190 220-250-60zM200-60Q160 260 60 540L100 470Q190 220 250-60z',
    0.6,
  );
  pen
    .fill(dark, 'M-720-60Q-400-20-200-70T120-50T420-80T720-40V-240H-720z')
    .fill(paint('#4a3a40'), 'M-720-90Q-300-60 0-100T720-80V-240H-720z')
    .rounds(
      paint('#6b5258'),
      34,
      'M-460-120h30M-300-150h50M-120-130h40M150-140h60M330-120h40M460-160h40M20-180h50M-520-190h40M260-200h40',
    )
    .stroke(paint('#1f1a24'), 4, 'M-12 150L0 600M32 150L10 600')
    .rect(paint('#d9b23f'), -40, 60, 100, 14)
    .rect(paint('#d9b23f'), -40, 116, 100, 7)
    .dashes(paint('#d9b23f'), 56, [6, 25], 'M-40 90H62')
    .stroke(paint('#d9b23f'), 6, 'M-36 120L10 160L56 120');
  pen
    .rounds(paint('#c9403a'), 13, 'M-16 80v24M10 80v24M36 80v24')
    .rounds(paint('#f0d060'), 13, 'M-16 124h0M10 124h0M36 124h0');
  drawWalkers(
    pen,
    tones,
    [
      [-220, -110],
      [-190, -114],
      [200, -120],
    ],
    1.1,
  );
}

/** A wide ring of black gravel with a flat rim, on a dark plain beside a lake. */
export function drawGravelRing({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [black, dark, light] = ['#55525a', '#3d3b45', '#75727a'].map(paint) as [string, string, string];
  pen
    .fill(
      fade(haze, 0.5)(paint('#7d86a0')),
      'M-720 120L-560 170-380 140-220 200-60 150 120 190 320 150 520 200 720 150V0H-720z',
    )
    .rect(mixColors(leaf, paint('#8a8f5a'), 0.5), -720, -40, 1440, 130)
    .fill(light, 'M-520 40Q-420 110-330 236Q0 262 330 236Q420 110 520 40z')
    .fill(black, 'M-520 40Q-420 110-330 236Q-160 250 0 251Q-40 130-60 40z')
    .ellipse(dark, 0, 238, 330, 26)
    .fill(black, 'M-290 240Q0 216 290 240Q0 252-290 240z')
    .stroke(
      dark,
      4,
      'M-300 220Q-360 120-430 50M-220 222Q-260 120-310 46M-120 226Q-140 120-170 44M20 226Q30 120 40 44M150 226Q180 120 220 46M260 222Q310 120 370 50',
      0.35,
    )
    .stroke(paint('#b0a898'), 4, 'M120 44Q200 110 250 230', 0.8)
    .rect(water, -720, -240, 1440, 240)
    .rounds(waterLight, 5, 'M-480-40h180M-60-60h200M260-30h180M-300-90h160M140-96h200', 0.6)
    .fill(mixColors(leaf, paint('#8a8f5a'), 0.3), 'M-720-80Q-480-50-300-110T60-130T420-100T720-90V-240H-720z')
    .rounds(dark, 30, 'M-420-120h60M-180-150h70M60-160h80M300-140h60M470-170h60M-560-190h70M-20-210h60');
  drawWalkers(
    pen,
    tones,
    [
      [-90, 250],
      [-66, 250],
      [110, 250],
    ],
    0.7,
  );
}
