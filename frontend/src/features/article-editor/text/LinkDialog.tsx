import type { Editor } from '@tiptap/react';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { STRINGS } from '../strings.js';
import styles from './TextDialog.module.css';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Whether the server keeps a link: absolute URLs for other hosts, paths for its own pages. */
const isValidLink = (text: string): boolean =>
  /^(https?:\/\/|mailto:)\S+$/i.test(text) || /^\/(?![\\/])\S*$/.test(text);

/** Dialog for the target of the selected link. */
export function LinkDialog({ editor, onClose, returnFocus }: LinkDialogProps) {
  const { text } = STRINGS;
  const currentHref = (editor.getAttributes('link').href as string | null | undefined) ?? '';
  const [url, setUrl] = useState(currentHref);
  const [isWrong, setWrong] = useState(false);
  const applyLink = (event: FormEvent) => {
    event.preventDefault();
    // In the React tree, this form is inside the article's form, which must not be submitted too.
    event.stopPropagation();
    const href = url.trim();
    if (!isValidLink(href)) return setWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && currentHref === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setMark('link', { href, rel: null }).run();
    }
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Dialog title={text.linkTitle} onClose={onClose} returnFocus={returnFocus}>
      <form className={styles.form} onSubmit={applyLink} noValidate>
        <Field
          label={text.linkUrl}
          hint={text.linkHint}
          error={isWrong ? text.linkError : undefined}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <div className={styles.buttons}>
          {currentHref !== '' && (
            <Button variant="secondary" onClick={remove}>
              {text.linkRemove}
            </Button>
          )}
          <Button type="submit">{text.linkSet}</Button>
        </div>
      </form>
    </Dialog>
  );
}
