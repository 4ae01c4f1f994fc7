import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { hasPosition } from '../outcome/outcome-title.js';
import { planWalk, type WalkStop } from './plan-walk.js';

/**
 * Returns a walk from the position of a photo that shows no known place. An identified place has its sights as cards,
 * and a stated region has no spot to start from.
 */
export function planResultWalk(result: AnalysisResult): WalkStop[] {
  const { outcome, latitude, longitude, nearbyAttractions } = result;
  if (outcome !== 'position only' || latitude === null || longitude === null || !hasPosition(result)) return [];
  return planWalk({ latitude, longitude }, nearbyAttractions);
}
