import type { RewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import { attractionsOf } from '../attractions/attractions.js';
import { attractionLines } from '../compare/attraction-lines.js';
import type { Draft, Taken } from '../draft.js';
import { positionOf } from '../position.js';
import { mergedSections, pairSections, type SectionPair } from '../sections.js';
import { TEXTS } from '../texts.js';

/** Something of a rewrite that can be taken over by itself. */
export interface Part {
  id: string;
  name: string;
  /** What it says now, and would say. */
  before: string;
  after: string;
}

/** Whether taking a part over removes what the article says now, as the rewrite says nothing there. */
export const isRemoval = ({ before, after }: Part): boolean => after === '' && before !== '';

/** A rewrite beside what the article says now. */
export interface Comparison {
  rewrite: RewrittenArticle;
  pairs: readonly SectionPair[];
  /** What differs. */
  parts: readonly Part[];
}

const FIELDS = ['title', 'metaDescription', 'category'] as const;
const sectionId = (index: number): string => `section-${index}`;

export function comparisonOf(draft: Draft, rewrite: RewrittenArticle): Comparison {
  const pairs = pairSections(draft.content, rewrite.content);
  const fields = FIELDS.map((id) => ({ id, name: TEXTS.fields[id], before: draft[id], after: rewrite[id] }));
  const sections = pairs.map(({ before, after }, index) => ({
    id: sectionId(index),
    name: `${TEXTS.rewrite.sectionsOf}: ${(after ?? before)?.heading || TEXTS.rewrite.opening}`,
    before: before?.text ?? '',
    after: after?.text ?? '',
  }));
  const attractions = {
    id: 'nearbyAttractions',
    name: TEXTS.fields.nearbyAttractions,
    before: attractionLines(attractionsOf(draft.attractions, positionOf(draft))),
    after: attractionLines(rewrite.nearbyAttractions),
  };
  return {
    rewrite,
    pairs,
    parts: [...fields, ...sections, attractions].filter(({ before, after }) => before !== after),
  };
}

/** What of a rewrite is taken over. @param ids of parts */
export function takenOf({ rewrite, pairs }: Comparison, ids: ReadonlySet<string>): Taken {
  const sections = new Set(pairs.flatMap((_, index) => (ids.has(sectionId(index)) ? [index] : [])));
  const differing = pairs.flatMap((pair, index) => (pair.before?.text !== pair.after?.text ? [index] : []));
  const isWhole = differing.every((index) => sections.has(index));
  return {
    ...Object.fromEntries(FIELDS.filter((field) => ids.has(field)).map((field) => [field, rewrite[field]])),
    ...(sections.size > 0 && { content: isWhole ? rewrite.content : mergedSections(pairs, sections) }),
    ...(ids.has('nearbyAttractions') && { nearbyAttractions: rewrite.nearbyAttractions }),
  };
}
