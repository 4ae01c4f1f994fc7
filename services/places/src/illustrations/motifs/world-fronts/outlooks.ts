import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawHotels } from '../world-shores/parts.js';

/** A hill wrapped in ramparts, one above another, with a flag over the roofs of a town. */
export function drawRampartHill({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const stone = withBuilding(tones, '#a89a84', '#857864');
  drawHotels(
    pen,
    tones,
    20,
    [
      [-520, 70, 190],
      [-440, 60, 240],
      [470, 70, 210],
      [550, 60, 260],
    ],
    0.4,
  );
  pen
    .fill(fade(haze, 0.1)(leafShade), 'M-720-20Q-400 40-330 60H330Q420 40 720-20V-230H-720z')
    .rounds(leaf, 40, 'M-640-40h90M-480-10h70M430-10h80M580-40h90');
  for (const [bottom, top, y, high] of [
    [390, 350, 10, 110],
    [310, 260, 120, 90],
    [220, 180, 210, 80],
    [120, 100, 290, 60],
  ] as const) {
    pen
      .polygon(stone.wall, [-bottom, y], [-top, y + high], [top, y + high], [bottom, y])
      .polygon(stone.shade, [bottom * 0.4, y], [top * 0.46, y + high], [top, y + high], [bottom, y])
      .polygon(stone.deep, [-bottom * 0.3, y], [-top * 0.4, y + high], [-top * 0.34, y + high], [-bottom * 0.16, y])
      .rect(stone.lit, -top - 6, y + high - 5, 2 * top + 12, 9)
      .dashes(stone.wall, 14, [24, 20], `M${-top} ${y + high + 9}H${top}`)
      .rounds(leaf, 10, `M${-top + 20} ${y + high + 4}h30M${top - 70} ${y + high + 4}h40`);
  }
  for (const [x, y] of [
    [-346, 124],
    [346, 124],
    [-254, 214],
    [254, 214],
  ] as const)
    pen
      .rect(stone.wall, x - 14, y, 28, 34)
      .dome(stone.lit, x, y + 34, 17, 18)
      .rect(tones.deep, x - 4, y + 12, 8, 12);
  pen
    .rect(stone.deep, -3, 350, 6, 150)
    .rect(paint('#f2c23a'), 3, 450, 110, 24)
    .rect(paint('#3f5fb0'), 3, 438, 110, 12)
    .rect(paint('#c4332a'), 3, 426, 110, 12)
    .polygon(stone.lit, [-40, -60], [-20, 60], [20, 60], [40, -60]);
  drawPalm(pen, tones, -470, -30, 2.6, 0.1);
  drawPalm(pen, tones, 470, -30, 2.7, -0.1);
  drawWalkers(pen, tones, [
    [-10, -40],
    [20, -10],
    [-160, 128],
  ]);
}

/** Draws a column with a golden flame. */
function drawFlame(pen: Pen, { paint }: Tones, x: number, base: number): void {
  pen
    .polygon(paint('#e9e4da'), [x - 70, base], [x - 40, base + 40], [x + 40, base + 40], [x + 70, base])
    .polygon(paint('#f4f1ea'), [x - 16, base + 40], [x - 10, base + 380], [x + 10, base + 380], [x + 16, base + 40])
    .polygon(paint('#c9c6be'), [x + 3, base + 40], [x + 2, base + 380], [x + 10, base + 380], [x + 16, base + 40])
    .rect(paint('#d9d4c8'), x - 22, base + 376, 44, 12)
    .fill(paint('#e8b23a'), `M${x - 16} ${base + 388}q-12 30 10 56q20-10 22-36q2-14-8-20z`);
}

/** A column with a golden flame between the towers of a tropical capital. */
export function drawFlameCapital({ pen, tones }: MotifInput): void {
  drawHotels(
    pen,
    tones,
    40,
    [
      [-620, 100, 330],
      [-510, 90, 430],
      [-400, 100, 350],
      [-290, 90, 470],
      [-180, 90, 300],
      [180, 90, 330],
      [290, 100, 450],
      [400, 90, 360],
      [510, 100, 410],
      [620, 90, 300],
    ],
    0.3,
  );
  pen
    .rect(tones.leafShade, -720, 20, 1440, 60)
    .rounds(tones.leaf, 60, 'M-680 70h140M-480 76h120M-290 70h110M190 70h120M370 76h130M560 70h130');
  drawFlame(pen, tones, 0, 20);
  pen
    .rect(tones.leafLight, -720, -230, 1440, 256)
    .polygon(tones.paint('#d9cdb8'), [-50, 26], [50, 26], [200, -230], [-200, -230]);
  for (const [x, y, s] of [
    [-330, -40, 2.4],
    [-210, 0, 1.7],
    [210, 0, 1.7],
    [330, -40, 2.4],
  ] as const)
    drawPalm(pen, tones, x, y, s, x < 0 ? 0.08 : -0.08);
  drawWalkers(pen, tones, [
    [-30, -20],
    [30, -60],
    [-60, -130],
    [80, -160],
  ]);
}

/** Hikers on a boulder among tree ferns, and a tower like stacked bowls over a city below. */
export function drawBoulderOutlook({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 120Q-500 260-300 210T100 240T460 200T720 260V60H-720z');
  drawHotels(
    pen,
    tones,
    60,
    [
      [-560, 70, 90],
      [-470, 60, 130],
      [-390, 70, 100],
      [-310, 60, 140],
      [-220, 70, 110],
      [-140, 60, 150],
      [250, 70, 130],
      [340, 60, 100],
      [430, 70, 140],
      [520, 60, 90],
      [610, 70, 120],
    ],
    0.3,
  );
  const [glass, shade] = [paint('#7fa59a'), paint('#5a8078')];
  pen
    .polygon(glass, [10, 60], [30, 150], [110, 150], [130, 60])
    .polygon(shade, [80, 60], [80, 150], [110, 150], [130, 60]);
  for (let tier = 0; tier < 8; tier++) {
    const y = 150 + tier * 38;
    pen
      .polygon(glass, [36, y], [24, y + 36], [116, y + 36], [104, y])
      .polygon(shade, [78, y], [82, y + 36], [116, y + 36], [104, y]);
  }
  pen.polygon(glass, [40, 454], [54, 500], [86, 500], [100, 454]).rect(glass, 66, 500, 8, 70);
  pen
    .fill(leafShade, 'M-720 90Q-400 60-200 30T200 40T720 80V-230H-720z')
    .rounds(leaf, 60, 'M-680 60h140M-460 40h120M-200 10h140M180 20h140M420 40h140M600 60h100')
    .fill(paint('#a39a8e'), 'M-420-120Q-400 20-300 50Q-160 70-90 10Q-50-60-60-120z')
    .fill(paint('#7f776c'), 'M-200 60Q-120 50-90 10Q-50-60-60-120H-180Q-150-20-200 60z');
  drawWalkers(
    pen,
    tones,
    [
      [-290, 46],
      [-230, 54],
      [-170, 44],
    ],
    1.4,
  );
  for (const [x, y] of [
    [-560, -140],
    [400, -140],
    [560, -100],
  ] as const)
    pen
      .stroke(
        leaf,
        12,
        `M${x} ${y}q-50 90-130 80M${x} ${y}q-10 120-70 150M${x} ${y}q30 120 80 140M${x} ${y}q70 90 140 60`,
      )
      .rect(paint('#5a4636'), x - 8, -230, 16, y + 230);
}

/** A yellow cabin on steep rails between painted houses, over a port. */
export function drawHillLift({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen
    .rect(tones.water, -720, -60, 1440, 170)
    .rounds(tones.waterLight, 4, 'M-600 80h160M-420 40h140')
    .fill(paint('#b5442f'), 'M-600 60h150l-20-28h-110z')
    .rect(paint('#f1ece0'), -510, 60, 40, 24);
  pen.stroke(paint('#e0763a'), 8, 'M-340 110V260M-300 110V260M-360 250H-220');
  pen.fill(paint('#a8907a'), 'M-720-150Q-400-140-260-110Q60 60 300 330Q420 430 720 450V-230H-720z');
  const hues = ['#e07a5a', '#5fa5b5', '#f0d48a', '#d99ab0', '#7fb58a', '#8f7fb5'];
  let index = 0;
  for (const [x, y, w, h] of [
    [-560, -150, 120, 110],
    [-420, -140, 130, 120],
    [200, -160, 170, 150],
    [390, -100, 150, 140],
    [540, -40, 150, 150],
    [330, 60, 130, 120],
    [470, 140, 150, 130],
    [620, 200, 150, 140],
    [520, 290, 130, 110],
    [-290, -130, 110, 90],
    [-30, -190, 150, 120],
  ] as const) {
    const wall = withBuilding(tones, hues[index++ % 6]!, '#8f6a5a');
    drawBlock(pen, wall, { x: x - w / 2, y, width: w, height: h }, 0.2);
    pen
      .polygon(
        wall.roof,
        [x - w / 2 - 6, y + h],
        [x - w / 2 + 20, y + h + 26],
        [x + w / 2 - 20, y + h + 26],
        [x + w / 2 + 6, y + h],
      )
      .dashes(
        tones.window,
        26,
        [18, 14],
        `M${x - w / 2 + 16} ${y + h * 0.66}h${w - 30}M${x - w / 2 + 16} ${y + h * 0.28}h${w - 30}`,
      );
  }
  const iron = paint('#4a4038');
  pen
    .polygon(paint('#8a7a68'), [-250, -120], [-170, -140], [330, 350], [260, 390])
    .stroke(iron, 6, 'M-236-116L276 384M-190-130L320 356')
    .stroke(iron, 3, 'M-200-90l50-20M-150-42l50-20M-100 6l50-20M40 142l50-20M90 190l50-20M140 238l50-20M190 286l50-20');
  const cabin = withBuilding(tones, '#e8b23a', '#8a3f33');
  pen.polygon(iron, [-90, 10], [60, 10], [60, -6], [20, -40]);
  drawBlock(pen, cabin, { x: -90, y: 14, width: 150, height: 120 }, 0.2);
  pen
    .fill(cabin.roof, 'M-104 132Q-15 170 74 132V124H-104z')
    .rect(tones.window, -74, 64, 34, 44)
    .rect(tones.window, -30, 64, 34, 44)
    .rect(tones.window, 14, 64, 34, 44)
    .rect(cabin.lit, -90, 46, 150, 8);
  drawBlock(pen, withBuilding(tones, '#f1e6d0', '#8a3f33'), { x: 240, y: 380, width: 130, height: 90 }, 0.2);
  pen.polygon(paint('#8a3f33'), [228, 470], [305, 520], [382, 470]).rect(tones.window, 262, 404, 86, 40);
}
