import { type Head, renderHead, renderNoScriptContent } from './head.js';
import type { PageParts } from './renderer.js';

const PLACEHOLDERS = ['<!--head-->', '<!--words-->', '<!--page-->', '<!--data-->'] as const;

/** What asks for the modules of the first script. */
const MODULE_TAGS = /<script type="module"|<link rel="modulepreload"/g;

/**
 * The document that every page begins as, with the places for its head, its words for readers without scripts, itself
 * when it is rendered here, and the data it was rendered from.
 */
export class PageTemplate {
  private readonly parts: string[];
  /** The same for pages that are rendered here: read and looked at before their scripts run, they let these come last. */
  private readonly renderedParts: string[];

  /** @throws Error when a place is missing, or not in this order */
  constructor(html: string) {
    const split = (document: string) => document.split(new RegExp(PLACEHOLDERS.join('|')));
    this.parts = split(html);
    this.renderedParts = split(html.replace(MODULE_TAGS, '$& fetchpriority="low"'));
    if (
      !new RegExp(`^${PLACEHOLDERS.join('.*')}$`).test((html.match(/<!--(head|words|page|data)-->/g) ?? []).join(''))
    ) {
      throw new Error(`index.html has no places for a page of its own: ${PLACEHOLDERS.join(', ')}`);
    }
  }

  /** @param page without it the document is for browsers to fill */
  render(head: Head, page: PageParts | null = null): string {
    const insertions = page
      ? [renderHead(head) + page.headLinks, '', page.html, page.data]
      : [renderHead(head), renderNoScriptContent(head), '', ''];
    return (page ? this.renderedParts : this.parts).map((part, index) => part + (insertions[index] ?? '')).join('');
  }
}
