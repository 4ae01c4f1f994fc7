import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves, drawOnion, drawSteps } from '../parts.js';
import { drawCone, drawDome, drawWindows } from './parts.js';

/** Domes of lead in cascades between six pencil minarets. */
export function drawSixMinarets(input: MotifInput): void {
  drawOttoman(input, [
    [-330, 350],
    [330, 350],
    [-222, 390],
    [222, 390],
    [-388, 300],
    [388, 300],
  ]);
}

/** Domes of lead in cascades between four pencil minarets. */
export function drawOttomanMosque(input: MotifInput): void {
  drawOttoman(input, [
    [-244, 390],
    [244, 390],
    [-350, 310],
    [350, 310],
  ]);
}

/** Domes of lead in cascades between two pencil minarets. */
export function drawTwinMinarets(input: MotifInput): void {
  drawOttoman(input, [
    [-236, 420],
    [236, 420],
  ]);
}

function drawOttoman({ pen, tones }: MotifInput, minarets: readonly (readonly [x: number, height: number])[]): void {
  const mosque = withBuilding(tones, '#d9d2c2', '#8796a3');
  const { lit, deep, window } = mosque;
  const gold = tones.paint('#d6a84a');
  for (const [x, height] of minarets) {
    drawBlock(pen, mosque, { x: x - 8, y: 0, width: 16, height }, 0.4);
    for (const share of [0.56, 0.72, 0.88])
      pen
        .rect(lit, x - 14, height * share, 28, 6)
        .polygon(
          mosque.shade,
          [x - 14, height * share],
          [x + 14, height * share],
          [x + 8, height * share - 9],
          [x - 8, height * share - 9],
        );
    drawCone(pen, mosque, x, height, 11, 74);
    pen.rect(gold, x - 1, height + 72, 2, 12);
  }
  drawBlock(pen, mosque, { x: -220, y: 0, width: 440, height: 118 }, 0.2);
  for (const x of [-182, 182]) drawDome(pen, mosque, x, 118, 30, 28);
  for (const x of [-112, 112]) {
    drawBlock(pen, mosque, { x: x - 62, y: 118, width: 124, height: 26 }, 0.3);
    drawDome(pen, mosque, x, 144, 62, 54);
  }
  drawBlock(pen, mosque, { x: -96, y: 118, width: 192, height: 66 }, 0.26);
  drawDome(pen, mosque, 0, 168, 96, 58);
  for (const x of [-98, 98]) {
    drawBlock(pen, mosque, { x: x - 16, y: 150, width: 32, height: 66 }, 0.36);
    drawDome(pen, mosque, x, 216, 17, 20);
  }
  drawBlock(pen, mosque, { x: -88, y: 204, width: 176, height: 40 }, 0.3);
  drawWindows(pen, window, [-2, 208, 166, 32], [11, 1, 8, 24], true);
  pen.rect(lit, -92, 240, 184, 6);
  drawDome(pen, mosque, 0, 246, 88, 82);
  pen.rect(gold, -1, 326, 3, 30).circle(gold, 0, 334, 5);
  for (const y of [70, 24]) drawWindows(pen, window, [0, y, 420, 40], [17, 1, 13, 26], true);
  pen.rect(lit, -224, 114, 448, 6).rect(lit, -220, 64, 440, 4);
  drawBlock(pen, mosque, { x: -270, y: 0, width: 540, height: 52 }, 0.16);
  for (let x = -250; x <= 250; x += 50) drawDome(pen, mosque, x, 52, 19, 17);
  drawWindows(pen, deep, [0, 0, 530, 48], [15, 1, 22, 38], true);
  drawBlock(pen, mosque, { x: -32, y: 0, width: 64, height: 92 }, 0.3);
  pen.pointedArch(deep, -18, 0, 36, 34).rect(lit, -36, 88, 72, 6);
}

/** A white mosque of many domes with gold tips and four tall minarets behind pools. */
export function drawWhiteMosque({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f7f4ec', '#f2eee4');
  const { lit, shade, deep, window } = white;
  const gold = tones.paint('#d6a84a');
  for (const x of [-330, 330, -196, 196]) {
    const height = Math.abs(x) > 300 ? 300 : 250;
    drawBlock(pen, white, { x: x - 15, y: 0, width: 30, height: height * 0.5 }, 0.4);
    drawBlock(pen, white, { x: x - 11, y: height * 0.5, width: 22, height: height * 0.4 }, 0.4);
    pen.rect(lit, x - 18, height * 0.5 - 4, 36, 8).rect(lit, x - 15, height * 0.88, 30, 7);
    drawBlock(pen, white, { x: x - 7, y: height * 0.9, width: 14, height: height * 0.16 }, 0.4);
    drawOnion(pen, gold, shade, x, height * 1.06, 9, 36);
  }
  const dome = (x: number, y: number, radius: number) => {
    pen.rect(lit, x - radius * 0.8, y - 14, radius * 1.6, 14);
    drawOnion(pen, white.roof, shade, x, y, radius, radius * 1.76);
    pen.rect(gold, x - 1, y + radius * 1.7, 3, radius * 0.5).circle(gold, x, y + radius * 1.84, 4);
  };
  drawBlock(pen, white, { x: -260, y: 0, width: 520, height: 110 }, 0.14);
  for (const x of [-222, -166, 166, 222]) dome(x, 124, 21);
  drawBlock(pen, white, { x: -130, y: 100, width: 260, height: 46 }, 0.24);
  for (const x of [-104, 104]) dome(x, 164, 42);
  drawBlock(pen, white, { x: -66, y: 140, width: 132, height: 44 }, 0.3);
  drawWindows(pen, window, [0, 146, 124, 32], [9, 1, 7, 24], true);
  dome(0, 200, 76);
  for (const x of [-350, -294, -112, 112, 294, 350]) dome(x, 66, 17);
  drawBlock(pen, white, { x: -380, y: 0, width: 760, height: 54 }, 0.1);
  drawWindows(pen, deep, [0, 0, 756, 52], [22, 1, 21, 44], true);
  pen.rect(lit, -386, 50, 772, 6);
  drawBlock(pen, white, { x: -60, y: 0, width: 120, height: 104 }, 0.24);
  pen.pointedArch(shade, -36, 0, 72, 40).pointedArch(deep, -28, 0, 56, 40).rect(gold, -60, 98, 120, 4);
}

/** A mosque of mud with three towers, studded with beams of wood. */
export function drawMudMosque({ pen, tones }: MotifInput): void {
  const mud = withBuilding(tones, '#c79a68', '#a87a4c');
  const { wall, lit, shade, deep, paint } = { ...mud, paint: tones.paint };
  pen.fill(shade, 'M-390-6q6 26 30 30h720q24-4 30-30z');
  pen.rect(wall, -340, 20, 680, 112).rect(shade, 220, 20, 120, 112);
  for (let x = -330; x <= 330; x += 44)
    pen.fill(lit, `M${x - 9} 24V124q2 30 9 36q7-6 9-36V24z`).fill(shade, `M${x + 3} 24V124q1 26-3 36q7-6 9-36V24z`);
  for (const [x, half, high] of [
    [-196, 44, 190],
    [0, 58, 236],
    [196, 44, 190],
  ] as const) {
    pen.fill(
      wall,
      `M${x - half} 16L${x - half + 8} ${high - 30}Q${x - half * 0.7} ${high} ${x} ${high + 10}Q${x + half * 0.7} ${high} ${x + half - 8} ${high - 30}L${x + half} 16z`,
    );
    pen.fill(
      shade,
      `M${x + half * 0.4} 16L${x + half * 0.34} ${high - 20}Q${x + half * 0.3} ${high} ${x} ${high + 10}Q${x + half * 0.7} ${high} ${x + half - 8} ${high - 30}L${x + half} 16z`,
    );
    pen.polygon(lit, [x - 12, high], [x, high + 54], [x + 12, high]).circle(tones.lit, x, high + 58, 7);
    pen.rect(deep, x - 13, 24, 26, high * 0.42).rect(deep, x - 9, high * 0.62, 18, high * 0.2);
    let beams = '';
    for (let y = 60; y < high - 20; y += 34)
      for (const side of [-half + 2, -half * 0.44, half * 0.44, half - 2]) beams += `M${Math.round(x + side)} ${y}h0`;
    pen.rounds(paint('#5f4430'), 7, beams);
  }
  let rows = '';
  for (const y of [58, 96])
    for (let x = -318; x <= 330; x += 44)
      if (Math.abs(Math.abs(x) - 196) > 50 && Math.abs(x) > 62) rows += `M${x} ${y}h0`;
  pen.rounds(paint('#5f4430'), 7, rows);
  for (const [x, color] of [
    [-280, '#c8434a'],
    [-262, '#2f6d8a'],
    [110, '#f1eadb'],
    [290, '#d29a3a'],
  ] as const)
    pen.fill(paint(color), `M${x - 7} -10q-3 22 5 26h4q8-4 5-26z`).rounds(paint('#5a3a2c'), 9, `M${x} 22h0`);
}

/** A gate of four minarets over four arches, in the middle of a crossing. */
export function drawFourMinarets({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e3d0a8', '#d3bd92');
  const { wall, lit, shade, deep, window } = stone;
  for (const [x, size] of [
    [-92, 0.9],
    [92, 0.9],
  ] as const) {
    pen.rect(shade, x - 15 * size, 150, 30 * size, 200);
    drawOnion(pen, stone.shade, deep, x, 352, 15, 36);
  }
  pen.rect(wall, -130, 0, 260, 176).rect(shade, 70, 0, 60, 176);
  pen
    .pointedArch(lit, -70, 0, 140, 66)
    .pointedArch(deep, -60, 0, 120, 66)
    .pointedArch(mixColors(tones.sky[2], deep, 0.3), -36, 0, 72, 54);
  pen.rect(lit, -136, 172, 272, 8);
  drawWindows(pen, deep, [0, 182, 250, 34], [9, 1, 17, 26], true);
  pen.rect(wall, -130, 180, 260, 8).rect(lit, -134, 214, 268, 7);
  drawWindows(pen, window, [0, 222, 250, 26], [13, 1, 11, 20], true);
  pen.rect(lit, -132, 246, 264, 7).dashes(lit, 12, [9, 7], 'M-130 259H130');
  drawOnion(pen, stone.lit, shade, 0, 252, 24, 56);
  for (const x of [-146, 146]) {
    drawBlock(pen, stone, { x: x - 20, y: 0, width: 40, height: 360 }, 0.4);
    for (const y of [92, 172, 246, 318]) {
      pen.rect(lit, x - 28, y, 56, 8).polygon(shade, [x - 28, y], [x + 28, y], [x + 20, y - 12], [x - 20, y - 12]);
      drawWindows(pen, deep, [x, y + 14, 38, 34], [2, 1, 8, 26], true);
    }
    pen.rect(lit, x - 22, 356, 44, 8);
    drawOnion(pen, stone.lit, shade, x, 364, 20, 52);
    pen.rect(tones.paint('#d6a84a'), x - 1, 414, 3, 14);
  }
}

/** A pink facade like a honeycomb of small windows, each under its own little dome. */
export function drawHoneycombPalace({ pen, tones }: MotifInput): void {
  const pink = withBuilding(tones, '#d98a72', '#e6a58c');
  const { wall, lit, shade, deep } = pink;
  const white = tones.paint('#f4e4d2');
  for (const [row, [half, y]] of (
    [
      [290, 0],
      [262, 78],
      [226, 150],
      [130, 220],
      [78, 282],
    ] as const
  ).entries()) {
    const high = row < 2 ? 80 : 68;
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(shade, half * 0.82, y, half * 0.18, high)
      .rect(white, -half - 4, y + high - 8, 2 * half + 8, 6);
    const bays = Math.round((2 * half) / 64);
    const step = (2 * half) / bays;
    for (let bay = 0; bay < bays; bay++) {
      const x = Math.round(-half + (bay + 0.5) * step);
      pen
        .fill(lit, `M${x - 22} ${y + 8}v${high - 30}h44v${30 - high}l-10-6h-24z`)
        .fill(mixColors(wall, shade, 0.5), `M${x + 8} ${y + 8}v${high - 30}h14v${30 - high}l-10-6z`);
      pen.dome(white, x, y + high - 24, 23, 15);
      if (row < 4)
        pen
          .arch(deep, x - 15, y + 16, 9, 18)
          .arch(deep, x - 3, y + 16, 9, 18)
          .arch(deep, x + 11, y + 16, 7, 18);
    }
    for (const side of [-1, 1]) {
      const x = side * (half - 12);
      if (row > 0) pen.dome(white, x, y + high, 15, 16).rect(white, x - 1, y + high + 14, 3, 14);
    }
  }
  for (const x of [-38, 0, 38]) pen.dome(white, x, 350, 17, 19).rect(tones.paint('#d6a84a'), x - 1, 368, 3, 20);
  pen.rect(deep, -40, 0, 22, 46).rect(deep, 18, 0, 22, 46);
}

/** A temple of one tall tower and four small ones, covered with porcelain, at a river. */
export function drawPrangTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9cfc0', '#b9ad9c');
  const { wall, lit, shade, deep, window, paint } = { ...stone, paint: tones.paint };
  const tower = (x: number, foot: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    for (const [index, [half, high]] of (
      [
        [116, 40],
        [92, 38],
        [70, 40],
      ] as const
    ).entries()) {
      const y = foot + n(index * 39);
      pen.polygon(
        wall,
        [x - n(half), y],
        [x - n(half - 12), y + n(high)],
        [x + n(half - 12), y + n(high)],
        [x + n(half), y],
      );
      pen.polygon(
        shade,
        [x + n(half * 0.3), y],
        [x + n(half * 0.26), y + n(high)],
        [x + n(half - 12), y + n(high)],
        [x + n(half), y],
      );
      pen
        .rect(lit, x - n(half - 8), y + n(high - 6), n(2 * half - 16), n(6))
        .dashes(deep, n(9), [n(7), n(9)], `M${x - n(half - 16)} ${y + n(17)}h${n(2 * half - 36)}`);
    }
    const y = foot + n(118);
    pen.fill(
      wall,
      `M${x - n(46)} ${y}Q${x - n(44)} ${y + n(150)} ${x - n(12)} ${y + n(206)}H${x + n(12)}Q${x + n(44)} ${y + n(150)} ${x + n(46)} ${y}z`,
    );
    pen.fill(
      shade,
      `M${x + n(14)} ${y}Q${x + n(16)} ${y + n(140)} ${x} ${y + n(206)}H${x + n(12)}Q${x + n(44)} ${y + n(150)} ${x + n(46)} ${y}z`,
    );
    pen.stroke(
      lit,
      n(4),
      `M${x - n(46)} ${y + n(40)}h${n(92)}M${x - n(43)} ${y + n(80)}h${n(86)}M${x - n(37)} ${y + n(118)}h${n(74)}M${x - n(28)} ${y + n(154)}h${n(56)}M${x - n(20)} ${y + n(182)}h${n(40)}`,
    );
    pen.polygon(paint('#d6a84a'), [x - n(5), y + n(204)], [x, y + n(262)], [x + n(5), y + n(204)]);
    if (size > 0.8)
      pen
        .arch(window, x - n(13), y + n(6), n(26), n(24))
        .rect(lit, x - n(12), foot, n(24), n(118))
        .dashes(shade, n(24), [3, 7], `M${x} ${foot}v${n(116)}`);
  };
  for (const x of [-250, 250]) tower(x, 20, 0.56);
  tower(0, 20, 1.06);
  for (const x of [-164, 164]) tower(x, 14, 0.5);
  pen.rect(stone.lit, -350, 0, 700, 24).dashes(stone.shade, 12, [8, 8], 'M-344 11H344');
  for (const x of [-310, 310]) {
    drawEaves(pen, withBuilding(tones, '#efe6d4', '#c9803f'), { x, y: 62, half: 52, height: 40, ridge: 20 });
    pen.rect(stone.lit, x - 34, 20, 68, 46).rect(deep, x - 10, 20, 20, 34);
  }
}

/** Pagodas of brick under broad roofs on struts, on a high stepped plinth. */
export function drawNewarTemple({ pen, tones, random }: MotifInput): void {
  const brick = withBuilding(tones, '#a9543c', '#7d5040');
  const tall = random.between(0, 1) < 0.5;
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  drawTieredRoofs(pen, tones, brick, { x: side * 236, y: drawSteps(pen, brick, 0, 0) + 30, size: 0.66, count: 2 });
  drawTieredRoofs(pen, tones, brick, { x: side * -250, y: 20, size: 0.56, count: 3 });
  pen
    .rect(brick.wall, side * 236 - 104, 0, 208, 30)
    .rect(brick.lit, side * 236 - 104, 25, 208, 6)
    .rect(brick.wall, side * -250 - 84, 0, 168, 20);
  for (let step = 0; step < 5; step++)
    pen
      .rect(brick.wall, -190 + step * 22, step * 19, 380 - step * 44, 19)
      .rect(brick.shade, 110 - step * 10, step * 19, 80 - step * 12, 19)
      .rect(brick.lit, -190 + step * 22, step * 19 + 14, 380 - step * 44, 5);
  pen.rect(brick.lit, -26, 0, 52, 95).dashes(brick.deep, 52, [3, 7], 'M0 0V94');
  for (const at of [0, 1, 2, 3])
    for (const x of [-36 - 1, 37]) pen.rounds(tones.paint('#c9b79a'), 12, `M${x} ${8 + at * 22}v8`);
  drawTieredRoofs(pen, tones, brick, { x: 0, y: 95, size: 0.94, count: tall ? 5 : 3 });
}

function drawTieredRoofs(
  pen: Pen,
  tones: Tones,
  brick: Tones,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): void {
  const gold = tones.paint('#d6a84a');
  let [half, foot] = [66 * size, y];
  for (let tier = 0; tier < count; tier++) {
    const high = (count > 3 ? 42 : 60) * size;
    drawBlock(pen, brick, { x: x - half, y: foot, width: 2 * half, height: high }, 0.34);
    if (tier === 0) pen.rect(brick.deep, x - half * 0.3, foot, half * 0.6, high * 0.7);
    else
      drawWindows(
        pen,
        tones.window,
        [x, foot + 2, half * 1.7, high * 0.5],
        [3, 1, Math.max(5, half * 0.28), high * 0.34],
      );
    const [eave, rise] = [half * 2 + 10 * size, (count > 3 ? 44 : 58) * size];
    pen.dashes(
      tones.paint('#8d6a44'),
      16 * size,
      [4, 10 * size],
      `M${x - eave * 0.8} ${foot + high - 6}h${eave * 1.6}`,
    );
    pen.polygon(
      brick.roof,
      [x - eave, foot + high - 4],
      [x - half * 0.6, foot + high + rise],
      [x + half * 0.6, foot + high + rise],
      [x + eave, foot + high - 4],
    );
    pen.polygon(
      brick.roofShade,
      [x + eave * 0.3, foot + high - 4],
      [x + half * 0.2, foot + high + rise],
      [x + half * 0.6, foot + high + rise],
      [x + eave, foot + high - 4],
    );
    pen.rect(gold, x - eave, foot + high - 8, 2 * eave, 5 * size);
    foot += high + rise * 0.86;
    half *= 0.72;
  }
  pen
    .polygon(gold, [x - 9 * size, foot], [x, foot + 46 * size], [x + 9 * size, foot])
    .circle(gold, x, foot + 14 * size, 8 * size);
}

/** A red gate with a giant lantern, and stalls along the lane to the temple. */
export function drawLanternGate({ pen, tones }: MotifInput): void {
  const { paint, deep, lit } = tones;
  const red = withBuilding(tones, '#c0473a', '#5f6a70');
  for (const side of [-1, 1])
    for (let index = 0; index < 2; index++) {
      const x = side * (300 - index * 70);
      pen
        .rect(paint('#e9dcc4'), x - 40, 0, 80, 74)
        .rect(paint('#7a5a48'), x - 40, 0, 80, 34)
        .rect(tones.window, x - 32, 4, 64, 26);
      drawEaves(pen, withBuilding(tones, '#e9dcc4', '#6f7a78'), { x, y: 70, half: 50, height: 30, ridge: 26 });
      pen.rounds(paint('#d9503f'), 13, `M${x - 26} 52v3M${x + 26} 52v3`).rect(lit, x - 16, 44, 32, 8);
    }
  pen.rect(deep, -80, 0, 160, 150);
  for (const x of [-150, -92, 92, 150])
    pen
      .rect(red.wall, x - 13, 0, 26, 170)
      .rect(red.lit, x - 13, 0, 8, 170)
      .rect(paint('#8d8478'), x - 17, 0, 34, 10);
  for (const x of [-121, 121])
    pen
      .rect(paint('#5a463c'), x - 18, 10, 36, 118)
      .fill(paint(x < 0 ? '#7a9a8a' : '#a9785a'), `M${x - 11} 20q-2 50 4 60q-2 20 7 22q9-2 7-22q6-10 4-60z`);
  pen
    .rect(red.wall, -168, 128, 336, 22)
    .rect(red.lit, -168, 145, 336, 5)
    .rect(red.wall, -176, 164, 352, 26)
    .rect(paint('#e9dcc4'), -160, 150, 320, 14)
    .dashes(red.wall, 14, [12, 20], 'M-156 157H160');
  drawEaves(pen, red, { y: 184, half: 250, height: 96, ridge: 130 });
  pen
    .rect(red.roof, -140, 276, 280, 16)
    .rect(red.roofShade, -140, 276, 280, 5)
    .polygon(lit, [-168, 196], [-150, 226], [-132, 196])
    .polygon(lit, [132, 196], [150, 226], [168, 196]);
  pen
    .rect(deep, -34, 128, 68, 14)
    .fill(paint('#d0392f'), 'M-46 126q-24-48 0-98h92q24 50 0 98z')
    .fill(paint('#a82c28'), 'M18 126q18-48 0-98h28q24 50 0 98z')
    .stroke(paint('#8f2420'), 2, 'M-54 104h108M-58 78h116M-54 50h108')
    .rect(deep, -40, 18, 80, 12)
    .stroke(deep, 6, 'M-12 104h24M0 112v-26M-16 86h32M-10 70h20M0 74v-30M-16 46q16 10 32 0');
  pen.rect(deep, -46, 122, 92, 8);
}

/** Thatched towers of many roofs on a small island before a mountain lake or the surf. */
export function drawMeruTemple({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const thatch = withBuilding(tones, '#b5744c', '#54484a');
  const meru = (x: number, y: number, tiers: number, half: number) => {
    pen
      .rect(paint('#a8968a'), x - half * 0.9, y, half * 1.8, 20)
      .rect(thatch.wall, x - half * 0.5, y + 20, half, 26)
      .rect(tones.window, x - half * 0.2, y + 20, half * 0.4, 22);
    let foot = y + 46;
    for (let tier = 0; tier < tiers; tier++) {
      const wide = half * (1.15 - (tier / tiers) * 0.62);
      pen.fill(
        thatch.roof,
        `M${x - wide} ${foot}Q${x - wide * 0.5} ${foot + 6} ${x - wide * 0.3} ${foot + 24}h${wide * 0.6}Q${x + wide * 0.5} ${foot + 6} ${x + wide} ${foot}z`,
      );
      pen.fill(
        thatch.roofShade,
        `M${x + wide * 0.2} ${foot}Q${x + wide * 0.2} ${foot + 10} ${x + wide * 0.1} ${foot + 24}h${wide * 0.2}Q${x + wide * 0.5} ${foot + 6} ${x + wide} ${foot}z`,
      );
      pen.rect(thatch.wall, x - wide * 0.22, foot + 22, wide * 0.44, 9);
      foot += 29;
    }
    pen.polygon(thatch.roof, [x - 8, foot], [x, foot + 30], [x + 8, foot]);
  };
  pen
    .fill(paint('#6f6258'), 'M-300-14Q-290 30-220 34H210Q300 30 310-14z')
    .fill(leaf, 'M-290 10Q-260 40-200 40H190Q280 40 300 8Q0 30-290 10z');
  pen.rounds(leafShade, 50, 'M-250 52h30M230 52h30').rounds(leaf, 36, 'M-200 54h0M190 54h0');
  meru(-40, 40, 9, 96);
  meru(130, 40, 5, 74);
  meru(-178, 40, 3, 62);
  for (const side of [-1, 1])
    pen.polygon(
      paint('#b56a4a'),
      [40 + side * 12, 20],
      [40 + side * 12, 84],
      [40 + side * 22, 70],
      [40 + side * 30, 48],
      [40 + side * 40, 20],
    );
  for (const [x, color] of [
    [-110, '#f0c24a'],
    [70, '#f4efe4'],
  ] as const)
    pen
      .rect(paint('#6b4e3a'), x - 1, 40, 3, 50)
      .dome(paint(color), x, 84, 26, 16)
      .dashes(paint('#d9ab43'), 5, [3, 4], `M${x - 24} 82h48`);
}

/** A golden statue and stairs in bright colors before a cliff with caves. */
export function drawRainbowSteps({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const rock = withBuilding(tones, '#cbc3b4', '#a9a294');
  pen.fill(rock.wall, 'M-720-60V330Q-640 430-540 400T-400 500-240 440-60 520 120 450 300 530 460 420 720 470V-60z');
  pen.fill(
    rock.shade,
    'M-380 40Q-330 260-400 500Q-320 480-240 440Q-280 260-230 40zM230 40Q310 240 250 500Q280 526 300 530Q390 480 460 420Q380 240 420 40z',
  );
  pen
    .rounds(leafShade, 60, 'M-680 330h100M-520 400h60M-380 488h60M-60 500h60M280 512h60M470 420h80M640 460h60')
    .rounds(leaf, 44, 'M-600 300h50M-440 420h40M140 450h60M560 440h40')
    .rounds(leafLight, 20, 'M-590 330h20M-360 500h20M300 530h20');
  pen
    .fill(rock.deep, 'M-110 190Q-120 330-10 350T130 190z')
    .stroke(rock.shade, 8, 'M-60 340V290M-20 350V270M40 340V300M80 310V270');
  pen
    .rounds(leaf, 90, 'M-660 0h320M340 0h320')
    .rounds(leafShade, 70, 'M-640-50h200M440-50h200')
    .rect(paint('#d9cdb8'), -720, -240, 1440, 180);
  const colors = ['#e8694f', '#f0b04a', '#f2dc7a', '#7cc08a', '#5aa9cf', '#8d7fc8', '#e08ab0'];
  for (let step = 0; step < 22; step++) {
    const [y, half] = [-70 + step * 12.2, 96 - step * 1.4];
    for (const [index, share] of [-1, -0.5, 0, 0.5].entries())
      pen.rect(paint(colors[(step + index * 2) % 7]!), half * share, y, half / 2, 8);
  }
  pen.line(paint('#f1eadb'), 7, [-104, -66], [-72, 200]).line(paint('#f1eadb'), 7, [104, -66], [72, 200]);
  const gold = withBuilding(tones, '#e0ac3c', '#e0ac3c');
  pen
    .rect(rock.lit, 150, -70, 130, 40)
    .fill(gold.wall, 'M168-30Q160 120 190 220Q180 270 194 300H236Q250 270 240 220Q270 120 262-30z')
    .fill(gold.shade, 'M222-30Q236 120 222 300H236Q250 270 240 220Q270 120 262-30z');
  pen
    .circle(gold.wall, 215, 318, 24)
    .polygon(gold.lit, [190, 330], [215, 392], [240, 330])
    .polygon(gold.shade, [220, 330], [215, 392], [240, 330])
    .stroke(gold.lit, 6, 'M176 30Q215 50 254 30M172 80Q215 104 258 80M186 190Q215 204 244 190')
    .rect(gold.lit, 156, -30, 8, 330)
    .polygon(gold.lit, [146, 300], [160, 350], [174, 300]);
}
