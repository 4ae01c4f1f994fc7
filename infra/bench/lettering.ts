import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Guides from '@placelore/guidebook/atlas.js';
import type * as Text from '../../services/analysis/src/photos/text.js';
import type * as Clues from '../../services/analysis/src/vision/clues.js';
import type * as Embedded from '../../services/places/src/geo/embedded/locate.js';
import { MISLEADING_SIGNS, SCENES, SIGHT_SIGNS, type SignCase, TOWN_SIGNS } from './sign-cases.ts';
import { photographScene, photographSign, STYLES } from './sign-photos.ts';

/**
 * Reads rendered photos of signs and says how many of them are placed, wrongly placed or not placed, with the time of a
 * photo. Needs a build and the fonts DejaVu and Liberation:
 *   node infra/bench/lettering.ts [seen|heldBack]
 */
const half = process.argv[2] === 'heldBack' ? 'heldBack' : 'seen';
const tree = resolve(import.meta.dirname, '../..');
const load = async <T>(file: string) => (await import(pathToFileURL(join(tree, file)).href)) as T;
const { Atlas } = await load<typeof Guides>('packages/guidebook/dist/atlas.js');
const { PhotoText } = await load<typeof Text>('services/analysis/dist/photos/text.js');
const { textClues } = await load<typeof Clues>('services/analysis/dist/vision/clues.js');
const { locate } = await load<typeof Embedded>('services/places/dist/geo/embedded/locate.js');

const atlas = Atlas.load();
const reader = new PhotoText();
const times: number[] = [];

async function placeIn(photo: Buffer): Promise<string | null> {
  const begun = performance.now();
  const text = await reader.read(photo);
  times.push(performance.now() - begun);
  const { place } = locate(atlas, textClues(text));
  return place?.name ?? null;
}

/** The case, and the place that was found. */
type Outcome = [SignCase, string | null];
const outcomes: Outcome[] = [];
const signs = [...SIGHT_SIGNS[half], ...TOWN_SIGNS[half], ...MISLEADING_SIGNS[half]];
for (const [index, sign] of signs.entries()) {
  const style = STYLES[(index + (half === 'seen' ? 0 : 5)) % STYLES.length]!;
  const photo = await photographSign(sign, style, (half === 'seen' ? 1000 : 5000) + index);
  outcomes.push([sign, await placeIn(photo)]);
}
for (const [index, scene] of SCENES.entries()) {
  const photo = await photographScene(scene, (half === 'seen' ? 2000 : 6000) + 10 * index);
  outcomes.push([{ text: '', place: null }, await placeIn(photo)]);
}
await reader.close();

const count = (isCounted: (outcome: Outcome) => boolean) => outcomes.filter(isCounted).length;
times.sort((a, b) => a - b);
console.log({
  half,
  placeable: count(([{ place }]) => place !== null),
  placed: count(([{ place }, found]) => place !== null && found === place),
  placedElsewhere: count(([{ place }, found]) => place !== null && found !== null && found !== place),
  misleading: count(([{ text, place }]) => text !== '' && place === null),
  misled: count(([{ text, place }, found]) => text !== '' && place === null && found !== null),
  withoutLettering: count(([{ text }]) => text === ''),
  invented: count(([{ text }, found]) => text === '' && found !== null),
  medianMs: Math.round(times[Math.floor(times.length / 2)]!),
  slowestMs: Math.round(times.at(-1)!),
});
