import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Guides from '@placelore/guidebook/atlas/atlas.js';
import type * as Text from '../../../services/analysis/src/images/ocr.js';
import type * as Clues from '../../../services/analysis/src/vision/clues.js';
import type * as Embedded from '../../../services/places/src/geo/embedded/locate.js';
import { LANDMARK_SIGNS, MISLEADING_SIGNS, SCENES, type SignCase, TOWN_SIGNS } from './sign-cases.ts';
import { photographScene, photographSign, STYLES } from './sign-photos.ts';

/**
 * Reads rendered photos of signs and prints how many are located correctly, wrongly or not at all, with the time per
 * photo. Needs a build and the fonts DejaVu and Liberation:
 * node infra/bench/ocr/ocr-accuracy.ts [seen|heldBack]
 */
const caseSet = process.argv[2] === 'heldBack' ? 'heldBack' : 'seen';
const root = resolve(import.meta.dirname, '../../..');
const importBuilt = async <T>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as T;
const { Atlas } = await importBuilt<typeof Guides>('packages/guidebook/dist/atlas/atlas.js');
const { PhotoOcr } = await importBuilt<typeof Text>('services/analysis/dist/images/ocr.js');
const { getTextClues: textClues } = await importBuilt<typeof Clues>('services/analysis/dist/vision/clues.js');
const { locate } = await importBuilt<typeof Embedded>('services/places/dist/geo/embedded/locate.js');

const atlas = Atlas.load();
const reader = new PhotoOcr();
const times: number[] = [];

async function locatePhoto(photo: Buffer): Promise<string | null> {
  const startedAt = performance.now();
  const text = (await reader.read(photo))?.text ?? null;
  times.push(performance.now() - startedAt);
  const { place } = locate(atlas, textClues(text));
  return place?.name ?? null;
}

/** The case, and the place that the service found. */
type CaseResult = [SignCase, string | null];
const results: CaseResult[] = [];
const signs = [...LANDMARK_SIGNS[caseSet], ...TOWN_SIGNS[caseSet], ...MISLEADING_SIGNS[caseSet]];
for (const [index, sign] of signs.entries()) {
  const style = STYLES[(index + (caseSet === 'seen' ? 0 : 5)) % STYLES.length]!;
  const photo = await photographSign(sign, style, (caseSet === 'seen' ? 1000 : 5000) + index);
  results.push([sign, await locatePhoto(photo)]);
}
for (const [index, scene] of SCENES.entries()) {
  const photo = await photographScene(scene, (caseSet === 'seen' ? 2000 : 6000) + 10 * index);
  results.push([{ text: '', place: null }, await locatePhoto(photo)]);
}
await reader.close();

const countCases = (isCounted: (result: CaseResult) => boolean) => results.filter(isCounted).length;
times.sort((a, b) => a - b);
console.log({
  half: caseSet,
  placeable: countCases(([{ place }]) => place !== null),
  placed: countCases(([{ place }, found]) => place !== null && found === place),
  misplaced: countCases(([{ place }, found]) => place !== null && found !== null && found !== place),
  misleading: countCases(([{ text, place }]) => text !== '' && place === null),
  misled: countCases(([{ text, place }, found]) => text !== '' && place === null && found !== null),
  withoutText: countCases(([{ text }]) => text === ''),
  invented: countCases(([{ text }, found]) => text === '' && found !== null),
  medianMs: Math.round(times[Math.floor(times.length / 2)]!),
  slowestMs: Math.round(times.at(-1)!),
});
