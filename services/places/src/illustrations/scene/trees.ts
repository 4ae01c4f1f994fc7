import type { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from './colors.js';
import type { Tree } from './landscape-kinds.js';
import { Pen } from './pen.js';
import type { Tones } from './tones.js';

const BARK = '#6b4b3a';

type TreeDrawer = (pen: Pen, tones: Tones, random: SeededRandom) => void;

/** Trees 100 pixels high that grow from y 0 upward at x 0. */
const DRAWERS: Record<Tree, TreeDrawer> = {
  cypress(pen, { leaf, leafShade, paint }) {
    pen.rect(paint(BARK), -2, 0, 4, 8);
    pen.fill(leaf, 'M0 100c12-32 14-70 9-88q-9-8-18 0c-5 18-3 56 9 88z');
    pen.fill(leafShade, 'M0 100c12-32 14-70 9-88q-5-4-9-4c5 24 5 60 0 92z');
  },
  umbrellaPine(pen, { leaf, leafShade, leafLight, paint }) {
    pen.fill(paint(BARK), 'M-3 0q5 30 0 66h7q-3-36 0-66z');
    pen.line(paint(BARK), 3.4, [0, 46], [-22, 72]).line(paint(BARK), 3.4, [1, 50], [22, 72]);
    pen.fill(leafShade, 'M-52 72q4-12 52-12t52 12q-6 12-52 12t-52-12z');
    pen.fill(leaf, 'M-52 74c4 20 26 27 52 27s48-7 52-27q-24-8-52-4t-52 4z');
    pen.fill(leafLight, 'M-40 85q14 14 42 14q-28-3-42-14z');
  },
  roundTree(pen, { leaf, leafShade, leafLight, paint }) {
    pen.rect(paint(BARK), -4, 0, 8, 34);
    pen.circle(leafShade, 18, 52, 26).circle(leafShade, 2, 44, 24);
    pen.circle(leaf, -16, 52, 25).circle(leaf, 2, 72, 28).circle(leaf, 4, 54, 22);
    pen.ellipse(leafLight, -8, 84, 13, 8).ellipse(leafLight, -24, 62, 9, 7);
  },
  poplar(pen, { leaf, leafShade, paint }) {
    pen.rect(paint(BARK), -3, 0, 6, 14);
    pen.fill(leaf, 'M0 100c16-18 22-46 17-72q-6-20-17-20t-17 20c-5 26 1 54 17 72z');
    pen.fill(leafShade, 'M0 100c16-18 22-46 17-72q-6-20-17-20c12 28 12 62 0 92z');
  },
  fir(pen, { leaf, leafShade, paint }) {
    pen.rect(paint(BARK), -3, 0, 6, 14);
    pen.fill(leaf, 'M0 100l14-30h-6l14 -26h-7l17-32h-64l17 32h-7l14 26h-6z');
    pen.fill(leafShade, 'M0 100l14-30h-6l14 -26h-7l17-32h-24q-6 40-8 88z');
  },
  birch(pen, { leaf, leafLight, leafShade, paint }) {
    pen.rect(paint('#e6e0d2'), -3, 0, 6, 50);
    pen.rect(paint(BARK), -3, 12, 4, 2).rect(paint(BARK), -1, 24, 4, 2).rect(paint(BARK), -3, 34, 4, 2);
    pen.fill(leaf, 'M0 100c18-12 24-34 22-50q-8-18-22-16t-22 16c-2 16 4 38 22 50z');
    pen.fill(leafShade, 'M0 100c18-12 24-34 22-50q-4-12-12-15c4 26-2 50-10 65z');
    pen.ellipse(leafLight, -9, 70, 5, 11);
  },
  palm(pen, { leaf, leafShade, leafLight, paint }) {
    pen.fill(paint('#8a6a4c'), 'M-5 0q4 44 6 76h5q-4-36 0-76z');
    pen.fill(leafShade, 'M4 76q26 4 40-26q-18 14-40 18zM4 76q-26 4-38-28q16 16 38 20z');
    pen.fill(
      leaf,
      'M4 74q20 26 48 6q-26 4-44-12zM4 74q-20 26-46 4q26 6 44-10zM4 74q14 28 36 26q-22-6-30-28zM4 74q-12 26-30 26q18-6 26-28z',
    );
    pen.fill(leafLight, 'M4 74q20 26 48 6q-22 12-48-6z');
  },
  shrub(pen, { leaf, leafShade }) {
    pen.ellipse(leafShade, 14, 0, 22, 24).ellipse(leaf, -10, 0, 26, 30);
  },
  acacia(pen, { leaf, leafShade, leafLight, paint }) {
    pen.fill(paint(BARK), 'M-5 0q6 26 2 40l-22 30l3 2l22-24l6 0l26 26l3-3l-28-32q-5-16 1-39z');
    pen.fill(leafShade, 'M-62 72q10-8 62-8t64 9q-20 12-64 10t-62-11z');
    pen.fill(leaf, 'M-62 74q12 16 44 17q30 15 60 3q20-4 22-19q-40-8-64-6t-62 5z');
    pen.fill(leafLight, 'M-44 84q20 6 34 8q20 8 38 3q-30 0-72-11z');
  },
  banana(pen, { leaf, leafShade, leafLight }) {
    pen.fill(leafShade, 'M0 0q30 40 52 34q-8 10-24 8q-22-8-28-42zM0 0q-24 40-50 40q14 10 30 2q16-12 20-42z');
    pen.fill(leaf, 'M-2 0q-32 50-22 84q18-22 24-84zM0 0q30 46 34 76q-30-14-34-76z');
    pen.fill(leafLight, 'M0 0q-10 60 8 100q16-36-8-100z');
  },
  cloudPine(pen, { leaf, leafShade, leafLight, paint }) {
    pen.fill(paint(BARK), 'M-6 0q16 24 2 46q-6 16 8 40l5-2q-10-22-4-36q12-26-2-48z');
    const pads = [
      [-24, 40, 26],
      [26, 56, 28],
      [-16, 70, 24],
      [8, 88, 26],
    ] as const;
    for (const [x, y, size] of pads) pen.fill(leafShade, `M${x - size} ${y}q${size}-12 ${2 * size} 0z`);
    for (const [x, y, size] of pads) pen.fill(leaf, `M${x - size} ${y}q2 15 ${size} 14t${size}-14z`);
    pen.rounds(leafLight, 5, pads.map(([x, y]) => `M${x - 14} ${y + 9}h16`).join(''));
  },
  blossom(pen, tones) {
    const [petal, light, shade] = ['#e8a9b6', '#f7d3d6', '#c98298'].map(tones.paint) as [string, string, string];
    pen.fill(tones.paint(BARK), 'M-5 0q4 22-2 34l-20 20l3 3l22-20l6 18h5l-2-22l18 16l3-3l-20-22q-4-12 0-24z');
    pen.circle(shade, 20, 56, 22).circle(shade, -2, 52, 18);
    pen.circle(petal, -20, 60, 22).circle(petal, 4, 76, 25).circle(petal, 26, 64, 16).circle(petal, 4, 58, 17);
    pen.circle(light, -4, 86, 10).circle(light, -26, 66, 9).circle(light, 20, 72, 6);
  },
  cactus(pen, { leaf, leafShade, leafLight }) {
    pen.fill(
      leaf,
      'M-8 0v92a8 8 0 0 0 16 0v-92zM-8 34h-18a8 8 0 0 0-8 8v26a6 6 0 0 0 12 0v-20h14zM8 24h16a8 8 0 0 1 8 8v34a6 6 0 0 1-12 0v-28h-12z',
    );
    pen.fill(leafShade, 'M2 0h6v92a8 8 0 0 1-6 8z');
    pen.rect(leafLight, -4, 8, 2, 82);
  },
};

/** Trees whose crown touches a neighbor's look like a wood; others stand alone. */
const WIDTHS: Partial<Record<Tree, number>> = {
  cypress: 26,
  poplar: 40,
  fir: 62,
  birch: 50,
  acacia: 130,
  umbrellaPine: 110,
};
const DEFAULT_WIDTH = 84;

export const getTreeWidth = (tree: Tree): number => WIDTHS[tree] ?? DEFAULT_WIDTH;

/** Returns a tree as the content of a symbol, 100 pixels high with y growing upward. */
export function drawTree(tree: Tree, tones: Tones, random: SeededRandom): string {
  const pen = new Pen();
  DRAWERS[tree](pen, tones, random);
  return pen.toSvg();
}

/** Returns tones for trees at the very front, which are darker because they stand in the shade of the viewer's side. */
export const toFrontTones = (tones: Tones): Tones => {
  const ink = tones.isDusk ? '#11183a' : '#26324a';
  const mix = (color: string) => mixColors(color, ink, 0.3);
  return {
    ...tones,
    leaf: mix(tones.leaf),
    leafLight: mix(tones.leafLight),
    leafShade: mix(tones.leafShade),
    paint: (color) => mix(tones.paint(color)),
  };
};
