/** Link relation of a module that public/page-start.js preloads after the content of the page. */
export const LATE_MODULE_RELATION = 'late-modulepreload';
/** Element that runs the entry module. */
const ENTRY_TAG = /<script type="module"(?: crossorigin)? src="([^"]*)"><\/script>/g;

/** Replaces the elements that load modules immediately with links that public/page-start.js follows later. */
export const deferModules = (html: string): string =>
  html
    .replace(ENTRY_TAG, '<link rel="late-module" href="$1">')
    .replaceAll('rel="modulepreload"', `rel="${LATE_MODULE_RELATION}"`);
