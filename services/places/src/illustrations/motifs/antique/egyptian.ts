import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBattlement, drawBlock } from '../parts.js';

const SLOPE = 0.07;

/** Draws a wall whose sides lean inward, under a hollow cornice. */
function drawBatter(pen: Pen, tones: Tones, x: number, y: number, half: number, height: number): void {
  const top = half - height * SLOPE;
  pen
    .polygon(tones.wall, [x - half, y], [x - top, y + height], [x + top, y + height], [x + half, y])
    .polygon(tones.shade, [x + half * 0.5, y], [x + top * 0.5, y + height], [x + top, y + height], [x + half, y])
    .polygon(
      tones.lit,
      [x - top, y + height],
      [x - top - 12, y + height + 22],
      [x + top + 12, y + height + 22],
      [x + top, y + height],
    )
    .dashes(tones.shade, 20, [3, 7], `M${Math.round(x - top)} ${y + height + 11}H${Math.round(x + top)}`)
    .rect(tones.shade, x - top, y + height - 4, 2 * top, 5);
}

/** A temple front with six columns whose capitals are faces of a goddess, between low screens. */
export function drawHathorFront({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6b886', '#b99a68');
  const { paint } = tones;
  drawBatter(pen, stone, 0, 0, 350, 270);
  pen.rect(stone.deep, -270, 0, 540, 216).rect(stone.lit, -282, 216, 564, 12).circle(paint('#c9682e'), 0, 246, 13);
  pen.fill(paint('#3f7f9a'), 'M-16 246q-40 12-80 4l20-10q30 0 60-2zM16 246q40 12 80 4l-20-10q-30 0-60-2z');
  for (const x of [-226, -136, -52, 52, 136, 226]) {
    pen
      .rect(stone.wall, x - 23, 0, 46, 150)
      .rect(stone.lit, x - 23, 0, 16, 150)
      .rect(stone.wall, x - 28, 146, 56, 50)
      .rect(stone.lit, x - 20, 150, 40, 40)
      .rounds(paint('#3f6f8f'), 8, `M${x - 26} 184V152M${x + 26} 184V152`)
      .rounds(stone.deep, 5, `M${x - 9} 174v1M${x + 9} 174v1M${x - 5} 160h10`)
      .rect(stone.shade, x - 24, 196, 48, 20);
  }
  for (const x of [-181, -94, 94, 181]) pen.rect(stone.wall, x - 24, 0, 48, 84).rect(stone.lit, x - 26, 80, 52, 9);
  pen.polygon(paint('#e2cfa4'), [-40, 0], [40, 0], [70, -34], [-70, -34]);
}

/** A temple with two doors, its columns standing high without a wall before them, above a river. */
export function drawDoubleTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b988', '#b8925f');
  pen
    .polygon(stone.shade, [-396, 0], [-370, 44], [370, 44], [396, 0])
    .rect(stone.lit, -374, 38, 748, 10)
    .rect(stone.deep, -240, 48, 480, 200);
  for (const x of [-92, 92])
    pen
      .rect(stone.wall, x - 46, 48, 92, 160)
      .rect(stone.deep, x - 26, 48, 52, 130)
      .rect(stone.lit, x - 52, 200, 104, 14)
      .circle(tones.paint('#c9682e'), x, 220, 9);
  for (const [x, high] of [
    [-340, 150],
    [-276, 196],
    [-210, 250],
    [-150, 250],
    [-26, 250],
    [26, 250],
    [150, 250],
    [210, 250],
    [280, 120],
    [344, 170],
  ] as const) {
    pen
      .rect(stone.wall, x - 21, 48, 42, high - 48)
      .rect(stone.lit, x - 21, 48, 14, high - 48)
      .dashes(tones.paint('#a8623f'), 5, [34, 50], `M${x - 17} ${high - 30}h34`);
    if (high > 180)
      pen
        .polygon(stone.lit, [x - 20, high - 36], [x - 36, high], [x + 36, high], [x + 20, high - 36])
        .stroke(stone.shade, 3, `M${x - 14} ${high - 30}l-10 28M${x} ${high - 32}v30M${x + 14} ${high - 30}l10 28`);
  }
  pen
    .rect(stone.wall, -240, 250, 480, 26)
    .rect(stone.shade, 130, 250, 110, 26)
    .polygon(stone.lit, [-240, 276], [-252, 300], [-20, 300], [-20, 276])
    .polygon(stone.lit, [20, 276], [20, 300], [252, 300], [240, 276])
    .dashes(stone.shade, 20, [3, 8], 'M-240 288H-22M22 288H240');
  drawBlock(pen, stone, { x: 300, y: 0, width: 84, height: 90 }, 0.3);
}

/** A fortified gate of two tall towers with round-topped battlements, before a pylon. */
export function drawFortifiedGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d3ae7a', '#a9824f');
  const { paint } = tones;
  drawBatter(pen, stone, -150, 0, 130, 220);
  drawBatter(pen, stone, 150, 0, 130, 220);
  const front = withBuilding(tones, '#dfc08e', '#b08d5c');
  pen.rect(front.deep, -62, 0, 124, 200);
  for (const side of [-1, 1]) {
    const x = side * 118;
    drawBlock(pen, front, { x: x - 66, y: 0, width: 132, height: 330 }, 0.3);
    pen
      .polygon(front.wall, [x - 78, 0], [x - 66, 50], [x + 66, 50], [x + 78, 0])
      .rect(front.lit, x - 74, 322, 148, 12)
      .rounds(front.wall, 22, `M${x - 60} 342v6M${x - 30} 342v6M${x} 342v6M${x + 30} 342v6M${x + 60} 342v6`)
      .rect(front.deep, x - 18, 226, 36, 46)
      .rect(front.lit, x - 26, 216, 52, 8)
      .stroke(paint('#a8623f'), 6, `M${x - 40} 90l20 60 18-20 26 44M${x + 20} 80v80`, 0.7)
      .stroke(front.shade, 4, `M${x - 60} 190h120M${x - 60} 292h120`);
  }
  pen.rect(front.wall, -52, 150, 104, 120).rect(front.deep, -20, 190, 40, 44).rect(front.lit, -52, 268, 104, 10);
  drawBlock(pen, front, { x: -390, y: 0, width: 200, height: 84 }, 0.1);
  drawBlock(pen, front, { x: 190, y: 0, width: 200, height: 84 }, 0.16);
  for (const x of [-388, 190]) drawBattlement(pen, front.wall, x, 84, 198, 12);
}

/** Pillars with statues of a king, without heads, and the head of a fallen colossus. */
export function drawKingPillars({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d2b182', '#a98457');
  const rose = withBuilding(tones, '#a8806c', '#8a6553');
  pen
    .polygon(stone.wall, [-390, 0], [-380, 190], [-330, 230], [-300, 180], [-250, 210], [-236, 0])
    .polygon(stone.shade, [-290, 0], [-300, 180], [-250, 210], [-236, 0])
    .rect(stone.deep, -220, 0, 380, 150);
  for (const x of [-176, -76, 24, 124]) {
    drawBlock(pen, stone, { x: x - 34, y: 0, width: 68, height: 262 }, 0.3);
    pen
      .polygon(stone.lit, [x - 17, 12], [x - 24, 170], [x - 15, 196], [x + 15, 196], [x + 24, 170], [x + 17, 12])
      .polygon(stone.shade, [x + 4, 12], [x + 6, 196], [x + 15, 196], [x + 24, 170], [x + 17, 12])
      .stroke(stone.deep, 4, `M${x - 16} 128l28 30M${x + 16} 128l-28 30`)
      .rect(stone.lit, x - 22, 0, 44, 14);
  }
  pen
    .rect(stone.wall, -226, 262, 400, 30)
    .rect(stone.shade, 90, 262, 84, 30)
    .polygon(stone.lit, [-226, 292], [-238, 312], [186, 312], [174, 292])
    .fill(rose.wall, 'M214-6q-20 60 10 96q30 40 90 34q62-4 74-60q8-50-20-70z')
    .fill(rose.shade, 'M330-6q40 60-16 130q62-4 74-60q8-50-20-70z')
    .fill(rose.roof, 'M224 84q30 54 100 46l6 22q-80 10-116-40z')
    .rounds(rose.deep, 7, 'M256 62h26M320 62h20M282 24h40')
    .rect(rose.lit, 292, 36, 14, 30)
    .polygon(stone.wall, [-140, -20], [-120, 16], [-40, 16], [-30, -20]);
}

/** A tall gateway at the end of an avenue of rams, with the temple's pylon behind. */
export function drawRamGate({ pen, tones }: MotifInput): void {
  const back = withBuilding(tones, '#c9a877', '#a5814f');
  const stone = withBuilding(tones, '#dfc191', '#b08d5c');
  drawBatter(pen, back, -190, 20, 130, 150);
  drawBatter(pen, back, 190, 20, 130, 150);
  drawBatter(pen, stone, 0, 20, 126, 310);
  pen
    .rect(stone.deep, -50, 20, 100, 220)
    .rect(stone.lit, -58, 238, 116, 12)
    .circle(tones.paint('#c9682e'), 0, 282, 15)
    .fill(tones.paint('#3f7f9a'), 'M-18 282q-30 12-62 4l14-10zM18 282q30 12 62 4l-14-10z')
    .stroke(stone.shade, 4, 'M-92 80h34M-90 130h34M-88 180h34M60 80h34M58 130h34M56 180h34');
  pen.polygon(tones.paint('#ecd9b0'), [-50, 20], [50, 20], [150, -90], [-150, -90]);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [150, 6, 0.7],
      [220, -22, 1],
      [316, -62, 1.4],
    ] as const) {
      const at = (dx: number) => side * (x + dx * s);
      pen
        .rect(stone.shade, Math.min(at(-40), at(40)), y - 10 * s, 80 * s, 28 * s)
        .polygon(stone.lit, [at(-34), y + 18 * s], [at(-30), y + 52 * s], [at(32), y + 44 * s], [at(36), y + 18 * s])
        .circle(stone.wall, at(-28), y + 62 * s, 17 * s)
        .stroke(stone.deep, 6 * s, `M${at(-24)} ${y + 70 * s}q${side * 22 * s}-4 ${side * 10 * s}-22`);
    }
}

/** Seated figures with heads of lions, in a row before low walls and a sacred lake. */
export function drawLionFigures({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#cfb184', '#a98a5a');
  const dark = withBuilding(tones, '#6f6660', '#544c48');
  pen
    .ellipse(tones.water, 60, 66, 330, 40)
    .rounds(tones.leaf, 22, 'M-240 96h60M-120 104h120M80 108h140M280 98h60')
    .polygon(wall.wall, [-396, 20], [-390, 96], [-330, 96], [-310, 60], [-180, 60], [-170, 30], [390, 30], [396, 0])
    .stroke(wall.shade, 4, 'M-390 50h210M-390 74h70')
    .rect(wall.lit, -396, -4, 792, 30);
  for (const x of [-320, -195, -70, 55, 180, 305]) {
    pen
      .rect(dark.wall, x - 40, 0, 76, 34)
      .rect(dark.wall, x - 40, 34, 32, 116)
      .rect(dark.lit, x - 18, 62, 48, 26)
      .rect(dark.shade, x + 16, 10, 20, 74)
      .polygon(dark.wall, [x - 34, 60], [x - 30, 160], [x + 14, 160], [x + 18, 60])
      .circle(dark.roof, x - 8, 182, 34)
      .circle(dark.wall, x - 4, 180, 24)
      .rect(dark.lit, x - 4, 164, 24, 16)
      .circle(dark.lit, x - 8, 226, 18)
      .rounds(dark.deep, 5, `M${x - 8} 186v1M${x + 8} 186v1`);
  }
}

/** A steep pyramid with smooth casing at its top. */
export function drawCasedPyramid({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d4ae74', '#a98450');
  const cap = withBuilding(tones, '#f0dfb8', '#cdb586');
  pen.polygon(stone.wall, [-370, 0], [0, 430], [80, 0]).polygon(stone.shade, [80, 0], [0, 430], [370, 0]);
  let courses = '';
  for (let y = 24; y < 300; y += 24) courses += `M${Math.round(-370 + y * 0.86)} ${y}H${Math.round(370 - y * 0.86)}`;
  pen
    .stroke(stone.deep, 4, courses, 0.28)
    .polygon(cap.wall, [-104, 310], [0, 430], [16, 318], [-10, 296], [-50, 316])
    .polygon(cap.shade, [16, 318], [0, 430], [104, 310], [60, 292])
    .polygon(stone.shade, [-390, 0], [-330, 44], [-300, 44], [-250, 0])
    .polygon(stone.wall, [250, 0], [280, 60], [330, 60], [390, 0])
    .rect(stone.deep, 296, 0, 20, 30);
  for (const [x, s] of [
    [-210, 1],
    [-150, 0.9],
  ] as const)
    pen
      .fill(tones.paint('#8a5f3c'), `M${x - 26 * s} 0v24q6 22 20 8q16 8 24-6l10 22h10l-8-28v-20h-6v16h-34v-16z`)
      .rect(tones.paint('#b0483a'), x - 12 * s, 26, 16 * s, 20);
}

/** A town of salt and mud that has melted to towers and holes on a hill above palms. */
export function drawMeltedTown({ pen, tones }: MotifInput): void {
  const mud = withBuilding(tones, '#d2aa74', '#a9814f');
  const { leaf, leafShade } = tones;
  pen
    .fill(mud.roof, 'M-398 0Q-300 90-220 110T0 150T230 110T398 0z')
    .fill(
      mud.wall,
      'M-300 60l10 60 30 16 6 50 40 6 10-30 30 10 6 60 34 30 24-40 30 16 4 60 30 50 40-10 8-70 40 10 14-50 34 12 20-60 40-10 20-50 50-60z',
    )
    .fill(mud.shade, 'M84 396l20-20 8-70 40 10 14-50 34 12 20-60 40-10 20-50 50-60H60l30 120z')
    .rounds(
      mud.deep,
      15,
      'M-230 120v18M-180 150v12M-150 110v14M-110 200v16M-84 140v16M-40 220v16M-20 150v16M24 280v18M30 200v14M84 240v14M100 150v16M150 210v14M176 140v14M230 120v14',
    )
    .stroke(mud.lit, 7, 'M-280 122l26 12M-214 190l34 4M-110 268l30 22M-20 246l28 4M30 366l32-8')
    .rounds(leafShade, 40, 'M-350 20h90M-180 10h140M40 8h150M260 16h100')
    .rounds(leaf, 26, 'M-330 34h60M-160 26h100M60 24h100M280 32h60');
  for (const x of [-300, -190, -60, 90, 210, 320]) {
    const high = 70 + (Math.abs(x) % 40);
    pen
      .rect(tones.paint('#8a6a48'), x - 4, 0, 8, high)
      .rounds(
        leaf,
        9,
        `M${x} ${high}q-26 16-40-8M${x} ${high}q26 16 40-8M${x} ${high}q-8 26-30 22M${x} ${high}q8 26 30 22`,
      );
  }
}
