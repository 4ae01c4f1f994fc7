import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { traceCrowns } from './parts.js';

/** Four tall wings of pale stone around a small round shrine. */
export function drawWingMonument({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep, paint } = tones;
  pen.ellipse(shade, 0, 4, 290, 22).rect(lit, -230, 8, 460, 14).rect(wall, -200, 22, 400, 14);
  for (const [x, lean, color] of [
    [-170, -34, wall],
    [110, 34, shade],
  ] as const)
    pen
      .fill(color, `M${x} 36q${lean * 0.2} 180 ${lean} 330h60q${-lean * 0.2}-180 0-330z`)
      .stroke(lit, 5, `M${x + 30} 50q${lean * 0.2} 160 ${lean * 0.9} 296`);
  for (const [x, lean] of [
    [-96, -14],
    [50, 14],
  ] as const)
    pen
      .fill(lit, `M${x} 30q${lean * 0.2} 200 ${lean} 370h46q${-lean * 0.2}-200 0-370z`)
      .stroke(shade, 4, `M${x + 23} 50q${lean * 0.2} 180 ${lean * 0.9} 330`);
  pen
    .rect(wall, -46, 36, 92, 70)
    .rect(shade, 14, 36, 32, 70)
    .rect(deep, -14, 36, 28, 46)
    .polygon(lit, [-60, 106], [-44, 134], [44, 134], [60, 106])
    .rect(paint('#c9a24b'), -26, 134, 52, 14)
    .fill(paint('#e0b040'), 'M-20 148h40l-8 22h-24z');
}

/** Unfinished columns and a round tower on a grassy hill above the spires of a city and a firth. */
export function drawHillColumns({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafLight, leafShade, water } = tones;
  pen
    .rect(mixColors(water, haze, 0.3), -720, 90, 1440, 90)
    .fill(fade(haze, 0.5)(leafShade), 'M-720 170Q-400 210-100 186T720 190V160H-720z');
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 40,
    low: 40,
    high: 80,
    narrow: 66,
    wide: 110,
    colors: ['#a89f92', '#b9af9f', '#978f86'],
    roof: '#6a6e76',
    air: 0.34,
  });
  for (const [x, high] of [
    [-560, 200],
    [-420, 160],
    [520, 180],
  ] as const)
    pen.fill(mixColors(paint('#6f6a66'), haze, 0.34), `M${x - 13} 60v${high - 80}l13 80l13-80v-${high - 80}z`);
  pen
    .fill(leaf, 'M-720 0Q-460 30-300 110T0 170T340 110T720 10V-230H-720z')
    .fill(leafLight, 'M-720 0Q-460 30-300 110T0 170Q-140 80-260-20T-720-90z', 0.6);
  const stone = withBuilding(tones, '#b5a88f', '#8f8674');
  pen.rect(stone.shade, -250, 120, 330, 22).rect(stone.wall, -240, 142, 310, 14);
  for (let column = 0; column < 8; column++)
    drawBlock(pen, stone, { x: -232 + column * 38, y: 156, width: 24, height: 160 }, 0.4);
  for (const x of [-232, 34])
    drawBlock(pen, stone, { x: x + (x > 0 ? 38 : -38) * 0.2, y: 150, width: 26, height: 166 }, 0.4);
  pen.rect(stone.wall, -244, 316, 330, 26).rect(stone.lit, -248, 338, 338, 9).rect(stone.shade, -244, 316, 330, 8);
  drawBlock(pen, stone, { x: 176, y: 110, width: 76, height: 130 }, 0.4);
  pen.dashes(stone.lit, 12, [11, 8], 'M174 246h80');
  drawBlock(pen, stone, { x: 190, y: 240, width: 48, height: 130 }, 0.4);
  pen
    .dashes(stone.lit, 11, [9, 7], 'M188 376h52')
    .rect(stone.deep, 208, 330, 10, 18)
    .rect(stone.deep, 213, 380, 3, 50)
    .circle(stone.deep, 214, 412, 9)
    .rect(stone.deep, 204, 396, 22, 3);
  pen
    .stroke(paint('#cfc0a0'), 13, 'M-60 120Q0 20-140-80T-260-230')
    .fill(leafShade, 'M-720-170Q-300-140 200-180T720-160V-230H-720z');
  drawWalkers(
    pen,
    tones,
    [
      [-120, 150],
      [-60, 152],
      [110, 130],
      [-100, -50],
      [260, 20],
    ],
    1.2,
  );
}

/** A lane that climbs between houses of timber and white plaster under curved gray tiles, to a wooded hill with a tower. */
export function drawTileRoofLane({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen
    .fill(fade(haze, 0.3)(leafShade), 'M-300 60Q-160 300 0 310T300 60z')
    .rect(fade(haze, 0.2)(paint('#e3e0d8')), -4, 306, 8, 110)
    .ellipse(fade(haze, 0.2)(paint('#cfd3d4')), 0, 376, 26, 13);
  const tile = withBuilding(tones, '#f1ead8', '#5f6670');
  const beam = paint('#7a4f38');
  for (const side of [-1, 1])
    for (const [near, far, low, high] of [
      [190, 92, 40, 150],
      [350, 170, 10, 190],
      [720, 310, -60, 250],
    ] as const) {
      const [a, b] = [side * far, side * near];
      const drop = Math.round((near - far) * 0.12);
      pen
        .polygon(side < 0 ? tile.wall : tile.shade, [a, low], [a, high], [b, high + 30], [b, low - 90])
        .polygon(paint('#a89f92'), [a, low], [a, low + 44], [b, low + 10], [b, low - 90])
        .stroke(
          beam,
          7,
          `M${a} ${low + 48}L${b} ${low + 16}M${a} ${high - 6}L${b} ${high + 20}M${Math.round(a + (b - a) * 0.3)} ${low + 30}V${high}M${Math.round(a + (b - a) * 0.62)} ${low + 20}V${high + 10}`,
        )
        .dashes(tones.window, 44, [20, 26], `M${a + side * 20} ${high - 46}L${b} ${high - 30}`)
        .fill(
          tile.roof,
          `M${a - side * 20} ${high - 8}Q${a} ${high + 4} ${a + side * 6} ${high + 56}L${b} ${high + 96}V${high + 20}Q${Math.round((a + b) / 2)} ${high - drop} ${a - side * 20} ${high - 8}z`,
        )
        .stroke(
          tile.lit,
          5,
          `M${a - side * 20} ${high - 8}Q${Math.round((a + b) / 2)} ${high - drop} ${b} ${high + 20}`,
        )
        .stroke(
          tile.roofShade,
          4,
          `M${a + side * 30} ${high + 60}L${a + side * 26} ${high}M${a + side * 66} ${high + 66}L${a + side * 62} ${high}M${a + side * 102} ${high + 74}L${a + side * 100} ${high + 4}`,
          0.7,
        );
    }
  pen
    .polygon(paint('#b9b2a6'), [-92, 44], [92, 44], [720, -170], [720, -230], [-720, -230], [-720, -170])
    .dashes(paint('#a39c90'), 5, [30, 14], 'M-150 20H150M-240-20H240M-340-70H340M-480-130H480M-620-190H620');
  drawWalkers(
    pen,
    tones,
    [
      [-50, 10],
      [-24, 8],
      [60, -40],
      [94, -46],
      [-120, -110],
    ],
    1.3,
  );
}

/** Fifteen stones on raked white gravel before an old earthen wall with trees behind. */
export function drawRockGarden({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .rect(mixColors(leafShade, haze, 0.3), -720, 80, 1440, 170)
    .rounds(
      mixColors(leafShade, haze, 0.2),
      120,
      traceCrowns(random, -700, 700, 110, () => 230),
    )
    .rounds(
      leaf,
      90,
      traceCrowns(random, -700, 700, 120, () => 190),
    )
    .rounds(paint('#e8a9b8'), 80, 'M-330 230h0M-270 200h0M-380 190h0M300 220h0');
  pen
    .rect(paint('#b58a5f'), -720, 30, 1440, 90)
    .rect(paint('#8f6a48'), -720, 30, 1440, 18)
    .rounds(paint('#9a744e'), 18, 'M-500 80h120M-200 70h160M180 84h140M430 74h90', 0.6)
    .polygon(paint('#5f5a56'), [-720, 116], [-720, 150], [720, 150], [720, 116])
    .rect(paint('#7d7872'), -720, 146, 1440, 9)
    .dashes(paint('#4a4643'), 30, [4, 18], 'M-700 132H700');
  pen.rect(paint('#e6e2d8'), -720, -160, 1440, 192);
  let rake = '';
  for (let y = 14; y > -160; y -= 15) rake += `M-720 ${y}H720`;
  pen.stroke(paint('#c9c4b8'), 3, rake);
  for (const [x, y, s] of [
    [-380, -40, 1.3],
    [-120, 0, 0.9],
    [120, -60, 1.1],
    [330, -10, 0.9],
    [470, -90, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .ellipse(paint('#e6e2d8'), x, y, n(110), n(34))
      .stroke(
        paint('#c9c4b8'),
        3,
        `M${x - n(104)} ${y}a${n(104)} ${n(31)} 0 1 0 ${n(208)} 0a${n(104)} ${n(31)} 0 1 0-${n(208)} 0M${x - n(90)} ${y}a${n(90)} ${n(25)} 0 1 0 ${n(180)} 0a${n(90)} ${n(25)} 0 1 0-${n(180)} 0`,
      )
      .ellipse(leaf, x, y, n(74), n(18));
    pen
      .polygon(
        paint('#7d7a76'),
        [x - n(44), y],
        [x - n(30), y + n(60)],
        [x - n(4), y + n(74)],
        [x + n(20), y + n(30)],
        [x + n(24), y],
      )
      .polygon(paint('#5a5856'), [x - n(4), y + n(74)], [x + n(20), y + n(30)], [x + n(24), y], [x + n(2), y])
      .polygon(paint('#94908a'), [x + n(26), y], [x + n(34), y + n(26)], [x + n(54), y + n(20)], [x + n(62), y]);
  }
  pen
    .rect(paint('#6b4a36'), -720, -230, 1440, 64)
    .rect(paint('#8a6248'), -720, -176, 1440, 12)
    .dashes(paint('#553a2a'), 50, [3, 70], 'M-700-204H700');
  drawWalkers(
    pen,
    tones,
    [
      [-300, -170],
      [-262, -172],
      [120, -170],
    ],
    1.6,
  );
}

/** A woman of green copper who lifts three gold stars, on a tall column of pale stone. */
export function drawColumnWoman({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, paint } = tones;
  const copper = paint('#6f9a86');
  pen.rect(shade, -170, 0, 340, 16).rect(lit, -140, 16, 280, 14);
  drawBlock(pen, tones, { x: -96, y: 30, width: 192, height: 90 }, 0.34);
  pen.rect(lit, -104, 116, 208, 9);
  for (const x of [-70, -24, 22]) pen.fill(shade, `M${x} 34h40v30q4 30-14 40l-6 10-6-10q-18-10-14-40z`);
  drawBlock(pen, tones, { x: -56, y: 125, width: 112, height: 50 }, 0.34);
  pen
    .polygon(wall, [-30, 175], [-19, 390], [19, 390], [30, 175])
    .polygon(shade, [8, 175], [6, 390], [19, 390], [30, 175])
    .rect(lit, -26, 388, 52, 9)
    .fill(copper, 'M-18 397q-4 40 6 62l2 26h18l2-26q12-22 8-62z')
    .circle(copper, 0, 494, 9)
    .stroke(copper, 8, 'M-6 478Q-30 500-14 530M8 478Q30 500 14 530')
    .fill(paint('#e8bc48'), 'M-22 528l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z')
    .fill(paint('#e8bc48'), 'M0 540l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z')
    .fill(paint('#e8bc48'), 'M22 528l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z');
}

/** A giant bronze man who strides out of a hilltop with a woman behind him and a child on his raised arm. */
export function drawBronzeTrio({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const [bronze, dark, light] = [paint('#9a6f4a'), paint('#6b4a34'), paint('#c4945f')];
  pen
    .fill(leafShade, 'M-380 0Q-200 90-90 120H110Q240 80 390 0z')
    .fill(leaf, 'M-380 0Q-200 90-90 120H0Q-60 60-100 0z')
    .polygon(paint('#8a7a6a'), [-110, 116], [-60, 170], [90, 170], [130, 116])
    .polygon(paint('#c9b99a'), [-20, 0], [20, 0], [14, 118], [-14, 118])
    .fill(
      bronze,
      'M-60 170Q-30 230 0 250L-10 320Q-16 380 20 392L40 400L96 440L110 420L60 380Q80 330 64 280Q90 230 110 170H66L30 230L-10 170z',
    )
    .fill(dark, 'M30 230L66 170H110Q90 230 64 280Q80 330 60 380L40 360Q60 300 30 230z')
    .circle(bronze, 22, 418, 20)
    .fill(light, 'M-10 320Q-16 380 20 392L10 360z')
    .fill(bronze, 'M88 426l20 4 14 34 34 10-2 10-42-4-24-34z')
    .circle(bronze, 116, 484, 12)
    .fill(dark, 'M0 300Q-60 330-110 300L-170 262L-176 276L-120 330Q-60 364-4 340z')
    .fill(bronze, 'M-60 300Q-120 250-150 180L-100 170Q-60 230-30 250z')
    .circle(dark, -76, 338, 16);
}
