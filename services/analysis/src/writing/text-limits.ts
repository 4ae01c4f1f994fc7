import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { toPlainLine, toPlainText } from '../ai/untrusted-text.js';

/** Longest texts of a result, in characters, and most facts: what the result's screen shows without drowning the reader. */
export const TEXT_LIMITS = {
  title: 200,
  description: 1200,
  culturalInfo: 4000,
  fact: 400,
  facts: 8,
} as const;

/** Longest texts of a guide, in characters, and most of each: what its page shows without drowning the reader. */
const GUIDE_TEXT_LIMITS = {
  title: 200,
  metaDescription: 160,
  description: 1200,
  culturalSignificance: 4000,
  heading: 80,
  paragraph: 1500,
  paragraphs: 4,
  sections: 5,
  line: 400,
  tips: 6,
  bestTime: 400,
  facts: 8,
} as const;

/** Texts as plain text within bounds, empty ones left out. */
export function limitGuideTexts(texts: GuideTexts): GuideTexts {
  const lines = (entries: readonly string[], maxLength: number, maxLines: number) =>
    [...new Set(entries.map((entry) => toPlainLine(entry, maxLength)).filter(Boolean))].slice(0, maxLines);
  const { paragraph, paragraphs: maxParagraphs, line } = GUIDE_TEXT_LIMITS;
  return {
    title: toPlainLine(texts.title, GUIDE_TEXT_LIMITS.title),
    metaDescription: toPlainLine(texts.metaDescription || texts.description, GUIDE_TEXT_LIMITS.metaDescription),
    description: toPlainText(texts.description, GUIDE_TEXT_LIMITS.description),
    category: texts.category,
    culturalSignificance: toPlainText(texts.culturalSignificance, GUIDE_TEXT_LIMITS.culturalSignificance),
    sections: texts.sections
      .map(({ heading, paragraphs }) => ({
        heading: toPlainLine(heading, GUIDE_TEXT_LIMITS.heading),
        paragraphs: lines(paragraphs, paragraph, maxParagraphs),
      }))
      .filter(({ heading, paragraphs }) => heading && paragraphs.length > 0)
      .slice(0, GUIDE_TEXT_LIMITS.sections),
    travelTips: lines(texts.travelTips, line, GUIDE_TEXT_LIMITS.tips),
    bestTimeToVisit: toPlainLine(texts.bestTimeToVisit ?? '', GUIDE_TEXT_LIMITS.bestTime) || null,
    facts: lines(texts.facts, line, GUIDE_TEXT_LIMITS.facts),
  };
}
