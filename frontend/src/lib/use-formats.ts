import { useSyncExternalStore } from 'react';
import { chooseLocale, type Formatters, getFormatters } from './formats.js';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** The formats of whoever reads. A page that came from the server has the general ones until it is taken over. */
export const useFormatters = (): Formatters =>
  getFormatters(
    useSyncExternalStore(
      subscribe,
      () => chooseLocale(navigator.languages),
      () => 'en',
    ),
  );
