import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { traceFirs } from '../wonders/parts.js';

/** A mansion of pale stone with pinnacles, pointed windows and an eight-sided tower in a wooded park. */
export function drawPinnacleVilla({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#d9d0bd', '#8d7a6a');
  const { lit, shade, deep, window } = stone;
  pen
    .rounds(leafShade, 150, 'M-330 100v40M-390 90h30M330 100v50M380 84h10M-200 270h40M210 280h20')
    .rounds(leaf, 100, 'M-344 150v20M316 150v30M-206 296h30M210 306h10')
    .rounds(leafLight, 36, 'M-360 180v10M300 190v10');
  const pinnacle = (x: number, y: number, high: number) => {
    pen
      .polygon(lit, [x - 7, y], [x - 5, y + high * 0.5], [x, y + high], [x, y])
      .polygon(shade, [x, y], [x, y + high], [x + 5, y + high * 0.5], [x + 7, y]);
  };
  drawBlock(pen, stone, { x: -230, y: 0, width: 330, height: 190 }, 0.2);
  drawHipRoof(pen, stone, [-65, 190, 300, 40], 40);
  for (const y of [62, 124, 186]) pen.rect(lit, -236, y, 342, 7);
  drawWindows(pen, lit, [-65, 0, 320, 190], [6, 3, 28, 44], true);
  drawWindows(pen, window, [-65, 0, 320, 190], [6, 3, 20, 38], true);
  for (let x = -173; x <= 97; x += 54) pinnacle(x, 190, 48);
  drawBlock(pen, stone, { x: -100, y: 186, width: 70, height: 84 }, 0.34);
  drawWindows(pen, window, [-65, 196, 60, 56], [2, 1, 13, 36], true);
  for (const x of [-100, -65, -30]) pinnacle(x, 268, 52);
  pen.rect(stone.wall, 84, 0, 116, 290).rect(lit, 84, 0, 34, 290).rect(shade, 156, 0, 44, 290);
  for (const y of [66, 134, 206, 282]) pen.rect(lit, 78, y, 128, 8);
  drawWindows(pen, window, [142, 4, 112, 272], [3, 4, 15, 38], true);
  for (const x of [84, 123, 162, 200]) pinnacle(x, 288, 62);
  drawPointedTower(pen, stone, [142, 286, 40, 46], 84);
  pen.pointedArch(deep, -84, 0, 38, 34).rect(lit, -250, 0, 470, 6);
}

/** A small old church of brick and stone with a low dome among tall firs. */
export function drawBrickChapel({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade } = tones;
  const brick = withBuilding(tones, '#b0705a', '#9a5540');
  const { lit, shade, deep, window, paint } = brick;
  pen
    .fill(
      leafShade,
      traceFirs(random, [-390, 380], 300, () => 0),
    )
    .fill(leaf, traceFirs(random, [-380, -190], 230, () => 0) + traceFirs(random, [200, 380], 230, () => 0));
  const courses = (x: number, width: number, high: number) => {
    for (let y = 20; y < high; y += 30) pen.rect(paint('#d9c4a4'), x, y, width, 7);
  };
  drawBlock(pen, brick, { x: -200, y: 0, width: 150, height: 120 }, 0.2);
  courses(-200, 150, 116);
  drawHipRoof(pen, brick, [-125, 120, 164, 34], 30);
  drawBlock(pen, brick, { x: -56, y: 0, width: 150, height: 172 }, 0.24);
  courses(-56, 150, 160);
  drawHipRoof(pen, brick, [19, 172, 166, 38], 34);
  drawBlock(pen, brick, { x: 90, y: 0, width: 110, height: 128 }, 0.34);
  courses(90, 110, 120);
  drawHipRoof(pen, brick, [145, 128, 122, 30], 30);
  drawBlock(pen, brick, { x: -12, y: 206, width: 62, height: 44 }, 0.34);
  drawWindows(pen, window, [19, 212, 56, 34], [3, 1, 8, 26], true);
  drawDome(pen, brick, 19, 250, 38, 26);
  pen.rect(deep, 18, 274, 3, 24).rect(deep, 11, 286, 17, 3);
  for (const x of [-160, -90, -10, 50, 120, 170])
    pen
      .arch(lit, x - 15, 34, 30, 44)
      .arch(shade, x - 11, 34, 22, 42)
      .rect(window, x - 4, 44, 8, 30);
  pen.arch(lit, -148, 0, 46, 50).arch(deep, -142, 0, 34, 46).rect(paint('#c9b994'), -210, 0, 420, 7);
}
