import type { MotifInput } from '../../scene/motif.js';
import { drawFigures, drawWoods } from '../asian/parts.js';

/** A forest clearing by moonlight with a tapir, deer and the lamps of a tram. */
export function drawNightForest({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const night = (day: string, dusk: string) => (isDusk ? paint(dusk) : paint(day));
  pen
    .rect(night('#2c4a5c', '#4a5a80'), -720, -240, 1440, 860)
    .circle(paint('#f2ead0'), 380, 470, 52)
    .circle(night('#2c4a5c', '#4a5a80'), 402, 484, 46);
  pen
    .rounds(night('#23404a', '#3a4a66'), 190, 'M-690 240h160M-430 300h170M-110 250h170M220 280h160M520 240h180')
    .rounds(night('#1f3a38', '#33485a'), 110, 'M-720 150h200M-400 170h150M-150 150h160M140 170h170M430 150h280');
  for (const x of [-640, -500, -330, 240, 470, 620])
    pen.stroke(night('#1a2f30', '#2c3c4c'), 24, `M${x} 60Q${x + 16} 320 ${x - 10} 640`);
  pen
    .fill(night('#3f6652', '#4c6a62'), 'M-720 70Q-200 110 160 90T720 80V-240H-720z')
    .fill(night('#f3e2a0', '#f0d890'), 'M-520-200L-330 60H-180L40-200z', 0.18);
  pen
    .fill(
      paint('#26262a'),
      'M-190-60q-6 70 40 84q70 18 130-4q40-16 44-80h-26l-8 36l-20-36h-24l-4 40h-60l-10-40h-26l-2 36l-14-36z',
    )
    .fill(paint('#e9e6dc'), 'M-112-12q30 42 86 40q34-4 44-30q-60 16-130-10z')
    .fill(paint('#26262a'), 'M-186-6q-44 6-60-34q-10-20-2-30q14 0 18 18q20 20 44 20z')
    .circle(paint('#f3ead0'), -214, 2, 3);
  for (const x of [250, 340])
    pen
      .fill(paint('#8a6444'), `M${x} 20q40 14 66 0q12-4 16 30l10 20q8 12-6 14l-20-10l-6-30h-58l-2-90h9l8 56h30l8-56h9z`)
      .stroke(paint('#8a6444'), 4, `M${x + 88} 82q-10 20-24 24M${x + 92} 82q6 22 20 26`);
  pen
    .rect(paint('#e6e0d0'), -660, -120, 220, 70)
    .rect(isDusk ? tones.window : paint('#f2d68a'), -650, -100, 200, 34)
    .rect(paint('#4f8a5c'), -670, -52, 240, 12)
    .dashes(paint('#e6e0d0'), 34, [6, 44], 'M-610-83H-450')
    .circle(paint('#26262a'), -610, -124, 17)
    .circle(paint('#26262a'), -490, -124, 17);
  pen.rounds(paint('#f2dfa0'), 9, 'M-440 30h0M-80 120h0M150 60h0M420-20h0M560 140h0M-560 190h0M60-150h0');
}

/** A panda with bamboo on a bank, and a manatee behind the glass of a river. */
export function drawPandaRiver({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  drawWoods(pen, tones, 120);
  for (let index = 0; index < 14; index++) {
    const x = -690 + index * 104;
    pen
      .stroke(paint(index % 2 ? '#7f9f5c' : '#94b06a'), 13, `M${x} 60Q${x + 20} 260 ${x + 8} 480`)
      .rounds(leaf, 12, `M${x + 10} 340l50 26M${x + 6} 250l-46 30M${x + 10} 430l44 10`);
  }
  pen.fill(leafLight, 'M-720 90Q-300 130 0 100T720 90V-40H-720z');
  pen
    .ellipse(paint('#f3f0e6'), 30, 120, 120, 112)
    .circle(paint('#f3f0e6'), 30, 266, 84)
    .circle(paint('#2b2a2e'), -42, 330, 30)
    .circle(paint('#2b2a2e'), 100, 330, 30)
    .ellipse(paint('#2b2a2e'), 0, 272, 20, 25)
    .ellipse(paint('#2b2a2e'), 62, 272, 20, 25)
    .circle(paint('#f3f0e6'), 2, 276, 6)
    .circle(paint('#f3f0e6'), 58, 276, 6)
    .ellipse(paint('#2b2a2e'), 31, 240, 14, 9);
  pen
    .rounds(paint('#2b2a2e'), 54, 'M-70 170q30-50 90-30M130 180q-20-50-50-50')
    .rounds(paint('#2b2a2e'), 60, 'M-60 40h40M90 40h40')
    .stroke(paint('#94b06a'), 11, 'M10 110L170 260')
    .rounds(leaf, 12, 'M150 240l50 10M130 220l10 50');
  pen
    .rect(paint('#3f7f8a'), -720, -240, 1440, 250)
    .rect(paint('#5f9fa6'), -720, -20, 1440, 30)
    .rect(paint('#d8d2c4'), -720, 4, 1440, 14);
  pen
    .fill(paint('#8a8f8c'), 'M-420-110q80 60 220 40q70-10 130-10q40 20 60 4q-4-44-60-44q-60-10-130-24q-150-20-220 34z')
    .fill(paint('#6f7674'), 'M-260-130q20-50 60-54q6 30-20 58z')
    .circle(paint('#2b2a2e'), -384, -100, 4);
  for (const [x, y, color] of [
    [180, -70, '#d98a3c'],
    [280, -130, '#c9c4b8'],
    [420, -90, '#d98a3c'],
    [520, -160, '#c9c4b8'],
  ] as const)
    pen.fill(paint(color), `M${x} ${y}q34 26 70 0l22 16v-32l-22 16q-36-26-70 0z`);
  pen.rounds(paint('#bfe0e0'), 5, 'M-600-60h70M40-190h90M560-60h60M-540-190h80', 0.6);
}

/** A path under golden arches full of orchids. */
export function drawOrchidArches({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  drawWoods(pen, tones, 130);
  pen.rect(leaf, -720, -240, 1440, 390).polygon(paint('#d9cdb4'), [-40, 130], [-240, -240], [240, -240], [40, 130]);
  for (const [half, foot, high] of [
    [90, 90, 130],
    [150, 20, 200],
    [250, -90, 310],
  ] as const)
    pen
      .stroke(
        leaf,
        half * 0.2,
        `M${-half} ${foot}V${foot + high * 0.4}A${half} ${Math.round(high * 0.62)} 0 0 0 ${half} ${foot + high * 0.4}V${foot}`,
      )
      .dashes(
        paint('#f0b429'),
        half * 0.15,
        [half * 0.13, half * 0.08],
        `M${-half} ${foot}V${foot + high * 0.4}A${half} ${Math.round(high * 0.62)} 0 0 0 ${half} ${foot + high * 0.4}V${foot}`,
      );
  for (const [color, data, size] of [
    ['#c95fa8', 'M-640 60h60M-470 90h50M-330-20h60M300 60h60M460 0h60M620 90h50', 30],
    ['#f4eef2', 'M-560-10h50M-400 30h50M360-50h60M540 60h50M-300 110h40', 24],
    ['#8f5fb0', 'M-660-120h80M-460-130h80M380-150h90M560-110h80', 44],
    ['#f0b4c4', 'M-560-190h90M-380-70h60M470-70h50M420-210h90', 40],
  ] as const)
    pen.rounds(paint(color), size, data);
  pen.rounds(
    leafLight,
    14,
    'M-600 30v40M-440 60v40M-360-50v40M330 30v40M500-30v50M590 60v40M-520-160v50M430-180v50M-700-60v60M690-40v60',
  );
  drawFigures(
    pen,
    tones,
    [
      [-20, 20],
      [14, 10],
    ],
    1,
  );
}
