import { z } from 'zod';
import { CATEGORIES } from '../places/categories.js';

/** Id of a fact that was given to a writer. */
const factId = z.string().regex(/^f[1-9]\d{0,3}$/);

/** Sentence of a writer with the facts that support it; none if it states nothing that can be checked. */
export const citedSentence = z.object({ text: z.string().max(2500), facts: z.array(factId).max(20) });
export type CitedSentence = z.infer<typeof citedSentence>;

/** Sentences that form one paragraph, list item or short text. */
export const citedText = z.array(citedSentence);
export type CitedText = z.infer<typeof citedText>;

/** Texts that a writer returns for a guide. Positions, distances and nearby places come from the facts. */
export const citedGuideTexts = z.object({
  title: z.string(),
  /** Up to 160 characters, for search engines and cards. */
  metaDescription: citedText,
  description: citedText,
  category: z.enum(CATEGORIES),
  /** Paragraphs. */
  culturalSignificance: z.array(citedText),
  /** Further sections in reading order: paragraphs under a heading. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(citedText) })),
  /** One text per tip. */
  travelTips: z.array(citedText),
  bestTimeToVisit: citedText,
  /** One text per item of the list "Good to know". */
  facts: z.array(citedText),
});
export type CitedGuideTexts = z.infer<typeof citedGuideTexts>;

/** Texts that a writer returns for a photo. Title and category are those of the located place. */
export const citedPhotoTexts = z.object({
  description: citedText,
  /** Paragraphs. */
  culturalInfo: z.array(citedText),
  /** One text per item. */
  facts: z.array(citedText),
});
export type CitedPhotoTexts = z.infer<typeof citedPhotoTexts>;

/**
 * How a shown sentence is supported. `sourced`: the facts it cites support every word. `general`, which is marked for
 * readers: facts support everything that can be checked, if anything, but not every word. `editor`: a person wrote or
 * changed it.
 */
export const SENTENCE_GRADES = ['sourced', 'general', 'editor'] as const;
export type SentenceGrade = (typeof SENTENCE_GRADES)[number];

/** Shown sentence with its grade. `facts` is empty unless it is sourced. */
export const gradedSentence = citedSentence.extend({ grade: z.enum(SENTENCE_GRADES) });
export type GradedSentence = z.infer<typeof gradedSentence>;

/** Result of the fact check of a text. */
export const textVerification = z.object({
  /** Every shown sentence once, in the order of its first appearance. */
  sentences: z.array(gradedSentence).max(1000),
  /** Number of sentences that were omitted because no given fact supports them. */
  omitted: z.number().int().nonnegative(),
});
export type TextVerification = z.infer<typeof textVerification>;
