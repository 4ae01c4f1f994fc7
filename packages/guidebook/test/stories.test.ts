import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { StoryRecord } from '@placelore/guidebook/atlas/story-records.js';
import { findRepeatedIds } from './record-checks.js';
import {
  findBrokenCitations,
  findForbiddenTexts,
  findRepeatedStorySentences,
  findUnparsableStories,
  findUnprovenNumbers,
  findWrongLengths,
} from './story-checks.js';

const STORIES_FOLDER = join(__dirname, '../data/stories');
const guidebook = Guidebook.load();
const stories = readdirSync(STORIES_FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(STORIES_FOLDER, file), 'utf8')) as StoryRecord[],
);

describe('written stories', () => {
  test('exist at most once for each sight and city, and the guidebook finds them', () => {
    const ids = new Set([...guidebook.landmarks, ...guidebook.cities].map(({ id }) => id));
    expect(stories.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
    expect(findRepeatedIds(stories)).toEqual([]);
    expect(stories.map(({ id }) => guidebook.story(id))).toEqual(stories);
    expect(guidebook.story('no-such-sight')).toBeNull();
  });

  test('parse', () => {
    expect(findUnparsableStories(stories)).toEqual([]);
  });

  test('cite facts that exist, and state no number without one', () => {
    expect(findBrokenCitations(stories)).toEqual([]);
    expect(findUnprovenNumbers(stories)).toEqual([]);
  });

  test('have 400 to 600 words', () => {
    expect(findWrongLengths(stories)).toEqual([]);
  });

  test('have no worn-out words, British spelling, prices, hours or contacts', () => {
    expect(findForbiddenTexts(stories)).toEqual([]);
  });

  test('repeat only advice, and have different hooks', () => {
    expect(findRepeatedStorySentences(stories)).toEqual([]);
    expect(new Set(stories.map(({ hook }) => hook[0]!.text)).size).toBe(stories.length);
  });
});

describe('checks of stories', () => {
  const sample = guidebook.story('eiffel-tower')!;
  const withNotice = (text: string, facts: string[] = []): StoryRecord[] => [
    { ...sample, notice: [...sample.notice.slice(1), { text, facts }] },
  ];

  test('report a story that does not parse', () => {
    expect(findUnparsableStories([{ ...sample, notice: [] }])).toHaveLength(1);
    expect(findUnparsableStories([{ ...sample, note: '' }])).toHaveLength(1);
  });

  test('report citations without a fact, and numbers that are not in the cited facts', () => {
    expect(findBrokenCitations(withNotice('It is old.', ['f99']))).toEqual([
      'eiffel-tower cites f99, which it does not have',
    ]);
    expect(findBrokenCitations([{ ...sample, facts: [...sample.facts, sample.facts[0]!] }])).toHaveLength(1);
    expect(findUnprovenNumbers(withNotice('It has 12,345 steps.', ['f1']))).toEqual([
      'eiffel-tower states 12,345 without a fact: It has 12,345 steps.',
    ]);
    const facts = [{ id: 'f1', text: 'The tower has 12,345 steps.', kind: 'number' as const }];
    expect(findUnprovenNumbers([{ ...withNotice('It has 12,345 steps.', ['f1'])[0]!, facts }])).not.toContainEqual(
      expect.stringContaining('12,345'),
    );
  });

  test('report stories that are too short or too long', () => {
    expect(findWrongLengths([{ ...sample, story: [] }])).toHaveLength(1);
    expect(findWrongLengths([{ ...sample, story: [...sample.story, ...sample.story, ...sample.story] }])).toHaveLength(
      1,
    );
  });

  test.each([
    'A bustling square.',
    'It is 12 metres high.',
    'The centre is near.',
    'Go now!',
    'It is  old.',
    'It is old .',
    'It costs €12.',
    'It costs twelve dollars.',
    'It opens at 9:30.',
    'Come before 9 am.',
    'See www.example.org.',
    'Call +33 1 23 45 67 89.',
  ])('report "%s"', (text) => {
    expect(findForbiddenTexts(withNotice(text))).toHaveLength(1);
  });

  test('accept names in their own spelling', () => {
    expect(findForbiddenTexts(withNotice('Turn to the Centre Pompidou and the Globe Theatre.'))).toEqual([]);
  });

  test('report a repeated sentence', () => {
    const other = { ...guidebook.story('great-pyramid-of-giza')!, hook: sample.hook };
    expect(findRepeatedStorySentences([sample, other])).toHaveLength(sample.hook.length);
  });
});
