import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/**
 * Announces an identified place with a toast. An unidentified photo is no success to announce: its page asks for the
 * place.
 */
export function announceResult({ identified, title }: AnalysisResult): void {
  if (identified) showToast({ title: STRINGS.complete, description: title });
}
