import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWindows } from './parts.js';

/** A tower shaped like a sail before the sea, on an island of its own. */
export function drawSailTower({ pen, tones }: MotifInput): void {
  const { paint, lit, deep, leaf } = tones;
  const white = withBuilding(tones, '#eef1f2', '#a9bfcb');
  const glass = paint('#6f9fba');
  pen.fill(paint('#dcc79c'), 'M-330-14Q-300 20-220 24H240Q310 20 340-14z');
  pen.rect(paint('#c9b79a'), 200, 0, 520, 14).dashes(deep, 22, [7, 40], 'M230-6H720');
  pen
    .fill(white.wall, 'M-92 16V452Q-60 470-44 462Q140 320 168 16z')
    .fill(glass, 'M-70 30V424Q92 300 132 30z')
    .fill(mixColors(glass, white.lit, 0.35), 'M-70 30V424Q-16 300-6 30z');
  let floors = '';
  for (let y = 56; y < 400; y += 26) floors += `M-70 ${y}H${Math.round(132 - (y - 30) ** 2 / 900)}`;
  pen.stroke(white.lit, 4, floors).stroke(white.shade, 5, 'M-92 150L150 150M-92 270L110 270M-92 370L40 370', 0.7);
  pen.fill(white.lit, 'M-104 16V462L-92 478L-80 456V16z').rect(white.shade, -93, 456, 3, 80);
  pen.fill(white.lit, 'M104 330q34 8 62 0q-10-18-34-18t-28 18z').rect(white.shade, 60, 322, 60, 8);
  pen
    .rect(white.shade, -140, 14, 330, 26)
    .dashes(tones.window, 12, [10, 9], 'M-134 26H184')
    .rect(lit, -146, 38, 342, 6);
  for (const x of [-290, -250, -200, 236, 276])
    pen
      .rect(paint('#7d6248'), x - 2, 16, 5, 44)
      .fill(
        leaf,
        `M${x} 60q-26 4-34-14q20 6 34 8q14-2 34-8q-8 18-34 14zM${x} 58q-14 22-30 14q16-2 30-14q14 12 30 14q-16 8-30-14z`,
      );
}

/** A skyscraper with a crown of shining arches and a needle. */
export function drawCrownTower({ pen, tones }: MotifInput): void {
  const { haze } = tones;
  const brick = withBuilding(tones, '#c9c4bb', '#8d98a5');
  const steel = withBuilding(tones, '#d5dde2', '#8f9dab');
  for (const [x, wide, high, color] of [
    [-270, 90, 190, '#a98f80'],
    [-180, 80, 250, '#9fadb8'],
    [190, 90, 230, '#b59a84'],
    [280, 84, 170, '#93a4b4'],
  ] as const) {
    const block = withBuilding(tones, color, color);
    pen.rect(mixColors(block.wall, haze, 0.35), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(tones.window, haze, 0.4), [x, 6, wide, high - 12], [4, Math.round(high / 30), 9, 14]);
  }
  for (const [wide, top] of [
    [190, 130],
    [150, 210],
    [108, 336],
  ] as const) {
    drawBlock(pen, brick, { x: -wide / 2, y: 0, width: wide, height: top }, 0.32);
    pen.rect(brick.lit, -wide / 2 - 3, top - 6, wide + 6, 7);
  }
  drawWindows(pen, brick.window, [-2, 10, 96, 318], [6, 15, 7, 12]);
  for (const x of [-74, 70]) drawWindows(pen, brick.window, [x, 10, 32, 190], [2, 8, 7, 12]);
  for (const [index, half] of [52, 44, 35, 26, 17].entries()) {
    const y = 336 + index * 30;
    pen
      .fill(
        index % 2 ? steel.wall : steel.lit,
        `M${-half} ${y}Q${-half} ${y + 62} 0 ${y + 74}Q${half} ${y + 62} ${half} ${y}z`,
      )
      .fill(steel.shade, `M${half * 0.35} ${y}Q${half * 0.5} ${y + 50} 0 ${y + 74}Q${half} ${y + 62} ${half} ${y}z`);
    for (const share of [-0.55, 0, 0.55])
      pen.polygon(tones.window, [half * share - 5, y + 10], [half * share, y + 28], [half * share + 5, y + 10]);
  }
  pen.polygon(steel.lit, [-9, 510], [0, 610], [9, 510]).polygon(steel.shade, [2, 510], [0, 610], [9, 510]);
}

/** A narrow office building like the bow of a ship, where two streets meet. */
export function drawWedgeTower({ pen, tones }: MotifInput): void {
  const { window, haze, lit, deep } = tones;
  const stone = withBuilding(tones, '#d3bd9c', '#a98f70');
  for (const [x, wide, high, color] of [
    [-310, 110, 200, '#b5a394'],
    [-210, 90, 250, '#9fadb8'],
    [250, 100, 230, '#a98f80'],
    [330, 80, 190, '#93a4b4'],
  ] as const) {
    pen.rect(mixColors(withBuilding(tones, color, color).wall, haze, 0.3), x - wide / 2, 0, wide, high);
    drawWindows(pen, mixColors(window, haze, 0.4), [x, 6, wide, high - 12], [4, Math.round(high / 30), 9, 14]);
  }
  pen.polygon(stone.wall, [-160, 0], [-160, 396], [-22, 430], [-22, 0]);
  pen.polygon(stone.shade, [22, 0], [22, 430], [170, 380], [170, 0]);
  pen.rect(stone.lit, -22, 0, 44, 430);
  const rows = Array.from({ length: 12 }, (_, floor) => 70 + floor * 28);
  const slope = (y: number, share: number) => Math.round(y * (1 - share));
  pen
    .dashes(window, 16, [14, 18], rows.map((y) => `M-148 ${slope(y, 0.075)}L-36 ${slope(y, 0.01)}`).join(''))
    .dashes(window, 16, [14, 19], rows.map((y) => `M36 ${slope(y, 0.012)}L152 ${slope(y, 0.1)}`).join(''))
    .dashes(window, 16, [9, 7], rows.map((y) => `M-12 ${y}h25`).join(''));
  for (const y of [56, 130, 340])
    pen.stroke(lit, 6, `M-162 ${y - (y / 430) * 34}L-22 ${y}H22L172 ${y - (y / 430) * 50}`);
  pen
    .polygon(stone.lit, [-172, 392], [-172, 406], [-26, 442], [26, 442], [182, 390], [182, 376], [24, 426], [-24, 426])
    .polygon(
      stone.wall,
      [-164, 406],
      [-164, 418],
      [-24, 454],
      [24, 454],
      [174, 402],
      [174, 392],
      [24, 442],
      [-24, 442],
    );
  for (const x of [-130, -80, 50, 110]) pen.rect(deep, x, 8, 26, 30);
  pen.rect(deep, -14, 0, 28, 40);
}
