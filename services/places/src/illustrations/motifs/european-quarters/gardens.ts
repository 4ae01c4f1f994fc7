import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';

/** Bronzes with holes and strings among the plants of a walled garden, with a white studio and roofs of a harbor town. */
export function drawBronzeGarden({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: 150,
    low: 70,
    high: 120,
    narrow: 90,
    wide: 130,
    colors: ['#e9e2d4', '#d3c8b8', '#f1ece0', '#c4b8a8'],
    roof: '#6a7078',
    air: 0.16,
  });
  const wall = withBuilding(tones, '#a89c8c', '#7d7468');
  drawBlock(pen, wall, { x: -720, y: 90, width: 1440, height: 76 }, 0);
  pen.dashes(wall.shade, 4, [60, 16], 'M-720 110H720M-700 136H720');
  const studio = withBuilding(tones, '#f6f3ea', '#5f6670');
  drawBlock(pen, studio, { x: 260, y: 60, width: 300, height: 150 }, 0.2);
  pen
    .polygon(studio.roof, [250, 210], [290, 260], [530, 260], [570, 210])
    .rect(tones.window, 290, 90, 110, 90)
    .stroke(studio.lit, 5, 'M327 90v90M364 90v90')
    .rect(studio.deep, 440, 60, 50, 110);
  pen
    .rounds(leafShade, 120, 'M-600 180h80M-420 190h60M-200 170h20M620 150h40')
    .rounds(leaf, 90, 'M-610 210h60M-430 220h40M-210 200h10M630 180h30');
  drawGround(pen, mixColors(leafLight, paint('#9fb06a'), 0.4), 70);
  pen.fill(paint('#cbbfa8'), 'M-160-240Q-120-60 40 10T300 60H350Q180-20 120-90T180-240z');
  drawPalm(pen, tones, -300, 60, 1.7, 0.1);
  pen
    .rounds(leafShade, 60, 'M-700 40h90M-560 20h60M480 30h60M600 20h90')
    .rounds(leaf, 40, 'M-690 60h60M-540 40h40M490 50h40M610 44h60')
    .rounds(paint('#d9608a'), 12, 'M-660 66h1M-620 50h1M-520 50h1M520 56h1M640 60h1M580 40h1');
  const bronze = withBuilding(tones, '#6f7f6a', '#4f5f50');
  const stone = withBuilding(tones, '#efe8da', '#c4b8a4');
  drawBlock(pen, stone, { x: -110, y: -20, width: 130, height: 40 }, 0.3);
  pen
    .fill(bronze.wall, 'M-100 20Q-130 150-70 240Q-20 290 20 230Q50 140 10 20z')
    .fill(bronze.shade, 'M-20 20Q20 140-10 262Q10 250 20 230Q50 140 10 20z')
    .ellipse(paint('#3f4a40'), -44, 150, 34, 56)
    .ellipse(mixColors(leafLight, tones.haze, 0.3), -40, 150, 24, 46)
    .stroke(paint('#d9c9a0'), 3, 'M-60 190L-20 110M-62 172L-24 100M-56 202L-16 128');
  drawBlock(pen, stone, { x: 170, y: -70, width: 100, height: 30 }, 0.3);
  pen
    .fill(stone.wall, 'M184-40V150Q220 180 256 150V-40z')
    .fill(stone.shade, 'M230-40V162Q246 160 256 150V-40z')
    .circle(stone.deep, 218, 96, 20)
    .circle(mixColors(leaf, tones.haze, 0.2), 218, 96, 15)
    .circle(stone.deep, 222, 30, 13);
  drawBlock(pen, stone, { x: -440, y: -100, width: 120, height: 30 }, 0.3);
  pen.stroke(bronze.wall, 26, 'M-420-70Q-440 60-380 110T-340-20').circle(bronze.lit, -372, 40, 24);
}

/** A ruined colonnade around the end of a pond with willows and water lilies, and a small pyramid in the grass. */
export function drawColonnadePool({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: 160,
    low: 110,
    high: 150,
    narrow: 110,
    wide: 150,
    colors: ['#e6dcc8', '#dccfb8', '#efe6d4'],
    roof: '#6a7480',
    air: 0.34,
  });
  pen
    .rounds(leafShade, 150, 'M-640 190h120M-440 210h100M-240 190h60M120 200h80M330 200h100M560 190h120')
    .rounds(leaf, 100, 'M-640 220h90M-430 240h70M-230 226h30M130 236h50M340 236h70M570 220h90');
  drawGround(pen, leafLight, 120);
  const stone = withBuilding(tones, '#d6cab2', '#a89c88');
  const pyramid = withBuilding(tones, '#c4b8a4', '#a89c88');
  pen
    .polygon(pyramid.wall, [400, 110], [470, 230], [540, 110])
    .polygon(pyramid.shade, [470, 230], [540, 110], [480, 110])
    .rect(pyramid.deep, 458, 110, 20, 34);
  pen.ellipse(mixColors(tones.water, leafShade, 0.3), -20, -10, 460, 120).ellipse(tones.water, -20, -16, 440, 106);
  for (const [index, x] of [-330, -262, -196, -128, -60, 8, 76, 144].entries()) {
    const y = Math.round(64 + Math.sin((index / 7) * Math.PI) * 26);
    const high = index === 3 ? 110 : 160;
    pen
      .rect(stone.wall, x - 11, y, 22, high)
      .rect(stone.shade, x + 4, y, 7, high)
      .rect(stone.lit, x - 16, y - 4, 32, 8)
      .polygon(stone.lit, [x - 18, y + high + 14], [x + 18, y + high + 14], [x + 11, y + high], [x - 11, y + high]);
  }
  pen
    .line(stone.wall, 22, [-350, 246], [-262, 256], [-150, 262])
    .line(stone.lit, 6, [-350, 258], [-262, 268], [-150, 274])
    .line(stone.wall, 22, [-40, 264], [76, 256], [164, 244])
    .line(stone.lit, 6, [-40, 276], [76, 268], [164, 256])
    .rounds(leafShade, 16, 'M-330 262h40M-300 240v-60M60 270h40M-60 120v-40')
    .rounds(leafLight, 14, 'M-260-30h40M-120-50h30M40-40h40M180-10h30M-180-70h30M100-74h30')
    .rounds(paint('#e9a0b0'), 9, 'M-244-24h1M54-34h1M-110-44h1');
  for (const [x, y] of [
    [-470, 60],
    [330, 40],
  ] as const) {
    pen.rect(paint('#6b5442'), x - 9, y, 18, 120);
    let fronds = '';
    for (const dx of [-90, -62, -34, -6, 22, 50, 78])
      fronds += `M${x} ${y + 190}Q${x + dx} ${y + 190} ${x + dx} ${y + 20 + (dx % 3) * 12}`;
    pen.rounds(leaf, 20, fronds).rounds(leafLight, 6, fronds);
  }
  drawGround(pen, leaf, -150);
  drawWalkers(pen, tones, [
    [480, -60],
    [510, -64],
    [-560, -60],
  ]);
}

/** A walk of lime trees with bronze busts on red columns on both sides, toward a fountain. */
export function drawBustLane({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawGround(pen, leafLight, 90);
  pen
    .rounds(
      leafShade,
      130,
      'M-660 200h60M-520 210h60M-390 200h50M-270 190h30M240 190h30M340 200h50M460 210h60M600 200h60',
    )
    .polygon(paint('#d3c4ac'), [-70, 96], [70, 96], [420, -240], [-420, -240])
    .ellipse(paint('#b9ab98'), 0, 100, 120, 22)
    .ellipse(tones.water, 0, 104, 104, 16)
    .fill(
      mixColors(paint('#ffffff'), tones.haze, 0.15),
      'M-8 104Q-12 200-2 260Q10 200 8 104zM-60 104Q-50 170-20 190Q-30 140-40 104zM60 104Q50 170 20 190Q30 140 40 104z',
      0.85,
    );
  const granite = withBuilding(tones, '#a8584c', '#7d4440');
  for (const side of [-1, 1])
    for (const [x, y, size] of [
      [150, 60, 0.55],
      [220, 20, 0.8],
      [320, -40, 1.15],
      [470, -130, 1.7],
    ] as const) {
      const [at, n] = [side * x, (value: number) => Math.round(value * size)];
      pen
        .rect(paint('#6b5442'), at + side * n(100) - n(9), y, n(18), n(190))
        .rounds(leafShade, n(170), `M${at + side * n(90)} ${y + n(260)}h${side * n(40)}`)
        .rounds(leaf, n(120), `M${at + side * n(80)} ${y + n(284)}h${side * n(30)}`)
        .rounds(leafLight, n(36), `M${at + side * n(66)} ${y + n(310)}h${side * n(20)}`)
        .rect(granite.wall, at - n(22), y, n(44), n(110))
        .rect(granite.shade, at + n(6), y, n(16), n(110))
        .rect(granite.lit, at - n(28), y + n(106), n(56), n(8))
        .fill(
          paint('#4f4a44'),
          `M${at - n(24)} ${y + n(114)}q${n(4)} ${n(30)} ${n(16)} ${n(34)}h${n(16)}q${n(14)}-${n(4)} ${n(16)}-${n(34)}z`,
        )
        .circle(paint('#4f4a44'), at, y + n(164), n(16));
    }
  drawWalkers(
    pen,
    tones,
    [
      [-60, 10],
      [-30, 6],
      [70, -40],
      [-120, -110],
      [160, -140],
    ],
    1.2,
  );
}
