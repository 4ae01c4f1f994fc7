/** Colors of a street map. */
export interface StreetPalette {
  water: string;
  land: string;
  green: string;
  sand: string;
  ice: string;
  town: string;
  building: string;
  road: string;
  mainRoad: string;
  casing: string;
  path: string;
  rail: string;
  border: string;
  text: string;
  softText: string;
  waterText: string;
}

/** Colors of a nautical chart, like those of the product, but with quieter land. */
export const PALETTES: Readonly<Record<'light' | 'dark', StreetPalette>> = {
  light: {
    water: '#c4dcea',
    land: '#f8f1de',
    green: '#dfe5c4',
    sand: '#f3e6c4',
    ice: '#f4f8fa',
    town: '#f1e6cb',
    building: '#e6d9b8',
    road: '#fffdf8',
    mainRoad: '#f2d492',
    casing: '#d5c69c',
    path: '#c79b54',
    rail: '#a59c86',
    border: '#8b8672',
    text: '#16263a',
    softText: '#4a5a6c',
    waterText: '#2c5676',
  },
  dark: {
    water: '#10263a',
    land: '#24261f',
    green: '#232f24',
    sand: '#33311f',
    ice: '#33404a',
    town: '#2c2c24',
    building: '#38372b',
    road: '#5c5d55',
    mainRoad: '#71623a',
    casing: '#191b17',
    path: '#85784f',
    rail: '#5f6a72',
    border: '#8a93a0',
    text: '#f0ead9',
    softText: '#b9c2cc',
    waterText: '#93b9ce',
  },
};
