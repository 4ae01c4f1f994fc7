import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';

/**
 * Whether to offer to write an article: if the search names a place that has no guide. Kinds of places, regions,
 * conditions and corrected names are no places to write about.
 */
export function isArticleOffered(answer: SearchAnswer, query: string): boolean {
  const { kind, topic, missingTopic, ignored, relation, correctedTo, place, relevant, total } = answer;
  if (kind !== null || topic !== null || missingTopic !== null || ignored.length > 0 || answer.venues) return false;
  if (relation !== 'in' || correctedTo !== null || answer.isLesserKnown) return false;
  // Such places are listed as guides on request.
  if (answer.onRequest.some(({ name }) => isSameName(name, query) || isSameName(name, place?.name ?? query)))
    return false;
  if (total === 0) return true;
  const isGuideFound = answer.groups.some(({ group }) => group === 'best');
  return place === null ? relevant === 0 : place.isTown && answer.missingWords === null && !isGuideFound;
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
