import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A broad white mosque: one huge low dome on a block of tall openings, and a single slender minaret. */
export function drawBroadMosque({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f2ec', '#e6e8e6');
  const steel = withBuilding(tones, '#c3ccd2', '#9aa6ae');
  const { lit, shade, deep, window } = white;
  pen
    .dome(white.roof, -72, 176, 152, 132)
    .fill(white.roofShade, 'M10 176q-10 100-76 132 148-6 146-132z')
    .stroke(shade, 3, 'M-72 306V180M-140 180q4 80 60 124M-4 180q-4 80-60 124')
    .rect(steel.wall, -74, 304, 5, 40)
    .circle(steel.lit, -72, 350, 9);
  drawBlock(pen, white, { x: -276, y: 0, width: 410, height: 170 }, 0.22);
  pen
    .dashes(window, 96, [20, 21], 'M-262 70H128')
    .rect(lit, -286, 160, 430, 18)
    .rect(shade, -286, 126, 420, 6)
    .dashes(deep, 12, [8, 12], 'M-270 146H126');
  drawBlock(pen, white, { x: 134, y: 0, width: 250, height: 92 }, 0.14);
  pen.dashes(window, 56, [22, 18], 'M146 38H380').rect(lit, 130, 88, 258, 12);
  drawBlock(pen, white, { x: -384, y: 0, width: 108, height: 92 }, 0.1);
  pen.dashes(window, 56, [22, 18], 'M-374 38H-280').rect(lit, -388, 88, 116, 12);
  pen
    .polygon(white.wall, [266, 90], [270, 390], [294, 390], [298, 90])
    .polygon(white.shade, [284, 90], [284, 390], [294, 390], [298, 90])
    .dashes(white.deep, 9, [4, 22], 'M276 100V384');
  for (const y of [180, 280, 384]) pen.rect(lit, 260, y, 44, 8);
  pen.polygon(steel.wall, [274, 392], [282, 480], [290, 392]).rect(steel.shade, 274, 392, 16, 10);
}

/** An open hall of Java under a wide roof with a steep middle, on slender posts. */
export function drawPendopo({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#e7d3ae', '#a9573d');
  const { roof, roofShade, lit, deep, paint } = hall;
  const post = paint('#3f6650');
  pen
    .rect(paint('#d8d2c4'), -344, 0, 688, 20)
    .rect(lit, -344, 16, 688, 6)
    .rect(mixColors(deep, tones.haze, 0.1), -300, 22, 600, 110)
    .rect(paint('#c99a58'), -190, 22, 380, 96)
    .dashes(paint('#8f6636'), 70, [44, 22], 'M-176 62H180')
    .dashes(post, 112, [11, 63], 'M-302 78H304')
    .dashes(paint('#e0b04c'), 10, [15, 59], 'M-304 128H306')
    .dashes(paint('#e0b04c'), 10, [15, 59], 'M-304 30H306');
  pen
    .polygon(roof, [-372, 126], [-208, 196], [208, 196], [372, 126])
    .polygon(roofShade, [170, 126], [120, 196], [208, 196], [372, 126])
    .rect(paint('#e9d5a6'), -376, 120, 752, 9)
    .polygon(roof, [-214, 192], [-130, 236], [130, 236], [214, 192])
    .polygon(roofShade, [110, 192], [76, 236], [130, 236], [214, 192])
    .polygon(roof, [-134, 234], [-92, 330], [92, 330], [134, 234])
    .polygon(roofShade, [70, 234], [52, 330], [92, 330], [134, 234])
    .rect(paint('#e9d5a6'), -98, 326, 196, 8)
    .dashes(roofShade, 3, [16, 7], 'M-300 156H290M-250 178H250M-112 262H112M-104 290H104')
    .rounds(paint('#e0b04c'), 9, 'M-94 334v12M94 334v12M0 334v12');
}

/** A split gate of brick with stepped edges, guardians and umbrellas before it. */
export function drawSplitGate({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b8654a', '#8f4c38');
  const stone = withBuilding(tones, '#a9a398', '#827c72');
  const { leaf, leafShade, paint } = tones;
  pen
    .rounds(leafShade, 120, 'M-330 120h60M-180 200h50M120 200h60M280 130h60')
    .rounds(leaf, 60, 'M-320 170h40M290 180h40');
  const hut = withBuilding(tones, '#c98f5a', '#5f5348');
  drawBlock(pen, hut, { x: -52, y: 20, width: 104, height: 86 }, 0.3);
  pen
    .polygon(hut.roof, [-92, 100], [-26, 176], [26, 176], [92, 100])
    .rect(paint('#d9a83c'), -26, 30, 52, 60)
    .rect(hut.deep, -14, 30, 28, 52);
  drawBlock(pen, brick, { x: -392, y: 0, width: 250, height: 76 }, 0.02);
  drawBlock(pen, brick, { x: 142, y: 0, width: 250, height: 76 }, 0.1);
  pen.rect(stone.lit, -396, 74, 250, 12).rect(stone.lit, 146, 74, 250, 12).rect(stone.wall, -392, 0, 784, 14);
  for (const side of [-1, 1]) {
    const inner = side * 64;
    let data = `M${inner} 0V384`;
    for (const [out, y] of [
      [22, 344],
      [22, 304],
      [48, 304],
      [48, 250],
      [80, 250],
      [80, 190],
      [112, 190],
      [112, 120],
      [142, 120],
      [142, 0],
    ] as const)
      data += `L${inner + side * out} ${y}`;
    pen.fill(side < 0 ? brick.wall : brick.shade, `${data}z`);
    pen.rect(brick.deep, side < 0 ? inner - 10 : inner, 0, 10, 360);
    for (const [out, y] of [
      [50, 304],
      [82, 250],
      [116, 190],
      [146, 120],
    ] as const) {
      pen.rect(stone.lit, side < 0 ? inner - out - 6 : inner + 10, y - 4, out - 4, 11);
      pen.polygon(
        stone.wall,
        [inner + side * out, y + 6],
        [inner + side * (out + 12), y + 34],
        [inner + side * (out - 22), y + 6],
      );
    }
    pen
      .rect(stone.wall, side * 186 - 22, 0, 44, 36)
      .fill(stone.shade, `M${side * 186 - 18} 36q-6 44 18 56 24-12 18-56z`);
    pen.circle(stone.lit, side * 186, 84, 13);
    const pole = side * 250;
    pen
      .rect(paint('#d9b04c'), pole - 2, 0, 5, 200)
      .polygon(paint('#f2d472'), [pole - 44, 190], [pole, 226], [pole + 44, 190])
      .dashes(paint('#f6f0e0'), 12, [5, 4], `M${pole - 42} 184H${pole + 42}`);
  }
  pen.polygon(stone.lit, [-62, 0], [-50, 22], [50, 22], [62, 0]);
}
