import type { Category } from '@placelore/contracts/places/categories.js';

/** The colors of a cover. */
export interface Palette {
  /** Open water, and the two bands toward the shore. */
  deep: string;
  shelf: string;
  shoal: string;
  /** Land from low to high. */
  land: readonly [low: string, middle: string, high: string];
  coast: string;
  contour: string;
  /** The dial and its labels. */
  paper: string;
  ink: string;
  /** The color of the one element that stands out. */
  accent: string;
  onAccent: string;
}

/** The brand's chart in daylight. */
const CHART: Palette = {
  deep: '#93b9ce',
  shelf: '#b9d8e8',
  shoal: '#d3e6f0',
  land: ['#f3e6c4', '#f3e2b3', '#ecd28d'],
  coast: '#22364e',
  contour: '#c79b54',
  paper: '#fffdf8',
  ink: '#16263a',
  accent: '#a3195b',
  onAccent: '#ffffff',
};

/** The same chart under a lamp. */
const NIGHT: Palette = {
  deep: '#0c1724',
  shelf: '#10263a',
  shoal: '#183f5d',
  land: ['#22324a', '#293c57', '#334a68'],
  coast: '#bfae7d',
  contour: '#71829a',
  paper: '#13202f',
  ink: '#f0ead9',
  accent: '#ff8fc0',
  onAccent: '#33061d',
};

const PALETTES = {
  chart: CHART,
  night: NIGHT,
  garden: {
    ...CHART,
    deep: '#8fbccb',
    shelf: '#b5d7dd',
    shoal: '#d2e8e6',
    land: ['#e2ead0', '#d0dfb8', '#b4cd9d'],
    contour: '#7f9c66',
    coast: '#1d4a41',
    ink: '#163530',
  },
  shore: {
    ...CHART,
    deep: '#5f9fbd',
    shelf: '#8cc2d6',
    shoal: '#bfe0e8',
    land: ['#f9edcc', '#f5e0ab', '#ecca80'],
  },
  stone: {
    ...CHART,
    deep: '#9fb3c4',
    shelf: '#c3d1dc',
    shoal: '#dbe4ea',
    land: ['#eeeae1', '#e2dccf', '#d0c8b7'],
    contour: '#9d957f',
  },
  clay: {
    ...CHART,
    deep: '#8fb2c0',
    shelf: '#b8d2d9',
    shoal: '#d8e6e6',
    land: ['#f6e0c8', '#eecaa6', '#dfa87c'],
    contour: '#b5703f',
    coast: '#4a2b26',
    ink: '#3a2226',
  },
  market: {
    ...CHART,
    deep: '#a3bcd4',
    shelf: '#c6d8e8',
    shoal: '#dfeaf2',
    land: ['#fbe9e4', '#f6d5d0', '#eab7b5'],
    contour: '#c27f84',
    coast: '#4b2138',
    ink: '#38192c',
  },
} satisfies Record<string, Palette>;

const BY_CATEGORY: Record<Category, keyof typeof PALETTES> = {
  Landmark: 'chart',
  Museum: 'stone',
  Restaurant: 'market',
  Park: 'garden',
  Beach: 'shore',
  Mountain: 'garden',
  'Historical Site': 'clay',
  Architecture: 'stone',
  'Natural Wonder': 'garden',
  'Cultural Site': 'clay',
  'Religious Site': 'clay',
  Shopping: 'market',
  Entertainment: 'night',
  Transportation: 'night',
  Other: 'chart',
};

export const getPalette = (category: Category): Palette => PALETTES[BY_CATEGORY[category]];
