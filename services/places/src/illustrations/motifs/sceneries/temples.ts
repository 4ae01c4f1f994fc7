import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion, drawOpenings } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawFarSea, drawSurf } from './parts.js';

/** Three bell-shaped stupas in a row with rings on their spires among low brick ruins. */
export function drawThreeBells({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b9ab98', '#8f8272');
  const brick = withBuilding(tones, '#b5714f', '#8a5540');
  for (const x of [-250, 0, 250]) {
    pen
      .rect(stone.shade, x - 104, 0, 208, 24)
      .rect(stone.wall, x - 88, 24, 176, 26)
      .rect(stone.lit, x - 92, 46, 184, 7);
    pen
      .fill(
        stone.wall,
        `M${x - 76} 52Q${x - 72} 96 ${x - 56} 120Q${x - 50} 190 ${x - 22} 214H${x + 22}Q${x + 50} 190 ${x + 56} 120Q${x + 72} 96 ${x + 76} 52z`,
      )
      .fill(
        stone.shade,
        `M${x + 18} 52Q${x + 34} 150 ${x + 8} 214H${x + 22}Q${x + 50} 190 ${x + 56} 120Q${x + 72} 96 ${x + 76} 52z`,
      );
    pen
      .stroke(stone.deep, 3, `M${x - 70} 76H${x + 70}M${x - 62} 104H${x + 62}`, 0.4)
      .rect(stone.wall, x - 26, 212, 52, 22)
      .dashes(stone.deep, 16, [5, 6], `M${x - 22} 222H${x + 24}`);
    pen
      .polygon(stone.wall, [x - 20, 234], [x - 3, 390], [x + 3, 390], [x + 20, 234])
      .polygon(stone.shade, [x + 4, 234], [x + 1, 390], [x + 3, 390], [x + 20, 234])
      .dashes(stone.deep, 40, [3, 7], `M${x} 240V340`);
    drawBlock(pen, stone, { x: x - 24, y: 24, width: 48, height: 70 }, 0.34);
    pen.polygon(stone.lit, [x - 32, 94], [x, 140], [x + 32, 94]).pointedArch(stone.deep, x - 12, 26, 24, 40);
  }
  for (const [x, high] of [
    [-390, 70],
    [-130, 50],
    [122, 64],
    [372, 84],
  ] as const)
    pen
      .polygon(brick.wall, [x - 18, 0], [x - 16, high], [x + 4, high - 12], [x + 18, 0])
      .polygon(brick.shade, [x + 4, 0], [x + 4, high - 12], [x + 18, 0]);
  pen.rect(brick.wall, -398, 0, 796, 12);
}

/** Two stepped towers of weathered granite on a lawn by the surf. */
export function drawShoreTowers({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 90, '#3f8fa8');
  drawSurf(pen, tones, 'M-720 40q90 16 180 2t180 4t180-4t180 6t180-4t200 4t180-4');
  pen
    .fill(tones.paint('#e3cfa0'), 'M-720 20Q-300 36 0 26T720 24V-240H-720z')
    .fill(tones.paint('#8fa860'), 'M-720-40Q-300-24 0-30T720-40V-240H-720z');
  const stone = withBuilding(tones, '#b9a184', '#94806a');
  const tower = (x: number, half: number, tiers: number) => {
    drawBlock(pen, stone, { x: x - half, y: -30, width: 2 * half, height: half * 1.1 }, 0.32);
    pen.rect(stone.deep, x - half * 0.24, -30, half * 0.48, half * 0.8);
    let y = -30 + Math.round(half * 1.1);
    for (let tier = 0; tier < tiers; tier++) {
      const wide = Math.round(half * (1.06 - tier / (tiers + 1.4)));
      const high = Math.round(half * 0.42);
      drawBlock(pen, stone, { x: x - wide, y, width: 2 * wide, height: high }, 0.32);
      pen
        .rect(stone.lit, x - wide - 4, y + high - 7, 2 * wide + 8, 7)
        .dashes(stone.deep, 10, [8, 10], `M${x - wide + 5} ${y + high * 0.4}H${x + wide - 4}`);
      y += high;
    }
    pen.dome(stone.wall, x, y, half * 0.3, half * 0.36).rect(stone.deep, x - 2, y + half * 0.34, 4, 22);
  };
  tower(120, 110, 6);
  tower(-130, 66, 5);
  pen.rect(stone.wall, -330, -40, 640, 44).rect(stone.lit, -330, 0, 640, 6);
  for (let x = -310; x < 300; x += 58) pen.fill(stone.shade, `M${x} 4q4 22 22 22q14-2 16-22z`);
  drawWalkers(
    pen,
    tones,
    [
      [-400, -70],
      [-376, -66],
      [380, -80],
    ],
    1.2,
  );
}

/** A shrine of granite in the form of a chariot with wheels, before a hall of slender pillars. */
export function drawStoneChariot({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4a684', '#a08262');
  const brick = withBuilding(tones, '#b5704f', '#8a5a44');
  pen
    .rect(stone.shade, 120, 0, 270, 34)
    .rect(stone.deep, 130, 34, 250, 96)
    .dashes(stone.wall, 96, [12, 18], 'M134 82H380')
    .rect(stone.lit, 112, 128, 284, 14)
    .polygon(stone.roof, [120, 142], [150, 164], [370, 164], [392, 142]);
  pen.rect(stone.wall, -210, 0, 290, 20).rect(stone.lit, -220, 18, 310, 7);
  drawBlock(pen, stone, { x: -190, y: 25, width: 250, height: 50 }, 0.24);
  pen.dashes(stone.deep, 20, [16, 12], 'M-180 52H56').rect(stone.lit, -200, 72, 270, 9);
  drawBlock(pen, stone, { x: -160, y: 80, width: 190, height: 110 }, 0.28);
  pen.rect(stone.deep, -92, 80, 54, 84);
  for (const x of [-150, -118, -30, 2, 22]) pen.rect(stone.lit, x - 5, 80, 10, 108);
  pen.polygon(stone.lit, [-186, 186], [-166, 210], [36, 210], [56, 186]);
  for (let tier = 0; tier < 3; tier++) {
    const half = 76 - tier * 20;
    drawBlock(pen, brick, { x: -65 - half, y: 210 + tier * 30, width: 2 * half, height: 30 }, 0.3);
    pen.rect(brick.lit, -69 - half, 234 + tier * 30, 2 * half + 8, 6);
  }
  pen.dome(brick.wall, -65, 300, 22, 26);
  for (const x of [-150, 10])
    pen
      .circle(stone.wall, x, 40, 46)
      .circle(stone.deep, x, 40, 37)
      .circle(stone.lit, x, 40, 32)
      .circle(stone.shade, x, 40, 12)
      .stroke(stone.shade, 4, `M${x} 10v60M${x - 30} 40h60M${x - 21} 19l42 42M${x - 21} 61l42-42`);
  for (const x of [-270, -310])
    pen.fill(stone.wall, `M${x - 22} 0v20q-8 24 6 40q4 20 22 20l4-20q20-6 20-30v-30h-12v24h-24v-24z`);
}

/** A white mosque with a golden bulb dome beside a lagoon with a stone barge. */
export function drawLagoonMosque({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f6f3ec', '#e3b23f');
  const { window, roof, roofShade, paint } = white;
  drawBlock(pen, white, { x: 190, y: 0, width: 56, height: 330 }, 0.36);
  for (const y of [120, 210, 290]) pen.rect(white.lit, 182, y, 72, 9);
  drawWindows(pen, window, [218, 220, 44, 60], [2, 1, 11, 40], true);
  drawOnion(pen, roof, roofShade, 218, 330, 28, 60);
  drawBlock(pen, white, { x: -210, y: 0, width: 380, height: 110 }, 0.2);
  drawOpenings(
    pen,
    window,
    { x: -200, y: 6, width: 360, height: 96 },
    { columns: 9, rows: 1, width: 24, height: 72, isRound: true },
  );
  pen.rect(white.lit, -218, 106, 396, 10);
  drawBlock(pen, white, { x: -110, y: 110, width: 190, height: 70 }, 0.28);
  drawWindows(pen, window, [-15, 118, 180, 54], [7, 1, 13, 38], true);
  pen.rect(white.lit, -116, 178, 202, 8);
  drawOnion(pen, roof, roofShade, -15, 186, 96, 150);
  pen.rect(paint('#e3b23f'), -17, 330, 4, 40);
  for (const x of [-196, 156]) {
    drawBlock(pen, white, { x: x - 16, y: 110, width: 32, height: 50 }, 0.36);
    drawOnion(pen, roof, roofShade, x, 160, 16, 34);
  }
  drawBlock(pen, white, { x: -390, y: -6, width: 120, height: 24 }, 0.2);
  pen.polygon(white.wall, [-398, 14], [-400, 50], [-372, 18]).rect(white.shade, -352, 18, 50, 30);
  drawOnion(pen, roof, roofShade, -327, 48, 18, 30);
}

/** A solid cylinder of brick and carved stone on a lawn with low ruins. */
export function drawSolidStupa({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c4a484', '#a8866a');
  const brick = withBuilding(tones, '#a8644c', '#8a5540');
  pen.rect(stone.wall, -150, 0, 300, 190).rect(stone.lit, -150, 0, 70, 190).rect(stone.shade, 60, 0, 90, 190);
  pen
    .rect(stone.deep, -150, 66, 300, 40)
    .dashes(stone.lit, 22, [14, 10], 'M-146 86H150')
    .rect(stone.lit, -154, 104, 308, 7)
    .rect(stone.lit, -154, 60, 308, 7);
  for (const x of [-116, -60, 0, 60, 112])
    pen.pointedArch(stone.shade, x - 15, 116, 30, 40).pointedArch(stone.deep, x - 9, 118, 18, 30);
  pen.rect(brick.wall, -126, 190, 252, 130).rect(brick.lit, -126, 190, 54, 130).rect(brick.shade, 54, 190, 72, 130);
  pen
    .fill(brick.wall, 'M-126 320Q-110 368 0 374Q110 368 126 320z')
    .fill(brick.shade, 'M54 320Q40 366 0 374Q110 368 126 320z')
    .stroke(brick.deep, 2, 'M-126 220H126M-126 250H126M-126 280H126M-126 306H126', 0.4);
  for (const [x, wide, high] of [
    [-320, 120, 22],
    [-220, 60, 40],
    [230, 90, 30],
    [330, 110, 18],
  ] as const)
    drawBlock(pen, brick, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.3);
}
