import { diffSequences } from '../../../lib/format/word-diff.js';
import { parseHtml } from '../text/article-schema.js';

/**
 * Section of an article's content: a second-level heading with what follows it. The first section may have no heading.
 */
export interface Section {
  heading: string;
  html: string;
  /** Text without markup, one line per block. */
  text: string;
}

/** Section before and after a change. One of the two may be absent. */
export interface SectionPair {
  before: Section | null;
  after: Section | null;
}

/** Splits content into sections. Joined, they are the content again. */
export function splitSections(html: string): Section[] {
  const parts: Element[][] = [];
  const body = parseHtml(html);
  for (const child of [...body.childNodes]) {
    const element = child instanceof window.Element ? child : wrapInParagraph(child);
    if (!element) continue;
    if (element.localName === 'h2' || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(element);
  }
  return parts.map((elements) => ({
    heading: elements[0]?.localName === 'h2' ? toLine(elements[0]) : '',
    html: elements.map(({ outerHTML }) => outerHTML).join(''),
    text: elements.flatMap(getLines).join('\n'),
  }));
}

function wrapInParagraph(node: ChildNode): Element | null {
  if (!node.textContent?.trim()) return null;
  const paragraph = node.ownerDocument!.createElement('p');
  paragraph.append(node.cloneNode(true));
  return paragraph;
}

/** Returns the lines of a block: items of a list, rows of a table. */
function getLines(element: Element): string[] {
  const parts = [...element.querySelectorAll('li, dt, dd, tr, p, figcaption, caption')].filter(
    (part) => part.querySelector('li, dd, tr, p') === null,
  );
  const lines = (parts.length > 0 ? parts : [element]).map(toLine);
  const images = [...element.querySelectorAll('img'), ...(element.localName === 'img' ? [element] : [])];
  return [...lines, ...images.map((image) => `[${image.getAttribute('alt') || image.getAttribute('src')}]`)].filter(
    (line) => line !== '',
  );
}

const toLine = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Pairs sections of two texts that have equal headings, in an order that fits both texts. */
export function pairSections(before: string, after: string): SectionPair[] {
  const pairs: SectionPair[] = [];
  const getKey = ({ heading }: Section) => heading.toLowerCase();
  const [oldSections, newSections] = [splitSections(before), splitSections(after)];
  // In document order, because several sections may have the same heading.
  const remaining = oldSections.values();
  for (const { kind, items } of diffSequences(oldSections, newSections, getKey)) {
    for (const section of items) {
      const before = kind === 'added' ? null : (remaining.next().value ?? null);
      pairs.push({ before, after: kind === 'removed' ? null : section });
    }
  }
  return pairs;
}

/**
 * Joins sections, using the new side of some pairs and the old side of the others.
 * @param takenIndexes indexes of the pairs whose new side is used
 */
export function mergeSections(pairs: readonly SectionPair[], takenIndexes: ReadonlySet<number>): string {
  return pairs.map(({ before, after }, index) => (takenIndexes.has(index) ? after : before)?.html ?? '').join('');
}
