import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { clearDevice, type DeviceStore, readDevice, writeDevice } from '../../lib/device/device-storage.js';

const STORAGE_NAME = 'temporary-article';

/** Newly written guide that is about to be shown on its page. */
interface TemporaryGuide {
  q: string;
  answer: GuideResponse;
}

/** Returns the session storage of this tab; null on the server, and if the browser refuses access. */
function getWindowStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Stores a guide for its page. */
export function storeTemporaryGuide(q: string, response: GuideResponse, store = getWindowStore()): void {
  writeDevice(STORAGE_NAME, { q, answer: response } satisfies TemporaryGuide, store);
}

/** Returns the stored guide for this query and removes it. A guide for another query is removed too. */
export function consumeTemporaryGuide(q: string, store = getWindowStore()): GuideResponse | null {
  const stored = readDevice(STORAGE_NAME, store) as Partial<TemporaryGuide> | undefined;
  clearDevice(STORAGE_NAME, store);
  return stored?.q === q && typeof stored.answer === 'object' ? stored.answer : null;
}
