import type { Editor } from '@tiptap/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { uploadImage } from '../api.js';
import { IMAGE_ACCEPT, validateImageFile } from '../image/validate-image-file.js';
import { STRINGS } from '../strings.js';
import styles from './TextDialog.module.css';

interface ImageDialogProps {
  editor: Editor;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Attributes of every uploaded image: the server creates one size, and the image loads lazily. */
const IMAGE_DEFAULTS = { width: '1200', height: '800', loading: 'lazy', decoding: 'async' };

/** Dialog that uploads an image and inserts it into the content. */
export function ImageDialog({ editor, onClose, returnFocus }: ImageDialogProps) {
  const { text, image } = STRINGS;
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const uploading = useRef<AbortController | null>(null);
  // Closing the dialog cancels the upload, so that nothing is inserted.
  useEffect(() => () => uploading.current?.abort(), []);
  const insert = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!file || errorMessage || isBusy) return;
    setBusy(true);
    const control = new AbortController();
    const { signal } = control;
    uploading.current = control;
    try {
      const src = await uploadImage(file, signal);
      if (signal.aborted) return;
      editor
        .chain()
        .insertContent({ type: 'figure', content: [{ type: 'picture', attrs: { ...IMAGE_DEFAULTS, src, alt } }] })
        .run();
      onClose();
    } catch (thrown) {
      if (signal.aborted) return;
      setErrorMessage(getUserMessage(thrown, image.uploadFailed));
      setBusy(false);
    }
  };
  return (
    <Dialog title={text.imageTitle} onClose={onClose} returnFocus={returnFocus}>
      <form className={styles.form} onSubmit={(event) => void insert(event)} noValidate>
        <Field
          label={text.imageFile}
          type="file"
          accept={IMAGE_ACCEPT}
          error={errorMessage ?? undefined}
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null;
            setFile(chosen);
            setErrorMessage(chosen && validateImageFile(chosen));
          }}
        />
        <Field label={text.imageAlt} value={alt} onChange={(event) => setAlt(event.target.value)} />
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={!file || errorMessage !== null || isBusy}>
            {isBusy ? text.imageUploading : text.imageInsert}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
