import type { GuideTexts } from '@placelore/contracts/guides.js';
import { plainLine, plainText } from '../providers/plain-text.js';

/** Longest texts of a guide, in characters, and most of each: what its page shows without drowning the reader. */
const GUIDE_BOUNDS = {
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
export function boundedGuide(texts: GuideTexts): GuideTexts {
  const lines = (entries: readonly string[], longest: number, most: number) =>
    [...new Set(entries.map((entry) => plainLine(entry, longest)).filter(Boolean))].slice(0, most);
  const { paragraph, paragraphs: mostParagraphs, line } = GUIDE_BOUNDS;
  return {
    title: plainLine(texts.title, GUIDE_BOUNDS.title),
    metaDescription: plainLine(texts.metaDescription || texts.description, GUIDE_BOUNDS.metaDescription),
    description: plainText(texts.description, GUIDE_BOUNDS.description),
    category: texts.category,
    culturalSignificance: plainText(texts.culturalSignificance, GUIDE_BOUNDS.culturalSignificance),
    sections: texts.sections
      .map(({ heading, paragraphs }) => ({
        heading: plainLine(heading, GUIDE_BOUNDS.heading),
        paragraphs: lines(paragraphs, paragraph, mostParagraphs),
      }))
      .filter(({ heading, paragraphs }) => heading && paragraphs.length > 0)
      .slice(0, GUIDE_BOUNDS.sections),
    travelTips: lines(texts.travelTips, line, GUIDE_BOUNDS.tips),
    bestTimeToVisit: plainLine(texts.bestTimeToVisit ?? '', GUIDE_BOUNDS.bestTime) || null,
    facts: lines(texts.facts, line, GUIDE_BOUNDS.facts),
  };
}
