import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSpire, traceArcade } from '../parts.js';
import { drawRow } from './rows.js';
import { drawHarbor, inAir } from './towers.js';

/** Draws the palace and the cathedral of Prague on their hill. */
function drawCastleHill({ pen, tones, random }: MotifInput, x: number, y: number): void {
  const { leaf, leafShade, haze } = tones;
  const hall = inAir(withBuilding(tones, '#efe2c6', '#b5694a'), 0.1);
  const gothic = inAir(withBuilding(tones, '#b3aaa0', '#5f7a74'), 0.06);
  pen.fill(
    mixColors(leafShade, haze, 0.14),
    `M${x - 480} ${y - 90}Q${x - 330} ${y - 4} ${x - 300} ${y}H${x + 320}Q${x + 400} ${y - 20} ${x + 520} ${y - 100}z`,
  );
  for (const dx of [-40, 24]) {
    drawBlock(pen, gothic, { x: x + dx, y: y + 40, width: 34, height: 150 }, 0.4);
    drawSpire(pen, gothic, x + dx + 17, y + 190, 19, 92);
    pen.pointedArch(gothic.deep, x + dx + 10, y + 130, 14, 30);
  }
  drawBlock(pen, gothic, { x: x + 58, y: y + 40, width: 120, height: 80 }, 0.3);
  pen.polygon(gothic.roof, [x + 54, y + 120], [x + 70, y + 158], [x + 172, y + 158], [x + 184, y + 120]);
  drawBlock(pen, gothic, { x: x + 92, y: y + 100, width: 40, height: 130 }, 0.4).fill(
    gothic.roof,
    `M${x + 88} ${y + 230}q2 24 18 30v16h12v-16q16-6 18-30zM${x + 104} ${y + 276}l8 60 8-60z`,
  );
  for (let at = x + 62; at < x + 180; at += 20) pen.fill(gothic.lit, `M${at - 3} ${y + 118}l3 28 3-28z`);
  drawBlock(pen, hall, { x: x - 290, y, width: 610, height: 62 }, 0.1);
  pen.fill(hall.roof, `M${x - 296} ${y + 62}l14 26h586l14-26z`);
  drawOpenings(
    pen,
    hall.window,
    { x: x - 286, y: y + 6, width: 600, height: 52 },
    { columns: 30, rows: 2, width: 8, height: 15 },
  );
  for (const dx of [-290, -150, 210, 300])
    drawBlock(pen, hall, { x: x + dx, y, width: 40, height: 84 }, 0.36).polygon(
      hall.roof,
      [x + dx - 4, y + 84],
      [x + dx + 20, y + 124],
      [x + dx + 44, y + 84],
    );
  for (let at = x - 400; at < x + 440; at += 64) pen.circle(leaf, at, y - 34 - Math.round(random.between(0, 26)), 26);
}

/** The old bridge of Prague below the castle. */
export function drawPrague(input: MotifInput): void {
  const { pen, tones } = input;
  const { haze, leafShade } = tones;
  pen.fill(mixColors(tones.far, haze, 0.35), 'M-720 60Q-500 120-300 80T200 90T720 70V0H-720z');
  drawCastleHill(input, -60, 120);
  const walls = ['#efe2c6', '#e3c08f', '#d9a883', '#f3ead8', '#c9b38f'];
  drawRow(input, { y: 30, from: -720, to: 720, low: 40, high: 66, air: 0.5, walls, roof: '#bb5f45' });
  drawRow(input, { y: -10, from: -720, to: 720, low: 50, high: 86, air: 0.04, walls, roof: '#b3563e' });
  pen.rounds(leafShade, 30, 'M-640-4h40M-380-4h30M40-4h50M420-4h60');
  drawHarbor(input);
  const stone = withBuilding(tones, '#b59f80', '#6f6a66');
  const tower = (x: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    drawBlock(pen, stone, { x: x - n(34), y: -70, width: n(68), height: n(170) }, 0.36);
    pen.pointedArch(stone.deep, x - n(18), -60, n(36), n(44)).rect(stone.lit, x - n(38), n(100) - 74, n(76), n(7));
    pen.polygon(
      stone.roof,
      [x - n(38), n(170) - 70],
      [x - n(8), n(270) - 70],
      [x + n(8), n(270) - 70],
      [x + n(38), n(170) - 70],
    );
    for (const side of [-32, 32]) drawSpire(pen, stone, x + n(side), n(166) - 70, n(9), n(52));
  };
  tower(-430, 1);
  pen
    .fill(stone.wall, traceArcade({ x: -720, y: -170, height: 106 }, { count: 7, span: 160, pier: 42, sides: 6 }))
    .rect(stone.lit, -720, -68, 1440, 7)
    .rect(stone.wall, -720, -62, 1440, 14)
    .rect(stone.lit, -720, -50, 1440, 4);
  for (const x of [-300, -98, 104, 306, 508])
    pen.fill(stone.deep, `M${x - 10} -48v16h4q2 26-2 34q-2 8 4 12q0 9 6 9t6-9q6-4 4-12q-4-8-2-34h4v-16z`);
  pen
    .fill(tones.paint('#f4efe4'), 'M-110-166h150l-14-20h-118z')
    .rect(tones.paint('#b8433e'), -84, -166, 90, 16)
    .dashes(tones.window, 9, [9, 6], 'M-78-157h80');
}

/** The castle of Prague over red roofs and gardens. */
export function drawHillPalace(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { haze, leaf, leafShade, leafLight } = tones;
  pen.fill(mixColors(tones.far, haze, 0.35), 'M-720 100Q-500 180-300 130T200 140T720 120V0H-720z');
  drawCastleHill(input, -20, 100);
  pen
    .fill(leafShade, 'M-720 10Q-420 80-300 70H340Q460 60 720-10V-230H-720z')
    .fill(leaf, 'M-720-10Q-300 50 0 40T720-30V-230H-720z');
  const terraces = withBuilding(tones, '#d9c7a4', '#b5694a');
  for (const y of [10, -30])
    pen
      .fill(terraces.wall, `M-200 ${y}H240l8 16H-208z`)
      .rounds(
        leafLight,
        14,
        `M-180 ${y + 22}h0M-140 ${y + 22}h0M-100 ${y + 22}h0M-60 ${y + 22}h0M-20 ${y + 22}h0M20 ${y + 22}h0M60 ${y + 22}h0M100 ${y + 22}h0M140 ${y + 22}h0M180 ${y + 22}h0M220 ${y + 22}h0`,
      );
  const walls = ['#efe2c6', '#e3c08f', '#d9a883', '#f3ead8'];
  for (const [y, from, to] of [
    [-80, -720, 720],
    [-150, -740, 720],
    [-236, -760, 720],
  ] as const) {
    for (let x = from + Math.round(random.between(0, 30)); x < to; ) {
      const wide = Math.round(random.between(130, 210));
      const house = withBuilding(tones, walls[Math.floor(random.between(0, 4))]!, y < -100 ? '#b3563e' : '#bd6a4e');
      pen
        .rect(house.wall, x, y, wide, 50)
        .rect(house.shade, x + wide * 0.84, y, wide * 0.16, 50)
        .fill(house.roof, `M${x - 8} ${y + 50}l22 44h${wide - 28}l22-44z`)
        .fill(house.roofShade, `M${x + wide * 0.6} ${y + 50}l-10 44h${Math.round(wide * 0.4) - 14}l22-44z`);
      pen.dashes(house.window, 20, [10, 14], `M${x + 14} ${y + 28}h${wide - 28}`);
      x += wide + 4;
    }
  }
}

/** A golden dome over the walls of Jerusalem and olive trees. */
export function drawJerusalem(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { haze, paint, leafShade } = tones;
  const walls = ['#ecdcb8', '#e0cda4', '#f2e6cc'];
  pen.fill(mixColors(tones.far, haze, 0.3), 'M-720 100Q-500 190-300 150T120 160T720 120V0H-720z');
  for (const [y, air, low, high] of [
    [120, 0.5, 20, 50],
    [90, 0.34, 30, 60],
  ] as const)
    for (let x = -720; x < 720; ) {
      const [wide, tall] = [Math.round(random.between(44, 90)), Math.round(random.between(low, high))];
      const wall = inAir(withBuilding(tones, walls[Math.floor(random.between(0, 3))]!, '#c9b48a'), air);
      drawBlock(pen, wall, { x, y, width: wide, height: tall }, 0.24);
      if (random.between(0, 1) < 0.3) pen.dome(wall.lit, x + wide / 2, y + tall, wide * 0.3, wide * 0.26);
      pen.dashes(wall.window, 12, [7, 12], `M${x + 10} ${y + tall - 18}h${wide - 18}`);
      x += wide + 2;
    }
  const tower = inAir(withBuilding(tones, '#e6d3aa', '#8d98a0'), 0.2);
  drawBlock(pen, tower, { x: 330, y: 100, width: 26, height: 190 }, 0.4)
    .rect(tower.lit, 324, 250, 38, 7)
    .dome(tower.roof, 343, 290, 13, 20);
  drawBlock(pen, tower, { x: -420, y: 100, width: 40, height: 140 }, 0.4);
  drawSpire(pen, tower, -400, 240, 24, 60);
  const tile = withBuilding(tones, '#4f8f9f', '#e0ad3c');
  const marble = withBuilding(tones, '#efe6d2', '#c9b48a');
  pen.rect(marble.wall, -330, 70, 620, 36).rect(marble.lit, -330, 100, 620, 6);
  drawBlock(pen, marble, { x: -150, y: 104, width: 260, height: 34 }, 0.3);
  drawBlock(pen, tile, { x: -150, y: 136, width: 260, height: 56 }, 0.3);
  drawOpenings(
    pen,
    tile.window,
    { x: -144, y: 140, width: 248, height: 46 },
    { columns: 9, rows: 1, width: 14, height: 36, isRound: true },
  );
  pen.rect(tile.lit, -156, 188, 272, 8);
  drawBlock(pen, tile, { x: -84, y: 196, width: 128, height: 36 }, 0.34);
  pen
    .dashes(tile.lit, 20, [9, 7], 'M-78 214H40')
    .fill(tile.roof, 'M-92 232q-4 84 72 108q76-24 72-108z')
    .fill(tile.roofShade, 'M4 232q10 70-24 108q76-24 72-108z')
    .fill(tile.lit, 'M-74 240q4 60 42 86q-20-40-22-88z', 0.8)
    .stroke(tile.roof, 4, 'M-20 338v22M-26 374a8 8 0 1 1 12 0');
  const wall = withBuilding(tones, '#dcc698', '#a98f62');
  drawBlock(pen, wall, { x: -720, y: -40, width: 1440, height: 112 }, 0.02);
  pen
    .dashes(wall.wall, 14, [14, 10], 'M-720 78H720')
    .dashes(wall.roof, 2.5, [30, 10], 'M-720 44H720M-706 18H720M-720-10H720');
  for (const x of [-470, -190, 130, 430])
    drawBlock(pen, wall, { x, y: -40, width: 84, height: 134 }, 0.34).dashes(
      wall.wall,
      14,
      [14, 10],
      `M${x - 3} 100h90`,
    );
  pen.pointedArch(wall.deep, -30, -40, 46, 40);
  pen
    .fill(paint('#c9b27c'), 'M-720-30Q-300 0 60-30T720-30V-230H-720z')
    .fill(paint('#b39a66'), 'M-720-120Q-200-80 720-130V-230H-720z');
  const olive = paint('#8a9a72');
  for (const [x, y, size] of [
    [-600, -70, 60],
    [-470, -96, 70],
    [-330, -70, 44],
    [300, -80, 56],
    [440, -110, 76],
    [590, -80, 60],
    [-560, -170, 80],
    [560, -180, 90],
  ] as const)
    pen
      .rect(paint('#6b5240'), x - 6, y - 34, 12, 40)
      .circle(mixColors(olive, leafShade, 0.5), x + 10, y + 10, size * 0.7)
      .circle(olive, x - 8, y + 20, size * 0.7)
      .ellipse(mixColors(olive, '#ffffff', 0.3), x - 16, y + 20 + size * 0.4, size * 0.3, size * 0.13);
}
