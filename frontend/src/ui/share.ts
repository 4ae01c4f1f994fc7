import { showToast } from './feedback/toasts.js';
import { STRINGS } from './strings.js';

/** The page to share: the current one, unless `path` names another. */
interface SharedPage {
  title: string;
  description: string;
  path?: string;
}

/** Shares a page through the device's share sheet, or copies its URL if there is none. */
export async function sharePage({ title, description, path }: SharedPage): Promise<void> {
  const url = path === undefined ? window.location.href : window.location.origin + path;
  if (navigator.share) {
    try {
      await navigator.share({ title, text: description, url });
      return;
    } catch (error) {
      // Closing the share sheet is a choice, not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: STRINGS.share.copied });
  } catch {
    showToast({ title: STRINGS.share.failed, description: STRINGS.share.failedHint(url), destructive: true });
  }
}
