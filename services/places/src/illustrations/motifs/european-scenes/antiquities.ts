import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawCypress } from '../townscapes/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A whole temple on a high base seen from its corner: a deep porch of Corinthian columns and columns along its side. */
export function drawCornerTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ece3cf', '#c4b393');
  pen
    .polygon(stone.wall, [-330, 0], [-330, 64], [-30, 70], [-30, -6])
    .polygon(stone.shade, [-30, -6], [-30, 70], [360, 56], [360, 4])
    .polygon(stone.lit, [-336, 64], [-336, 72], [-28, 80], [366, 64], [366, 56], [-28, 70]);
  for (let step = 0; step < 5; step++)
    pen.polygon(
      step % 2 ? stone.wall : stone.lit,
      [-300 + step * 5, step * 13],
      [-300 + step * 5, step * 13 + 13],
      [-60, step * 14 + 12],
      [-60, step * 14 - 2],
    );
  pen
    .polygon(stone.deep, [-310, 72], [-310, 250], [-40, 268], [-40, 80])
    .polygon(stone.wall, [-30, 80], [-30, 268], [350, 236], [350, 64])
    .polygon(stone.shade, [90, 76], [90, 258], [350, 236], [350, 64]);
  for (const x of [-318, -262, -206, -150, -94, -38]) {
    const [foot, top] = [72 + (x + 318) * 0.03, 250 + (x + 318) * 0.064];
    pen
      .rect(stone.lit, x, foot, 22, top - foot)
      .rect(stone.shade, x + 14, foot, 8, top - foot)
      .polygon(stone.lit, [x - 7, top], [x + 29, top], [x + 22, top - 24], [x, top - 24]);
  }
  for (let index = 1; index < 9; index++) {
    const x = Math.round(-30 + 382 * (index / 8.4) ** 0.92);
    const [foot, top] = [80 - (x + 30) * 0.042, 268 - (x + 30) * 0.084];
    pen.rect(stone.lit, x - 7, foot, 14, top - foot).rect(stone.deep, x + 7, foot, 4, top - foot);
  }
  pen
    .polygon(stone.wall, [-334, 250], [-334, 284], [-28, 306], [-28, 268])
    .polygon(stone.shade, [-28, 268], [-28, 306], [364, 268], [364, 236])
    .polygon(stone.lit, [-344, 284], [-182, 376], [-18, 306])
    .polygon(stone.shade, [-300, 292], [-182, 358], [-56, 306])
    .polygon(withBuilding(tones, '#b9714f', '#b9714f').roof, [-182, 376], [230, 330], [372, 268], [-18, 306]);
}

/** A theater in a hillside that faces a marble street with columns, down to where a harbor was. */
export function drawHarborStreetTheater({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen
    .fill(
      fade(haze, 0.14)(mixColors(leafShade, paint('#a89a6a'), 0.5)),
      'M-720 90V260Q-480 430-160 450T260 440T560 330T720 260V90z',
    )
    .fill(mixColors(tones.ground, leafShade, 0.2), 'M-720 90V180Q-460 280-340 290L-300 90z');
  const stone = withBuilding(tones, '#e3d5b8', '#b9a684');
  pen
    .fill(stone.wall, 'M-360 90Q-380 330-140 390T240 370Q380 300 350 90z')
    .fill(stone.shade, 'M240 370Q380 300 350 90H230Q280 260 240 370z', 0.5);
  let rows = '';
  for (let row = 0; row < 9; row++) {
    const inset = row * 27;
    rows += `M${-350 + inset} ${100}Q${-366 + inset * 1.1} ${326 - row * 22} ${-136 + inset * 0.5} ${380 - row * 25}T${234 - inset * 0.6} ${362 - row * 24}Q${366 - inset} ${296 - row * 18} ${342 - inset} 100`;
  }
  pen
    .stroke(stone.lit, 6, rows)
    .stroke(
      stone.shade,
      4,
      'M-40 400L-10 130M60 402L30 130M-160 380L-60 126M180 384L80 126M-270 330L-100 116M290 330L110 116',
      0.6,
    )
    .fill(tones.ground, 'M-110 90Q-90 170 0 172T110 90z');
  drawBlock(pen, stone, { x: -150, y: 70, width: 300, height: 60 }, 0.2);
  for (const x of [-120, -60, 0, 60, 120]) pen.arch(stone.deep, x - 13, 70, 26, 26);
  drawGround(pen, tones.ground, 90);
  pen
    .polygon(paint('#efe9dc'), [-50, 78], [50, 78], [320, -240], [-320, -240])
    .stroke(
      paint('#cfc4b0'),
      4,
      'M-62 50H62M-90 16H90M-124-24H124M-164-72H164M-212-130H212M-266-200H266M0 78V-240M-20 78L-130-240M20 78L130-240',
      0.7,
    );
  for (const side of [-1, 1])
    for (const [x, y, high] of [
      [76, 66, 60],
      [110, 40, 84],
      [154, 4, 110],
      [214, -50, 70],
      [300, -120, 200],
    ] as const)
      pen
        .rect(stone.wall, side * x - high * 0.08, y, high * 0.16, high)
        .rect(stone.shade, side * x + high * 0.02, y, high * 0.06, high)
        .rect(stone.lit, side * x - high * 0.12, y - 4, high * 0.24, 8)
        .rect(stone.lit, side * x - high * 0.12, y + high, high * 0.24, 10);
  drawCypress(pen, tones, -480, 60, 150);
  drawCypress(pen, tones, 520, 50, 170);
  drawWalkers(
    pen,
    tones,
    [
      [-10, 30],
      [20, 10],
      [-60, -70],
      [90, -110],
    ],
    1.1,
  );
}

/** Steep half rings of seats on a hill, with a stage of colored marble and the roofs of a city far below. */
export function drawCityTheater({ pen, tones, random }: MotifInput): void {
  const { leafShade, leaf } = tones;
  pen.fill(fade(tones.haze, 0.5)(leafShade), 'M-720 260Q-400 300-100 280T400 300T720 270V200H-720z');
  for (const [y, air] of [
    [220, 0.5],
    [170, 0.36],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from: -740,
      to: 720,
      y,
      low: 30,
      high: 56,
      narrow: 60,
      wide: 90,
      colors: ['#ecdcc0', '#e3c4a0', '#d9b090'],
      roof: '#b06a4c',
      air,
    });
  pen
    .rect(leafShade, -720, 60, 1440, 114)
    .rounds(leafShade, 80, 'M-700 150h120M-520 140h60M480 140h80M620 150h80')
    .rounds(leaf, 50, 'M-690 170h80M490 160h50M630 170h50');
  const stone = withBuilding(tones, '#d6cab4', '#a89a82');
  drawBlock(pen, stone, { x: -230, y: 90, width: 460, height: 70 }, 0.16);
  for (const x of [-180, -90, 0, 90, 180]) pen.arch(stone.deep, x - 17, 90, 34, 32).rect(stone.lit, x - 45, 90, 10, 70);
  pen
    .fill(withBuilding(tones, '#c9a89a', '#a89a82').wall, 'M-230 90H230L250 60H-250z')
    .fill(tones.ground, 'M-250 62Q0 10 250 62Q120-10 0-12T-250 62z')
    .fill(stone.wall, 'M-720 120L-260 64Q-160-16 0-18T260 64L720 120V-240H-720z')
    .fill(stone.shade, 'M260 64L720 120V-240H420Q380-40 260 64z', 0.5);
  let rows = '';
  for (let row = 0; row < 8; row++)
    rows += `M${-290 - row * 62} ${62 + row * 6}Q${-170 - row * 40} ${-30 - row * 26} 0 ${-34 - row * 27}T${290 + row * 62} ${62 + row * 6}`;
  pen
    .stroke(stone.lit, 8, rows)
    .stroke(stone.shade, 5, 'M-130-8L-330-230M130-8L330-230M-220 34L-620-100M220 34L620-100M0-20V-240', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-60, 20],
      [30, 14],
      [-260, -90],
      [210, -120],
      [400, -60],
    ],
    1.1,
  );
}

/** A long nave of brick stumps and columns that ends in a round apse, in a green field. */
export function drawLongNave({ pen, tones }: MotifInput): void {
  const { haze, leafShade, leafLight, paint } = tones;
  pen.fill(
    fade(haze, 0.4)(mixColors(leafShade, paint('#a89a6a'), 0.4)),
    'M-720 90V220Q-440 330-200 270T200 320T720 210V90z',
  );
  drawGround(pen, mixColors(leafLight, paint('#b5a86a'), 0.4), 90);
  const brick = withBuilding(tones, '#c08a66', '#9a6a4c');
  const stone = withBuilding(tones, '#e0d4bc', '#b9a88c');
  pen
    .fill(brick.wall, 'M-150 90V220Q-140 270-90 276L-70 250Q-40 300 0 300T80 260L96 280Q150 270 150 210V90z')
    .fill(brick.deep, 'M-104 90V190Q-90 246 0 248T104 190V90z')
    .fill(brick.shade, 'M104 90V190Q100 220 80 240L96 280Q150 270 150 210V90z')
    .stroke(stone.wall, 6, 'M-150 130H-104M-150 170H-104M104 130H150M104 170H150')
    .arch(tones.sky[2], -20, 120, 40, 50)
    .polygon(paint('#cbbfa6'), [-100, 92], [100, 92], [330, -240], [-330, -240]);
  for (const side of [-1, 1])
    for (const [x, y, high, wide] of [
      [120, 76, 70, 20],
      [156, 44, 44, 24],
      [200, 4, 120, 30],
      [262, -50, 64, 38],
      [340, -120, 170, 48],
    ] as const) {
      const tall = side === 1 && high > 100 ? high * 0.5 : high;
      pen
        .rect(stone.wall, side * x - wide / 2, y, wide, tall)
        .rect(stone.shade, side * x + wide * 0.1, y, wide * 0.4, tall)
        .rect(stone.lit, side * x - wide * 0.7, y - 5, wide * 1.4, 10);
    }
  pen
    .polygon(brick.wall, [-720, -40], [-720, 110], [-420, 120], [-300, 100], [-230, 84], [-230, 60], [-420, 20])
    .polygon(brick.shade, [720, -40], [720, 90], [520, 130], [400, 90], [230, 84], [230, 60], [420, 20])
    .rounds(leafShade, 26, 'M-520-70h40M460-80h50M-120-20h20M100-90h24M-640-140h50M600-150h40');
  drawWalkers(pen, tones, [
    [-20, 20],
    [20, -60],
  ]);
}
