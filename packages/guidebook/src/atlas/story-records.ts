import { z } from 'zod';

/** What a fact of a story is about. Stories are in one JSON file per continent in `data/stories`. */
export const STORY_FACT_KINDS = [
  'history',
  'person',
  'architecture',
  'number',
  'place',
  'legend',
  'visit',
  'nearby',
] as const;

const factId = z.string().regex(/^f[1-9]\d?$/);
const storySentence = z.strictObject({
  /** One sentence; an entry of `notice` may have several that belong together. */
  text: z.string().trim().min(10).max(500),
  /** Ids of the facts that support it; none if it states nothing that can be checked. */
  facts: z.array(factId).max(8),
});
export type StorySentence = z.infer<typeof storySentence>;

/** The story of a well-known sight or city, every sentence with its facts. */
export const storyRecord = z.strictObject({
  /** Id of the landmark or city. */
  id: z.string(),
  /** Sentences that make sense alone and name their subject. */
  facts: z
    .array(z.strictObject({ id: factId, text: z.string().trim().min(15).max(400), kind: z.enum(STORY_FACT_KINDS) }))
    .min(10)
    .max(40),
  /** The opening: a tension. */
  hook: z.array(storySentence).min(1).max(2),
  /** Paragraphs. */
  story: z.array(z.array(storySentence).min(1)).min(2).max(4),
  /** What a visitor can see there. */
  notice: z.array(storySentence).min(3).max(5),
  practical: z.array(storySentence).min(2).max(5),
  /** One idea for where to go next. */
  onward: z.array(storySentence).min(1).max(2),
});
export type StoryRecord = z.infer<typeof storyRecord>;

/** Returns all sentences of a story in reading order. */
export const getStorySentences = ({ hook, story, notice, practical, onward }: StoryRecord): StorySentence[] => [
  ...hook,
  ...story.flat(),
  ...notice,
  ...practical,
  ...onward,
];
