import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/**
 * Announces an identified place with a toast. An unidentified photo is no success to announce: its page asks for the
 * place.
 * @param isAnswer whether the visitor named the place when asked, so that nothing new was recognized
 */
export function announceResult({ identified, title }: AnalysisResult, isAnswer = false): void {
  if (!identified) return;
  showToast({ title: isAnswer ? STRINGS.placeSet : STRINGS.complete, description: title, isBrief: true });
}
