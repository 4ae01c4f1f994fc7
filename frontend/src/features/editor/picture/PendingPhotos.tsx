import type { PendingPhoto } from '@placelore/contracts/admin-articles.js';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/http-error.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { SafeImage } from '../../../ui/SafeImage.js';
import { showToast } from '../../../ui/toasts.js';
import { acceptPending, dismissPending, pendingPreview } from '../api.js';
import { Moment } from '../Moment.js';
import { TEXTS } from '../texts.js';
import styles from './Picture.module.css';

interface PendingPhotosProps {
  articleId: number;
  photos: readonly PendingPhoto[];
  /** The article shows another picture now, which was a save. */
  onAccepted: (photo: PendingPhoto, shown: { objectPath: string; revision: number }) => void;
  onDismissed: (photo: PendingPhoto) => void;
}

/** Pictures that were sent for an article and that it does not show yet. */
export function PendingPhotos({ articleId, photos, onAccepted, onDismissed }: PendingPhotosProps) {
  const { picture } = TEXTS;
  const { count } = useFormats();
  const [isBusy, setBusy] = useState(false);
  if (photos.length === 0) return null;

  const perform = async (change: () => Promise<void>, title: string, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change();
      showToast({ title });
    } catch (thrown) {
      showToast({ title: TEXTS.error, description: sentenceOf(thrown, failed), destructive: true });
    }
    setBusy(false);
  };
  const accept = (photo: PendingPhoto) =>
    perform(
      async () => onAccepted(photo, await acceptPending(articleId, photo.photoURL)),
      picture.accepted,
      picture.acceptFailed,
    );
  const dismiss = (photo: PendingPhoto) =>
    perform(
      async () => {
        await dismissPending(articleId, photo.photoURL);
        onDismissed(photo);
      },
      picture.dismissed,
      picture.dismissFailed,
    );
  return (
    <section className={styles.pending} aria-label={picture.pending} tabIndex={-1}>
      <h3>{picture.pending}</h3>
      <p className={styles.hint}>{picture.pendingHint}</p>
      <ul>
        {photos.map((photo) => (
          <li key={photo.photoURL}>
            <SafeImage
              sources={[pendingPreview(articleId, photo.photoURL)]}
              alt={picture.preview}
              className={styles.picture}
              fallback={<p className={styles.none}>{picture.noPreview}</p>}
            />
            <p className={styles.facts}>
              <Badge tone="accent">{picture.status}</Badge>
              <span>{picture.size(count(Math.ceil(photo.size / 1000)))}</span>
              <span>
                {picture.until} <Moment iso={photo.expiresAt} />
              </span>
            </p>
            <div className={styles.row}>
              <Button size="small" aria-disabled={isBusy} onClick={() => void accept(photo)}>
                {picture.accept}
              </Button>
              <Button look="secondary" size="small" aria-disabled={isBusy} onClick={() => void dismiss(photo)}>
                {picture.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
