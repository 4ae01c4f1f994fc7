import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { showToast } from '../../ui/toasts.js';

/** Shares a result with what the device offers; where it offers nothing, copies the page's address. */
export async function share(result: Pick<AnalysisResult, 'title' | 'description'>): Promise<void> {
  const url = window.location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title: result.title, text: result.description, url });
      return;
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied!' });
  } catch {
    showToast({ title: 'Share failed', description: `Copy the address yourself: ${url}`, destructive: true });
  }
}
