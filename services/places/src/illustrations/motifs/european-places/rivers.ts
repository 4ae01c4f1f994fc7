import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBasin, drawCone, drawHouseRow } from '../buildings/parts.js';
import { drawBlock, drawFlag } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A high cliff of slate over a narrow bend of a river, with a barge and vines on the other bank. */
export function drawSlateBend({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark] = [paint('#8a8288'), paint('#5c5862')];
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 80V260Q-400 330-160 240T200 260T720 220V80z')
    .fill(tones.water, 'M-720-240V0Q-300 60-60 90T60 110H160Q200 80 320 30T720-120V-240z')
    .fill(fade(haze, 0.2)(leaf), 'M-720 40V360Q-520 340-400 270T-220 130L-120 84Q-400 60-720-10z')
    .stroke(
      fade(haze, 0.2)(leafShade),
      6,
      'M-700 320L-440 240M-700 270L-380 200M-700 220L-320 160M-700 170L-270 130M-700 120L-220 104M-700 70L-250 84',
      0.7,
    )
    .fill(rock, 'M60 104L40 200 90 290 70 350 160 430 300 450 420 430 560 450 720 430V-130Q420-40 260 40T60 104z')
    .fill(
      dark,
      'M160 430L130 330 180 240 140 150 170 80 60 104 40 200 90 290 70 350zM420 430L380 300 430 180 390 60 330 20 290 30 320 160 300 290 340 440zM620 440L580 280 620 120 590-60 520-40 540 140 510 300 550 446z',
      0.75,
    )
    .stroke(dark, 4, 'M200 400L280 260M220 260L290 130M450 380L520 220M440 240L510 80M640 380L710 240', 0.6)
    .rounds(leafShade, 40, 'M170 440h110M330 450h80M470 442h90M620 446h90')
    .rounds(leaf, 28, 'M190 460h70M350 466h50M500 460h60M240 190h20M470 160h24M330 330h20M600 220h20')
    .rounds(leafShade, 26, 'M120 100h60M230 66h60M340 12h50M460-40h60');
  drawFlag(pen, paint('#4a4048'), paint('#c9483f'), 250, 462, 60);
  pen
    .rounds(
      mixColors(tones.waterLight, tones.water, 0.4),
      5,
      'M-300-20h150M-80 40h100M40 70h70M-500-90h200M-160-110h220M160-60h120M-420-170h180M60-180h240',
      0.6,
    )
    .fill(paint('#3f4852'), 'M-330-70H-10l-24-30H-290z')
    .rect(paint('#b5604a'), -290, -70, 200, 16)
    .rect(paint('#f4efe2'), -80, -70, 52, 36)
    .rect(tones.window, -72, -52, 34, 12);
}

/** A giant rider on a stone base at the point where two rivers meet, with flags along its edge. */
export function drawRiverPoint({ pen, tones, random }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  pen
    .fill(fade(tones.haze, 0.4)(leafShade), 'M-720 150Q-500 260-260 210T120 240T460 220T720 190V100H-720z')
    .rect(tones.water, -720, -240, 1440, 390);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -420,
    y: 130,
    low: 34,
    high: 60,
    colors: ['#f1e6d0', '#e3cfae'],
    roof: '#6f6a70',
    air: 0.24,
  });
  pen
    .rounds(leafShade, 60, 'M-330 120h120M-120 130h40M120 130h60M250 124h110')
    .rounds(leaf, 40, 'M-320 136h90M260 140h80M130 146h40')
    .fill(paint('#cfc4b0'), 'M-560 60Q-200 110 0 108T560 60Q300-60 20-150H-20Q-300-60-560 60z')
    .fill(paint('#9a8f80'), 'M-560 60Q-300-60-20-150H20Q300-60 560 60V36Q300-86 20-180H-20Q-300-86-560 36z');
  const stone = withBuilding(tones, '#a89c8c', '#7d7468');
  for (const [half, y, high] of [
    [230, 40, 44],
    [150, 84, 90],
    [120, 174, 60],
  ] as const)
    drawBlock(pen, stone, { x: -half, y, width: 2 * half, height: high }, 0.24);
  pen
    .dashes(stone.deep, 40, [16, 22], 'M-140 124H146')
    .rect(stone.lit, -158, 170, 316, 8)
    .rect(stone.lit, -128, 230, 256, 8)
    .rect(stone.lit, -238, 80, 476, 7);
  const bronze = withBuilding(tones, '#5f8a7c', '#456a60');
  pen
    .fill(
      bronze.wall,
      'M-86 238L-78 300Q-110 330-96 372Q-60 396 0 384L54 392L80 430L104 436L120 404L96 390L80 346Q76 320 70 300L80 238H60L48 296H-30L-46 238H-60L-56 300L-66 238z',
    )
    .fill(
      bronze.shade,
      'M0 384L54 392L80 346Q76 320 70 300L80 238H60L48 296H-10Q20 330 0 384zM-96 372Q-126 350-120 290L-104 300Q-110 340-90 352z',
    )
    .fill(bronze.wall, 'M-30 380L-36 452Q-20 476 4 452L16 384z')
    .circle(bronze.wall, -14, 476, 16)
    .fill(bronze.deep, 'M-30 484q16 30 32 0z')
    .fill(bronze.lit, 'M-96 372Q-110 340-84 310L-70 330Q-86 350-76 368z');
  const colors = ['#c9483f', '#3f6fa5', '#e3b24a', '#4d8a7a', '#8a4f8a', '#c9483f', '#3f6fa5', '#e3b24a'];
  for (const [index, x] of [-480, -390, -300, -200, 200, 300, 390, 480].entries())
    drawFlag(pen, stone.deep, paint(colors[index]!), x, Math.round(30 - Math.abs(x) * 0.02), 120);
  pen
    .rounds(tones.waterLight, 5, 'M-560-40h140M-420-120h160M300-100h170M440-20h130M-200-190h120M120-200h150', 0.6)
    .fill(paint('#f4efe2'), 'M300-140h150l-20-22H322z')
    .rect(paint('#3f6fa5'), 330, -140, 90, 14);
  drawWalkers(pen, tones, [
    [-60, -40],
    [40, -60],
    [120, 0],
    [-180, 10],
  ]);
}

/** A railroad bridge of three steel arches in front of a cathedral with two dark spires. */
export function drawCathedralBridge({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const dark = withBuilding(tones, '#7d7670', '#565860');
  drawBlock(pen, dark, { x: -300, y: 60, width: 170, height: 160 }, 0.2);
  pen.polygon(dark.roof, [-300, 220], [-280, 272], [-140, 272], [-130, 220]);
  for (const x of [-360, -270]) {
    drawBlock(pen, dark, { x: x - 34, y: 60, width: 68, height: 250 }, 0.36);
    pen
      .polygon(dark.wall, [x - 36, 310], [x, 500], [x + 36, 310])
      .polygon(dark.shade, [x + 6, 310], [x, 500], [x + 36, 310])
      .pointedArch(dark.window, x - 9, 230, 18, 50)
      .pointedArch(dark.window, x - 9, 130, 18, 40);
    for (const side of [-1, 1])
      pen.polygon(dark.wall, [x + side * 34 - 8, 310], [x + side * 34, 356], [x + side * 34 + 8, 310]);
  }
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: 50,
    low: 50,
    high: 84,
    colors: ['#e3cfae', '#d9b08a', '#ecdcc4', '#c9a48a'],
    roof: '#6f6a70',
    air: 0.34,
  });
  drawBasin(pen, tones, 60, 14);
  const steel = withBuilding(tones, '#5f7f78', '#456058');
  for (const x of [-400, 0, 400]) {
    pen
      .stroke(steel.wall, 14, `M${x - 200} 100Q${x} 330 ${x + 200} 100`)
      .stroke(steel.shade, 6, `M${x - 190} 84Q${x} 290 ${x + 190} 84`);
    let rods = '';
    for (const dx of [-150, -100, -50, 0, 50, 100, 150])
      rods += `M${x + dx} 100V${Math.round(100 + 112 * (1 - (dx / 200) ** 2))}`;
    pen.stroke(steel.wall, 5, rods);
  }
  pen
    .rect(steel.wall, -720, 84, 1440, 20)
    .rect(steel.shade, -720, 78, 1440, 7)
    .rect(paint('#c4463c'), -90, 106, 420, 34)
    .dashes(paint('#f4efe2'), 12, [26, 12], 'M-80 126H322')
    .dashes(paint('#dcb04a'), 7, [4, 7], 'M-720 110H-100');
  const pier = withBuilding(tones, '#b3a48f', '#8f8270');
  for (const x of [-200, 200])
    pen
      .polygon(pier.wall, [x - 44, -60], [x - 32, 80], [x + 32, 80], [x + 44, -60])
      .polygon(pier.shade, [x + 10, -60], [x + 8, 80], [x + 32, 80], [x + 44, -60]);
}

/** Three white bridges with balusters and lamps that fan out over a small green river to an old town under a castle. */
export function drawThreeBridges({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const white = withBuilding(tones, '#f1ece0', '#b9a88c');
  pen
    .fill(leafShade, 'M-400 160Q-260 330-60 360T260 310T480 160z')
    .fill(leaf, 'M-400 160Q-260 290-80 310T200 260T400 160z');
  const castle = withBuilding(tones, '#e9dcc4', '#b5603f');
  drawBlock(pen, castle, { x: -110, y: 346, width: 220, height: 50 }, 0.2);
  pen.polygon(castle.roof, [-116, 396], [-96, 420], [96, 420], [116, 396]);
  drawBlock(pen, castle, { x: 40, y: 346, width: 40, height: 110 }, 0.36);
  drawCone(pen, castle, 60, 456, 26, 30);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: 720,
    y: 120,
    low: 96,
    high: 140,
    narrow: 84,
    wide: 124,
    colors: ['#f0d9a8', '#ecc1a0', '#d9dcc0', '#f4ead6', '#e3b48a'],
    roof: '#b5603f',
    air: 0.06,
  });
  pen
    .rect(paint('#c9bda6'), -720, 96, 1440, 26)
    .fill(mixColors(tones.water, paint('#5f9a80'), 0.6), 'M-720-60H720V96H-720z')
    .fill(paint('#d3c9b6'), 'M-720-44H720V-240H-720z')
    .rounds(tones.waterLight, 4, 'M-640 50h110M-560 0h120M-60 60h40M430 40h130M560-10h110M30-20h50', 0.6);
  for (const [near, far] of [
    [-420, -300],
    [0, 0],
    [420, 300],
  ] as const) {
    const [half, top] = near === 0 ? ([92, 60] as const) : ([62, 40] as const);
    pen
      .polygon(white.shade, [far - top, 96], [near - half, -50], [near - half, -90], [far - top, 60])
      .polygon(white.wall, [near - half, -50], [far - top, 110], [far + top, 110], [near + half, -50])
      .polygon(
        white.lit,
        [near - half * 0.7, -50],
        [far - top * 0.7, 108],
        [far + top * 0.7, 108],
        [near + half * 0.7, -50],
      );
    for (const side of [-1, 1]) {
      const [x, end] = [near + side * half, far + side * top];
      pen
        .stroke(white.lit, 9, `M${x} 4L${end} 136`)
        .stroke(white.shade, 6, `M${x}-44L${end} 110`)
        .dashes(white.wall, 44, [7, 9], `M${x}-20L${end} 124`);
      for (const share of [0, 0.5, 1]) {
        const [lampX, y] = [Math.round(x + (end - x) * share), Math.round(4 + 132 * share)];
        const high = Math.round(76 - 26 * share);
        pen
          .rect(white.shade, lampX - 4, y, 8, high)
          .circle(tones.isDusk ? tones.window : paint('#f9f6ec'), lampX, y + high, 11 - share * 3);
      }
    }
  }
  drawWalkers(pen, tones, [
    [-30, -60],
    [30, 0],
    [-380, -40],
    [390, -30],
    [-10, 60],
    [180, -130],
    [-200, -120],
  ]);
}

/** Houses in ochre, red and yellow straight out of a small river, with a cathedral tower above and a red iron bridge. */
export function drawRiverHouses({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#d6c099', '#a8835a');
  drawBlock(pen, stone, { x: -60, y: 200, width: 230, height: 150 }, 0.24);
  pen.polygon(stone.roof, [-66, 350], [-40, 380], [150, 380], [176, 350]);
  drawBlock(pen, stone, { x: 120, y: 200, width: 70, height: 270 }, 0.36);
  pen.fill(stone.wall, 'M120 470q35 50 70 0z').arch(stone.deep, 144, 410, 22, 34);
  const spire = withBuilding(tones, '#cbb48c', '#a8835a');
  drawBlock(pen, spire, { x: -260, y: 180, width: 60, height: 190 }, 0.36);
  pen.polygon(spire.wall, [-256, 370], [-236, 450], [-224, 450], [-204, 370]);
  drawHouseRow(pen, tones, random, {
    from: -740,
    to: 720,
    y: 20,
    low: 190,
    high: 260,
    narrow: 96,
    wide: 140,
    colors: ['#d9803f', '#e9c46a', '#c9603f', '#f0dcae', '#e3a05a', '#b5523f', '#ecd28a'],
    roof: '#a8603f',
  });
  drawBasin(pen, tones, 30, 8);
  for (const [x, color] of [
    [-470, '#d9803f'],
    [-330, '#e9c46a'],
    [-180, '#c9603f'],
    [-20, '#f0dcae'],
    [150, '#e3a05a'],
    [300, '#b5523f'],
    [450, '#ecd28a'],
  ] as const)
    pen.fill(paint(color), `M${x - 50} 18h100l-6-100H${x - 44}z`, 0.34);
  const iron = paint('#b5342f');
  pen
    .rect(iron, -720, 30, 1440, 10)
    .rect(iron, -720, 88, 1440, 8)
    .stroke(
      iron,
      4,
      'M-720 40L-660 88L-600 40L-540 88L-480 40L-420 88L-360 40L-300 88L-240 40L-180 88L-120 40L-60 88L0 40L60 88L120 40L180 88L240 40L300 88L360 40L420 88L480 40L540 88L600 40L660 88L720 40M-660 40L-720 88M-600 88L-660 40M-540 40L-600 88M-480 88L-540 40M-420 40L-480 88M-360 88L-420 40M-300 40L-360 88M-240 88L-300 40M-180 40L-240 88M-120 88L-180 40M-60 40L-120 88M0 88L-60 40M60 40L0 88M120 88L60 40M180 40L120 88M240 88L180 40M300 40L240 88M360 88L300 40M420 40L360 88M480 88L420 40',
    );
  drawWalkers(
    pen,
    tones,
    [
      [-200, 40],
      [-40, 40],
      [160, 40],
    ],
    0.9,
  );
}
