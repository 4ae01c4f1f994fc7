import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock, drawColumn, drawSteps, traceArcade } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawCrowns, drawGround } from './parts.js';

/** A giant gate of red stone with a deep arch, at the top of a broad flight of stairs. */
export function drawStairGate({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#b5604a', '#a8503f');
  const pale = withBuilding(tones, '#efe0c6', '#f3ece0');
  const base = drawSteps(pen, red, 330, 9, 12, 15);
  drawBlock(pen, red, { x: -300, y: base - 20, width: 600, height: 84 }, 0.14);
  drawBattlement(pen, red.wall, -300, base + 64, 600, 9);
  pen
    .polygon(red.wall, [-170, base], [-130, base + 290], [130, base + 290], [170, base])
    .polygon(red.shade, [96, base], [90, base + 290], [130, base + 290], [170, base]);
  pen.rect(pale.wall, -92, base, 184, 256).rect(red.wall, -80, base, 160, 244);
  pen
    .pointedArch(pale.lit, -64, base, 128, 110)
    .pointedArch(red.shade, -55, base, 110, 108)
    .pointedArch(red.deep, -24, base, 48, 40);
  pen.dashes(red.deep, 18, [12, 8], `M-46 ${base + 84}H48`).rect(red.lit, -134, base + 286, 268, 9);
  for (let x = -112; x <= 112; x += 28) {
    pen.rect(red.lit, x - 9, base + 295, 3, 16).rect(red.lit, x + 6, base + 295, 3, 16);
    drawDome(pen, pale, x, base + 311, 12, 14);
  }
  for (const x of [-150, 150]) {
    drawWindows(pen, red.deep, [x * 0.76, base + 20, 40, 230], [1, 3, 18, 44], true);
    drawDome(pen, pale, x * 0.84, base + 300, 22, 24);
  }
}

/** A temple and a column carved out of the rock, in a deep pit between cliffs. */
export function drawPitTemple({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#8f8076', '#6f635c');
  const stone = withBuilding(tones, '#b5a08a', '#8f7d6c');
  pen
    .polygon(
      mixColors(rock.wall, tones.haze, 0.16),
      [-720, 330],
      [-300, 300],
      [320, 310],
      [720, 340],
      [720, -40],
      [-720, -40],
    )
    .rect(mixColors(rock.deep, tones.haze, 0.3), -300, -40, 620, 300);
  pen.dashes(rock.wall, 90, [30, 40], 'M-280 60H310').rect(rock.wall, -300, 106, 620, 14);
  pen.fill(tones.leaf, 'M-720 340Q-500 380-300 310Q0 340 320 318Q520 390 720 350L720 330L320 300L-300 292L-720 320z');
  for (const side of [-1, 1])
    pen
      .polygon(
        side < 0 ? rock.wall : rock.shade,
        [side * 720, 360],
        [side * 430, 350],
        [side * 350, 300],
        [side * 330, 40],
        [side * 420, -240],
        [side * 720, -240],
      )
      .stroke(
        rock.deep,
        4,
        `M${side * 400} 330L${side * 390}-60M${side * 500} 340L${side * 520}-120M${side * 620} 340L${side * 600}-150`,
        0.3,
      );
  drawGround(pen, tones.paint('#b5a588'), -30);
  drawBlock(pen, stone, { x: -230, y: -40, width: 440, height: 70 }, 0.16);
  for (let x = -214; x < 200; x += 44) pen.fill(stone.deep, `M${x} 0q4 26 20 26q14 0 16-26z`, 0.5);
  drawBlock(pen, stone, { x: -210, y: 30, width: 150, height: 84 }, 0.24);
  drawBlock(pen, stone, { x: -60, y: 30, width: 110, height: 64 }, 0.24);
  for (const x of [-180, -134, -90, -40, 10]) pen.rect(stone.deep, x, 34, 20, 50);
  for (let tier = 0; tier < 4; tier++) {
    const half = 92 - tier * 20;
    drawBlock(pen, stone, { x: 120 - half, y: 30 + tier * 66, width: 2 * half, height: 66 }, 0.3);
    pen
      .rect(stone.lit, 114 - half, 86 + tier * 66, 2 * half + 12, 9)
      .dashes(stone.deep, 24, [14, 12], `M${128 - half} ${58 + tier * 66}H${112 + half}`);
  }
  pen.dome(stone.wall, 120, 294, 34, 38).rect(stone.deep, 118, 330, 4, 20);
  drawBlock(pen, stone, { x: -312, y: -40, width: 36, height: 240 }, 0.36);
  for (const y of [20, 80, 140, 194]) pen.rect(stone.lit, -318, y, 48, 8);
  pen.fill(stone.wall, 'M266-40v30q-10 26 6 44q4 22 26 22l6-20q22-10 22-36v-40h-14v26h-26v-26z');
  drawWalkers(
    pen,
    tones,
    [
      [-30, -100],
      [0, -104],
      [40, -100],
    ],
    1.1,
  );
}

/** White arcades under the overhang of a huge bare rock above the plain. */
export function drawOverhangArcade({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#8a7a70', '#6a5d58');
  const white = withBuilding(tones, '#f6f2e8', '#b5654a');
  pen
    .fill(rock.wall, 'M-720 120Q-520 360-200 440Q120 480 420 380Q620 320 720 200V-240H-720z')
    .fill(rock.shade, 'M60 456Q300 440 420 380Q620 320 720 200V-240H200Q260 160 60 456z')
    .stroke(
      rock.deep,
      14,
      'M-420 300Q-300 120-340-40M-120 420Q-40 240-80 130M160 440Q240 260 200 140M420 370Q480 220 440 80',
      0.25,
    );
  pen.fill(rock.deep, 'M-520 60Q-300 190 20 180T540 60V0H-520z');
  pen
    .rect(white.shade, -470, 16, 960, 86)
    .fill(white.wall, traceArcade({ x: -470, y: 16, height: 100 }, { count: 17, span: 38, pier: 17.4, sides: 50 }));
  pen.rect(white.lit, -480, 112, 980, 10).polygon(white.roof, [-480, 122], [-450, 146], [470, 146], [500, 122]);
  for (const x of [-230, 10, 250]) {
    drawBlock(pen, white, { x: x - 44, y: 16, width: 88, height: 130 }, 0.26);
    pen.polygon(white.roof, [x - 56, 144], [x, 182], [x + 56, 144]).arch(white.deep, x - 18, 16, 36, 52);
  }
  pen.rect(tones.paint('#c9b99a'), -720, -60, 1440, 80).rect(tones.paint('#ece3d0'), -720, 10, 1440, 9);
  drawCrowns(pen, tones, random, [-720, 720], -130, 130);
  drawWalkers(
    pen,
    tones,
    [
      [-120, -40],
      [-96, -36],
      [150, -40],
      [330, -36],
    ],
    1.2,
  );
}

/** Towering broken walls and arches of brick among umbrella pines. */
export function drawBrickBaths({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c08a66', '#a8704f');
  const wall = (x: number, half: number, high: number, arch: number) => {
    pen
      .polygon(
        brick.wall,
        [x - half, 0],
        [x - half, high],
        [x - half * 0.5, high + 22],
        [x - half * 0.1, high - 14],
        [x + half * 0.4, high + 10],
        [x + half, high - 34],
        [x + half, 0],
      )
      .polygon(brick.shade, [x + half * 0.56, 0], [x + half * 0.56, high], [x + half, high - 34], [x + half, 0])
      .arch(brick.shade, x - arch - 7, 0, 2 * arch + 14, high * 0.5)
      .arch(mixColors(tones.haze, tones.leaf, 0.3), x - arch, 0, 2 * arch, high * 0.5)
      .rect(brick.deep, x - half * 0.76, high * 0.82, 10, 14)
      .rect(brick.deep, x + half * 0.3, high * 0.86, 10, 14);
  };
  wall(-290, 84, 240, 36);
  wall(-110, 104, 320, 54);
  wall(110, 96, 290, 48);
  wall(300, 78, 210, 34);
  pen.rect(brick.wall, -398, 0, 40, 90).rect(brick.wall, 366, 0, 32, 70).dashes(brick.lit, 6, [40, 30], 'M-380 4H390');
  for (const [x, high] of [
    [-200, 190],
    [206, 170],
    [0, 130],
  ] as const)
    pen
      .rect(tones.paint('#54402f'), x - 5, 0, 10, high)
      .ellipse(tones.leafShade, x, high + 12, 62, 26)
      .ellipse(tones.leaf, x - 8, high + 20, 48, 18);
}

/** A terrace with a row of lean marble lions before columns and low ruins on a bare island. */
export function drawLionTerrace({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f1eadb', '#cfc4b0');
  pen
    .fill(tones.paint('#b5a580'), 'M-398 0Q-260 90-60 100T398 0z')
    .fill(tones.paint('#9a9466'), 'M-398 0Q-250 60 0 50T398 0z');
  for (const [x, high] of [
    [160, 150],
    [200, 150],
    [240, 110],
    [300, 140],
  ] as const)
    drawColumn(pen, marble, x, 50, 22, high);
  pen.rect(marble.lit, 146, 200, 70, 12).rect(marble.shade, 120, 40, 220, 12);
  pen.rect(marble.wall, -390, -4, 780, 26).rect(marble.shade, -390, -4, 780, 9);
  for (const x of [-320, -190, -60, 70, 200]) {
    pen.rect(marble.lit, x - 44, 22, 92, 14);
    pen
      .fill(
        marble.wall,
        `M${x - 36} 36q-8 30 16 44q26 20 40 56q2 30 30 34l20-12q4-14-14-18q-8-50-12-104h-14l-4 44q-20-6-30-44z`,
      )
      .fill(marble.shade, `M${x + 6} 80q20 24 16 60q14-10 12-50l4-54h-10l-4 44z`)
      .stroke(marble.wall, 6, `M${x - 34} 42q-16 6-14 30`);
  }
}

/** A white building of glass walls with a bridge between its wings. */
export function drawGlassCurtain({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f1ea', '#d9d6cc');
  const glass = tones.isDusk ? mixColors(tones.window, tones.paint('#7f9aa6'), 0.35) : tones.paint('#a9c3cc');
  const steel = tones.paint('#4f5a60');
  drawBlock(pen, white, { x: 190, y: 0, width: 190, height: 230 }, 0.3);
  for (let y = 26; y < 220; y += 42)
    for (let x = 206; x < 360; x += 40) pen.rect(tones.window, x, y, 24, 20).rect(white.lit, x - 4, y - 5, 32, 4);
  drawBlock(pen, white, { x: 60, y: 92, width: 140, height: 74 }, 0.16);
  pen
    .dashes(glass, 22, [120, 20], 'M70 118H196M70 148H196')
    .rect(white.shade, 76, 0, 12, 92)
    .rect(white.shade, 166, 0, 12, 92);
  drawBlock(pen, white, { x: -380, y: 0, width: 450, height: 206 }, 0.06);
  pen.rect(glass, -366, 34, 420, 152);
  let bars = '';
  for (let x = -366; x <= 54; x += 20) bars += `M${x} 34v152`;
  pen
    .stroke(steel, 3, `${bars}M-366 62H54M-366 92H54M-366 122H54M-366 152H54`)
    .stroke(steel, 5, 'M-366 34H54V186H-366z')
    .dashes(tones.window, 16, [22, 14], 'M-360 16H50');
  pen.rect(tones.paint('#c9483c'), -40, 0, 26, 46).rect(white.lit, -386, 202, 462, 8);
}

/** A broad mosque of pale stone with a dome in a gilded lattice and five minarets, the tallest in the middle. */
export function drawFiveMinarets({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ecdcc0', '#d3a84a');
  const minaret = (x: number, high: number, half: number) => {
    drawBlock(pen, stone, { x: x - half, y: 0, width: 2 * half, height: high }, 0.38);
    for (const y of [high * 0.55, high * 0.82, high - 6]) pen.rect(stone.lit, x - half - 6, y, 2 * half + 12, 8);
    pen
      .fill(stone.roof, `M${x - half} ${high + 2}q0 22 ${half} 34q${half}-12 ${half}-34z`)
      .rect(stone.deep, x - 1, high + 34, 3, 18);
  };
  minaret(190, 420, 15);
  for (const x of [-370, -250, 280, 372]) minaret(x, 230, 11);
  drawBlock(pen, stone, { x: -200, y: 0, width: 330, height: 150 }, 0.2);
  drawWindows(pen, stone.window, [-35, 14, 300, 120], [7, 1, 20, 90], true);
  pen.rect(stone.lit, -208, 146, 346, 9);
  drawBlock(pen, stone, { x: -110, y: 154, width: 150, height: 50 }, 0.3);
  drawWindows(pen, stone.window, [-35, 158, 140, 42], [7, 1, 9, 30], true);
  drawDome(pen, stone, -35, 204, 78, 92);
  pen
    .stroke(
      stone.lit,
      3,
      'M-100 230Q-35 270 30 230M-86 254Q-35 300 16 254M-70 206Q-60 270-35 296M0 206Q-10 270-35 296',
      0.7,
    )
    .rect(stone.deep, -36, 294, 3, 26);
  pen
    .rect(stone.wall, -398, 0, 796, 58)
    .fill(stone.deep, 'M-390 0h780v44h-780z', 0.5)
    .fill(stone.wall, traceArcade({ x: -398, y: 0, height: 58 }, { count: 19, span: 28, pier: 13.2, sides: 24 }));
  pen.rect(stone.lit, -398, 56, 796, 6);
}
