import { ImagePlus } from 'lucide-react';
import { type DragEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { megabytesText } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { classNames } from '../../ui/class-names.js';
import { Dialog } from '../../ui/Dialog.js';
import dialog from '../../ui/Dialog.module.css';
import { Field } from '../../ui/Field.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { showToast } from '../../ui/toasts.js';
import { TEXTS } from './dialog-texts.js';
import type { Upload } from './photo.js';
import styles from './UploadDialog.module.css';
import { UPLOAD_ACCEPT, uploadFault } from './upload-rules.js';
import { useObjectUrl } from './useObjectUrl.js';

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
          <DropZone file={file} onChoose={choose} />
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

function DropZone({ file, onChoose }: { file: File | null; onChoose: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(file);
  const drag = (highlight: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(highlight);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button does the same
    <div
      className={classNames(styles.zone, over && styles.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      {file && preview ? (
        <SafeImage
          key={preview}
          sources={[preview]}
          alt=""
          className={styles.preview}
          fallback={<ImagePlus aria-hidden="true" />}
        />
      ) : (
        <ImagePlus aria-hidden="true" />
      )}
      <p className={styles.file} aria-live="polite">
        {file ? (
          <>
            <strong>{file.name}</strong>
            <span>{megabytesText(file.size)}</span>
          </>
        ) : (
          <>
            <strong>{WORDS.drop}</strong>
            <span>{WORDS.formats}</span>
          </>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        hidden
        aria-label={WORDS.file}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          // The same file can then be chosen again after a fault.
          event.currentTarget.value = '';
        }}
      />
      <Button look="secondary" size="small" onClick={() => input.current?.click()}>
        {file ? WORDS.another : WORDS.browse}
      </Button>
    </div>
  );
}
