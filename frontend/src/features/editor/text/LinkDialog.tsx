import type { Editor } from '@tiptap/react';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Field } from '../../../ui/Field.js';
import { TEXTS } from '../texts.js';
import styles from './TextDialog.module.css';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** What the server keeps of a link's address: other hosts by their whole address, our pages by their path. */
const isAddress = (text: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(text) || /^\/(?![\\/])\S*$/.test(text);

/** Where what is selected leads to. */
export function LinkDialog({ editor, onClose, returnFocus }: LinkDialogProps) {
  const { text } = TEXTS;
  const former = (editor.getAttributes('link').href as string | null | undefined) ?? '';
  const [address, setAddress] = useState(former);
  const [isWrong, setWrong] = useState(false);
  const set = (event: FormEvent) => {
    event.preventDefault();
    // A form within the article's form, on the screen only.
    event.stopPropagation();
    const href = address.trim();
    if (!isAddress(href)) return setWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && former === '') {
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
      <form className={styles.form} onSubmit={set} noValidate>
        <Field
          label={text.linkAddress}
          hint={text.linkHint}
          error={isWrong ? text.linkFault : undefined}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <div className={styles.buttons}>
          {former !== '' && (
            <Button look="secondary" onClick={remove}>
              {text.linkRemove}
            </Button>
          )}
          <Button type="submit">{text.linkSet}</Button>
        </div>
      </form>
    </Dialog>
  );
}
