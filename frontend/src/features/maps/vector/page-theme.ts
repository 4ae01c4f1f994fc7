export type PageTheme = 'light' | 'dark';

/** Returns the theme of the page: the one that the user chose, otherwise the system's. */
export function getPageTheme(): PageTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Calls a function whenever the theme changes. Returns a function that stops this. */
export function watchPageTheme(onChange: (theme: PageTheme) => void): () => void {
  let theme = getPageTheme();
  const notify = () => {
    const next = getPageTheme();
    if (next === theme) return;
    theme = next;
    onChange(next);
  };
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', notify);
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', notify);
    observer.disconnect();
  };
}
