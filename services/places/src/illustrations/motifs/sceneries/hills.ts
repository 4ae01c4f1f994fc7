import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawFlag, traceArcade } from '../parts.js';
import { drawWalkers, traceFirs } from '../wonders/parts.js';
import { drawCrowns, drawFarSea, drawGround, drawPeak } from './parts.js';

/** A pale basilica with a square tower on a long wall of arches at the end of a hill town. */
export function drawArcadedHillChurch({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#ecdac0', '#c08a68');
  pen
    .fill(tones.leafShade, 'M-398 0Q-300 60-250 80H260Q340 60 398 0z')
    .fill(tones.leaf, 'M-398 0Q-310 46-240 60Q0 20 160 24T398 0z');
  pen.rounds(tones.leafLight, 18, 'M-300 20h40M-200 26h50M-60 14h40M120 12h60M280 12h40');
  pen
    .rect(stone.deep, -250, 60, 440, 90)
    .fill(stone.wall, traceArcade({ x: -262, y: 60, height: 120 }, { count: 11, span: 30, pier: 10.4, sides: 62 }));
  pen.rect(stone.lit, -266, 176, 464, 8);
  pen
    .fill(stone.deep, 'M-250 184h300v30h-300z')
    .fill(stone.shade, traceArcade({ x: -254, y: 184, height: 46 }, { count: 10, span: 22, pier: 8, sides: 18 }));
  drawBlock(pen, stone, { x: -20, y: 180, width: 150, height: 110 }, 0.2);
  pen.polygon(stone.wall, [-28, 290], [55, 344], [138, 290]).line(stone.lit, 7, [-30, 288], [55, 346], [140, 288]);
  pen
    .circle(stone.lit, 55, 262, 26)
    .circle(stone.window, 55, 262, 20)
    .pointedArch(stone.deep, 36, 180, 38, 30)
    .rect(stone.lit, -20, 226, 150, 6);
  drawBlock(pen, stone, { x: 130, y: 180, width: 90, height: 84 }, 0.4);
  pen.polygon(stone.roof, [130, 264], [126, 286], [214, 280], [224, 262]);
  drawBlock(pen, stone, { x: -110, y: 184, width: 62, height: 206 }, 0.36);
  drawWindows(pen, stone.window, [-79, 300, 56, 80], [2, 1, 14, 56], true);
  pen.rect(stone.lit, -116, 290, 74, 7).rect(stone.lit, -116, 388, 74, 8);
  drawHipRoof(pen, stone, [-79, 396, 70, 16], 26);
  drawHouseRow(pen, tones, random, {
    from: 200,
    to: 380,
    y: 46,
    low: 56,
    high: 96,
    colors: ['#ecd3b8', '#e3c4a4'],
    roof: '#c07a55',
  });
  drawCrowns(pen, tones, random, [-390, -270], 24, 44);
}

/** A row of columns of an unfinished temple and a round tower on a grassy hill above a city. */
export function drawUnfinishedTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b5a58c', '#8f8474');
  const grass = tones.paint('#7f9f55');
  pen
    .fill(tones.paint('#66844a'), 'M-398 0Q-300 100-160 116H240Q330 80 398 0z')
    .fill(grass, 'M-398 0Q-300 90-170 106Q0 60 140 50T398 0z');
  pen.rect(stone.shade, -170, 108, 330, 14).rect(stone.wall, -158, 122, 306, 12).rect(stone.lit, -150, 134, 290, 8);
  pen.rect(stone.deep, -130, 142, 250, 90);
  pen.dashes(stone.wall, 118, [20, 18], 'M-146 201H136').dashes(stone.lit, 118, [7, 31], 'M-146 201H136');
  pen.rect(stone.lit, -152, 260, 292, 10).rect(stone.wall, -150, 270, 288, 22).rect(stone.shade, -150, 268, 288, 5);
  drawBlock(pen, stone, { x: 196, y: 96, width: 76, height: 40 }, 0.34);
  drawBattlement(pen, stone.wall, 196, 136, 76, 8);
  drawBlock(pen, stone, { x: 212, y: 130, width: 44, height: 150 }, 0.36);
  drawWindows(pen, stone.window, [234, 160, 30, 110], [1, 3, 9, 18], true);
  pen.rect(stone.lit, 206, 278, 56, 8);
  drawBlock(pen, stone, { x: 220, y: 286, width: 28, height: 40 }, 0.36);
  drawBattlement(pen, stone.wall, 206, 286, 56, 7);
  pen.rect(stone.deep, 233, 326, 3, 50).circle(stone.deep, 234, 366, 7);
  const dome = withBuilding(tones, '#c4b59b', '#6f9a86');
  drawBlock(pen, dome, { x: -300, y: 62, width: 70, height: 46 }, 0.3);
  drawDome(pen, dome, -265, 108, 30, 28);
}

/** A great mosque with domes and two slim minarets on the walls of a citadel above a city. */
export function drawCitadelMosque({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d3b3', '#b9c0c0');
  const wall = withBuilding(tones, '#cdb288', '#a98d64');
  drawBlock(pen, stone, { x: -150, y: 130, width: 300, height: 96 }, 0.2);
  drawWindows(pen, stone.window, [0, 140, 280, 76], [9, 2, 12, 26], true);
  for (const [x, radius] of [
    [-110, 40],
    [110, 40],
    [0, 76],
  ] as const) {
    pen
      .rect(stone.wall, x - radius, 224, 2 * radius, x === 0 ? 58 : 18)
      .rect(stone.shade, x + radius * 0.4, 224, radius * 0.6, x === 0 ? 58 : 18);
    if (x === 0) drawWindows(pen, stone.window, [0, 250, 140, 28], [9, 1, 8, 20], true);
    drawDome(pen, stone, x, x === 0 ? 280 : 242, radius, radius * 0.86);
  }
  pen.rect(stone.deep, -1, 344, 3, 22);
  for (const x of [-66, 66]) drawDome(pen, stone, x, 226, 26, 24);
  for (const x of [-176, 176]) {
    drawBlock(pen, stone, { x: x - 10, y: 130, width: 20, height: 250 }, 0.38);
    pen.rect(stone.lit, x - 16, 250, 32, 8).rect(stone.lit, x - 16, 330, 32, 8);
    drawCone(pen, withBuilding(tones, '#e3d3b3', '#8f9a9a'), x, 380, 12, 60);
  }
  drawBlock(pen, wall, { x: -380, y: 50, width: 760, height: 84 }, 0.12);
  drawBattlement(pen, wall.wall, -380, 134, 760, 9);
  for (const x of [-370, -210, -60, 120, 270, 370]) {
    drawBlock(pen, wall, { x: x - 30, y: 40, width: 60, height: 108 }, 0.4);
    drawBattlement(pen, wall.wall, x - 30, 148, 60, 8);
  }
  drawHouseRow(pen, tones, random, {
    from: -390,
    to: 370,
    y: -6,
    low: 30,
    high: 60,
    colors: ['#dcc39a', '#cfb48a', '#e3d0ac'],
    roof: '#cbb088',
    air: 0.06,
  });
}

/** Curved rows of seats and a broken stage wall before the sea and a smoking volcano. */
export function drawVolcanoTheater({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  drawFarSea(pen, tones, 150, '#3f8fb5');
  drawPeak(pen, tones, [-160, 430], 600, { color: '#6f7f96', air: 0.36, snow: 0.26, base: 120 });
  pen.rounds(mixColors(paint('#f4efe6'), haze, 0.3), 26, 'M-150 440q20 40 60 44t70 20', 0.7);
  pen.fill(
    mixColors(tones.leaf, haze, 0.3),
    'M-720 180Q-520 200-380 150L-200 130H-720zM720 210Q520 190 400 140L300 120H720z',
  );
  const brick = withBuilding(tones, '#c08a68', '#a8704f');
  pen
    .rect(brick.wall, -420, 20, 250, 190)
    .rect(brick.wall, 130, 20, 290, 170)
    .rect(brick.wall, -180, 20, 330, 50)
    .polygon(brick.wall, [-170, 60], [-170, 190], [-140, 150], [-120, 60])
    .polygon(brick.wall, [130, 60], [130, 180], [106, 120], [96, 60]);
  for (const x of [-380, -290, -210, 190, 280, 360])
    pen.arch(brick.shade, x - 24, 40, 48, 80).arch(mixColors(tones.water, haze, 0.2), x - 17, 40, 34, 78);
  pen
    .dashes(paint('#efe6d2'), 130, [16, 64], 'M-410 106H-160')
    .dashes(paint('#efe6d2'), 120, [16, 64], 'M150 100H420')
    .rect(paint('#efe6d2'), -430, 172, 250, 10);
  pen.rect(paint('#d3b996'), -720, -60, 1440, 90);
  for (let row = 0; row < 7; row++) {
    const y = -20 - row * 34;
    pen.fill(
      row % 2 ? paint('#e0cdb0') : paint('#c9b190'),
      `M-740 ${y + 60 + row * 8}Q-420 ${y + 40} -300 ${y + 10}Q0 ${y - 80} 300 ${y + 10}Q420 ${y + 40} 740 ${y + 60 + row * 8}V-260H-740z`,
    );
  }
  pen.stroke(paint('#a8906f'), 5, 'M-150-60L-280-230M0-70V-230M150-60L280-230', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-60, 10],
      [-30, 14],
      [60, 6],
      [-330, -40],
      [300, -60],
    ],
    1,
  );
}

/** A grey wedge of concrete through a hill with pines. */
export function drawHillPrism({ pen, tones, random }: MotifInput): void {
  const concrete = withBuilding(tones, '#b9b5ac', '#8f8b84');
  pen.fill(tones.leafShade, 'M-398 0Q-260 130-60 140T398 0z').fill(tones.leaf, 'M-398 0Q-270 110-80 116Q60 70 398 0z');
  pen
    .rounds(tones.leafShade, 40, 'M-300 40h30M-220 76h40M210 60h50M290 24h40')
    .rounds(tones.leafLight, 16, 'M-310 52h20M-200 92h20M220 76h20');
  pen
    .polygon(concrete.wall, [-330, 60], [-120, 200], [-60, 200], [-90, 60])
    .polygon(concrete.shade, [-90, 60], [-60, 200], [290, 150], [330, 40]);
  pen
    .polygon(concrete.lit, [-120, 200], [-104, 216], [300, 160], [290, 150], [-60, 200])
    .polygon(concrete.deep, [-290, 60], [-140, 156], [-116, 60]);
  pen.polygon(mixColors(tones.window, concrete.lit, 0.3), [-250, 60], [-150, 124], [-134, 60]);
  pen.fill(tones.leaf, traceFirs(random, [-390, -240], 90, () => 4) + traceFirs(random, [230, 390], 90, () => 4)).fill(
    tones.leafShade,
    traceFirs(random, [-140, 220], 80, () => 10),
  );
  drawWalkers(
    pen,
    tones,
    [
      [-220, 8],
      [-196, 8],
    ],
    1,
  );
}

/** Pale pavilions of stone with round and square corners on a hilltop above a wide city. */
export function drawHilltopMuseum({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#ede3d0', '#c9bda6');
  const white = withBuilding(tones, '#f8f5ee', '#dfe3e3');
  pen
    .fill(tones.paint('#7f8a55'), 'M-398 0Q-320 110-240 130H250Q330 110 398 0z')
    .fill(tones.paint('#98a066'), 'M-398 0Q-320 96-250 114Q-60 70 80 60T398 0z');
  pen.rounds(tones.leafShade, 32, 'M-320 40h50M-220 70h50M-40 50h60M150 60h60M290 40h40');
  pen
    .rect(stone.wall, -270, 120, 550, 44)
    .rect(stone.shade, 120, 120, 160, 44)
    .stroke(stone.deep, 2, 'M-270 142H280', 0.3);
  for (const [x, wide, high, part] of [
    [-200, 110, 120, stone],
    [-70, 120, 90, white],
    [60, 110, 150, stone],
    [190, 130, 100, white],
  ] as const) {
    drawBlock(pen, part, { x: x - wide / 2, y: 160, width: wide, height: high }, 0.26);
    pen.stroke(part.deep, 2, `M${x - wide / 2} ${196}h${wide}M${x - wide / 2} ${232}h${wide}`, 0.2);
    pen
      .dashes(part.window, high * 0.5, [22, 12], `M${x - wide * 0.36} ${164 + high * 0.5}h${wide * 0.6}`)
      .rect(part.lit, x - wide / 2 - 4, 158 + high, wide + 8, 8);
  }
  pen
    .fill(white.wall, 'M-150 160v110a40 22 0 0 0 80 0v-110z')
    .fill(white.shade, 'M-96 160v128q26-6 26-18v-110z')
    .dashes(white.window, 60, [6, 8], 'M-144 220h66');
  drawCrowns(pen, tones, random, [-260, 260], 112, 30);
}

/** A fort of ochre walls in steps on a green headland, with a lighthouse, above breaking waves. */
export function drawHeadlandFort({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  drawFarSea(pen, tones, 70, '#2f86b5');
  const rock = withBuilding(tones, '#9a8a70', '#756853');
  const stone = withBuilding(tones, '#d3b98c', '#a98d64');
  pen
    .fill(tones.paint('#8fae5c'), 'M-720 170Q-420 200-120 180L60 150L60-60H-720z')
    .fill(rock.wall, 'M-720-40Q-400 20-100 0L330 10L380-60L420-150L-720-200z')
    .fill(rock.shade, 'M120 0L330 10L380-60L420-150L140-170z');
  for (const [from, to, y, high] of [
    [-330, 60, 150, 80],
    [-260, 180, 90, 80],
    [-200, 290, 30, 76],
    [-150, 350, -30, 70],
  ] as const) {
    pen
      .polygon(stone.wall, [from - 14, y], [from, y + high], [to, y + high], [to + 16, y])
      .polygon(stone.shade, [to - 70, y], [to - 64, y + high], [to, y + high], [to + 16, y]);
    pen.rect(stone.lit, from - 2, y + high - 8, to - from + 4, 9);
    drawBattlement(pen, stone.wall, from, y + high, to - from, 10);
  }
  for (const [x, y] of [
    [300, 106],
    [352, 42],
    [190, 172],
  ] as const) {
    drawBlock(pen, stone, { x: x - 13, y: y - 10, width: 26, height: 40 }, 0.36);
    drawDome(pen, stone, x, y + 30, 15, 16);
  }
  drawBlock(pen, stone, { x: -140, y: 230, width: 52, height: 90 }, 0.34);
  pen.rect(stone.lit, -146, 318, 64, 7).rect(tones.window, -126, 325, 24, 22).dome(stone.deep, -114, 347, 16, 14);
  for (const x of [-290, -230, -30]) drawFlag(pen, stone.deep, paint(x === -290 ? '#c9413c' : '#f1ece0'), x, 236, 70);
  pen.stroke(
    mixColors(paint('#ffffff'), haze, 0.2),
    9,
    'M-720-190q90 30 200 8t240-4t260 8t240 0t200-4t260 10M430-120q60 26 130 4t160 4',
    0.75,
  );
  drawGround(pen, mixColors(tones.water, paint('#2f86b5'), 0.6), -206);
}
