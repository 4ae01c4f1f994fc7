import { getStorySentences, type StoryRecord, storyRecord } from '@placelore/guidebook/atlas/story-records.js';
import { findBritishSpelling } from './spelling-checks.js';

/** Every check takes stories and returns issues, one sentence each; none if everything is valid. */

export const MIN_WORDS = 400;
export const MAX_WORDS = 600;

/** Content that is forbidden in all texts of stories, with its name in issues. */
const FORBIDDEN: [string, RegExp][] = [
  ['a worn-out word', /\b(?:nestled|must-see|bustling|hidden gems?|iconic|breathtaking|boasts?)\b/iu],
  ['an exclamation mark', /!/],
  ['a stray space', / {2}| [,.;:](?!\S)/],
  ['an amount of money', /[$€£¥₹]\s?\d|\b(?:dollars|euros?|USD|EUR|GBP)\b/u],
  ['a time of day', /\b\d{1,2}:\d\d\b|\b\d{1,2}\s?[ap]\.?m\b/iu],
  ['a web address', /https?:|\bwww\.|\b\w+\.(?:com|org|net)\b/iu],
  ['a telephone number', /\+\d[\d\s()-]{6,}|\b\d{2,4}[-\s]\d{3,4}[-\s]\d{3,4}\b/u],
];

export function findUnparsableStories(stories: readonly unknown[]): string[] {
  return stories.flatMap((story) => {
    const { error } = storyRecord.safeParse(story);
    return (error?.issues ?? []).map(
      ({ path, message }) => `${(story as { id?: string }).id} ${path.join('.')}: ${message}`,
    );
  });
}

/** Finds facts that are defined twice, and citations of facts that do not exist. */
export function findBrokenCitations(stories: readonly StoryRecord[]): string[] {
  return stories.flatMap((story) => {
    const ids = new Set(story.facts.map(({ id }) => id));
    const cited = getStorySentences(story).flatMap(({ facts }) => facts);
    return [
      ...(ids.size < story.facts.length ? [`${story.id} has two facts of one id`] : []),
      ...cited.filter((id) => !ids.has(id)).map((id) => `${story.id} cites ${id}, which it does not have`),
    ];
  });
}

/** Finds numbers in sentences that no cited fact has. */
export function findUnprovenNumbers(stories: readonly StoryRecord[]): string[] {
  return stories.flatMap((story) => {
    const textById = new Map(story.facts.map(({ id, text }) => [id, text]));
    return getStorySentences(story).flatMap(({ text, facts }) => {
      const proven = new Set(facts.flatMap((id) => getNumbers(textById.get(id) ?? '')));
      return getNumbers(text)
        .filter((number) => !proven.has(number))
        .map((number) => `${story.id} states ${number} without a fact: ${text}`);
    });
  });
}

const getNumbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Finds stories that are too short or too long. */
export function findWrongLengths(stories: readonly StoryRecord[]): string[] {
  return stories.flatMap((story) => {
    const words = getStorySentences(story).flatMap(({ text }) => text.split(/\s+/)).length;
    return words < MIN_WORDS || words > MAX_WORDS ? [`${story.id} has ${words} words`] : [];
  });
}

/** Finds sentences and facts with content that no guide contains, or that changes too often for a guide. */
export function findForbiddenTexts(stories: readonly StoryRecord[]): string[] {
  return stories.flatMap((story) =>
    [...story.facts, ...getStorySentences(story)].flatMap(({ text }) => [
      ...FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${story.id} has ${name}: ${text}`),
      ...findBritishSpelling(text).map((form) => `${story.id} has British spelling, ${form}: ${text}`),
    ]),
  );
}

/** Finds hooks, sentences and things to notice that occur twice. Advice may be repeated. */
export function findRepeatedStorySentences(stories: readonly StoryRecord[]): string[] {
  const idByText = new Map<string, string>();
  return stories.flatMap(({ id, hook, story, notice }) =>
    [...hook, ...story.flat(), ...notice].flatMap(({ text }) => {
      const other = idByText.get(text.toLowerCase());
      idByText.set(text.toLowerCase(), id);
      return other === undefined ? [] : [`${id} repeats a sentence of ${other}: ${text}`];
    }),
  );
}
