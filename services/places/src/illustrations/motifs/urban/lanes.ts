import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** A square at evening with smoke over rows of food stalls, before a minaret. */
export function drawSmokeSquare({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const clay = withBuilding(tones, '#d99a72', '#b5694a');
  drawHouseRow(pen, tones, random, {
    from: -400,
    to: 400,
    y: 20,
    low: 50,
    high: 84,
    narrow: 90,
    wide: 130,
    colors: ['#d99a72', '#cf8a66', '#e0a87f'],
    roof: '#b5694a',
    air: 0.15,
  });
  drawBlock(pen, clay, { x: 110, y: 30, width: 84, height: 250 }, 0.34);
  pen
    .rect(clay.lit, 104, 276, 96, 9)
    .dashes(clay.lit, 15, [11, 8], 'M108 292h90')
    .rect(paint('#4f8a86'), 110, 250, 84, 14)
    .stroke(clay.deep, 3, 'M122 200v34a15 15 0 0 0 30 0v-34M154 200v34a15 15 0 0 0 30 0v-34', 0.7)
    .arch(clay.deep, 142, 140, 20, 30)
    .arch(clay.deep, 142, 70, 20, 30);
  drawBlock(pen, clay, { x: 130, y: 300, width: 44, height: 60 }, 0.36);
  pen
    .arch(clay.deep, 144, 312, 16, 22)
    .dome(clay.wall, 152, 360, 20, 18)
    .rounds(paint('#e0b040'), 9, 'M152 386h0M152 398h0M152 408h0');
  const smoke = mixColors(tones.haze, '#ffffff', tones.isDusk ? 0.1 : 0.4);
  for (const x of [-320, -170, -20, 130, 280]) pen.rounds(smoke, 30, `M${x} 80q-26 40 6 80t-4 90q24 40 4 70`, 0.35);
  for (const [row, y] of [
    [0, 12],
    [1, -60],
  ] as const)
    for (let index = 0; index < 4; index++) {
      const x = -290 + index * 190 + row * 50;
      const cloth = paint(['#f1ece0', '#e3d2b0', '#c9604a'][(index + row) % 3]!);
      pen
        .rect(clay.deep, x - 52, y, 4, 54)
        .rect(clay.deep, x + 48, y, 4, 54)
        .rect(tones.window, x - 46, y + 20, 92, 30)
        .rect(paint('#8a5a40'), x - 54, y, 108, 22)
        .rounds(
          paint(['#e0903f', '#c9483f', '#7f9a4f'][index % 3]!),
          12,
          `M${x - 36} ${y + 24}h0M${x} ${y + 24}h0M${x + 36} ${y + 24}h0`,
        )
        .polygon(cloth, [x - 62, y + 52], [x, y + 82], [x + 62, y + 52])
        .rounds(tones.isDusk ? '#ffdf9a' : paint('#f6e6b0'), 8, `M${x - 24} ${y + 46}h0M${x + 24} ${y + 46}h0`);
    }
  const coats = ['#7a4a6a', '#3f6a8a', '#f0e6d2', '#a8503c'].map(paint);
  for (let person = 0; person < 10; person++) {
    const [x, y] = [Math.round(random.between(-400, 400)), Math.round(random.between(-110, -70))];
    pen.rounds(coats[person % 4]!, 14, `M${x} ${y}v24`).rounds(paint('#a87050'), 9, `M${x} ${y + 36}h0`);
  }
}

/** A promenade under two rows of plane trees, with kiosks of flowers, between tall house fronts. */
export function drawTreeBoulevard({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const walls = ['#e6cfa5', '#d9b48f', '#efe3cc', '#cfa98a'];
  pen.rect(mixColors(paint('#d9c3a0'), tones.haze, 0.5), -90, -10, 180, 150);
  for (const side of [-1, 1])
    for (const [index, [near, far]] of (
      [
        [720, 470],
        [470, 310],
        [310, 200],
        [200, 90],
      ] as const
    ).entries()) {
      const house = withBuilding(tones, walls[(index + (side > 0 ? 2 : 0)) % 4]!, '#a5604a');
      const [low, high] = [(x: number) => 8 - x * 0.09, (x: number) => 150 + x * 0.62];
      pen.polygon(
        side < 0 ? house.wall : house.shade,
        [side * far, low(far)],
        [side * far, high(far)],
        [side * near, high(near)],
        [side * near, low(near)],
      );
      for (const share of [0.24, 0.48, 0.72])
        for (const ends of [
          [0.2, 0.36],
          [0.6, 0.76],
        ])
          pen.polygon(
            tones.window,
            ...(ends.flatMap((at, index) => {
              const x = far + (near - far) * at;
              const y = low(x) + (high(x) - low(x)) * share;
              const corners = [
                [side * x, y],
                [side * x, y + (high(x) - low(x)) * 0.13],
              ];
              return index === 0 ? corners : corners.toReversed();
            }) as [number, number][]),
          );
    }
  pen
    .rect(paint('#b9b2a6'), -720, -240, 1440, 240)
    .polygon(paint('#d6cab8'), [-60, -8], [60, -8], [430, -240], [-430, -240])
    .polygon(paint('#9a948c'), [-60, -8], [-90, -8], [-720, -200], [-720, -240], [-430, -240])
    .polygon(paint('#9a948c'), [60, -8], [90, -8], [720, -200], [720, -240], [430, -240]);
  let waves = '';
  for (let row = 0; row < 6; row++)
    waves += `M${-70 - row * 62} ${-30 - row * 38}q${20 + row * 16} 16 ${40 + row * 34} 0t${40 + row * 34} 0t${40 + row * 30} 0`;
  pen.stroke(paint('#c2b39a'), 5, waves, 0.7);
  for (const [x, s] of [
    [90, 0.5],
    [140, 0.72],
    [220, 1.05],
    [350, 1.6],
  ] as const)
    for (const side of [-1, 1]) {
      const y = -10 - x * 0.3;
      pen
        .rect(paint('#b0a288'), side * x - 7 * s, y, 14 * s, 190 * s)
        .rounds(
          tones.leafShade,
          90 * s,
          `M${Math.round(side * x - 30 * s)} ${Math.round(y + 210 * s)}h${60 * s}M${Math.round(side * x - 6 * s)} ${Math.round(y + 270 * s)}h0`,
        )
        .rounds(
          tones.leaf,
          60 * s,
          `M${Math.round(side * x - 36 * s)} ${Math.round(y + 230 * s)}h${40 * s}M${Math.round(side * x - 10 * s)} ${Math.round(y + 286 * s)}h0`,
        )
        .rounds(
          tones.leafLight,
          24 * s,
          `M${Math.round(side * x - 44 * s)} ${Math.round(y + 250 * s)}h0M${Math.round(side * x - 16 * s)} ${Math.round(y + 304 * s)}h0`,
        );
    }
  for (const x of [-190, 190])
    pen
      .rect(paint('#3f6a5a'), x - 38, -100, 76, 66)
      .polygon(paint('#f0e6d2'), [x - 50, -40], [x, -10], [x + 50, -40])
      .rounds(paint('#e0486e'), 13, `M${x - 30} -100h0M${x} -96h0M${x + 28} -100h0`)
      .rounds(paint('#f0c040'), 13, `M${x - 14} -104h0M${x + 14} -104h0`);
  const coats = ['#2f3550', '#a3195b', '#39506a', '#c98a3f'].map(paint);
  for (let person = 0; person < 14; person++) {
    const y = Math.round(random.between(-200, -30));
    const x = Math.round(random.between(-1, 1) * (40 - y * 1.1));
    pen.rounds(coats[person % 4]!, 12, `M${x} ${y}v20`).rounds(paint('#e3b98f'), 9, `M${x} ${y + 32}h0`);
  }
}

/** A narrow lane of old stone houses under an arched bridge, with lanterns and balconies. */
export function drawArchLane({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(
    tones,
    (['#d6c3a0', '#c9b08f', '#ddd0b8'] as const)[Math.floor(random.between(0, 3))]!,
    '#8a5a48',
  );
  const { wall, lit, shade, deep } = stone;
  pen
    .rect(mixColors(wall, tones.haze, 0.45), -130, -10, 260, 330)
    .polygon(mixColors(shade, tones.haze, 0.3), [-60, 320], [0, 380], [60, 320]);
  drawWindows(pen, mixColors(tones.window, tones.haze, 0.3), [0, 60, 220, 240], [3, 3, 22, 40]);
  pen
    .polygon(wall, [-720, -240], [-720, 660], [-330, 600], [-118, 360], [-118, -4])
    .polygon(shade, [720, -240], [720, 660], [330, 600], [118, 360], [118, -4]);
  for (const side of [-1, 1]) {
    let courses = '';
    for (let y = -40; y < 560; y += 46)
      courses += `M${side * 118} ${Math.round(60 + y * 0.5)}L${side * 720} ${Math.round(y * 1.1)}`;
    pen.stroke(deep, 2, courses, 0.22);
    for (const [near, far, low, high] of [
      [420, 320, 250, 400],
      [250, 200, 220, 310],
      [420, 320, 10, 120],
      [230, 186, 30, 110],
    ] as const) {
      pen.polygon(deep, [side * far, low], [side * far, high - 12], [side * near, high + 14], [side * near, low - 14]);
      pen.polygon(
        tones.window,
        [side * (far + 8), low + 8],
        [side * (far + 8), high - 24],
        [side * (near - 12), high - 4],
        [side * (near - 12), low + 2],
      );
      if (low > 200)
        pen
          .polygon(
            paint('#3a3f48'),
            [side * (far - 14), low - 6],
            [side * (far - 14), low + 30],
            [side * (near + 10), low + 30],
            [side * (near + 10), low - 18],
          )
          .rounds(paint('#c9486a'), 13, `M${side * (far + 6)} ${low + 32}h0M${side * (far + 44)} ${low + 36}h0`)
          .rounds(tones.leaf, 15, `M${side * (far + 26)} ${low + 30}h0`);
    }
  }
  pen
    .fill(lit, 'M-130 330V236Q-110 296 0 300Q110 296 130 236V330z')
    .rect(wall, -130, 326, 260, 70)
    .rect(shade, 60, 326, 70, 70)
    .dashes(lit, 9, [254, 8], 'M-130 330H130M-130 392H130');
  for (const x of [-84, -28, 28, 84])
    pen.pointedArch(deep, x - 16, 342, 32, 18).pointedArch(tones.window, x - 11, 342, 22, 14);
  pen
    .polygon(paint('#b0a592'), [-118, -4], [118, -4], [720, -240], [-720, -240])
    .stroke(paint('#958a78'), 4, 'M-60-4L-320-240M0-4V-240M60-4L320-240M-200-36H200M-320-90H320M-480-160H480', 0.7);
  for (const side of [-1, 1])
    pen
      .rect(deep, side < 0 ? -172 : 146, 186, 26, 5)
      .polygon(
        tones.isDusk ? tones.window : paint('#f0dca8'),
        [side * 152 - 9, 150],
        [side * 152 - 12, 180],
        [side * 152 + 12, 180],
        [side * 152 + 9, 150],
      );
  pen
    .rounds(paint('#2f3550'), 15, 'M-30-70v30M20-110v34')
    .rounds(paint('#a3195b'), 15, 'M-4-72v28')
    .rounds(paint('#e3b98f'), 11, 'M-30-26h0M20-62h0M-4-30h0');
}
