import { renderMarkedHtml } from '@placelore/contracts/content/citations/citation-html.js';
import { type Citations } from '@placelore/contracts/content/citations/citations.js';

/** Matches a first or second paragraph that is emphasized as a whole. The first may say what the place is. */
const HOOK = /^(\s*<p>(?:(?!<\/p>)[\s\S])*<\/p>)?\s*<p>(\s*<em>(?:(?!<\/?em>|<\/p>)[\s\S])*<\/em>\s*<\/p>)/;

/** Adds citation markers to an article's sanitized HTML, and marks its hook for styles. */
export const renderArticleHtml = (html: string, citations: Citations): string =>
  renderMarkedHtml(html.replace(HOOK, '$1<p data-hook>$2'), citations);
