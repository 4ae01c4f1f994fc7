import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Verifier from '@placelore/fact-check/verify-sentences.js';
import type * as Book from '@placelore/guidebook/atlas/guidebook.js';
import type * as Stories from '@placelore/guidebook/atlas/story-records.js';
import type { Row } from './measure.ts';

const WORDS = 600;
const WARM_UP_ROUNDS = 3;
const STORIES = 125;

/** Measures the processor time that the verifier takes for 600 words of the guidebook's stories, in this process. */
export async function measureCheckedSentences(root: string): Promise<Row[]> {
  const importBuilt = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(root, 'packages', file)).href)) as T;
  const { verifySentences } = await importBuilt<typeof Verifier>('fact-check/dist/verify-sentences.js');
  const { Guidebook } = await importBuilt<typeof Book>('guidebook/dist/atlas/guidebook.js');
  const { getStorySentences } = await importBuilt<typeof Stories>('guidebook/dist/atlas/story-records.js');
  const guidebook = Guidebook.load();
  const texts = guidebook.landmarks
    .flatMap(({ id, name, city, country: countryCode, latitude, longitude }) => {
      const story = guidebook.story(id);
      if (story === null) return [];
      const facts = story.facts.map((fact) => ({ ...toFact(fact), id: fact.id }));
      const place = {
        name,
        localName: null,
        aliases: [],
        city,
        region: null,
        country: '',
        countryCode,
        latitude,
        longitude,
      };
      const sentences = getStorySentences(story);
      const words = sentences.flatMap(({ text }) => text.split(/\s+/)).length;
      return [{ input: { place, facts, language: 'en' }, sentences, words }];
    })
    .slice(0, STORIES);
  const verifyAll = (isFresh: boolean): number[] =>
    texts.map(({ input, sentences, words }) => {
      const given = isFresh ? { ...input } : input;
      const before = process.cpuUsage();
      verifySentences(sentences, given);
      const { user, system } = process.cpuUsage(before);
      return ((user + system) / 1000 / words) * WORDS;
    });
  for (let round = 0; round < WARM_UP_ROUNDS; round++) verifyAll(false);
  return [toRow('Facts already read', verifyAll(false)), toRow('With the reading of the facts', verifyAll(true))];
}

const toFact = ({ text: statement }: { text: string }) =>
  ({ statement, kind: 'detail', value: null, unit: null, language: 'en', asOf: null }) as const;

function toRow(name: string, milliseconds: number[]): Row {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const p50 = percentile(0.5);
  return { name, perSecond: 1000 / p50, p50, p99: percentile(0.99), note: `${sorted.length} stories, processor time` };
}
