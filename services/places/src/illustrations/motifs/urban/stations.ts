import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { mixGlass } from '../museums/boxes.js';
import { drawBlock, drawOnion } from '../parts.js';

/** A long station by a river, now a museum: tall arched windows, and a great clock at each end. */
export function drawClockGallery({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#eadfc6', '#7f8d96');
  const { lit, deep, shade } = stone;
  const glass = mixGlass(tones, '#8fa9b0');
  drawBlock(pen, stone, { x: -380, y: 0, width: 760, height: 136 }, 0.08);
  pen
    .fill(mixGlass(tones, '#9fb0b5', 0.4), 'M-250 140Q-200 226 0 230Q200 226 250 140z')
    .stroke(
      shade,
      3,
      'M-200 140Q-170 210-60 228M-100 140Q-90 214-30 230M0 140V230M100 140Q90 214 30 230M200 140Q170 210 60 228M-226 180H226',
    );
  for (let index = 0; index < 7; index++) {
    const x = -222 + index * 74;
    pen
      .arch(lit, x - 29, 10, 58, 70)
      .arch(glass, x - 23, 10, 46, 68)
      .stroke(deep, 2, `M${x} 10v90M${x - 23} 44h46M${x - 23} 76h46`);
  }
  pen.rect(lit, -386, 126, 772, 12).dashes(lit, 12, [8, 7], 'M-380 145h760');
  for (const x of [-320, 320]) {
    drawBlock(pen, stone, { x: x - 58, y: 0, width: 116, height: 178 }, 0.24);
    pen
      .arch(deep, x - 18, 0, 36, 34)
      .rect(lit, x - 64, 172, 128, 10)
      .circle(shade, x, 116, 47)
      .circle(tones.paint('#c9a24a'), x, 116, 42)
      .circle(tones.isDusk ? tones.window : tones.paint('#f7f3e6'), x, 116, 36)
      .stroke(deep, 5, `M${x} 116v26M${x} 116l16-8`);
    pen.rounds(deep, 4, `M${x} 146h0M${x} 86h0M${x - 30} 116h0M${x + 30} 116h0`);
    drawHipRoof(pen, stone, [x, 182, 124, 60], 30);
    pen.rounds(lit, 13, `M${x - 46} 190v14M${x + 46} 190v14`);
  }
}

/** A long station of red brick with bands of white and domes of slate at its ends. */
export function drawBandedStation({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b5604a', '#59636c');
  const white = tones.paint('#f0e8da');
  drawBlock(pen, brick, { x: -390, y: 0, width: 780, height: 104 }, 0.06);
  drawWindows(pen, white, [0, 6, 760, 92], [27, 3, 17, 22]);
  drawWindows(pen, brick.window, [0, 6, 760, 92], [27, 3, 10, 17]);
  pen.rect(white, -394, 100, 788, 7).rect(white, -390, 66, 780, 4).rect(white, -390, 33, 780, 4);
  drawHipRoof(pen, brick, [0, 107, 770, 34], 20);
  for (let x = -190; x <= 190; x += 54) pen.polygon(white, [x - 11, 116], [x, 138], [x + 11, 116]);
  for (const x of [-270, 270]) {
    drawBlock(pen, brick, { x: x - 66, y: 0, width: 132, height: 142 }, 0.26);
    for (const y of [37, 72, 104]) pen.rect(white, x - 66, y, 132, 5);
    pen
      .arch(white, x - 26, 0, 52, 34)
      .arch(brick.deep, x - 20, 0, 40, 32)
      .rect(white, x - 70, 138, 140, 7);
    drawWindows(pen, brick.window, [x, 44, 110, 88], [5, 2, 11, 24]);
    pen
      .fill(brick.roof, `M${x - 62} 145Q${x - 62} 214 ${x - 20} 226H${x + 20}Q${x + 62} 214 ${x + 62} 145z`)
      .fill(brick.roofShade, `M${x + 20} 145Q${x + 26} 214 ${x + 4} 226H${x + 20}Q${x + 62} 214 ${x + 62} 145z`)
      .circle(white, x, 172, 12)
      .circle(brick.deep, x, 172, 8)
      .rect(white, x - 16, 224, 32, 12)
      .rounds(brick.roof, 8, `M${x} 240v14`);
    for (const side of [-60, 60]) drawOnion(pen, white, brick.roofShade, x + side, 144, 9, 26);
  }
  drawBlock(pen, brick, { x: -56, y: 0, width: 112, height: 122 }, 0.26);
  pen
    .polygon(white, [-60, 120], [0, 172], [60, 120])
    .polygon(brick.wall, [-46, 122], [0, 162], [46, 122])
    .circle(white, 0, 136, 11)
    .rect(brick.deep, -26, 0, 52, 30)
    .rect(white, -60, 70, 120, 5);
}

/** A station like a cathedral: a huge dome of stone over a front with turrets. */
export function drawCathedralStation({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c6a4', '#76909a');
  const { wall, lit, shade, deep } = stone;
  const glass = mixGlass(tones, '#9fb5b5');
  pen
    .fill(glass, 'M-370 0V110Q-340 180-250 184H-100V0z')
    .stroke(shade, 4, 'M-370 110Q-340 180-250 184M-330 0V150M-280 0V180M-230 0V184M-370 60H-110M-366 120H-110');
  drawBlock(pen, stone, { x: -190, y: 0, width: 400, height: 130 }, 0.16);
  drawBlock(pen, stone, { x: -130, y: 110, width: 260, height: 84 }, 0.24);
  pen
    .arch(lit, -88, 20, 176, 64)
    .arch(glass, -78, 20, 156, 60)
    .stroke(lit, 4, 'M-40 20v112M0 20v136M40 20v112M-78 70h156')
    .rect(deep, -60, 0, 120, 20)
    .rect(lit, -196, 124, 110, 8)
    .rect(lit, 90, 124, 124, 8)
    .rect(lit, -136, 188, 272, 9);
  for (const x of [-112, 112]) {
    drawBlock(pen, stone, { x: x - 24, y: 0, width: 48, height: 214 }, 0.4);
    pen.arch(deep, x - 8, 160, 16, 26).rect(lit, x - 28, 208, 56, 8);
    drawDome(pen, stone, x, 216, 22, 26);
    drawCone(pen, stone, x, 238, 6, 30);
  }
  drawBlock(pen, stone, { x: -86, y: 196, width: 172, height: 44 }, 0.3);
  drawWindows(pen, deep, [0, 200, 160, 34], [9, 1, 10, 24], true);
  pen
    .fill(stone.roof, 'M-90 242Q-96 300-44 334L-18 352H18L44 334Q96 300 90 242z')
    .fill(stone.roofShade, 'M34 242Q40 310 8 352H18L44 334Q96 300 90 242z')
    .stroke(lit, 3, 'M-60 242Q-62 300-26 340M0 242V350M60 242Q62 300 26 340')
    .rect(lit, -94, 236, 188, 8);
  drawBlock(pen, stone, { x: -16, y: 350, width: 32, height: 34 }, 0.4);
  drawDome(pen, stone, 0, 384, 17, 20);
  drawBlock(pen, stone, { x: 200, y: 0, width: 170, height: 104 }, 0.2);
  drawWindows(pen, stone.window, [285, 10, 150, 84], [6, 2, 13, 26], true);
  pen.rect(wall, 196, 100, 178, 9);
}

/** A station with a dome of green copper over an arched door with a row of clocks, and a long yellow front. */
export function drawYellowStation({ pen, tones }: MotifInput): void {
  const yellow = withBuilding(tones, '#e6b45a', '#5f9a85');
  const red = tones.paint('#a8503c');
  const { lit, deep, window } = yellow;
  drawBlock(pen, yellow, { x: -390, y: 0, width: 560, height: 104 }, 0.06);
  drawWindows(pen, window, [-130, 8, 510, 88], [18, 2, 16, 26]);
  pen.rect(red, -390, 0, 560, 12).rect(lit, -394, 98, 560, 9).rect(red, -390, 50, 560, 5);
  drawBlock(pen, yellow, { x: -384, y: 0, width: 66, height: 190 }, 0.34);
  pen.circle(lit, -351, 150, 22).circle(deep, -351, 150, 17).rect(lit, -390, 184, 78, 9);
  drawDome(pen, yellow, -351, 193, 28, 34);
  drawBlock(pen, yellow, { x: 120, y: 0, width: 250, height: 140 }, 0.2);
  pen
    .arch(red, 165, 24, 160, 48)
    .arch(mixGlass(tones, '#b9c9c0'), 177, 30, 136, 42)
    .stroke(lit, 3, 'M245 30v110M211 30v104M279 30v104M177 70h136')
    .rect(deep, 170, 0, 150, 26)
    .rect(lit, 114, 134, 262, 10);
  for (let index = 0; index < 7; index++)
    pen.rounds(tones.isDusk ? tones.window : lit, 15, `M${176 + index * 23} 36h0`);
  for (const x of [134, 356]) {
    drawBlock(pen, yellow, { x: x - 22, y: 0, width: 44, height: 176 }, 0.4);
    pen.arch(deep, x - 7, 140, 14, 18).rect(lit, x - 26, 170, 52, 8);
    drawDome(pen, yellow, x, 178, 22, 24);
  }
  drawBlock(pen, yellow, { x: 175, y: 140, width: 140, height: 46 }, 0.3);
  drawWindows(pen, deep, [245, 144, 130, 36], [7, 1, 9, 26], true);
  pen.rect(lit, 168, 182, 154, 8);
  drawDome(pen, yellow, 245, 190, 74, 84);
  drawBlock(pen, yellow, { x: 234, y: 272, width: 22, height: 24 }, 0.4);
  drawDome(pen, yellow, 245, 296, 13, 14);
}

/** A station of pink granite with a tall clock tower and four giants who hold lamps beside an arch. */
export function drawLampGiants({ pen, tones }: MotifInput): void {
  const granite = withBuilding(tones, '#c9a68f', '#6f9a86');
  const { wall, lit, shade, deep } = granite;
  drawBlock(pen, granite, { x: -350, y: 0, width: 560, height: 84 }, 0.08);
  drawWindows(pen, granite.window, [-70, 8, 530, 66], [19, 2, 13, 22]);
  pen.rect(lit, -354, 80, 568, 8);
  pen
    .fill(wall, 'M-220 0V110Q-200 210-70 214Q60 210 80 110V0z')
    .fill(shade, 'M40 0V110Q30 200-40 214Q60 210 80 110V0z')
    .arch(shade, -150, 0, 160, 94)
    .arch(mixGlass(tones, '#9fb0ab'), -136, 0, 132, 92)
    .stroke(lit, 4, 'M-104 0V152M-70 0V158M-36 0V152M-136 50H-4M-136 96H-4')
    .rect(deep, -110, 0, 80, 30);
  for (const x of [-192, -164, 24, 52])
    pen
      .rect(lit, x - 11, 0, 22, 70)
      .rounds(lit, 15, `M${x} 78v22`)
      .rounds(tones.isDusk ? tones.window : tones.paint('#f6efdc'), 19, `M${x} 74h0`)
      .rounds(lit, 12, `M${x} 114h0`);
  drawBlock(pen, granite, { x: 210, y: 0, width: 110, height: 300 }, 0.32);
  for (let x = 222; x < 316; x += 19) pen.rect(lit, x, 20, 6, 210);
  pen
    .circle(lit, 265, 262, 32)
    .circle(tones.isDusk ? tones.window : tones.paint('#f7f3e6'), 265, 262, 26)
    .stroke(deep, 4, 'M265 262v18M265 262h12')
    .rect(lit, 204, 296, 122, 9)
    .rect(wall, 222, 305, 86, 40)
    .rect(shade, 280, 305, 28, 40)
    .dashes(deep, 26, [9, 9], 'M230 324h74');
  drawDome(pen, granite, 265, 345, 40, 40);
  pen.rect(granite.roof, 263, 382, 4, 24);
}
