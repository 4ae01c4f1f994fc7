import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { STRINGS } from '../strings.js';
import { ARTICLE_EXTENSIONS, toDocument, toHtml } from './article-schema.js';
import { ImageDialog } from './ImageDialog.js';
import { LinkDialog } from './LinkDialog.js';
import styles from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar.js';
import { useShownSentence } from './useShownSentence.js';

interface RichTextEditorProps {
  /** Supported content; see `isSupportedHtml`. */
  html: string;
  onChange: (html: string) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** Rich text editor for an article's content. `html` is only its initial value; a new value requires a new instance. */
export function RichTextEditor({ html, onChange, describedBy, isInvalid }: RichTextEditorProps) {
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const fieldState = useRef({ describedBy, isInvalid });
  fieldState.current = { describedBy, isInvalid };
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const editor = useEditor({
    extensions: ARTICLE_EXTENSIONS,
    content: toDocument(html).toJSON(),
    // The content security policy forbids style elements.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': STRINGS.text.label,
        class: styles.text ?? '',
        ...(fieldState.current.isInvalid && { 'aria-invalid': 'true' }),
        ...(fieldState.current.describedBy && { 'aria-describedby': fieldState.current.describedBy }),
      }),
      // Tab leaves the field everywhere, even in lists, so that keyboard users are not trapped.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => latestOnChange.current(toHtml(state.doc)),
  });
  useShownSentence(editor);
  // The view may be created later, while a part of the page is still loading. It then gets these attributes.
  useEffect(() => {
    const box = host.current?.querySelector('[role="textbox"]');
    if (!box) return;
    setOrRemoveAttribute(box, 'aria-invalid', isInvalid ? 'true' : undefined);
    setOrRemoveAttribute(box, 'aria-describedby', describedBy);
  }, [describedBy, isInvalid]);

  const open = (kind: 'link' | 'image') => (trigger: HTMLElement) => {
    opener.current = trigger;
    setDialog(kind);
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

function setOrRemoveAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
