import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBoats, drawParasols } from '../coves/parts.js';
import { drawBlock } from '../parts.js';
import { drawSurf } from '../sceneries/parts.js';
import { drawBoat } from '../townscapes/parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawWalkers } from '../wonders/parts.js';

const drawSea = (pen: Pen, tones: Tones, top: number, color: string): void =>
  drawOpenSea(pen, tones, top, mixColors(tones.water, tones.paint(color), 0.65));

/** A stair cut slantwise into a white cliff over the sea, with a town on its edge. */
export function drawSlantStair({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [chalk, shade, line] = [paint('#efe6d0'), paint('#bfb4a0'), paint('#d3c8b2')];
  drawSea(pen, tones, 90, '#1f86b8');
  pen
    .fill(chalk, 'M720-20V400H-360L-300 370-330 320-250 250-280 180-210 110-230 30-260-10z')
    .fill(
      shade,
      'M-360 400L-300 370-330 320-250 250-280 180-210 110-230 30-260-10H-170Q-130 70-150 150T-190 280T-220 400zM720-20V60Q400 10 100 40T-230 30L-260-10z',
      0.7,
    )
    .stroke(
      line,
      7,
      'M-250 340Q200 320 720 350M-230 280Q200 260 720 290M-220 220Q200 200 720 230M-190 150Q200 130 720 160M-200 90Q200 70 720 100',
    )
    .stroke(paint('#8a7f70'), 15, 'M420 392L-90 20')
    .dashes(paint('#f6f0e0'), 9, [9, 6], 'M420 396L-90 24')
    .stroke(paint('#f9f5ea'), 4, 'M404 414L-106 42')
    .fill(paint('#6a6258'), 'M-150-14Q-90 40-20-14z');
  drawHouseRow(pen, tones, random, {
    from: -350,
    to: 720,
    y: 394,
    low: 56,
    high: 100,
    narrow: 66,
    wide: 100,
    colors: ['#ecd9b4', '#e0bd92', '#f4e8d0', '#d9b08a'],
    roof: '#b5704f',
  });
  drawWalkers(pen, tones, [
    [250, 276],
    [120, 182],
    [-20, 80],
  ]);
  drawSurf(pen, tones, 'M-260-8Q-100 8 100-10T400-2T720-20');
  drawBoat(pen, tones, -430, -20, 1.2, '#f1eadb');
  drawBoat(pen, tones, 160, -120, 1.6, '#2f6d8a');
}

/** White houses and terraces on the edge of a limestone cliff full of caves. */
export function drawCaveCliffTown({ pen, tones, random }: MotifInput): void {
  const { paint, window } = tones;
  const [rock, dark, deep] = [paint('#d9c7a2'), paint('#a8927a'), paint('#5f5248')];
  drawSea(pen, tones, 60, '#1f80b0');
  pen
    .fill(rock, 'M-720-20V230H-420L-340 250H400L470 220 440 150 490 90 460-30z')
    .fill(
      dark,
      'M400 250L470 220 440 150 490 90 460-30H380Q420 60 390 140T360 250zM-720-20V20Q-300 50 100 20T460-30z',
      0.75,
    )
    .stroke(dark, 4, 'M-720 180H-440M-300 200H-60M40 200H330M-600 110H-330M-160 130H60M180 130H380', 0.5)
    .fill(deep, 'M-420-10Q-410 90-330 96T-230-10zM-60-10Q-50 120 40 124T160-10zM230-16Q240 60 280 62T350-20z')
    .fill(paint('#2f8a9a'), 'M-400-14H-250L-230-30H-420zM-40-14H140L160-30H-60z');
  for (const [from, to, y, low, high] of [
    [-200, 330, 330, 50, 90],
    [-720, 440, 244, 70, 116],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low,
      high,
      narrow: 76,
      wide: 118,
      colors: ['#f8f4ea', '#f1e9d8', '#fbf8f0', '#efe2c8'],
      roof: '#efe6d2',
    });
  const tower = withBuilding(tones, '#e9dcc0', '#c9b48f');
  drawBlock(pen, tower, { x: -80, y: 330, width: 54, height: 160 }, 0.36);
  pen
    .rect(tower.lit, -86, 484, 66, 9)
    .arch(window, -62, 430, 18, 26)
    .fill(tower.roof, 'M-80 492q27 44 54 0z')
    .stroke(
      paint('#f6f2e6'),
      5,
      'M-420 252H440M-400 236v16M-300 236v16M-200 236v16M-100 236v16M0 236v16M100 236v16M200 236v16M300 236v16M400 236v16',
    );
  drawSurf(pen, tones, 'M-720-22Q-400-6-200-20T200-24T480-34');
  drawBoat(pen, tones, -300, -110, 1.7, '#2f6d8a');
  drawBoats(pen, tones, [
    [160, -90],
    [400, -130],
  ]);
  drawWalkers(
    pen,
    tones,
    [
      [-360, 252],
      [150, 252],
      [360, 250],
    ],
    0.8,
  );
}

/** Pale sand and clear water under a tall cliff with the palaces of a town on its edge. */
export function drawPalaceCliff({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const [rock, dark, sand] = [paint('#d3b283'), paint('#a07f5c'), paint('#f6e9c9')];
  drawSea(pen, tones, 150, '#1f8fc0');
  pen
    .fill(rock, 'M720 40V350H-330Q-350 300-320 230T-350 130L-380 40z')
    .fill(
      dark,
      'M-330 350Q-350 300-320 230T-350 130L-380 40H-300L-250 150-240 350zM20 350L0 240 30 140 0 40H70L90 180 80 350zM330 350L350 220 320 110 340 40H400L410 200 400 350z',
      0.7,
    )
    .stroke(dark, 4, 'M-230 290H0M90 270H320M410 290H720M-240 200H-10M100 180H330M420 190H720', 0.5)
    .rounds(leafShade, 24, 'M-220 230h30M140 240h40M460 250h50M-120 110h60M200 90h60M520 110h60')
    .rounds(leaf, 18, 'M-180 330h40M240 336h40M560 330h30');
  drawHouseRow(pen, tones, random, {
    from: -336,
    to: 720,
    y: 342,
    low: 62,
    high: 112,
    narrow: 70,
    wide: 118,
    colors: ['#e9d3a8', '#f1e3c8', '#dcb98a', '#f4e9d2'],
    roof: '#b9744f',
  });
  pen
    .fill(sand, 'M720 60Q420 30 120 50T-380 44Q-300-30-60-70T300-160L380-240H720z')
    .fill(paint('#8fe0dc'), 'M-380 44Q-300-30-60-70T300-160L380-240H180Q40-150-180-90T-500 20z', 0.8);
  drawSurf(pen, tones, 'M-380 42Q-300-32-60-72T300-162L380-240');
  drawParasols(
    pen,
    tones,
    [
      [-110, -10],
      [20, -20],
      [150, -40],
      [280, -70],
      [400, -110],
      [120, 30],
      [300, 10],
      [460, -10],
    ],
    28,
  );
  drawWalkers(pen, tones, [
    [-30, -50],
    [210, -110],
    [340, -150],
  ]);
  drawBoats(pen, tones, [
    [-460, 90],
    [-260, -110],
  ]);
}
