import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag, traceArcade } from '../parts.js';

/** A royal palace of pale stone behind gilded railings, with a marble memorial before it. */
export function drawGuardPalace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dfd0', '#9aa0a3');
  const { wall, lit, shade, deep, window } = stone;
  drawBlock(pen, stone, { x: -370, y: 16, width: 740, height: 144 }, 0.08);
  drawWindows(pen, window, [0, 22, 720, 132], [23, 3, 13, 26]);
  pen.rect(lit, -376, 156, 752, 10).dashes(lit, 12, [6, 6], 'M-370 172h740').rect(lit, -370, 62, 740, 5);
  for (const [x, half] of [
    [0, 96],
    [-330, 46],
    [330, 46],
  ] as const) {
    pen.rect(wall, x - half, 16, 2 * half, 150).rect(lit, x - half - 5, 156, 2 * half + 10, 10);
    for (let at = -half + 14; at <= half - 12; at += (2 * half - 26) / (half > 60 ? 5 : 3))
      pen.rect(lit, x + at - 5, 66, 10, 90).rect(shade, x + at + 3, 66, 3, 90);
    drawWindows(pen, window, [x, 70, 2 * half - 20, 80], [half > 60 ? 5 : 3, 2, 11, 22]);
    pen
      .polygon(lit, [x - half - 6, 166], [x, 166 + half * 0.42], [x + half + 6, 166])
      .polygon(shade, [x - half + 12, 170], [x, 160 + half * 0.4], [x + half - 12, 170]);
  }
  pen.arch(deep, -16, 16, 32, 24).rect(lit, -40, 62, 80, 8);
  drawFlag(pen, deep, tones.paint('#c9483f'), 0, 204, 60);
  const iron = tones.paint('#3a4048');
  const gold = tones.paint('#e3b43f');
  pen.dashes(iron, 40, [2, 8], 'M-390 8H390').rect(iron, -390, 24, 780, 3).dashes(gold, 5, [3, 7], 'M-390 31H390');
  for (const x of [-250, -120, 120, 250]) pen.rect(lit, x - 11, -12, 22, 58).rect(gold, x - 7, 46, 14, 12);
  const marble = withBuilding(tones, '#f6f2e9', '#cfc8ba');
  for (const [half, y, high] of [
    [120, -34, 14],
    [86, -20, 14],
    [34, -6, 40],
    [24, 34, 70],
  ] as const)
    drawBlock(pen, marble, { x: -half, y, width: 2 * half, height: high }, 0.3);
  pen
    .fill(marble.shade, 'M-18 36Q-20 80 0 84Q20 80 18 36z')
    .rounds(marble.lit, 22, 'M-60-2v20M60-2v20')
    .rect(marble.lit, -30, 100, 60, 8)
    .fill(gold, 'M-5 108q-4 24 0 42h10q4-18 0-42zM-4 142q-40 36-34 0q20 2 34-22zM4 142q40 36 34 0q-20 2-34-22z')
    .circle(gold, 0, 156, 7);
}

/** A palace of brick and honey stone around a marble court, with gilded roofs and a gate of gold. */
export function drawGiltGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e8d3a4', '#5f6f86');
  const brick = withBuilding(tones, '#b9694c', '#5f6f86');
  const { lit, deep } = stone;
  const gold = tones.paint('#e6b83c');
  for (const side of [-1, 1]) {
    const x = side < 0 ? -396 : 196;
    drawBlock(pen, stone, { x, y: 0, width: 200, height: 150 }, 0.12);
    drawWindows(pen, stone.window, [x + 100, 10, 186, 128], [8, 3, 11, 26]);
    drawHipRoof(pen, stone, [x + 100, 150, 210, 46], 26);
    pen.dashes(gold, 6, [8, 5], `M${x} 154h200`).rect(gold, x + 24, 194, 152, 6);
    const wing = side < 0 ? -210 : 110;
    drawBlock(pen, brick, { x: wing, y: 10, width: 100, height: 116 }, 0.2);
    drawWindows(pen, brick.window, [wing + 50, 16, 90, 100], [4, 2, 11, 28]);
    pen
      .rect(lit, wing - 2, 10, 7, 116)
      .rect(lit, wing + 95, 10, 7, 116)
      .rect(lit, wing - 4, 64, 108, 5);
    drawHipRoof(pen, brick, [wing + 50, 126, 112, 44], 20);
  }
  drawBlock(pen, brick, { x: -112, y: 14, width: 224, height: 124 }, 0.14);
  drawWindows(pen, brick.window, [0, 20, 200, 106], [7, 2, 13, 32]);
  pen
    .rect(lit, -30, 14, 60, 124)
    .rect(gold, -34, 76, 68, 6)
    .arch(deep, -14, 14, 28, 30)
    .rect(brick.window, -13, 86, 26, 34);
  drawHipRoof(pen, brick, [0, 138, 236, 62], 24);
  pen
    .rect(gold, -112, 136, 224, 6)
    .rect(gold, -90, 198, 180, 5)
    .fill(lit, 'M-34 138Q-30 178 0 186Q30 178 34 138z')
    .circle(gold, 0, 158, 13)
    .circle(deep, 0, 158, 8);
  pen
    .dashes(gold, 62, [4, 7], 'M-396 10H-46M46 10H396')
    .rect(gold, -396, 36, 350, 4)
    .rect(gold, 46, 36, 350, 4)
    .dashes(gold, 9, [5, 6], 'M-396 46H-46M46 46H396');
  for (const x of [-44, 44]) pen.rect(gold, x - 6, -20, 12, 100);
  pen
    .dashes(gold, 96, [3, 7], 'M-36 26H38')
    .fill(gold, 'M-50 78Q-30 116 0 120Q30 116 50 78Q0 96-50 78z')
    .rounds(gold, 10, 'M0 124v12')
    .circle(stone.lit, 0, 96, 9);
}

/** A yellow palace above a cascade of golden statues and fountains. */
export function drawGoldCascade({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#eec56a', '#8d959c');
  const { lit, window } = yellow;
  const gold = tones.paint('#e8b53c');
  pen
    .polygon(tones.leafShade, [-398, 0], [-380, 104], [380, 104], [398, 0])
    .polygon(tones.leaf, [-398, 0], [-386, 70], [386, 70], [398, 0]);
  drawBlock(pen, yellow, { x: -290, y: 104, width: 580, height: 92 }, 0.14);
  drawWindows(pen, lit, [0, 108, 570, 84], [23, 2, 16, 30]);
  drawWindows(pen, window, [0, 108, 570, 84], [23, 2, 10, 25]);
  pen.rect(lit, -296, 192, 592, 7);
  drawHipRoof(pen, yellow, [0, 199, 590, 30], 24);
  drawBlock(pen, yellow, { x: -70, y: 104, width: 140, height: 110 }, 0.2);
  drawWindows(pen, window, [0, 110, 130, 96], [5, 2, 12, 30]);
  drawHipRoof(pen, yellow, [0, 214, 150, 50], 34);
  for (const x of [-330, 330]) {
    drawBlock(pen, yellow, { x: x - 34, y: 104, width: 68, height: 96 }, 0.3);
    drawDome(pen, { ...tones, roof: gold, roofShade: tones.paint('#b5832a') }, x, 200, 30, 40);
    pen.rounds(gold, 7, `M${x} 242v14`);
  }
  const water = mixColors(tones.waterLight, '#ffffff', tones.isDusk ? 0.1 : 0.5);
  for (const side of [-1, 1])
    for (let step = 0; step < 5; step++) {
      const [x, y] = [side * (64 + step * 22), 84 - step * 20];
      pen
        .rect(lit, Math.min(x, x + side * 70), y, 70, 14)
        .rect(water, Math.min(x, x + side * 70), y - 8, 70, 9)
        .rounds(gold, 10, `M${x + side * 34} ${y + 18}v20`)
        .rounds(
          water,
          4,
          `M${x + side * 12} ${y + 16}q${side * 6} 30 ${side * 14} 4M${x + side * 56} ${y + 16}q${side * -6} 30 ${side * -14} 4`,
        );
    }
  pen
    .fill(yellow.shade, traceArcade({ x: -62, y: 30, height: 62 }, { count: 3, span: 30, pier: 8, sides: 22 }))
    .fill(mixColors(tones.water, tones.sky[1], 0.3), 'M-200 0Q0 24 200 0Q240-50 60-60H-60Q-240-50-200 0z')
    .rounds(gold, 18, 'M0-10v26')
    .rounds(gold, 12, 'M0 30h0M-10 10l-14-8')
    .rounds(water, 7, 'M0 44v150M-60-20q30 70 54 10M60-20q-30 70-54 10M-130-10q20 60 40 6M130-10q-20 60-40 6')
    .polygon(mixColors(tones.water, tones.sky[1], 0.2), [-40, -50], [40, -50], [90, -140], [-90, -140]);
}

/** Yellow domes and arcades around outdoor pools that steam. */
export function drawSteamBath({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#eebf58', '#7f9a8c');
  const { wall, lit, shade, window, deep } = yellow;
  drawBlock(pen, yellow, { x: -370, y: 30, width: 740, height: 96 }, 0.1);
  drawWindows(pen, window, [0, 36, 720, 80], [19, 1, 22, 56], true);
  pen.rect(lit, -376, 122, 752, 9).dashes(lit, 12, [7, 7], 'M-370 138h740');
  for (const [x, half, high] of [
    [0, 80, 60],
    [-250, 52, 36],
    [250, 52, 36],
  ] as const) {
    drawBlock(pen, yellow, { x: x - half - 14, y: 30, width: 2 * half + 28, height: 112 }, 0.2);
    pen
      .arch(lit, x - half * 0.5, 34, half, 40)
      .arch(deep, x - half * 0.4, 34, half * 0.8, 36)
      .rect(lit, x - half - 20, 138, 2 * half + 40, 8);
    drawBlock(pen, yellow, { x: x - half, y: 146, width: 2 * half, height: high * 0.6 }, 0.3);
    drawWindows(pen, window, [x, 148, 2 * half - 10, high * 0.5], [half > 60 ? 7 : 5, 1, 9, 20], true);
    drawDome(pen, yellow, x, 144 + high * 0.6, half, half * 0.9);
    pen
      .rect(lit, x - 9, 142 + high * 0.6 + half * 0.9, 18, 16)
      .rounds(yellow.roof, 9, `M${x} ${Math.round(166 + high * 0.6 + half * 0.9)}v6`);
  }
  const pool = tones.isDusk ? tones.paint('#3f7fa0') : tones.paint('#6fc0d8');
  pen
    .polygon(lit, [-372, 34], [372, 34], [600, -130], [-600, -130])
    .polygon(pool, [-330, 24], [330, 24], [500, -110], [-500, -110])
    .rounds(
      mixColors(pool, '#ffffff', 0.4),
      5,
      'M-260 6h120M40 10h140M-340-40h120M-60-30h160M220-40h120M-260-80h150M60-86h180',
    );
  const skin = tones.paint('#d9a582');
  pen
    .rounds(skin, 15, 'M-220-14h0M-190-18h0M-90-50h0M110-20h0M140-24h0M230-60h0M-300-66h0M20-74h0')
    .rounds(
      mixColors(tones.haze, '#ffffff', 0.5),
      24,
      'M-280 40q-20 30 6 60t-6 60M-60 30q20 30-4 60t8 60M180 36q-20 26 4 56t-6 60',
      0.45,
    );
  pen.rect(shade, -372, 30, 744, 5).rect(wall, -372, 34, 744, 3);
}

/** A low palace with a green dome on top of six terraces of vines behind glass. */
export function drawVinePalace({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#f0cd78', '#6f9a8a');
  const { lit, deep, window } = yellow;
  for (let terrace = 0; terrace < 6; terrace++) {
    const y = terrace * 26;
    const half = 350 - terrace * 22;
    pen
      .fill(tones.leafShade, `M${-half} ${y}Q0 ${y - 16} ${half} ${y}V${y + 28}Q0 ${y + 12} ${-half} ${y + 28}z`)
      .dashes(
        terrace % 2 ? tones.leaf : tones.leafLight,
        16,
        [18, 9],
        `M${-half + 6} ${y + 13}Q0 ${y - 3} ${half - 6} ${y + 13}`,
      )
      .rounds(tones.paint('#d9cdb4'), 4, `M${-half} ${y + 27}Q0 ${y + 11} ${half} ${y + 27}`);
  }
  pen
    .polygon(lit, [-34, 150], [34, 150], [84, -16], [-84, -16])
    .dashes(tones.paint('#b9ac94'), 4, [170, 6], 'M-80 0H80M-70 30H70M-60 60H60M-52 90H52M-44 120H44');
  drawBlock(pen, yellow, { x: -250, y: 158, width: 500, height: 72 }, 0.14);
  drawWindows(pen, window, [0, 160, 486, 60], [17, 1, 15, 48], true);
  for (let x = -236; x <= 236; x += 59) pen.rect(lit, x - 5, 158, 10, 70);
  pen
    .rect(lit, -256, 226, 512, 10)
    .dashes(lit, 16, [5, 10], 'M-250 244h500')
    .rounds(lit, 9, 'M-230 252v8M-150 252v8M150 252v8M230 252v8');
  drawBlock(pen, yellow, { x: -62, y: 158, width: 124, height: 88 }, 0.24);
  pen
    .arch(deep, -14, 158, 28, 44)
    .arch(window, -46, 162, 20, 40)
    .arch(window, 26, 162, 20, 40)
    .rect(lit, -68, 240, 136, 8);
  drawDome(pen, yellow, 0, 248, 58, 62);
  for (const x of [-28, 0, 28]) pen.circle(lit, x, 268, 8).circle(deep, x, 268, 5);
  pen.rect(lit, -9, 308, 18, 14).rounds(yellow.roof, 7, 'M0 326v8');
  pen.ellipse(tones.leafLight, 0, -20, 180, 12).ellipse(mixColors(tones.water, tones.sky[1], 0.3), 0, -20, 80, 8);
}
