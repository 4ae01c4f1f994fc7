import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome } from '../buildings/parts.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, traceFirs } from '../wonders/parts.js';

/** A small white palace under wooded slopes, before a pool with a gilded fountain. */
export function drawHillRotunda(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { leafShade, leaf, paint } = tones;
  pen
    .fill(leaf, 'M-398 0Q-330 190-190 230T40 270T260 220T398 0z')
    .fill(
      leafShade,
      traceFirs(random, [-370, 370], 84, (x) => 190 - (x * x) / 900),
    )
    .fill(
      leafShade,
      traceFirs(random, [-390, 390], 70, (x) => 96 - (x * x) / 2000),
    );
  drawPalaceFront(input, {
    wall: '#f4efe4',
    roof: '#9aa39c',
    body: [0, 96, 136, 'pediment', 40],
    storeys: 2,
    bays: 5,
    round: true,
    parts: [
      [-140, 54, 112, 'flat', 10],
      [140, 54, 112, 'flat', 10],
    ],
  });
  pen
    .rect(paint('#dcb04a'), -3, 176, 6, 26)
    .ellipse(paint('#e9e2d0'), 0, -14, 170, 16)
    .ellipse(tones.water, 0, -13, 158, 12)
    .fill(mixColors(paint('#ffffff'), tones.haze, 0.2), 'M-6-12Q-10 60-2 96Q6 60 8-12z', 0.85)
    .circle(paint('#dcb04a'), 0, -6, 12);
}

/** City chambers with a high tower over a square, and a column with a statue. */
export function drawGlasgowSquare(input: MotifInput): void {
  const { pen, tones } = input;
  drawPalaceFront(input, {
    wall: '#cdb896',
    roof: '#8a908c',
    body: [0, 250, 150, 'flat', 10],
    storeys: 3,
    bays: 17,
    round: true,
    parts: [
      [0, 60, 184, 'pediment', 40],
      [-230, 42, 164, 'dome', 60],
      [230, 42, 164, 'dome', 60],
    ],
    towers: [[0, 68, 330, 'dome', 50]],
  });
  const column = withBuilding(tones, '#b9a88c', '#5f5a52');
  drawBlock(pen, column, { x: -166, y: -10, width: 60, height: 40 }, 0.3);
  drawBlock(pen, column, { x: -147, y: 30, width: 22, height: 220 }, 0.4);
  pen
    .rect(column.lit, -154, 248, 36, 9)
    .fill(column.deep, 'M-146 256l4 44q6 8 12 0l4-44z')
    .circle(column.deep, -136, 308, 7);
}

/** A yellow market hall of the thirties with a clock tower at its corner and flower stalls before it. */
export function drawMarketTower(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  drawPalaceFront(input, {
    wall: '#ecca72',
    roof: '#b8604a',
    trim: '#8f8a84',
    body: [40, 270, 120, 'hip', 24],
    storeys: 2,
    bays: 11,
    parts: [[40, 50, 150, 'flat', 12]],
  });
  const wall = withBuilding(tones, '#ecca72', '#b8604a');
  drawBlock(pen, wall, { x: -300, y: 0, width: 84, height: 250 }, 0.34);
  pen
    .rect(paint('#8f8a84'), -306, 244, 96, 12)
    .rect(paint('#8f8a84'), -300, 120, 84, 6)
    .circle(paint('#f6f0e0'), -258, 210, 24)
    .stroke(wall.deep, 4, 'M-258 210v16M-258 210h12')
    .arch(wall.deep, -274, 0, 32, 50)
    .rect(tones.window, -270, 140, 24, 36)
    .polygon(wall.roof, [-300, 256], [-258, 290], [-216, 256]);
  for (const [index, x] of [-170, -70, 30, 130, 230].entries()) {
    const colors = ['#d9503f', '#e98aa0', '#8a5fa0', '#f0b43f', '#e3703f'];
    pen
      .polygon(paint(index % 2 ? '#f4efe2' : '#3f7f6a'), [x - 44, 52], [x - 34, 70], [x + 34, 70], [x + 44, 52])
      .rect(wall.deep, x - 40, -6, 5, 60)
      .rect(wall.deep, x + 35, -6, 5, 60)
      .rounds(paint(colors[index]!), 20, `M${x - 26} 10h14M${x + 14} 8h10`)
      .rounds(paint(colors[(index + 2) % 5]!), 18, `M${x - 6} 12h8`)
      .rounds(tones.leafShade, 10, `M${x - 30}-4h60`);
  }
}

/** A low museum of stone on a slope of olives under two bare cliffs. */
export function drawCliffMuseum(input: MotifInput): void {
  const { pen, tones } = input;
  const [rock, dark] = [tones.paint('#b9a48e'), tones.paint('#8a7868')];
  pen
    .fill(
      rock,
      'M-398 0L-360 130-300 180-280 290-200 330-90 340-30 270 0 210 30 280 60 360 170 390 270 370 330 240 398 0z',
    )
    .fill(
      dark,
      'M-90 340L-30 270 0 210 30 280 60 360 20 240 30 90H-40L-30 200zM270 370L330 240 398 0H300L290 200 250 300zM-280 290L-200 330-230 230-220 110H-290z',
      0.75,
    )
    .stroke(dark, 4, 'M-190 300L-170 150M-120 310L-110 170M110 340L120 180M180 360L190 190M230 330L236 220', 0.5)
    .fill(tones.leafShade, 'M-398 0Q-300 90-160 96T120 110T398 0z')
    .rounds(tones.leafLight, 22, 'M-330 30h10M-270 56h20M-200 78h20M200 84h20M260 60h20M320 34h10');
  drawPalaceFront(input, {
    wall: '#dccdac',
    roof: '#b9a98c',
    body: [30, 240, 84, 'flat', 8],
    storeys: 1,
    bays: 7,
    parts: [
      [-190, 90, 66, 'flat', 8],
      [110, 70, 106, 'flat', 8],
    ],
  });
}

/** A white hall of Doric columns with a round temple in its middle and two spouts of hot water. */
export function drawSpaColonnade({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#f1ece0', '#9fb0ac');
  const drawHall = (from: number, to: number) => {
    pen
      .rect(stone.deep, from, 10, to - from, 92)
      .dashes(stone.lit, 92, [15, 23], `M${from + 4} 56H${to}`)
      .rect(stone.wall, from - 8, 100, to - from + 16, 22)
      .rect(stone.lit, from - 8, 118, to - from + 16, 7);
  };
  drawHall(-330, -96);
  drawHall(96, 330);
  for (const side of [-1, 1]) drawBlock(pen, stone, { x: side * 345 - 32, y: 0, width: 64, height: 136 }, 0.3);
  pen.rect(stone.lit, -360, 0, 720, 12);
  drawBlock(pen, stone, { x: -96, y: 10, width: 192, height: 130 }, 0.2);
  pen
    .rect(stone.deep, -84, 10, 168, 104)
    .dashes(stone.lit, 104, [17, 26], 'M-82 62H84')
    .rect(stone.lit, -106, 136, 212, 10);
  drawDome(pen, stone, 0, 146, 92, 56);
  pen.rect(stone.lit, -18, 200, 36, 10).rect(tones.water, -60, 12, 24, 30).rect(tones.water, 36, 12, 24, 30);
}

/** A long box of dark glass in a park. */
export function drawBlackGlassBox({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const box = withBuilding(tones, '#3f4852', '#2f363e');
  drawBlock(pen, box, { x: -360, y: 0, width: 720, height: 130 }, 0.1);
  pen
    .rect(tones.isDusk ? tones.window : paint('#8fa8b4'), -350, 8, 700, 52)
    .rect(paint('#20262c'), -350, 66, 700, 56)
    .dashes(box.wall, 52, [5, 45], 'M-352 34H352')
    .dashes(paint('#59646e'), 56, [3, 47], 'M-352 94H352')
    .rounds(mixColors(tones.leaf, paint('#8fa8b4'), 0.5), 30, 'M-290 30v8M-190 26v6M-90 30v10M130 26v8M250 30v6')
    .rect(paint('#d94f3f'), -30, 8, 60, 44)
    .rect(box.lit, -366, 128, 732, 8);
}

/** A long red-brown hall on stilts in a garden, with boxes of many colors on its side. */
export function drawBranly({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const hall = withBuilding(tones, '#8f4f40', '#6a3f38');
  for (let x = -340; x <= 340; x += 85) pen.rect(hall.deep, x - 5, 0, 10, 76);
  pen
    .fill(hall.wall, 'M-380 70Q-200 56 0 70T380 62V160Q200 176 0 160T-380 166z')
    .fill(hall.shade, 'M240 66Q320 62 380 62V160Q310 172 240 166z');
  const colors = ['#c9843f', '#7a5a4a', '#d9a04f', '#a8453a', '#5f4a44', '#bd6a3f'];
  for (const [index, x] of [-330, -260, -170, -100, -20, 60, 130, 220, 300].entries())
    pen
      .rect(paint(colors[index % 6]!), x, 84 + (index % 3) * 14, 46 + (index % 2) * 16, 50)
      .rect(hall.deep, x + 46 + (index % 2) * 16, 84 + (index % 3) * 14, 7, 50);
  pen
    .rect(tones.isDusk ? tones.window : paint('#b9d3da'), -396, 0, 792, 40)
    .dashes(paint('#eef3f2'), 40, [4, 52], 'M-396 20H396')
    .rounds(leafShade, 46, 'M-370 20h50M-230 16h70M-60 20h60M90 16h60M250 20h90')
    .rounds(leaf, 34, 'M-360 30h30M-220 28h50M-50 32h40M100 28h40M260 32h60');
}

/** A court of old brick houses with leaded windows, vines and an arcade. */
export function drawVineCourt(input: MotifInput): void {
  const { pen, tones } = input;
  const { leaf, leafLight, leafShade } = tones;
  drawPalaceFront(input, {
    wall: '#a8654c',
    roof: '#5f5652',
    trim: '#e3d6bc',
    body: [0, 300, 200, 'hip', 70],
    storeys: 4,
    bays: 11,
    arcade: true,
  });
  const wing = withBuilding(tones, '#96583f', '#544c4a');
  for (const side of [-1, 1]) {
    pen
      .polygon(wing.wall, [side * 398, -20], [side * 398, 260], [side * 300, 210], [side * 300, 0])
      .polygon(wing.roof, [side * 398, 260], [side * 398, 340], [side * 290, 262], [side * 300, 210]);
    for (const y of [30, 90, 150])
      pen.polygon(tones.window, [side * 384, y], [side * 384, y + 40], [side * 326, y + 34], [side * 326, y + 4]);
  }
  pen
    .rounds(leafShade, 26, 'M-270 60v110M-260 170h80M-60 66v80M-50 150h90M190 60v90M150 160h110')
    .rounds(leaf, 18, 'M-276 80v90M-250 176h60M-66 80v60M-40 156h70M184 70v70M160 166h90')
    .rounds(leafLight, 8, 'M-280 120h4M-230 184h10M-20 164h12M200 172h14');
  for (const x of [-180, 0, 180])
    pen
      .rect(wing.lit, x - 24, 196, 48, 44)
      .rect(tones.window, x - 16, 200, 32, 32)
      .polygon(wing.roof, [x - 30, 240], [x, 276], [x + 30, 240]);
}

/** Three rough concrete towers over long terraces with flower boxes, on a lake with fountains. */
export function drawBarbican({ pen, tones }: MotifInput): void {
  const { leaf, paint } = tones;
  const stone = withBuilding(tones, '#b3a698', '#8a7f74');
  for (const [x, high] of [
    [-230, 400],
    [10, 440],
    [240, 410],
  ] as const) {
    drawBlock(pen, stone, { x: x - 42, y: 80, width: 84, height: high - 80 }, 0.36);
    pen
      .dashes(stone.deep, 8, [84, 20], `M${x - 42} 100h84`)
      .polygon(stone.wall, [x - 42, high], [x - 20, high + 30], [x + 42, high]);
    let floors = '';
    for (let y = 100; y < high; y += 19) floors += `M${x - 54} ${y}h104`;
    pen.stroke(stone.lit, 5, floors).rect(stone.deep, x - 8, 90, 7, high - 100);
  }
  drawBlock(pen, stone, { x: -390, y: 0, width: 780, height: 126 }, 0.1);
  pen
    .rect(stone.deep, -380, 0, 760, 30)
    .dashes(stone.wall, 32, [18, 46], 'M-380 15H390')
    .dashes(tones.window, 15, [34, 12], 'M-376 52H384M-376 80H384M-376 108H384')
    .dashes(leaf, 7, [26, 20], 'M-372 40H384M-370 68H384M-374 96H384');
  for (const x of [-340, -294, -248, 260, 306, 352]) pen.fill(stone.lit, `M${x - 20} 126a20 22 0 0 0 40 0z`);
  pen.stroke(mixColors(paint('#ffffff'), tones.haze, 0.3), 5, 'M-120-6q6 50 16 0M0-6q6 60 16 0M120-6q6 50 16 0', 0.8);
}

/** Long low slabs of concrete among the trees of a garden with a pond. */
export function drawGardenSlabs({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#c3b6a2', '#8f8576');
  pen
    .rounds(leafShade, 120, 'M-340 110h60M-200 140h90M-40 130h80M130 146h80M290 110h60')
    .rounds(leaf, 70, 'M-330 140h40M-180 166h60M-10 160h50M150 170h50M300 140h40');
  drawBlock(pen, stone, { x: -260, y: 60, width: 380, height: 64 }, 0.14);
  drawBlock(pen, stone, { x: -330, y: 0, width: 640, height: 60 }, 0.14);
  pen
    .rect(tones.isDusk ? tones.window : tones.paint('#8fa6a4'), -320, 8, 620, 32)
    .dashes(stone.deep, 32, [6, 56], 'M-320 24H300')
    .rect(tones.window, -250, 74, 360, 18)
    .rect(stone.lit, -346, 52, 672, 12)
    .rect(stone.lit, -274, 118, 408, 11);
  pen.rounds(leafShade, 40, 'M-380 6h70M220 6h60M330 10h50').rounds(leafLight, 16, 'M-370 20h30M230 20h30M340 24h20');
  drawWalkers(pen, tones, [[Math.round(random.between(-60, 60)), 0]], 0.8);
}
