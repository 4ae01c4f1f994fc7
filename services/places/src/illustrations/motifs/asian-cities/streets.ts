import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawFigures, drawTree } from '../asian/parts.js';
import { drawHall } from '../east-asia/halls.js';
import { drawBlock, drawEaves } from '../parts.js';

/** Draws a motor scooter with its rider. */
function drawScooter(pen: Pen, { paint }: Tones, x: number, y: number, size: number, color: string): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .circle(paint('#2b2a2e'), x - n(30), y, n(13))
    .circle(paint('#2b2a2e'), x + n(32), y, n(13))
    .fill(
      paint(color),
      `M${x - n(44)} ${y + n(8)}q${n(20)} ${n(26)} ${n(40)} ${n(10)}h${n(16)}l${n(14)} ${n(34)}h${n(10)}l-${n(8)}-${n(50)}h-${n(50)}z`,
    )
    .rounds(paint('#f2ead8'), n(20), `M${x - n(10)} ${y + n(34)}v${n(22)}`)
    .circle(paint('#8a5f48'), x - n(8), y + n(76), n(10))
    .polygon(paint('#e3cf9a'), [x - n(30), y + n(78)], [x - n(8), y + n(98)], [x + n(14), y + n(78)]);
}

/** A lane of gray courtyard walls and red doors, with bicycles and a drum tower at its end. */
export function drawHutong({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawHall(
    { pen, tones },
    {
      wood: '#a8402f',
      tiles: '#5f6a64',
      plaster: '#b5523f',
      beams: '#3f6f8a',
      masonry: [150, 110, 1, '#a8685a'],
      tiers: [
        [150, 46, 34, 110],
        [136, 40, 66, 76],
      ],
      posts: 8,
    },
    40,
  );
  for (const side of [-1, 1])
    for (const [x, half, y, high] of [
      [200, 70, 0, 150],
      [350, 96, -60, 210],
      [560, 150, -150, 300],
    ] as const) {
      const brick = withBuilding(tones, '#a3a4a1', '#6a6e72');
      const at = side * x;
      drawBlock(pen, brick, { x: at - half, y, width: 2 * half, height: high }, 0.1);
      pen.dashes(
        brick.shade,
        2,
        [24, 6],
        `M${at - half} ${y + high * 0.3}h${2 * half}M${at - half} ${y + high * 0.6}h${2 * half}`,
      );
      drawEaves(pen, brick, { x: at, y: y + high, half: half + 16, height: high * 0.3, ridge: half * 0.8 });
      if (x !== 200)
        pen
          .rect(paint('#8f3328'), at - half * 0.34, y, half * 0.68, high * 0.62)
          .rect(paint('#d9ab45'), at - 2, y, 4, high * 0.62)
          .rect(paint('#4f7a6a'), at - half * 0.42, y + high * 0.62, half * 0.84, high * 0.08)
          .rounds(
            paint('#d9402f'),
            half * 0.2,
            `M${at - half * 0.56} ${y + high * 0.66}v6M${at + half * 0.56} ${y + high * 0.66}v6`,
          );
    }
  pen.polygon(paint('#b9b3a8'), [-130, 40], [-720, -200], [-720, -240], [720, -240], [720, -200], [130, 40]);
  drawTree(pen, tones, -270, -20, 110);
  drawTree(pen, tones, 430, -120, 140);
  pen
    .circle(paint('#b9b3a8'), -300, -130, 0)
    .stroke(paint('#3a3a3e'), 5, 'M-330-150a34 34 0 1 0 .1 0M-220-150a34 34 0 1 0 .1 0')
    .stroke(paint('#3f6c5a'), 6, 'M-330-116l40 56h60l10-56l-46 50l-18-10M-236-60l-8 20');
  drawFigures(
    pen,
    tones,
    [
      [-40, -10],
      [30, -50],
      [120, -130],
      [-90, -190],
    ],
    1.5,
  );
}

/** A street of narrow tall houses with balconies and wires, full of motor scooters. */
export function drawTubeHouses({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const colors = ['#e3c06a', '#efe0b8', '#8fb5a8', '#d9a07a', '#c9d2c2', '#e6b89a', '#f0e9d6', '#b5c4a0'];
  let x = -700;
  for (let index = 0; x < 700; index++) {
    const width = [92, 84, 104, 88][index % 4]!;
    const high = [330, 410, 290, 370, 450][index % 5]!;
    const house = withBuilding(tones, colors[index % 8]!, '#a8593f');
    pen.rect(house.wall, x, 0, width, high).rect(house.shade, x + width - 13, 0, 13, high);
    for (let level = 1; level * 84 < high - 40; level++) {
      pen
        .rect(house.window, x + 14, level * 84 + 20, width - 40, 46)
        .rect(paint('#5f7a6a'), x + 8, level * 84 + 14, width - 22, 4)
        .dashes(paint('#4a5a54'), 17, [3, 6], `M${x + 8} ${level * 84 + 24}h${width - 22}`);
    }
    pen
      .rect(house.deep, x + 6, 0, width - 20, 66)
      .rect(tones.window, x + 14, 8, width - 40, 44)
      .polygon(
        paint(['#b5402f', '#3f6f8a', '#e0a23c', '#4f8a5c'][index % 4]!),
        [x, 62],
        [x + 6, 92],
        [x + width - 8, 92],
        [x + width, 62],
      );
    if (index % 3 === 1) pen.rect(paint('#c9332f'), x + width - 26, 210, 22, 100);
    if (index % 2) pen.polygon(house.roof, [x - 3, high], [x + width * 0.5, high + 34], [x + width + 3, high]);
    else pen.rect(house.lit, x - 3, high - 4, width + 6, 10);
    x += width;
  }
  pen
    .stroke(
      paint('#2f3236'),
      2.5,
      'M-720 300Q-300 250 0 290T720 270M-720 320Q-200 260 100 300T720 300M-720 280Q-100 250 300 280T720 250',
    )
    .rect(paint('#5d5f62'), -6, 0, 12, 330);
  pen.rect(paint('#a9a298'), -720, -240, 1440, 244).rect(paint('#c9c1b2'), -720, -20, 1440, 24);
  for (const [at, y, size, color] of [
    [-520, -90, 1.2, '#b5402f'],
    [-130, -120, 1.3, '#e0a23c'],
    [300, -130, 1.4, '#b5402f'],
    [520, -80, 1.2, '#3f6f8a'],
    [60, -210, 1.6, '#b5402f'],
  ] as const)
    drawScooter(pen, tones, at, y, size, color);
}
