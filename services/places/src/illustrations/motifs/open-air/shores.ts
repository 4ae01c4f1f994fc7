import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome } from '../buildings/parts.js';
import { drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawBoat, drawSail, traceCrowns } from '../townscapes/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** A gold two-story pavilion on a pond of lotus between pines, with two red bridges, below tall blocks of flats. */
export function drawGoldPavilionPond({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, haze, waterLight } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 200Q-400 360-160 300T240 330T720 280V0H-720z');
  drawTowerRow(
    { pen, tones, random, palette: 'metropolitan' },
    { from: -700, to: 700, low: 120, high: 330, air: 0.5, walls: ['#c9c2b8', '#b9c2ca', '#d9ccb8'] },
  );
  pen
    .fill(leafShade, 'M-720 20V120Q-540 160-360 110T0 120T360 110T720 130V0z')
    .rounds(
      leaf,
      70,
      traceCrowns(random, -700, 700, 70, () => 90),
    )
    .rect(tones.water, -720, -240, 1440, 264);
  const gold = withBuilding(tones, '#e3b23f', '#8a6a2f');
  for (const side of [-1, 1])
    pen
      .stroke(paint('#c9403a'), 15, `M${side * 90} 10Q${side * 240} 110 ${side * 400} 14`)
      .stroke(paint('#c9403a'), 5, `M${side * 90} 40Q${side * 240} 140 ${side * 400} 44`)
      .dashes(paint('#c9403a'), 26, [5, 18], `M${side * 90} 26Q${side * 240} 126 ${side * 400} 30`);
  pen.polygon(paint('#cfc4b0'), [-130, -30], [-110, 16], [110, 16], [130, -30]);
  for (const [half, y, high, eave] of [
    [70, 16, 76, 116],
    [50, 132, 60, 90],
  ] as const) {
    pen
      .rect(gold.wall, -half, y, 2 * half, high)
      .rect(gold.shade, half * 0.4, y, half * 0.6, high)
      .dashes(tones.deep, high - 22, [13, 10], `M${-half + 8} ${y + high / 2 - 4}H${half - 4}`);
    pen
      .fill(
        gold.roof,
        `M${-eave} ${y + high + 6}Q${-half} ${y + high + 4} ${-half * 0.5} ${y + high + 46}H${half * 0.5}Q${half} ${y + high + 4} ${eave} ${y + high + 6}L${eave - 8} ${y + high - 6}H${-eave + 8}z`,
      )
      .fill(gold.lit, `M${-eave + 8} ${y + high - 6}h${2 * eave - 16}v6h${-2 * eave + 16}z`);
  }
  drawDome(pen, gold, 0, 238, 14, 20);
  pen
    .rounds(waterLight, 5, 'M-420-60h160M-60-70h120M240-56h180M-300-150h200M100-170h220', 0.5)
    .rounds(
      mixColors(leaf, paint('#6fa56a'), 0.5),
      20,
      'M-330-100h24M-260-120h24M240-110h24M320-130h30M-440-150h30M420-180h26',
    )
    .rounds(paint('#e89ab0'), 15, 'M-300-90h0M270-100h0M-420-140h0M344-120h0');
  pen
    .rounds(paint('#a39a8c'), 60, 'M-480-20h20M-540-50h10M480-20h20M540-46h10')
    .stroke(paint('#6b5040'), 13, 'M-470 20q-30 70 10 130M480 20q30 70-10 130')
    .rounds(leafShade, 40, 'M-500 150h70M-440 190h60M430 150h70M400 190h60');
  drawWalkers(
    pen,
    tones,
    [
      [-250, 68],
      [270, 66],
    ],
    0.8,
  );
}

/** A huge square rock that rises straight from a peninsula of palms into a pale lagoon. */
export function drawLagoonRock({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const lagoon = mixColors(tones.water, paint('#3fc0b8'), 0.6);
  const [rock, shade] = [paint('#9a8a7c'), paint('#6f655f')];
  drawOpenSea(pen, tones, 60, lagoon);
  pen
    .rounds(paint('#f4f6f0'), 7, 'M-700 40h400M360 44h340M-680 26h180', 0.8)
    .fill(fade(haze, 0.4)(leafShade), 'M-720 60Q-600 130-480 60z')
    .fill(
      leafShade,
      'M-330 40Q-270 120-210 130L-170 250-120 330-60 372 40 380 120 366 190 380 250 330 290 230 320 140Q430 110 560 40z',
    )
    .fill(
      rock,
      'M-196 150L-166 250-116 330-60 372 40 380 120 366 190 380 250 330 286 230 300 160Q220 190 130 170T-60 180T-196 150z',
    )
    .fill(
      shade,
      'M120 366L190 380 250 330 286 230 300 160Q220 190 150 176L170 260zM-60 372l20-90-30-90-60-10 20 110-10 40zM40 380l10-110-20-84-40-4 14 100z',
      0.75,
    )
    .fill(leaf, 'M-116 330L-60 372 40 380 120 366 190 380 250 330 200 344 120 340 40 356-50 348z')
    .fill(leaf, 'M-330 40Q-270 110-180 116Q-60 170 60 150T320 130Q430 100 560 40z')
    .fill(paint('#f3e3bc'), 'M-360 44Q-100 60 200 50T600 44Q300 24 0 26T-360 44z')
    .fill(
      mixColors(lagoon, paint('#e9f3d8'), 0.4),
      'M-720-90Q-200-40 300-100T720-80V-150Q300-190-100-140T-720-170z',
      0.5,
    )
    .fill(paint('#f3e3bc'), 'M-720-170Q-300-150 100-190T720-190V-240H-720z');
  for (const [x, s, lean] of [
    [-270, 0.8, 0.2],
    [-200, 0.7, -0.1],
    [380, 0.8, -0.2],
    [460, 0.7, 0.1],
  ] as const)
    drawPalm(pen, tones, x, 46, s, lean);
  drawPalm(pen, tones, -540, -190, 3.2, 0.14);
  drawPalm(pen, tones, 560, -200, 2.8, -0.14);
  for (const [x, y, color] of [
    [-240, -40, '#e0486e'],
    [140, -70, '#f0a03f'],
    [330, -30, '#3f7fc5'],
  ] as const)
    pen
      .fill(paint(color), `M${x} ${y + 120}q60 50 120 0q-60 20-120 0z`)
      .stroke(paint('#6b6b70'), 2, `M${x} ${y + 120}L${x + 50} ${y}M${x + 120} ${y + 120}L${x + 50} ${y}`)
      .rounds(paint('#6b4638'), 9, `M${x + 50} ${y}v16`);
}

/** A great natural arch in limestone cliffs over deep blue water with small boats. */
export function drawCliffArchCave({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const sea = mixColors(tones.water, paint('#1f6fc0'), 0.6);
  const [stone, shade, scrub] = [paint('#d9c49a'), paint('#a8906c'), mixColors(tones.leaf, paint('#a9a86a'), 0.5)];
  drawOpenSea(pen, tones, 40, sea);
  pen
    .fill(fade(haze, 0.3)(stone), 'M-720 30V240L-560 250-430 220-400 30z')
    .fill(
      stone,
      'M-330-60L-310 120-260 250-180 330-60 366 120 380 300 372 480 390 720 384V-80H300L280 60Q250 170 150 190Q40 200-20 120Q-50 60-60-60z',
    )
    .fill(
      shade,
      'M-60-60Q-50 60-20 120Q40 200 150 190Q250 170 280 60L300-80H240L226 40Q200 120 130 130Q50 134 20 70Q0 20 0-60z',
    )
    .fill(scrub, 'M-180 330L-60 366 120 380 300 372 480 390 720 384V356L480 360 300 340 120 350-50 334z')
    .stroke(
      shade,
      5,
      'M-300 160L-120 240 120 270 360 260 720 280M-310 80L-160 130-80 140M320 120L500 150 720 140M310 30L500 50 720 40M-200 310L-40 320 200 330 500 330 720 330',
      0.5,
    )
    .fill(mixColors(sea, paint('#6fd0e8'), 0.55), 'M-60-60Q0-20 120-24T290-60Q160-110-60-60z')
    .fill(mixColors(paint('#3f9ad9'), haze, 0.1), 'M0 44V-20Q100-16 232-20L226 40Q160 46 0 44z')
    .fill(shade, 'M-340-60L-320 10-280-60zM300-80L330 0 400-84z')
    .rounds(
      mixColors(tones.waterLight, sea, 0.2),
      5,
      'M-560-100h200M-120-130h220M240-140h200M-400-190h240M80-200h260',
      0.6,
    );
  for (const [x, y, s, color] of [
    [60, -70, 1, '#c9483f'],
    [-230, -120, 1.5, '#2f8a6a'],
    [300, -150, 1.7, '#f0c24a'],
  ] as const) {
    drawBoat(pen, tones, x, y, s, color);
    pen.rounds(paint('#e9e2d4'), 9 * s, `M${x - 16} ${y + 20}v8M${x + 4} ${y + 20}v8M${x + 20} ${y + 20}v8`);
  }
}

/** A channel of turquoise water over white sand between two low islands of rock, full of anchored boats. */
export function drawTurquoiseChannel({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const [stone, shade] = [paint('#d9c08f'), paint('#ab9066')];
  const scrub = mixColors(tones.leaf, paint('#b0a566'), 0.6);
  drawOpenSea(pen, tones, 130, mixColors(tones.water, paint('#1f6fb5'), 0.4));
  pen
    .fill(fade(haze, 0.34)(stone), 'M-200 128Q0 170 220 160T520 128z')
    .fill(mixColors(paint('#3fc6c9'), haze, 0.08), 'M-720 90Q-200 60 0 66T720 84V-240H-720z')
    .fill(mixColors(paint('#7fe0d6'), haze, 0.05), 'M-420-60Q-120 20 120 10T520-80Q300-170 0-170T-420-60z', 0.8)
    .fill(stone, 'M-720-30V220L-620 226-500 206-390 180-300 120-270 60-330 20-420 6-560-20z')
    .fill(
      shade,
      'M-500 206L-390 180-300 120-270 60-330 20-360 80-430 110zM-720-30V20L-560 10-420 40-420 6-560-20z',
      0.6,
    )
    .fill(scrub, 'M-720 220L-620 226-500 206-390 180-420 166-520 184-720 190z')
    .fill(stone, 'M720-60V190L620 200 500 176 400 150 330 96 320 40 390 10 520-20z')
    .fill(shade, 'M400 150L330 96 320 40 390 10 420 70zM720-60V0L520 16 390 40V10L520-20z', 0.6)
    .fill(scrub, 'M720 190L620 200 500 176 400 150 430 140 540 156 720 166z')
    .rect(stone, 520, 196, 60, 70)
    .dashes(stone, 12, [11, 9], 'M518 272h66')
    .fill(paint('#f4e9cc'), 'M-720-170Q-400-120-160-180T160-214L180-240H-720z');
  for (const [x, y, s] of [
    [-120, 60, 0.8],
    [60, 40, 0.9],
    [210, 66, 0.8],
  ] as const)
    drawSail(pen, tones, x, y, s);
  for (const [x, y, s, color] of [
    [-200, -20, 1, '#f4efe4'],
    [0, -60, 1.2, '#c9483f'],
    [180, -30, 1.1, '#f4efe4'],
    [330, -110, 1.4, '#2f6d8a'],
    [-60, -130, 1.3, '#f4efe4'],
  ] as const)
    drawBoat(pen, tones, x, y, s, color);
  pen.rounds(
    paint('#7d5a48'),
    9,
    traceCrowns(random, -260, 300, 70, () => -10),
  );
  for (const [x, y, color] of [
    [-500, -180, '#e05a4a'],
    [-380, -190, '#f0c24a'],
    [-270, -200, '#3f8fc5'],
  ] as const)
    pen.dome(paint(color), x, y + 40, 46, 26).rect(tones.deep, x - 1, y, 3, 44);
}

/** A long lawn by the ocean with kites, a promenade and snack carts. */
export function drawOceanGreen({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, haze } = tones;
  drawOpenSea(pen, tones, 150, mixColors(tones.water, paint('#2f7fa8'), 0.4));
  const hotel = withBuilding(tones, '#f3ead6', '#b5563f');
  pen.fill(fade(haze, 0.3)(leaf), 'M720 130V170L560 160 480 130z');
  drawBlock(pen, hotel, { x: 420, y: 60, width: 320, height: 130 }, 0.2);
  pen
    .polygon(hotel.roof, [410, 190], [440, 236], [740, 236], [740, 190])
    .dashes(tones.window, 30, [20, 18], 'M436 160H720')
    .dashes(tones.window, 34, [22, 16], 'M436 100H720');
  const foam = paint('#f6f6f0');
  pen
    .rounds(foam, 7, 'M-700 96h420M-200 90h300M180 100h200M-620 110h200M-60 116h260', 0.8)
    .rect(paint('#c4b090'), -720, 50, 1440, 34)
    .dashes(paint('#f1ead6'), 15, [10, 14], 'M-720 74H440')
    .rect(leafLight, -720, -240, 1440, 292)
    .fill(leaf, 'M-720-40Q-200-10 300-50T720-60V-110Q300-90-100-70T-720-90z', 0.5)
    .fill(leaf, 'M-720-170Q-200-150 300-190T720-190V-240H-720z', 0.6);
  for (const [x, y, color] of [
    [-330, 380, '#e0486e'],
    [-60, 440, '#f0b33c'],
    [200, 350, '#3fa7c9'],
    [380, 430, '#58b07a'],
    [-480, 300, '#7a5bc0'],
  ] as const)
    pen
      .polygon(paint(color), [x - 34, y], [x, y + 50], [x + 34, y], [x, y - 60])
      .polygon(mixColors(paint(color), '#ffffff', 0.4), [x, y + 50], [x + 34, y], [x, y - 60])
      .stroke(paint(color), 4, `M${x} ${y - 60}q-16-30 4-50t-4-50`)
      .stroke(paint('#6b6b70'), 1.6, `M${x} ${y}Q${x - 20} ${y * 0.5} ${Math.round(x * 0.6)} 0`);
  for (const [x, color] of [
    [-420, '#c9483f'],
    [100, '#2f8a6a'],
    [330, '#e8b93f'],
  ] as const)
    pen
      .rect(paint('#7d5a40'), x - 44, -70, 88, 44)
      .rounds(tones.deep, 22, `M${x - 26} -74h0M${x + 26} -74h0`)
      .rect(paint('#7d5a40'), x - 42, -26, 4, 50)
      .rect(paint('#7d5a40'), x + 38, -26, 4, 50)
      .polygon(paint(color), [x - 60, 22], [x - 44, 46], [x + 44, 46], [x + 60, 22]);
  drawWalkers(
    pen,
    tones,
    [
      [-200, -6],
      [-36, -4],
      [120, 0],
      [230, -2],
      [-290, -4],
      [-350, -90],
      [30, -110],
      [-140, -120],
    ],
    1.2,
  );
}
