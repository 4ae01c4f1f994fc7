import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock, drawFlag, drawOpenings, drawSpire } from '../parts.js';

/** Red walls with square towers on a wooded hill, below a range with snow. */
export function drawRedPalace({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, leafLight } = tones;
  const red = withBuilding(tones, '#cb8560', '#9c5540');
  const pale = withBuilding(tones, '#e2c39a', '#b5694a');
  pen
    .fill(
      mixColors(far, haze, 0.25),
      'M-720 90L-600 190-480 170-330 300-240 260-100 350 40 280 180 330 300 240 440 280 580 180 720 200V0H-720z',
    )
    .fill(
      mixColors(paint('#f6f4ee'), haze, 0.15),
      'M-330 300L-240 260-100 350 40 280 180 330 300 240 250 250 200 284 150 250 90 276 40 236-20 270-80 290-130 250-180 276-240 226-290 264-380 250zM440 280L380 254 420 250 450 230 500 240z',
    )
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 60Q-400 90-200 50T300 60T720 80V-60H-720z');
  drawBlock(pen, pale, { x: 96, y: 120, width: 200, height: 74 }, 0.34);
  pen.rect(pale.lit, 92, 190, 208, 8);
  drawOpenings(
    pen,
    pale.window,
    { x: 100, y: 126, width: 190, height: 60 },
    { columns: 8, rows: 2, width: 9, height: 17, isRound: true },
  );
  drawBlock(pen, red, { x: -420, y: 20, width: 840, height: 102 }, 0.08);
  drawBattlement(pen, red.wall, -420, 122, 840, 11);
  pen.dashes(red.roof, 3, [34, 12], 'M-414 92H416M-400 66H410M-414 44H404');
  for (const [x, wide, high] of [
    [-440, 76, 150],
    [-300, 62, 130],
    [-216, 70, 168],
    [-96, 118, 220],
    [66, 64, 150],
    [196, 60, 138],
    [300, 76, 176],
    [392, 60, 130],
  ] as const) {
    drawBlock(pen, red, { x, y: 4, width: wide, height: high }, 0.38);
    pen.rect(red.lit, x - 3, high - 8, wide + 6, 7);
    drawBattlement(pen, red.wall, x - 3, high + 4, wide + 6, 10);
    drawOpenings(
      pen,
      red.window,
      { x: x + 4, y: high - 70, width: wide - 8, height: 44 },
      { columns: wide > 100 ? 4 : 2, rows: 1, width: 12, height: 32, isRound: true },
    );
  }
  pen
    .polygon(pale.roof, [-290, 134], [-272, 164], [-246, 164], [-232, 134])
    .polygon(pale.roof, [72, 158], [88, 186], [112, 186], [126, 158]);
  const crowns = Array.from(
    { length: 26 },
    (_, index) =>
      [
        Math.round(-700 + index * 56 + random.between(-16, 16)),
        Math.round(random.between(-24, 26)),
        Math.round(random.between(26, 46)),
      ] as const,
  );
  for (const [x, y, size] of crowns) pen.circle(leafShade, x + 8, y - 10, size);
  pen.fill(leafShade, 'M-720-10H720V-230H-720z');
  for (const [x, y, size] of crowns) pen.circle(leaf, x, y - 40, size * 0.9);
  for (const [x, y, size] of crowns.slice(0, 16)) pen.ellipse(leafLight, x - 8, y - 22, size * 0.4, size * 0.2);
  let cypresses = '';
  for (const x of [-560, -500, -250, -200, 40, 90, 250, 480, 540, 600])
    cypresses += `M${x} ${90 + ((x * 7) % 40)}q24-70 15-130h-30q-9 60 15 130z`;
  pen.fill(mixColors(leafShade, '#1d2f38', 0.35), cypresses);
  const houses = withBuilding(tones, '#f4ece0', '#c2704c');
  for (let x = -640; x < 640; ) {
    const [wide, high] = [Math.round(random.between(60, 110)), Math.round(random.between(50, 96))];
    drawBlock(pen, houses, { x, y: -230, width: wide, height: high + 10 }, 0.24);
    pen.polygon(
      houses.roof,
      [x - 6, high - 222],
      [x + 10, high - 198],
      [x + wide - 10, high - 198],
      [x + wide + 6, high - 222],
    );
    drawOpenings(
      pen,
      houses.window,
      { x: x + 6, y: high - 286, width: wide - 12, height: 52 },
      { columns: 3, rows: 1, width: 10, height: 20 },
    );
    x += wide;
  }
}

/** A square keep with four turrets within walls. */
export function drawWhiteTower({ pen, tones, random }: MotifInput): void {
  const keep = withBuilding(tones, '#e6ddcb', '#5f6d78');
  const wall = withBuilding(tones, '#c4b79e', '#5f6d78');
  drawBlock(pen, keep, { x: -150, y: 60, width: 300, height: 190 }, 0.3);
  drawBattlement(pen, keep.wall, -150, 250, 300, 11);
  pen.rect(keep.lit, -150, 180, 300, 5).rect(keep.lit, -150, 116, 300, 5);
  drawOpenings(
    pen,
    keep.window,
    { x: -130, y: 120, width: 260, height: 124 },
    { columns: 6, rows: 2, width: 14, height: 34, isRound: true },
  );
  for (const x of [-120, -60, 0, 60, 112]) pen.rect(keep.lit, x, 60, 8, 190);
  for (const [x, wide] of [
    [-172, 46],
    [126, 46],
    [-104, 34],
    [70, 34],
  ] as const) {
    drawBlock(pen, keep, { x, y: 60, width: wide, height: wide > 40 ? 240 : 226 }, 0.4);
    const top = wide > 40 ? 300 : 286;
    pen
      .rect(keep.lit, x - 3, top - 4, wide + 6, 7)
      .fill(
        keep.roof,
        `M${x} ${top}c-8 26 6 36 ${wide / 2 - 3} 52h6c${wide / 2 - 10}-16 ${wide / 2 + 5}-26 ${wide / 2 - 3}-52z`,
      )
      .rect(keep.deep, x + wide / 2 - 1, top + 50, 2, 26)
      .fill(tones.paint('#d9ab43'), `M${x + wide / 2 + 1} ${top + 76}h16v-9h-16z`);
    pen.arch(keep.window, x + wide / 2 - 5, top - 44, 10, 16);
  }
  drawFlag(pen, keep.deep, tones.paint('#b8433e'), 0, 260, 60);
  drawBlock(pen, wall, { x: -330, y: 0, width: 660, height: 84 }, 0.16);
  drawBattlement(pen, wall.wall, -330, 84, 660, 12);
  pen.dashes(wall.shade, 3, [24, 10], `M-324 ${Math.round(random.between(18, 22))}H326M-312 40H320M-324 62H326`);
  for (const x of [-350, -196, 96, 268]) {
    drawBlock(pen, wall, { x, y: -4, width: 84, height: 128 }, 0.38);
    pen.rect(wall.lit, x - 4, 116, 92, 8);
    drawBattlement(pen, wall.wall, x - 4, 124, 92, 12);
    pen.rect(wall.deep, x + 36, 70, 8, 26).rect(wall.deep, x + 30, 80, 20, 6);
  }
  pen.pointedArch(wall.lit, -44, 0, 88, 40).pointedArch(wall.deep, -34, 0, 68, 36).rect(wall.shade, -70, 78, 140, 10);
}

/** Red walls with pointed towers, and gilded domes behind them. */
export function drawRedWalls({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#b0533f', '#4f7f68');
  const hall = withBuilding(tones, '#ecd490', '#5f8f74');
  const white = withBuilding(tones, '#f4eee2', '#dcae4a');
  drawBlock(pen, hall, { x: -40, y: 60, width: 320, height: 110 }, 0.24);
  pen
    .polygon(hall.roof, [-46, 170], [-20, 196], [260, 196], [286, 170])
    .dome(hall.roof, 120, 194, 44, 40)
    .rect(hall.deep, 119, 232, 3, 30);
  drawOpenings(
    pen,
    hall.window,
    { x: -34, y: 74, width: 308, height: 90 },
    { columns: 14, rows: 2, width: 9, height: 24 },
  );
  for (const [x, high] of [
    [-230, 150],
    [-186, 190],
    [-140, 156],
  ] as const) {
    drawBlock(pen, white, { x: x - 20, y: 60, width: 40, height: high - 60 }, 0.36);
    pen
      .fill(white.roof, `M${x - 18} ${high}c-14 26 10 34 18 54c8-20 32-28 18-54z`)
      .fill(white.roofShade, `M${x + 4} ${high}q14 26-4 54c8-20 32-28 18-54z`)
      .rect(white.roof, x - 1, high + 50, 3, 24);
  }
  drawBlock(pen, white, { x: 286, y: 60, width: 36, height: 210 }, 0.36);
  pen
    .fill(white.roof, 'M284 270c-12 24 10 32 20 50c10-18 32-26 20-50z')
    .rect(white.roof, 303, 316, 3, 24)
    .arch(white.deep, 296, 220, 16, 24);
  drawBlock(pen, brick, { x: -400, y: 0, width: 800, height: 92 }, 0.12);
  pen
    .dashes(brick.wall, 18, [10, 8], 'M-400 100H400')
    .dashes(brick.roofShade, 3, [26, 10], 'M-394 26H396M-384 50H390M-394 72H396')
    .rect(brick.lit, -400, 84, 800, 5);
  for (const [x, size] of [
    [-300, 1.35],
    [-60, 0.8],
    [170, 1],
    [360, 0.86],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    drawBlock(pen, brick, { x: x - n(38), y: -4, width: n(76), height: n(150) }, 0.38);
    pen
      .rect(white.lit, x - n(42), n(140), n(84), n(8))
      .dashes(brick.wall, n(12), [n(9), n(7)], `M${x - n(42)} ${n(154)}h${n(84)}`);
    drawBlock(pen, brick, { x: x - n(24), y: n(146), width: n(48), height: n(54) }, 0.38);
    if (size > 1)
      pen
        .circle(white.lit, x, n(172), n(19))
        .circle(brick.deep, x, n(172), n(15))
        .stroke(white.roof, 3, `M${x} ${n(172)}v${n(11)}M${x} ${n(172)}h${n(8)}`);
    else pen.arch(brick.deep, x - n(8), n(156), n(16), n(22));
    drawSpire(pen, brick, x, n(200), n(28), n(110));
    pen.circle(tones.paint('#c4463c'), x, n(316), n(9)).rect(brick.deep, x - 1, n(300), 2, n(14));
  }
  pen.arch(brick.lit, -326, 0, 52, 44).arch(brick.deep, -319, 0, 38, 42);
}

/** A prison with its lighthouse on a rock in a bay. */
export function drawPrisonIsland({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const white = withBuilding(tones, '#e3dccb', '#8d8478');
  const [rock, dark] = [paint('#9a8f80'), paint('#6f665e')];
  pen
    .fill(rock, 'M-390-6L-360 30-310 44-280 84-200 96-120 130H150L210 104 290 90 330 50 380 30 400-6z')
    .fill(dark, 'M400-6L380 30 330 50 290 90 210 104 150 130H60L110 80 90 40 140-6zM-310 44l30 40 40-30-20-60h-40z')
    .fill(leaf, 'M-280 84L-200 96-120 130H150L210 104 250 96q-60 0-90-14q-80 26-150 8q-90 20-150-10q-60 20-150 4z')
    .fill(leafShade, 'M-340 34q40 30 90 6q40 20 70-6l-20-14h-120zM180 60q40 24 90 4q40 16 60-20h-110z');
  drawBlock(pen, white, { x: -140, y: 126, width: 290, height: 88 }, 0.3);
  pen.rect(white.lit, -146, 208, 302, 8).rect(white.shade, -100, 216, 190, 14);
  drawOpenings(
    pen,
    white.window,
    { x: -132, y: 134, width: 276, height: 70 },
    { columns: 13, rows: 2, width: 9, height: 24 },
  );
  drawBlock(pen, white, { x: -330, y: 40, width: 150, height: 62 }, 0.3);
  drawOpenings(
    pen,
    white.window,
    { x: -326, y: 44, width: 142, height: 54 },
    { columns: 8, rows: 2, width: 8, height: 14 },
  );
  drawBlock(pen, white, { x: 236, y: 60, width: 92, height: 70 }, 0.36);
  pen.polygon(white.roof, [230, 130], [250, 152], [316, 152], [334, 130]);
  pen
    .fill(white.lit, 'M176 118l6 160h26l6-160z')
    .fill(white.shade, 'M198 118l2 160h8l6-160z')
    .rect(white.deep, 176, 276, 38, 5)
    .rect(tones.window, 184, 281, 22, 20)
    .dome(white.deep, 195, 301, 14, 14);
  const iron = paint('#7d6a5c');
  pen
    .stroke(iron, 4, 'M-262 96l8 84M-198 96l-8 84M-254 140h48M-258 100l52 76M-202 100l-52 76')
    .rect(iron, -266, 176, 72, 46)
    .fill(paint('#a0624a'), 'M-270 222l40 24 40-24z');
  pen.rect(paint('#6b5a4c'), -390, -4, 110, 12).dashes(paint('#6b5a4c'), 26, [6, 18], 'M-386-10h104');
}

/** A wall of huge stones with people before it, and a gilded dome behind. */
export function drawGreatStones({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#e9d6ae', '#c9ae80');
  const tile = withBuilding(tones, '#4f8f9c', '#dcaa3c');
  drawBlock(pen, tile, { x: 110, y: 226, width: 150, height: 40 }, 0.34);
  pen
    .dashes(tile.lit, 20, [12, 9], 'M116 246h140')
    .dome(tile.roof, 185, 266, 66, 78)
    .fill(tile.roofShade, 'M200 266q26 50-15 78a66 78 0 0 0 66-78z')
    .rect(tile.roof, 184, 342, 3, 26);
  pen
    .fill(leafShade, 'M-240 240q10 44 50 40q20 30 60 14q40 10 50-54z')
    .fill(
      mixColors(leafShade, '#1d2f38', 0.3),
      'M-300 240q-6 60 16 110q22-50 16-110zM-40 240q-4 50 12 90q16-40 12-90z',
    );
  drawBlock(pen, stone, { x: -400, y: 0, width: 800, height: 250 }, 0.06);
  const rows: [number, number][] = [
    [0, 46],
    [46, 44],
    [90, 42],
    [132, 30],
    [162, 26],
    [188, 22],
    [210, 20],
    [230, 20],
  ];
  for (const [index, [y, high]] of rows.entries()) {
    let joints = `M-400 ${y}H400`;
    for (let x = -400 + Math.round(random.between(20, 70)); x < 400; x += Math.round(high * random.between(1.5, 2.6))) {
      joints += `M${x} ${y}v${high}`;
      if (random.between(0, 1) < 0.3)
        pen.rect(
          index % 2 ? stone.lit : mixColors(stone.wall, stone.roof, 0.5),
          x + 3,
          y + 3,
          Math.round(high * 1.2),
          high - 6,
        );
    }
    pen.stroke(stone.roof, 3, joints);
  }
  for (const [x, y] of [
    [-290, 132],
    [-60, 188],
    [140, 134],
    [290, 164],
    [-180, 210],
  ] as const)
    pen.rounds(leaf, 16, `M${x} ${y}h10M${x + 6} ${y - 12}h6`);
  pen.rect(paint('#cdb78e'), -400, -6, 800, 10);
  for (let x = -370; x < 370; x += Math.round(random.between(16, 62))) {
    const coat = paint(['#2c3040', '#2c3040', '#f1eadc', '#4a4f63'][Math.floor(random.between(0, 4))]!);
    pen.fill(coat, `M${x - 8} -8l3 40q5 7 10 0l3-40z`).circle(paint('#5b4638'), x, 38, 7);
  }
}
