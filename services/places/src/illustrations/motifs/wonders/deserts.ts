import type { SeededRandom } from '../../../drawing/seeded-random.js';
import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { drawWalkers, fade, SNOW } from './parts.js';

/** Draws a ridge whose flanks rain has cut into folds. @param crest its corners from left to right */
function drawFolds(
  pen: Pen,
  random: SeededRandom,
  [light, dark]: readonly [string, string],
  crest: readonly (readonly [x: number, y: number])[],
  base: number,
): void {
  pen.fill(
    light,
    `M${crest[0]![0]} ${base}${crest.map(([x, y]) => `L${x} ${y}`).join('')}L${crest.at(-1)![0]} ${base}z`,
  );
  let folds = '';
  for (const [index, [x, y]] of crest.slice(0, -1).entries()) {
    const [nextX, nextY] = crest[index + 1]!;
    for (const share of [0.1, 0.4, 0.7]) {
      const [left, top] = [x + (nextX - x) * share, y + (nextY - y) * share];
      const drop = (top - base) * random.between(0.8, 1);
      const [lean, wide] = [drop * random.between(0.1, 0.3), Math.max(10, (nextX - x) * 0.2)];
      folds += `M${Math.round(left)} ${Math.round(top)}l${Math.round(lean)}-${Math.round(drop)}h${Math.round(wide)}l-${Math.round(wide * 0.4)} ${Math.round(drop * 0.6)}z`;
    }
  }
  pen.fill(dark, folds, 0.75);
}

/** Folded hills of golden clay below a far range. */
export function drawBadlands({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const [gold, cream, brown, rust] = ['#dcb878', '#efdcae', '#a9794f', '#8f5a44'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(paint('#8a7f9a'), haze, 0.4),
      'M-720 100l110 90l80-30l120 80l110-60l100 50l130-70l120 80l110-50l130 70l110-60l140 60l180-40V0H-720z',
    )
    .fill(mixColors(paint('#f2ece0'), haze, 0.3), 'M-720 110H720V20H-720z');
  drawFolds(
    pen,
    random,
    [mixColors(brown, haze, 0.3), mixColors(rust, haze, 0.3)],
    [
      [-760, 90],
      [-640, 140],
      [-500, 80],
      [-380, 130],
      [-250, 70],
      [-120, 60],
    ],
    -60,
  );
  drawFolds(
    pen,
    random,
    [mixColors(gold, haze, 0.2), mixColors(brown, haze, 0.2)],
    [
      [60, 40],
      [200, 110],
      [330, 70],
      [460, 150],
      [600, 90],
      [760, 130],
    ],
    -70,
  );
  drawFolds(
    pen,
    random,
    [cream, brown],
    [
      [-330, -60],
      [-220, 60],
      [-120, 90],
      [-40, 200],
      [10, 300],
      [40, 296],
      [110, 150],
      [190, 90],
      [300, -50],
    ],
    -110,
  );
  drawFolds(
    pen,
    random,
    [gold, brown],
    [
      [-780, -20],
      [-660, 50],
      [-540, 0],
      [-440, 40],
      [-320, -30],
      [-200, -40],
      [-60, -110],
    ],
    -170,
  );
  drawFolds(
    pen,
    random,
    [cream, brown],
    [
      [-20, -110],
      [120, -30],
      [240, -60],
      [380, 30],
      [520, -20],
      [660, 40],
      [800, 0],
    ],
    -180,
  );
  pen.fill(gold, 'M-720-120Q-500-90-300-130T160-150T720-120V-230H-720z');
  drawFolds(
    pen,
    random,
    [cream, brown],
    [
      [-780, -130],
      [-600, -110],
      [-420, -150],
      [-240, -130],
      [-60, -170],
      [160, -150],
      [380, -180],
      [560, -150],
      [760, -180],
    ],
    -230,
  );
  drawWalkers(
    pen,
    tones,
    [
      [490, -150],
      [514, -154],
    ],
    0.9,
  );
}

/** Ridges with crusts of salt and a large dune, below a volcano. */
export function drawMoonValley({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const [clay, dark, salt, sand] = ['#b98363', '#85574a', '#efe6d8', '#caa27c'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const blue = fade(haze, 0.4);
  pen
    .fill(
      blue(paint('#7f86a4')),
      'M-720 90q120 30 220 20t120 60l60-20l100 20Q-60 260 0 380l26 10l30-10Q130 250 260 150l120 40l100-30l100 40l140-40V0H-720z',
    )
    .fill(blue(paint('#5f6788')), 'M26 390l30-10Q130 250 260 150H110Q70 260 26 390z')
    .fill(blue(paint(SNOW)), 'M0 380l26 10l30-10l14-30l-24 14l-16-22l-20 20l-20-18z')
    .fill(mixColors(clay, haze, 0.3), 'M-720 110Q-300 90 0 100T720 96V-60H-720z');
  drawFolds(
    pen,
    random,
    [mixColors(clay, haze, 0.14), mixColors(dark, haze, 0.14)],
    [
      [-760, 60],
      [-640, 130],
      [-560, 90],
      [-460, 150],
      [-360, 80],
      [-260, 100],
      [-140, 30],
    ],
    -60,
  );
  drawFolds(
    pen,
    random,
    [mixColors(clay, haze, 0.14), mixColors(dark, haze, 0.14)],
    [
      [140, 30],
      [240, 90],
      [330, 60],
      [440, 140],
      [560, 80],
      [650, 120],
      [760, 60],
    ],
    -60,
  );
  pen
    .fill(sand, 'M-420-60Q-160 40 60 130Q220 60 420-20L500-90z')
    .fill(dark, 'M60 130Q20 60 80 10T40-80L500-90L420-20Q220 60 60 130z', 0.55)
    .fill(clay, 'M-720-30Q-420-70-100-60T720-50V-230H-720z')
    .fill(
      salt,
      'M-560-84q120 24 220 4t160 10q-120-30-380-14zM60-90q140 30 300 6t260 8q-240-40-560-14zM-260-140q140 20 280 0t240 4q-240-30-520-4zM-640-170q120 20 200 0t140 6q-160-26-340-6z',
      0.8,
    );
  drawFolds(
    pen,
    random,
    [clay, dark],
    [
      [-780, -40],
      [-660, 40],
      [-560, 0],
      [-470, 30],
      [-360, -60],
      [-240, -110],
    ],
    -190,
  );
  drawFolds(
    pen,
    random,
    [clay, dark],
    [
      [280, -130],
      [380, -60],
      [480, -80],
      [600, 10],
      [700, -20],
      [780, 20],
    ],
    -200,
  );
  pen.stroke(salt, 7, 'M-660 38l100-40l90 28l100-84M380-62l100-20l116 88l100-28', 0.7);
  pen.stroke(sand, 16, 'M-40-230Q40-190 0-160T60-110', 0.9);
}

/** A mountain striped in red, ocher and turquoise, below snow. */
export function drawRainbowMountain({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const stripes = [
    '#a8483f',
    '#d9a24f',
    '#c9685a',
    '#e6cf9a',
    '#7fae9c',
    '#b0524a',
    '#dcb25f',
    '#8f9f7a',
    '#c4705a',
  ].map(paint);
  pen
    .fill(
      mixColors(paint('#7f8a9c'), haze, 0.36),
      'M-720 180l140 60l100 110l70 30l80-60l90 40l120-80h300l110 80l110 90l80-30l110 60l130-40V0H-720z',
    )
    .fill(
      mixColors(paint(SNOW), haze, 0.2),
      'M-480 350l70 30l80-60l-40 8l-30-20l-30 30zM310 370l80 70l80-30l70 40l-70-60l-60 10l-30-40z',
    )
    .fill(paint('#8f7a5a'), 'M-720 90Q-400 120-200 60H300Q500 130 720 150V-230H-720z');
  const foot = (index: number) => -720 + index * 165;
  const top = (index: number) => -90 + index * 22;
  const height = (index: number) => 330 - Math.abs(index - 3.5) * 26;
  for (const [index, color] of stripes.entries())
    pen.fill(
      color,
      `M${top(index)} ${height(index)}Q${top(index) - 60} ${120} ${foot(index)}-230H${foot(index + 1) + 4}Q${top(index + 1) - 30} 120 ${top(index + 1) + 2} ${height(index + 1)}z`,
    );
  pen
    .fill(paint('#6f3f42'), `M${top(9)} ${height(9)}Q150 100 770-230H720V40Q300 80 ${top(9)} ${height(9)}z`, 0.7)
    .fill(paint('#9a8a5f'), 'M-720-150Q-420-110-160-170T300-200T720-170V-230H-720z');
  drawWalkers(pen, tones, [
    [-380, -140],
    [-350, -144],
    [-300, -152],
    [60, -180],
  ]);
  pen.fill(
    paint('#f1eadb'),
    'M210-186q-2 34 20 36q40 4 60-2l20 36q8 8 16 0l12-12l-14-6l-10-36q-4-14-16-18v-20h-10v16h-40v-16h-12z',
  );
}
