import { type AnyExtension, getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_NODES } from './article-nodes.js';
import { ListNesting } from './list-nesting.js';

/** Says of a paragraph that it is one in HTML, too, where the text could also stand without. */
const EXPLICIT_ATTRIBUTE = 'data-paragraph';
/** In these a single paragraph is written without its element, as lists usually are, unless it had one. */
const TIGHT_SELECTOR = 'li, dd, td, th';

const KIT = StarterKit.configure({
  heading: { levels: [2, 3, 4, 5, 6] },
  // These have names of their own in articles, see `article-nodes`.
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  link: false,
  code: false,
  codeBlock: false,
  // An article ends where its text ends.
  trailingNode: false,
}).extend({
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        isExplicit: {
          default: false,
          parseHTML: (element: HTMLElement) => element.localName === 'p',
          renderHTML: ({ isExplicit }: Record<string, unknown>) => (isExplicit ? { [EXPLICIT_ATTRIBUTE]: '' } : {}),
        },
      },
    },
    { types: ['orderedList'], attributes: { start: { rendered: false }, type: { rendered: false } } },
  ],
});

/** Everything the server keeps of an article's text has its place in these. */
export const ARTICLE_EXTENSIONS: AnyExtension[] = [KIT, ListNesting, ...ARTICLE_NODES];

let schema: Schema | undefined;
/** The schema of articles, made when it is first needed. */
export const getArticleSchema = (): Schema => {
  schema ??= getSchema(ARTICLE_EXTENSIONS);
  return schema;
};

/** HTML as an element that nothing is loaded or run in. */
export function parseHtml(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
}

/** The document the editor makes of HTML. */
export const toDocument = (html: string): Node => DOMParser.fromSchema(getArticleSchema()).parse(parseHtml(html));

/** A document as HTML, the way articles are stored; an empty one is nothing. */
export function toHtml(document: Node): string {
  if (document.childCount === 1 && document.firstChild?.isTextblock && document.firstChild.content.size === 0)
    return '';
  const inert = window.document.implementation.createHTMLDocument();
  const body = inert.body;
  body.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content, { document: inert }));
  for (const tight of body.querySelectorAll(TIGHT_SELECTOR)) unwrapFirstParagraph(tight);
  for (const paragraph of body.querySelectorAll(`[${EXPLICIT_ATTRIBUTE}]`))
    paragraph.removeAttribute(EXPLICIT_ATTRIBUTE);
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0').replace(/<(br|hr|img)((?: [^<>]*)?)>/g, '<$1$2 />');
}

/** Writes the first paragraph without its element, unless it is explicit or followed by another. */
function unwrapFirstParagraph(container: Element): void {
  const [first, second] = container.children;
  if (first?.localName !== 'p' || first.hasAttribute(EXPLICIT_ATTRIBUTE) || second?.localName === 'p') return;
  first.replaceWith(...first.childNodes);
}
