import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { classNames } from '../../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import { canNest, canUnnest, nest, unnest } from './list-nesting.js';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  editor: Editor;
  bar: RefObject<HTMLDivElement | null>;
  onLink: (opener: HTMLElement) => void;
  onImage: (opener: HTMLElement) => void;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  /** Whether the format applies to the selection; absent for buttons without a state. */
  isOn?: boolean;
  isOff?: boolean;
  /** Keyboard shortcut, as displayed and for screen readers. */
  keys?: { shown: string; ariaKeys: string };
  run: (opener: HTMLElement) => void;
}

/** Returns the formats that apply to the selection. */
function useActiveFormats(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      heading: [2, 3, 4].filter((level) => editor.isActive('heading', { level })),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      nest: canNest(editor),
      unnest: canUnnest(editor),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
}

/** Toolbar of the rich text editor: one tab stop, with arrow keys inside. */
export function Toolbar({ editor, bar, onLink, onImage }: ToolbarProps) {
  const active = useActiveFormats(editor);
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
    name: STRINGS.text.heading(level),
    icon,
    isOn: active.heading.includes(level),
    run: () => chain().toggleHeading({ level }).run(),
  });
  const { text } = STRINGS;
  // In this order, the groups wrap into two lines on narrow viewports.
  const groups: Tool[][] = [
    [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
    [
      { name: text.bold, icon: Bold, isOn: active.bold, run: () => chain().toggleMark('bold').run() },
      { name: text.italic, icon: Italic, isOn: active.italic, run: () => chain().toggleMark('italic').run() },
    ],
    [
      { name: text.link, icon: Link, isOn: active.link, run: onLink },
      { name: text.image, icon: ImagePlus, run: onImage },
    ],
    [
      { name: text.bulletList, icon: List, isOn: active.bulletList, run: () => chain().toggleBulletList().run() },
      {
        name: text.orderedList,
        icon: ListOrdered,
        isOn: active.orderedList,
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: text.nest,
        icon: ListIndentIncrease,
        keys: { shown: text.nestKeys, ariaKeys: 'Control+] Meta+]' },
        isOff: !active.nest,
        run: () => nest(editor),
      },
      {
        name: text.unnest,
        icon: ListIndentDecrease,
        keys: { shown: text.unnestKeys, ariaKeys: 'Control+[ Meta+[' },
        isOff: !active.unnest,
        run: () => unnest(editor),
      },
      { name: text.quote, icon: Quote, isOn: active.blockquote, run: () => chain().toggleBlockquote().run() },
    ],
    [
      { name: text.undo, icon: Undo2, isOff: !active.undo, run: () => chain().undo().run() },
      { name: text.redo, icon: Redo2, isOff: !active.redo, run: () => chain().redo().run() },
    ],
  ];
  return (
    <Radix.Root ref={bar} className={styles.toolbar} aria-label={text.toolbar}>
      {groups.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map(({ name, icon: Icon, isOn, isOff, keys, run }) => (
            <Radix.Button
              key={name}
              type="button"
              className={classNames(styles.button, isOn && styles.active)}
              aria-label={name}
              title={keys ? `${name} (${keys.shown})` : name}
              aria-keyshortcuts={keys?.ariaKeys}
              {...(isOn !== undefined && { 'aria-pressed': isOn })}
              aria-disabled={isOff}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => !isOff && run(event.currentTarget)}
            >
              <Icon aria-hidden="true" />
            </Radix.Button>
          ))}
        </div>
      ))}
    </Radix.Root>
  );
}
