import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, drawTower } from '../parts.js';

/** A castle like the bow of a ship on a sharp rock, with slate cones on its towers. */
export function drawProwCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0c79a', '#5a626b');
  const rock = withBuilding(tones, '#b09a76', '#8a7656');
  const { window } = stone;
  pen
    .polygon(rock.wall, [-390, -10], [-330, 30], [-260, 130], [200, 130], [330, 60], [392, -10])
    .polygon(rock.shade, [60, -10], [110, 130], [200, 130], [330, 60], [392, -10])
    .stroke(rock.deep, 4, 'M-250 110L-270 10M-150 120L-160 0M-40 124L-60 10M100 120L110 20M200 120L230 20', 0.4)
    .rounds(tones.leafShade, 44, 'M-370 0h60M-120-4h100M160-4h80M300 0h60')
    .rounds(tones.leaf, 24, 'M-360 10h30M-100 8h50M180 8h40');
  drawBlock(pen, stone, { x: -200, y: 126, width: 330, height: 84 }, 0.14);
  drawHipRoof(pen, stone, [-40, 210, 300, 56], 30);
  drawWindows(pen, window, [-40, 136, 300, 64], [9, 2, 10, 17]);
  drawBlock(pen, stone, { x: -264, y: 120, width: 70, height: 120 }, 0.4);
  for (const [x, y, wide, high, top] of [
    [-230, 130, 64, 130, 96],
    [-270, 130, 34, 70, 60],
    [-190, 180, 28, 70, 60],
    [-100, 200, 24, 60, 56],
  ] as const)
    drawPointedTower(pen, stone, [x, y, wide, high], top);
  drawBlock(pen, stone, { x: 60, y: 126, width: 110, height: 196 }, 0.3);
  pen
    .dashes(stone.shade, 4, [14, 12], 'M64 160H168M64 190H168M64 220H168M64 250H168M64 280H168')
    .rect(stone.lit, 54, 316, 122, 8);
  for (const x of [64, 90, 115, 140, 166]) {
    drawBlock(pen, stone, { x: x - 10, y: 300, width: 20, height: 46 }, 0.4);
    drawBattlement(pen, stone.lit, x - 10, 346, 20, 5);
  }
  drawBattlement(pen, stone.wall, 80, 324, 70, 7);
}

/** A palace of the Carpathians with carved timber, many gables and slim green spires among firs. */
export function drawTimberPalace({ pen, tones }: MotifInput): void {
  const plaster = withBuilding(tones, '#efe4cc', '#5f6a60');
  const wood = tones.paint('#7d5238');
  const { window } = plaster;
  for (const x of [-370, -310, 320, 380])
    for (let tier = 0; tier < 4; tier++)
      pen.polygon(
        tier % 2 ? tones.leaf : tones.leafShade,
        [x - 46 + tier * 8, tier * 42],
        [x, 90 + tier * 44],
        [x + 46 - tier * 8, tier * 42],
      );
  for (const [x, wide, high, top] of [
    [-180, 150, 110, 70],
    [-20, 190, 130, 96],
    [160, 160, 104, 70],
  ] as const) {
    drawBlock(pen, plaster, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.22);
    pen.stroke(
      wood,
      4,
      `M${x - wide / 2} ${high - 44}h${wide}M${x - wide / 2} ${high - 4}h${wide}M${x - wide * 0.3} ${high - 44}v40M${x} ${high - 44}v40M${x + wide * 0.3} ${high - 44}v40M${x - wide * 0.3} ${high - 4}L${x} ${high - 44}L${x + wide * 0.3} ${high - 4}`,
    );
    drawHipRoof(pen, plaster, [x, high, wide + 14, top], 30);
    drawWindows(pen, window, [x, 10, wide - 14, high - 58], [5, 1, 14, 30], true);
    for (const dx of [-0.24, 0.24])
      pen
        .polygon(plaster.wall, [x + wide * dx - 26, high], [x + wide * dx, high + 58], [x + wide * dx + 26, high])
        .stroke(
          wood,
          4,
          `M${x + wide * dx - 28} ${high}L${x + wide * dx} ${high + 60}L${x + wide * dx + 28} ${high}M${x + wide * dx - 14} ${high + 24}h28`,
        )
        .rect(window, x + wide * dx - 6, high + 5, 12, 16);
  }
  for (const [x, wide, high, top] of [
    [-100, 44, 190, 130],
    [70, 34, 200, 110],
    [240, 38, 130, 100],
    [-252, 32, 120, 90],
  ] as const) {
    drawBlock(pen, plaster, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.4);
    pen
      .rect(wood, x - wide / 2 - 4, high - 34, wide + 8, 5)
      .stroke(
        wood,
        3,
        `M${x - wide / 2} ${high - 28}L${x + wide / 2} ${high - 4}M${x + wide / 2} ${high - 28}L${x - wide / 2} ${high - 4}`,
      );
    drawWindows(pen, window, [x, 40, wide - 8, high - 90], [2, 2, 9, 20]);
    drawCone(pen, plaster, x, high, wide / 2 + 7, top);
  }
}

/** A great round tower on a mound between long walls with square towers, and a royal flag. */
export function drawRoundKeep({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c3bcae', '#8f8a80');
  const { window } = stone;
  pen
    .fill(tones.leafShade, 'M-150 0Q-110 90-80 104H80Q110 90 150 0z')
    .fill(tones.leaf, 'M-150 0Q-110 84-74 98H-10Q10 40 0 0z');
  pen
    .rect(stone.wall, -94, 100, 188, 130)
    .rect(stone.shade, 30, 100, 64, 130)
    .rect(stone.lit, -102, 222, 204, 12)
    .dashes(stone.deep, 10, [7, 9], 'M-98 216H100');
  drawBattlement(pen, stone.wall, -100, 234, 200, 11);
  drawWindows(pen, window, [0, 112, 170, 96], [5, 2, 10, 26], true);
  drawBlock(pen, stone, { x: -20, y: 244, width: 40, height: 30 }, 0.4);
  drawFlag(pen, tones.deep, tones.paint('#c9483f'), 0, 272, 62);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -390 : 120;
    drawBlock(pen, stone, { x, y: 0, width: 270, height: 92 }, 0.12);
    drawBattlement(pen, stone.lit, x, 92, 270, 9);
    drawWindows(pen, window, [x + 135, 18, 240, 60], [8, 1, 12, 34], true);
  }
  for (const [x, wide, high] of [
    [-360, 60, 130],
    [-240, 66, 150],
    [-150, 44, 120],
    [160, 50, 124],
    [260, 66, 154],
    [370, 52, 130],
  ] as const)
    drawTower(pen, stone, { x: x - wide / 2, y: 0, width: wide, height: high });
}

/** A tower house of rough gray stone with battlements, half in ivy, on a green mound. */
export function drawStoneKeep({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, random.between(0, 1) < 0.5 ? '#a89f92' : '#b9a888', '#857c70');
  const isRuined = random.between(0, 1) < 0.5;
  pen
    .fill(tones.leafShade, 'M-300 0Q-200 60-130 70H140Q220 56 310 0z')
    .fill(tones.leaf, 'M-300 0Q-200 50-120 60Q0 30 60 0z');
  drawBlock(pen, stone, { x: -90, y: 60, width: 180, height: 230 }, 0.32);
  drawBattlement(pen, stone.wall, -98, 296, 196, 14);
  pen.rect(stone.lit, -98, 286, 196, 12).dashes(stone.deep, 10, [8, 10], 'M-94 281H96');
  drawBlock(pen, stone, { x: 90, y: 60, width: 76, height: 150 }, 0.4);
  drawBattlement(pen, stone.lit, 86, 210, 84, 11);
  drawWindows(pen, stone.deep, [-10, 90, 130, 180], [2, 4, 11, 24], true);
  drawWindows(pen, tones.window, [128, 90, 40, 100], [1, 3, 10, 20], true);
  pen
    .arch(stone.deep, -30, 62, 36, 36)
    .dashes(stone.shade, 4, [16, 26], 'M-84 130H30M-70 180H30M-84 236H40')
    .rounds(tones.leaf, 26, 'M-84 90v70M-64 80v30M-90 180v10')
    .rounds(tones.leafLight, 12, 'M-88 120v40M-66 104v10');
  if (isRuined)
    pen
      .polygon(stone.wall, [-250, 20], [-246, 96], [-210, 116], [-180, 84], [-150, 96], [-146, 40])
      .arch(stone.deep, -214, 30, 30, 26);
  else drawTower(pen, stone, { x: -200, y: 30, width: 56, height: 80 });
  pen.rect(stone.shade, isRuined ? -150 : -150, 40, 62, 44);
  drawFlag(pen, tones.deep, tones.paint('#3f7a4f'), 40, 298, 48);
}
