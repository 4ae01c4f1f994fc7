import { type Head, renderHead, renderNoScriptContent } from './head.js';
import { deferModules } from './late-modules.js';
import type { PageParts } from './renderer.js';

const PLACEHOLDERS = ['<!--head-->', '<!--words-->', '<!--page-->', '<!--data-->'] as const;

/**
 * Document template with placeholders for the head, the content for readers without scripts, the rendered page, and its
 * data.
 */
export class PageTemplate {
  private readonly parts: string[];
  /** Template of rendered pages. Readers see these before scripts run, so scripts load last. */
  private readonly renderedParts: string[];

  /** @throws Error when a placeholder is missing or in the wrong order */
  constructor(html: string) {
    const split = (document: string) => document.split(new RegExp(PLACEHOLDERS.join('|')));
    this.parts = split(html);
    this.renderedParts = split(deferModules(html));
    if (
      !new RegExp(`^${PLACEHOLDERS.join('.*')}$`).test((html.match(/<!--(head|words|page|data)-->/g) ?? []).join(''))
    ) {
      throw new Error(`The document lacks these placeholders in this order: ${PLACEHOLDERS.join(', ')}`);
    }
  }

  /** @param page the rendered page; without it, the browser renders the page */
  render(head: Head, page: PageParts | null = null): string {
    const insertions = page
      ? [renderHead(head) + page.headLinks, '', page.html, page.data]
      : [renderHead(head), renderNoScriptContent(head), '', ''];
    return (page ? this.renderedParts : this.parts).map((part, index) => part + (insertions[index] ?? '')).join('');
  }
}
