import { documentOf, elementOf, htmlOf } from './article-schema.js';

/** Elements within a line: what they say is said of the letters in them, in whatever order they stand. */
const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark']);

/** Letters, and what is said of them. */
interface Run {
  text: string;
  marks: string;
}

/**
 * HTML as what it shows: elements with their attributes, and runs of letters with what is said of them. White space
 * counts as browsers show it.
 */
export function shapeOf(html: string): string {
  const shape: string[] = [];
  let line: Run[] = [];
  const endLine = (isPre: boolean) => {
    for (const { text, marks } of isPre ? line : shownOf(line)) shape.push(`${JSON.stringify(text)} ${marks}`);
    line = [];
  };
  const visit = (node: Node, marks: readonly string[], isPre: boolean): void => {
    if (node instanceof window.Text) {
      add(line, { text: node.data, marks: marks.toSorted().join(' ') });
      return;
    }
    if (!(node instanceof window.Element)) return;
    const name = node.localName;
    if (INLINE.has(name)) {
      const said = nameOf(node);
      // A link that leads nowhere says nothing.
      for (const child of node.childNodes) visit(child, said === 'a' ? marks : [...marks, said], isPre);
      return;
    }
    endLine(isPre);
    shape.push(`<${[nameOf(node), ...(name === 'img' ? marks : [])].join(' ')}>`);
    for (const child of node.childNodes) visit(child, marks, isPre || name === 'pre');
    endLine(isPre || name === 'pre');
    shape.push('</>');
  };
  visit(elementOf(html), [], false);
  return shape.join('\n');
}

/** Appends letters to a line; to its last run when the same is said of them. */
function add(line: Run[], { text, marks }: Run): void {
  const last = line.at(-1);
  if (last?.marks === marks) last.text += text;
  else line.push({ text, marks });
}

/** A line without the white space nobody sees. */
function shownOf(line: readonly Run[]): Run[] {
  const shown: Run[] = [];
  let isAfterSpace = true;
  for (const { text, marks } of line) {
    const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
    const rest: string = isAfterSpace ? spaced.replace(/^ /, '') : spaced;
    if (rest === '') continue;
    isAfterSpace = rest.endsWith(' ');
    add(shown, { text: rest, marks });
  }
  const last = shown.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return shown.filter(({ text }) => text !== '');
}

const nameOf = (element: Element): string =>
  [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ');

/** Whether two texts show the same. */
export const showSame = (one: string, other: string): boolean => one === other || shapeOf(one) === shapeOf(other);

/** Whether the editor can hold a text: what it would write of it shows the same. */
export const canHold = (html: string): boolean => showSame(html.trim(), htmlOf(documentOf(html)));
