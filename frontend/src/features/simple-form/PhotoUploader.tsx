import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import dialog from '../../ui/Dialog.module.css';
import { DropZone } from '../../ui/DropZone.js';
import { showToast } from '../../ui/toasts.js';
import { PHOTO_ACCEPT, PhotoFault, photoFault, type ShownPhoto, uploadPhoto } from './photo-upload.js';
import styles from './SimpleForm.module.css';
import { TEXTS } from './texts.js';

const WORDS = TEXTS.uploader;

interface PhotoUploaderProps {
  articleId: number;
  returnFocus: RefObject<HTMLElement | null>;
  /** Told when an upload begins and ends. */
  onBusy: (busy: boolean) => void;
  /** Told of a photo the article shows now; the dialog closes after that. */
  onDone: (photo: ShownPhoto) => Promise<void>;
  onClose: () => void;
}

/** Where one photo is chosen and then, when that is asked for, sent. Closing it stops what is on its way. */
export function PhotoUploader({ articleId, returnFocus, onBusy, onDone, onClose }: PhotoUploaderProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState<AbortController | null>(null);
  // Whoever leaves the page is not waited for.
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);

  const choose = (chosen: File | undefined) => {
    if (!chosen || sending) return;
    const found = photoFault(chosen);
    setFault(found);
    if (found === null) setFile(chosen);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || sending) return;
    const controller = new AbortController();
    last.current = controller;
    setSending(controller);
    setFault(null);
    onBusy(true);
    try {
      const photo = await uploadPhoto(articleId, file, controller.signal);
      await onDone(photo);
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return onClose();
      const description = error instanceof PhotoFault ? error.message : TEXTS.photoFaults.update;
      setFault(description);
      showToast({ title: TEXTS.error, description, destructive: true });
    } finally {
      setSending(null);
      onBusy(false);
    }
  };
  // While a photo is on its way, closing stops it, and the dialog goes when that is done.
  const close = () => (sending ? sending.abort() : onClose());

  return (
    <Dialog title={WORDS.title} description={WORDS.description} onClose={close} returnFocus={returnFocus}>
      <form onSubmit={(event) => void send(event)} aria-busy={sending !== null}>
        <div className={styles.uploader}>
          <DropZone file={file} accept={PHOTO_ACCEPT} words={WORDS} onChoose={choose} />
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        </div>
        <div className={dialog.footer}>
          <Button look="secondary" onClick={close}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" disabled={!file} aria-disabled={sending !== null || undefined}>
            {sending ? TEXTS.photo.uploading : WORDS.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
