import { useSyncExternalStore } from 'react';

/** Runs a function when the user switches the theme. @returns function that ends this */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readTheme = () => document.documentElement.dataset.theme ?? null;

/** Returns the media query of screens with the dark theme, as prints are light; null when the user chose the light one. */
export function useDarkMedia(): string | null {
  const theme = useSyncExternalStore(subscribe, readTheme, () => null);
  if (theme === 'light') return null;
  return theme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)';
}
