import { MapPin } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { showToast } from '../../../../ui/feedback/toasts.js';
import { Button } from '../../../../ui/form/Button.js';
import { DropZone } from '../../../../ui/form/DropZone.js';
import { Field } from '../../../../ui/form/Field.js';
import { Dialog } from '../../../../ui/overlay/Dialog.js';
import dialog from '../../../../ui/overlay/Dialog.module.css';
import { STRINGS } from '../../dialog-strings.js';
import type { Upload } from '../photo.js';
import { useHasPosition } from '../useHasPosition.js';
import styles from './UploadDialog.module.css';
import { findUploadIssue, UPLOAD_ACCEPT } from './upload-rules.js';

const UPLOAD_STRINGS = STRINGS.upload;

interface UploadDialogProps {
  /** File that was dropped or pasted; if null, the device's file picker opens immediately. */
  initialFile: File | null;
  onSubmit: (upload: Upload) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function UploadDialog({ initialFile, onSubmit, onClose, returnFocus }: UploadDialogProps) {
  // Files of a wrong type were already refused.
  const [file, setFile] = useState<File | null>(initialFile);

  const hasPosition = useHasPosition(file);

  function choose(chosenFile: File | undefined) {
    if (!chosenFile) return;
    const issue = findUploadIssue(chosenFile);
    if (issue) showToast({ ...issue, destructive: true });
    else setFile(chosenFile);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const issue = findUploadIssue(file);
    if (issue || !file) {
      if (issue) showToast({ ...issue, destructive: true });
      return;
    }
    const fields = new FormData(event.currentTarget);
    const location = String(fields.get('location') ?? '').trim();
    const siteDetails = String(fields.get('siteDetails') ?? '').trim();
    onSubmit({ file, ...(location ? { location } : {}), ...(siteDetails ? { siteDetails } : {}) });
  }

  return (
    <Dialog
      title={UPLOAD_STRINGS.title}
      description={UPLOAD_STRINGS.description}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <form onSubmit={submit}>
        <div className={styles.fields}>
          <DropZone
            file={file}
            accept={UPLOAD_ACCEPT}
            strings={UPLOAD_STRINGS}
            opensPicker={initialFile === null}
            onChoose={choose}
          />
          <Hints isFolded={hasPosition === true} />
        </div>
        <div className={dialog.footer}>
          <Button variant="secondary" onClick={onClose}>
            {UPLOAD_STRINGS.cancel}
          </Button>
          <Button type="submit" disabled={!file}>
            {UPLOAD_STRINGS.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Hints about the place of a photo. Collapsed if the photo contains its position, unless they were filled in. */
function Hints({ isFolded }: { isFolded: boolean }) {
  const [isUsed, setIsUsed] = useState(false);
  return (
    <details
      className={styles.hint}
      open={!isFolded || isUsed}
      onInput={() => setIsUsed(true)}
      onToggle={({ currentTarget }) => isFolded && setIsUsed(currentTarget.open)}
    >
      <summary hidden={!isFolded}>
        <MapPin aria-hidden="true" />
        <span>{UPLOAD_STRINGS.hasPosition}</span>
        <strong>{UPLOAD_STRINGS.addHint}</strong>
      </summary>
      <div className={styles.hints}>
        <Field
          label={UPLOAD_STRINGS.location}
          name="location"
          placeholder={UPLOAD_STRINGS.locationExample}
          hint={UPLOAD_STRINGS.locationHint}
          maxLength={300}
          autoComplete="off"
        />
        <Field
          label={UPLOAD_STRINGS.site}
          hint={UPLOAD_STRINGS.siteHint}
          name="siteDetails"
          placeholder={UPLOAD_STRINGS.siteExample}
          maxLength={300}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
