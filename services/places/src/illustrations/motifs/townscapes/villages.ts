import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawFerry, drawHarbor, drawTowerRow } from '../panoramas/towers.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoat, drawGables, drawSail, traceCrowns } from './parts.js';

/** A crooked yellow half-timbered house where a street forks to two gate towers. */
export function drawForkHouse({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const beam = paint('#6b4432');
  const stone = withBuilding(tones, '#d9c9ac', '#9c4f3c');
  pen.fill(mixColors(tones.leafShade, haze, 0.4), 'M-720 60Q-300 130 0 100T720 80V0H-720z');
  drawBlock(pen, stone, { x: -210, y: 40, width: 78, height: 290 }, 0.34);
  pen
    .polygon(stone.roof, [-222, 330], [-190, 390], [-152, 390], [-120, 330])
    .rect(stone.lit, -190, 388, 38, 24)
    .polygon(stone.roof, [-196, 412], [-171, 460], [-146, 412])
    .circle(paint('#f4ecd4'), -171, 290, 20)
    .circle(tones.deep, -171, 290, 4)
    .arch(tones.deep, -194, 40, 46, 50);
  drawBlock(pen, stone, { x: 230, y: -10, width: 84, height: 240 }, 0.34);
  pen
    .polygon(stone.roof, [220, 230], [272, 330], [324, 230])
    .arch(tones.deep, 248, -10, 48, 60)
    .rect(tones.window, 264, 180, 16, 24);
  for (const [side, near, far, high, color] of [
    [-1, 720, 350, 360, '#c9735a'],
    [-1, 370, 220, 250, '#e6d3a8'],
    [1, 720, 420, 340, '#8fa89a'],
    [1, 440, 320, 230, '#e0a88a'],
  ] as const) {
    const house = withBuilding(tones, color, '#9c4f3c');
    const [a, b] = [side * far, side * near];
    pen
      .polygon(house.roof, [a - side * 8, high], [(a + b) / 2, high + 110], [b, high + 60], [b, high])
      .polygon(house.wall, [a, 0], [a, high], [b, high + 30], [b, -60])
      .stroke(beam, 6, `M${a} ${high * 0.5}L${b} ${high * 0.5}M${a} ${high * 0.8}L${b} ${high * 0.84}`);
    for (const level of [0.2, 0.58])
      pen.dashes(
        tones.window,
        44,
        [28, 22],
        `M${a + side * 20} ${Math.round(high * level + 22)}L${b} ${Math.round(high * level + 22)}`,
      );
  }
  pen
    .fill(paint('#b9ab98'), 'M-720-20L-210 44H-130L-90 10H130L230-4H320L720-50V-230H-720z')
    .dashes(paint('#a39582'), 6, [26, 14], 'M-600-60H600M-640-110H640M-680-160H680M-700-205H700');
  const yellow = withBuilding(tones, '#e8b94f', '#a3543c');
  pen
    .polygon(yellow.roof, [-118, 196], [-20, 330], [140, 190])
    .fill(yellow.wall, 'M-96-14V196L-20 312L118 190L108-14z')
    .fill(yellow.shade, 'M60-14V236L118 190L108-14z')
    .stroke(
      beam,
      7,
      'M-96 96H112M-96 192H118M-20 96V312M-96 4V196M108 0L116 190M-60 96L-20 192M24 96L-20 192M70 96L112 192M-64 240H72M-20 300L-70 196M-20 300L60 200',
    )
    .dashes(tones.window, 50, [26, 20], 'M-84 140H106')
    .dashes(tones.window, 44, [24, 22], 'M-84 56H104')
    .rect(tones.window, -38, 214, 34, 24)
    .arch(tones.deep, -30, -14, 34, 44)
    .rounds(paint('#d9486a'), 12, 'M-78 30h0M-50 30h0M30 30h0M60 30h0M90 30h0M-70 112h0M-20 112h0M36 112h0M84 112h0');
  pen
    .rect(paint('#8d7f70'), 150, -60, 40, 44)
    .rect(paint('#8d7f70'), 166, -16, 8, 60)
    .circle(paint('#d9a24b'), 170, 50, 12);
  drawWalkers(
    pen,
    tones,
    [
      [-250, -40],
      [-226, -44],
      [260, -60],
      [286, -64],
    ],
    1.1,
  );
}

/** A basin of boats with a red clock tower, warehouses and a wheel below a flat mountain. */
export function drawFlatMountainHarbor(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leafShade } = tones;
  const rock = fade(haze, 0.28);
  pen
    .fill(
      rock(paint('#8a8694')),
      'M-720 60V250L-560 300-470 240-400 330-360 400-330 410H330L362 392 410 320 480 250 520 330 590 250 720 190V60z',
    )
    .fill(
      rock(paint('#6f6a7c')),
      'M-330 410l30-70 30 60 50-80 40 76 60-90 50 84 60-90 50 84 60-84 50 80 60-70 60 80 60-64V410z',
      0.5,
    )
    .fill(paint('#f4f4f0'), 'M-350 404q60 34 130 20t140 8 150-6 140 4 140-24q-60-6-120 2t-140 0-150 4-140-4z', 0.9)
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 60V190Q-520 220-360 240T0 220T380 230T720 150V0H-720z');
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 6,
    low: 50,
    high: 96,
    colors: ['#f0ead9', '#d9cbb4', '#c9d0d2'],
    roof: '#8f8a86',
    air: 0.3,
  });
  let spokes = '';
  for (let step = 0; step < 12; step++)
    spokes += `M-250 150L${Math.round(-250 + 92 * Math.cos((step * Math.PI) / 6))} ${Math.round(150 + 92 * Math.sin((step * Math.PI) / 6))}`;
  pen
    .stroke(paint('#f4f4f0'), 3, spokes)
    .stroke(paint('#f4f4f0'), 8, 'M-342 150a92 92 0 1 0 184 0a92 92 0 1 0-184 0zM-290 0L-250 150L-210 0');
  const brick = withBuilding(tones, '#b5503f', '#5f6a70');
  const white = withBuilding(tones, '#efe6d4', '#6a7278');
  drawBlock(pen, white, { x: 130, y: 0, width: 330, height: 84 }, 0.16);
  pen.polygon(white.roof, [120, 84], [160, 130], [430, 130], [470, 84]);
  drawWindows(pen, tones.window, [290, 8, 310, 70], [9, 2, 16, 22]);
  drawHarbor(input);
  pen.rect(paint('#a89a86'), -720, -22, 1440, 30);
  pen
    .polygon(brick.wall, [-46, -20], [-46, 130], [46, 130], [46, -20])
    .rect(brick.shade, 16, -20, 30, 150)
    .rect(white.wall, -50, 60, 100, 8)
    .rect(white.wall, -50, 126, 100, 10)
    .rect(brick.wall, -32, 136, 64, 66)
    .rect(brick.shade, 12, 136, 20, 66)
    .circle(white.lit, 0, 170, 22)
    .stroke(tones.deep, 4, 'M0 170v14M0 170h9')
    .rect(white.wall, -38, 200, 76, 9)
    .polygon(brick.roof, [-36, 209], [0, 274], [36, 209])
    .rect(tones.deep, -1, 270, 3, 30);
  drawWindows(pen, tones.window, [0, -10, 80, 130], [3, 2, 14, 34], true);
  drawSail(pen, tones, -380, -96, 1.5);
  drawSail(pen, tones, 300, -130, 1.3);
  drawBoat(pen, tones, -150, -90, 1.4, '#c9483f');
  drawBoat(pen, tones, 140, -84, 1.2, '#2f6d8a');
  drawFerry(input, { x: -60, y: -180, size: 0.8, hull: '#2f5f80' });
}

/** Red awnings over crates of fish on a quay, wooden gabled houses behind and wooded mountains around a bay. */
export function drawFishStalls({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf, water, waterLight } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 120Q-560 330-340 300T0 380T340 320T720 340V0H-720z')
    .fill(mixColors(leaf, haze, 0.25), 'M-720 60Q-500 190-300 160T60 200T420 170T720 220V0H-720z');
  drawHouseRow(pen, tones, random, {
    from: -700,
    to: 700,
    y: 90,
    low: 40,
    high: 70,
    narrow: 76,
    wide: 110,
    colors: ['#f1ebdd', '#e3d3b4', '#d9a48a', '#f1ebdd'],
    roof: '#8d4f40',
    air: 0.26,
  });
  pen
    .rect(water, -720, -60, 1440, 160)
    .rounds(waterLight, 5, 'M-520 70h180M-100 60h200M300 74h200M-300 40h140M160 36h160', 0.6);
  drawGables(pen, tones, random, {
    from: -560,
    to: -120,
    y: 62,
    low: 84,
    high: 110,
    narrow: 58,
    wide: 74,
    colors: ['#b5483a', '#d9a03f', '#f1ebdd', '#a3543f', '#c9853f'],
    roof: '#7d4a3c',
  });
  pen.rect(paint('#8d7a66'), -600, 46, 520, 18);
  drawBoat(pen, tones, 60, 40, 1.5, '#2f6d8a');
  drawBoat(pen, tones, 230, 46, 1.2, '#f1ebdd');
  drawSail(pen, tones, 400, 46, 1.3);
  pen.rect(paint('#b9b0a2'), -720, -230, 1440, 250).rect(paint('#a0978a'), -720, 4, 1440, 16);
  for (const [x, s, color] of [
    [-360, 1, '#c9403a'],
    [-70, 1.15, '#d9584a'],
    [260, 1.05, '#c9403a'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#e9e2d4'), x - n(124), -110, 7, n(170))
      .rect(paint('#e9e2d4'), x + n(118), -110, 7, n(170))
      .rect(tones.deep, x - n(112), -70, n(224), n(96))
      .polygon(
        paint(color),
        [x - n(150), n(160) - 110],
        [x - n(110), n(228) - 110],
        [x + n(110), n(228) - 110],
        [x + n(150), n(160) - 110],
      )
      .dashes(paint('#f6efe2'), n(66), [n(22), n(22)], `M${x - n(108)} ${n(194) - 110}H${x + n(108)}`)
      .rounds(paint(color), 18, `M${x - n(140)} ${n(158) - 110}h${n(280)}`)
      .rounds(
        tones.isDusk ? '#ffdf9a' : paint('#f6e6b0'),
        11,
        `M${x - n(60)} ${n(130) - 110}h0M${x + n(60)} ${n(130) - 110}h0`,
      )
      .polygon(paint('#d9e3e8'), [x - n(130), -40], [x - n(112), -4], [x + n(112), -4], [x + n(130), -40])
      .rect(paint('#7d8fa0'), x - n(130), -110, n(260), 72)
      .rounds(paint('#e88a6a'), 15, `M${x - n(96)} -20h26M${x - n(20)} -14h24`)
      .rounds(paint('#9fb0bd'), 14, `M${x - n(60)} -26h26M${x + n(20)} -26h26`)
      .rounds(paint('#d9503f'), 17, `M${x + n(64)} -18h12M${x + n(94)} -24h8`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-220, -130],
      [-190, -134],
      [110, -140],
      [430, -130],
      [460, -136],
      [-520, -120],
    ],
    1.8,
  );
}

/** A harbor city of towers with a needle, and a low shield of a volcano across the water. */
export function drawNeedleHarbor(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { haze, leafShade } = tones;
  pen.fill(
    mixColors(leafShade, haze, 0.45),
    'M100 10Q300 40 440 100Q480 124 520 128Q566 130 600 108Q660 70 720 54V0H100z',
  );
  drawTowerRow(input, { from: -560, to: 160, low: 60, high: 170, air: 0.42, walls: ['#b9c6cf'] });
  const steel = withBuilding(tones, '#dfe3e4', '#8f9aa3');
  pen
    .polygon(steel.wall, [-168, 0], [-156, 330], [-144, 330], [-132, 0])
    .polygon(steel.shade, [-146, 0], [-147, 330], [-144, 330], [-132, 0])
    .fill(steel.wall, 'M-186 300l12 26h48l12-26-16-24h-40z')
    .rect(tones.window, -184, 296, 68, 10)
    .rect(steel.wall, -162, 330, 24, 44)
    .rect(steel.lit, -158, 374, 16, 40)
    .rect(steel.shade, -152, 414, 4, 74);
  drawTowerRow(input, {
    from: -520,
    to: -200,
    low: 70,
    high: 200,
    air: 0.08,
    walls: ['#c4ccd4', '#a3b6c6', '#d2c4ac'],
  });
  drawTowerRow(input, { from: -110, to: 110, low: 60, high: 150, air: 0.08, walls: ['#c4ccd4', '#d2c4ac'] });
  pen.rounds(
    leafShade,
    40,
    traceCrowns(random, -700, 120, 40, () => 6),
  );
  drawHarbor(input);
  for (const [x, y, s] of [
    [-400, -60, 1],
    [-250, -110, 1.3],
    [230, -50, 0.9],
    [380, -90, 1.4],
    [40, -150, 1.7],
    [-560, -150, 1.6],
  ] as const)
    drawSail(pen, tones, x, y, s);
}
