import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Photo } from '../../capture/photo.js';

/** Result of this visit. */
interface RecentResult {
  /** Its photo on this device. */
  photo: Photo;
  result: AnalysisResult;
}

/** Limited because photos take up to 10 MB each. */
const MAX_RESULTS = 5;

const recent = new Map<string, RecentResult>();

/** Keeps a result of this visit with its photo, so that its page opens immediately and can analyze the photo again. */
export function rememberResult(photo: Photo, result: AnalysisResult): void {
  recent.delete(result.id);
  recent.set(result.id, { photo, result });
  const [oldest] = recent.keys();
  if (recent.size > MAX_RESULTS && oldest !== undefined) recent.delete(oldest);
}

/** Returns a result of this visit by the id of its analysis. */
export const getRecentResult = (id: string): RecentResult | undefined => recent.get(id);

/** Deletes all results so that the next user of the device cannot see them. */
export const clearRecentResults = (): void => recent.clear();
