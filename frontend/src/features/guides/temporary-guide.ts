import type { GuideAnswer } from '@placelore/contracts/guides.js';
import { type DeviceStore, forgetDevice, readDevice, writeDevice } from '../../lib/device-storage.js';

const NAME = 'temporary-article';

/** A guide that was just written and is about to be shown on its page. */
interface TemporaryGuide {
  q: string;
  answer: GuideAnswer;
}

/** The store of this window, or null on the server and where the browser refuses it. */
function windowStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Hands a guide over to its page. */
export function keepTemporaryGuide(q: string, answer: GuideAnswer, store = windowStore()): void {
  writeDevice(NAME, { q, answer } satisfies TemporaryGuide, store);
}

/** The guide that was handed over for this query, once: it is then removed. One for another query is removed, too. */
export function takeTemporaryGuide(q: string, store = windowStore()): GuideAnswer | null {
  const kept = readDevice(NAME, store) as Partial<TemporaryGuide> | undefined;
  forgetDevice(NAME, store);
  return kept?.q === q && typeof kept.answer === 'object' ? kept.answer : null;
}
