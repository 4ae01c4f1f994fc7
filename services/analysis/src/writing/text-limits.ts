import type { CitedGuideTexts, CitedPhotoTexts, CitedText } from '@placelore/contracts/content/cited-texts.js';
import { toPlainLine } from '../ai/untrusted-text.js';

/**
 * Maximum characters of each text of a result, and maximum number of facts: as much as the page can show without tiring
 * the reader.
 */
export const TEXT_LIMITS = {
  title: 200,
  description: 1200,
  culturalInfo: 4000,
  fact: 400,
  facts: 8,
} as const;

/**
 * Maximum characters of each text of a guide, and maximum numbers of items: as much as the page can show without tiring
 * the reader.
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

/** Limits texts to whole sentences, and removes empty and repeated texts. */
export function limitPhotoTexts(texts: CitedPhotoTexts): CitedPhotoTexts {
  return {
    description: limitText(texts.description, TEXT_LIMITS.description),
    culturalInfo: limitTogether(texts.culturalInfo, TEXT_LIMITS.culturalInfo),
    facts: limitTexts(texts.facts, TEXT_LIMITS.fact, TEXT_LIMITS.facts),
  };
}

/** Limits texts to whole sentences, and removes empty and repeated texts. */
export function limitGuideTexts(texts: CitedGuideTexts): CitedGuideTexts {
  const { paragraph, paragraphs: maxParagraphs, line } = GUIDE_TEXT_LIMITS;
  const description = limitText(texts.description, GUIDE_TEXT_LIMITS.description);
  const meta = limitText(texts.metaDescription, GUIDE_TEXT_LIMITS.metaDescription);
  return {
    title: toPlainLine(texts.title, GUIDE_TEXT_LIMITS.title),
    metaDescription: meta.length > 0 ? meta : limitText(description, GUIDE_TEXT_LIMITS.metaDescription),
    description,
    category: texts.category,
    culturalSignificance: limitTogether(texts.culturalSignificance, GUIDE_TEXT_LIMITS.culturalSignificance),
    sections: texts.sections
      .map(({ heading, paragraphs }) => ({
        heading: toPlainLine(heading, GUIDE_TEXT_LIMITS.heading),
        paragraphs: limitTexts(paragraphs, paragraph, maxParagraphs),
      }))
      .filter(({ heading, paragraphs }) => heading && paragraphs.length > 0)
      .slice(0, GUIDE_TEXT_LIMITS.sections),
    travelTips: limitTexts(texts.travelTips, line, GUIDE_TEXT_LIMITS.tips),
    bestTimeToVisit: limitText(texts.bestTimeToVisit, GUIDE_TEXT_LIMITS.bestTime),
    facts: limitTexts(texts.facts, line, GUIDE_TEXT_LIMITS.facts),
  };
}

/** Leaves out sentences that do not fit. A sentence is never cut, because that could change what it states. */
function limitText(text: CitedText, maxLength: number): CitedText {
  let length = 0;
  return text.filter((sentence) => {
    const added = sentence.text.length + (length > 0 ? 1 : 0);
    if (sentence.text === '' || length + added > maxLength) return false;
    length += added;
    return true;
  });
}

const limitTexts = (texts: readonly CitedText[], maxLength: number, maxTexts: number): CitedText[] =>
  removeRepeated(texts.map((text) => limitText(text, maxLength))).slice(0, maxTexts);

/** Limits the paragraphs of one text together. */
function limitTogether(paragraphs: readonly CitedText[], maxLength: number): CitedText[] {
  let rest = maxLength;
  return removeRepeated(paragraphs).flatMap((paragraph) => {
    const limited = limitText(paragraph, rest);
    rest -= getPlainText(limited).length;
    return limited.length > 0 ? [limited] : [];
  });
}

/** Removes empty texts, and texts with the same words as an earlier one. */
function removeRepeated(texts: readonly CitedText[]): CitedText[] {
  const byWords = new Map<string, CitedText>();
  for (const text of texts) {
    const words = getPlainText(text);
    if (words !== '' && !byWords.has(words)) byWords.set(words, text);
  }
  return [...byWords.values()];
}

const getPlainText = (text: CitedText): string => text.map((sentence) => sentence.text).join(' ');
