import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getGuidePath } from '../../../lib/urls.js';

/**
 * Returns the path of the guide to an identified place, by name and location, or by name and the place's own position if
 * the name may mean several places. It omits the position of the result, which may be that of the photo and is known
 * only to its owner.
 */
export function getResultGuidePath({
  title,
  location,
  guidePosition,
}: Pick<AnalysisResult, 'title' | 'location' | 'guidePosition'>): string {
  if (guidePosition) return getGuidePath(title, { lat: guidePosition.latitude, lng: guidePosition.longitude });
  const isNamedByTitle = location === '' || location.toLowerCase().startsWith(title.toLowerCase());
  return getGuidePath(isNamedByTitle ? location || title : `${title}, ${location}`);
}
