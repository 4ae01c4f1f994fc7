import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoat, drawCypress, drawSail, traceCrowns } from './parts.js';

/** A three-sided piazza of arcades with balconies that narrows to a church, below vineyard hills. */
export function drawArcadeTriangle({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.4), 'M-720 160Q-480 330-240 280T160 330T480 270T720 310V0H-720z')
    .fill(mixColors(leaf, haze, 0.2), 'M-720 100Q-400 230-100 210T400 220T720 190V0H-720z')
    .dashes(
      mixColors(leafShade, haze, 0.1),
      7,
      [9, 9],
      'M-300 190L-60 200M-280 170L-40 182M120 200L360 190M100 182L340 172',
    );
  const church = withBuilding(tones, '#ecdcbc', '#b5674a');
  drawBlock(pen, church, { x: -62, y: 0, width: 124, height: 120 }, 0.2);
  pen
    .polygon(church.lit, [-70, 120], [0, 166], [70, 120])
    .circle(tones.window, 0, 130, 12)
    .arch(tones.deep, -16, 0, 32, 40);
  drawBlock(pen, church, { x: 46, y: 0, width: 38, height: 200 }, 0.4);
  drawCone(pen, church, 65, 200, 22, 34);
  const walls = ['#ecc98f', '#e3ad7d', '#f1e0ba', '#d99a72'];
  let index = 0;
  for (const side of [-1, 1])
    for (const [near, far, high] of [
      [180, 90, 150],
      [330, 170, 200],
      [720, 310, 290],
    ] as const) {
      const house = withBuilding(tones, walls[index++ % 4]!, '#b5603f');
      const top = Math.round(high + (near - far) * 0.42);
      const [a, b, floor] = [side * far, side * near, Math.round(-near * 0.2)];
      pen
        .polygon(side < 0 ? house.wall : house.shade, [a, Math.round(-far * 0.06)], [a, high], [b, top], [b, floor])
        .polygon(house.roof, [a, high], [b, top], [b, top + 24], [a, high + 16])
        .polygon(
          tones.deep,
          [a, Math.round(-far * 0.06)],
          [a, Math.round(high * 0.38)],
          [b, Math.round(top * 0.36)],
          [b, floor],
        )
        .dashes(
          house.lit,
          Math.round(high * 0.42),
          [10, Math.round(near * 0.09)],
          `M${a} ${Math.round(high * 0.17)}L${b} ${Math.round(top * 0.14)}`,
        )
        .dashes(
          tones.window,
          Math.round(high * 0.17),
          [16, 24],
          `M${a + side * 12} ${Math.round(high * 0.7)}L${b - side * 12} ${Math.round(top * 0.7)}`,
        )
        .stroke(paint('#4a4a50'), 5, `M${a} ${Math.round(high * 0.54)}L${b} ${Math.round(top * 0.54)}`);
    }
  pen
    .rounds(paint('#d9486a'), 13, 'M-210 118h0M-250 126h0M-300 138h0M220 120h0M270 130h0M330 142h0')
    .rounds(leaf, 13, 'M-230 122h0M-275 132h0M245 124h0M300 136h0');
  pen
    .rect(paint('#c9b694'), -720, -230, 1440, 90)
    .polygon(paint('#d6c4a4'), [-100, -6], [100, -6], [720, -150], [720, -230], [-720, -230], [-720, -150]);
  const bronze = paint('#5f6a5a');
  pen
    .rect(church.lit, -34, -90, 68, 70)
    .rect(church.wall, -42, -26, 84, 9)
    .fill(bronze, 'M-14-18q-4 50 2 66l4 24h16l4-24q6-16 2-66z')
    .circle(bronze, 0, 82, 10);
  drawWalkers(
    pen,
    tones,
    [
      [-130, -60],
      [-100, -64],
      [140, -70],
      [-260, -120],
      [300, -130],
    ],
    1.4,
  );
}

/** A market front with a great red sign and clock, flower stalls and a fish counter, above a bay. */
export function drawMarketSign({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight } = tones;
  pen
    .fill(
      fade(haze, 0.4)(paint('#7d8fae')),
      'M-720 200L-600 260-480 220-340 300-200 240-60 280 100 230 260 270 420 220 560 260 720 230V100H-720z',
    )
    .rect(water, -720, -10, 1440, 200)
    .rounds(waterLight, 5, 'M-640 150h120M-600 120h90', 0.6);
  const hall = withBuilding(tones, '#d9cdb4', '#7d8a80');
  drawBlock(pen, hall, { x: -420, y: 0, width: 300, height: 170 }, 0.1);
  drawBlock(pen, hall, { x: -120, y: 0, width: 560, height: 150 }, 0.14);
  pen.rect(hall.roof, -430, 166, 320, 16).rect(hall.roof, -130, 146, 580, 14);
  drawWindows(pen, tones.window, [-270, 96, 280, 60], [6, 1, 28, 40]);
  drawWindows(pen, tones.window, [160, 92, 530, 48], [10, 1, 30, 34]);
  pen.rect(tones.deep, -410, 0, 840, 76);
  const red = tones.isDusk ? '#e0485a' : paint('#c9303a');
  pen
    .stroke(paint('#4a4a52'), 5, 'M-60 160V300M100 160V300M260 160V300M-60 160L100 300M100 160L260 300')
    .rect(red, -110, 232, 430, 26)
    .rect(red, -70, 284, 350, 26)
    .dashes(mixColors(red, '#ffffff', 0.75), 12, [18, 9], 'M-98 245H310M-58 297H270');
  pen
    .circle(red, -190, 250, 62)
    .circle(tones.isDusk ? '#ffe6b0' : paint('#f6f1e4'), -190, 250, 50)
    .stroke(tones.deep, 6, 'M-190 250v34M-190 250h24')
    .stroke(paint('#4a4a52'), 6, 'M-190 182v-20');
  const cloths = ['#c9403a', '#2f7a5a', '#e8b93f', '#3f7fb5'];
  for (let stall = 0; stall < 6; stall++) {
    const x = -400 + stall * 140;
    pen
      .polygon(paint(cloths[stall % 4]!), [x - 6, 62], [x + 14, 92], [x + 116, 92], [x + 136, 62])
      .rect(paint('#8a6a4c'), x, -20, 130, 34)
      .rounds(tones.isDusk ? '#ffdf9a' : paint('#f6e6b0'), 9, `M${x + 30} 52h0M${x + 100} 52h0`);
    const goods = stall % 2 ? ['#e0486e', '#f0c040', '#8a5fb5'] : ['#e88a6a', '#b5c4cc', '#e88a6a'];
    for (const [at, color] of goods.entries()) pen.rounds(paint(color), 17, `M${x + 22 + at * 42} 18h10`);
  }
  pen
    .rect(paint('#a5625a'), -720, -230, 1440, 234)
    .dashes(paint('#8f5048'), 6, [20, 10], 'M-700-60H700M-690-110H700M-700-160H700M-690-205H700');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -70],
      [-296, -74],
      [-120, -60],
      [60, -90],
      [94, -94],
      [260, -70],
      [380, -100],
    ],
    1.6,
  );
}

/** A small town of stone on a pinnacle of tuff above badlands, joined to the world by one long footbridge. */
export function drawTuffTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const tuff = withBuilding(tones, '#d9b584', '#a8845c');
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 140Q-460 220-200 180T300 200T720 170V0H-720z')
    .fill(fade(haze, 0.2)(leaf), 'M-720 60Q-400 110-100 80T500 90T720 70V-230H-720z')
    .fill(tuff.wall, 'M-260-60L-230 60-250 130-200 190-190 236H190L210 180 240 120 220 40 270-60z')
    .fill(tuff.shade, 'M60 236H190L210 180 240 120 220 40 270-60H110L90 60 120 140z')
    .stroke(tuff.deep, 4, 'M-150 220l-10-90 20-80-20-90M-60 226l10-110-20-90 10-80M30 226l-6-100 20-90', 0.4)
    .fill(leaf, 'M-420-60Q-300 30-226 10Q-120-50 0-30T220 20Q320 10 440-70V-230H-420z');
  for (const [y, from, to] of [
    [226, -190, 150],
    [262, -120, 90],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 34,
      high: 60,
      narrow: 50,
      wide: 78,
      colors: ['#dcb98c', '#e6caa0', '#cfa87c'],
      roof: '#b5694a',
    });
  const bell = withBuilding(tones, '#dcbd90', '#b5694a');
  drawBlock(pen, bell, { x: -20, y: 290, width: 36, height: 120 }, 0.4);
  pen.arch(tones.window, -10, 372, 16, 20).polygon(bell.roof, [-24, 410], [-2, 436], [20, 410]);
  const deck = 'M-720-150Q-520-150-400-60T-190 190';
  pen
    .stroke(paint('#a89a86'), 13, 'M-640-152V-230M-540-136V-230M-450-100V-230M-370-30V-200M-300 50V-120M-240 120V20')
    .stroke(paint('#c9bda8'), 24, deck)
    .stroke(paint('#efe6d4'), 5, 'M-720-132Q-520-132-406-44T-196 204')
    .rounds(
      leafShade,
      60,
      traceCrowns(random, -120, 700, 90, () => -100),
    )
    .rounds(
      leaf,
      70,
      traceCrowns(random, -300, 700, 90, () => -180),
    );
  drawWalkers(
    pen,
    tones,
    [
      [-560, -140],
      [-420, -70],
      [-330, 24],
    ],
    1,
  );
}

/** A walled islet of stone houses with red roofs, tied to a beach by a narrow causeway. */
export function drawIsletTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  pen
    .fill(fade(haze, 0.45)(leafShade), 'M-720 120Q-560 260-380 230T-60 200T260 240T720 160V40H-720z')
    .rect(tones.water, -720, -230, 1440, 290)
    .rounds(waterLight, 5, 'M-600 10h180M360 30h200M-560-60h160M400-50h180M-300-120h220M60-130h240', 0.6);
  pen
    .fill(paint('#a8967c'), 'M-280-20L-250 40-200 60H220L270 30 300-20z')
    .fill(leafShade, 'M-230 60Q-100 210 20 214T230 60z');
  for (const [y, from, to] of [
    [150, -70, 100],
    [104, -150, 150],
    [56, -210, 190],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 36,
      high: 58,
      narrow: 52,
      wide: 80,
      colors: ['#e3d2b0', '#d6c09a', '#efe0c2'],
      roof: '#c4593a',
    });
  const church = withBuilding(tones, '#efe2c6', '#c4593a');
  pen
    .rect(church.wall, 6, 190, 40, 50)
    .polygon(church.roof, [0, 240], [26, 262], [52, 240])
    .rect(church.wall, 50, 190, 14, 84)
    .arch(tones.window, 53, 250, 8, 10);
  pen
    .rect(paint('#c9b594'), -240, 22, 490, 40)
    .rect(paint('#e0cfae'), -240, 56, 490, 7)
    .rounds(
      leaf,
      44,
      traceCrowns(random, -230, -120, 40, () => 74),
    )
    .rounds(
      leaf,
      40,
      traceCrowns(random, 190, 260, 36, () => 70),
    );
  for (const x of [-150, -60, 150]) drawCypress(pen, tones, x, 100, 90);
  pen
    .fill(paint('#eedcb4'), 'M-60 20Q-20-60-160-150T-340-230H20Q120-140 60-70T10 20z')
    .fill(paint('#d6c09a'), 'M-40 24Q0-50-90-140T-200-230H-150Q-40-140-6-60T-14 24z');
  for (const [x, y, color] of [
    [-160, -190, '#d9584a'],
    [-60, -150, '#e8b93f'],
    [10, -110, '#3f8fc5'],
  ] as const)
    pen.dome(paint(color), x, y + 30, 30, 18).rect(tones.deep, x - 1, y, 3, 32);
  drawSail(pen, tones, 400, -110, 1.2);
  drawBoat(pen, tones, -480, -120, 1.4, '#f4efe4');
}
