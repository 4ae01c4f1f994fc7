import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { PALETTE_NAMES } from '../scene/palettes.js';
import { chooseScene } from './choose-scene.js';
import { findLandscapes } from './landscapes.js';

test.each([
  ['Desert', 'DZ', 'desert', 'sandSea'],
  ['Desert', 'NA', 'savanna', 'redDunes'],
  ['Lake', 'CH', 'alpine', 'mountainLake'],
  ['Lake', 'IE', 'atlantic', 'fells'],
  ['Lake', 'FI', 'nordic', 'graniteShore'],
  ['Beach', 'TH', 'monsoon', 'palmShore'],
  ['Region', 'KE', 'savanna', 'safari'],
  ['Mountain', 'CH', 'alpine', 'mountain'],
] as const)('findLandscapes: a %s in %s', (type, country, palette, motif) => {
  expect(findLandscapes(type, country, palette)[0]).toBe(motif);
});

test.each([
  ['IT', 'mediterranean', 'cypressHills'],
  ['NO', 'nordic', 'fjord'],
  ['MN', 'eastAsian', 'yurtSteppe'],
] as const)('findLandscapes: shows %s as travelers know it', (country, palette, motif) => {
  expect(findLandscapes('Country', country, palette)).toEqual([motif]);
});

test('findLandscapes: shows the herds of Africa only there', () => {
  const herds = ['safari', 'elephants', 'wetland'];
  for (const type of ['National park', 'Nature', 'Region', 'Lake', 'River'] as const) {
    expect(findLandscapes(type, 'AU', 'savanna').some((motif) => herds.includes(motif))).toBe(false);
    for (const palette of PALETTE_NAMES.filter((name) => name !== 'savanna'))
      expect(findLandscapes(type, '', palette).some((motif) => herds.includes(motif))).toBe(false);
  }
});

/** Natural wonders that once shared the picture of another one. */
const WONDERS = {
  'monument-valley-tribal-park': 'mittens',
  'zion-canyon': 'towerCanyon',
  'horseshoe-bend': 'horseshoeBend',
  'erg-chebbi-dunes': 'sandSea',
  seceda: 'slantedRidge',
  eggishorn: 'stripedGlacier',
  jokulsarlon: 'icebergs',
  'banaue-rice-terraces-viewpoint': 'riceTerraces',
  'moraine-lake-banff': 'tenPeaks',
  'lake-louise': 'louiseLake',
  'etretat-cliffs': 'chalkArch',
  'cliffs-of-moher': 'moherCliffs',
};

test('chooseScene: shows single natural wonders by silhouettes of their own', () => {
  const { landmarks } = Atlas.load().guidebook;
  const motifs = Object.keys(WONDERS).map((id) => {
    const { name, category, latitude, longitude } = landmarks.find((landmark) => landmark.id === id)!;
    const subject = { seed: id, title: name, location: '', placeType: null, category };
    return [id, chooseScene({ ...subject, position: { latitude, longitude } }).motif];
  });
  expect(Object.fromEntries(motifs)).toEqual(WONDERS);
});
