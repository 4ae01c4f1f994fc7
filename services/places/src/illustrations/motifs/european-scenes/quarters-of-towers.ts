import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawFarSea } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A round stone tower with a pointed cap over the stacked houses of a hill, above a harbor with ferries. */
export function drawTowerQuarter({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  pen.fill(fade(tones.haze, 0.3)(tones.leafShade), 'M-720 40V150Q-400 250-60 260T420 230T720 160V40z');
  const stone = withBuilding(tones, '#d3c4a6', '#5f6a78');
  drawBlock(pen, stone, { x: -62, y: 190, width: 124, height: 210 }, 0.38);
  pen
    .stroke(stone.shade, 3, 'M-62 240H62M-62 290H62M-62 340H62', 0.6)
    .rect(stone.lit, -70, 396, 140, 12)
    .rect(stone.wall, -56, 408, 112, 44)
    .rect(stone.shade, 18, 408, 38, 44);
  for (const x of [-40, -14, 12, 38]) pen.arch(tones.window, x - 8, 412, 16, 24);
  pen
    .rect(stone.lit, -74, 448, 148, 9)
    .polygon(stone.roof, [-70, 456], [0, 566], [70, 456])
    .polygon(stone.roofShade, [12, 456], [0, 566], [70, 456])
    .rect(paint('#dcb04a'), -2, 560, 4, 34)
    .arch(tones.window, -10, 300, 20, 30);
  for (const [y, from, to, air] of [
    [170, -400, 380, 0.2],
    [110, -600, 580, 0.12],
    [40, -740, 720, 0.04],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 56,
      high: 96,
      narrow: 110,
      wide: 150,
      colors: ['#e3c4a0', '#d9a98a', '#ecdcc0', '#c9b8a4', '#e9b890'],
      roof: '#b0664a',
      air,
    });
  drawFarSea(pen, tones, 36, '#3f86a0');
  pen.rect(paint('#b9ab95'), -720, 20, 1440, 22);
  for (const [x, y] of [
    [-330, -80],
    [220, -130],
  ] as const)
    pen
      .fill(paint('#f4f1e8'), `M${x - 110} ${y + 26}h220l-20-40h-180z`)
      .rect(paint('#f4f1e8'), x - 76, y + 26, 150, 26)
      .dashes(tones.window, 12, [16, 10], `M${x - 68} ${y + 40}h136`)
      .rect(paint('#e3a03f'), x - 14, y + 52, 28, 30)
      .rect(paint('#2f2a2e'), x - 14, y + 76, 28, 8);
}

/** A gate with two round towers and battlements before the roofs and bell towers of a village. */
export function drawVillageGate({ pen, tones, random }: MotifInput): void {
  drawHouseRow(pen, tones, random, {
    from: -330,
    to: 300,
    y: 60,
    low: 110,
    high: 160,
    narrow: 90,
    wide: 120,
    colors: ['#f6f0e2', '#e3b57a', '#d99a70', '#ecdcc0'],
    roof: '#b5654a',
    air: 0.12,
  });
  const brick = withBuilding(tones, '#c98f6a', '#b5654a');
  drawBlock(pen, brick, { x: 230, y: 60, width: 60, height: 300 }, 0.36);
  pen.arch(brick.deep, 248, 290, 24, 34).polygon(brick.roof, [224, 360], [260, 396], [296, 360]);
  const stone = withBuilding(tones, '#cbb290', '#a8835a');
  drawBlock(pen, stone, { x: -390, y: 0, width: 780, height: 130 }, 0.08);
  drawBattlement(pen, stone.wall, -390, 130, 780, 14);
  for (const x of [-130, 130]) {
    drawBlock(pen, stone, { x: x - 62, y: 0, width: 124, height: 230 }, 0.38);
    drawBattlement(pen, stone.wall, x - 68, 230, 136, 16);
    pen
      .rect(stone.deep, x - 4, 150, 8, 30)
      .stroke(stone.shade, 3, `M${x - 62} 70h124M${x - 62} 130h124M${x - 62} 190h124`, 0.5);
  }
  drawBlock(pen, stone, { x: -70, y: 130, width: 140, height: 70 }, 0.2);
  drawBattlement(pen, stone.wall, -70, 200, 140, 14);
  pen
    .arch(stone.lit, -56, 0, 112, 76)
    .arch(stone.deep, -44, 0, 88, 74)
    .fill(tones.sky[2], 'M-28 0V70a28 30 0 0 0 56 0V0z', 0.5);
  drawWalkers(pen, tones, [
    [-14, 0],
    [16, -4],
  ]);
}

/** Springs that run like a curtain over mossy rock into a pool in laurel forest, with a path along a channel of water. */
export function drawSpringCurtain({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  const [rock, dark, moss] = [paint('#6f6a5c'), paint('#4a483f'), mixColors(leafLight, paint('#7fa04a'), 0.5)];
  pen
    .rect(mixColors(leafShade, haze, 0.2), -720, -240, 1440, 960)
    .rounds(
      mixColors(leaf, haze, 0.25),
      160,
      'M-640 560h120M-420 600h100M-180 570h120M60 600h100M300 570h120M540 600h100',
    )
    .rounds(leaf, 120, 'M-660 460h100M-470 500h80M430 490h80M600 460h80')
    .fill(rock, 'M-460-40L-430 200-380 360-260 460-80 490 100 480 280 450 390 340 440 190 470-40z')
    .fill(dark, 'M-300-40Q-290 240-180 330T60 370T260 300T320-40z')
    .fill(
      moss,
      'M-430 200L-380 360-260 460-80 490 100 480 280 450 390 340 340 360 240 410 80 440-90 446-240 410-340 320z',
    )
    .rounds(moss, 30, 'M-390 160h30M-370 60h40M-330 260h30M370 240h40M390 120h40M330 320h30M-200 380h40M140 390h40');
  let falls = '';
  for (let x = -230; x <= 250; x += 32)
    falls += `M${x} ${Math.round(390 - (x * x) / 700)}Q${x + 4} 200 ${x - 2} ${10 + ((x * 7) % 17)}`;
  const water = mixColors(paint('#ffffff'), haze, 0.14);
  pen
    .rounds(water, 7, falls, 0.85)
    .rounds(water, 16, 'M-100 400Q-96 200-100 10M60 404Q58 200 62 8M180 370Q180 200 176 14', 0.9)
    .fill(mixColors(tones.water, paint('#4f9a8a'), 0.6), 'M-480-20Q-240 40 20 30T500-10Q420-120 60-130T-480-20z')
    .rounds(water, 8, 'M-260 10h120M-60 20h160M150 14h120M-180-50h140M80-70h150', 0.7)
    .fill(leafShade, 'M-720 20Q-560 0-440-60T-200-170T60-240H-720z')
    .fill(paint('#a08a6c'), 'M-720-60Q-520-90-380-160T-240-240H-360Q-460-180-580-140T-720-110z')
    .fill(
      mixColors(tones.water, paint('#8fc0c4'), 0.5),
      'M-720-20Q-500-50-360-120T-150-240H-210Q-400-130-520-90T-720-44z',
    )
    .stroke(paint('#c9bda6'), 7, 'M-720-16Q-500-46-358-116T-146-240M-720-48Q-520-94-400-134T-214-240')
    .fill(leafShade, 'M720 60Q560 20 470-60T340-240H720z')
    .rounds(leaf, 50, 'M520-40h60M620 20h70M480-140h60M600-110h70')
    .rounds(leafLight, 18, 'M540-20h30M640 40h30M500-120h30M-640 6h30M-560-20h24');
  drawWalkers(
    pen,
    tones,
    [
      [-470, -130],
      [-440, -140],
    ],
    1.3,
  );
}
