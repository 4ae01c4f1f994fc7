import { parseHtml, toDocument, toHtml } from './article-schema.js';

/** Inline elements. It matters only which letters they cover, not how they are nested. */
const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark']);

/** Letters with their marks. */
interface TextRun {
  text: string;
  marks: string;
}

/**
 * Describes what HTML displays: elements with attributes, and runs of letters with their marks. White space counts as
 * browsers display it.
 */
export function describeRendering(html: string): string {
  const shape: string[] = [];
  let line: TextRun[] = [];
  const endLine = (isPre: boolean) => {
    for (const { text, marks } of isPre ? line : collapseWhitespace(line))
      shape.push(`${JSON.stringify(text)} ${marks}`);
    line = [];
  };
  const visit = (node: Node, marks: readonly string[], isPre: boolean): void => {
    if (node instanceof window.Text) {
      appendRun(line, { text: node.data, marks: marks.toSorted().join(' ') });
      return;
    }
    if (!(node instanceof window.Element)) return;
    const name = node.localName;
    if (INLINE.has(name)) {
      const tag = formatTag(node);
      // A link without a target has no effect.
      for (const child of node.childNodes) visit(child, tag === 'a' ? marks : [...marks, tag], isPre);
      return;
    }
    endLine(isPre);
    shape.push(`<${[formatTag(node), ...(name === 'img' ? marks : [])].join(' ')}>`);
    for (const child of node.childNodes) visit(child, marks, isPre || name === 'pre');
    endLine(isPre || name === 'pre');
    shape.push('</>');
  };
  visit(parseHtml(html), [], false);
  return shape.join('\n');
}

/** Appends letters to a line: to its last run if the marks are equal, otherwise as a new run. */
function appendRun(line: TextRun[], { text, marks }: TextRun): void {
  const last = line.at(-1);
  if (last?.marks === marks) last.text += text;
  else line.push({ text, marks });
}

/** Removes white space that is not displayed from a line. */
function collapseWhitespace(line: readonly TextRun[]): TextRun[] {
  const shown: TextRun[] = [];
  let isAfterSpace = true;
  for (const { text, marks } of line) {
    const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
    const rest: string = isAfterSpace ? spaced.replace(/^ /, '') : spaced;
    if (rest === '') continue;
    isAfterSpace = rest.endsWith(' ');
    appendRun(shown, { text: rest, marks });
  }
  const last = shown.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return shown.filter(({ text }) => text !== '');
}

const formatTag = (element: Element): string =>
  [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ');

export const renderIdentically = (one: string, other: string): boolean =>
  one === other || describeRendering(one) === describeRendering(other);

/** Whether the rich text editor can edit the content without changing how it looks. */
export const isSupportedHtml = (html: string): boolean => renderIdentically(html.trim(), toHtml(toDocument(html)));
