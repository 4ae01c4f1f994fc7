import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getGuidePath } from '../../../lib/urls.js';

/**
 * Returns the path of the guide to an identified place, by name and location. It omits the position of the result,
 * which is that of the photo and known only to its owner.
 */
export function getResultGuidePath({ title, location }: Pick<AnalysisResult, 'title' | 'location'>): string {
  const isNamedByTitle = location === '' || location.toLowerCase().startsWith(title.toLowerCase());
  return getGuidePath(isNamedByTitle ? location || title : `${title}, ${location}`);
}
