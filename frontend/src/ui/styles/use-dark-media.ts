import { useSyncExternalStore } from 'react';

/** Runs a function when the user switches the theme, or is online again. @returns function that ends this */
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

/** Offline, the pictures of the other light may be missing, so those that are shown stay. */
function readTheme(): string | null {
  if (navigator.onLine || theme === undefined) theme = document.documentElement.dataset.theme ?? null;
  return theme;
}

/** Returns the media query of screens with the dark theme, as prints are light; null when the user chose the light one. */
export function useDarkMedia(): string | null {
  const shownTheme = useSyncExternalStore(subscribe, readTheme, () => null);
  if (shownTheme === 'light') return null;
  return shownTheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)';
}
