import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawHarbor } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawPalm } from '../wonders/parts.js';

/** Tall coral-stone houses with carved balconies along a warm seafront, with dhows under slanting sails. */
export function drawCoralTown(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  const wood = paint('#6b4630');
  const tower = withBuilding(tones, '#f3ead8', '#b5654a');
  drawBlock(pen, tower, { x: 60, y: 150, width: 70, height: 200 }, 0.36);
  pen
    .circle(tower.lit, 92, 300, 20)
    .circle(tones.deep, 92, 300, 15)
    .rect(tower.lit, 54, 346, 82, 9)
    .polygon(tower.roof, [58, 355], [95, 396], [132, 355]);
  for (const [index, [x, width, high]] of (
    [
      [-440, 150, 130],
      [-290, 170, 190],
      [-120, 240, 210],
      [120, 150, 170],
      [270, 180, 140],
    ] as const
  ).entries()) {
    const house = withBuilding(tones, ['#efe4cc', '#f6efe0', '#f8f3e6', '#e6d6b8', '#f1e6d0'][index]!, '#a8685a');
    drawBlock(pen, house, { x, y: 0, width, height: high }, 0.14);
    pen.polygon(house.roof, [x - 8, high], [x + 20, high + 34], [x + width - 20, high + 34], [x + width + 8, high]);
    drawWindows(pen, tones.window, [x + width / 2, 70, width * 0.9, high - 76], [Math.round(width / 40), 2, 16, 32]);
    if (index % 2 === 0)
      for (const level of [0.38, 0.7])
        pen
          .rect(wood, x - 5, high * level, width + 10, 6)
          .dashes(wood, 24, [4, 9], `M${x} ${Math.round(high * level + 18)}h${width}`)
          .rect(wood, x - 5, high * level + 28, width + 10, 5);
    drawWindows(pen, tones.deep, [x + width / 2, 0, width * 0.9, 60], [Math.round(width / 44), 1, 24, 48], true);
  }
  for (const [x, s] of [
    [-500, 2],
    [-10, 1.6],
    [480, 2.1],
  ] as const)
    drawPalm(pen, tones, x, -10, s, x > 0 ? -0.14 : 0.14);
  drawHarbor(input);
  pen.fill(paint('#efdcae'), 'M-720 4H720V-20Q300-40 0-26T-720-30z');
  for (const [x, y, s] of [
    [-240, -90, 1.2],
    [200, -120, 1.6],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#7d5238'),
        `M${x - n(90)} ${y + n(20)}q${n(14)}-${n(36)} ${n(50)}-${n(38)}h${n(90)}q${n(34)} ${n(8)} ${n(46)} ${n(44)}q-${n(50)}-${n(16)}-${n(92)}-${n(14)}t-${n(94)} ${n(8)}z`,
      )
      .stroke(
        paint('#5a3a28'),
        n(5),
        `M${x} ${y + n(8)}V${y + n(120)}M${x - n(70)} ${y + n(40)}L${x + n(66)} ${y + n(190)}`,
      )
      .fill(
        paint('#f6efdc'),
        `M${x - n(66)} ${y + n(42)}L${x + n(64)} ${y + n(186)}Q${x + n(90)} ${y + n(90)} ${x + n(50)} ${y + n(20)}Q${x - n(10)} ${y + n(40)} ${x - n(66)} ${y + n(42)}z`,
      );
  }
}

/** A market under a great ribbed dome of blue tiles, with heaps of fruit and spices around it. */
export function drawTileDomeMarket({ pen, tones }: MotifInput): void {
  const { paint, lit, shade, deep, wall } = tones;
  const blue = { ...tones, roof: paint('#3f9fb5'), roofShade: paint('#2a6f8c') };
  drawBlock(pen, tones, { x: -330, y: 0, width: 660, height: 90 }, 0.16);
  pen.rect(lit, -340, 86, 680, 10);
  drawWindows(pen, deep, [0, 4, 640, 76], [11, 1, 36, 64], true);
  pen
    .rect(wall, -260, 96, 520, 34)
    .rect(shade, 110, 96, 150, 34)
    .dashes(paint('#2f7f9c'), 16, [20, 12], 'M-254 113H254');
  drawDome(pen, blue, 0, 130, 262, 190);
  pen
    .stroke(
      paint('#e8d9a8'),
      4,
      'M-200 134Q-180 250-60 312M-120 134Q-110 260-24 318M-40 134V320M40 134V320M120 134Q110 260 24 318M200 134Q180 250 60 312',
      0.7,
    )
    .stroke(paint('#e8d9a8'), 5, 'M-236 210Q0 250 236 210M-170 276Q0 306 170 276', 0.7)
    .rect(paint('#e0b040'), -6, 318, 12, 44)
    .circle(paint('#e0b040'), 0, 366, 10);
  const goods = ['#c9403a', '#e8b93f', '#d9733f', '#5f9a4a', '#8a5a38'];
  for (const [at, x] of [-350, -240, -130, 60, 170, 280].entries())
    pen
      .rect(paint('#8a6a4c'), x - 40, -16, 84, 22)
      .dome(paint(goods[at % 5]!), x - 18, 6, 20, 18)
      .dome(paint(goods[(at + 2) % 5]!), x + 22, 6, 20, 18)
      .polygon(paint(goods[(at + 3) % 5]!), [x - 54, 52], [x - 40, 70], [x + 44, 70], [x + 58, 52])
      .rect(deep, x - 44, -10, 3, 64)
      .rect(deep, x + 46, -10, 3, 64);
}
