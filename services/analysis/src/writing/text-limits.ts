import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { toPlainLine, toPlainText } from '../ai/untrusted-text.js';

/**
 * Maximum characters of the texts of a result, and maximum facts: as much as its page can show without tiring the
 * reader.
 */
export const TEXT_LIMITS = {
  title: 200,
  description: 1200,
  culturalInfo: 4000,
  fact: 400,
  facts: 8,
} as const;

/**
 * Maximum characters of the texts of a guide, and maximum items: as much as its page can show without tiring the
 * reader.
 */
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

/** Converts texts to plain text within the limits, and removes empty ones. */
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
