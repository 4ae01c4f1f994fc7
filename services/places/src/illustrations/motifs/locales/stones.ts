import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** An oval plaza of pale flagstones ringed by columns, with a column street leading away. */
export function drawOvalForum({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const stone = withBuilding(tones, '#e3c9a0', '#c49a68');
  const [slab, joint] = [paint('#e9d6ae'), paint('#c4a878')];
  pen
    .fill(fade(haze, 0.4)(paint('#b59a70')), 'M-720 210Q-480 290-240 240T240 260T720 220V60H-720z')
    .dashes(fade(haze, 0.4)(paint('#efe2c8')), 22, [26, 14], 'M-700 190H-300M-640 160H-200M300 196H700M240 166H620')
    .fill(paint('#cdb079'), 'M-720 150Q-300 170 0 150T720 150V-240H-720z')
    .rounds(leafShade, 22, 'M-620 120h50M560 124h60M-480 138h20M400 136h24')
    .polygon(slab, [-46, 210], [46, 210], [150, 90], [-150, 90])
    .ellipse(joint, 0, -30, 520, 150)
    .ellipse(slab, 0, -26, 500, 142)
    .stroke(
      joint,
      3,
      'M-400-26a400 106 0 1 0 800 0a400 106 0 1 0-800 0M-270-26a270 68 0 1 0 540 0a270 68 0 1 0-540 0M-500-26H500M-350-126L350 74M350-126L-350 74',
    );
  for (let index = 0; index < 5; index++)
    for (const side of [-1, 1])
      drawColumn(pen, stone, side * (58 + index * 20), 196 - index * 20, 9 + index * 2, 46 + index * 12);
  const ring = Array.from({ length: 19 }, (_, index) => Math.PI * (-0.13 + (index / 18) * 1.26)).filter(
    (angle) => Math.abs(Math.cos(angle)) > 0.3,
  );
  for (const angle of ring.sort((a, b) => Math.sin(b) - Math.sin(a))) {
    const [x, depth] = [Math.round(Math.cos(angle) * 520), Math.sin(angle)];
    const size = 1 - depth * 0.3;
    drawColumn(pen, stone, x, Math.round(-30 + depth * 150), Math.round(24 * size), Math.round(190 * size));
  }
  drawColumn(pen, stone, 0, -36, 26, 150);
  pen.rect(stone.shade, -30, -46, 60, 14);
  drawWalkers(
    pen,
    tones,
    [
      [-120, -60],
      [-96, -64],
      [160, -90],
      [210, -20],
      [20, 120],
    ],
    1,
  );
}

/** Walls of stacked black basalt logs on an islet between canals with mangroves. */
export function drawBasaltIslet({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafLight, leafShade, water, waterLight } = tones;
  const [log, dark, light] = [paint('#5b5b62'), paint('#38383f'), paint('#7b7a80')];
  pen
    .rounds(fade(haze, 0.3)(leafShade), 150, 'M-660 120h220M-360 150h240M60 160h260M420 120h240')
    .rounds(mixColors(leafShade, haze, 0.12), 110, 'M-700 70h300M-260 90h240M180 84h240M480 60h220')
    .rect(water, -720, -240, 1440, 270)
    .rounds(waterLight, 5, 'M-600-60h180M-240-120h260M120-80h200M420-150h220M-500-190h200', 0.55);
  const wall = (x: number, y: number, wide: number, rows: number) => {
    for (let row = 0; row < rows; row++) {
      const bottom = y + row * 24;
      if (row % 2 === 0) {
        pen.rect(row % 4 ? log : light, x - 6, bottom, wide + 12, 23).rect(dark, x - 6, bottom, wide + 12, 5);
      } else {
        pen.rect(dark, x, bottom, wide, 24).dashes(log, 20, [20, 5], `M${x} ${bottom + 12}h${wide}`);
      }
    }
    // The ends of the logs rise at the corners.
    pen.fill(light, `M${x - 22} ${y + rows * 24}h70l-40-14h-30zM${x + wide + 22} ${y + rows * 24}h-70l40-14h30z`);
  };
  wall(-150, 30, 300, 6);
  wall(-430, 0, 330, 9);
  wall(100, 0, 330, 9);
  pen
    .rect(dark, -100, -4, 200, 10)
    .fill(tones.deep, 'M-40 30h80v70h-80z')
    .rect(light, -58, 98, 116, 16)
    .fill(dark, 'M-440 0H440L420-70H-420z', 0.4)
    .rounds(leaf, 60, 'M-620 40h60M-560 84h40M560 50h80M600 90h30')
    .rounds(leafLight, 26, 'M-620 70h40M580 84h40')
    .stroke(
      paint('#5d4a3c'),
      7,
      'M-600 20q-10-30-30-50M-590 20v-56M-576 20q14-30 30-50M600 30q-10-30-30-56M612 30v-60M626 30q14-30 30-54',
    )
    .fill(paint('#8a5f3c'), 'M-120-110q110-22 240 0q-20-30-60-32h-110q-50 2-70 32z');
  drawWalkers(
    pen,
    tones,
    [
      [-20, -100],
      [24, -100],
    ],
    0.9,
  );
}

/** A bare dome of granite in front, with the flat-topped rock fortress above the jungle beyond. */
export function drawLionRockView({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = ['#b5795a', '#8d5a48', '#cf9a74'].map(paint) as [string, string, string];
  const [stone, stoneShade] = [paint('#a79a8c'), paint('#82766c')];
  const mix = fade(haze, 0.2);
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 130Q-560 180-420 140T-100 150T220 140T460 180T720 130V0H-720z')
    .fill(mixColors(leafShade, haze, 0.25), 'M-720 90Q-300 120 0 100T720 96V-240H-720z')
    .fill(mix(rock), 'M-180 90Q-190 180-176 280L-150 330Q-60 350 60 342L190 336 216 290Q214 180 206 90z')
    .fill(mix(dark), 'M90 341L190 336 216 290Q214 180 206 90H110Q130 200 90 341z')
    .stroke(mix(light), 8, 'M-140 300Q-150 200-150 110M-80 310Q-90 210-84 110M-10 320Q-6 220-20 110', 0.7)
    .rounds(mixColors(leaf, haze, 0.2), 14, 'M-140 338h60M-40 350h90M90 346h80')
    .rounds(mixColors(leaf, haze, 0.15), 40, 'M-680 70h140M-480 84h200M-240 80h480M300 84h180M540 76h160')
    .rounds(leafShade, 60, 'M-700 10h260M-400 26h240M-80 20h220M220 24h260M520 10h180')
    .rounds(leaf, 44, 'M-700-50h160M-500-40h180M420-30h120M580-50h140');
  pen
    .fill(stone, 'M-720-240Q-500-60-240-20T220-50T560-240z')
    .fill(stoneShade, 'M120-30Q240-40 340-90T560-240H300Q260-110 120-30z')
    .stroke(stoneShade, 4, 'M-420-110Q-260-70-60-76M-300-160Q-120-120 120-130M-480-190Q-300-170-180-176', 0.6)
    .rounds(stoneShade, 30, 'M-280-34h30M160-52h20');
  drawWalkers(
    pen,
    tones,
    [
      [-90, -30],
      [-62, -28],
      [40, -34],
      [96, -40],
    ],
    1.4,
  );
}

/** A square that slopes sideways, with a round apse of blind arcades, tower houses and a long loggia. */
export function drawSlopingSquare({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const brick = paint('#b5674a');
  pen.polygon(brick, [-720, 70], [720, -40], [720, -240], [-720, -240]);
  pen.stroke(
    paint('#e0c9a4'),
    5,
    'M-560 56L-700-240M-340 40L-400-240M-120 24L-110-240M100 8L180-240M320-10L470-240M-720-60L720-140M-720-150L720-200',
  );
  const loggia = withBuilding(tones, '#d9c3a0', '#a8583f');
  drawBlock(pen, loggia, { x: -640, y: 50, width: 460, height: 230 }, 0.06);
  pen.polygon(loggia.roof, [-656, 276], [-640, 300], [-196, 300], [-168, 276]);
  for (let x = -620; x < -200; x += 60) {
    pen.arch(loggia.deep, x, 56, 42, 62).rect(window, x + 10, 190, 20, 44);
    if (isDusk) pen.arch(paint('#f2c069'), x + 8, 56, 26, 50);
  }
  for (const [x, y, wide, high, color] of [
    [-180, 30, 110, 250, '#d9b78f'],
    [-72, 24, 74, 370, '#b5a58f'],
    [270, -14, 130, 260, '#d0a074'],
    [396, -22, 90, 340, '#b9a68c'],
    [480, -26, 200, 240, '#e0c49a'],
  ] as const) {
    const house = withBuilding(tones, color, '#a8583f');
    drawBlock(pen, house, { x, y, width: wide, height: high }, 0.24);
    pen.dashes(
      house.window,
      26,
      [14, 26],
      `M${x + 18} ${y + 90}h${wide - 30}M${x + 18} ${y + 160}h${wide - 30}M${x + 18} ${y + 226}h${wide - 30}`,
    );
    if (high > 300) pen.dashes(house.wall, 16, [14, 10], `M${x} ${y + high + 8}h${wide}`);
    else
      pen.polygon(
        house.roof,
        [x - 8, y + high],
        [x + 6, y + high + 22],
        [x + wide - 6, y + high + 22],
        [x + wide + 8, y + high],
      );
  }
  const apse = withBuilding(tones, '#dcc8a2', '#9a6a50');
  drawBlock(pen, apse, { x: 0, y: 0, width: 270, height: 220 }, 0.34);
  pen
    .fill(apse.roof, 'M-8 218Q135 270 278 218L240 256H30z')
    .rect(apse.lit, -6, 98, 282, 7)
    .rect(apse.lit, -6, 206, 282, 12);
  for (let x = 8; x < 250; x += 52) pen.arch(apse.shade, x, 8, 36, 66).arch(apse.deep, x + 12, 14, 12, 44);
  for (let x = 6; x < 260; x += 26) pen.arch(apse.deep, x, 112, 16, 30).arch(apse.deep, x, 164, 16, 22);
  const tower = withBuilding(tones, '#d3bd96', '#9a6a50');
  drawBlock(pen, tower, { x: 196, y: 220, width: 78, height: 220 }, 0.36);
  for (const y of [250, 300, 350, 400]) for (const x of [208, 242]) pen.arch(tower.deep, x, y, 18, 16);
  drawWalkers(
    pen,
    tones,
    [
      [-300, -60],
      [-276, -62],
      [40, -110],
      [240, -100],
      [-120, -30],
    ],
    1,
  );
}
