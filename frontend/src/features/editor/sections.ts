import { changesBetween } from './diff.js';
import { elementOf } from './text/article-schema.js';

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
export function sectionsOf(html: string): Section[] {
  const parts: Element[][] = [];
  const body = elementOf(html);
  for (const child of [...body.childNodes]) {
    const element = child instanceof window.Element ? child : inParagraph(child);
    if (!element) continue;
    if (element.localName === 'h2' || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(element);
  }
  return parts.map((elements) => ({
    heading: elements[0]?.localName === 'h2' ? lineOf(elements[0]) : '',
    html: elements.map(({ outerHTML }) => outerHTML).join(''),
    text: elements.flatMap(linesOf).join('\n'),
  }));
}

function inParagraph(node: ChildNode): Element | null {
  if (!node.textContent?.trim()) return null;
  const paragraph = node.ownerDocument!.createElement('p');
  paragraph.append(node.cloneNode(true));
  return paragraph;
}

/** The lines of a block; those of a list are its items, those of a table its rows. */
function linesOf(element: Element): string[] {
  const parts = [...element.querySelectorAll('li, dt, dd, tr, p, figcaption, caption')].filter(
    (part) => part.querySelector('li, dd, tr, p') === null,
  );
  const lines = (parts.length > 0 ? parts : [element]).map(lineOf);
  const pictures = [...element.querySelectorAll('img'), ...(element.localName === 'img' ? [element] : [])];
  return [
    ...lines,
    ...pictures.map((picture) => `[${picture.getAttribute('alt') || picture.getAttribute('src')}]`),
  ].filter((line) => line !== '');
}

const lineOf = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Sections of two texts side by side: those of one heading together, in an order that fits both. */
export function pairSections(before: string, after: string): SectionPair[] {
  const pairs: SectionPair[] = [];
  const keyOf = ({ heading }: Section) => heading.toLowerCase();
  const [old, anew] = [sectionsOf(before), sectionsOf(after)];
  // In the order they stand in, for one heading may stand over several.
  const left = old.values();
  for (const { kind, items } of changesBetween(old, anew, keyOf)) {
    for (const section of items) {
      const before = kind === 'added' ? null : (left.next().value ?? null);
      pairs.push({ before, after: kind === 'removed' ? null : section });
    }
  }
  return pairs;
}

/** A text of sections, of which some are taken from the other side. @param taken the places of those, among the pairs */
export function mergedSections(pairs: readonly SectionPair[], taken: ReadonlySet<number>): string {
  return pairs.map(({ before, after }, index) => (taken.has(index) ? after : before)?.html ?? '').join('');
}
