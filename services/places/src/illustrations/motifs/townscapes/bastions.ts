import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoat, drawCypress, drawGables, drawWallTower, traceCrowns } from './parts.js';

/** The curved stone front of a square with a pavilion, mirrored in a film of water. */
export function drawMirrorSquare({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#e6d6b4', '#6f7d8c');
  const draw = (flip: 1 | -1, share: number) => {
    const mix = (color: string) => (flip > 0 ? color : mixColors(color, tones.water, share));
    const y = (value: number) => (flip > 0 ? value : -24 - value * 0.72);
    const size = flip > 0 ? 1 : 0.72;
    for (const [x, width, high] of [
      [-640, 500, 130],
      [140, 500, 130],
      [-120, 240, 170],
    ] as const) {
      const isMiddle = x === -120;
      pen
        .polygon(mix(stone.wall), [x, y(0)], [x, y(high)], [x + width, y(high)], [x + width, y(0)])
        .polygon(
          mix(stone.roof),
          [x - 6, y(high)],
          [x + 20, y(high + (isMiddle ? 90 : 54))],
          [x + width - 20, y(high + (isMiddle ? 90 : 54))],
          [x + width + 6, y(high)],
        );
      const [start, end] = isMiddle ? [-100, 112] : [x + 12, x + width - 6];
      pen
        .dashes(mix(tones.window), 44 * size, [16, 20], `M${start} ${Math.round(y(high * 0.62))}H${end}`)
        .dashes(mix(stone.deep), 40 * size, [22, 14], `M${start} ${Math.round(y(22))}H${end}`);
      if (flip > 0)
        pen
          .rect(stone.lit, x - 3, 48, width + 6, 6)
          .rect(stone.lit, x - 6, high - 3, width + 12, 9)
          .dashes(stone.lit, 14, [14, 40], `M${x + 20} ${high + 22}h${width - 40}`);
    }
    pen
      .polygon(mix(stone.lit), [-90, y(170)], [0, y(214)], [90, y(170)])
      .polygon(mix(stone.roof), [-60, y(250)], [-20, y(290)], [20, y(290)], [60, y(250)]);
  };
  pen.rect(tones.water, -720, -230, 1440, 230);
  draw(-1, 0.45);
  draw(1, 0);
  pen
    .rect(paint('#cfc2aa'), -720, -24, 1440, 26)
    .rounds(tones.waterLight, 5, 'M-520-90h240M-120-120h260M220-80h220M-380-180h260M120-200h300', 0.5);
  const bronze = paint('#7f8f86');
  pen
    .polygon(stone.lit, [-44, -14], [-30, 20], [30, 20], [44, -14])
    .rect(bronze, -18, 20, 36, 24)
    .fill(bronze, 'M-12 44q-4 30 2 40l4 12h12l4-12q6-10 2-40z')
    .circle(bronze, 0, 104, 9);
  drawWalkers(
    pen,
    tones,
    [
      [-280, -80],
      [-246, -84],
      [200, -110],
      [236, -106],
      [-90, -150],
    ],
    1.5,
  );
}

/** Thatched farmhouses on both banks of a narrow canal, joined by small arched bridges of wood. */
export function drawThatchCanal({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafLight, leafShade, water, waterLight, haze } = tones;
  const wood = paint('#8a6a4c');
  pen
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 60Q-500 130-300 96T60 110T420 90T720 110V0H-720z')
    .rounds(
      mixColors(leafShade, haze, 0.2),
      90,
      traceCrowns(random, -700, 700, 90, (x) => 60 + Math.abs(x) * 0.05),
    )
    .fill(leaf, 'M-720 40H720V-230H-720z')
    .fill(leafLight, 'M-720 20H-60L-330-230H-720zM60 20H720V-230H330z');
  for (const [x, y, s, color] of [
    [-120, 40, 0.7, '#b0604a'],
    [140, 36, 0.75, '#e9dfca'],
    [-330, 4, 1.25, '#a85844'],
    [350, 0, 1.3, '#b56a50'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    const house = withBuilding(tones, color, '#8d7350');
    drawBlock(pen, house, { x: x - n(90), y, width: n(180), height: n(66) }, 0.2);
    drawWindows(pen, tones.paint('#f4efe2'), [x, y + n(12), n(160), n(44)], [4, 1, n(26), n(34)]);
    drawWindows(pen, tones.window, [x, y + n(12), n(160), n(44)], [4, 1, n(18), n(26)]);
    pen
      .fill(
        house.roof,
        `M${x - n(108)} ${y + n(50)}Q${x - n(80)} ${y + n(150)} ${x - n(56)} ${y + n(166)}H${x + n(56)}Q${x + n(80)} ${y + n(150)} ${x + n(108)} ${y + n(50)}q-${n(14)} ${n(16)}-${n(30)} ${n(16)}h-${n(156)}q-${n(16)} 0-${n(30)}-${n(16)}z`,
      )
      .fill(
        house.roofShade,
        `M${x + n(30)} ${y + n(66)}Q${x + n(40)} ${y + n(140)} ${x + n(30)} ${y + n(166)}h${n(26)}Q${x + n(80)} ${y + n(150)} ${x + n(108)} ${y + n(50)}q-${n(14)} ${n(16)}-${n(30)} ${n(16)}z`,
      )
      .rect(paint('#a55a48'), x - n(62), y + n(160), n(124), n(12))
      .rect(paint('#a55a48'), x + n(20), y + n(168), n(18), n(26));
  }
  pen
    .fill(water, 'M-44 26H44L300-230H-300z')
    .stroke(paint('#9a7a58'), 7, 'M-44 26L-300-230M44 26L300-230')
    .rounds(waterLight, 5, 'M-30-20h50M-70-100h90M20-150h120M-150-200h140', 0.6);
  for (const [y, half, rise] of [
    [18, 56, 34],
    [-56, 142, 84],
  ] as const)
    pen
      .stroke(wood, 11, `M${-half} ${y}Q0 ${y + rise * 1.7} ${half} ${y}`)
      .stroke(paint('#f4efe2'), 5, `M${-half} ${y + 30}Q0 ${y + 30 + rise * 1.7} ${half} ${y + 30}`)
      .stroke(
        paint('#f4efe2'),
        4,
        `M${-half} ${y}v30M${-half / 2} ${y + rise * 0.6}v32M0 ${y + rise * 0.84}v32M${half / 2} ${y + rise * 0.6}v32M${half} ${y}v30`,
      );
  drawBoat(pen, tones, -40, -150, 1.5, '#6b4a38');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -138],
      [-20, -138],
      [60, 14],
    ],
    1,
  );
  pen
    .rounds(leafShade, 60, 'M-520-60h0M-470-80h0M520-70h0M590-50h0')
    .rounds(paint('#d86a9a'), 18, 'M-530-40h0M-496-54h0M-452-60h0M512-46h0M560-36h0M604-24h0')
    .rounds(paint('#f0d060'), 14, 'M-470-96h0M-540-84h0M540-90h0M590-80h0');
}

/** Red roofs on a ridge inside a wall with towers, above a wide plain and a far range of snow peaks. */
export function drawWallRidgeTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#c9ab84', '#b5583f');
  const far = fade(haze, 0.45);
  pen
    .fill(
      far(paint('#7f8fae')),
      'M-720 160V330l110 50 90-40 120 90 100-60 110 80 110-90 120 100 110-70 120 80 100-60 100 50 250-40V160z',
    )
    .fill(
      far(paint('#f4f5f2')),
      'M-400 430l-60-48 40 6 20-22 36 30 30-8zM-190 450l-66-50 40 8 24-22 34 30 36-10zM40 460l-64-54 36 8 30-22 34 32 32-8zM270 470l-60-50 36 6 24-20 34 30 36-10z',
    )
    .fill(mixColors(leaf, haze, 0.55), 'M-720 230H720V0H-720z')
    .stroke(
      mixColors(paint('#d9c78a'), haze, 0.4),
      9,
      'M-720 200L-200 180M-720 160L-100 146M300 190L720 176M240 150L720 130',
      0.7,
    )
    .fill(leafShade, 'M-720 60Q-420 110-240 210Q-80 290 60 270T360 200T720 90V-230H-720z')
    .fill(leaf, 'M-720-20Q-400 20-200 60T240 40T720-10V-230H-720z');
  for (const [y, from, to] of [
    [226, -130, 150],
    [160, -250, 290],
    [92, -350, 400],
  ] as const)
    drawGables(pen, tones, random, {
      from,
      to,
      y,
      low: 34,
      high: 60,
      narrow: 66,
      wide: 104,
      colors: ['#f0dfc0', '#e3c49a', '#f4ead6', '#d9b08a'],
      roof: '#b9573c',
    });
  const church = withBuilding(tones, '#e6cfa4', '#a34a38');
  drawBlock(pen, church, { x: 20, y: 250, width: 64, height: 64 }, 0.3);
  drawWallTower(pen, church, 52, 300, 22, 60);
  drawWallTower(pen, church, -70, 256, 16, 90);
  pen
    .stroke(stone.wall, 34, 'M-640-60L-480 20L-330 60L-120 40L120 20L330 46L520 0L650-90')
    .stroke(stone.lit, 5, 'M-640-44L-480 36L-330 76L-120 56L120 36L330 62L520 16L650-74')
    .dashes(stone.wall, 13, [11, 9], 'M-640-36L-480 44L-330 84L-120 64L120 44L330 70L520 24L650-66');
  for (const [x, y] of [
    [-480, -20],
    [-230, 20],
    [20, -8],
    [250, 6],
    [500, -36],
  ] as const)
    drawWallTower(pen, stone, x, y, 28, 86);
  for (const [x, y, high] of [
    [-400, 60, 130],
    [-150, 30, 110],
    [150, 16, 120],
    [400, 20, 140],
    [-560, -40, 120],
  ] as const)
    drawCypress(pen, tones, x, y, high);
  pen
    .rounds(
      leafShade,
      56,
      traceCrowns(random, -700, 700, 66, (x) => -70 - Math.abs(x) * 0.04),
    )
    .rounds(
      leaf,
      44,
      traceCrowns(random, -700, 700, 80, () => -130),
    );
}

/** Half-timbered houses in strong colors on both sides of a narrow river with flowers and a flat boat. */
export function drawTimberCanal({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, haze } = tones;
  const colors = ['#e3a24f', '#c96a52', '#8fae9a', '#e8d9a8', '#7fa3b8', '#d98f8a'];
  const beam = paint('#6b4636');
  pen
    .rect(mixColors(paint('#c9b49a'), haze, 0.4), -130, 0, 260, 130)
    .polygon(mixColors(paint('#8f5a48'), haze, 0.35), [-140, 130], [-40, 210], [60, 130]);
  let index = Math.floor(random.between(0, 6));
  for (const side of [-1, 1])
    for (const [near, far, low, high] of [
      [230, 110, 6, 190],
      [390, 220, -14, 260],
      [720, 370, -60, 340],
    ] as const) {
      const house = withBuilding(tones, colors[index++ % 6]!, '#9a5a44');
      const [a, b] = [side * far, side * near];
      pen
        .polygon(house.roof, [a, high - 24], [a + side * 8, high + 60], [b - side * 6, high + 130], [b, high + 20])
        .polygon(side < 0 ? house.wall : house.shade, [a, low], [a, high - 20], [b, high + 24], [b, low - 60]);
      const at = (share: number, level: number) =>
        `${Math.round(a + (b - a) * share)} ${Math.round(low - 60 * share + (high - low + 90 * share - 20) * level)}`;
      pen.stroke(
        beam,
        7,
        `M${at(0, 0.36)}L${at(1, 0.36)}M${at(0, 0.68)}L${at(1, 0.68)}M${at(0, 0.98)}L${at(1, 0.98)}M${at(0.04, 0)}L${at(0.04, 1)}M${at(0.5, 0)}L${at(0.5, 1)}M${at(0.96, 0)}L${at(0.96, 1)}M${at(0.04, 0.36)}L${at(0.5, 0.68)}M${at(0.96, 0.36)}L${at(0.5, 0.68)}`,
      );
      for (const [x, level] of [
        [0.18, 0.44],
        [0.66, 0.44],
        [0.18, 0.75],
        [0.66, 0.75],
        [0.3, 0.12],
      ] as const)
        pen.fill(
          tones.window,
          `M${at(x, level)}L${at(x, level + 0.16)}L${at(x + 0.18, level + 0.16)}L${at(x + 0.18, level)}z`,
        );
    }
  pen
    .fill(water, 'M-112 4H112L720-190V-230H-720V-190z')
    .fill(paint('#a8957c'), 'M-112 14V0L-720-196V-160zM112 14V0L720-196V-160z')
    .rounds(waterLight, 5, 'M-60-30h70M20-80h120M-220-130h180M80-180h240', 0.6)
    .stroke(paint('#b7a48c'), 22, 'M-126 20Q0 66 126 20')
    .rounds(
      paint('#d9486a'),
      15,
      'M-100 40h0M-60 50h0M-20 54h0M24 54h0M66 48h0M102 40h0M-300-60h0M-360-78h0M-430-100h0M300-60h0M360-80h0M440-104h0',
    )
    .rounds(tones.leaf, 13, 'M-80 40h0M-40 46h0M46 46h0M86 40h0M-330-78h0M-400-100h0M330-80h0M400-100h0');
  drawBoat(pen, tones, -60, -110, 1.7, '#5a6f4a');
  drawWalkers(
    pen,
    tones,
    [
      [-90, -96],
      [-56, -96],
      [-20, -96],
    ],
    0.9,
  );
}
