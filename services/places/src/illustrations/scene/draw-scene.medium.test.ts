import { expect, test } from '@jest/globals';
import { sharp } from '../../drawing/svg-raster.js';
import { MOTIF_NAMES, MOTIFS, type MotifName } from '../motifs/catalog.js';
import { drawScene } from './draw-scene.js';
import { SITES, type Site } from './motif.js';
import { PALETTE_NAMES, type PaletteName } from './palettes.js';

/** Bytes of SVG that a scene may take. */
const MAX_BYTES = 13_000;
/** Mean luminance of a scene at dusk, 0 to 1. */
const MAX_DUSK_LUMINANCE = 0.35;

/** The envelope of a balloon. */
const BALLOON = /a(\d+) \1 0 0 1 \d+ 0q0 /;

const draw = (motif: MotifName, palette: PaletteName, isDusk: boolean, seed = 'a', site: Site = 'town') =>
  drawScene({ seed: `${motif} ${seed}`, motif: MOTIFS[motif], palette, site, isDusk });
/** Each motif in one palette. Each palette occurs with some two hundred motifs. */
const SCENES = MOTIF_NAMES.map((motif, index) => [motif, PALETTE_NAMES[index % PALETTE_NAMES.length]!] as const);

test('drawScene: has more than forty motifs and ten palettes', () => {
  expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(40);
  expect(PALETTE_NAMES).toHaveLength(10);
});

test('drawScene: draws every motif in the central square, with valid numbers, without text, in at most 13 kB', () => {
  for (const [index, [motif, palette]] of SCENES.entries()) {
    const { reach } = MOTIFS[motif];
    // The same code draws the land of all motifs, so each is drawn at two of the sites.
    for (const site of [SITES[index % SITES.length]!, SITES[(index + 1) % SITES.length]!]) {
      const svg = draw(motif, palette, site === 'town', 'a', site);
      const [, center] = /<use href="#m" transform="translate\((\d+) /.exec(svg)!;
      const issues = [
        ...(/NaN|Infinity|undefined|null|<text|<image/.exec(svg) ?? []),
        ...(Buffer.byteLength(svg) > MAX_BYTES ? ['is too large'] : []),
        ...(Number(center) - reach < 200 || Number(center) + reach > 1000 ? ['leaves the square'] : []),
      ];
      expect([motif, palette, site, ...issues]).toEqual([motif, palette, site]);
    }
  }
});

test('drawScene: draws the same image for equal input, and another one for every seed, motif and palette', () => {
  expect(draw('castle', 'alpine', false)).toBe(draw('castle', 'alpine', false));
  const scenes = [
    draw('castle', 'alpine', false),
    draw('castle', 'alpine', true),
    draw('castle', 'alpine', false, 'b'),
    draw('castle', 'nordic', false),
    draw('fortress', 'alpine', false),
  ];
  expect(new Set(scenes).size).toBe(scenes.length);
});

async function measureLuminance(svg: string): Promise<number> {
  const pixels = await sharp(Buffer.from(svg)).resize(90, 60).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length / 255;
}

test('drawScene: stays at most 35 % bright at dusk', async () => {
  for (const [motif, palette] of SCENES) {
    const luminance = await measureLuminance(draw(motif, palette, true));
    expect([motif, palette, luminance < MAX_DUSK_LUMINANCE]).toEqual([motif, palette, true]);
  }
}, 150_000);

test('drawScene: lights subjects without lit windows at dusk, so that they stand out from the land', async () => {
  for (const motif of ['acropolis', 'terraces', 'marbleTomb', 'pyramid', 'torchStatue', 'wallRidge'] as const) {
    const pixels = await sharp(Buffer.from(draw(motif, 'atlantic', true, 'a', 'country')))
      .resize(300, 200)
      .greyscale()
      .raw()
      .toBuffer();
    const brightShare = pixels.filter((value) => value / 255 > 0.42).length / pixels.length;
    expect([motif, brightShare > 0.02]).toEqual([motif, true]);
  }
});

test('drawScene: shows water before a subject of the land only at sites by water', () => {
  // Land and water are drawn by the same code for all of them.
  const subjects = MOTIF_NAMES.filter((name) => ['ground', 'hill'].includes(MOTIFS[name].setting)).slice(0, 100);
  const countWaters = (sites: readonly Site[]) =>
    subjects
      .flatMap((name) =>
        sites.flatMap((site) => ['a', 'b', 'c'].map((seed) => draw(name, 'nordic', false, seed, site))),
      )
      .filter((svg) => svg.includes('url(#w)')).length;
  expect(countWaters(['country', 'town', 'city'])).toBe(0);
  expect(countWaters(['waterside', 'port', 'portCity'])).toBeGreaterThan(60);
});

test('drawScene: lets balloons fly only above the lands that are known for them', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => `${index}`);
  const countSkies = (motif: MotifName, palette: PaletteName) =>
    seeds.filter((seed) => draw(motif, palette, false, seed).match(BALLOON)).length;
  expect(countSkies('canyon', 'mediterranean')).toBeGreaterThan(3);
  for (const motif of ['canyon', 'mountain', 'castle', 'jungleRock'] as const)
    expect([motif, countSkies(motif, 'monsoon')]).toEqual([motif, 0]);
});

test('drawScene: gives the nights of one region several hues', () => {
  const horizons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'].map(
    (seed) => /offset="0.74" stop-color="([^"]+)"/.exec(draw('castle', 'alpine', true, seed))![1],
  );
  expect(new Set(horizons).size).toBe(5);
});

test('drawScene: shows the view of the day at dusk: the subject stands in the same place', () => {
  const findPlaces = (svg: string) =>
    [...svg.matchAll(/<use href="#m" transform="([^"]+)"/g)].map(([, place]) => place);
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const day = findPlaces(draw('pagoda', 'eastAsian', false, seed));
    expect(day).toHaveLength(1);
    expect(findPlaces(draw('pagoda', 'eastAsian', true, seed))).toEqual(day);
  }
});

test.each(SITES)('drawScene: places subject, trees and people of a %s at dusk as by day', (site) => {
  const findShapes = (svg: string) =>
    svg.match(/<use [^>]*>/g)!.join('') + (svg.match(/M\d+ \d+l2-\d+q\d+-6 \d+ 0l2 \d+z/g) ?? []).join('');
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    for (const motif of ['museum', 'gothicChurch', 'castle'] as const) {
      const [day, dusk] = [false, true].map((isDusk) => findShapes(draw(motif, 'nordic', isDusk, seed, site)));
      expect([seed, motif, dusk]).toEqual([seed, motif, day]);
    }
});
