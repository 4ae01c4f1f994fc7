import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';
import { drawFerry, drawHarbor, drawTowerRow, inAir } from './towers.js';

/** Manhattan beyond a river, over roofs with water tanks. */
export function drawNewYork(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint } = tones;
  drawTowerRow(input, { from: -720, to: 720, low: 60, high: 170, air: 0.62, walls: ['#a9b6c4'] });
  drawTowerRow(input, { from: -420, to: 420, low: 120, high: 260, air: 0.44, walls: ['#b3a99c', '#97a7b8'] });
  const state = inAir(withBuilding(tones, '#d2c7b4', '#8d8478'), 0.1);
  for (const [half, from, to] of [
    [60, 0, 200],
    [44, 200, 290],
    [30, 290, 336],
    [18, 336, 364],
  ] as const) {
    pen
      .rect(state.wall, -130 - half, from, 2 * half, to - from)
      .rect(state.shade, -130 + half * 0.3, from, half * 0.7, to - from);
    pen.dashes(state.deep, to - from - 8, [4, 7], `M${-130 - half + 6} ${(from + to) / 2}h${2 * half - 8}`);
  }
  pen
    .polygon(state.lit, [-140, 364], [-130, 470], [-127, 364])
    .polygon(state.shade, [-128, 364], [-130, 470], [-120, 364]);
  const glass = inAir(withBuilding(tones, '#9fc0d4', '#6f93aa'), 0.1);
  pen
    .polygon(glass.wall, [200, 0], [214, 350], [262, 350], [276, 0])
    .polygon(glass.shade, [240, 0], [238, 350], [262, 350], [276, 0])
    .polygon(glass.lit, [200, 0], [214, 350], [238, 0])
    .rect(glass.deep, 236, 350, 4, 80);
  const crown = inAir(withBuilding(tones, '#c4c9cc', '#9fb0ba'), 0.14);
  drawBlock(pen, crown, { x: -330, y: 0, width: 56, height: 236 }, 0.4);
  pen
    .dashes(crown.deep, 48, [5, 8], 'M-302 10V230')
    .fill(crown.lit, 'M-330 236q4 50 28 110q24-60 28-110z')
    .stroke(crown.deep, 3, 'M-324 244q22 20 44 0M-320 266q18 18 36 0M-314 288q12 14 24 0')
    .rect(crown.lit, -303, 340, 3, 50);
  drawTowerRow(input, {
    from: -640,
    to: -340,
    low: 60,
    high: 150,
    air: 0.08,
    walls: ['#b08a72', '#c9b99f', '#8fa3b3'],
  });
  drawTowerRow(input, { from: -60, to: 190, low: 70, high: 180, air: 0.06, walls: ['#a9745c', '#c9bda8', '#93aabb'] });
  drawTowerRow(input, { from: 290, to: 640, low: 60, high: 160, air: 0.08, walls: ['#b08a72', '#a9bac6', '#d2c4ac'] });
  drawHarbor(input);
  drawFerry(input, { x: 120, y: -66, size: 0.8, hull: '#d9822f' });
  const bricks = ['#8a5446', '#a3664f', '#7a5a52'].map(paint);
  for (const [index, [x, wide, high]] of (
    [
      [-720, 250, 96],
      [-470, 170, 60],
      [-300, 210, 84],
      [240, 180, 56],
      [420, 320, 92],
    ] as const
  ).entries()) {
    pen
      .rect(bricks[index % 3]!, x, -230, wide, high)
      .rect(mixColors(bricks[index % 3]!, '#2b2a48', 0.25), x - 4, high - 240, wide + 8, 12);
    drawOpenings(
      pen,
      tones.window,
      { x: x + 12, y: -230, width: wide - 24, height: high - 20 },
      { columns: Math.round(wide / 44), rows: 1, width: 16, height: 26 },
    );
  }
  for (const [x, y, size] of [
    [-560, -140, 1.15],
    [-230, -152, 0.9],
    [520, -144, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#4a4044'),
        4,
        `M${x - n(26)} ${y}v${n(40)}M${x + n(26)} ${y}v${n(40)}M${x - n(26)} ${y}l${n(52)} ${n(40)}M${x + n(26)} ${y}l-${n(52)} ${n(40)}`,
      )
      .rect(paint('#96694e'), x - n(34), y + n(38), n(68), n(64))
      .rect(paint('#73503f'), x + n(10), y + n(38), n(24), n(64))
      .stroke(paint('#5d4238'), 2, `M${x - n(34)} ${y + n(54)}h${n(68)}M${x - n(34)} ${y + n(84)}h${n(68)}`)
      .fill(paint('#5d4a46'), `M${x - n(40)} ${y + n(100)}l${n(40)} ${n(38)} ${n(40)}-${n(38)}z`);
  }
  if (random.between(0, 1) < 0.5) pen.rounds(tones.leaf, 26, 'M-420-166h10M-400-158h10M300-170h14M330-164h10');
}

/** Westminster beyond the Thames, with a red bus on the bridge and the great wheel. */
export function drawLondon(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze } = tones;
  const stone = inAir(withBuilding(tones, '#d3b276', '#6f7a80'), 0.06);
  drawTowerRow(input, { from: -720, to: 720, low: 40, high: 100, air: 0.58, walls: ['#b3b8bd', '#c4b8a6'] });
  const dome = inAir(withBuilding(tones, '#d9d4c8', '#93a3ac'), 0.34);
  drawBlock(pen, dome, { x: 60, y: 60, width: 90, height: 60 }, 0.3)
    .dome(dome.roof, 105, 120, 42, 48)
    .rect(dome.lit, 101, 166, 8, 26);
  const wheel = mixColors(paint('#e6ecf0'), haze, 0.1);
  let spokes = '';
  let cabins = '';
  for (let index = 0; index < 20; index++) {
    const angle = (index / 20) * Math.PI * 2;
    const at = (radius: number) =>
      `${Math.round(370 + Math.cos(angle) * radius)} ${Math.round(176 + Math.sin(angle) * radius)}`;
    spokes += `M370 176L${at(142)}`;
    cabins += `M${at(154)}h0`;
  }
  pen
    .stroke(wheel, 1.6, spokes)
    .stroke(wheel, 6, 'M228 176a142 142 0 1 0 284 0a142 142 0 1 0-284 0z')
    .rounds(tones.isDusk ? tones.window : paint('#7fa6c0'), 13, cabins)
    .stroke(wheel, 9, 'M370 176L316 6M370 176L424 6')
    .circle(wheel, 370, 176, 12);
  pen.polygon(stone.roof, [-470, 96], [-452, 118], [-150, 118], [-132, 96]);
  drawBlock(pen, stone, { x: -470, y: 0, width: 340, height: 96 }, 0.06);
  drawOpenings(
    pen,
    stone.window,
    { x: -464, y: 8, width: 328, height: 84 },
    { columns: 22, rows: 2, width: 6, height: 28 },
  );
  for (let x = -470; x <= -130; x += 34)
    pen.rect(stone.lit, x - 3, 0, 6, 112).polygon(stone.lit, [x - 4, 112], [x, 132], [x + 4, 112]);
  drawBlock(pen, stone, { x: -500, y: 0, width: 62, height: 190 }, 0.36);
  for (const x of [-500, -440]) pen.polygon(stone.lit, [x - 5, 184], [x, 226], [x + 5, 184]);
  drawBlock(pen, stone, { x: -112, y: 0, width: 56, height: 260 }, 0.36);
  pen
    .dashes(stone.deep, 6, [34, 10], 'M-98 14V190M-70 14V190')
    .rect(stone.lit, -118, 196, 68, 6)
    .rect(stone.lit, -116, 258, 64, 8);
  pen
    .circle(paint('#f6f0e0'), -84, 228, 24)
    .stroke(stone.deep, 3, 'M-108 228a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM-84 228v17M-84 228h11');
  pen
    .polygon(stone.roof, [-114, 266], [-98, 302], [-70, 302], [-54, 266])
    .rect(stone.wall, -98, 302, 28, 20)
    .polygon(stone.roof, [-100, 322], [-84, 392], [-68, 322])
    .rect(stone.lit, -85, 390, 2, 16);
  pen
    .rect(paint('#a99c86'), -720, -10, 1440, 18)
    .rounds(tones.leaf, 34, 'M-640 22h60M-30 20h40M30 26h30M90 20h60M520 20h60M620 24h60');
  drawHarbor(input);
  const green = paint('#7f9c86');
  pen.fill(
    paint('#b8ab94'),
    'M-720-230V-70Q0-40 720-70V-230H560q-10 70-120 74t-130-74H200q-20 84-200 88t-200-88h-110q-20 70-130 74t-120-74z',
  );
  pen
    .stroke(green, 16, 'M-720-62Q0-32 720-62')
    .dashes(green, 30, [4, 14], 'M-720-44Q0-14 720-44')
    .stroke(paint('#a8c2ae'), 5, 'M-720-30Q0 0 720-30');
  for (const x of [-520, -260, 20, 300, 560])
    pen
      .rect(paint('#4a5a52'), x - 2, -28, 5, 64)
      .rounds(tones.isDusk ? tones.window : paint('#f4ecd8'), 13, `M${x - 12} 34h0M${x} 42h0M${x + 12} 34h0`);
  const red = paint('#cf3f36');
  pen
    .fill(red, 'M60-40h190v104q0 14-14 14h-162q-14 0-14-14z')
    .fill(mixColors(red, '#2b2a48', 0.25), 'M226-40h24v104q0 14-14 14h-10z')
    .dashes(tones.isDusk ? tones.window : paint('#cfe0ea'), 26, [26, 6], 'M70 48h164M70-2h164')
    .rect(paint('#f4ecd8'), 60, 20, 190, 5)
    .circle(paint('#33343f'), 100, -40, 17)
    .circle(paint('#33343f'), 212, -40, 17)
    .circle(paint('#a9a9b0'), 100, -40, 7)
    .circle(paint('#a9a9b0'), 212, -40, 7);
  pen
    .fill(paint('#2c2f3a'), 'M-210-44h104l-6 22q-6 8-16 8l-16 18h-40l-16-20q-10-4-10-28z')
    .circle(paint('#33343f'), -186, -44, 10)
    .circle(paint('#33343f'), -128, -44, 10);
  for (const [x, color] of [
    [-360, '#3d5a6b'],
    [-330, '#7d3f4c'],
    [420, '#2f3550'],
    [470, '#8a6a44'],
  ] as const)
    pen.fill(paint(color), `M${x - 9} -52l3 36q6 8 12 0l3-36z`).circle(paint('#6b4638'), x, -8, 7);
}

/** Painted houses on a slope before the towers of San Francisco. */
export function drawSanFrancisco(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze } = tones;
  pen.fill(mixColors(tones.far, haze, 0.3), 'M-720 60Q-560 150-400 80T-60 60T300 90T720 70V0H-720z');
  const steel = mixColors(paint('#c8553a'), haze, 0.3);
  pen
    .rect(steel, -720, 74, 380, 6)
    .rect(steel, -560, 40, 12, 160)
    .rect(steel, -410, 40, 12, 160)
    .stroke(steel, 4, 'M-720 130Q-640 90-554 200Q-480 30-404 200Q-370 110-330 80');
  drawTowerRow(input, { from: -280, to: 640, low: 60, high: 150, air: 0.5, walls: ['#b3bcc6', '#c9bda8'] });
  const white = inAir(withBuilding(tones, '#eeeade', '#cfd6da'), 0.1);
  drawTowerRow(input, { from: -220, to: 20, low: 90, high: 190, air: 0.16, walls: ['#c9bda8', '#97aaba', '#b08a72'] });
  drawTowerRow(input, { from: 150, to: 420, low: 110, high: 230, air: 0.16, walls: ['#a9bac6', '#8f9fae', '#d2c4ac'] });
  pen
    .polygon(white.wall, [52, 0], [96, 380], [140, 0])
    .polygon(white.shade, [104, 0], [96, 380], [140, 0])
    .dashes(white.deep, 50, [3, 9], 'M96 20V190')
    .dashes(white.deep, 24, [3, 9], 'M96 200V290')
    .polygon(white.lit, [44, 0], [52, 190], [60, 190], [64, 0]);
  drawTowerRow(input, { from: 440, to: 720, low: 60, high: 130, air: 0.2, walls: ['#c9bda8', '#b08a72'] });
  pen.fill(
    tones.leafShade,
    'M-720-20q60 60 140 20q90 50 180 10q100 40 200 0q110 50 220 4q100 40 200 0q90 40 180 0q80 40 320-20v-120h-1440z',
  );
  const colors = ['#d9a3a0', '#8fb3c4', '#e3cf8f', '#a9c4a0', '#c9a9c4', '#e0b48a'];
  for (let index = 0; index < 7; index++) {
    const [x, y] = [-474 + index * 136, -120 + index * 4];
    const wall = withBuilding(tones, colors[index % 6]!, '#6f5f5c');
    drawBlock(pen, wall, { x, y, width: 124, height: 120 }, 0.2);
    pen
      .polygon(wall.roof, [x - 6, y + 118], [x + 62, y + 196], [x + 130, y + 118])
      .polygon(wall.wall, [x + 8, y + 118], [x + 62, y + 180], [x + 116, y + 118])
      .stroke(wall.lit, 5, `M${x - 4} ${y + 118}L${x + 62} ${y + 194}L${x + 128} ${y + 118}`)
      .rect(wall.lit, x - 3, y + 112, 130, 8)
      .arch(wall.window, x + 51, y + 128, 22, 16);
    for (const [dx, dy] of [
      [10, 14],
      [10, 66],
      [34, 14],
      [34, 66],
    ] as const)
      pen.rect(wall.lit, x + dx - 3, y + dy - 3, 24, 40).rect(wall.window, x + dx, y + dy, 18, 32);
    pen
      .rect(wall.lit, x + 74, y, 40, 58)
      .rect(wall.deep, x + 82, y, 24, 48)
      .rect(wall.lit, x + 78, y + 68, 32, 38)
      .rect(wall.window, x + 84, y + 72, 20, 30);
  }
  for (const [x, size] of [
    [-570, 74],
    [-690, 90],
    [560, 80],
    [680, 96],
  ] as const)
    pen
      .circle(tones.leafShade, x + 10, -70, size)
      .circle(tones.leaf, x - 8, -56, size * 0.92)
      .ellipse(tones.leafLight, x - 24, -10, size * 0.36, size * 0.16);
  pen
    .fill(tones.leaf, 'M-720-110Q-200-140 720-90V-230H-720z')
    .fill(tones.leafLight, 'M-720-170Q-100-200 720-150V-230H-720z')
    .rounds(tones.leafShade, 26, 'M-470-124h80M-330-122h60M-190-120h70M-40-118h60M80-116h70M230-112h60M360-110h70');
}
