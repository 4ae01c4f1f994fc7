import type { FactKind, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { StoryRecord } from '@placelore/guidebook/atlas/story-records.js';
import { p, section, strong } from './article-html-builder.js';
import type { ArticleTexts } from './article-texts.js';
import { createStoryCiter, quoteFacts } from './record-sentences.js';

const WHEN_LABEL = 'When to go:';
const HEADINGS = { notice: 'What to notice', practical: 'Practical', nearby: 'Nearby' };

/** Renders the written story of a sight: hook, story, what to notice, practical, nearby. */
export function renderStory(
  texts: ArticleTexts,
  written: StoryRecord,
  knowledge: PlaceKnowledge,
  neighbors: string,
): string {
  const cite = createStoryCiter(written, knowledge);
  return [
    texts.opening(cite(written.hook)),
    ...written.story.map((paragraph) => texts.paragraph(cite(paragraph))),
    section(HEADINGS.notice, texts.list(cite(written.notice))),
    section(HEADINGS.practical, texts.paragraph(cite(written.practical))),
    section(HEADINGS.nearby, texts.paragraph(cite(written.onward)) + neighbors),
  ].join('');
}

/** Renders the record of a sight without a written story in the same order, every sentence in the record's words. */
export function renderRecord(texts: ArticleTexts, knowledge: PlaceKnowledge, neighbors: string): string {
  const quote = (...kinds: FactKind[]) => quoteFacts(knowledge, ...kinds);
  return [
    texts.paragraph(quote('summary')),
    texts.paragraph(quote('significance')),
    section(HEADINGS.notice, texts.list(quote('detail'))),
    section(HEADINGS.practical, renderPractical(texts, knowledge)),
    section(HEADINGS.nearby, neighbors),
  ].join('');
}

/** Renders when to go and what helps there. Many records give the time as a few words, so that it needs a label. */
export function renderPractical(texts: ArticleTexts, knowledge: PlaceKnowledge): string {
  const time = texts.inline(quoteFacts(knowledge, 'best time'));
  return (time && p(`${strong(WHEN_LABEL)} ${time}`)) + texts.paragraph(quoteFacts(knowledge, 'tip'));
}
