import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { mixGlass } from '../museums/boxes.js';
import { drawBlock, traceArcade } from '../parts.js';
import { dimHall } from '../portraits/evening.js';

/** A station hall whose walls are pictures of blue and white tiles. */
export function drawTileHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [white, blue, deep, stone] = ['#eef1f0', '#4f7fc0', '#2f569a', '#cfc3ac'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(white, -720, -240, 1440, 900)
    .rect(stone, -720, 500, 1440, 160)
    .rect(paint('#e6dcc6'), -720, 470, 1440, 34)
    .dashes(stone, 20, [24, 20], 'M-700 486H720');
  pen.rect(deep, -720, 440, 1440, 22).dashes(paint('#e8c85a'), 9, [26, 12], 'M-720 451H720');
  for (const [x, wide] of [
    [-400, 300],
    [0, 330],
    [400, 300],
  ] as const) {
    pen
      .rect(deep, x - wide / 2 - 8, 116, wide + 16, 306)
      .rect(mixColors(white, blue, 0.22), x - wide / 2, 124, wide, 290);
    pen
      .fill(mixColors(white, blue, 0.5), `M${x - wide / 2} 124V300Q${x - 60} 350 ${x} 290T${x + wide / 2} 310V124z`)
      .fill(blue, `M${x - wide / 2} 124V200Q${x - 80} 240 ${x} 210T${x + wide / 2} 230V124z`);
    pen
      .fill(blue, `M${x - 90} 290V350h20v20h24v-20h20V290z`)
      .polygon(deep, [x - 94, 350], [x - 58, 400], [x - 22, 350]);
    let crowd = '';
    for (let index = 0; index < 11; index++)
      crowd += `M${x - wide / 2 + 20 + index * (wide / 12)} ${160 + ((index * 23) % 40)}v20`;
    pen
      .rounds(deep, 15, crowd)
      .stroke(deep, 3, `M${x + 30} 240v110M${x + 60} 230v110M${x + 90} 240v100`)
      .fill(deep, `M${x + 110} 210q-6 34 10 36h40q20-2 16-36l-10 20h-40z`);
  }
  pen.rect(stone, -720, 60, 1440, 34).dashes(blue, 18, [16, 10], 'M-720 102H720');
  for (const x of [-200, 200])
    pen
      .arch(stone, x - 52, 20, 104, 110)
      .arch(tones.window, x - 40, 20, 80, 106)
      .rect(stone, x - 3, 20, 6, 146);
  pen
    .rect(stone, -720, 20, 1440, 12)
    .rect(paint('#b9ad98'), -720, -240, 1440, 262)
    .stroke(
      paint('#9a8e7a'),
      3,
      'M-300 20L-600-240M-100 20L-200-240M100 20L200-240M300 20L600-240M-720-60H720M-720-150H720',
      0.6,
    );
  pen
    .rounds(paint('#2f3550'), 24, 'M-120-90v40M260-130v44M-330-110v40')
    .rounds(paint('#d9a582'), 18, 'M-120-26h0M260-62h0M-330-46h0')
    .rect(paint('#a3195b'), 284, -150, 34, 44);
  dimHall(pen, tones, 0.34);
}

/** Half of a luggage trolley that vanishes in a brick wall between arches of a station. */
export function drawTrolleyWall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [brick, dark, mortar, floor] = ['#b0674e', '#7d4638', '#cf9a80', '#b9b2a6'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen.rect(brick, -720, -40, 1440, 700);
  let courses = '';
  for (let y = -20; y < 660; y += 28) courses += `M-720 ${y}H720`;
  pen.stroke(mortar, 3, courses, 0.6);
  for (let row = 0; row < 24; row++) pen.dashes(mortar, 25, [3, 61], `M${-720 + (row % 2) * 32} ${-6 + row * 28}H720`);
  for (const x of [-430, 430])
    pen
      .arch(dark, x - 150, -40, 300, 330)
      .arch(mixColors(paint('#dfe6e6'), tones.haze, 0.3), x - 118, -40, 236, 330)
      .rect(dark, x - 118, 160, 236, 8)
      .rect(paint('#c9483f'), x - 118, 20, 236, 70)
      .rect(tones.window, x - 110, 50, 220, 30);
  pen.rect(floor, -720, -240, 1440, 206).rect(paint('#d9d2c4'), -720, -46, 1440, 14);
  pen
    .stroke(paint('#4a4f5a'), 10, 'M0-110H150L196 50M20-110V20M90-110V20')
    .stroke(paint('#4a4f5a'), 8, 'M0 20H160')
    .rounds(paint('#3a3f48'), 34, 'M120-130h0')
    .fill(paint('#7d4a34'), 'M0 26H130V90H0z')
    .fill(paint('#a8703f'), 'M0 90H104V140H0z')
    .rect(paint('#e0b560'), 60, 26, 12, 64)
    .rect(paint('#5a3526'), 0, 108, 104, 7);
  pen
    .stroke(paint('#c9a24a'), 6, 'M30 140v70q26 40 52 0v-70M30 160h52M34 184h48M56 140v90')
    .fill(paint('#f2efe8'), 'M48 146q-6 30 8 44q16-14 10-44z')
    .rounds(paint('#f2efe8'), 15, 'M57 196h0')
    .fill(mixColors(brick, dark, 0.3), 'M-14-120H6V220H-14z');
  pen.rounds(paint('#8a3a3f'), 22, 'M250-90v150q-20 40 10 60').rounds(paint('#e0b040'), 22, 'M250-60v20M250 0v20');
}

/** A hotel of red brick in Gothic forms with a clock tower, before a wide glass hall of trains. */
export function drawGothicStation({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b0583f', '#5f6a76');
  const cream = tones.paint('#ead6b3');
  const { window, deep } = brick;
  const glass = mixGlass(tones, '#9fb9c4', 0.5);
  pen
    .fill(glass, 'M90 90Q110 236 250 240Q376 236 396 90V0H90z')
    .stroke(
      brick.roofShade,
      4,
      'M90 90Q110 236 250 240Q376 236 396 90M120 90Q140 200 250 208Q356 200 372 90M180 90V220M250 90V240M320 90V220',
    );
  drawBlock(pen, brick, { x: -350, y: 0, width: 700, height: 118 }, 0.1);
  drawWindows(pen, cream, [0, 8, 680, 104], [23, 3, 17, 25]);
  drawWindows(pen, window, [0, 8, 680, 104], [23, 3, 10, 20]);
  pen.rect(cream, -354, 114, 708, 7).rect(cream, -350, 42, 700, 4).rect(cream, -350, 78, 700, 4);
  drawHipRoof(pen, brick, [-10, 121, 690, 58], 30);
  for (const x of [-230, -150, -70, 60, 150])
    pen
      .polygon(brick.wall, [x - 26, 118], [x, 166], [x + 26, 118])
      .polygon(cream, [x - 26, 118], [x, 166], [x, 158], [x - 20, 120])
      .pointedArch(window, x - 6, 122, 12, 12);
  for (const [x, half, high, top] of [
    [-310, 44, 190, 100],
    [290, 38, 240, 130],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height: high }, 0.34);
    drawWindows(pen, window, [x, 20, 2 * half - 16, high - 80], [2, 3, 14, 30], true);
    pen
      .rect(cream, x - half - 4, high - 7, 2 * half + 8, 8)
      .circle(cream, x, high - 36, half * 0.56)
      .circle(tones.isDusk ? tones.window : tones.paint('#fbf6e6'), x, high - 36, half * 0.44)
      .stroke(deep, 3, `M${x} ${high - 36}v12M${x} ${high - 36}h9`);
    for (const side of [-half, half]) drawCone(pen, brick, x + side, high, 9, 40);
    drawCone(pen, brick, x, high, half, top);
  }
  pen.pointedArch(cream, -190, 0, 70, 36).pointedArch(deep, -182, 0, 54, 32);
}

/** A cable car that climbs a steep street to a bay. */
export function drawCableCar({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(mixColors(tones.water, tones.haze, 0.2), -720, 250, 1440, 90)
    .fill(mixColors(tones.far, tones.haze, 0.4), 'M-720 340Q-400 410-60 344T720 350V330H-720z')
    .polygon(tones.leafLight, [-40, 296], [-10, 310], [50, 308], [70, 294]);
  const road = paint('#9a958e');
  const walls = ['#e3c9a8', '#b9c9cf', '#e9e0cf', '#d9a58f', '#cfd6b9', '#e6d2e0'];
  for (const side of [-1, 1])
    for (const [index, [near, far]] of (
      [
        [720, 470],
        [470, 310],
        [310, 210],
        [210, 150],
      ] as const
    ).entries()) {
      const house = withBuilding(tones, walls[(index + (side > 0 ? 3 : 0)) % 6]!, '#8a8f93');
      const low = (x: number) => 260 - x * 0.62;
      const high = (x: number) => 296 + x * 0.34;
      pen
        .polygon(
          side < 0 ? house.wall : house.shade,
          [side * far, low(far)],
          [side * far, high(near) - 20],
          [side * near, high(near)],
          [side * near, low(near)],
        )
        .polygon(
          house.lit,
          [side * far, high(near) - 28],
          [side * far, high(near) - 20],
          [side * near, high(near)],
          [side * near, high(near) - 12],
        );
      for (let bay = 0; bay < 2; bay++) {
        const x = far + (near - far) * (0.3 + bay * 0.4);
        const size = (near - far) * 0.09;
        for (const y of [low(x) + (high(near) - low(x)) * 0.34, low(x) + (high(near) - low(x)) * 0.66])
          pen.rect(tones.window, side * x - size, y, 2 * size, size * 2.4);
      }
    }
  pen
    .polygon(road, [-110, 276], [110, 276], [560, -240], [-560, -240])
    .polygon(paint('#c9c2b6'), [-150, 270], [-110, 276], [-560, -240], [-720, -240])
    .polygon(paint('#c9c2b6'), [150, 270], [110, 276], [560, -240], [720, -240])
    .stroke(paint('#5a5f66'), 6, 'M-30 276L-150-240M34 276L170-240')
    .stroke(paint('#5a5f66'), 4, 'M2 276L10-240');
  const [red, cream, gold] = ['#a83a34', '#f0e3c4', '#d9a83f'].map(paint) as [string, string, string];
  pen
    .fill(paint('#4a3a34'), 'M-116-90H116V-60H-116z')
    .fill(red, 'M-122-60H122V30H-122z')
    .rect(gold, -122, 24, 244, 8)
    .rect(cream, -118, 32, 236, 96)
    .dashes(tones.window, 72, [46, 14], 'M-108 84H112')
    .rect(paint('#6f4a38'), -118, 32, 8, 96)
    .rect(paint('#6f4a38'), 110, 32, 8, 96)
    .fill(cream, 'M-134 128H134L112 156H-112z')
    .rect(red, -134, 124, 268, 8)
    .rect(cream, -74, 156, 148, 20)
    .rect(gold, -84, 174, 168, 7);
  pen
    .circle(tones.isDusk ? tones.window : cream, 0, -14, 22)
    .circle(gold, 0, -14, 15)
    .rect(gold, -60, -44, 120, 7)
    .rounds(paint('#2f3550'), 17, 'M-146-20v40M150-16v36')
    .rounds(paint('#d9a582'), 13, 'M-146 40h0M150 40h0')
    .rect(paint('#4a3a34'), -136, -66, 272, 9);
  pen.fill(paint('#3a3f48'), traceArcade({ x: -106, y: -104, height: 18 }, { count: 1, span: 60, pier: 76, sides: 0 }));
}

/** A double staircase that winds down in a wide spiral under a dome of glass. */
export function drawSpiralStair({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [stone, dark, bronze, light] = ['#d9c6a2', '#8f7a5c', '#7d5f3f', '#f1e4c8'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen.rect(dark, -720, -240, 1440, 900).ellipse(light, 0, 590, 420, 100);
  pen.ellipse(tones.isDusk ? mixColors(tones.window, '#5f6a96', 0.3) : paint('#e6f0f2'), 0, 590, 380, 84);
  for (let ring = 0; ring < 6; ring++) {
    const scale = 1 - ring * 0.155;
    const [rx, ry] = [Math.round(660 * scale), Math.round(340 * scale)];
    const y = Math.round(150 - ring * 18);
    pen
      .ellipse(ring % 2 ? stone : mixColors(stone, dark, 0.25), 0, y, rx, ry)
      .ellipse(bronze, 0, y - 6, rx * 0.93, ry * 0.91)
      .ellipse(mixColors(bronze, dark, 0.4), 0, y - 14, rx * 0.9, ry * 0.86);
    pen.dashes(
      light,
      20 * scale + 4,
      [4, 20],
      `M${-rx * 0.94} ${y}A${Math.round(rx * 0.94)} ${Math.round(ry * 0.92)} 0 0 0 ${Math.round(rx * 0.94)} ${y}`,
    );
  }
  pen
    .ellipse(paint('#efe2c4'), 0, 56, 118, 56)
    .ellipse(paint('#c9a86a'), 0, 56, 70, 32)
    .ellipse(paint('#efe2c4'), 0, 56, 40, 18);
  pen
    .rounds(paint('#2f3550'), 15, 'M-470-40v30M420 20v30M-260-90v26M250 240v20M-380 250v20')
    .rounds(paint('#e3b98f'), 11, 'M-470 6h0M420 66h0M-260-48h0M250 274h0M-380 284h0');
  dimHall(pen, tones, 0.18);
}
