import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import dialog from '../../ui/Dialog.module.css';
import { DropZone } from '../../ui/DropZone.js';
import { Field } from '../../ui/Field.js';
import { showToast } from '../../ui/toasts.js';
import { TEXTS } from './dialog-texts.js';
import type { Upload } from './photo.js';
import styles from './UploadDialog.module.css';
import { UPLOAD_ACCEPT, uploadFault } from './upload-rules.js';

const WORDS = TEXTS.upload;

interface UploadDialogProps {
  /** A file that is chosen from the start. */
  initialFile?: File | undefined;
  onSubmit: (upload: Upload) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function UploadDialog({ initialFile, onSubmit, onClose, returnFocus }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(initialFile ?? null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const fault = uploadFault(chosen);
    if (fault) showToast({ ...fault, destructive: true });
    else setFile(chosen);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = uploadFault(file);
    if (fault || !file) {
      if (fault) showToast({ ...fault, destructive: true });
      return;
    }
    const fields = new FormData(event.currentTarget);
    const location = String(fields.get('location') ?? '').trim();
    const siteDetails = String(fields.get('siteDetails') ?? '').trim();
    onSubmit({ file, ...(location ? { location } : {}), ...(siteDetails ? { siteDetails } : {}) });
  }

  return (
    <Dialog title={WORDS.title} description={WORDS.description} onClose={onClose} returnFocus={returnFocus}>
      <form onSubmit={submit}>
        <div className={styles.fields}>
          <DropZone file={file} accept={UPLOAD_ACCEPT} words={WORDS} onChoose={choose} />
          <Field
            label={WORDS.location}
            name="location"
            placeholder={WORDS.locationExample}
            hint={WORDS.locationHint}
            maxLength={300}
            autoComplete="off"
          />
          <Field
            label={WORDS.site}
            hint={WORDS.siteHint}
            name="siteDetails"
            placeholder={WORDS.siteExample}
            maxLength={300}
            autoComplete="off"
          />
        </div>
        <div className={dialog.footer}>
          <Button look="secondary" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" disabled={!file}>
            {WORDS.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
