import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { traceFirs } from '../wonders/parts.js';

/** A monastery pressed under an overhang of a high cliff above a forest. */
export function drawCliffMonastery({ pen, tones, random }: MotifInput): void {
  const rock = withBuilding(tones, '#b5a894', '#8f8474');
  const wall = withBuilding(tones, '#e3d6bc', '#a8604a');
  pen
    .polygon(rock.wall, [-720, 560], [-420, 620], [300, 640], [720, 600], [720, -240], [-720, -240])
    .polygon(rock.shade, [120, 640], [90, 420], [180, 260], [120, 60], [200, -240], [720, -240], [720, 600])
    .stroke(
      rock.deep,
      6,
      'M-560 560Q-600 300-520 80M-340 600Q-380 420-330 320M-80 630Q-110 480-60 380M330 600Q300 360 380 120M540 600Q500 300 560 60',
      0.28,
    )
    .fill(rock.deep, 'M-330 250Q-200 330 40 320T320 230L300 60H-310z', 0.55);
  drawBlock(pen, wall, { x: -260, y: 60, width: 400, height: 170 }, 0.14);
  drawWindows(pen, wall.window, [-60, 76, 380, 140], [12, 4, 12, 20]);
  drawHipRoof(pen, wall, [-60, 230, 416, 24], 18);
  drawBlock(pen, wall, { x: 130, y: 60, width: 120, height: 120 }, 0.3);
  drawHipRoof(pen, wall, [190, 180, 134, 26], 20);
  drawWindows(pen, wall.window, [190, 80, 110, 90], [4, 3, 12, 18]);
  pen.rect(wall.shade, -270, 40, 540, 24).stroke(wall.lit, 9, 'M-420-60L-270 50');
  pen
    .fill(tones.leafShade, `M-720 60Q-300-20 0 10T720 50V-240H-720z`)
    .fill(
      tones.leaf,
      traceFirs(random, [-720, 720], 150, (x) => -40 + Math.abs(x) * 0.08),
    )
    .fill(
      tones.leafShade,
      traceFirs(random, [-720, 720], 160, () => -190),
    );
}

/** A tower of basalt blocks among lower towers and the round huts of a village. */
export function drawNuraghe({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#8f857a', '#6f675e');
  const tower = (x: number, half: number, high: number) => {
    pen
      .polygon(stone.wall, [x - half, 0], [x - half * 0.76, high], [x + half * 0.76, high - 10], [x + half, 0])
      .polygon(
        stone.shade,
        [x + half * 0.3, 0],
        [x + half * 0.24, high - 6],
        [x + half * 0.76, high - 10],
        [x + half, 0],
      );
    let rows = '';
    for (let y = 18; y < high - 10; y += 22)
      rows += `M${x - Math.round(half * 0.96)} ${y}H${x + Math.round(half * 0.96)}`;
    pen.dashes(stone.deep, 3, [26, 5], rows);
  };
  tower(-150, 84, 110);
  tower(170, 90, 120);
  tower(10, 110, 250);
  tower(-70, 70, 76);
  tower(110, 70, 84);
  pen.polygon(stone.deep, [-6, 0], [0, 46], [24, 46], [30, 0]);
  for (const [x, half] of [
    [-330, 62],
    [-240, 44],
    [290, 50],
    [360, 36],
  ] as const)
    pen
      .fill(stone.wall, `M${x - half}-8V26q${half} 22 ${2 * half} 0V-8z`)
      .ellipse(stone.deep, x, 24, half * 0.8, 9)
      .rect(stone.shade, x + half * 0.4, -8, half * 0.6, 26);
}

/** A pavilion of five open floors of red columns, each smaller than the one below. */
export function drawOpenFloors({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#c0705a', '#b5604a');
  pen.rect(red.lit, -370, 0, 740, 12);
  let y = 12;
  for (const [from, to, high] of [
    [-330, 300, 84],
    [-250, 260, 72],
    [-170, 190, 66],
    [-110, 120, 60],
  ] as const) {
    pen
      .rect(red.deep, from + 10, y, to - from - 20, high)
      .dashes(red.wall, high, [11, 23], `M${from + 4} ${y + high / 2}H${to}`);
    pen.rect(red.lit, from - 10, y + high, to - from + 20, 9).rect(red.shade, from - 4, y + high - 8, to - from + 8, 8);
    y += high + 9;
  }
  for (const x of [-28, 28]) pen.rect(red.wall, x - 5, y, 10, 44);
  pen
    .rect(red.lit, -44, y + 42, 88, 8)
    .dome(red.wall, 0, y + 50, 34, 30)
    .rect(red.deep, -1, y + 78, 3, 20);
  pen.rect(mixColors(tones.water, tones.haze, 0.2), -398, -26, 796, 20);
}

/** A long white wall with a row of small stupas on it before temple roofs on a steppe. */
export function drawStupaWall({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f0e6', '#c9bda8');
  const temple = withBuilding(tones, '#b5604a', '#4f7f6f');
  for (const [x, half] of [
    [-150, 70],
    [0, 90],
    [160, 70],
  ] as const) {
    drawBlock(pen, temple, { x: x - half, y: 50, width: 2 * half, height: 70 }, 0.24);
    drawHipRoof(pen, temple, [x, 118, 2 * half + 40, 40], 50);
    drawBlock(pen, temple, { x: x - half * 0.5, y: 150, width: half, height: 26 }, 0.24);
    drawHipRoof(pen, temple, [x, 174, half + 36, 34], 40);
    pen.rect(tones.paint('#dcae4a'), x - 3, 206, 6, 16);
  }
  drawBlock(pen, white, { x: -398, y: 0, width: 796, height: 50 }, 0.06);
  pen
    .fill(white.deep, 'M-20 0h40v36h-40z', 0.7)
    .fill(white.lit, traceArcade({ x: -34, y: 0, height: 46 }, { count: 1, span: 40, pier: 14, sides: 20 }));
  let [base, bells, spires] = ['', '', ''];
  for (let x = -370; x <= 370; x += 53) {
    base += `M${x - 18} 50h36v16h-36z`;
    bells += `M${x - 14} 66q0 22 14 24q14-2 14-24z`;
    spires += `M${x - 4} 90l4 30l4-30z`;
  }
  pen.fill(white.wall, base).fill(white.lit, bells).fill(tones.paint('#dcae4a'), spires);
}
