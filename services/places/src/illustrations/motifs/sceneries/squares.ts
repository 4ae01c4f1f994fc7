import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawBattlement, drawBlock, drawColumn, traceArcade } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** Two almost equal domed churches at the end of a square with an obelisk between them. */
export function drawTwinChurches({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e9d8b8', '#8f979c');
  for (const side of [-1, 1]) {
    const x = side * 220;
    drawBlock(pen, stone, { x: x - 120, y: 0, width: 240, height: 120 }, 0.24);
    drawBlock(pen, stone, { x: x - 82, y: 120, width: 164, height: 62 }, 0.3);
    drawWindows(pen, stone.window, [x, 126, 150, 48], [5, 1, 14, 34], true);
    pen.rect(stone.lit, x - 90, 180, 180, 9);
    drawDome(pen, stone, x, 188, 84, 86);
    drawBlock(pen, stone, { x: x - 13, y: 270, width: 26, height: 34 }, 0.34);
    drawCone(pen, stone, x, 304, 15, 26);
    const tower = x + side * 98;
    drawBlock(pen, stone, { x: tower - 20, y: 110, width: 40, height: 100 }, 0.34);
    pen.arch(stone.window, tower - 8, 150, 16, 34);
    drawDome(pen, stone, tower, 210, 20, 24);
    pen.rect(stone.deep, x - 66, 0, 132, 96);
    pen.dashes(stone.lit, 96, [19, 22], `M${x - 70} 48h142`);
    pen
      .rect(stone.lit, x - 78, 96, 156, 12)
      .polygon(stone.lit, [x - 82, 108], [x, 146], [x + 82, 108])
      .polygon(stone.shade, [x - 54, 112], [x, 137], [x + 54, 112]);
  }
  const granite = withBuilding(tones, '#b9805f', '#b9805f');
  pen.rect(stone.wall, -46, 0, 92, 22).rect(stone.lit, -28, 22, 56, 46);
  pen
    .polygon(granite.wall, [-17, 68], [-11, 330], [0, 350], [11, 330], [17, 68])
    .polygon(granite.shade, [4, 68], [3, 344], [11, 330], [17, 68]);
  for (const x of [-64, 64]) drawDome(pen, withBuilding(tones, '#e9d8b8', '#d9cdb6'), x, 0, 20, 16);
}

/** A brick town hall with battlements and a very tall slender tower with a white top at its side. */
export function drawBrickTownHall(input: MotifInput): void {
  const { pen, tones } = input;
  const brick = withBuilding(tones, '#b5674c', '#a8604a');
  const white = withBuilding(tones, '#efe6d4', '#cbb9a2');
  drawBlock(pen, brick, { x: -196, y: 0, width: 46, height: 400 }, 0.36);
  drawWindows(pen, brick.deep, [-176, 200, 30, 190], [1, 4, 6, 18]);
  pen.polygon(white.wall, [-196, 396], [-208, 420], [-138, 420], [-150, 396]).rect(white.lit, -208, 420, 70, 10);
  drawBlock(pen, white, { x: -196, y: 430, width: 46, height: 44 }, 0.36);
  drawBattlement(pen, white.lit, -208, 430, 70, 7);
  pen.arch(white.deep, -182, 436, 18, 20).rect(white.deep, -175, 474, 3, 26);
  drawPalaceFront(input, {
    wall: '#b5674c',
    roof: '#a8604a',
    body: [10, 236, 160, 'teeth', 16],
    storeys: 3,
    bays: 13,
    trim: '#c98a6a',
    round: true,
    parts: [[10, 96, 224, 'teeth', 16]],
  });
  pen
    .circle(white.lit, 10, 200, 16)
    .fill(white.lit, traceArcade({ x: -214, y: 0, height: 46 }, { count: 2, span: 24, pier: 10, sides: 22 }));
}

/** A crooked yellow half-timbered house at the fork of two lanes, each ending in a gate tower. */
export function drawForkedLanes({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  pen.rect(paint('#c4b8a4'), -740, -260, 1480, 260);
  drawHouseRow(pen, tones, random, {
    from: -720,
    to: -330,
    y: -10,
    low: 200,
    high: 270,
    narrow: 110,
    wide: 140,
    colors: ['#e9d9b8', '#d9b3a0', '#c9d3c0'],
    roof: '#a8583f',
  });
  drawHouseRow(pen, tones, random, {
    from: 330,
    to: 700,
    y: -10,
    low: 190,
    high: 260,
    narrow: 110,
    wide: 140,
    colors: ['#d9c3a0', '#e9d9b8', '#d0a595'],
    roof: '#a8583f',
  });
  const stone = withBuilding(tones, '#cdb795', '#a8583f');
  const tower = (x: number, y: number, wide: number, high: number) => {
    drawBlock(pen, stone, { x: x - wide / 2, y, width: wide, height: high }, 0.34);
    drawWindows(pen, stone.window, [x, y + high * 0.5, wide - 10, high * 0.46], [2, 2, 11, 18]);
    drawHipRoof(pen, stone, [x, y + high, wide + 16, 70], wide * 0.42);
    pen.arch(stone.lit, x - 28, y, 56, 48).arch(stone.deep, x - 21, y, 42, 48);
    pen.circle(tones.lit, x, y + high - 26, 15).stroke(stone.deep, 3, `M${x} ${y + high - 26}v9h7`);
  };
  tower(-210, 40, 96, 290);
  tower(240, -20, 104, 240);
  pen.fill(paint('#c4b8a4'), 'M-290 40H-140L-60-40L100-50L180-20H310L330-40L720-200V-260H-720V-200L-330-30z');
  pen.stroke(
    paint('#a3978a'),
    4,
    'M-220 30Q-220-60-60-230M230-30Q200-80 60-230M-260 0Q-320-80-420-230M290-40Q360-100 460-230',
    0.6,
  );
  const yellow = withBuilding(tones, '#ecc45a', '#a8583f');
  const beam = paint('#6f4a35');
  drawBlock(pen, yellow, { x: -78, y: -40, width: 170, height: 190 }, 0.22);
  pen
    .polygon(yellow.roof, [-98, 150], [-64, 224], [-10, 250], [44, 232], [112, 150])
    .polygon(yellow.roofShade, [44, 150], [30, 240], [44, 232], [112, 150]);
  pen.polygon(yellow.wall, [-56, 150], [7, 226], [70, 150]);
  pen.stroke(
    beam,
    7,
    'M-78 86H92M-78 148H92M-78 36H92M-74-40V150M88-40V150M7 36V226M-38 86V148M50 86V148M-74 86l36 62M88 86l-38 62M-30 180H44',
  );
  drawWindows(pen, tones.window, [7, 92, 150, 48], [4, 1, 18, 28]);
  drawWindows(pen, tones.window, [7, 40, 150, 42], [4, 1, 18, 26]);
  pen
    .rect(tones.window, -2, 168, 18, 22)
    .rect(yellow.deep, -50, -40, 34, 56)
    .rect(tones.window, 20, -20, 44, 36)
    .dashes(paint('#c9485a'), 10, [16, 8], 'M-60 90H80');
  pen
    .fill(paint('#8a8378'), 'M-40-50q50-20 100 0v14h-100z')
    .rounds(tones.leaf, 20, 'M-20-34h60')
    .rounds(paint('#d9485a'), 7, 'M-20-26h1M4-24h1M28-26h1');
  drawWalkers(
    pen,
    tones,
    [
      [-190, 20],
      [-170, 16],
      [210, -50],
      [-120, -120],
      [160, -140],
    ],
    1.2,
  );
}

/** A gate of a college: a square of honey stone under a tall tower with a rounded cap. */
export function drawTomTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc08c', '#8f9698');
  drawBlock(pen, stone, { x: -340, y: 0, width: 680, height: 130 }, 0.14);
  drawBattlement(pen, stone.wall, -340, 130, 680, 10);
  drawWindows(pen, stone.window, [-200, 20, 250, 90], [6, 2, 15, 28]);
  drawWindows(pen, stone.window, [200, 20, 250, 90], [6, 2, 15, 28]);
  pen.rect(stone.lit, -340, 64, 680, 5);
  for (const x of [-330, 330, -72, 72]) {
    drawBlock(pen, stone, { x: x - 22, y: 0, width: 44, height: 176 }, 0.36);
    drawDome(pen, stone, x, 176, 22, 28);
    pen.rect(stone.lit, x - 26, 172, 52, 7).rect(stone.deep, x - 1, 204, 3, 14);
  }
  drawBlock(pen, stone, { x: -60, y: 0, width: 120, height: 220 }, 0.3);
  pen.pointedArch(stone.lit, -40, 0, 80, 50).pointedArch(stone.deep, -30, 0, 60, 48);
  drawWindows(pen, stone.window, [0, 136, 80, 70], [2, 1, 22, 56], true);
  pen
    .polygon(stone.wall, [-56, 220], [-44, 340], [44, 340], [56, 220])
    .polygon(stone.shade, [14, 220], [12, 340], [44, 340], [56, 220]);
  pen.pointedArch(stone.window, -16, 236, 32, 56).rect(stone.lit, -58, 218, 116, 8).rect(stone.lit, -50, 336, 100, 8);
  pen.circle(tones.paint('#2f3f6a'), 0, 200, 14);
  for (const x of [-46, 46]) pen.polygon(stone.lit, [x - 7, 340], [x, 376], [x + 7, 340]);
  pen
    .fill(stone.roof, 'M-46 344q0 44 26 62q16 14 20 36q4-22 20-36q26-18 26-62z')
    .fill(stone.roofShade, 'M12 344q6 50-4 70l-8 28q4-22 20-36q26-18 26-62z');
  pen.rect(stone.deep, -1, 440, 3, 24);
}

/** A gate with a crown of gold and copper over a moat, between low galleries. */
export function drawCrownGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9c8a5', '#6f9f92');
  const gold = tones.paint('#dcae4a');
  drawBlock(pen, stone, { x: -380, y: 0, width: 760, height: 84 }, 0.12);
  pen
    .fill(stone.deep, 'M-370 0h740v66h-740z')
    .fill(stone.wall, traceArcade({ x: -380, y: 0, height: 84 }, { count: 17, span: 30, pier: 13.9, sides: 42 }));
  pen.dashes(stone.lit, 16, [6, 8], 'M-380 94H380').rect(stone.lit, -384, 100, 768, 6);
  for (const x of [-360, -240, -130, 130, 240, 360])
    pen.polygon(stone.lit, [x - 8, 104], [x - 3, 140], [x + 3, 140], [x + 8, 104]);
  drawBlock(pen, stone, { x: -84, y: 0, width: 168, height: 150 }, 0.3);
  pen.arch(stone.lit, -40, 0, 80, 74).arch(stone.deep, -30, 0, 60, 72);
  for (const x of [-72, -52, 52, 72]) drawColumn(pen, stone, x, 0, 14, 140);
  pen.rect(stone.lit, -96, 146, 192, 12);
  drawBlock(pen, stone, { x: -60, y: 158, width: 120, height: 92 }, 0.3);
  pen.arch(stone.lit, -32, 158, 64, 44).arch(tones.haze, -24, 158, 48, 42);
  for (const x of [-78, 78]) pen.polygon(stone.lit, [x - 10, 158], [x, 206], [x + 10, 158]);
  pen.rect(stone.lit, -70, 246, 140, 10);
  pen
    .fill(stone.roof, 'M-70 256q-18 60 30 78q30 12 40 36q10-24 40-36q48-18 30-78z')
    .fill(stone.roofShade, 'M20 256q14 60-6 84l-14 30q10-24 40-36q48-18 30-78z');
  pen
    .stroke(gold, 6, 'M-70 258H70M-44 258q-14 50 20 80M44 258q14 50-20 80M0 258V370')
    .rounds(gold, 14, 'M0 376v1')
    .rect(gold, -12, 384, 24, 20);
}

/** Two walls of an old church on a curved wall of perfectly fitted dark stones. */
export function drawInkaChurch({ pen, tones }: MotifInput): void {
  const dark = withBuilding(tones, '#77695f', '#5a4f48');
  const church = withBuilding(tones, '#d3b58c', '#a8603f');
  drawBlock(pen, church, { x: -300, y: 160, width: 520, height: 90 }, 0.16);
  drawHipRoof(pen, church, [-40, 250, 536, 34], 20);
  pen
    .fill(church.deep, 'M-300 160h480v60h-480z')
    .fill(church.wall, traceArcade({ x: -300, y: 160, height: 92 }, { count: 10, span: 32, pier: 14.5, sides: 36 }));
  drawBlock(pen, church, { x: 150, y: 150, width: 100, height: 190 }, 0.36);
  drawWindows(pen, church.window, [196, 260, 80, 70], [2, 1, 20, 50], true);
  pen.rect(church.lit, 142, 250, 116, 8).rect(church.lit, 142, 338, 116, 8);
  drawDome(pen, church, 200, 346, 42, 44);
  pen.rect(church.deep, 199, 390, 3, 26);
  pen
    .fill(dark.wall, 'M-330 0L-318 120Q-300 168-240 170H180V0z')
    .fill(dark.shade, 'M-330 0L-318 120Q-300 168-240 170Q-262 120-260 0z')
    .fill(dark.lit, 'M180 0v170h10l20-170z', 0.4);
  pen.stroke(
    dark.deep,
    3,
    'M-326 34Q-260 42-180 36H190M-324 70Q-260 78-180 72H190M-320 106Q-260 112-180 108H188M-306 140Q-260 142-180 140H186M-200 0V36M-130 36V72M-210 72V108M-60 0V36M20 36V72M-100 72V108M90 0V36M60 72V108M140 36V72M-150 108V140M-20 108V140M110 108V140',
    0.6,
  );
  pen.polygon(dark.deep, [60, 0], [66, 78], [104, 78], [110, 0]);
  pen.rounds(tones.leaf, 40, 'M-360 10h20M250 10h100').fill(tones.leaf, 'M-398-6H398V8H-398z');
}

/** Two churches and rows of arcades with balconies around a square below bare hills. */
export function drawArcadedPlaza({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b98a6a', '#a8583f');
  const pale = withBuilding(tones, '#ecdfc8', '#b5603f');
  for (const [x, half] of [
    [-290, 108],
    [300, 98],
  ] as const) {
    drawBlock(pen, pale, { x: x - half, y: 0, width: 2 * half, height: 120 }, 0.16);
    drawHipRoof(pen, pale, [x, 120, 2 * half + 14, 28], 16);
    pen
      .fill(pale.deep, `M${x - half} 0h${2 * half}v44h-${2 * half}z`)
      .fill(
        pale.wall,
        traceArcade({ x: x - half, y: 0, height: 56 }, { count: 5, span: 28, pier: (2 * half - 140) / 6, sides: 24 }),
      );
    drawWindows(pen, pale.window, [x, 66, 2 * half - 10, 50], [5, 1, 15, 32]);
    pen.dashes(tones.paint('#4f7f9a'), 14, [24, (2 * half - 10) / 5 - 24], `M${x - half + 12} 72H${x + half - 4}`);
  }
  drawBlock(pen, stone, { x: -180, y: 0, width: 372, height: 140 }, 0.2);
  for (const x of [-160, 0, 166]) {
    const high = x === 0 ? 190 : 200;
    drawBlock(pen, stone, { x: x - 40, y: 0, width: 80, height: high }, 0.3);
    if (x === 0) {
      pen.fill(stone.lit, `M-46 ${high}q46 50 92 0z`).pointedArch(stone.deep, -18, 0, 36, 40);
      drawWindows(pen, stone.window, [0, 90, 70, 80], [1, 1, 26, 60], true);
      continue;
    }
    drawWindows(pen, stone.window, [x, high - 60, 70, 54], [2, 1, 16, 40], true);
    pen.rect(stone.lit, x - 46, high - 70, 92, 7).rect(stone.lit, x - 46, high, 92, 8);
    drawDome(pen, stone, x, high + 8, 34, 36);
    pen.rect(stone.deep, x - 1, high + 44, 3, 18);
  }
  for (const x of [-88, 86]) pen.arch(stone.deep, x - 14, 0, 28, 40).rect(stone.lit, x - 44, 136, 88, 8);
}

/** A low motel with turquoise doors and a tall round sign. */
export function drawMotel({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const wall = withBuilding(tones, '#ecdcc0', '#8f9698');
  const teal = paint('#3fa3a8');
  drawBlock(pen, wall, { x: -230, y: 0, width: 560, height: 150 }, 0.1);
  pen.rect(paint('#d9d3c4'), -240, 148, 584, 12).rect(paint('#c9c3b4'), -240, 70, 584, 9);
  for (const y of [0, 80]) {
    pen.dashes(teal, 56, [26, 54], `M-216 ${y + 28}H326`).dashes(window, 34, [34, 46], `M-184 ${y + 36}H326`);
    if (y > 0) pen.stroke(teal, 4, 'M-238 110H342');
  }
  pen.dashes(teal, 28, [3, 11], 'M-238 96H342').rect(wall.lit, -240, 0, 12, 150).rect(wall.lit, 332, 0, 12, 150);
  pen
    .rounds(paint('#c9485a'), 14, 'M60 108v1')
    .rounds(paint('#f4efe4'), 34, 'M64 112v1')
    .stroke(paint('#c9485a'), 7, 'M50 112a14 14 0 1 0 28 0a14 14 0 1 0-28 0');
  for (const [x, color] of [
    [-40, '#f4f0e6'],
    [170, '#dfe3e0'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 76} 10v20q2 12 24 12h10q12 22 30 22h24q18 0 28-22h22q18-2 18-18v-14z`)
      .circle(paint('#2f2b33'), x - 44, 12, 15)
      .circle(paint('#2f2b33'), x + 48, 12, 15);
  pen.rect(paint('#7d868c'), -322, 0, 12, 260).rect(paint('#7d868c'), -280, 0, 10, 240);
  pen
    .rect(paint('#e3b24a'), -372, 250, 150, 86)
    .rect(paint('#c9485a'), -360, 196, 120, 46)
    .circle(teal, -296, 366, 34)
    .circle(paint('#f4efe4'), -296, 366, 22);
  pen
    .rounds(paint('#c9485a'), 8, 'M-352 312h110M-352 292h110M-352 272h80')
    .rounds(paint('#f4efe4'), 7, 'M-346 226h90M-346 210h60');
}
