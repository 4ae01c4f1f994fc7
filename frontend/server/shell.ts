import { type Head, headHtml, wordsHtml } from './head.js';

const PLACES = ['<!--head-->', '<!--words-->'] as const;

/** The document that every page begins as, with the places its head and its words for readers without scripts go to. */
export class Shell {
  private readonly parts: [string, string, string];

  /** @throws Error when a place is missing */
  constructor(html: string) {
    const [before, rest, extra] = html.split(PLACES[0]);
    const [between, after] = rest?.split(PLACES[1]) ?? [];
    if (before === undefined || between === undefined || after === undefined || extra !== undefined) {
      throw new Error(`index.html has no place for a page's own head: ${PLACES.join(' and ')}`);
    }
    this.parts = [before, between, after];
  }

  with(head: Head): string {
    const [before, between, after] = this.parts;
    return before + headHtml(head) + between + wordsHtml(head) + after;
  }
}
