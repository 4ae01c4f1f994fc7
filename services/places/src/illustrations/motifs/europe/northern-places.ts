import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawToppedTower } from '../facades/towers.js';
import { drawBlock } from '../parts.js';
import { drawCrowns, drawGround, drawPeak } from '../sceneries/parts.js';
import { drawWalkers, fade, SNOW } from '../wonders/parts.js';

/** Red wooden cottages with white corners, a post mill and birches on a hill. */
export function drawRedCottages({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 120Q-300 190 0 160T720 140V0H-720z');
  drawCrowns(pen, tones, random, [-640, 640], 90, 110);
  drawGround(pen, tones.leafLight, 80);
  const mill = withBuilding(tones, '#8a4a3c', '#5a4038');
  drawBlock(pen, mill, { x: 310, y: 120, width: 84, height: 110 }, 0.34);
  drawCone(pen, mill, 352, 230, 56, 40);
  pen
    .rect(paint('#5a4a40'), 346, 70, 12, 56)
    .stroke(paint('#d9cdb8'), 6, 'M262 100L442 280M262 280L442 100')
    .stroke(paint('#d9cdb8'), 18, 'M280 118L320 158M384 222L424 262M280 262L320 222M384 158L424 118', 0.7);
  const red = withBuilding(tones, '#a8443a', '#5f5450');
  for (const [x, y, wide, high] of [
    [-330, 60, 220, 90],
    [-60, 40, 190, 80],
    [170, 50, 150, 76],
  ] as const) {
    drawBlock(pen, red, { x: x - wide / 2, y, width: wide, height: high }, 0.14);
    pen.polygon(
      red.roof,
      [x - wide / 2 - 12, y + high],
      [x - wide / 2 + 24, y + high + 66],
      [x + wide / 2 - 24, y + high + 66],
      [x + wide / 2 + 12, y + high],
    );
    drawBlock(pen, red, { x: x + wide * 0.16, y: y + high + 40, width: 24, height: 50 }, 0.3);
    const white = paint('#f1ece0');
    pen
      .rect(white, x - wide / 2, y, 8, high)
      .rect(white, x + wide / 2 - 8, y, 8, high)
      .rect(white, x - 14, y, 30, 56)
      .rect(paint('#4f6f5a'), x - 9, y, 20, 51);
    for (const at of [-0.3, 0.3])
      pen.rect(white, x + wide * at - 16, y + 26, 32, 38).rect(tones.window, x + wide * at - 11, y + 31, 22, 28);
  }
  pen.fill(paint('#d9c9a0'), 'M-70 40Q-140-60-300-240H-60Q-40-60 20 40z');
  let fence = '';
  for (let x = 80; x < 620; x += 40) fence += `M${x}-50l14 60`;
  pen.stroke(paint('#8f7a62'), 7, `${fence}M60-30H640M60-6H640`);
  for (const x of [-520, -470, 540]) {
    pen.rect(paint('#f1eee6'), x - 6, -60, 12, 230).dashes(paint('#4a4a4a'), 12, [5, 40], `M${x}-50V160`);
    pen.rounds(tones.leaf, 110, `M${x} 190v60`, 0.9).rounds(tones.leafLight, 40, `M${x - 16} 230v20`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-110, -70],
      [-70, -90],
      [60, -110],
    ],
    1.4,
  );
}

/** An observatory with a silver dome on a saddle of rock and snow between white peaks. */
export function drawSummitObservatory({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const snow = mixColors(paint(SNOW), haze, 0.06);
  const blue = mixColors(paint('#b9cbe0'), haze, 0.1);
  drawPeak(pen, tones, [-420, 420], 520, { snow: 0.7 });
  drawPeak(pen, tones, [430, 380], 480, { snow: 0.7 });
  pen
    .fill(snow, 'M-720 60Q-420 190-260 130L-120 40Q0 20 120 60Q360 200 720 90V-240H-720z')
    .fill(blue, 'M120 60Q360 200 720 90V-240H200Q300-60 120 60z');
  pen
    .polygon(
      paint('#7a7470'),
      [-190, -40],
      [-120, 90],
      [-90, 190],
      [-60, 236],
      [90, 240],
      [120, 180],
      [160, 70],
      [210, -60],
    )
    .polygon(paint('#5a5654'), [60, -50], [70, 120], [50, 240], [90, 240], [120, 180], [160, 70], [210, -60])
    .polygon(snow, [-120, 90], [-60, 70], [-30, 150], [-80, 190])
    .polygon(snow, [20, 40], [110, 60], [90, 120]);
  const metal = withBuilding(tones, '#b9b5ae', '#dfe4e6');
  drawBlock(pen, metal, { x: -64, y: 232, width: 150, height: 60 }, 0.3);
  pen.rect(metal.lit, -76, 286, 174, 9).dashes(metal.window, 26, [18, 8], 'M-56 260H80');
  drawBlock(pen, metal, { x: -40, y: 292, width: 104, height: 44 }, 0.3);
  pen.dashes(metal.window, 20, [14, 7], 'M-32 314H58').rect(metal.lit, -48, 334, 120, 7);
  drawDome(pen, metal, 14, 340, 40, 40);
  pen
    .stroke(metal.deep, 3, 'M-80 290H98M-70 300v-14M-50 300v-14M80 300v-14')
    .line(metal.shade, 5, [14, 378], [30, 400]);
  pen
    .fill(mixColors(paint('#dfe8f2'), haze, 0.1), 'M-720-80Q-300-20 0-70T720-90V-240H-720z')
    .stroke(blue, 7, 'M-500-100Q-200-60 0-110T520-130M-420-170Q-100-130 260-190', 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [-300, -90],
      [-260, -100],
      [240, -120],
    ],
    1.2,
  );
}

/** An avenue of chestnut trees with a white pavilion and a small wheel far behind. */
export function drawChestnutAvenue({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen.rect(fade(haze, 0.35)(leafShade), -720, 20, 1440, 110);
  pen.circle(fade(haze, 0.2)(paint('#b5584a')), 0, 190, 96).circle(mixColors(tones.sky[1], haze, 0.4), 0, 190, 86);
  let spokes = '';
  for (let turn = 0; turn < 6; turn++) {
    const [x, y] = [Math.round(90 * Math.cos((turn * Math.PI) / 6)), Math.round(90 * Math.sin((turn * Math.PI) / 6))];
    spokes += `M${-x} ${190 - y}L${x} ${190 + y}`;
  }
  pen
    .stroke(fade(haze, 0.3)(paint('#8f6a64')), 3, spokes)
    .stroke(fade(haze, 0.15)(paint('#8f4f48')), 7, 'M0 190L-44 40M0 190L44 40');
  drawGround(pen, tones.leafLight, 40);
  pen.polygon(paint('#d9c9a4'), [-46, 44], [46, 44], [380, -240], [-380, -240]);
  for (let step = 0; step < 5; step++) {
    const near = 1 + step * 0.72;
    const [x, y, size] = [Math.round(80 * near + step * 26), Math.round(40 - step * 34), Math.round(90 * near)];
    for (const side of [-1, 1]) {
      const shift = Math.round(random.between(-6, 6));
      pen.rect(paint('#6a5442'), side * x - 5 * near + shift, y, 10 * near, size * 1.1);
      pen
        .rounds(leafShade, size, `M${side * x + shift} ${y + Math.round(size * 1.4)}v${Math.round(size * 0.3)}`)
        .rounds(
          leaf,
          size * 0.76,
          `M${side * x - Math.round(size * 0.1)} ${y + Math.round(size * 1.5)}v${Math.round(size * 0.2)}`,
        )
        .rounds(leafLight, size * 0.16, `M${side * x - Math.round(size * 0.2)} ${y + Math.round(size * 1.7)}v4`);
      pen.rounds(
        paint('#f3e3dc'),
        7 * near,
        `M${side * x + Math.round(size * 0.16)} ${y + Math.round(size * 1.5)}v${Math.round(size * 0.1)}M${side * x - Math.round(size * 0.3)} ${y + Math.round(size * 1.34)}v${Math.round(size * 0.1)}`,
      );
    }
  }
  drawWalkers(
    pen,
    tones,
    [
      [-30, -20],
      [10, -40],
      [-90, -110],
      [100, -130],
    ],
    1.4,
  );
}

/** A model railway: tables of hills, tunnels, trains and small towns behind a rail, watched from the dark. */
export function drawModelRailway({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  pen.rect(paint('#2f3444'), -720, -240, 1440, 1000);
  for (const x of [-480, -160, 160, 480])
    pen
      .polygon(paint('#4a5064'), [x - 60, 520], [x + 60, 520], [x + 130, 400], [x - 130, 400])
      .rect(paint('#f3e3b0'), x - 50, 514, 100, 8);
  pen
    .fill(paint('#8fa0b8'), 'M-600 130L-480 340L-400 290L-300 410L-180 260L-60 330L60 130z')
    .fill(paint('#f1f2f0'), 'M-345 355L-300 410L-262 356L-290 366L-312 348zM-510 288L-480 340L-446 318L-474 322z')
    .fill(paint('#6f9a5a'), 'M-720 160Q-400 210-100 150T400 170T720 150V-60H-720z')
    .fill(paint('#5a8a4c'), 'M-720 70Q-400 110-60 70T720 90V-60H-720z');
  const houses = ['#e3b45f', '#d9705a', '#ecdcb8', '#8fa5c0'];
  for (let index = 0; index < 9; index++) {
    const [x, y] = [Math.round(120 + index * 54 + random.between(-8, 8)), 120 + (index % 3) * 16];
    const house = withBuilding(tones, houses[index % 4]!, '#a8503f');
    drawBlock(pen, house, { x, y, width: 40, height: 36 }, 0.3);
    pen
      .polygon(house.roof, [x - 5, y + 36], [x + 20, y + 60], [x + 45, y + 36])
      .rect(house.window, x + 8, y + 12, 9, 11);
  }
  pen.arch(paint('#7a7068'), -330, 90, 90, 30).arch(paint('#2f2a2a'), -318, 90, 66, 26);
  for (const [y, color, from, to] of [
    [70, '#c9403a', -250, 110],
    [8, '#f1eadb', -420, 160],
  ] as const) {
    pen.rect(paint('#5a5048'), -720, y, 1440, 7).dashes(paint('#7a6a58'), 7, [6, 14], `M-720 ${y - 4}H720`);
    for (let x: number = from; x < to; x += 124)
      pen
        .rect(paint(color), x, y + 7, 116, 36)
        .dashes(tones.window, 14, [14, 9], `M${x + 8} ${y + 28}h100`)
        .rect(paint('#3f3a3a'), x + 10, y + 3, 96, 6);
  }
  let trees = '';
  for (let index = 0; index < 16; index++)
    trees += `M${Math.round(random.between(-650, 90))} ${Math.round(random.between(120, 170))}l10 34l10-34z`;
  pen
    .fill(paint('#2f6044'), trees)
    .rect(paint('#6b4f3c'), -720, -70, 1440, 26)
    .rect(paint('#4f3a2f'), -720, -100, 1440, 32);
  for (const [x, size, color] of [
    [-380, 1, '#8a4f4a'],
    [-250, 0.7, '#c9a04a'],
    [90, 1, '#3f5f7a'],
    [300, 1.05, '#5f7a5a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 70 * size}-240V${-150 + 60 * size}q0-40 ${70 * size}-40t${70 * size} 40V-240z`)
      .circle(paint('#5f4638'), x, -60 + 26 * size, 38 * size);
}

/** A prehistoric temple of pale slabs in a hollow above the sea, with a small island off the coast. */
export function drawSeaTemple({ pen, tones }: MotifInput): void {
  const { paint, haze, water } = tones;
  pen
    .rect(mixColors(water, haze, 0.1), -720, 40, 1440, 150)
    .rounds(tones.waterLight, 5, 'M-480 150h200M-100 110h240M260 150h220', 0.5)
    .fill(fade(haze, 0.3)(paint('#a89878')), 'M180 188L210 226L330 236L400 188z');
  drawGround(pen, paint('#c9b583'), 80);
  const stone = withBuilding(tones, '#e0cfa4', '#c9b583');
  for (const [x, base] of [
    [-250, 40],
    [60, 30],
    [330, 50],
  ] as const) {
    for (const side of [-1, 1])
      for (const [at, wide, high] of [
        [46, 34, 110],
        [84, 36, 90],
        [122, 30, 66],
      ] as const)
        drawBlock(pen, stone, { x: x + side * at - wide / 2, y: base - at * 0.1, width: wide, height: high }, 0.32);
    drawBlock(pen, stone, { x: x - 66, y: base + 104, width: 132, height: 26 }, 0.2);
    pen.rect(stone.deep, x - 26, base - 4, 52, 108);
  }
  drawGround(pen, paint('#b5a06a'), -30);
  pen
    .rounds(tones.leafShade, 24, 'M-560-80h40M-380-140h60M180-90h50M420-130h60M-80-170h40')
    .rounds(paint('#e3cf5a'), 9, 'M-500-60h1M-300-110h1M-160-80h1M260-140h1M380-70h1M40-110h1');
  drawWalkers(
    pen,
    tones,
    [
      [-100, -20],
      [200, -30],
    ],
    1.2,
  );
}

/** A church whose spire carries the light of a lighthouse, ringed by cannons and chains. */
export function drawLightChurch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efe8da', '#5f8f7c');
  drawBlock(pen, stone, { x: -20, y: 0, width: 250, height: 130 }, 0.2);
  pen.polygon(stone.roof, [-30, 130], [0, 190], [210, 190], [242, 130]);
  drawWindows(pen, stone.window, [110, 24, 220, 90], [4, 1, 18, 66], true);
  drawToppedTower(pen, stone, [-80, 0, 120, 260], 'flat', 0);
  drawBlock(pen, stone, { x: -110, y: 268, width: 60, height: 40 }, 0.3);
  pen.rect(tones.isDusk ? tones.window : tones.paint('#f3d98a'), -104, 276, 48, 26);
  drawCone(pen, stone, -80, 308, 42, 40);
  pen
    .rounds(tones.paint('#3f4248'), 22, 'M-300-6v34M-190-6v30M40-6v30M160-6v30M290-6v34')
    .stroke(tones.paint('#4a4d54'), 4, 'M-300 22Q-245-4-190 20Q-75-8 40 20Q100-4 160 20Q225-4 290 22');
}
