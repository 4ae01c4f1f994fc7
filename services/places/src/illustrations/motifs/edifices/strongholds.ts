import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, drawTower, traceArcade } from '../parts.js';

/** A vast drum of brick with an angel on its top, behind a bridge with statues. */
export function drawAngelDrum({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c9a67c', '#a58459');
  const pale = withBuilding(tones, '#efe6d3', '#c9bda5');
  drawBlock(pen, stone, { x: -300, y: 0, width: 600, height: 76 }, 0.14);
  drawBattlement(pen, stone.wall, -300, 76, 600, 10);
  for (const x of [-292, 292]) drawTower(pen, stone, { x: x - 34, y: 0, width: 68, height: 96 });
  pen
    .rect(stone.wall, -176, 70, 352, 150)
    .rect(stone.shade, 70, 70, 106, 150)
    .rect(stone.lit, -176, 70, 352, 5)
    .dashes(stone.deep, 20, [7, 30], 'M-160 150H166')
    .rect(stone.lit, -186, 214, 372, 16)
    .dashes(stone.deep, 12, [7, 9], 'M-182 208h366');
  drawBattlement(pen, stone.wall, -184, 230, 368, 9);
  drawBlock(pen, withBuilding(tones, '#d9b98c', '#a5604a'), { x: -90, y: 236, width: 180, height: 56 }, 0.3);
  drawWindows(pen, stone.window, [0, 240, 160, 46], [5, 1, 14, 26]);
  drawHipRoof(pen, withBuilding(tones, '#d9b98c', '#a5604a'), [0, 292, 190, 20], 20);
  drawBlock(pen, stone, { x: -26, y: 300, width: 52, height: 34 }, 0.36);
  const bronze = tones.paint('#4f6257');
  pen
    .fill(bronze, 'M-7 334q-4 26 0 44h14q6-20 2-44zM-7 372q-40 44-44 6q20 2 36-24zM7 372q40 44 44 6q-20 2-36-24z')
    .circle(bronze, 0, 388, 9)
    .rounds(bronze, 4, 'M12 376l20 22');
  pen
    .fill(pale.wall, traceArcade({ x: -296, y: -60, height: 66 }, { count: 5, span: 100, pier: 15, sides: 0 }))
    .rect(pale.lit, -330, 4, 660, 8)
    .dashes(pale.lit, 14, [4, 8], 'M-330 18h660')
    .rect(pale.lit, -330, 24, 660, 4);
  for (const x of [-236, -118, 0, 118, 236])
    pen
      .rect(pale.wall, x - 12, 6, 24, 30)
      .fill(pale.lit, `M${x - 6} 36q-3 24 2 36h8q6-12 2-36zM${x - 5} 62q-18 16-18-4zM${x + 5} 62q18 16 18-4z`)
      .circle(pale.lit, x, 78, 6);
}

/** A castle of rough stone on an islet in a loch, with a bridge of three arches. */
export function drawLochCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#8f857a', '#5f6066');
  const { wall, lit, shade, window } = stone;
  pen
    .fill(tones.groundShade, 'M-300 -14Q-240 40-120 44H120Q190 34 230 -14z')
    .fill(tones.paint('#6f6a5a'), 'M-300 -14Q-260 14-180 20Q-60 4 230 -14z');
  pen
    .fill(wall, traceArcade({ x: 176, y: -14, height: 52 }, { count: 3, span: 64, pier: 16, sides: 8 }))
    .rect(lit, 150, 36, 270, 6)
    .polygon(tones.groundShade, [396, -14], [420, 40], [640, 50], [640, -14]);
  drawBlock(pen, stone, { x: -176, y: 30, width: 340, height: 58 }, 0.2);
  drawBattlement(pen, wall, -176, 88, 340, 8);
  drawBlock(pen, stone, { x: -90, y: 40, width: 124, height: 190 }, 0.34);
  drawBattlement(pen, lit, -94, 230, 132, 8);
  pen
    .polygon(stone.roof, [-78, 232], [-66, 284], [8, 284], [22, 232])
    .polygon(shade, [-78, 232], [-70, 290], [-62, 284], [-66, 232])
    .polygon(shade, [10, 232], [8, 288], [16, 284], [24, 232]);
  for (const x of [-90, 34]) drawPointedTower(pen, stone, [x, 190, 20, 50], 22);
  drawWindows(pen, window, [-34, 70, 100, 140], [3, 4, 10, 18]);
  drawBlock(pen, stone, { x: 34, y: 40, width: 96, height: 110 }, 0.3);
  pen
    .polygon(wall, [34, 150], [82, 196], [130, 150])
    .polygon(stone.roof, [82, 200], [82, 190], [28, 142], [24, 148])
    .polygon(stone.roofShade, [82, 200], [82, 190], [136, 142], [140, 148]);
  drawWindows(pen, window, [82, 64, 80, 70], [3, 2, 10, 18]);
  drawBlock(pen, stone, { x: -176, y: 40, width: 70, height: 84 }, 0.3);
  pen.polygon(stone.roof, [-182, 124], [-164, 160], [-118, 160], [-100, 124]).rect(window, -150, 70, 16, 26);
  drawFlag(pen, tones.deep, tones.paint('#33518a'), -28, 284, 44);
}

/** White towers with red roofs crowded on a crag above a wood. */
export function drawCragTowers({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#8f877a', '#6a6459');
  const white = withBuilding(tones, '#efe6d6', '#a8553f');
  const { deep, window } = white;
  pen
    .polygon(rock.wall, [-330, 0], [-250, 70], [-176, 130], [-150, 176], [170, 176], [220, 90], [330, 0])
    .polygon(rock.shade, [80, 0], [110, 176], [170, 176], [220, 90], [330, 0])
    .stroke(rock.deep, 4, 'M-200 20L-160 110M-100 30L-80 150M0 20L20 160M190 30L160 140M-20 90L-50 40', 0.4);
  pen
    .rounds(tones.leafShade, 60, 'M-340 10h120M-260 50h40M200 20h140M250 60h40')
    .rounds(tones.leaf, 36, 'M-320 40h60M-230 80h20M230 50h60M-60 4h100');
  drawBlock(pen, white, { x: -150, y: 170, width: 300, height: 84 }, 0.2);
  drawHipRoof(pen, white, [10, 254, 300, 50], 40);
  drawWindows(pen, window, [0, 176, 280, 70], [8, 2, 11, 17]);
  drawBlock(pen, white, { x: 60, y: 180, width: 84, height: 150 }, 0.34);
  drawHipRoof(pen, white, [102, 330, 96, 74], 40);
  drawWindows(pen, deep, [102, 230, 70, 90], [2, 2, 11, 20]);
  drawBlock(pen, white, { x: -176, y: 150, width: 66, height: 156 }, 0.4);
  drawCone(pen, white, -143, 306, 42, 92);
  drawWindows(pen, deep, [-143, 200, 50, 90], [2, 2, 9, 18]);
  drawPointedTower(pen, white, [-40, 250, 44, 60], 60);
  pen
    .rect(deep, 100, 400, 3, 20)
    .polygon(rock.lit, [-20, 170], [-8, 206], [20, 206], [30, 170])
    .arch(deep, -6, 172, 24, 20)
    .dashes(tones.paint('#6f4a38'), 10, [26, 6], 'M-140 246H60');
}

/** A long white fortress on a wooded ridge, above the domes of a town. */
export function drawRidgeFort({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#ece6d9', '#7d8288');
  const { wall, lit, window } = white;
  pen
    .fill(tones.leafShade, 'M-640 0V90Q-420 130-300 200H270Q420 130 640 60V0z')
    .fill(tones.leaf, 'M-640 0V60Q-430 100-300 176Q-120 120 60 90T640 20V0z')
    .fill(
      withBuilding(tones, '#a39b8d', '#8f877a').wall,
      'M-300 200L-280 150L-200 168L-120 140L-40 170L60 140L160 166L270 200z',
    );
  drawBlock(pen, white, { x: -300, y: 190, width: 570, height: 56 }, 0.14);
  drawBattlement(pen, lit, -300, 246, 570, 8);
  for (const [x, wide, high, top] of [
    [-270, 60, 90, 30],
    [-160, 90, 116, 40],
    [-20, 150, 150, 54],
    [120, 80, 110, 40],
    [230, 64, 84, 30],
  ] as const) {
    drawBlock(pen, white, { x: x - wide / 2, y: 200, width: wide, height: high }, 0.28);
    drawHipRoof(pen, white, [x, 200 + high, wide + 12, top], top * 0.8);
    drawWindows(pen, window, [x, 230, wide - 12, high - 36], [Math.max(2, Math.round(wide / 24)), 2, 8, 13]);
  }
  drawPointedTower(pen, white, [60, 330, 30, 40], 40);
  drawHouseRow(pen, tones, random, {
    from: -400,
    to: 400,
    y: -6,
    narrow: 90,
    wide: 130,
    low: 46,
    high: 84,
    colors: ['#efe3cc', '#e6cfae', '#d9dcd6', '#e9d6b8'],
    roof: '#8a8f93',
    air: 0.1,
  });
  const stone = withBuilding(tones, '#f0e9da', '#6f9a86');
  for (const [x, size] of [
    [-190, 1],
    [170, 0.8],
  ] as const) {
    drawBlock(pen, stone, { x: x - 60 * size, y: 0, width: 120 * size, height: 80 * size }, 0.3);
    drawDome(pen, stone, x, 96 * size, 44 * size, 48 * size);
    pen.rect(wall, x - 46 * size, 78 * size, 92 * size, 20 * size).rect(stone.lit, x - 6, 142 * size, 12, 14);
  }
}

/** A castle with very tall houses and slate turrets on a rock in a wooded valley. */
export function drawForestTowers({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c6a3', '#5f666e');
  const { window } = stone;
  pen
    .fill(tones.leafShade, 'M-640 -20V230Q-500 320-360 210Q-280 120-200 60H200Q300 140 380 220Q520 320 640 240V-20z')
    .rounds(tones.leaf, 70, 'M-600 200h90M-460 200h60M-360 120h40M360 120h50M460 210h70M580 190h50')
    .fill(withBuilding(tones, '#8f877a', '#8f877a').wall, 'M-190 0L-160 84L-100 104H110L170 80L200 0z');
  for (const [x, wide, high, top] of [
    [-120, 70, 210, 90],
    [-40, 80, 260, 96],
    [50, 76, 240, 100],
    [124, 64, 180, 84],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 80, width: wide, height: high }, 0.32);
    drawHipRoof(pen, stone, [x, 80 + high, wide + 8, top], wide * 0.42);
    drawWindows(pen, window, [x, 110, wide - 14, high - 40], [3, Math.round(high / 50), 9, 17]);
    pen.dashes(
      tones.paint('#8a4f3f'),
      4,
      [wide, 1],
      `M${x - wide / 2} ${80 + high - 44}h${wide}M${x - wide / 2} ${80 + high - 8}h${wide}`,
    );
    for (const side of [-1, 1]) drawPointedTower(pen, stone, [x + side * (wide / 2 - 2), 40 + high, 18, 40], 46);
  }
  drawBlock(pen, stone, { x: -150, y: 80, width: 310, height: 60 }, 0.2);
  drawWindows(pen, window, [0, 88, 290, 40], [11, 1, 9, 18]);
  pen
    .fill(stone.shade, traceArcade({ x: -20, y: -20, height: 70 }, { count: 2, span: 50, pier: 12, sides: 10 }))
    .rounds(tones.leaf, 50, 'M-300 10h100M220 10h90')
    .rounds(tones.leafLight, 26, 'M-280 30h40M240 30h40');
}
