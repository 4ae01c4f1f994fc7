import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { DropZone } from '../../ui/form/DropZone.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import dialog from '../../ui/overlay/Dialog.module.css';
import { PHOTO_ACCEPT, PhotoUploadError, type UploadedPhoto, uploadPhoto, validatePhoto } from './photo-upload.js';
import styles from './SimpleEditForm.module.css';
import { STRINGS } from './strings.js';

const UPLOADER_STRINGS = STRINGS.uploader;

interface PhotoUploadDialogProps {
  articleId: number;
  returnFocus: RefObject<HTMLElement | null>;
  /** Called when an upload starts and when it ends. */
  onBusy: (busy: boolean) => void;
  /** Called with the photo that the article now shows. The dialog closes afterward. */
  onDone: (photo: UploadedPhoto) => Promise<void>;
  onClose: () => void;
}

/** Dialog in which one photo is chosen and uploaded. Closing it aborts the upload. */
export function PhotoUploadDialog({ articleId, returnFocus, onBusy, onDone, onClose }: PhotoUploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [sending, setSending] = useState<AbortController | null>(null);
  // Leaving the page aborts the upload.
  const lastController = useRef<AbortController>(null);
  useEffect(() => () => lastController.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    if (!chosen || sending) return;
    const validationError = validatePhoto(chosen);
    setErrorMessage(validationError);
    if (validationError === null) setFile(chosen);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || sending) return;
    const controller = new AbortController();
    lastController.current = controller;
    setSending(controller);
    setErrorMessage(null);
    onBusy(true);
    try {
      const photo = await uploadPhoto(articleId, file, controller.signal);
      await onDone(photo);
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return onClose();
      const description = error instanceof PhotoUploadError ? error.message : STRINGS.photoErrors.update;
      setErrorMessage(description);
      showToast({ title: STRINGS.error, description, destructive: true });
    } finally {
      setSending(null);
      onBusy(false);
    }
  };
  // During an upload, closing aborts it, and the dialog closes once that is done.
  const close = () => (sending ? sending.abort() : onClose());

  return (
    <Dialog
      title={UPLOADER_STRINGS.title}
      description={UPLOADER_STRINGS.description}
      onClose={close}
      returnFocus={returnFocus}
    >
      <form onSubmit={(event) => void send(event)} aria-busy={sending !== null}>
        <div className={styles.uploader}>
          <DropZone file={file} accept={PHOTO_ACCEPT} strings={UPLOADER_STRINGS} onChoose={choose} />
          <p role="alert" className={styles.error}>
            {errorMessage}
          </p>
        </div>
        <div className={dialog.footer}>
          <Button variant="secondary" onClick={close}>
            {UPLOADER_STRINGS.cancel}
          </Button>
          <Button type="submit" disabled={!file} aria-disabled={sending !== null || undefined}>
            {sending ? STRINGS.photo.uploading : UPLOADER_STRINGS.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
