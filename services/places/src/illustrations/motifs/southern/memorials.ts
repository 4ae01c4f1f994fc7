import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';

/** Domed pavilions of sandstone on platforms in a still reservoir, with steps and a gate on the bank. */
export function drawLakePavilions({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcae6c', '#c8954f');
  const { lit, deep } = stone;
  const { water, waterLight, paint } = tones;
  pen
    .fill(mixColors(paint('#dbb681'), tones.haze, 0.4), 'M-720 20V96q200 34 420 10t460 6 560-10V20z')
    .rect(paint('#cfa468'), -720, 18, 1440, 30)
    .dashes(paint('#b08a52'), 5, [40, 4], 'M-720 40H720M-720 28H720');
  const pavilion = (x: number, y: number, half: number) => {
    const high = Math.round(half * 1.1);
    drawBlock(pen, stone, { x: x - half - 10, y: y - 26, width: 2 * half + 20, height: 30 }, 0.3);
    pen.rect(mixColors(deep, tones.haze, 0.35), x - half + 6, y + 4, 2 * half - 12, high);
    for (const share of [-1, -0.34, 0.34, 1])
      pen.rect(share > 0 ? stone.shade : stone.wall, x + share * (half - 7) - 6, y + 4, 12, high);
    pen
      .rect(lit, x - half - 12, y + high, 2 * half + 24, 10)
      .dome(stone.roof, x, y + high + 10, half * 0.86, half * 0.84)
      .fill(
        stone.roofShade,
        `M${x + half * 0.3} ${y + high + 10}q-2 ${half * 0.6} ${-half * 0.3} ${half * 0.84} ${half * 0.82}-4 ${half * 0.86}-${half * 0.84}z`,
      )
      .rect(deep, x - 2, y + high + half * 0.84 + 6, 4, 24);
  };
  drawBlock(pen, stone, { x: -420, y: 46, width: 190, height: 110 }, 0.2);
  pen.pointedArch(deep, -350, 46, 52, 50).rect(lit, -426, 152, 202, 9);
  for (const x of [-400, -325, -250]) pen.dome(stone.roof, x, 160, 26, 30).rect(deep, x - 1, 188, 3, 14);
  pavilion(380, 64, 44);
  pavilion(470, 64, 32);
  pen
    .rect(water, -720, -230, 1440, 250)
    .rounds(waterLight, 5, 'M-420-40h150M60-20h190M-170-110h120M260-120h230M-520-150h200M-40-180h210', 0.55);
  pavilion(0, 10, 78);
  pavilion(-250, -40, 46);
  pavilion(232, -30, 54);
  pen
    .rect(mixColors(stone.shade, water, 0.6), -74, -56, 148, 38)
    .rect(mixColors(stone.shade, water, 0.6), -290, -104, 80, 36)
    .rect(mixColors(stone.shade, water, 0.6), 184, -92, 96, 34)
    .fill(paint('#7d5138'), 'M-480-130h120l-18-24h-86z')
    .rounds(paint('#c4543f'), 10, 'M-420-124v14');
}

/** A tapering pylon of red sandstone in the form of a flame, in a walled garden. */
export function drawFlamePylon({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b5553f', '#8f3f2f');
  const brick = withBuilding(tones, '#c98564', '#a8654a');
  const { leaf, leafShade, leafLight, paint } = tones;
  drawBlock(pen, brick, { x: -396, y: 0, width: 792, height: 92 }, 0.1);
  pen
    .rect(brick.lit, -400, 90, 800, 8)
    .dashes(brick.shade, 4, [22, 8], 'M-390 30H390M-380 52H390M-390 74H390')
    .rounds(leafShade, 60, 'M-340 30v20M-250 24v14M250 24v14M340 30v20')
    .rounds(leaf, 30, 'M-346 60h6M-254 50h6M246 50h6M336 60h6')
    .rounds(leafLight, 20, 'M-200 6h120M80 6h120');
  drawBlock(pen, red, { x: -112, y: 0, width: 224, height: 20 }, 0.2);
  drawBlock(pen, red, { x: -84, y: 20, width: 168, height: 18 }, 0.2);
  pen
    .fill(red.wall, 'M-48 38Q-70 190-30 300Q-10 350 0 386Q10 350 30 300Q70 190 48 38z')
    .fill(red.shade, 'M8 38V366Q14 344 30 300Q70 190 48 38z')
    .fill(red.lit, 'M-48 38Q-70 190-30 300L-22 300Q-52 190-34 38z')
    .stroke(red.roof, 4, 'M-50 90H50M-56 150H56M-52 210H52M-42 262H42')
    .pointedArch(paint('#f0d6a8'), -12, 60, 24, 54);
  for (const x of [-170, 170])
    drawBlock(pen, red, { x: x - 12, y: 0, width: 24, height: 70 }, 0.3).rect(red.lit, x - 15, 68, 30, 7);
}

/** A vast open hall of bare timber on posts, with a red pagoda of five roofs at its side. */
export function drawTimberHall({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#9a7250', '#6f665c');
  const red = withBuilding(tones, '#c4523c', '#5f574f');
  const { wall, shade, deep } = wood;
  for (let tier = 0; tier < 5; tier++) {
    const y = 40 + tier * 72;
    const half = 66 - tier * 6;
    drawBlock(pen, red, { x: 282 - half * 0.6, y, width: half * 1.2, height: 46 }, 0.3);
    pen.dashes(tones.paint('#f1ebdc'), 20, [12, 9], `M${282 - half * 0.5} ${y + 20}H${282 + half * 0.5}`);
    drawEaves(pen, red, { x: 282, y: y + 40, half: half + 22, height: 34, ridge: Math.round(half * 0.5) });
  }
  pen.rect(red.deep, 279, 392, 6, 70).dashes(red.deep, 18, [4, 7], 'M282 396V450');
  pen
    .rect(tones.paint('#bdb5a3'), -390, -4, 780, 16)
    .rect(mixColors(deep, tones.haze, 0.12), -330, 12, 540, 136)
    .rect(mixColors(tones.leafLight, tones.haze, 0.4), -300, 66, 480, 66)
    .dashes(wall, 140, [16, 49], 'M-336 82H216')
    .dashes(shade, 140, [5, 60], 'M-325 82H216')
    .rect(wall, -352, 48, 580, 12)
    .rect(wood.lit, -352, 58, 580, 4)
    .dashes(deep, 44, [6, 59], 'M-331 30H216')
    .rect(wall, -346, 134, 566, 14);
  drawEaves(pen, wood, { x: -62, y: 144, half: 330, height: 136, ridge: 170 });
  pen.rect(wood.roofShade, -238, 276, 352, 12);
}

/** A vermilion shrine corridor hung with bronze lanterns, behind rows of mossy stone lanterns in a wood. */
export function drawLanternShrine({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#cf5238', '#6b5646');
  const stone = withBuilding(tones, '#aaa698', '#7d8a68');
  const { leaf, leafShade, haze, paint, window } = tones;
  const bark = mixColors(paint('#6f5646'), haze, 0.12);
  pen.rect(mixColors(leafShade, haze, 0.25), -720, 30, 1440, 600);
  for (const [x, width] of [
    [-610, 60],
    [-440, 46],
    [-330, 54],
    [330, 54],
    [450, 46],
    [620, 62],
  ] as const)
    pen.rect(bark, x - width / 2, 20, width, 620);
  pen
    .rounds(leafShade, 150, 'M-660 560h280M-260 600h120M120 610h160M380 570h280')
    .rounds(leaf, 60, 'M-600 500h90M-380 520h60M330 520h60M520 500h100');
  pen
    .rect(paint('#f1ebdc'), -300, 40, 600, 120)
    .rect(red.deep, -60, 40, 120, 116)
    .dashes(paint('#5f8f6a'), 56, [30, 44], 'M-282 104H-60M78 104H300')
    .dashes(red.wall, 130, [14, 60], 'M-300 100H310')
    .rect(red.wall, -310, 62, 240, 9)
    .rect(red.wall, 70, 62, 240, 9)
    .rect(red.wall, -318, 150, 636, 14);
  drawEaves(pen, red, { y: 158, half: 360, height: 66, ridge: 290 });
  pen.rect(red.wall, -100, 40, 18, 200).rect(red.wall, 82, 40, 18, 200).rect(red.wall, -112, 214, 224, 14);
  drawEaves(pen, red, { y: 226, half: 160, height: 92, ridge: 62 });
  pen.rounds(paint('#c9a24a'), 20, 'M-262 132v12M-188 132v12M-114 132v12M114 132v12M188 132v12M262 132v12');
  pen
    .rect(tones.groundShade, -720, -240, 1440, 284)
    .polygon(paint('#d6c9ae'), [-70, 44], [-230, -240], [230, -240], [70, 44]);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [150, 26, 0.7],
      [220, -20, 0.95],
      [320, -90, 1.3],
    ] as const) {
      const at = side * x;
      pen
        .rect(stone.shade, at - 24 * s, y, 48 * s, 14 * s)
        .rect(stone.wall, at - 10 * s, y + 14 * s, 20 * s, 56 * s)
        .rect(stone.lit, at - 22 * s, y + 70 * s, 44 * s, 9 * s)
        .rect(stone.wall, at - 18 * s, y + 79 * s, 36 * s, 30 * s)
        .rect(window, at - 9 * s, y + 84 * s, 18 * s, 19 * s)
        .polygon(stone.roof, [at - 38 * s, y + 108 * s], [at, y + 140 * s], [at + 38 * s, y + 108 * s])
        .circle(stone.roof, at, y + 144 * s, 8 * s);
    }
}
