import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { formatAttractionLines, toNearbyAttractions } from '../attractions/attraction-drafts.js';
import { mergeSections, pairSections, type SectionPair } from '../comparison/sections.js';
import type { Draft, RewriteSelection } from '../draft.js';
import { parsePosition } from '../parse-position.js';
import { STRINGS } from '../strings.js';

/** Change of a rewrite that can be accepted separately. */
export interface RewriteChange {
  id: string;
  name: string;
  /** Current text; `after` is the proposed text. */
  before: string;
  after: string;
}

/** Whether accepting a change only removes current text. */
export const isRemoval = ({ before, after }: RewriteChange): boolean => after === '' && before !== '';

/** Comparison of a rewrite with the current article. */
export interface RewriteComparison {
  rewrite: RewrittenArticle;
  pairs: readonly SectionPair[];
  changes: readonly RewriteChange[];
}

const REWRITE_FIELDS = ['title', 'metaDescription', 'category'] as const;
const toSectionId = (index: number): string => `section-${index}`;

export function compareRewrite(draft: Draft, rewrite: RewrittenArticle): RewriteComparison {
  const pairs = pairSections(draft.content, rewrite.content);
  const fields = REWRITE_FIELDS.map((id) => ({ id, name: STRINGS.fields[id], before: draft[id], after: rewrite[id] }));
  const sections = pairs.map(({ before, after }, index) => ({
    id: toSectionId(index),
    name: `${STRINGS.rewrite.section}: ${(after ?? before)?.heading || STRINGS.rewrite.opening}`,
    before: before?.text ?? '',
    after: after?.text ?? '',
  }));
  const attractions = {
    id: 'nearbyAttractions',
    name: STRINGS.fields.nearbyAttractions,
    before: formatAttractionLines(toNearbyAttractions(draft.nearbyAttractions, parsePosition(draft))),
    after: formatAttractionLines(rewrite.nearbyAttractions),
  };
  return {
    rewrite,
    pairs,
    changes: [...fields, ...sections, attractions].filter(({ before, after }) => before !== after),
  };
}

/** Returns the accepted parts of a rewrite. @param ids ids of the selected changes */
export function selectChanges({ rewrite, pairs }: RewriteComparison, ids: ReadonlySet<string>): RewriteSelection {
  const sections = new Set(pairs.flatMap((_, index) => (ids.has(toSectionId(index)) ? [index] : [])));
  const differing = pairs.flatMap((pair, index) => (pair.before?.text !== pair.after?.text ? [index] : []));
  const isComplete = differing.every((index) => sections.has(index));
  return {
    ...Object.fromEntries(REWRITE_FIELDS.filter((field) => ids.has(field)).map((field) => [field, rewrite[field]])),
    ...(sections.size > 0 && { content: isComplete ? rewrite.content : mergeSections(pairs, sections) }),
    ...(ids.has('nearbyAttractions') && { nearbyAttractions: rewrite.nearbyAttractions }),
  };
}
