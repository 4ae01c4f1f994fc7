import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { StoryRecord } from '@placelore/guidebook/atlas/story-records.js';
import { p, section, strong } from './article-html-builder.js';
import type { ArticleTexts } from './article-texts.js';
import { quoteFacts } from './record-sentences.js';

const WHEN_LABEL = 'When to go:';
const HEADINGS = {
  orientation: 'Finding your way around',
  notice: 'What to notice',
  practical: 'Practical',
  nearby: 'Nearby',
};

/**
 * Renders the article about a sight: the written story, or the words of the record in the same order.
 * @param story cites the facts of `knowledge`
 * @param cityLink HTML
 */
export const renderLandmark = (
  texts: ArticleTexts,
  story: StoryRecord | null,
  knowledge: PlaceKnowledge,
  cityLink: string,
): string =>
  [
    renderDescription(texts, story, knowledge),
    story
      ? section(HEADINGS.practical, texts.paragraph(story.practical))
      : section(HEADINGS.practical, renderAdvice(texts, knowledge)),
    section(HEADINGS.nearby, texts.paragraph(story?.onward ?? []) + cityLink),
  ].join('');

/** Renders what a place is, why it matters and what to notice there. */
export function renderDescription(texts: ArticleTexts, story: StoryRecord | null, knowledge: PlaceKnowledge): string {
  const quote = (kind: FactKind) => quoteFacts(knowledge, kind);
  // The sentences are graded in the order in which readers meet them.
  const summary = texts.paragraph(quote('summary'));
  const paragraphs = story
    ? [texts.opening(story.hook), ...story.story.map((paragraph) => texts.paragraph(paragraph))]
    : [texts.paragraph(quote('significance')), texts.paragraph(quote('anecdote'))];
  return [
    summary,
    ...paragraphs,
    section(HEADINGS.orientation, texts.paragraph(quote('orientation'))),
    section(HEADINGS.notice, texts.list(story?.notice ?? quote('detail'))),
  ].join('');
}

/** Renders the best time and practical hints. Many records give the time in a few words, so it has a label. */
export function renderAdvice(texts: ArticleTexts, knowledge: PlaceKnowledge): string {
  const time = texts.inline(quoteFacts(knowledge, 'best time'));
  return (time && p(`${strong(WHEN_LABEL)} ${time}`)) + texts.paragraph(quoteFacts(knowledge, 'tip'));
}
