import { renderMarkedHtml } from '@placelore/contracts/content/citations/citation-html.js';
import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import { markHook } from '@placelore/contracts/content/citations/hook.js';

/** Matches a list of several sights: every item begins with a link to a guide. */
const SIGHTS = /<ul>((?:<li><a href="\/articles\/(?:(?!<\/li>)[\s\S])*<\/li>){2,}<\/ul>)/g;

/** Adds citation markers to an article's sanitized HTML, and marks its hook and lists of sights for styles. */
export const renderArticleHtml = (html: string, citations: Citations): string =>
  renderMarkedHtml(markHook(html).replace(SIGHTS, '<ul data-sights>$1'), citations);
