import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawCypress, traceCrowns } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A white church on the green summit of a steep mountain, with a cable car, above a wide city. */
export function drawSummitChurch({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 200Q-520 330-340 280T40 300T420 260T720 320V0H-720z')
    .rect(mixColors(paint('#8f9a78'), haze, 0.3), -720, -240, 1440, 330);
  for (const y of [60, 20])
    drawTowerRow(
      { pen, tones, random, palette: 'andean' },
      {
        from: -700,
        to: 700,
        low: 20,
        high: y > 40 ? 60 : 90,
        air: y > 40 ? 0.42 : 0.3,
        walls: ['#b5694a', '#a35c44', '#c4805c', '#bd9a80'],
      },
    );
  pen
    .fill(leafShade, 'M-420-240Q-300-20-200 130Q-120 250-30 280H110Q190 250 270 110T520-240z')
    .fill(leaf, 'M-420-240Q-300-20-200 130Q-120 250-30 280H20Q-60 120-100-60T-180-240z')
    .rounds(
      mixColors(leafShade, paint('#1f3a34'), 0.3),
      44,
      traceCrowns(random, -260, 360, 60, () => -80),
    )
    .rounds(
      mixColors(leaf, leafShade, 0.5),
      40,
      traceCrowns(random, -160, 280, 56, () => 60),
    );
  const white = withBuilding(tones, '#f8f4ea', '#a8503f');
  drawBlock(pen, white, { x: -20, y: 276, width: 120, height: 70 }, 0.26);
  pen.polygon(white.roof, [-28, 344], [-4, 376], [96, 376], [108, 344]);
  drawBlock(pen, white, { x: -70, y: 276, width: 54, height: 130 }, 0.36);
  pen
    .arch(tones.window, -54, 360, 22, 24)
    .rect(white.lit, -76, 402, 66, 8)
    .rect(white.wall, -60, 410, 34, 26)
    .polygon(white.roof, [-64, 436], [-43, 480], [-22, 436])
    .rect(tones.deep, -45, 478, 4, 26)
    .rect(tones.deep, -52, 490, 18, 4)
    .arch(tones.deep, -52, 276, 20, 26);
  drawWindows(pen, tones.window, [40, 286, 104, 50], [4, 1, 12, 30], true);
  pen
    .stroke(paint('#3a3f4a'), 3, 'M110 300L620-140')
    .rect(paint('#c9403a'), 280, 66, 70, 54)
    .rect(tones.window, 288, 84, 54, 22)
    .rect(paint('#3a3f4a'), 312, 118, 4, 30);
  drawWalkers(
    pen,
    tones,
    [
      [110, 272],
      [-100, 262],
    ],
    0.8,
  );
}

/** A narrow river between stone paths with colored umbrellas, an arched footbridge and a flat tour boat. */
export function drawUmbrellaRiver({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  const stone = withBuilding(tones, '#d9c4a0', '#a87a58');
  const river = mixColors(tones.water, paint('#3f7a6a'), 0.5);
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 40,
    low: 130,
    high: 220,
    narrow: 110,
    wide: 170,
    colors: ['#e3cba6', '#c99a78', '#efe0c4', '#d9b48f'],
    roof: '#a8604a',
    air: 0.24,
  });
  pen
    .rounds(
      leafShade,
      120,
      traceCrowns(random, -700, -220, 110, () => 150),
    )
    .rounds(
      leafShade,
      120,
      traceCrowns(random, 240, 720, 110, () => 150),
    )
    .rounds(
      leaf,
      90,
      traceCrowns(random, -700, -240, 100, () => 190),
    )
    .rounds(
      leaf,
      90,
      traceCrowns(random, 260, 720, 100, () => 190),
    )
    .rounds(leafLight, 40, 'M-520 220h0M-360 230h0M360 226h0M540 220h0');
  pen.rect(river, -720, -240, 1440, 290).rect(mixColors(river, haze, 0.2), -200, 20, 400, 30);
  pen
    .fill(stone.wall, 'M-210 26Q0 190 210 26V62Q0 220-210 62z')
    .fill(stone.shade, 'M-210 26Q0 176 210 26L186 26Q0 150-186 26z')
    .dashes(stone.lit, 20, [5, 11], 'M-206 72Q0 230 206 72');
  pen
    .polygon(stone.wall, [-720, -120], [-720, 60], [-190, 40], [-240, -20])
    .polygon(stone.shade, [-720, -120], [-720, -150], [-236, -34], [-240, -20])
    .polygon(stone.wall, [720, -120], [720, 60], [190, 40], [240, -20])
    .polygon(stone.shade, [720, -120], [720, -150], [236, -34], [240, -20]);
  const colors = ['#d9403a', '#e8b93f', '#3f8fb5', '#4f9a5a', '#c9568f', '#e5803a'];
  for (const side of [-1, 1])
    for (const [at, [x, y, s]] of (
      [
        [640, -20, 1.3],
        [500, 0, 1.1],
        [380, 14, 0.9],
        [290, 22, 0.75],
      ] as const
    ).entries()) {
      const n = (value: number) => Math.round(value * s);
      const cloth = paint(colors[(at + (side > 0 ? 3 : 0)) % 6]!);
      pen
        .rect(tones.deep, side * x - 2, y, 5, n(90))
        .polygon(cloth, [side * x - n(64), y + n(80)], [side * x, y + n(120)], [side * x + n(64), y + n(80)])
        .polygon(
          mixColors(cloth, '#ffffff', 0.3),
          [side * x - n(64), y + n(80)],
          [side * x, y + n(120)],
          [side * x - n(20), y + n(80)],
        )
        .rect(paint('#8a6a4c'), side * x - n(36), y + n(24), n(72), n(7));
    }
  pen.rounds(tones.waterLight, 5, 'M-120-10h100M60-30h120M-220-90h180M60-130h220M-340-180h240M120-200h260', 0.5);
  pen
    .fill(paint('#c9403a'), 'M-150-80H170L140-126H-120z')
    .rect(paint('#f4efe2'), -150, -86, 320, 9)
    .dashes(tones.deep, 22, [14, 16], 'M-130-70H150');
  drawWalkers(
    pen,
    tones,
    [
      [-110, -76],
      [-70, -76],
      [-30, -76],
      [10, -76],
      [50, -76],
      [90, -76],
      [-330, 10],
      [340, 12],
    ],
    1,
  );
}

/** Terraces of jets and basins that fall between cypresses from a villa on a hill. */
export function drawFountainTerraces({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, waterLight } = tones;
  const villa = withBuilding(tones, '#e9cfa4', '#b5674a');
  const stone = withBuilding(tones, '#b5a88c', '#8a8070');
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 240Q-300 330 100 300T720 280V0H-720z');
  drawBlock(pen, villa, { x: -250, y: 270, width: 500, height: 110 }, 0.2);
  drawHipRoof(pen, villa, [0, 380, 520, 30]);
  drawBlock(pen, villa, { x: -60, y: 270, width: 120, height: 140 }, 0.3);
  drawWindows(pen, tones.window, [-8, 280, 480, 90], [14, 2, 13, 26]);
  pen
    .fill(leafShade, 'M-720 260Q-400 290-240 280H240Q400 290 720 260V-240H-720z')
    .rounds(
      leaf,
      90,
      traceCrowns(random, -700, -260, 80, () => 200),
    )
    .rounds(
      leaf,
      90,
      traceCrowns(random, 270, 720, 80, () => 200),
    );
  const foam = mixColors(paint('#f4f8f8'), waterLight, tones.isDusk ? 0.4 : 0.1);
  for (const [y, half, high] of [
    [190, 200, 70],
    [80, 270, 90],
    [-40, 350, 100],
  ] as const) {
    pen
      .rect(stone.wall, -half, y, 2 * half, 80)
      .rect(stone.lit, -half - 10, y + 76, 2 * half + 20, 9)
      .rect(stone.shade, -half, y, 2 * half, 12);
    const arches = Math.round(half / 55);
    drawWindows(pen, tones.deep, [0, y + 8, 2 * half - 20, 64], [arches * 2, 1, 26, 50], true);
    pen.fill(foam, `M-46 ${y + 80}Q-40 ${y + 20}-60 ${y - 20}H60Q40 ${y + 20} 46 ${y + 80}z`, 0.9);
    let jets = '';
    for (let x = -half + 30; x < half; x += 62) if (Math.abs(x) > 60) jets += `M${x} ${y + 84}v${high}`;
    pen.rounds(foam, 7, jets, 0.8);
  }
  pen
    .fill(mixColors(tones.water, paint('#3f7a7a'), 0.4), 'M-420-40H420L560-150H-560z')
    .stroke(stone.lit, 9, 'M-420-40H420L560-150H-560z')
    .rounds(foam, 9, 'M-260-70v130M-130-76v150M130-76v150M260-70v130M0-80v190', 0.75)
    .rounds(waterLight, 5, 'M-360-100h160M-60-110h140M200-100h160M-260-134h200M120-130h180', 0.6)
    .rect(paint('#d6c6a4'), -720, -240, 1440, 84);
  for (const [x, y, high] of [
    [-470, -60, 330],
    [-400, 0, 260],
    [470, -60, 330],
    [400, 0, 260],
    [-300, 90, 190],
    [300, 90, 190],
  ] as const)
    drawCypress(pen, tones, x, y, high);
  drawWalkers(
    pen,
    tones,
    [
      [-300, -190],
      [-266, -194],
      [180, -190],
      [330, -200],
    ],
    1.5,
  );
}
