import type { Plugin } from 'vite';

/** Fonts that every page uses first: upright Latin, and the italic of leads and locations, which may arrive last. */
const PRELOADED_FONT =
  /\/(alegreya-latin-750-normal|alegreya-latin-wght-italic|hanken-grotesk-latin-wght-normal)-.*\.woff2$/;
const LOW_PRIORITY = /italic/;

/** Preloads the fonts instead of waiting for the styles, because a font that arrives too late is not displayed. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONT.test(file))
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
