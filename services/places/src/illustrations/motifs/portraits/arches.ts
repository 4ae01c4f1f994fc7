import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawColumn, traceArcade } from '../parts.js';

/** A gate of yellow basalt with four turrets at the edge of the sea. */
export function drawSeaGateway({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b27a', '#b98f58');
  const { wall, lit, shade, deep } = stone;
  drawBlock(pen, stone, { x: -196, y: 0, width: 392, height: 214 }, 0.2);
  pen.pointedArch(shade, -66, 0, 132, 76).pointedArch(deep, -56, 0, 112, 72).fill(tones.haze, 'M-50 0V40H50V0z');
  for (const x of [-140, 140])
    pen
      .pointedArch(shade, x - 38, 0, 76, 70)
      .pointedArch(deep, x - 30, 0, 60, 66)
      .dashes(wall, 40, [5, 6], `M${x - 28} 90h56`);
  pen
    .rect(lit, -204, 150, 408, 8)
    .rect(lit, -206, 208, 412, 10)
    .dashes(lit, 12, [8, 6], 'M-200 224h400')
    .dashes(shade, 30, [12, 12], 'M-190 184h380');
  drawDome(pen, stone, 0, 218, 66, 46);
  for (const x of [-186, -72, 72, 186]) {
    drawBlock(pen, stone, { x: x - 17, y: 130, width: 34, height: 140 }, 0.4);
    pen
      .rect(lit, x - 23, 236, 46, 8)
      .dashes(deep, 20, [6, 5], `M${x - 13} 256h28`)
      .rect(lit, x - 22, 268, 44, 7);
    drawDome(pen, stone, x, 275, 18, 24);
    pen.rect(lit, x - 1, 298, 3, 16);
  }
  pen.rect(lit, -240, -10, 480, 12).rect(shade, -240, -16, 480, 7);
}

/** A plain tall arch of sandstone with a stepped top above a broad avenue. */
export function drawAvenueArch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcb98f', '#b99468');
  const { wall, lit, shade, deep } = stone;
  pen
    .rect(wall, -134, 0, 268, 290)
    .rect(shade, 76, 0, 58, 290)
    .arch(shade, -58, 0, 116, 160)
    .fill(tones.haze, 'M-46 0V160a46 46 0 0 0 92 0V0z');
  pen
    .fill(mixColors(deep, wall, 0.4), 'M20 0V204Q46 186 46 160V0z')
    .rect(wall, -164, 0, 36, 150)
    .rect(shade, 128, 0, 36, 150)
    .rect(lit, -168, 148, 40, 8)
    .rect(lit, 128, 148, 40, 8);
  pen
    .arch(deep, -110, 60, 30, 50)
    .arch(deep, 84, 60, 26, 50)
    .rect(lit, -142, 244, 284, 9)
    .rect(lit, -146, 284, 292, 10)
    .rect(wall, -104, 294, 208, 20)
    .rect(shade, 60, 294, 44, 20)
    .rect(wall, -72, 314, 144, 16)
    .rect(lit, -76, 328, 152, 6);
  drawDome(pen, stone, 0, 334, 36, 16);
  pen
    .rect(lit, -168, 16, 110, 5)
    .rect(lit, 58, 16, 110, 5)
    .polygon(tones.groundShade, [-52, 0], [52, 0], [230, -120], [-230, -120]);
}

/** A white tower that rises from four spread feet in one sweep, with a ribbed vault. */
export function drawFlaredArch({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efeade', '#c9c2b2');
  const { wall, lit, shade, deep } = white;
  pen
    .fill(wall, 'M-300 0Q-130 60-96 300V340H96V300Q130 60 300 0H96Q80 150 0 196Q-80 150-96 0z')
    .fill(shade, 'M300 0Q130 60 96 300V340H40V200Q90 130 96 0z');
  pen
    .fill(deep, 'M-96 0Q-80 150 0 196Q80 150 96 0H60Q50 110 0 146Q-50 110-60 0z')
    .fill(tones.haze, 'M-60 0Q-50 110 0 146Q50 110 60 0z');
  pen
    .stroke(tones.paint('#4f8aa8'), 5, 'M-100 30Q-80 166 0 214Q80 166 100 30')
    .stroke(
      lit,
      3,
      'M-280 8Q-120 70-84 320M-240 6Q-104 90-66 330M-200 6Q-96 120-44 330M200 6Q96 120 44 330M240 6Q104 90 66 330M0 214V330M-22 206V330M22 206V330',
    );
  pen
    .rect(lit, -102, 336, 204, 10)
    .rect(wall, -84, 346, 168, 30)
    .rect(shade, 40, 346, 44, 30)
    .dashes(deep, 16, [12, 10], 'M-74 360H76')
    .rect(lit, -88, 374, 176, 7)
    .rect(wall, -60, 381, 120, 12);
}

/** A massive arch with five towers like temples on its roof. */
export function drawSpireArch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6c7a8', '#b3a07a');
  const { lit, shade, deep } = stone;
  drawBlock(pen, stone, { x: -170, y: 0, width: 340, height: 210 }, 0.24);
  pen.pointedArch(lit, -66, 0, 132, 72).pointedArch(deep, -54, 0, 108, 68).fill(tones.haze, 'M-46 0V48H46V0z');
  for (const x of [-120, 120])
    pen
      .pointedArch(shade, x - 24, 20, 48, 60)
      .pointedArch(deep, x - 15, 20, 30, 56)
      .rect(lit, x - 34, 136, 68, 5);
  pen.rect(lit, -178, 150, 356, 8).rect(lit, -180, 204, 360, 10).dashes(shade, 26, [14, 12], 'M-164 182h328');
  for (const [x, size] of [
    [-140, 0.75],
    [140, 0.75],
    [-74, 0.6],
    [74, 0.6],
    [0, 1.2],
  ] as const) {
    drawBlock(pen, stone, { x: x - 32 * size, y: 212, width: 64 * size, height: 40 * size }, 0.36);
    pen.pointedArch(deep, x - 9 * size, 214, 18 * size, 16 * size);
    for (let tier = 0; tier < 3; tier++)
      pen.polygon(
        tier % 2 ? stone.wall : lit,
        [x - (36 - tier * 11) * size, 212 + (40 + tier * 22) * size],
        [x, 212 + (82 + tier * 24) * size],
        [x + (36 - tier * 11) * size, 212 + (40 + tier * 22) * size],
      );
    pen.polygon(lit, [x - 6 * size, 212 + 96 * size], [x, 212 + 168 * size], [x + 6 * size, 212 + 96 * size]);
  }
}

/** A yellow arch with a clock over a street of low houses, before a volcano. */
export function drawYellowArch({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const yellow = withBuilding(tones, '#e9b44a', '#b5603f');
  const { lit, deep } = yellow;
  pen
    .polygon(mixColors(tones.far, paint('#5f7f8a'), 0.6), [-330, 0], [-30, 400], [20, 400], [350, 0])
    .polygon(mixColors(tones.far, paint('#47626f'), 0.7), [40, 0], [0, 400], [20, 400], [350, 0])
    .rounds(lit, 24, 'M30 424q40 16 70 4', 0.5);
  const walls = ['#c9604a', '#e6d2a8', '#6f93a8', '#d98a5f'];
  for (const side of [-1, 1])
    for (const [near, far, index] of [
      [150, 100, 0],
      [240, 150, 1],
      [640, 240, 2],
    ] as const) {
      const house = withBuilding(tones, walls[(index + (side > 0 ? 1 : 0)) % 4]!, '#a5553c');
      pen.polygon(
        side < 0 ? house.wall : house.shade,
        [side * far, 0],
        [side * far, 70 + far * 0.22],
        [side * near, 84 + near * 0.28],
        [side * near, -20 - near * 0.1],
      );
      pen
        .polygon(
          house.roof,
          [side * (far - 8), 68 + far * 0.22],
          [side * far, 82 + far * 0.24],
          [side * near, 100 + near * 0.3],
          [side * (near - 14), 80 + near * 0.28],
        )
        .polygon(
          house.deep,
          [side * (far + (near - far) * 0.3), -2],
          [side * (far + (near - far) * 0.3), 46],
          [side * (far + (near - far) * 0.6), 52],
          [side * (far + (near - far) * 0.6), -8],
        );
    }
  drawBlock(pen, yellow, { x: -130, y: 100, width: 260, height: 70 }, 0.2);
  pen
    .rect(yellow.wall, -130, 0, 34, 102)
    .rect(yellow.shade, 96, 0, 34, 102)
    .fill(yellow.wall, 'M-96 102V40A96 62 0 0 0 96 40V102z')
    .stroke(lit, 7, 'M-98 0V40A98 64 0 0 0 98 40V0');
  pen.rect(lit, -136, 166, 272, 8).rect(lit, -134, 116, 268, 5).dashes(deep, 22, [14, 20], 'M-118 142H124');
  drawBlock(pen, yellow, { x: -40, y: 174, width: 80, height: 62 }, 0.3);
  pen
    .circle(lit, 0, 208, 24)
    .circle(tones.isDusk ? tones.window : paint('#fbf6e6'), 0, 208, 19)
    .stroke(deep, 3, 'M0 208v13M0 208h9')
    .rect(lit, -46, 232, 92, 8)
    .rect(deep, -1, 262, 3, 22)
    .rect(deep, -7, 272, 15, 3);
  drawDome(pen, yellow, 0, 240, 30, 24);
  pen
    .polygon(paint('#a89a8a'), [-94, 0], [94, 0], [660, -160], [-660, -160])
    .dashes(paint('#8d7f70'), 5, [22, 16], 'M-120-30H120M-200-70H200M-290-110H290');
  pen
    .rounds(paint(random.between(0, 1) < 0.5 ? '#3f6a9a' : '#a83a5a'), 16, 'M-50-30v26')
    .rounds(paint('#c98f6a'), 11, 'M-50 8h0');
}

/** A vast square by a river: yellow arcades, a white triumphal arch and a rider. */
export function drawArcadeArch({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#ecc25c', '#b5603f');
  const white = withBuilding(tones, '#f3ecdc', '#d6c9b0');
  for (const x of [-395, 95]) {
    pen
      .fill(white.wall, traceArcade({ x: x - 4, y: 0, height: 62 }, { count: 6, span: 36, pier: 13, sides: 22 }))
      .rect(mixColors(yellow.deep, yellow.wall, 0.3), x, 0, 296, 3);
    pen
      .rect(yellow.wall, x, 60, 300, 68)
      .rect(yellow.roof, x, 128, 300, 16)
      .rect(white.lit, x, 58, 300, 5)
      .rect(white.lit, x, 124, 300, 5);
    drawWindows(pen, white.lit, [x + 150, 64, 290, 56], [7, 1, 22, 42]);
    drawWindows(pen, yellow.window, [x + 150, 64, 290, 56], [7, 1, 14, 36]);
  }
  for (const x of [-372, 372]) drawBlock(pen, yellow, { x: x - 26, y: 60, width: 52, height: 116 }, 0.3);
  drawBlock(pen, white, { x: -96, y: 0, width: 192, height: 200 }, 0.22);
  pen
    .arch(white.deep, -40, 0, 80, 96)
    .fill(tones.haze, 'M-32 0V94a32 32 0 0 0 64 0V0z')
    .rect(white.lit, -106, 150, 212, 9)
    .rect(white.lit, -104, 196, 208, 10);
  for (const x of [-84, -58, 58, 84]) drawColumn(pen, white, x, 0, 15, 150);
  pen
    .fill(white.lit, 'M-30 206Q-26 236-8 236L-4 262Q0 272 4 262L8 236Q26 236 30 206z')
    .rounds(white.wall, 14, 'M-76 210v22M76 210v22')
    .circle(white.shade, 0, 178, 15);
  const bronze = tones.paint('#4f6a5c');
  pen
    .rect(white.wall, -30, -70, 60, 54)
    .rect(white.shade, 10, -70, 20, 54)
    .fill(
      bronze,
      'M-34-16h9l5 26h34l8-26h9l-3 36q16 6 18 22l-12 2q-8-10-20-10h-34q-16 0-20-20zM-8 34q-2 20 4 24q-2 10 5 10t5-10q6-4 2-24z',
    );
}
