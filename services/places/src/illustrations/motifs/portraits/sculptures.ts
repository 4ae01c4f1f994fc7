import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn, drawSteps } from '../parts.js';

/** A gate of cyclopean blocks under a triangle of stone with two lions at a column. */
export function drawLionGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4ac86', '#a08a66');
  const { wall, lit, shade, deep } = stone;
  pen
    .polygon(wall, [-380, 0], [-370, 210], [-150, 250], [-84, 250], [-84, 0])
    .polygon(shade, [84, 0], [84, 250], [150, 250], [376, 190], [390, 0]);
  let seams = '';
  for (let row = 0; row < 4; row++)
    for (let x = -370 + (row % 2) * 34; x < 320; x += 74)
      if (Math.abs(x) > 90 && (x > 0 || x < -150)) seams += `M${x} ${row * 48}l3 46h62l4-46`;
  pen.stroke(
    deep,
    3,
    `${seams}M-376 48H-84M-374 96H-84M-372 144H-84M-370 192H-84M84 48H386M84 96H384M84 144H380M84 192H376`,
    0.5,
  );
  pen
    .rect(wall, -92, 0, 34, 130)
    .rect(shade, 58, 0, 34, 130)
    .rect(deep, -58, 0, 116, 130)
    .fill(tones.haze, 'M-44 0V100H44V0z')
    .polygon(lit, [-130, 130], [-116, 168], [116, 168], [130, 130]);
  pen
    .polygon(shade, [-110, 168], [0, 300], [110, 168])
    .polygon(mixColors(wall, lit, 0.5), [-96, 172], [0, 288], [96, 172]);
  pen.polygon(lit, [-9, 184], [-6, 250], [6, 250], [9, 184]).rect(shade, -14, 248, 28, 7).rect(shade, -24, 176, 48, 10);
  for (const side of [-1, 1])
    pen.fill(
      shade,
      `M${side * 84} 174Q${side * 70} 214 ${side * 36} 232Q${side * 34} 246 ${side * 22} 248Q${side * 12} 240 ${side * 18} 228L${side * 14} 190H${side * 24}L${side * 34} 214Q${side * 54} 204 ${side * 60} 174z`,
    );
}

/** A temple of huge weathered blocks: a curved front with a doorway of three stones. */
export function drawMegaliths({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc08c', '#b89a68');
  const { wall, lit, shade, deep } = stone;
  const sway = Math.round(random.between(-14, 14));
  for (const [index, x] of [-360, -296, -232, -168, 112, 176, 240, 304].entries()) {
    const high = [70, 100, 120, 140, 140, 124, 96, 66][index]! + ((index * 17 + sway) % 14);
    pen
      .polygon(x < 0 ? wall : shade, [x, 0], [x + 3, high], [x + 56, high + 6 - (index % 3) * 8], [x + 60, 0])
      .polygon(lit, [x + 3, high], [x + 56, high + 6 - (index % 3) * 8], [x + 54, high - 8], [x + 4, high - 10]);
  }
  pen.rounds(
    deep,
    5,
    'M-330 40h0M-310 60h0M-200 50h0M-190 90h0M-140 70h0M150 60h0M200 80h0M220 40h0M270 50h0M-260 70h0',
    0.5,
  );
  for (const [y, high] of [
    [150, 34],
    [186, 26],
  ] as const)
    pen
      .polygon(wall, [-190 + y * 0.2, y], [-180 + y * 0.2, y + high], [196 - y * 0.3, y + high], [200 - y * 0.3, y])
      .polygon(
        lit,
        [-180 + y * 0.2, y + high],
        [196 - y * 0.3, y + high],
        [194 - y * 0.3, y + high - 6],
        [-180 + y * 0.2, y + high - 7],
      );
  pen
    .rect(deep, -60, 0, 120, 116)
    .rect(shade, -44, 0, 88, 96)
    .rect(deep, -26, 0, 52, 78)
    .polygon(wall, [-100, 0], [-96, 116], [-50, 116], [-50, 0])
    .polygon(shade, [50, 0], [50, 116], [98, 116], [102, 0])
    .polygon(lit, [-112, 114], [-108, 150], [110, 150], [114, 114])
    .rect(lit, -70, -6, 140, 10);
}

/** Pillars of stone in the form of a T with carved animals, in rings of walls under a light roof. */
export function drawCarvedPillars({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6bf96', '#b09a72');
  const { wall, lit, shade, deep } = stone;
  pen.fill(mixColors(tones.ground, stone.shade, 0.4), 'M-400 0Q-200 96 0 90T400 0z');
  let stones = '';
  for (let row = 0; row < 3; row++)
    for (let x = -330 + row * 20; x < 340 - row * 20; x += 40)
      stones += `M${x} ${26 + row * 17 + Math.round(28 * (1 - (x / 360) ** 2))}h30`;
  pen.rounds(shade, 14, stones);
  const pillar = (x: number, y: number, s: number) => {
    pen
      .rect(wall, x - 22 * s, y, 44 * s, 150 * s)
      .rect(shade, x + 8 * s, y, 14 * s, 150 * s)
      .rect(wall, x - 58 * s, y + 150 * s, 116 * s, 46 * s)
      .rect(shade, x + 30 * s, y + 150 * s, 28 * s, 46 * s)
      .rect(lit, x - 58 * s, y + 190 * s, 116 * s, 6 * s);
  };
  for (const [x, y] of [
    [-290, 20],
    [-190, 48],
    [190, 48],
    [290, 20],
  ] as const)
    pillar(x, y, 0.62);
  pillar(-66, -6, 1.25);
  pillar(86, -6, 1.25);
  pen.rounds(
    deep,
    6,
    'M-84 100q10-20 24-10q10 14-4 20q-12 2-12-10M-80 60q10 8 26 0M66 120q16 10 30-6M70 86l12-14l10 14M-80 36h26M72 40h26',
  );
  pen
    .polygon(wall, [-360, -10], [-352, 30], [-250, 24], [-246, -10])
    .polygon(shade, [240, -10], [250, 26], [350, 30], [360, -10]);
}

/** A column with an angel between two curved colonnades with figures. */
export function drawHeroesColumns({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d8c2', '#b9ad94');
  const { lit, shade, deep } = stone;
  const bronze = tones.paint('#5f7f74');
  for (const side of [-1, 1]) {
    pen.polygon(side < 0 ? shade : deep, [side * 96, 10], [side * 96, 126], [side * 380, 150], [side * 380, 0]);
    pen
      .polygon(stone.lit, [side * 88, 124], [side * 88, 146], [side * 390, 178], [side * 390, 148])
      .polygon(lit, [side * 88, 0], [side * 88, 14], [side * 390, 10], [side * 390, -10]);
    for (const [index, x] of [110, 160, 216, 284, 366].entries()) {
      drawColumn(pen, stone, side * x, 4 - index, 14 + index * 2, 126 + index * 5);
      const at = side * (x + 26 + index * 3);
      if (index < 4)
        pen
          .rounds(bronze, 17 + index * 2, `M${at} 40v${26 + index * 3}`)
          .rounds(bronze, 12, `M${at} ${88 + index * 4}h0`);
    }
    pen.fill(
      bronze,
      `M${side * 350} 178q${side * 4} 30 ${side * -16} 34l${side * 30} 16l${side * 20} -10q${side * 10}-20 ${side * -4}-40z`,
    );
  }
  drawSteps(pen, stone, 110, 3, 8, 16);
  drawBlock(pen, stone, { x: -44, y: 24, width: 88, height: 50 }, 0.3);
  drawColumn(pen, stone, 0, 74, 34, 280);
  pen
    .rounds(bronze, 16, 'M-66 30v24M66 30v24M-40 76v16M40 76v16')
    .circle(stone.wall, 0, 364, 14)
    .fill(bronze, 'M-8 376q-6 30 2 50h12q8-20 2-50zM-8 410q-30 30-34 6q16 0 28-22zM8 410q30 30 34 6q-16 0-28-22z')
    .circle(bronze, 0, 436, 9)
    .rect(bronze, 8, 430, 4, 30);
}

/** A great cracked bell that hangs from a yoke of wood, before a glass wall. */
export function drawCrackedBell({ pen, tones }: MotifInput): void {
  const bronze = withBuilding(tones, '#9a7350', '#6f5138');
  const glass = tones.isDusk ? mixColors(tones.window, '#5a6a92', 0.5) : tones.paint('#bcd3da');
  const frame = withBuilding(tones, '#dedad0', '#8f979c');
  pen
    .rect(glass, -240, 0, 480, 380)
    .stroke(frame.wall, 8, 'M-240 0V384H240V0M-120 0V380M120 0V380')
    .rect(frame.shade, -280, 380, 560, 24)
    .rect(frame.lit, -270, -6, 540, 12);
  for (const x of [-170, 170]) pen.polygon(frame.shade, [x - 26, 0], [x - 14, 290], [x + 14, 290], [x + 26, 0]);
  pen
    .fill(tones.paint('#6f4f38'), 'M-190 286Q-60 300-40 316H40Q60 300 190 286V312Q70 322 50 350H-50Q-70 322-190 312z')
    .rect(frame.deep, -5, 268, 10, 26);
  pen
    .fill(bronze.wall, 'M-134 62Q-92 90-84 190Q-76 262-36 276H36Q76 262 84 190Q92 90 134 62V46H-134z')
    .fill(bronze.shade, 'M40 46Q60 180 20 276H36Q76 262 84 190Q92 90 134 62V46z')
    .stroke(bronze.lit, 4, 'M-84 196H84M-80 222H80M-96 112H96M-118 74H118')
    .fill(bronze.lit, 'M-90 76Q-64 120-60 190L-52 190Q-54 120-74 76z', 0.5);
  pen
    .stroke(bronze.deep, 6, 'M26 46L18 84L30 120L22 160L28 190')
    .rounds(bronze.deep, 22, 'M0 44v-6')
    .dashes(bronze.deep, 5, [8, 7], 'M-60 240H60M-66 208H66');
}
