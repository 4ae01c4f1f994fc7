import type { Plugin } from 'vite';

/** The faces that every page begins with: Latin, upright, and the italic of leads and locations, which can come last. */
const PRELOADED_FONTS = [/alegreya-latin-wght-(normal|italic)/, /hanken-grotesk-latin-wght-normal/];
const LOW_PRIORITY = /italic/;

/** Has the document ask for the fonts at once, not when their styles are there: those that come late are not shown. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && PRELOADED_FONTS.some((face) => face.test(file)))
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              ...(LOW_PRIORITY.test(file) && { fetchpriority: 'low' }),
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
