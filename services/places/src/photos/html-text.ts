import { Parser } from 'htmlparser2';

/** Elements whose text is never visible. */
const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'template']);
/** Elements that separate the text before them from the text after them. */
const LIST_ELEMENTS = new Set(['li']);
const BLOCK_ELEMENTS = new Set(['p', 'div', 'br', 'td', 'tr', 'table', 'ul', 'ol', 'dd', 'dt']);
const HIDDEN_STYLE = /display\s*:\s*none/i;

export interface HtmlText {
  /** On one line, without markup. */
  text: string;
  /** Target of the first visible link, as written. */
  link: string | null;
}

/** Reads the visible text of an HTML fragment. Items of a list are separated by commas. */
export function readHtml(html: string): HtmlText {
  const parts: string[] = [];
  let link: string | null = null;
  /** Names of the open elements, starting with the outermost hidden one. */
  const hidden: string[] = [];
  const parser = new Parser({
    onopentag: (name, { style = '', href }) => {
      if (hidden.length > 0 || INVISIBLE_ELEMENTS.has(name) || HIDDEN_STYLE.test(style)) hidden.push(name);
      else if (name === 'a') link ??= href ?? null;
      if (BLOCK_ELEMENTS.has(name)) parts.push(' ');
    },
    onclosetag: (name) => {
      if (hidden.length > 0) hidden.pop();
      else if (LIST_ELEMENTS.has(name)) parts.push(', ');
      else if (BLOCK_ELEMENTS.has(name)) parts.push(' ');
    },
    ontext: (text) => {
      if (hidden.length === 0) parts.push(text);
    },
  });
  parser.end(html);
  const text = parts.join('').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim().replace(/,+$/, '').trim();
  return { text, link };
}
