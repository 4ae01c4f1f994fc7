import { Mark, mergeAttributes, Node } from '@tiptap/core';

/** What an element's attribute is read from and written to as it stands. */
const preserveAttributes =
  (...names: string[]) =>
  () =>
    Object.fromEntries(
      names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
    );

interface ContainerNode {
  tag: string;
  /** What may stand in it. */
  content: string;
  group?: string;
  attributes?: string[];
}

/** An element that holds others, as it is named in HTML. */
const createContainerNode = ({ tag, content, group, attributes = [] }: ContainerNode) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    defining: true,
    isolating: tag === 'td' || tag === 'th' || tag === 'figcaption',
    addAttributes: preserveAttributes(...attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Lists of terms, tables and figures: texts in them can be edited; they themselves are made in the source. */
const CONTAINER_NODES: readonly ContainerNode[] = [
  { tag: 'dl', content: '(dt | dd)+', group: 'block' },
  { tag: 'dt', content: 'inline*' },
  { tag: 'dd', content: 'block+' },
  { tag: 'table', content: 'caption? (thead | tbody | tfoot)+', group: 'block' },
  { tag: 'caption', content: 'inline*' },
  { tag: 'thead', content: 'tr+' },
  { tag: 'tbody', content: 'tr+' },
  { tag: 'tfoot', content: 'tr+' },
  { tag: 'tr', content: '(th | td)*' },
  { tag: 'th', content: 'block+', attributes: ['scope', 'colspan', 'rowspan'] },
  { tag: 'td', content: 'block+', attributes: ['colspan', 'rowspan'] },
  { tag: 'figure', content: '(picture | block)* figcaption?', group: 'block' },
  { tag: 'figcaption', content: 'inline*' },
];

const IMAGE_ATTRIBUTES = ['src', 'alt', 'width', 'height', 'loading', 'decoding'];

/** A picture that stands by itself. */
const BlockImage = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: preserveAttributes(...IMAGE_ATTRIBUTES),
  parseHTML: () => ['doc/', 'figure/', 'blockquote/', 'td/', 'dd/'].map((context) => ({ tag: 'img[src]', context })),
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture within a line. */
const InlineImage = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: preserveAttributes(...IMAGE_ATTRIBUTES),
  parseHTML: () => [{ tag: 'img[src]', priority: 40 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Text whose spaces and lines are as they were typed. */
const Preformatted = Node.create({
  name: 'pre',
  group: 'block',
  content: 'inline*',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: () => ['pre', 0],
});

/** A mark that has more than one name in HTML keeps the one it came with; the first is that of new ones. */
const createMark = (name: string, tags: readonly string[], key?: string) =>
  Mark.create({
    name,
    addAttributes: () => ({ tag: { default: tags[0], rendered: false } }),
    parseHTML: () => tags.map((tag) => ({ tag, attrs: { tag } })),
    renderHTML: ({ mark }) => [mark.attrs.tag, 0],
    ...(key && {
      addKeyboardShortcuts() {
        return { [key]: () => this.editor.commands.toggleMark(name) };
      },
    }),
  });

const MARKS = [
  createMark('bold', ['strong', 'b'], 'Mod-b'),
  createMark('italic', ['em', 'i'], 'Mod-i'),
  ...['u', 's', 'sub', 'sup', 'small', 'mark'].map((tag) => createMark(tag, [tag])),
];

/** A link; where it leads decides what else the server puts on it. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: preserveAttributes('href', 'title', 'rel'),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

/** What an article has beyond paragraphs, headings and lists. */
export const ARTICLE_NODES = [
  ...CONTAINER_NODES.map(createContainerNode),
  BlockImage,
  InlineImage,
  Preformatted,
  ...MARKS,
  Link,
];
