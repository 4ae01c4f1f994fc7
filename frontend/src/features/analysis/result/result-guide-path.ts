import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getGuidePath } from '../../../lib/urls.js';

/**
 * Returns the path of the guide to an identified place, by its name and location: the position of a result is that of
 * the photo, which its owner alone may know.
 */
export function getResultGuidePath({ title, location }: Pick<AnalysisResult, 'title' | 'location'>): string {
  const isNamedByTitle = location === '' || location.toLowerCase().startsWith(title.toLowerCase());
  return getGuidePath(isNamedByTitle ? location || title : `${title}, ${location}`);
}
