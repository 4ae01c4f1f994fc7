import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { traceCrowns } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A white fountain of cast iron in two tiers at the end of an avenue of oaks hung with moss. */
export function drawMossFountain({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  pen.rect(mixColors(leafShade, haze, 0.4), -720, -10, 1440, 170).rounds(
    mixColors(leafShade, haze, 0.3),
    120,
    traceCrowns(random, -700, 700, 110, () => 170),
  );
  pen.rect(leafLight, -720, -240, 1440, 232).polygon(paint('#d9cbb0'), [-60, -8], [60, -8], [330, -240], [-330, -240]);
  for (const [x, s] of [
    [300, 0.8],
    [430, 1.2],
    [620, 1.7],
  ] as const)
    for (const side of [-1, 1]) {
      const [px, y] = [side * x, -x * 0.16];
      pen
        .stroke(paint('#6b5848'), 26 * s, `M${px} ${y}q${-side * 16} 90 ${-side * 10 * s} ${150 * s}`)
        .stroke(
          paint('#6b5848'),
          13 * s,
          `M${px} ${Math.round(y + 120 * s)}q${-side * 60} 50 ${Math.round(-side * 130 * s)} ${Math.round(70 * s)}`,
        );
      pen
        .rounds(
          leafShade,
          110 * s,
          `M${Math.round(px - side * 60 * s)} ${Math.round(y + 210 * s)}h0M${Math.round(px - side * 150 * s)} ${Math.round(y + 220 * s)}h0M${Math.round(px + side * 40 * s)} ${Math.round(y + 190 * s)}h0`,
        )
        .rounds(
          leaf,
          80 * s,
          `M${Math.round(px - side * 50 * s)} ${Math.round(y + 240 * s)}h0M${Math.round(px - side * 140 * s)} ${Math.round(y + 250 * s)}h0`,
        );
      pen.rounds(
        mixColors(paint('#a8b09a'), haze, 0.1),
        9 * s,
        `M${Math.round(px - side * 40 * s)} ${Math.round(y + 180 * s)}v${Math.round(-70 * s)}M${Math.round(px - side * 90 * s)} ${Math.round(y + 190 * s)}v${Math.round(-90 * s)}M${Math.round(px - side * 140 * s)} ${Math.round(y + 190 * s)}v${Math.round(-60 * s)}M${Math.round(px - side * 170 * s)} ${Math.round(y + 200 * s)}v${Math.round(-80 * s)}`,
      );
    }
  const white = withBuilding(tones, '#f8f5ee', '#d9d6cc');
  const foam = mixColors(paint('#f4f8f8'), tones.waterLight, tones.isDusk ? 0.5 : 0.3);
  pen
    .ellipse(white.shade, 0, -76, 250, 42)
    .ellipse(white.wall, 0, -66, 250, 42)
    .ellipse(tones.water, 0, -64, 226, 32)
    .rounds(tones.waterLight, 5, 'M-160-66h80M-30-80h90M80-60h90', 0.6)
    .polygon(white.wall, [-40, -60], [-24, 40], [24, 40], [40, -60])
    .polygon(white.shade, [10, -60], [6, 40], [24, 40], [40, -60])
    .fill(white.wall, 'M-120 60Q-110 34-30 30H30Q110 34 120 60z')
    .rect(white.lit, -126, 56, 252, 9)
    .polygon(white.wall, [-20, 64], [-13, 140], [13, 140], [20, 64])
    .fill(white.wall, 'M-68 158Q-60 138-20 136H20Q60 138 68 158z')
    .rect(white.lit, -72, 154, 144, 8)
    .fill(white.lit, 'M-12 162q-8 40 2 60l2 26h16l2-26q10-20 2-60z')
    .circle(white.lit, 0, 258, 11)
    .stroke(white.lit, 7, 'M6 240Q30 260 28 286')
    .rounds(
      foam,
      5,
      'M-64 154Q-90 110-100 66M64 154Q90 110 100 66M-118 56Q-150 10-160-50M118 56Q150 10 160-50M-60 56Q-70 0-80-50M60 56Q70 0 80-50M28 290Q60 320 70 160',
      0.8,
    );
  for (const x of [-170, 170])
    pen
      .fill(white.wall, `M${x - 18} -56q-6 40 10 54l8 30h8l4-34q10-20 2-50z`)
      .rounds(foam, 5, `M${x} 20Q${x * 0.7} 60 ${x * 0.4} -40`, 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [-300, -130],
      [-266, -134],
      [290, -130],
      [-120, -170],
    ],
    1.5,
  );
}

/** A mansion of pale stone around a pool, below jungle and a steep peak with a white figure. */
export function drawPoolMansion({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, waterLight } = tones;
  pen
    .fill(fade(haze, 0.3)(paint('#6f7f7a')), 'M-420 60Q-200 200-60 430Q0 500 40 500Q90 490 130 400Q240 180 460 60z')
    .rect(fade(haze, 0.1)(paint('#f4f1ea')), 36, 496, 8, 50)
    .rect(fade(haze, 0.1)(paint('#f4f1ea')), 16, 526, 48, 7);
  pen.fill(leafShade, 'M-720 60V240Q-560 300-420 230T-160 200T100 210T380 240T720 260V0H-720z').rounds(
    leaf,
    100,
    traceCrowns(random, -700, 700, 90, (x) => 130 + Math.abs(x) * 0.12),
  );
  const house = withBuilding(tones, '#efdfc0', '#b5674a');
  drawBlock(pen, house, { x: -330, y: 0, width: 660, height: 170 }, 0.16);
  pen
    .rect(house.lit, -340, 164, 680, 12)
    .rect(house.lit, -330, 84, 660, 7)
    .dashes(house.lit, 18, [8, 12], 'M-330 186H330');
  drawWindows(pen, tones.window, [0, 96, 620, 62], [12, 1, 22, 44], true);
  drawWindows(pen, tones.deep, [0, 0, 620, 80], [9, 1, 40, 68], true);
  drawBlock(pen, house, { x: -90, y: 170, width: 180, height: 50 }, 0.3);
  pen.rect(house.lit, -98, 216, 196, 9);
  pen
    .rect(paint('#e0d2b4'), -720, -240, 1440, 242)
    .fill(mixColors(tones.water, paint('#3fa0a0'), 0.5), 'M-260-30H260L400-190H-400z')
    .stroke(house.lit, 12, 'M-260-30H260L400-190H-400z')
    .rounds(waterLight, 5, 'M-200-70h140M40-80h160M-280-140h180M80-150h200', 0.6);
  pen
    .rounds(leafShade, 70, 'M-470-20h0M-520-70h0M470-20h0M520-70h0')
    .rounds(leaf, 50, 'M-480 0h0M-540-50h0M460 0h0M540-50h0');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -60],
      [-360, -110],
      [340, -60],
      [420, -150],
    ],
    1.4,
  );
}

/** A kissing pair of giant stone on a low base with mosaic benches, on a cliff above an ocean at evening. */
export function drawKissStatue({ pen, tones }: MotifInput): void {
  const { paint, leaf, waterLight } = tones;
  pen
    .rect(tones.water, -720, -20, 1440, 130)
    .rounds(waterLight, 5, 'M-520 70h180M-100 60h200M220 76h200M-400 20h160M120 24h180', 0.6)
    .fill(mixColors(paint('#a8907a'), tones.haze, 0.4), 'M-720 100V170L-560 150-430 100z');
  pen.rect(leaf, -720, -240, 1440, 226).polygon(paint('#d9c9a8'), [-200, -14], [200, -14], [420, -240], [-420, -240]);
  const clay = withBuilding(tones, '#b8735a', '#8f5543');
  const tiles = ['#3f7fb5', '#e8b93f', '#c9483f', '#4f9a6a', '#f1ead6', '#8f5fa5'].map(paint);
  for (const side of [-1, 1]) {
    pen.fill(
      paint('#e6dcc6'),
      `M${side * 230} -30q${side * 60} 70 ${side * 130} 10t${side * 130} 0t${side * 160} 20v-60h${-side * 420}z`,
    );
    for (let tile = 0; tile < 9; tile++)
      pen.rounds(tiles[tile % 6]!, 22, `M${side * (262 + tile * 46)} ${tile % 2 ? -20 : -44}h0`);
  }
  pen
    .polygon(paint('#cfc2aa'), [-230, -60], [-200, -10], [200, -10], [230, -60])
    .rect(paint('#b5a88e'), -230, -90, 460, 32)
    .fill(
      clay.wall,
      'M-190-10Q-200 70-120 96Q-60 110-40 150Q-90 180-90 240Q-84 300-20 306Q20 306 40 280Q80 250 60 200Q110 180 150 120Q200 80 190-10z',
    )
    .fill(clay.shade, 'M60-10Q90 80 40 130Q20 160 60 200Q110 180 150 120Q200 80 190-10z')
    .fill(clay.lit, 'M-60 250Q-70 296-20 306Q10 300 4 270Q-4 240-30 236z')
    .circle(clay.wall, 54, 244, 46)
    .fill(clay.shade, 'M54 198a46 46 0 0 1 6 92q30-20 20-50t-26-42z')
    .stroke(clay.deep, 5, 'M-120 96Q-20 90 60 130M8 286Q18 250 10 214M-40 150Q20 160 60 200M-100 30Q20 20 150 40', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-300, -110],
      [-266, -114],
      [290, -110],
      [20, -150],
      [54, -150],
    ],
    1.6,
  );
}

/** A lake with a low white wall like clouds in a ring of green hills, a temple with a golden roof on its shore. */
export function drawCloudWallLake({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, waterLight } = tones;
  pen
    .fill(fade(haze, 0.34)(leafShade), 'M-720 160Q-540 330-340 290T-20 320T280 280T720 330V0H-720z')
    .fill(mixColors(leafShade, haze, 0.1), 'M-720 80Q-480 190-260 150T160 170T480 140T720 180V0H-720z')
    .rounds(
      leaf,
      70,
      traceCrowns(random, -700, 700, 70, () => 80),
    );
  pen
    .circle(mixColors(paint('#f6f2e8'), haze, 0.1), 300, 250, 17)
    .fill(mixColors(paint('#f6f2e8'), haze, 0.1), 'M270 180q0 50 30 56q30-6 30-56z');
  const white = withBuilding(tones, '#f6f1e4', '#a8553f');
  drawBlock(pen, white, { x: -260, y: 20, width: 300, height: 80 }, 0.2);
  drawHipRoof(pen, white, [-110, 100, 330, 50]);
  drawBlock(pen, white, { x: -170, y: 130, width: 120, height: 36 }, 0.3);
  drawHipRoof(pen, { ...white, roof: paint('#e0b03f'), roofShade: paint('#a87f2f') }, [-110, 166, 160, 46]);
  pen.rect(paint('#e0b03f'), -112, 210, 4, 26);
  drawWindows(pen, tones.window, [-110, 30, 280, 56], [8, 1, 16, 40], true);
  drawBlock(pen, white, { x: 60, y: 20, width: 80, height: 76 }, 0.36);
  pen.polygon(white.roof, [46, 96], [100, 176], [154, 96]);
  drawWindows(pen, tones.window, [98, 34, 70, 46], [2, 1, 16, 34], true);
  pen.rect(tones.water, -720, -240, 1440, 258);
  let wall = 'M-720 10';
  let holes = '';
  for (let x = -720; x < 720; x += 60) {
    wall += 'q10 34 30 10q20 24 30-10';
    holes += `M${x + 30} 2h0`;
  }
  pen.fill(paint('#f8f5ec'), `${wall}V-20H-720z`).rounds(tones.deep, 7, holes, 0.5);
  pen.rounds(
    waterLight,
    5,
    'M-480-60h180M-100-50h200M240-66h200M-320-130h220M100-150h240M-520-190h200M300-200h240',
    0.6,
  );
  pen
    .fill(leafShade, 'M240-70Q260-20 320-16T430-70z')
    .rounds(leaf, 44, 'M290-30h0M330-16h0M376-30h0')
    .rect(mixColors(white.roof, tones.water, 0.7), -260, -60, 300, 20);
  pen.fill(paint('#7d5a40'), 'M-300-110h140l-24-26h-92z');
  drawWalkers(
    pen,
    tones,
    [
      [-260, -106],
      [-220, -106],
    ],
    1,
  );
}

/** A sculpture of red steel blades in a park that slopes to a bay, with a needle and mountains behind. */
export function drawRedEagle({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafLight, water, waterLight } = tones;
  pen
    .fill(
      fade(haze, 0.4)(paint('#7d8fae')),
      'M-720 60V170L-600 230-520 190-420 270-320 200-200 250-90 190 20 220 140 160 260 200V60z',
    )
    .fill(fade(haze, 0.3)(paint('#f4f5f2')), 'M-460 240l40 30 40-26-20-14-20 10zM-240 232l40 18 36-20-36-10z');
  drawTowerRow(
    { pen, tones, random, palette: 'metropolitan' },
    { from: 240, to: 700, low: 60, high: 180, air: 0.3, walls: ['#b9c6cf', '#c9bfae'] },
  );
  const white = withBuilding(tones, '#eceae2', '#b5b3aa');
  pen
    .polygon(white.wall, [330, 0], [352, 230], [372, 230], [394, 0])
    .polygon(white.shade, [364, 0], [362, 230], [372, 230], [394, 0])
    .fill(white.wall, 'M296 226Q362 200 428 226L404 250H320z')
    .rect(white.lit, 358, 250, 8, 70);
  pen
    .rect(water, -720, -30, 1440, 100)
    .rounds(waterLight, 5, 'M-560 40h180M-200 30h160M40 44h160', 0.6)
    .fill(leafLight, 'M-720-10Q-200 30 300 0T720 30V-240H-720z')
    .fill(leaf, 'M-720-120Q-200-80 300-130T720-110V-240H-720z')
    .polygon(paint('#d9d3c4'), [60, 6], [110, 4], [-300, -240], [-460, -240]);
  const [red, dark] = [paint('#d9402f'), paint('#9c2a28')];
  pen
    .fill(
      red,
      'M-250-40Q-200 180-60 230Q60 250 150 330Q140 200 210 130Q280 40 270-40H230Q220 60 150 90Q60 120 0 70Q-80 20-100-50H-140Q-150 60-110 130Q-190 60-215-40z',
    )
    .fill(
      dark,
      'M150 330Q140 200 210 130Q280 40 270-40H230Q220 60 150 90Q130 160 150 330zM-60 230Q0 190 0 70Q-80 20-100-50H-120Q-120 80-60 150z',
    )
    .rounds(dark, 5, 'M-180 60h0M-150 110h0M-100 150h0M-40 190h0M40 216h0M100 250h0');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -80],
      [-296, -84],
      [340, -70],
      [20, -150],
    ],
    1.5,
  );
}
