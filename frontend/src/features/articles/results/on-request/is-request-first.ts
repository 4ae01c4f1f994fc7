import { FEW_GUIDES, type SearchAnswer } from '@placelore/contracts/content/articles/search.js';

/**
 * Whether places on request come before guides: where nothing there is what was asked, where a town has only guides to its
 * sights, where guides only mention the place itself or have its name among others, and where they only have something
 * of it, like the ruin with a beach among the beaches of Mexico.
 */
export function isRequestFirst(answer: SearchAnswer): boolean {
  const { kind, topic, relation, categories, groups, onRequest, place, relevant } = answer;
  if (answer.venues) return false;
  if (answer.isOfOtherKinds || answer.isOnlyNear || answer.missingTopic !== null) return true;
  if (relevant === 0 && onRequest.some(({ name }) => name === place?.name)) return true;
  if (kind === null && topic === null && relation === 'in' && isWithoutOwnGuide(answer)) return true;
  // A cathedral of St. Joseph is no answer to "San José", while the cities are.
  const isOtherName = groups.length > 0 && groups.every(({ group }) => group === 'named' || group === 'mentioned');
  if (kind === null && isOtherName && onRequest.length > 0) return true;
  if (kind === null || groups.length === 0 || onRequest.length === 0) return false;
  const isOfKind = new Set<string>(categories);
  return groups.every(({ articles }) => articles.every(({ category }) => !isOfKind.has(category)));
}

/** Whether a town, or another place with few guides, is itself only on request. */
function isWithoutOwnGuide({ onRequest, place, subject, relevant }: SearchAnswer): boolean {
  const names = new Set([place?.name, subject].map((name) => name?.toLowerCase()));
  return (place?.isTown || relevant < FEW_GUIDES) && onRequest.some(({ name }) => names.has(name.toLowerCase()));
}
