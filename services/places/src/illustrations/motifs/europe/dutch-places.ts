import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawToppedTower } from '../facades/towers.js';
import { drawBlock, drawFlag } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawBoat, drawGables } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A narrow brick canal house with high windows between others, under a church tower with a blue crown. */
export function drawAnnexHouse({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const church = withBuilding(tones, '#b5745c', '#3f5f9a');
  drawToppedTower(pen, church, [250, 60, 96, 230], 'flat', 0);
  drawToppedTower(pen, church, [250, 290, 66, 70], 'flat', 0);
  pen
    .fill(church.roof, 'M214 360q-14 50 36 76q50-26 36-76z')
    .rect(paint('#dcae3e'), 246, 432, 8, 30)
    .circle(paint('#dcae3e'), 250, 440, 10);
  drawGables(pen, tones, random, {
    from: -640,
    to: -90,
    y: 0,
    low: 190,
    high: 250,
    narrow: 100,
    wide: 126,
    colors: ['#8f5a48', '#6f5a50', '#a8705a', '#5f5450'],
    roof: '#5a4a48',
  });
  drawGables(pen, tones, random, {
    from: 90,
    to: 640,
    y: 0,
    low: 180,
    high: 240,
    narrow: 100,
    wide: 126,
    colors: ['#7a5248', '#a87a5f', '#5f5450', '#94644f'],
    roof: '#5a4a48',
  });
  const house = withBuilding(tones, '#8a5644', '#4f4a48');
  drawBlock(pen, house, { x: -90, y: 0, width: 180, height: 290 }, 0.12);
  pen.rect(house.lit, -96, 284, 192, 12).rect(house.shade, -30, 296, 60, 34).rect(house.lit, -36, 328, 72, 8);
  drawWindows(pen, paint('#f1e8d6'), [0, 76, 160, 200], [3, 3, 38, 54]);
  drawWindows(pen, tones.window, [0, 76, 160, 200], [3, 3, 28, 46]);
  pen
    .rect(paint('#f1e8d6'), -76, 0, 58, 64)
    .rect(paint('#2f4a3f'), -70, 0, 20, 58)
    .rect(paint('#2f4a3f'), -44, 0, 20, 58);
  drawWindows(pen, tones.window, [34, 10, 90, 50], [2, 1, 28, 42]);
  pen
    .rect(paint('#8f8478'), -720, -60, 1440, 62)
    .rect(paint('#b5aa9c'), -720, -8, 1440, 10)
    .rect(water, -720, -240, 1440, 184)
    .rounds(waterLight, 5, 'M-420-110h160M-60-150h220M260-100h150M-260-190h180', 0.55);
  for (const x of [-260, 180]) {
    pen.rect(paint('#5f5048'), x - 6, -20, 12, 110);
    pen.rounds(leafShade, 110, `M${x} 130v20`).rounds(leaf, 80, `M${x - 10} 150v10`);
  }
  pen.stroke(
    mixColors(paint('#3f4248'), haze, 0.1),
    4,
    'M-70-6a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-10-6a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-54-6l20 24h26l14-24M-34 18l12-22',
  );
  drawBoat(pen, tones, 60, -130, 1.7, '#3f5a4a');
}

/** Draws a windmill on a green wooden base. */
function drawGreenMill(pen: Pen, tones: Tones, x: number, y: number, size: number, turn: number): void {
  const { paint } = tones;
  const n = (value: number) => Math.round(value * size);
  const wood = withBuilding(tones, '#3f6f5a', '#8f6a4a');
  drawBlock(pen, wood, { x: x - n(60), y, width: n(120), height: n(60) }, 0.3);
  pen.rect(paint('#f1eadb'), x - n(66), y + n(56), n(132), n(7));
  pen
    .polygon(
      wood.roof,
      [x - n(44), y + n(63)],
      [x - n(26), y + n(170)],
      [x + n(26), y + n(170)],
      [x + n(44), y + n(63)],
    )
    .polygon(
      wood.roofShade,
      [x + n(12), y + n(63)],
      [x + n(8), y + n(170)],
      [x + n(26), y + n(170)],
      [x + n(44), y + n(63)],
    )
    .rect(paint('#f1eadb'), x - n(54), y + n(84), n(108), n(6));
  drawDome(pen, wood, x, y + n(170), n(28), n(24));
  const [a, b] = [n(120 * Math.cos(turn)), n(120 * Math.sin(turn))];
  const cy = y + n(178);
  pen.stroke(
    paint('#f1eadb'),
    5 * size,
    `M${x - a} ${cy - b}L${x + a} ${cy + b}M${x + b} ${cy - a}L${x - b} ${cy + a}`,
  );
  pen.stroke(
    paint('#b5483c'),
    13 * size,
    `M${x + Math.round(a * 0.3)} ${cy + Math.round(b * 0.3)}L${x + a} ${cy + b}M${x - Math.round(a * 0.3)} ${cy - Math.round(b * 0.3)}L${x - a} ${cy - b}`,
    0.7,
  );
  pen.stroke(
    paint('#b5483c'),
    13 * size,
    `M${x + Math.round(b * 0.3)} ${cy - Math.round(a * 0.3)}L${x + b} ${cy - a}M${x - Math.round(b * 0.3)} ${cy + Math.round(a * 0.3)}L${x - b} ${cy + a}`,
    0.7,
  );
}

/** Green wooden houses with white gables and a row of mills along a broad river. */
export function drawMillQuay({ pen, tones, random }: MotifInput): void {
  const { paint, haze, water, waterLight, leafShade } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 60Q-300 90 0 76T720 66V0H-720z');
  drawGround(pen, tones.leafLight, 40);
  for (const [x, size] of [
    [120, 0.8],
    [300, 1],
    [500, 1.25],
  ] as const)
    drawGreenMill(pen, tones, x, 20, size, 0.5 + random.between(-0.3, 0.3));
  for (const [x, wide, high, color] of [
    [-560, 120, 70, '#3f6f5a'],
    [-420, 100, 90, '#4f7f66'],
    [-300, 130, 76, '#2f5f50'],
    [-150, 100, 70, '#3f6f5a'],
  ] as const) {
    const house = withBuilding(tones, color, '#b5604a');
    drawBlock(pen, house, { x: x - wide / 2, y: 6, width: wide, height: high }, 0.16);
    pen
      .polygon(house.wall, [x - wide / 2, 6 + high], [x, 6 + high + wide * 0.56], [x + wide / 2, 6 + high])
      .line(
        paint('#f4f0e6'),
        7,
        [x - wide / 2 - 4, 6 + high],
        [x, 12 + high + wide * 0.56],
        [x + wide / 2 + 4, 6 + high],
      );
    drawWindows(pen, paint('#f4f0e6'), [x, 16, wide * 0.8, high - 10], [2, 1, 28, 44]);
    drawWindows(pen, tones.window, [x, 16, wide * 0.8, high - 10], [2, 1, 20, 36]);
    pen.rect(tones.window, x - 8, 14 + high, 16, 22);
  }
  pen
    .rect(paint('#7a6a52'), -720, -14, 1440, 14)
    .rect(water, -720, -240, 1440, 228)
    .rounds(waterLight, 5, 'M-460-70h160M-40-110h220M220-60h180M-240-160h200M330-150h150', 0.55);
  drawBoat(pen, tones, -120, -90, 1.4, '#5a4636');
  pen.stroke(paint('#5f8f4a'), 4, 'M-600-20v36M-588-20v44M-576-20v30M560-20v40M572-20v50M586-20v34');
}

/** Stalls with fruit under green iron arches and glass, beneath a brick railway bridge. */
export function drawIronArches({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const green = withBuilding(tones, '#2f6f5c', '#23574a');
  pen.rect(mixColors(paint('#c9d8d8'), haze, 0.3), -720, 0, 1440, 520);
  const brick = withBuilding(tones, '#a8604a', '#8a4f3f');
  pen
    .rect(brick.wall, -720, 380, 1440, 110)
    .dashes(brick.shade, 4, [30, 8], 'M-720 400H720M-700 424H720M-720 448H720')
    .rect(brick.lit, -720, 376, 1440, 10);
  pen.rect(paint('#3f5f8a'), -520, 490, 900, 40).dashes(paint('#e9eef0'), 20, [40, 16], 'M-510 510H370');
  for (const x of [-480, -160, 160, 480]) {
    pen
      .stroke(green.wall, 16, `M${x - 150} 40V250a150 120 0 0 0 300 0V40`)
      .stroke(green.lit, 5, `M${x - 150} 250a150 120 0 0 0 300 0M${x - 110} 250a110 84 0 0 0 220 0`)
      .stroke(green.wall, 6, `M${x} 330V370M${x - 80} 310L${x - 100} 340M${x + 80} 310L${x + 100} 340`);
  }
  pen.rect(green.wall, -720, 360, 1440, 18);
  for (const x of [-320, 0, 320])
    pen
      .rect(green.wall, x - 12, -30, 24, 290)
      .rect(green.lit, x - 20, 236, 40, 12)
      .rect(green.lit, x - 18, -30, 36, 16);
  pen.rect(paint('#b9ada0'), -720, -240, 1440, 220);
  const fruits = ['#d9503f', '#e8a83a', '#7fa548', '#c9707f', '#e3cf5a', '#8a4f7a'];
  for (const [index, x] of [-470, -160, 160, 470].entries()) {
    pen
      .rect(paint('#7a5a40'), x - 120, -70, 240, 70)
      .polygon(
        paint(index % 2 ? '#f1eadb' : '#c9483f'),
        [x - 140, 120],
        [x - 112, 180],
        [x + 112, 180],
        [x + 140, 120],
      );
    pen
      .dashes(paint(index % 2 ? '#4f8a6a' : '#f1eadb'), 56, [22, 22], `M${x - 116} 150H${x + 116}`)
      .rect(paint('#6f5a48'), x - 128, 0, 8, 124)
      .rect(paint('#6f5a48'), x + 120, 0, 8, 124);
    for (let row = 0; row < 2; row++)
      pen.rounds(
        paint(fruits[(index * 2 + row) % 6]!),
        24,
        `M${x - 100 + row * 10} ${8 + row * 18}${'m26 0h.1'.repeat(7)}`,
      );
  }
  drawWalkers(
    pen,
    tones,
    [
      [-330, -90],
      [-260, -110],
      [20, -100],
      [70, -80],
      [330, -110],
    ],
    2,
  );
}

/** Half-timbered houses in strong colors along a stream with flower boxes and a flat boat. */
export function drawColorStream({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, leaf, leafShade } = tones;
  const colors = ['#e3b04f', '#d9705a', '#8fb08a', '#7f9fc0', '#ecd9a8', '#d98f7a'];
  drawHouseRow(pen, tones, random, {
    from: -200,
    to: 300,
    y: 30,
    low: 130,
    high: 170,
    colors: colors.slice(2),
    roof: '#a85a44',
    air: 0.2,
  });
  for (const side of [-1, 1] as const)
    for (const [index, [near, wide, high]] of (
      [
        [150, 110, 210],
        [260, 140, 270],
        [400, 210, 330],
      ] as const
    ).entries()) {
      const left = side < 0 ? -near - wide : near;
      const house = withBuilding(tones, colors[(index * 2 + (side > 0 ? 1 : 0)) % 6]!, '#9c5640');
      const base = -30 - index * 26;
      pen.polygon(
        house.roof,
        [left - 8, base + high],
        [left + wide / 2, base + high + wide * 0.6],
        [left + wide + 8, base + high],
      );
      drawBlock(pen, house, { x: left, y: base, width: wide, height: high }, side < 0 ? 0.1 : 0.3);
      const beams = paint('#6b4a38');
      pen.stroke(
        beams,
        6,
        `M${left + 4} ${base}v${high}M${left + wide - 4} ${base}v${high}M${left} ${base + high * 0.4}h${wide}M${left} ${base + high * 0.7}h${wide}M${left} ${base + high}h${wide}M${left + 6} ${base + high * 0.7}l${wide * 0.3} ${high * 0.3}M${left + wide - 6} ${base + high * 0.7}l${-wide * 0.3} ${high * 0.3}`,
      );
      drawWindows(pen, tones.window, [left + wide / 2, base + high * 0.42, wide * 0.8, high * 0.26], [2, 1, 26, 40]);
      drawWindows(pen, tones.window, [left + wide / 2, base + 14, wide * 0.8, high * 0.3], [2, 1, 26, 40]);
      pen.rounds(paint('#d9483f'), 12, `M${left + wide * 0.12} ${base + high * 0.42}h${wide * 0.76}`);
    }
  pen
    .polygon(water, [-150, -10], [150, -10], [560, -240], [-560, -240])
    .polygon(paint('#a89a88'), [-150, -10], [-180, -10], [-720, -240], [-560, -240])
    .polygon(paint('#8f8274'), [150, -10], [180, -10], [720, -240], [560, -240]);
  pen.rounds(waterLight, 5, 'M-120-60h110M40-100h130M-200-150h150M60-190h180', 0.55);
  pen.stroke(paint('#b5a58c'), 22, 'M-150 6Q0 60 150 6').stroke(paint('#8f8070'), 5, 'M-150 24Q0 78 150 24');
  pen
    .rounds(leafShade, 34, 'M-240-40h20M250-44h24M-400-110h20')
    .rounds(leaf, 20, 'M-236-34h14M256-38h14')
    .rounds(paint('#d9508a'), 14, 'M-60 46h10M-10 50h10M40 46h10');
  pen.fill(paint('#7a5a40'), 'M-110-120h200l-26-34h-150z').rect(paint('#a8805a'), -90, -124, 164, 8);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -124],
      [-20, -124],
      [24, -124],
    ],
    1.2,
  );
}

/** A flat-roofed villa of classical pilasters at a pond. */
export function drawPondVilla({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc49a', '#6f6a70');
  drawBlock(pen, stone, { x: -170, y: 0, width: 340, height: 200 }, 0.2);
  pen.polygon(stone.roof, [-182, 200], [-110, 280], [110, 280], [182, 200]);
  pen.polygon(stone.lit, [-70, 200], [0, 240], [70, 200]).polygon(stone.shade, [-50, 205], [0, 232], [50, 205]);
  drawWindows(pen, stone.window, [0, 20, 320, 170], [7, 2, 20, 50]);
  for (let x = -160; x <= 160; x += 46) pen.rect(stone.lit, x - 5, 0, 10, 196);
  pen.rect(stone.lit, -178, 194, 356, 10).rect(stone.lit, -174, 98, 348, 7);
  for (const x of [-80, 80]) drawBlock(pen, stone, { x: x - 14, y: 260, width: 28, height: 60 }, 0.3);
  drawFlag(pen, stone.deep, tones.paint('#e38a3f'), 0, 280, 60);
  drawCone(pen, withBuilding(tones, '#b5745c', '#6f6a70'), 300, 120, 40, 70);
  drawBlock(pen, withBuilding(tones, '#b5745c', '#6f6a70'), { x: 180, y: 0, width: 150, height: 120 }, 0.3);
}
