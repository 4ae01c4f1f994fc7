import { showToast } from './feedback/toasts.js';
import { STRINGS } from './strings.js';

/** What is shared: the page that is open unless `path` names another one. */
interface SharedPage {
  title: string;
  description: string;
  path?: string;
}

/** Shares a page with the device's share sheet, or copies its URL where there is none. */
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
