import type { Category } from '@placelore/contracts/places/categories.js';

/** The colors of a share panel. */
export interface Palette {
  /** Open water, and shallow water before the coast. */
  deep: string;
  shoal: string;
  coast: string;
  /** The panel and its text. */
  paper: string;
  ink: string;
  /** The color of the one element that stands out. */
  accent: string;
  onAccent: string;
}

/** The brand's chart in daylight. */
const CHART: Palette = {
  deep: '#93b9ce',
  shoal: '#d3e6f0',
  coast: '#22364e',
  paper: '#fffdf8',
  ink: '#16263a',
  accent: '#a3195b',
  onAccent: '#ffffff',
};

/** The same chart in lamplight. */
const NIGHT: Palette = {
  deep: '#0c1724',
  shoal: '#183f5d',
  coast: '#bfae7d',
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
    shoal: '#d2e8e6',
    coast: '#1d4a41',
    ink: '#163530',
  },
  shore: {
    ...CHART,
    deep: '#5f9fbd',
    shoal: '#bfe0e8',
  },
  stone: {
    ...CHART,
    deep: '#9fb3c4',
    shoal: '#dbe4ea',
  },
  clay: {
    ...CHART,
    deep: '#8fb2c0',
    shoal: '#d8e6e6',
    coast: '#4a2b26',
    ink: '#3a2226',
  },
  market: {
    ...CHART,
    deep: '#a3bcd4',
    shoal: '#dfeaf2',
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
