import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A small red-brown fort with a square tower among blue and white houses below two peaks. */
export function drawBlueTownKasbah({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const clay = withBuilding(tones, '#b5805c', '#8a6048');
  pen
    .fill(
      fade(haze, 0.35)(paint('#8a8f86')),
      'M-720 150L-520 230-380 330-260 440-210 410-150 340-60 280 40 330 150 430 210 470 270 420 360 320 520 250 720 190V40H-720z',
    )
    .fill(
      fade(haze, 0.35)(paint('#666e6e')),
      'M-260 440L-210 410-150 340-60 280-110 240-190 280zM210 470L270 420 360 320 520 250 400 240 280 290z',
    )
    .fill(fade(haze, 0.15)(leafShade), 'M-720 160Q-480 230-240 200T200 210T720 170V0H-720z');
  for (const [index, x] of [-660, -580, -500, -420, -340, 300, 380, 460, 540, 620, 690].entries()) {
    const [y, high] = [70 + (index % 3) * 26, 110 + (index % 2) * 30];
    const color = paint(['#7fa9d6', '#f1efe6', '#5f8fc8', '#cfdfee'][index % 4]!);
    pen
      .rect(color, x - 46, y - 60, 92, high + 60)
      .rect(mixColors(color, paint('#4a5a80'), 0.25), x + 20, y - 60, 26, high + 60)
      .polygon(
        paint('#b5674a'),
        [x - 52, y + high],
        [x - 40, y + high + 22],
        [x + 40, y + high + 22],
        [x + 52, y + high],
      )
      .rect(window, x - 28, y + high - 44, 16, 26)
      .rect(paint('#2f5f9f'), x - 2, y + 10, 18, 30);
  }
  pen
    .rect(paint('#d9cbb4'), -720, -230, 1440, 260)
    .stroke(
      paint('#bfae94'),
      4,
      'M-720-30H720M-720-90H720M-720-160H720M-400 30L-640-230M-130 30L-210-230M130 30L210-230M400 30L640-230',
      0.6,
    );
  drawBlock(pen, clay, { x: -300, y: 20, width: 560, height: 120 }, 0.1);
  drawBattlement(pen, clay.wall, -300, 140, 560, 14);
  drawBlock(pen, clay, { x: -70, y: 130, width: 150, height: 160 }, 0.3);
  drawBattlement(pen, clay.wall, -70, 290, 150, 14);
  pen
    .rect(clay.deep, -30, 236, 18, 26)
    .rect(clay.deep, 10, 236, 18, 26)
    .rect(clay.deep, -10, 180, 18, 22)
    .dashes(clay.shade, 6, [10, 12], 'M-290 110H250');
  for (const x of [-310, 210]) {
    drawBlock(pen, clay, { x, y: 20, width: 80, height: 150 }, 0.34);
    drawBattlement(pen, clay.wall, x, 170, 80, 12);
    pen.rect(clay.deep, x + 30, 116, 16, 22);
  }
  pen.arch(clay.lit, -160, 20, 64, 56).arch(clay.deep, -150, 20, 44, 50);
  for (const [x, y, size] of [
    [-460, -30, 1],
    [430, -30, 1],
    [150, 10, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#6f5240'), x - n(8), y, n(16), n(90))
      .rounds(leafShade, n(110), `M${x - n(40)} ${y + n(120)}h${n(80)}`)
      .rounds(leaf, n(80), `M${x - n(30)} ${y + n(136)}h${n(40)}`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-120, -40],
      [-60, -70],
      [-30, -72],
      [220, -90],
      [260, -60],
      [-300, -120],
    ],
    1.2,
  );
}

/** A corner house of corrugated iron in many colors with balconies, and dancers on the cobbles. */
export function drawTangoCorner({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const colors = ['#e3b23f', '#3f7fb8', '#c8503f', '#4f9a6a', '#e0803f', '#7a5aa0'].map(paint);
  const house = (x: number, wide: number, high: number, index: number) => {
    const at = (offset: number) => colors[(index + offset) % colors.length]!;
    pen.rect(at(0), x, 0, wide, high / 2).rect(at(1), x, high / 2, wide, high / 2);
    pen
      .dashes(
        mixColors(at(1), paint('#2a2430'), 0.18),
        high / 2,
        [3, 9],
        `M${x + 4} ${Math.round(high * 0.75)}h${wide - 8}`,
      )
      .dashes(
        mixColors(at(0), paint('#2a2430'), 0.18),
        high / 2,
        [3, 9],
        `M${x + 4} ${Math.round(high * 0.25)}h${wide - 8}`,
      );
    pen.rect(at(2), x - 5, high - 6, wide + 10, 14).rect(at(3), x - 5, high / 2 - 4, wide + 10, 9);
    for (let left = x + 22; left < x + wide - 30; left += 62) {
      pen.rect(at(3), left - 8, high * 0.6, 46, high * 0.26).rect(window, left, high * 0.6, 30, high * 0.26);
      pen
        .rect(at(2), left - 14, high * 0.58, 58, 6)
        .dashes(at(2), 22, [4, 7], `M${left - 14} ${Math.round(high * 0.58) + 12}h58`);
      pen.rect(at(4), left - 8, 0, 46, high * 0.34).rect(window, left, 0, 30, high * 0.31);
    }
  };
  pen.rect(paint('#b8aea2'), -560, -200, 1120, 210);
  pen.dashes(paint('#a0968c'), 5, [26, 8], 'M-540-20H540M-530-48H540M-540-80H540M-530-116H540M-540-152H540');
  house(-560, 170, 200, 5);
  house(390, 170, 180, 0);
  house(-390, 190, 190, 2);
  house(210, 180, 200, 4);
  house(-190, 150, 230, 1);
  house(80, 130, 220, 3);
  pen
    .polygon(colors[0]!, [-70, 0], [-70, 280], [90, 280], [90, 0])
    .polygon(colors[2]!, [-78, 278], [-60, 330], [80, 330], [98, 278])
    .rect(colors[1]!, -60, 170, 50, 84)
    .rect(window, -50, 176, 30, 72)
    .rect(colors[1]!, 26, 170, 50, 84)
    .rect(window, 36, 176, 30, 72)
    .rect(colors[3]!, -84, 154, 188, 10)
    .dashes(colors[3]!, 30, [5, 8], 'M-82 176H102')
    .rect(colors[2]!, -30, 0, 80, 110)
    .rect(window, -20, 0, 60, 98)
    .rect(colors[1]!, -84, 118, 188, 22);
  for (const x of [-240, 200])
    pen
      .fill(paint('#2a2a34'), `M${x} -60l6 60q-4 30 12 44h16q8-20 2-46l-4-58h-10l-4 50-6-50z`)
      .circle(paint('#c99a78'), x + 22, 56, 11)
      .fill(paint('#c4363f'), `M${x + 44} -56q6 44-8 60l-2 40h18q10-20 6-44l30-50z`)
      .circle(paint('#c99a78'), x + 46, 54, 10)
      .stroke(paint('#2a2a34'), 6, `M${x + 30} 32L${x + 50} 24`);
}

/** Pastel houses down a sloping square to a blue church with two towers. */
export function drawPelourinho({ pen, tones }: MotifInput): void {
  const { paint, window, haze, leafShade } = tones;
  const white = paint('#f6f1e6');
  pen.fill(fade(haze, 0.35)(leafShade), 'M-720 200Q-400 260-100 220T720 230V60H-720z');
  const blue = withBuilding(tones, '#7fb2d9', '#c06a48');
  drawBlock(pen, blue, { x: -100, y: 60, width: 200, height: 170 }, 0.14);
  pen
    .fill(blue.wall, 'M-70 230Q-60 300 0 320Q60 300 70 230z')
    .stroke(white, 8, 'M-74 230Q-64 304 0 324Q64 304 74 230M-104 230H104')
    .rect(white, -3, 322, 6, 34)
    .rect(white, -12, 340, 24, 5);
  for (const x of [-150, 100]) {
    drawBlock(pen, blue, { x, y: 60, width: 54, height: 230 }, 0.3);
    pen
      .rect(white, x - 5, 226, 64, 8)
      .rect(white, x - 5, 286, 64, 8)
      .arch(window, x + 16, 244, 22, 24);
    pen.fill(white, `M${x + 2} 294q4 40 24 70h4q20-30 24-70z`).rect(white, x + 25, 360, 4, 24);
  }
  pen.arch(white, -34, 60, 68, 56).arch(window, -26, 60, 52, 52);
  for (const x of [-78, -20, 40]) pen.rect(white, x - 4, 150, 46, 58).rect(window, x + 4, 156, 30, 46);
  const shades = ['#e8a0a0', '#f0d080', '#a0cfa8', '#e0a468', '#c3b0dc', '#f4e6c8', '#9fc4d8'];
  for (const side of [-1, 1])
    for (const [index, x] of [195, 300, 415, 545, 690].entries()) {
      const [wide, y] = [96 + index * 10, 60 - index * 44];
      const left = side * x - wide / 2;
      const high = 190 + index * 42;
      const color = paint(shades[(index + (side === 1 ? 3 : 0)) % shades.length]!);
      pen.rect(color, left, y - 60, wide, high + 60).rect(white, left, y + high - 8, wide, 10);
      pen.polygon(
        paint('#b5623f'),
        [left - 6, y + high],
        [left + 14, y + high + 30],
        [left + wide - 14, y + high + 30],
        [left + wide + 6, y + high],
      );
      for (const share of [0.14, 0.58])
        for (const floor of [0.14, 0.6])
          pen
            .arch(white, left + wide * share - 4, y + high * floor, wide * 0.28 + 8, high * 0.2)
            .arch(window, left + wide * share, y + high * floor, wide * 0.28, high * 0.2);
    }
  pen
    .fill(paint('#b9ad9c'), 'M-150 62H150L420-230H-420z')
    .stroke(paint('#9a8f80'), 4, 'M-180 30H180M-216-10H216M-260-60H260M-310-120H310M-370-180H370', 0.6);
  pen.fill(paint('#a39888'), 'M-150 62L-420-230H-720V-160zM150 62L420-230H720V-160z');
  drawWalkers(
    pen,
    tones,
    [
      [-60, 0],
      [-20, 20],
      [70, -10],
    ],
    1,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-150, -120],
      [40, -150],
      [80, -146],
      [230, -180],
    ],
    1.7,
  );
}
