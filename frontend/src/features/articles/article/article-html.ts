import { renderMarkedHtml } from '@placelore/contracts/content/citations/citation-html.js';
import type { Citations } from '@placelore/contracts/content/citations/citations.js';
import { markHook } from '@placelore/contracts/content/citations/hook.js';

/** Adds citation markers to an article's sanitized HTML, and marks its hook for styles. */
export const renderArticleHtml = (html: string, citations: Citations): string =>
  renderMarkedHtml(markHook(html), citations);
