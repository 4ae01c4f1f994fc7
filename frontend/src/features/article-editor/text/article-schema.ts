import { type AnyExtension, getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_NODES } from './article-nodes.js';
import { ListNesting } from './list-nesting.js';

/** Attribute of a paragraph that has its own element where text can also stand without one. */
const EXPLICIT_ATTRIBUTE = 'data-paragraph';
/** Elements that usually contain a single paragraph without a `p` element, unless it is explicit. */
const TIGHT_SELECTOR = 'li, dd, td, th';

const KIT = StarterKit.configure({
  heading: { levels: [2, 3, 4, 5, 6] },
  // Articles have their own marks and nodes for these; see `article-nodes`.
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  link: false,
  code: false,
  codeBlock: false,
  // Would add an empty paragraph at the end.
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

/** Editor extensions that cover everything in an article's content that the server keeps. */
export const ARTICLE_EXTENSIONS: AnyExtension[] = [KIT, ListNesting, ...ARTICLE_NODES];

let schema: Schema | undefined;
/** Returns the schema of articles, created on first use. */
export const getArticleSchema = (): Schema => {
  schema ??= getSchema(ARTICLE_EXTENSIONS);
  return schema;
};

/** Parses HTML into an inert element, so that nothing is loaded or executed. */
export function parseHtml(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
}

/** Converts HTML to an editor document. */
export const toDocument = (html: string): Node => DOMParser.fromSchema(getArticleSchema()).parse(parseHtml(html));

/**
 * Converts a document to HTML in the form in which articles store it; returns an empty string for an empty document.
 */
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

/** Removes the element of the first paragraph, unless it is explicit or followed by another. */
function unwrapFirstParagraph(container: Element): void {
  const [first, second] = container.children;
  if (first?.localName !== 'p' || first.hasAttribute(EXPLICIT_ATTRIBUTE) || second?.localName === 'p') return;
  first.replaceWith(...first.childNodes);
}
