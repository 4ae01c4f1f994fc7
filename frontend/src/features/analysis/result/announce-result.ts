import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/** Success is a named place; a photo that is not identified asks for it, which is no news. */
export function announceResult({ identified, title }: AnalysisResult): void {
  if (identified) showToast({ title: STRINGS.complete, description: title });
}
