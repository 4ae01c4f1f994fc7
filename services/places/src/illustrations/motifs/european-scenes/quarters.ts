import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawBoat } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A cobbled lane with a red pub at its corner: hanging baskets, gilded letters and lanterns, and string lights above. */
export function drawRedPub({ pen, tones, random }: MotifInput): void {
  const { paint, leaf } = tones;
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -180,
    y: 30,
    low: 250,
    high: 320,
    narrow: 130,
    wide: 170,
    colors: ['#5f8a7a', '#d9a84a', '#4a5f8a', '#e3d6bc'],
    roof: '#5f5a60',
  });
  const brick = withBuilding(tones, '#b5705a', '#6a5a58');
  drawBlock(pen, brick, { x: -170, y: 190, width: 500, height: 190 }, 0.14);
  drawWindows(pen, tones.window, [80, 200, 480, 170], [6, 2, 34, 58]);
  pen.rect(brick.lit, -180, 374, 520, 14).rect(brick.roof, -170, 388, 500, 26);
  const red = withBuilding(tones, '#b8282c', '#7a1a20');
  drawBlock(pen, red, { x: -186, y: 30, width: 532, height: 176 }, 0.14);
  pen
    .rect(red.roof, -196, 196, 552, 16)
    .rect(paint('#1f1a1c'), -170, 150, 500, 36)
    .dashes(paint('#e9c45a'), 14, [16, 9], 'M-60 168H224');
  for (const x of [-120, 0, 200, 300])
    pen
      .rect(red.roof, x - 38, 60, 76, 84)
      .rect(tones.isDusk ? tones.window : paint('#e9b45a'), x - 32, 66, 64, 72)
      .stroke(red.roof, 4, `M${x} 66v72M${x - 32} 102h64`)
      .rounds(leaf, 22, `M${x - 24} 206h48`)
      .rounds(
        paint(x % 3 ? '#e9607a' : '#f4d06a'),
        10,
        `M${x - 26} 214h1M${x - 8} 218h1M${x + 10} 214h1M${x + 26} 218h1`,
      );
  pen.rect(red.roof, 66, 30, 68, 114).rect(paint('#2f2226'), 74, 30, 52, 104);
  for (const x of [-186, 60, 140, 346])
    pen
      .rect(red.deep, x - 3, 150, 6, 24)
      .polygon(paint('#2f2a2e'), [x - 12, 124], [x - 9, 154], [x + 9, 154], [x + 12, 124])
      .rect(tones.isDusk ? tones.window : paint('#f9e6b0'), x - 7, 128, 14, 20);
  drawHouseRow(pen, tones, random, {
    from: 350,
    to: 720,
    y: 30,
    low: 230,
    high: 300,
    narrow: 120,
    wide: 160,
    colors: ['#3f6f5a', '#e3b89a', '#8a4f5a'],
    roof: '#5f5a60',
  });
  pen.rect(paint('#8f8a86'), -720, -240, 1440, 272);
  let stones = '';
  for (let row = 0; row < 7; row++)
    for (let x = -700 + (row % 2) * 44; x < 720; x += 88) stones += `M${x} ${10 - row * 36}h${40 + row * 3}`;
  pen.rounds(paint('#a39d98'), 13, stones);
  pen.stroke(paint('#3f3a40'), 3, 'M-720 470Q-420 400-160 440T340 420T720 470');
  pen.rounds(
    tones.isDusk ? tones.window : paint('#f9e08a'),
    12,
    'M-620 446h0M-520 426h0M-420 414h0M-310 416h0M-200 434h0M-90 448h0M20 452h0M130 446h0M240 432h0M350 420h0M460 426h0M570 444h0',
  );
  drawWalkers(
    pen,
    tones,
    [
      [-300, -10],
      [-260, -14],
      [10, -40],
      [50, -46],
      [420, -20],
      [-120, -110],
      [270, -130],
    ],
    1.5,
  );
}

/** A flat white town with four-sided roofs on both banks of a calm river with an old bridge of low arches. */
export function drawHipRoofRiver({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade } = tones;
  pen.fill(fade(tones.haze, 0.5)(leafShade), 'M-720 90Q-300 130 100 110T720 120V80H-720z');
  const wall = withBuilding(tones, '#f6f1e6', '#b9714f');
  drawBlock(pen, wall, { x: 120, y: 90, width: 70, height: 230 }, 0.34);
  pen
    .arch(wall.deep, 142, 260, 26, 34)
    .circle(paint('#4a5058'), 155, 230, 15)
    .polygon(wall.roof, [114, 320], [155, 350], [196, 320]);
  drawBlock(pen, wall, { x: -20, y: 90, width: 150, height: 130 }, 0.2);
  pen.polygon(wall.roof, [-28, 220], [0, 252], [110, 252], [138, 220]);
  for (const [y, from, to, air] of [
    [100, -700, 680, 0.16],
    [66, -740, 700, 0.02],
  ] as const) {
    const colors = ['#f8f4ea', '#f3ead8', '#fbf8f0', '#f1dfb8', '#e9e6da'];
    let index = Math.floor(random.between(0, colors.length));
    for (let x = from; x < to; index++) {
      const [wide, high] = [Math.round(random.between(80, 116)), Math.round(random.between(64, 104))];
      const mix = fade(tones.haze, air);
      const own = withBuilding(tones, colors[index % colors.length]!, '#b9674a');
      pen
        .rect(mix(own.wall), x, y, wide, high)
        .rect(mix(own.shade), x + wide * 0.8, y, wide * 0.2, high)
        .polygon(mix(own.roof), [x - 4, y + high], [x + wide / 2, y + high + 44], [x + wide + 4, y + high])
        .polygon(
          mix(own.roofShade),
          [x + wide / 2, y + high + 44],
          [x + wide + 4, y + high],
          [x + wide * 0.62, y + high],
        )
        .dashes(mix(own.window), 24, [14, 16], `M${x + 12} ${y + high - 30}h${wide - 28}`);
      x += wide;
    }
  }
  pen
    .rect(paint('#d3c6ae'), -720, 40, 1440, 28)
    .rect(mixColors(tones.water, paint('#4f8fa8'), 0.5), -720, -240, 1440, 282);
  const stone = withBuilding(tones, '#dccfb4', '#a8977c');
  pen
    .fill(stone.wall, traceArcade({ x: -560, y: -60, height: 110 }, { count: 7, span: 120, pier: 34, sides: 6 }))
    .rect(stone.wall, -800, -60, 240, 110)
    .rect(stone.wall, 552, -60, 240, 110)
    .rect(stone.lit, -800, 48, 1600, 12)
    .rect(stone.shade, -800, 42, 1600, 6);
  for (let x = -543; x < 560; x += 154) pen.polygon(stone.shade, [x - 26, -60], [x, 20], [x + 26, -60]);
  pen.rounds(tones.waterLight, 5, 'M-500-100h160M-180-150h180M80-110h150M320-170h180M-420-200h160', 0.6);
  drawBoat(pen, tones, -260, -160, 1.6, '#2f6d8a');
  drawBoat(pen, tones, 300, -120, 1.4, '#c4463c');
  drawWalkers(
    pen,
    tones,
    [
      [-120, 56],
      [60, 56],
      [330, 56],
    ],
    0.9,
  );
}

/** Brick walls of houses and shops along a Roman street paved with basalt, with umbrella pines. */
export function drawBrickStreet({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawGround(pen, tones.ground, 70);
  for (const [x, y, size] of [
    [-480, 60, 1.3],
    [-250, 70, 0.9],
    [330, 66, 1],
    [560, 56, 1.4],
    [60, 76, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#7a5a44'), x - n(8), y, n(16), n(230))
      .fill(leafShade, `M${x - n(130)} ${y + n(220)}q${n(130)} ${n(120)} ${n(260)} 0q-${n(130)}-${n(26)}-${n(260)} 0z`)
      .fill(
        leaf,
        `M${x - n(116)} ${y + n(232)}q${n(80)} ${n(86)} ${n(160)} ${n(26)}q-${n(80)}-${n(30)}-${n(160)}-${n(26)}z`,
      );
  }
  const brick = withBuilding(tones, '#b8704f', '#8f5640');
  for (const side of [-1, 1])
    for (const [near, far, high] of [
      [720, 400, 300],
      [380, 250, 190],
      [236, 160, 150],
    ] as const) {
      const foot = (x: number) => Math.round(60 - (x - 90) * 0.36);
      const top = (x: number) => Math.round(foot(x) + (high * x) / near);
      const color = near === 380 ? brick.shade : brick.wall;
      pen
        .polygon(
          color,
          [side * near, foot(near)],
          [side * near, top(near) - 40],
          [side * (near * 0.9 + far * 0.1), top(near)],
          [side * (near * 0.6 + far * 0.4), top((near + far) / 2) - 20],
          [side * far, top(far)],
          [side * far, foot(far)],
        )
        .stroke(
          brick.lit,
          3,
          `M${side * near} ${foot(near) + high * 0.4}L${side * far} ${Math.round(foot(far) + (high * 0.4 * far) / near)}`,
          0.5,
        );
      for (const share of [0.22, 0.62]) {
        const x = Math.round(near + (far - near) * share);
        const wide = Math.round((near - far) * 0.2);
        const tall = Math.round((high * 0.42 * x) / near);
        pen.arch(brick.deep, side * x - wide / 2, foot(x), wide, tall);
      }
    }
  pen.polygon(paint('#8f8a88'), [-90, 62], [90, 62], [380, -240], [-380, -240]);
  let joints = '';
  for (let row = 0; row < 8; row++) {
    const y = 50 - row * 36;
    const half = 96 + row * 34;
    for (let index = 0; index < 6; index++) {
      const x = -half + ((index + (row % 2) * 0.5) * 2 * half) / 6;
      joints += `M${Math.round(x + 6)} ${y}h${Math.round(half / 3 - 14)}`;
    }
  }
  pen.rounds(paint('#a8a29e'), 20, joints).stroke(paint('#c9bda8'), 9, 'M-92 62L-390-240M92 62L390-240');
  drawWalkers(
    pen,
    tones,
    [
      [-20, 20],
      [14, 14],
      [70, -70],
    ],
    1.1,
  );
}
