import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawApartments } from './peru-kenya.js';

/** A small park of a city with a twin-towered church, flower beds, and cats on the lawn. */
export function drawCatPark(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade, leafLight } = tones;
  const church = withBuilding(tones, '#ead9b8', '#a8604a');
  drawApartments(input, 40, 1.1, 0.45);
  drawBlock(pen, church, { x: -104, y: 40, width: 208, height: 170 }, 0.2);
  pen.polygon(church.lit, [-112, 206], [0, 270], [112, 206]).circle(church.deep, 0, 214, 20);
  for (const x of [-128, 128]) {
    drawBlock(pen, church, { x: x - 32, y: 40, width: 64, height: 260 }, 0.34);
    pen
      .rect(church.lit, x - 38, 214, 76, 8)
      .rect(church.lit, x - 38, 296, 76, 8)
      .arch(church.window, x - 12, 236, 24, 30)
      .dome(church.roof, x, 304, 30, 36)
      .rect(church.deep, x - 1, 338, 3, 26);
  }
  pen.arch(church.deep, -24, 40, 48, 60).arch(church.deep, -78, 40, 28, 40).arch(church.deep, 50, 40, 28, 40);
  pen
    .rounds(leafShade, 110, 'M-640 110h160M-380 100h100M290 100h100M480 110h160')
    .rounds(leaf, 60, 'M-620 140h80M-370 130h50M300 130h50M500 140h90')
    .rect(leaf, -720, -240, 1440, 296)
    .polygon(paint('#d8cdb6'), [-70, 56], [-250, -240], [250, -240], [70, 56])
    .rect(paint('#d8cdb6'), -720, 30, 1440, 22)
    .rounds(leafLight, 16, 'M-620-20h190M420-40h210M-560-150h90')
    .rounds(paint('#d9534c'), 16, 'M-400-6h190M220-6h190')
    .rounds(paint('#f0c04c'), 12, 'M-400 12h180M226 12h180');
  for (const [x, y, s, color] of [
    [-300, -100, 1.1, '#4a4a50'],
    [-210, -50, 0.8, '#d98a4a'],
    [290, -120, 1.2, '#ece6da'],
    [236, -56, 0.8, '#8a8178'],
    [-20, -110, 1, '#d98a4a'],
  ] as const) {
    const coat = paint(color);
    pen
      .ellipse(coat, x, y + 22 * s, 19 * s, 24 * s)
      .circle(coat, x + 6 * s, y + 54 * s, 15 * s)
      .polygon(coat, [x - 8 * s, y + 60 * s], [x - 5 * s, y + 80 * s], [x + 5 * s, y + 66 * s])
      .polygon(coat, [x + 8 * s, y + 66 * s], [x + 18 * s, y + 80 * s], [x + 20 * s, y + 60 * s])
      .rounds(coat, 7 * s, `M${Math.round(x - 14 * s)} ${Math.round(y + 4 * s)}q-34 0-30 30`);
  }
}

/** A steep green peak like a thumb, with terraces near its top and a stair up its face, over a gorge in cloud. */
export function drawThumbPeak({ pen, tones }: MotifInput): void {
  const { haze, leaf, leafShade, leafLight, paint } = tones;
  const rock = withBuilding(tones, '#8f9a86', '#6f7a68');
  pen
    .fill(
      mixColors(paint('#6f8f7a'), haze, 0.6),
      'M-720-20V330l150 60 140-120 130 80 160-110 170 130 150-70 180 110 160-90 200 60V-20z',
    )
    .fill(mixColors(paint('#5f8268'), haze, 0.35), 'M-720-60V210l130 50 170-160 140-40H180l170 90 170-40 200 120V-60z')
    .fill(
      mixColors(paint('#5c8a54'), haze, 0.06),
      'M-330-120Q-250 60-190 230T-60 470Q-20 520 20 490T96 380Q150 240 230 120T400-120z',
    )
    .fill(
      mixColors(paint('#3f6b48'), haze, 0.06),
      'M20 490Q40 380 10 280T70 60 40-120H400Q300 20 230 120T96 380Q60 470 20 490z',
    )
    .fill(rock.wall, 'M-120 340l22-90 20 40 24-110 10 150-24 60zM120 300l-20-110-24 60-14-40 24 150z', 0.7);
  pen.stroke(paint('#d8ccb0'), 9, 'M-66 416H44M-80 390H56M-92 364H40').stroke(leafLight, 8, 'M-62 404H46M-78 377H50');
  pen
    .rect(paint('#cdbf9f'), -10, 440, 34, 22)
    .rect(paint('#8a7a60'), 2, 440, 10, 16)
    .stroke(paint('#d8ccb0'), 5, 'M-30 360l-26-50 40-46-50-60 44-56-60-70 30-50')
    .rounds(leafShade, 26, 'M-150 200h20M-210 90h30M-90 120h20M170 130h20M240 60h30')
    .rounds(leaf, 20, 'M-140 280h10M-180 160h20M-60 60h20');
  pen
    .rounds(mixColors('#ffffff', haze, 0.4), 40, 'M-700 0h240M-420-30h160M210-20h180M440 10h260', 0.75)
    .fill(leaf, 'M-720-240V-70q200 60 420 20t420-10 600 40V-240z')
    .stroke(paint('#cbbd9c'), 12, 'M-640-120h360M-680-160h420M260-110h380M220-150h440')
    .stroke(leafLight, 12, 'M-640-136h360M-680-176h420M260-126h380M220-166h440');
  for (const [x, y] of [
    [-230, -110],
    [-150, -116],
    [120, -112],
  ] as const)
    pen
      .rect(paint('#b8ab90'), x - 34, y, 68, 40)
      .polygon(paint('#b8ab90'), [x - 34, y + 40], [x, y + 82], [x + 34, y + 40])
      .rect(paint('#5f574a'), x - 8, y, 16, 26);
}

/** A fort of ochre coral stone by the sea: sloping walls without a roof line of teeth, and pointed bastions. */
export function drawCoralFort({ pen, tones }: MotifInput): void {
  const coral = withBuilding(tones, '#dba56a', '#a8604a');
  const { wall, lit, shade, deep, paint } = coral;
  const house = withBuilding(tones, '#efe2c8', '#a8604a');
  drawBlock(pen, house, { x: -90, y: 120, width: 180, height: 70 }, 0.2);
  pen
    .polygon(house.roof, [-100, 188], [-70, 222], [70, 222], [100, 188])
    .dashes(house.window, 24, [14, 18], 'M-78 158H80')
    .rounds(tones.leafShade, 52, 'M-190 160h30M180 156h40')
    .rounds(tones.leaf, 26, 'M-190 176h20M190 172h20');
  pen
    .polygon(wall, [-300, -4], [-286, 136], [286, 136], [300, -4])
    .rect(lit, -288, 130, 576, 9)
    .polygon(wall, [-396, -8], [-372, 158], [-250, 158], [-196, -8])
    .polygon(shade, [-270, -8], [-286, 158], [-250, 158], [-196, -8])
    .polygon(wall, [196, -8], [240, 158], [372, 158], [396, -8])
    .polygon(shade, [330, -8], [316, 158], [372, 158], [396, -8])
    .rect(lit, -376, 152, 130, 10)
    .rect(lit, 236, 152, 140, 10)
    .stroke(shade, 3, 'M-384 60h180M-240 70h470M210 60h170', 0.6)
    .dashes(deep, 12, [10, 40], 'M-350 128H-270M256 128H366M-220 108H210')
    .pointedArch(lit, -30, -4, 60, 56)
    .pointedArch(deep, -20, -4, 40, 50);
  for (const x of [-366, 366])
    drawBlock(pen, coral, { x: x - 15, y: 158, width: 30, height: 34 }, 0.4).dome(coral.roof, x, 192, 17, 18);
  pen
    .rounds(paint('#8f7f68'), 24, 'M-380-12h70M-250-14h120M-60-12h60M60-14h110M230-12h150')
    .rect(deep, -2, 222, 4, 70)
    .fill(paint('#c4463c'), 'M2 292q20 8 46 0v-30q-26 8-46 0z');
}
