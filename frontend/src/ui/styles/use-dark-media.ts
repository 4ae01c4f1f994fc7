import { useSyncExternalStore } from 'react';

/** Calls a function when the user switches the theme or is online again. @returns a function that stops this */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('online', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('online', listener);
  };
}

let theme: string | null | undefined;

/** Returns the theme. Offline, a change is ignored, because the pictures for the other theme may be missing. */
function readTheme(): string | null {
  if (navigator.onLine || theme === undefined) theme = document.documentElement.dataset.theme ?? null;
  return theme;
}

/**
 * Returns the media query for screens with the dark theme, or null if the user chose the light one. Prints are always
 * light.
 */
export function useDarkMedia(): string | null {
  const shownTheme = useSyncExternalStore(subscribe, readTheme, () => null);
  if (shownTheme === 'light') return null;
  return shownTheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)';
}
