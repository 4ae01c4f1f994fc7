import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow } from '../buildings/parts.js';
import { drawBattlement, drawBlock, traceArcade } from '../parts.js';
import { drawCanopyBridge } from '../portraits/footbridges.js';
import { drawCypress } from '../townscapes/parts.js';
import { fade } from '../wonders/parts.js';

/** A long Roman bridge with a gate tower, and behind it a low mosque with a cathedral and a bell tower in its middle. */
export function drawMosqueBridge({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#dcbf8c', '#b58a5a');
  pen.fill(fade(tones.haze, 0.4)(paint('#8f9a7a')), 'M-720 100V200Q-400 260-100 220T400 240T720 200V100z');
  drawHouseRow(pen, tones, random, {
    from: -740,
    to: 720,
    y: 80,
    low: 56,
    high: 88,
    narrow: 90,
    wide: 130,
    colors: ['#f8f4ea', '#f1e9d8', '#fbf8f0'],
    roof: '#b9744f',
    air: 0.14,
  });
  drawBlock(pen, stone, { x: -330, y: 80, width: 620, height: 110 }, 0.14);
  drawBattlement(pen, stone.wall, -330, 190, 620, 14);
  pen.dashes(stone.shade, 90, [12, 46], 'M-300 128H280');
  drawBlock(pen, stone, { x: -110, y: 190, width: 220, height: 96 }, 0.24);
  pen.polygon(stone.roof, [-116, 286], [-90, 326], [90, 326], [116, 286]);
  drawBlock(pen, stone, { x: -34, y: 320, width: 68, height: 40 }, 0.3);
  drawDome(pen, stone, 0, 360, 34, 30);
  drawBlock(pen, stone, { x: -266, y: 180, width: 70, height: 200 }, 0.36);
  drawBlock(pen, stone, { x: -256, y: 380, width: 50, height: 60 }, 0.36);
  pen
    .arch(stone.deep, -246, 300, 30, 40)
    .arch(stone.deep, -242, 392, 22, 26)
    .rect(stone.lit, -272, 374, 82, 9)
    .fill(stone.roof, 'M-256 442q25 36 50 0z');
  pen.rect(mixColors(tones.water, paint('#7f9a78'), 0.4), -720, -240, 1440, 320);
  const bridge = withBuilding(tones, '#c9a878', '#9a7a54');
  pen
    .fill(bridge.wall, traceArcade({ x: -800, y: -60, height: 110 }, { count: 12, span: 96, pier: 26, sides: 20 }))
    .rect(bridge.lit, -800, 50, 1600, 12)
    .rect(bridge.shade, -800, 44, 1600, 6);
  for (let x = -787; x < 800; x += 122) pen.polygon(bridge.shade, [x - 24, -60], [x, 10], [x + 24, -60]);
  const tower = withBuilding(tones, '#d3b07c', '#a8835a');
  drawBlock(pen, tower, { x: 300, y: -10, width: 150, height: 190 }, 0.3);
  drawBattlement(pen, tower.wall, 300, 180, 150, 16);
  pen
    .arch(tower.deep, 352, 60, 46, 40)
    .rounds(tones.waterLight, 5, 'M-500-110h160M-220-160h180M60-120h150M300-180h190M-420-200h160', 0.6);
}

/** An old bridge of brick and white stone over a fast river, under a hill with cypresses and a fort, and bell towers. */
export function drawAdigeBend({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-100 70Q60 300 260 330T560 250L720 200V70z')
    .fill(leaf, 'M-100 70Q80 250 260 270T560 190L720 150V70z');
  const fort = withBuilding(tones, '#d9b48a', '#b5674a');
  drawBlock(pen, fort, { x: 180, y: 316, width: 240, height: 66 }, 0.2);
  drawBattlement(pen, fort.wall, 180, 382, 240, 12);
  pen.dashes(fort.deep, 26, [12, 22], 'M196 350H410');
  for (const [x, y, high] of [
    [120, 260, 120],
    [160, 290, 110],
    [450, 280, 120],
    [500, 250, 130],
    [60, 210, 100],
    [330, 200, 96],
    [250, 190, 100],
  ] as const)
    drawCypress(pen, tones, x, y, high);
  const brick = withBuilding(tones, '#b8684c', '#8f5a48');
  for (const [x, half, high] of [
    [-330, 36, 330],
    [-120, 28, 250],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 70, width: 2 * half, height: high }, 0.36);
    pen.rect(brick.lit, x - half - 6, 62 + high, 2 * half + 12, 10).arch(paint('#4f4046'), x - 12, high - 10, 24, 40);
    if (half > 30) {
      drawBlock(pen, withBuilding(tones, '#f1e6d4', '#8f8270'), { x: x - 24, y: 400, width: 48, height: 46 }, 0.36);
      pen.circle(paint('#f6f0e0'), x, 424, 14);
      drawCone(pen, brick, x, 446, 30, 26);
    } else drawCone(pen, brick, x, 70 + high, half + 4, 60);
  }
  drawHouseRow(pen, tones, random, {
    from: -740,
    to: 720,
    y: 60,
    low: 70,
    high: 110,
    narrow: 84,
    wide: 124,
    colors: ['#e3a87a', '#ecc99a', '#d98f6a', '#f0dcb4', '#c97f60'],
    roof: '#b5603f',
    air: 0.06,
  });
  pen
    .rect(paint('#c4b49a'), -720, 30, 1440, 32)
    .rect(mixColors(tones.water, paint('#5f9a9a'), 0.5), -720, -240, 1440, 270);
  const white = withBuilding(tones, '#efe6d2', '#c9b48f');
  pen
    .fill(white.wall, traceArcade({ x: -440, y: -70, height: 120 }, { count: 2, span: 150, pier: 36, sides: 16 }))
    .fill(brick.wall, traceArcade({ x: -46, y: -70, height: 120 }, { count: 3, span: 134, pier: 34, sides: 22 }))
    .rect(white.lit, -760, 50, 1520, 12)
    .rect(white.wall, -760, -70, 326, 120)
    .rect(brick.wall, 490, -70, 270, 120)
    .circle(tones.water, -244, 16, 16)
    .rounds(tones.waterLight, 5, 'M-560-120h160M-320-170h180M-40-110h120M150-160h170M360-120h150M-180-210h200', 0.6);
}

/** A canopy of glass and steel over a river, with balconied houses and a ruined fortress on the hill behind. */
export function drawCanopyTown(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { leafShade, paint } = tones;
  pen
    .fill(fade(tones.haze, 0.2)(paint('#a8987a')), 'M-720 20V240Q-460 330-260 330T60 400T330 330T560 240L720 190V20z')
    .fill(fade(tones.haze, 0.16)(leafShade), 'M-720 20V130Q-400 230-160 210T240 250T720 110V20z');
  const fort = withBuilding(tones, '#cbb48f', '#a8835a');
  pen.stroke(fort.wall, 24, 'M-220 334L-60 366L80 404L240 366L360 322');
  for (const [x, y] of [
    [-220, 334],
    [80, 404],
    [240, 366],
  ] as const) {
    drawBlock(pen, fort, { x: x - 26, y: y - 20, width: 52, height: 70 }, 0.36);
    drawBattlement(pen, fort.wall, x - 26, y + 50, 52, 10);
  }
  for (const [y, from, to, air] of [
    [150, -560, 640, 0.2],
    [50, -740, 720, 0.08],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 50,
      high: 84,
      narrow: 90,
      wide: 130,
      colors: ['#e3b48a', '#d9907a', '#a8b8a0', '#ecd9b4', '#8fa8b0'],
      roof: '#a8604a',
      air,
    });
  pen.rect(paint('#b9ab95'), -720, -20, 1440, 72);
  drawCanopyBridge(input);
}
