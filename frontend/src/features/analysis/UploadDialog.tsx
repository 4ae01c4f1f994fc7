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
import type { Upload } from './photo.js';
import styles from './UploadDialog.module.css';
import { UPLOAD_ACCEPT, uploadFault } from './upload-rules.js';
import { useObjectUrl } from './useObjectUrl.js';

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
    <Dialog
      title="Upload Image"
      description="Choose a photo of a landmark, an object or a place."
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <form onSubmit={submit}>
        <div className={styles.fields}>
          <DropZone file={file} onChoose={choose} />
          <Field
            label="Where was this photo taken?"
            name="location"
            placeholder="City, country or landmark"
            hint="Helps provide more accurate cultural and historical context."
            maxLength={300}
            autoComplete="off"
          />
          <Field
            label="Additional site details (optional)"
            name="siteDetails"
            placeholder="Restaurant, monument or landmark name"
            maxLength={300}
            autoComplete="off"
          />
        </div>
        <div className={dialog.footer}>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!file}>
            Analyze Image
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
            <strong>Drop a photo here</strong>
            <span>JPG, PNG, HEIC, RAW and more, up to 10 MB</span>
          </>
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        hidden
        aria-label="Image file"
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          // The same file can then be chosen again after a fault.
          event.currentTarget.value = '';
        }}
      />
      <Button look="secondary" size="small" onClick={() => input.current?.click()}>
        {file ? 'Choose Different File' : 'Browse Files'}
      </Button>
    </div>
  );
}
