import { parseHtml } from '../text/article-schema.js';
import { diffSequences } from './diff.js';

/** A part of an article's text: a heading of the second level with what follows; the first may have no heading. */
export interface Section {
  heading: string;
  html: string;
  /** Without markup, a line for each block. */
  text: string;
}

/** The same section before and after; one of both may not be there. */
export interface SectionPair {
  before: Section | null;
  after: Section | null;
}

/** A text in parts that put together are the text. */
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

/** The lines of a block; those of a list are its items, those of a table its rows. */
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

/** Sections of two texts side by side: those of one heading together, in an order that fits both. */
export function pairSections(before: string, after: string): SectionPair[] {
  const pairs: SectionPair[] = [];
  const getKey = ({ heading }: Section) => heading.toLowerCase();
  const [oldSections, newSections] = [splitSections(before), splitSections(after)];
  // In the order they stand in, for one heading may stand over several.
  const remaining = oldSections.values();
  for (const { kind, items } of diffSequences(oldSections, newSections, getKey)) {
    for (const section of items) {
      const before = kind === 'added' ? null : (remaining.next().value ?? null);
      pairs.push({ before, after: kind === 'removed' ? null : section });
    }
  }
  return pairs;
}

/** A text of sections, of which some are taken from the other side. @param takenIndexes the places of those, among the pairs */
export function mergeSections(pairs: readonly SectionPair[], takenIndexes: ReadonlySet<number>): string {
  return pairs.map(({ before, after }, index) => (takenIndexes.has(index) ? after : before)?.html ?? '').join('');
}
