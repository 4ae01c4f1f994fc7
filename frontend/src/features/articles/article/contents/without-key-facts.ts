import type { Fact } from '@placelore/contracts/places/facts.js';

const WHEN_TO_GO = /<p><strong>When to go:<\/strong>(?:(?!<\/p>)[\s\S])*<\/p>/;
const MARKER = '<sup[^>]*>(?:(?!</sup>)[\\s\\S])*</sup>';
/** Matches the sentence with its marker, and the quiet marker of the sentence before it. */
const VISIT_TIME = new RegExp(
  `(?:<sup data-quiet>((?:(?!</sup>)[\\s\\S])*</sup>) ?)?A visit usually takes [^<.]*\\.(?:${MARKER})?`,
);
const EMPTY_SECTION = /<h2>Practical<\/h2>(?:<p>\s*<\/p>)*(?=<h2>|$)/;

/**
 * Leaves out of an article's HTML with markers what its key facts state in the same words. The marker that the left out
 * sentence had in common with the one before it stays with that one.
 * @param kinds kinds of the key facts that the page shows
 */
export function withoutKeyFacts(html: string, kinds: ReadonlySet<Fact['kind']>): string {
  let text = html;
  if (kinds.has('best time')) text = text.replace(WHEN_TO_GO, '');
  if (kinds.has('tip')) text = text.replace(VISIT_TIME, (_, marker?: string) => (marker ? `<sup>${marker}` : ''));
  return text === html ? html : text.replace(EMPTY_SECTION, '');
}
