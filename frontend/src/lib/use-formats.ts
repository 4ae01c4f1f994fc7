import { useSyncExternalStore } from 'react';
import { type Formats, formatsFor, localeOf } from './formats.js';

function subscribe(changed: () => void): () => void {
  window.addEventListener('languagechange', changed);
  return () => window.removeEventListener('languagechange', changed);
}

/** The formats of whoever reads. A page that came from the server has the general ones until it is taken over. */
export const useFormats = (): Formats =>
  formatsFor(
    useSyncExternalStore(
      subscribe,
      () => localeOf(navigator.languages),
      () => 'en',
    ),
  );
