import { TEXTS } from './texts.js';
import { showToast } from './toasts.js';

/** Shares the page with what the device offers; where it offers nothing, copies the page's address. */
export async function share({ title, description }: { title: string; description: string }): Promise<void> {
  const url = window.location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, text: description, url });
      return;
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: TEXTS.share.copied });
  } catch {
    showToast({ title: TEXTS.share.failed, description: TEXTS.share.failedHint(url), destructive: true });
  }
}
