import { useEffect } from 'react';

/**
 * Updates the page's meta description with what the page shows now. The server's version describes only what was known
 * when the page was sent.
 */
export function usePageDescription(text: string): void {
  useEffect(() => {
    let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) {
      meta = document.createElement('meta');
      meta.name = 'description';
      document.head.append(meta);
    }
    meta.content = text;
  }, [text]);
}
