import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Fronts of broken triangles in zinc, glass and ocher stone on a sloping square. */
export function drawBrokenTriangles({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const colors = ['#c9a878', '#9fa39c', '#d8c09a', '#7f8a8a', '#b5906a', '#c2c4bc'].map(paint);
  for (const [x, half, high, lean] of [
    [-250, 140, 210, 30],
    [230, 160, 250, -40],
  ] as const) {
    pen.polygon(colors[1]!, [x - half, 0], [x - half + lean, high], [x + half + lean, high * 0.86], [x + half, 0]);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 5; column++) {
        const [w, h] = [(2 * half) / 5, (high * 0.84) / 4];
        const left = x - half + column * w + (lean * row) / 4;
        const y = row * h + 4;
        pen.polygon(
          colors[(row * 2 + column) % 6]!,
          [left, y],
          [left + w, y],
          [left + w * ((row + column) % 2 ? 0.1 : 0.9), y + h],
        );
      }
  }
  const glass = paint('#8fb0b8');
  pen
    .polygon(glass, [-116, 0], [-96, 180], [70, 200], [76, 0])
    .stroke(paint('#e6e6e0'), 5, 'M-116 0L-20 190L20 0L70 200M-104 100L74 90M-96 180L20 0M-60 184L76 40');
  pen
    .polygon(colors[0]!, [-396, -6], [396, -6], [340, 22], [-396, 14])
    .dashes(paint('#a8835c'), 4, [30, 12], 'M-390 2H380')
    .polygon(colors[4]!, [-60, 10], [330, 16], [300, 44], [-20, 36])
    .dashes(colors[0]!, 4, [40, 10], 'M-30 20H310M-10 32H300');
}

/** A long block of bluestone with an arched entrance behind a sheet of running water and a moat. */
export function drawWaterWall({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#7d8388', '#6d7378');
  drawBlock(pen, stone, { x: -390, y: 10, width: 780, height: 210 }, 0.14);
  pen
    .dashes(stone.shade, 2, [46, 6], 'M-386 50H386M-370 90H386M-386 130H386M-370 170H386')
    .rect(stone.lit, -396, 214, 792, 8)
    .rect(stone.deep, -380, 196, 760, 14);
  pen.rect(stone.wall, -330, 222, 660, 16).rect(stone.shade, -360, 236, 720, 12);
  pen
    .fill(stone.lit, 'M-112 10V120a112 90 0 0 0 224 0V10z')
    .fill(tones.paint('#9fc9d3'), 'M-96 10V116a96 78 0 0 0 192 0V10z')
    .dashes(tones.paint('#e6f3f4'), 150, [5, 11], 'M-92 84H94')
    .rect(tones.window, -26, 10, 52, 60);
  pen
    .rect(tones.water, -390, -8, 780, 18)
    .rounds(tones.waterLight, 4, 'M-340 2h90M-60-2h120M220 2h90')
    .rect(stone.lit, -394, -14, 788, 8)
    .rect(stone.lit, -50, -12, 100, 22);
}

/** A shrine of sandstone under a copper dome at the end of a court with a long pool. */
export function drawDomeShrine({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d8bf98', '#6f9a86');
  pen.fill(tones.leafShade, 'M-398 60Q-200 230 0 240T398 70V0H-398z');
  for (const side of [-1, 1]) {
    drawBlock(pen, stone, { x: side * 260 - 130, y: 0, width: 260, height: 96 }, 0.16);
    drawWindows(pen, stone.deep, [side * 260, 8, 250, 76], [7, 1, 18, 54], true);
    pen.rect(stone.lit, side * 260 - 136, 92, 272, 9);
  }
  drawBlock(pen, stone, { x: -130, y: 0, width: 260, height: 150 }, 0.2);
  drawBlock(pen, stone, { x: -92, y: 150, width: 184, height: 56 }, 0.26);
  drawWindows(pen, stone.window, [0, 154, 176, 46], [7, 1, 12, 32], true);
  drawDome(pen, stone, 0, 206, 94, 84);
  pen
    .rect(stone.lit, -138, 144, 276, 10)
    .rect(stone.lit, -98, 202, 196, 8)
    .pointedArch(stone.lit, -44, 0, 88, 56)
    .pointedArch(stone.deep, -34, 0, 68, 52);
  for (const x of [-130, 104]) pen.rect(stone.lit, x, 0, 26, 150);
  pen.polygon(tones.water, [-30, 2], [-80, -16], [80, -16], [30, 2]);
}

/** A museum of rust and concrete cut into a sandstone cliff above a river, with a ferry. */
export function drawCliffMuseum({ pen, tones }: MotifInput): void {
  const rust = withBuilding(tones, '#9a5f42', '#7a4a34');
  const cliff = withBuilding(tones, '#d3a878', '#a8805a');
  pen.fill(tones.far, 'M-720 230Q-440 360-160 280T380 340T720 260V40H-720z');
  drawSheet(pen, tones, 60);
  pen
    .polygon(cliff.wall, [-330, -70], [-300, 110], [-220, 160], [330, 176], [720, 150], [720, -100])
    .polygon(cliff.shade, [-330, -70], [-316, 20], [-60, -10], [260, 10], [720, -20], [720, -100]);
  pen.stroke(cliff.deep, 3, 'M-300 80Q0 110 320 90T720 90M-310 40Q0 60 330 44T720 50', 0.5);
  for (const [x, size] of [
    [-180, 60],
    [560, 90],
    [650, 70],
  ] as const)
    drawTree(pen, tones, x, 150, size);
  drawBlock(pen, rust, { x: -80, y: 60, width: 420, height: 190 }, 0.24);
  pen
    .dashes(rust.shade, 6, [60, 10], 'M-76 110H260M-60 160H260M-76 210H260')
    .rect(tones.window, 20, 90, 120, 46)
    .rect(rust.deep, -90, 60, 430, 22)
    .rect(rust.lit, -86, 244, 432, 9);
  drawBlock(pen, withBuilding(tones, '#b9b5ac', '#a39f96'), { x: 150, y: 20, width: 120, height: 70 }, 0.3);
  pen
    .polygon(cliff.lit, [-200, 160], [-260, -80], [-230, -80], [-170, 160])
    .dashes(cliff.shade, 28, [4, 8], 'M-185 160L-245-80');
  pen
    .rect(tones.paint('#8a7a64'), -420, -84, 210, 12)
    .fill(tones.paint('#f3efe6'), 'M-620-120q20-40 60-44h190q40 4 50 44z')
    .rect(tones.paint('#4a5a54'), -610, -134, 290, 12)
    .rect(tones.paint('#f3efe6'), -560, -76, 150, 36)
    .rect(tones.window, -550, -66, 130, 18)
    .fill(tones.waterLight, 'M-640-166h340l30-14h-400z', 0.7);
  drawFigures(
    pen,
    tones,
    [
      [-250, -40],
      [-240, 0],
      [380, 160],
      [420, 158],
    ],
    1,
  );
}

/** A rock shelter with paintings in ocher, above a green flood plain. */
export function drawPaintedShelter({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const rock = withBuilding(tones, '#c98f62', '#9a6a48');
  pen
    .rect(tones.leafLight, -720, -240, 1440, 330)
    .fill(tones.far, 'M-720 90L-540 160L-420 110L-300 150L-120 90L720 100V60H-720z')
    .rounds(tones.water, 20, 'M-640 40h140M-420 10h180M-560-30h160')
    .rounds(tones.leaf, 26, 'M-660 70h60M-380 66h50M-240 60h60M-500-6h50');
  pen
    .polygon(
      rock.wall,
      [-200, -240],
      [-170, -60],
      [-90, 30],
      [-60, 160],
      [-250, 250],
      [-330, 360],
      [-120, 450],
      [280, 430],
      [720, 480],
      [720, -240],
    )
    .polygon(rock.shade, [-60, 160], [-250, 250], [-330, 360], [-290, 370], [-200, 290], [720, 240], [720, 160]);
  pen
    .polygon(rock.lit, [-30, 150], [720, 158], [720, -60], [40, -80], [-70, 20])
    .stroke(rock.deep, 4, 'M-200 400Q100 360 700 410M-60-120Q200-90 700-130', 0.4);
  const red = paint('#8f3a26');
  const white = paint('#f3e6cf');
  pen
    .fill(white, 'M90 70q60 40 130 10q40-14 60 6l26 20v-52l-26 20q-30-24-80-24q-70-4-110 20z')
    .stroke(red, 4, 'M120 66v20M150 58v36M180 54v42M210 54v40M240 58v30')
    .circle(red, 112, 78, 4);
  pen
    .stroke(red, 9, 'M380 120V60L350 0M380 60L416 0M340 110L380 96L424 116')
    .circle(red, 380, 136, 13)
    .stroke(red, 7, 'M520 110V56L496 6M520 56L548 6M486 90L520 92L560 70')
    .circle(red, 520, 122, 11)
    .stroke(red, 3, 'M576 30L560 140');
  pen
    .fill(red, 'M120-30q40 34 90 20q30 30 44 44q6-26-10-50q20-20 60-24q-30-14-66-4q-30-24-70-14q-30 4-48 28z')
    .rounds(paint('#e3b04a'), 10, 'M330-30h0M356-40h0M344-16h0M370-22h0M600 20h0M622 8h0M612 30h0');
  drawFigures(
    pen,
    tones,
    [
      [-30, -140],
      [30, -160],
    ],
    1.6,
  );
}

/** Long open sheds on iron posts over crates of fruit. */
export function drawOpenSheds({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.rect(paint('#d8d2c4'), -400, -8, 800, 16);
  for (const [index, x] of [-266, 0, 266].entries()) {
    pen
      .polygon(paint('#8f989c'), [x - 140, 150], [x, 226], [x + 140, 150])
      .polygon(paint('#6f787c'), [x - 112, 150], [x, 212], [x + 112, 150])
      .rect(paint('#c9473a'), x - 140, 138, 280, 14)
      .dashes(paint('#f3efe4'), 14, [20, 20], `M${x - 140} 131h280`);
    for (const side of [-1, 1]) pen.rect(paint('#5f7a6a'), x + side * 126 - 6, 0, 12, 140);
    for (const [row, colors] of [
      [0, ['#d9503f', '#e3a23c', '#7f9a4c']],
      [34, ['#e3c04a', '#8f4a6a', '#c9763f']],
    ] as const)
      pen
        .rect(paint('#8a6a4c'), x - 106, row, 212, 18)
        .rounds(paint(colors[index]!), 20, `M${x - 90} ${row + 24}h50`)
        .rounds(paint(colors[(index + 1) % 3]!), 20, `M${x - 20} ${row + 24}h40`)
        .rounds(paint(colors[(index + 2) % 3]!), 20, `M${x + 46} ${row + 24}h44`);
    pen.rounds(tones.window, 12, `M${x - 60} 112h0M${x} 112h0M${x + 60} 112h0`);
  }
}
