import { Mark, mergeAttributes, Node } from '@tiptap/core';

/** Reads and writes an element's attributes unchanged. */
const preserveAttributes =
  (...names: string[]) =>
  () =>
    Object.fromEntries(
      names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
    );

interface ContainerNode {
  tag: string;
  /** Content expression of the node. */
  content: string;
  group?: string;
  attributes?: string[];
}

/** Creates a node for an HTML element that contains others. */
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

/**
 * Description lists, tables and figures. Their texts can be edited; the elements themselves can be added only in the
 * source.
 */
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

/** Image that is a separate block. */
const BlockImage = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: preserveAttributes(...IMAGE_ATTRIBUTES),
  parseHTML: () => ['doc/', 'figure/', 'blockquote/', 'td/', 'dd/'].map((context) => ({ tag: 'img[src]', context })),
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Image within a line. */
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

/** Text that preserves typed white space. */
const Preformatted = Node.create({
  name: 'pre',
  group: 'block',
  content: 'inline*',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: () => ['pre', 0],
});

/** Creates a mark that several HTML elements stand for. Existing elements keep their name; new ones get the first. */
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

/** Link. The server derives its other attributes from the target. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: preserveAttributes('href', 'title', 'rel'),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

/** Nodes and marks of articles beyond paragraphs, headings and lists. */
export const ARTICLE_NODES = [
  ...CONTAINER_NODES.map(createContainerNode),
  BlockImage,
  InlineImage,
  Preformatted,
  ...MARKS,
  Link,
];
