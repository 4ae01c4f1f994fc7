import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { TEXTS } from '../texts.js';
import { ARTICLE_EXTENSIONS, documentOf, htmlOf } from './article-schema.js';
import { ImageDialog } from './ImageDialog.js';
import { LinkDialog } from './LinkDialog.js';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.js';

interface RichTextProps {
  /** A text the editor can hold, see `canHold`. */
  html: string;
  onChange: (html: string) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** An article's text as it will look, to be edited. Another text needs another of these: it only begins with it. */
export function RichText({ html, onChange, describedBy, isInvalid }: RichTextProps) {
  const changed = useRef(onChange);
  changed.current = onChange;
  const said = useRef({ describedBy, isInvalid });
  said.current = { describedBy, isInvalid };
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const editor = useEditor({
    extensions: ARTICLE_EXTENSIONS,
    content: documentOf(html).toJSON(),
    // The content security policy forbids style elements.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': TEXTS.text.label,
        class: styles.text ?? '',
        ...(said.current.isInvalid && { 'aria-invalid': 'true' }),
        ...(said.current.describedBy && { 'aria-describedby': said.current.describedBy }),
      }),
      // Tab leaves the field wherever it is pressed, lists included: nobody is held within.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => changed.current(htmlOf(state.doc)),
  });
  // The view may come only later, as when a part of the page is still on its way; it then begins with these.
  useEffect(() => {
    const box = host.current?.querySelector('[role="textbox"]');
    if (!box) return;
    say(box, 'aria-invalid', isInvalid ? 'true' : undefined);
    say(box, 'aria-describedby', describedBy);
  }, [describedBy, isInvalid]);

  const open = (which: 'link' | 'image') => (from: HTMLElement) => {
    opener.current = from;
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <>
      <Toolbar editor={editor} bar={bar} onLink={open('link')} onImage={open('image')} />
      <EditorContent innerRef={host} editor={editor} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} returnFocus={opener} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={close} returnFocus={opener} />}
    </>
  );
}

function say(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
