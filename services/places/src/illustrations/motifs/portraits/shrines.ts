import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawOnion, traceArcade } from '../parts.js';

/** A wide mosque with a green dome, tall minarets, and huge folding parasols over its court. */
export function drawParasolMosque({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6dac4', '#3f8a5f');
  const { wall, lit, shade, deep, window } = stone;
  for (const x of [-320, -150, 150, 320]) {
    for (const [y, half, high] of [
      [0, 20, 190],
      [190, 15, 110],
      [300, 10, 80],
    ] as const) {
      drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: high }, 0.4);
      pen.rect(lit, x - half - 8, y + high - 6, 2 * half + 16, 14);
    }
    drawCone(pen, withBuilding(tones, '#e6dac4', '#c9b48a'), x, 386, 10, 50);
  }
  drawBlock(pen, stone, { x: -360, y: 0, width: 720, height: 108 }, 0.1);
  drawWindows(pen, window, [0, 12, 700, 84], [19, 1, 22, 62], true);
  pen.rect(lit, -366, 104, 732, 9).dashes(lit, 12, [8, 6], 'M-360 118h720');
  drawBlock(pen, stone, { x: -70, y: 108, width: 140, height: 62 }, 0.3);
  drawWindows(pen, deep, [0, 112, 130, 52], [7, 1, 9, 32], true);
  drawOnion(pen, stone.roof, stone.roofShade, 0, 168, 74, 118);
  pen.rect(tones.paint('#e3b43f'), -2, 284, 4, 34);
  for (const x of [-250, 230]) drawDome(pen, withBuilding(tones, '#b9c0c4', '#9aa3a8'), x, 112, 46, 40);
  for (const x of [-280, -170, 170, 280])
    pen
      .rect(wall, x - 3, -10, 6, 80)
      .polygon(lit, [x - 54, 78], [x, 54], [x + 54, 78], [x, 92])
      .polygon(shade, [x, 54], [x + 54, 78], [x, 92]);
}

/** A huge mosque on a terrace over the sea, with one square minaret of great height. */
export function drawSeaMinaret({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ead9bc', '#4f9a7a');
  const { wall, lit, shade, deep, window } = stone;
  const green = tones.paint('#4f9a7a');
  drawBlock(pen, stone, { x: -360, y: -20, width: 720, height: 40 }, 0.1);
  pen.dashes(deep, 22, [16, 14], 'M-350-4h700').rect(lit, -366, 16, 732, 8);
  drawBlock(pen, stone, { x: -300, y: 20, width: 390, height: 108 }, 0.16);
  drawWindows(pen, window, [-105, 24, 370, 84], [9, 1, 24, 64], true);
  pen
    .rect(lit, -306, 122, 402, 9)
    .polygon(green, [-306, 131], [-276, 168], [66, 168], [96, 131])
    .polygon(stone.roofShade, [40, 131], [30, 168], [66, 168], [96, 131]);
  drawBlock(pen, stone, { x: -180, y: 150, width: 160, height: 44 }, 0.2);
  pen.polygon(green, [-186, 194], [-160, 226], [-40, 226], [-14, 194]);
  drawBlock(pen, stone, { x: 110, y: 20, width: 92, height: 360 }, 0.32);
  for (let y = 60; y < 330; y += 90) {
    pen
      .rect(lit, 118, y, 76, 70)
      .rect(mixColors(green, wall, 0.45), 124, y + 6, 64, 58)
      .arch(deep, 146, y + 10, 20, 30);
    pen.stroke(lit, 3, `M124 ${y + 20}l12 14 12-14 12 14 12-14 16 14M124 ${y + 40}l12 14 12-14 12 14 12-14 16 14`);
  }
  pen.rect(green, 110, 352, 92, 22).rect(lit, 104, 376, 104, 9).dashes(lit, 12, [9, 7], 'M108 391h96');
  drawBlock(pen, stone, { x: 132, y: 385, width: 48, height: 56 }, 0.34);
  pen
    .arch(deep, 148, 394, 16, 22)
    .polygon(green, [128, 441], [156, 478], [184, 441])
    .rect(tones.paint('#e3b43f'), 154, 474, 4, 28)
    .rect(shade, 202, 20, 150, 70)
    .rect(lit, 200, 86, 156, 7);
  drawWindows(pen, window, [278, 26, 140, 52], [4, 1, 20, 40], true);
}

/** Shrines with a bulb of gold above blue tiles, between two gilded minarets. */
export function drawGoldShrine({ pen, tones }: MotifInput): void {
  const tile = withBuilding(tones, '#d9c49a', '#e5b33c');
  const { lit, deep, window } = tile;
  const blue = tones.paint('#3f7fa5');
  const gold = tones.paint('#e5b33c');
  const dark = tones.paint('#b5832a');
  pen
    .fill(
      mixColors(blue, tile.wall, 0.35),
      traceArcade({ x: -346, y: 0, height: 108 }, { count: 9, span: 58, pier: 17, sides: 42 }),
    )
    .rect(mixColors(blue, deep, 0.3), -330, 0, 660, 4)
    .rect(blue, -346, 94, 692, 16)
    .rect(lit, -350, 108, 700, 7);
  drawBlock(pen, withBuilding(tones, '#e5b33c', '#b5832a'), { x: -78, y: 118, width: 156, height: 46 }, 0.34);
  drawWindows(pen, window, [0, 120, 146, 40], [7, 1, 9, 24], true);
  drawOnion(pen, gold, dark, 0, 162, 82, 140);
  pen.rect(dark, -2, 300, 4, 34);
  pen
    .rect(blue, -96, 0, 192, 176)
    .rect(lit, -102, 172, 204, 8)
    .pointedArch(lit, -64, 0, 128, 66)
    .pointedArch(deep, -54, 0, 108, 60)
    .pointedArch(window, -22, 0, 44, 36)
    .dashes(lit, 7, [10, 10], 'M-88 160H90')
    .stroke(lit, 3, 'M-86 10v140M86 10v140');
  for (const x of [-176, 176]) {
    drawBlock(pen, withBuilding(tones, '#d9c49a', '#b5832a'), { x: x - 17, y: 0, width: 34, height: 150 }, 0.4);
    drawBlock(pen, withBuilding(tones, '#e5b33c', '#b5832a'), { x: x - 14, y: 150, width: 28, height: 120 }, 0.4);
    pen
      .polygon(dark, [x - 14, 262], [x - 26, 276], [x + 26, 276], [x + 14, 262])
      .rect(gold, x - 26, 276, 52, 14)
      .rect(dark, x - 9, 290, 18, 30);
    drawOnion(pen, gold, dark, x, 318, 12, 34);
  }
}

/** A temple of Tibet: white walls, a dark band, gilded roofs with a wheel and two deer, and banners. */
export function drawGoldRoofTemple({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1e9dc', '#e3b040');
  const { wall, lit, shade, deep } = white;
  const maroon = tones.paint('#7d3a34');
  const gold = tones.paint('#e3b040');
  const dark = tones.paint('#a87a28');
  pen
    .polygon(wall, [-340, 0], [-322, 150], [322, 150], [340, 0])
    .polygon(shade, [250, 0], [240, 150], [322, 150], [340, 0])
    .rect(maroon, -324, 134, 648, 34)
    .rounds(gold, 15, 'M-280 151h0M-210 151h0M-140 151h0M140 151h0M210 151h0M280 151h0')
    .rect(lit, -330, 166, 660, 7);
  for (const x of [-270, -190, 190, 270])
    for (const y of [24, 84])
      pen
        .polygon(deep, [x - 24, y], [x - 19, y + 40], [x + 19, y + 40], [x + 24, y])
        .rect(tones.window, x - 14, y + 4, 28, 32)
        .rect(maroon, x - 26, y + 40, 52, 8);
  pen.rect(maroon, -120, 0, 240, 134).rect(deep, -104, 0, 208, 60);
  for (const x of [-100, -60, -20, 20, 60, 100])
    pen.rect(tones.paint('#b5443f'), x - 6, 0, 12, 62).rect(gold, x - 12, 58, 24, 6);
  pen
    .dashes(tones.paint('#f3ead8'), 34, [46, 8], 'M-104 96H104')
    .stroke(tones.paint('#33518a'), 4, 'M-104 82H104M-104 110H104');
  const roof = (x: number, y: number, half: number) => {
    drawBlock(
      pen,
      withBuilding(tones, '#7d3a34', '#7d3a34'),
      { x: x - half * 0.6, y, width: half * 1.2, height: 24 },
      0.3,
    );
    drawEaves(pen, { ...tones, roof: gold, roofShade: dark }, { x, y: y + 22, half, height: 50, ridge: half * 0.42 });
    pen.rounds(gold, 9, `M${x} ${y + 72}v20`);
  };
  roof(-200, 172, 84);
  roof(200, 172, 84);
  roof(0, 200, 120);
  pen.rect(white.wall, -84, 168, 168, 32).circle(gold, 0, 196, 17).circle(maroon, 0, 196, 11).circle(gold, 0, 196, 4);
  for (const side of [-1, 1])
    pen
      .fill(
        gold,
        `M${side * 26} 182h${side * 34}v-10h${side * -34}zM${side * 28} 190l${side * -4} 16h${side * 9}l${side * 2} -14z`,
      )
      .rounds(gold, 20, `M${side * 300} 180v22`)
      .rounds(maroon, 8, `M${side * 300} 178v12`);
}

/** A temple all in white with mirrors, with roofs like flames, behind a bridge over a pond. */
export function drawWhiteWat({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f8f7f3', '#eef0f2');
  const { wall, lit, shade, deep } = white;
  const edge = tones.paint('#bfcad3');
  pen.rect(wall, -150, 20, 300, 90).rect(shade, 80, 20, 70, 90).rect(deep, -24, 20, 48, 62);
  for (const [half, y, high] of [
    [200, 100, 76],
    [150, 146, 86],
    [100, 204, 96],
  ] as const) {
    pen
      .fill(
        wall,
        `M${-half} ${y}Q${-half * 0.5} ${y + 12} 0 ${y + high}Q${half * 0.5} ${y + 12} ${half} ${y}L${half * 0.7} ${y - 12}H${-half * 0.7}z`,
      )
      .fill(
        shade,
        `M${half * 0.3} ${y - 12}Q${half * 0.3} ${y + 26} 0 ${y + high}Q${half * 0.5} ${y + 12} ${half} ${y}L${half * 0.7} ${y - 12}z`,
      );
    pen.stroke(edge, 4, `M${-half} ${y}Q${-half * 0.5} ${y + 12} 0 ${y + high}Q${half * 0.5} ${y + 12} ${half} ${y}`);
    for (const side of [-1, 1])
      pen.fill(lit, `M${side * half} ${y}q${side * 20} 4 ${side * 26} 34q${side * -22} -6 ${side * -34} -28z`);
    pen.fill(lit, `M-5 ${y + high}q-14 20 5 44q14-24 5-44z`);
  }
  pen.polygon(lit, [-4, 300], [0, 390], [4, 300]);
  for (const x of [-150, -96, 96, 150]) pen.rect(lit, x - 8, 20, 16, 90).rect(edge, x + 3, 20, 5, 90);
  for (const x of [-280, 280]) {
    drawBlock(pen, white, { x: x - 34, y: 10, width: 68, height: 60 }, 0.3);
    pen
      .polygon(wall, [x - 50, 70], [x, 150], [x + 50, 70])
      .polygon(shade, [x + 10, 70], [x, 150], [x + 50, 70])
      .polygon(lit, [x - 3, 150], [x, 220], [x + 3, 150]);
  }
  pen
    .fill(mixColors(tones.water, '#ffffff', 0.12), 'M-360 8Q0 30 360 8L390 -26H-390z')
    .polygon(wall, [-40, 26], [40, 26], [84, -40], [-84, -40])
    .polygon(shade, [-18, 26], [18, 26], [34, -40], [-34, -40]);
  for (const side of [-1, 1])
    pen
      .stroke(lit, 9, `M${side * 42} 30L${side * 92} -34`)
      .fill(lit, `M${side * 92} -40q${side * 26} 30 ${side * 8} 60q${side * -20} -20 ${side * -14} -40z`);
}

/** The roofs of a royal palace: a golden stupa, a tower like a crown and a hall of many gables behind a white wall. */
export function drawRoyalWat({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f6f0e2', '#d9823f');
  const { lit, shade, deep } = white;
  const gold = withBuilding(tones, '#e8b53c', '#e8b53c');
  pen
    .dome(gold.wall, -240, 60, 84, 110)
    .fill(gold.shade, 'M-220 60q30 60-20 110a84 110 0 0 0 104-110z')
    .rect(gold.lit, -330, 44, 180, 18);
  drawBlock(pen, gold, { x: -266, y: 164, width: 52, height: 24 }, 0.3);
  for (let tier = 0; tier < 6; tier++)
    pen.ellipse(tier % 2 ? gold.shade : gold.wall, -240, 194 + tier * 12, 24 - tier * 3, 7);
  pen.polygon(gold.wall, [-247, 258], [-240, 370], [-233, 258]);
  drawBlock(pen, white, { x: -110, y: 40, width: 120, height: 90 }, 0.3);
  for (let tier = 0; tier < 6; tier++)
    pen.polygon(
      tier % 2 ? gold.wall : tones.paint('#5f8a6a'),
      [-124 + tier * 11, 130 + tier * 22],
      [-50, 178 + tier * 24],
      [24 - tier * 11, 130 + tier * 22],
    );
  pen.polygon(gold.wall, [-57, 270], [-50, 400], [-43, 270]);
  drawBlock(pen, white, { x: 50, y: 40, width: 290, height: 80 }, 0.2);
  drawWindows(pen, deep, [195, 46, 270, 70], [8, 1, 12, 50]);
  const orange = tones.paint('#d9703f');
  const green = tones.paint('#4f8a5f');
  for (const [half, y, high] of [
    [170, 112, 80],
    [126, 150, 90],
    [80, 196, 96],
  ] as const) {
    pen
      .fill(
        green,
        `M${195 - half} ${y}Q${195 - half * 0.4} ${y + 14} 195 ${y + high}Q${195 + half * 0.4} ${y + 14} ${195 + half} ${y}z`,
      )
      .fill(
        orange,
        `M${195 - half * 0.8} ${y + 3}Q${195 - half * 0.34} ${y + 16} 195 ${y + high - 12}Q${195 + half * 0.34} ${y + 16} ${195 + half * 0.8} ${y + 3}z`,
      );
    pen
      .stroke(
        gold.wall,
        5,
        `M${195 - half} ${y}Q${195 - half * 0.4} ${y + 14} 195 ${y + high}Q${195 + half * 0.4} ${y + 14} ${195 + half} ${y}`,
      )
      .fill(gold.lit, `M192 ${y + high}q-8 18 3 32q10-14 3-32z`);
  }
  pen.polygon(gold.wall, [190, 296], [195, 380], [200, 296]);
  drawBlock(pen, white, { x: -390, y: 0, width: 780, height: 52 }, 0.08);
  pen.dashes(lit, 14, [14, 12], 'M-388 58H388').rect(shade, -390, 8, 780, 4);
  for (const x of [-120, 300])
    pen
      .polygon(white.wall, [x - 34, 0], [x - 30, 70], [x + 30, 70], [x + 34, 0])
      .arch(deep, x - 14, 0, 28, 28)
      .polygon(gold.wall, [x - 38, 70], [x, 130], [x + 38, 70]);
}
